//! Which server is reached for next: that of the link, or the one that is said to have the table.

use rummage_wire::Address;

/// The ways to a table.
#[derive(Debug)]
pub(super) struct Way {
    /// The address of the link. By it the table is known here, wherever it is.
    base: String,
    /// The server that was last said to have the table.
    owner: Option<String>,
    /// The next try goes to that one.
    to_owner: bool,
    /// Somebody has sent us there since a table let us in.
    sent: bool,
}

impl Way {
    /// The way that a link leads.
    pub(super) fn new(base: String) -> Self {
        Self { base, owner: None, to_owner: false, sent: false }
    }

    /// The address of the link.
    pub(super) fn base(&self) -> &str {
        &self.base
    }

    /// The address to reach for now.
    pub(super) fn next(&self) -> &str {
        self.owner.as_deref().filter(|_| self.to_owner).unwrap_or(&self.base)
    }

    /// A server says that another has the table; whether to go there at once. Two that name each other are not asked without a pause.
    pub(super) fn follow(&mut self, owner: &Address) -> bool {
        (self.owner, self.to_owner) = (Some(owner.to_string()), true);
        !std::mem::replace(&mut self.sent, true)
    }

    /// The table let us in: where it is lost again, the same way is tried first.
    pub(super) fn arrive(&mut self) {
        self.sent = false;
    }

    /// Nobody let us in: the other way is tried next, for either server may be gone.
    pub(super) fn turn(&mut self) {
        self.to_owner = !self.to_owner;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        text.parse().expect("an address")
    }

    #[test]
    fn the_server_that_has_the_table_is_gone_to_at_once_and_the_link_stays_what_it_was() {
        let mut way = Way::new("https://a.example".into());
        assert_eq!(way.next(), "https://a.example");
        assert!(way.follow(&address("https://b.example")));
        assert_eq!((way.next(), way.base()), ("https://b.example", "https://a.example"));
    }

    #[test]
    fn either_way_is_tried_in_turn_while_nobody_is_there() {
        let mut way = Way::new("https://a.example".into());
        way.turn();
        assert_eq!(way.next(), "https://a.example", "there is no other");
        way.follow(&address("https://b.example"));
        way.arrive();
        let tries = [(); 4].map(|()| {
            let next = way.next().to_owned();
            way.turn();
            next
        });
        assert_eq!(
            tries,
            ["https://b.example", "https://a.example", "https://b.example", "https://a.example"]
        );
    }

    #[test]
    fn two_that_name_each_other_are_asked_with_a_pause() {
        let mut way = Way::new("https://a.example".into());
        assert!(way.follow(&address("https://b.example")));
        assert!(!way.follow(&address("https://a.example")));
        assert!(!way.follow(&address("https://b.example")));
        way.arrive();
        assert!(way.follow(&address("https://c.example")), "the table has moved on since");
    }
}
