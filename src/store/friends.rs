//! What is kept of tables elsewhere: the name one goes by, the server asked last, and the places one holds.

use bevy::prelude::*;
use rummage_wire::{Key, Link, Name, TableId};
use serde::{Deserialize, Serialize};

use crate::shell::keep::{Kept, remember};

/// So many places are kept, the latest first.
const MOST: usize = 12;

/// What is kept of tables elsewhere.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Friends {
    /// What the others call this player, once that was said.
    #[serde(default)]
    pub name: Option<Name>,
    /// The address of the server asked last.
    #[serde(default)]
    pub server: Option<String>,
    /// The places held, the latest first.
    #[serde(default)]
    places: Vec<Place>,
}

/// A place at a table elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Place {
    server: String,
    table: String,
    key: String,
    /// The keys of those who sit beside, at the same screen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    beside: Vec<String>,
}

impl Friends {
    /// The place held at a table of this server, if there is one.
    pub fn place_at(&self, server: &str, table: TableId) -> Option<Key> {
        let table = table.to_string();
        let place = self.places.iter().find(|place| place.server == server && place.table == table)?;
        place.key.parse().ok()
    }

    /// The link to the place taken last.
    pub fn latest(&self) -> Option<Link> {
        let place = self.places.first()?;
        let (table, key) = (place.table.parse().ok()?, place.key.parse().ok());
        Some(Link { base: Some(place.server.clone()), table, key })
    }

    /// Holds a place.
    pub fn hold(&mut self, server: &str, table: TableId, key: Key) {
        let beside = self.place(server, table).map(|place| std::mem::take(&mut place.beside));
        self.let_go(server, table);
        let (table, key, beside) = (table.to_string(), key.to_string(), beside.unwrap_or_default());
        let place = Place { server: server.into(), table, key, beside };
        self.places.insert(0, place);
        self.places.truncate(MOST);
    }

    /// The places held at a table of this server for those who sit beside.
    pub fn beside_at(&self, server: &str, table: TableId) -> Vec<Key> {
        let table = table.to_string();
        let place = self.places.iter().find(|place| place.server == server && place.table == table);
        let keys = place.iter().flat_map(|place| &place.beside);
        keys.filter_map(|key| key.parse().ok()).collect()
    }

    /// Holds a place for somebody who sits beside.
    pub fn hold_beside(&mut self, server: &str, table: TableId, key: Key) {
        if let Some(place) = self.place(server, table) {
            let key = key.to_string();
            if !place.beside.contains(&key) {
                place.beside.push(key);
            }
        }
    }

    /// Lets the place of somebody go who sat beside.
    pub fn let_go_beside(&mut self, server: &str, table: TableId, key: Key) {
        if let Some(place) = self.place(server, table) {
            place.beside.retain(|beside| *beside != key.to_string());
        }
    }

    fn place(&mut self, server: &str, table: TableId) -> Option<&mut Place> {
        let table = table.to_string();
        self.places.iter_mut().find(|place| place.server == server && place.table == table)
    }

    /// Lets a place go: it is another's, or the table is no more.
    pub fn let_go(&mut self, server: &str, table: TableId) {
        let table = table.to_string();
        self.places.retain(|place| place.server != server || place.table != table);
    }
}

impl Kept for Friends {
    const NAME: &'static str = "friends";
}

/// Recalls what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    remember::<Friends>(app);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_held_once_and_the_latest_first() {
        let (one, other) = (TableId::of_chance(1), TableId::of_chance(2));
        let mut friends = Friends::default();
        friends.hold("http://here", one, Key::of_chance(1));
        friends.hold("http://here", other, Key::of_chance(2));
        friends.hold("http://here", one, Key::of_chance(3));
        assert_eq!(friends.latest().map(|link| (link.table, link.key)), Some((one, Some(Key::of_chance(3)))));
        assert_eq!(friends.place_at("http://here", other), Some(Key::of_chance(2)));
        assert_eq!(friends.place_at("http://there", other), None);
        friends.hold_beside("http://here", one, Key::of_chance(4));
        friends.hold("http://here", one, Key::of_chance(5));
        assert_eq!(friends.beside_at("http://here", one), [Key::of_chance(4)], "they stay beside");
        assert_eq!(friends.beside_at("http://here", other), []);
        friends.let_go_beside("http://here", one, Key::of_chance(4));
        assert_eq!(friends.beside_at("http://here", one), []);
        friends.let_go("http://here", one);
        assert_eq!(friends.place_at("http://here", one), None);
    }

    #[test]
    fn what_is_kept_comes_back() {
        let mut friends = Friends { name: "Ana".parse().ok(), ..default() };
        friends.hold("https://cards.example", TableId::of_chance(7), Key::of_chance(8));
        let text = serde_json::to_string(&friends).expect("it can be written");
        assert_eq!(serde_json::from_str::<Friends>(&text).ok(), Some(friends));
    }
}
