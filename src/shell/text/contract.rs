//! What must be laid before more may be done, as everybody sees it: the slots of a contract, and their words.

use rummage_rules::{
    cards::ids::Seat,
    table::Public,
    turn::gate::{Gate, RoundContract, Wanted},
};

use crate::shell::text::{FluentValue, Texts, sentence_case};

/// One meld of a contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// The pattern's name, a key of the words.
    pub name: &'static str,
    /// The least number of cards it takes.
    pub size: usize,
    /// Whether that number is said: it is exact, or not the same in every contract.
    pub sized: bool,
    /// Whether it lies on the table.
    pub laid: bool,
}

/// The contract a seat has to lay in this round, slot by slot; nothing where the game has none.
pub fn slots_of(public: &Public, seat: Seat) -> Vec<Slot> {
    let patterns = &public.spec.patterns;
    let state = public.state(seat);
    match &public.spec.gates.gate {
        Gate::Round(rule) => {
            let slot = |wanted: &Wanted| {
                let name = patterns.get(wanted.pattern)?.name;
                let sized = wanted.least == wanted.most || sizes_differ(rule, wanted.pattern);
                Some(Slot { name, size: wanted.least, sized, laid: state.opened })
            };
            rule.of(public.round).iter().filter_map(slot).collect()
        }
        Gate::Seat(rule) => {
            let slots = rule.of(number_of(public, seat)).iter().enumerate();
            let slot = |(index, (pattern, size)): (usize, &(usize, usize))| {
                let name = patterns.get(*pattern)?.name;
                Some(Slot { name, size: *size, sized: true, laid: !state.lacks(index) })
            };
            slots.filter_map(slot).collect()
        }
        Gate::None | Gate::FirstCard | Gate::Points { .. } => Vec::new(),
    }
}

/// The number of the contract a seat works on, from 1.
pub fn number_of(public: &Public, seat: Seat) -> u8 {
    public.contracts.get(seat.index()).copied().unwrap_or(1)
}

/// How many contracts there are to climb, where each seat has its own.
pub fn ladder(public: &Public) -> Option<usize> {
    match &public.spec.gates.gate {
        Gate::Seat(rule) => Some(rule.contracts.len()),
        _ => None,
    }
}

/// Whether contracts ask for melds of this pattern in several sizes.
fn sizes_differ(rule: &RoundContract, pattern: usize) -> bool {
    let mut sizes = rule.contracts.iter().flatten().filter(|wanted| wanted.pattern == pattern);
    let first = sizes.next().map(|wanted| wanted.least);
    sizes.any(|wanted| Some(wanted.least) != first)
}

/// The contract in words: "two books, one run".
pub fn words(texts: &Texts, slots: &[Slot]) -> String {
    let mut parts: Vec<(Slot, usize)> = Vec::new();
    for slot in slots {
        match parts.iter_mut().find(|(known, _)| (known.name, known.size) == (slot.name, slot.size)) {
            Some((_, count)) => *count += 1,
            None => parts.push((*slot, 1)),
        }
    }
    let part = |(slot, count): &(Slot, usize)| {
        let key = format!("contract-{}{}", slot.name, if slot.sized { "-of" } else { "" });
        let values = [
            ("count", FluentValue::from(*count)),
            ("word", FluentValue::from(texts.number(*count))),
            ("size", FluentValue::from(texts.number(slot.size))),
        ];
        texts.fmt(&key, &values)
    };
    parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

/// The same at the beginning of a line.
pub fn title(texts: &Texts, slots: &[Slot]) -> String {
    sentence_case(&words(texts, slots))
}

/// One slot by itself: "run of seven".
pub fn slot_words(texts: &Texts, slot: Slot) -> String {
    words(texts, &[slot])
}

#[cfg(test)]
mod tests {
    use super::*;
    use rummage_rules::{games, house::options::Options};

    fn words_in(game: &str, round: u16, contract: u8) -> String {
        let found = games::find(game).unwrap();
        let mut public = Public::new(found.spec(found.usual_seats, &Options::default()).unwrap(), Seat(0));
        public.round = round;
        public.contracts[0] = contract;
        title(&Texts::english(), &slots_of(&public, Seat(0)))
    }

    #[test]
    fn contracts_are_said_as_players_say_them() {
        assert_eq!(words_in("liverpool", 5, 1), "Two books, one run");
        assert_eq!(words_in("contractrummy", 6, 1), "One set, two runs");
        assert_eq!(words_in("shanghai", 7, 1), "Three runs of four");
        assert_eq!(words_in("shanghai", 9, 1), "Three sets, run of five");
        assert_eq!(words_in("dummy", 1, 6), "Two threes of a kind, run of four");
        assert_eq!(words_in("dummy", 1, 12), "Run of ten");
        assert_eq!(words_in("quick", 1, 1), "");
    }
}
