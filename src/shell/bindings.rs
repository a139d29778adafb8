//! Which key and which button of a pad does what: as the game has it, until its player puts something elsewhere.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{
    intent::Intent,
    keep::{Kept, remember},
};

/// What can be put on another key or button.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Choose what has the focus.
    Choose,
    /// One step back.
    Back,
    /// Meld, or the primary action.
    Primary,
    /// Discard, or the second action.
    Act2,
    /// The region before.
    Previous,
    /// The next region.
    Next,
    /// Sort by number; with Shift by suit.
    SortRank,
    /// Sort by suit.
    SortSuit,
    /// Sort by melds.
    SortMelds,
    /// Carry a card of the hand elsewhere.
    Carry,
    /// A hint.
    Hint,
    /// Let everything by that is asked out of turn.
    PassOn,
    /// Undo; with Shift redo.
    Undo,
    /// Redo.
    Redo,
    /// The log.
    Log,
    /// The rules.
    Rules,
    /// Look closely.
    Inspect,
    /// The pause menu.
    Menu,
}

/// What has keys or buttons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Board {
    /// The keyboard.
    Keys,
    /// A pad.
    Pad,
}

/// A key or a button.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Where it is, as Bevy calls it, whatever stands on it.
    at: String,
    /// What stands on it.
    face: String,
}

/// Everything that can be put elsewhere, and where the game has it.
const USUAL: [(Deed, Option<(KeyCode, &str)>, Option<GamepadButton>); 18] = [
    (Deed::Choose, None, Some(GamepadButton::South)),
    (Deed::Back, None, Some(GamepadButton::East)),
    (Deed::Primary, Some((KeyCode::KeyM, "M")), Some(GamepadButton::North)),
    (Deed::Act2, Some((KeyCode::KeyD, "D")), Some(GamepadButton::West)),
    (Deed::Previous, None, Some(GamepadButton::LeftTrigger)),
    (Deed::Next, None, Some(GamepadButton::RightTrigger)),
    (Deed::SortRank, Some((KeyCode::KeyS, "S")), Some(GamepadButton::LeftTrigger2)),
    (Deed::SortSuit, None, Some(GamepadButton::RightTrigger2)),
    (Deed::SortMelds, Some((KeyCode::KeyB, "B")), None),
    (Deed::Carry, Some((KeyCode::KeyC, "C")), Some(GamepadButton::LeftThumb)),
    (Deed::Hint, Some((KeyCode::KeyH, "H")), None),
    (Deed::PassOn, Some((KeyCode::KeyN, "N")), Some(GamepadButton::RightThumb)),
    (Deed::Undo, Some((KeyCode::KeyZ, "Z")), None),
    (Deed::Redo, Some((KeyCode::KeyY, "Y")), None),
    (Deed::Log, Some((KeyCode::KeyG, "G")), None),
    (Deed::Rules, Some((KeyCode::KeyR, "R")), None),
    (Deed::Inspect, Some((KeyCode::KeyI, "I")), None),
    (Deed::Menu, Some((KeyCode::KeyP, "P")), Some(GamepadButton::Start)),
];

impl Deed {
    /// What it asks for; Shift turns two of them into their neighbours.
    pub fn intent(self, shift: bool) -> Intent {
        match self {
            Self::Choose => Intent::Choose,
            Self::Back => Intent::Back,
            Self::Primary => Intent::Primary,
            Self::Act2 => Intent::Act2,
            Self::Previous => Intent::PrevRegion,
            Self::Next => Intent::NextRegion,
            Self::SortRank if shift => Intent::SortSuit,
            Self::SortRank => Intent::SortRank,
            Self::SortSuit => Intent::SortSuit,
            Self::SortMelds => Intent::SortMelds,
            Self::Carry => Intent::Carry,
            Self::Hint => Intent::Hint,
            Self::PassOn => Intent::PassOn,
            Self::Undo if shift => Intent::Redo,
            Self::Undo => Intent::Undo,
            Self::Redo => Intent::Redo,
            Self::Log => Intent::Log,
            Self::Rules => Intent::Rules,
            Self::Inspect => Intent::Inspect,
            Self::Menu => Intent::Menu,
        }
    }

    fn usual(self, board: Board) -> Option<Place> {
        let (_, key, button) = USUAL.iter().find(|(deed, ..)| *deed == self)?;
        match board {
            Board::Keys => key.map(|(key, face)| Place::key(key, face)),
            Board::Pad => button.map(Place::button),
        }
    }
}

impl Place {
    /// A key with this on it.
    pub fn key(key: KeyCode, face: &str) -> Self {
        Self { at: format!("{key:?}"), face: face.into() }
    }

    /// A button of a pad.
    pub fn button(button: GamepadButton) -> Self {
        let at = format!("{button:?}");
        Self { face: at.clone(), at }
    }

    /// What stands on it.
    pub fn face(&self) -> &str {
        &self.face
    }
}

/// What was put elsewhere.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Bindings {
    keys: BTreeMap<Deed, Place>,
    pad: BTreeMap<Deed, Place>,
}

impl Bindings {
    /// Where this is done.
    pub fn place(&self, board: Board, deed: Deed) -> Option<Place> {
        let put = if board == Board::Keys { &self.keys } else { &self.pad };
        put.get(&deed).cloned().or_else(|| deed.usual(board))
    }

    /// What is done here.
    pub fn deed(&self, board: Board, here: &Place) -> Option<Deed> {
        let is_here = |deed: &Deed| self.place(board, *deed).is_some_and(|place| place.at == here.at);
        USUAL.iter().map(|(deed, ..)| *deed).find(is_here)
    }

    /// Puts this there. What was done there, and is told, is done from now on where this was: everything has a place at any time.
    pub fn put(&mut self, board: Board, deed: Deed, there: Place) -> Option<Deed> {
        let before = self.place(board, deed)?;
        let other = self.deed(board, &there).filter(|other| *other != deed);
        let put = if board == Board::Keys { &mut self.keys } else { &mut self.pad };
        put.insert(deed, there);
        put.extend(other.map(|other| (other, before)));
        put.retain(|deed, place| deed.usual(board).is_none_or(|usual| usual.at != place.at));
        other
    }

    /// Whether everything is where the game has it.
    pub fn are_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Kept for Bindings {
    const NAME: &'static str = "bindings";
}

/// Recalls what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    remember::<Bindings>(app);
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

    fn key(key: KeyCode) -> Place {
        Place::key(key, "?")
    }

    #[test]
    fn what_was_there_takes_the_place_that_is_free() {
        let mut bindings = Bindings::default();
        assert_eq!(bindings.put(Board::Keys, Deed::Hint, key(KeyCode::KeyM)), Some(Deed::Primary));
        assert_eq!(bindings.deed(Board::Keys, &key(KeyCode::KeyM)), Some(Deed::Hint));
        assert_eq!(bindings.deed(Board::Keys, &key(KeyCode::KeyH)), Some(Deed::Primary));
        assert_eq!(bindings.put(Board::Keys, Deed::Primary, key(KeyCode::KeyM)), Some(Deed::Hint));
        assert!(bindings.are_usual(), "{bindings:?}");
        assert_eq!(bindings.put(Board::Keys, Deed::Primary, key(KeyCode::Comma)), None);
        assert_eq!(bindings.deed(Board::Keys, &key(KeyCode::KeyM)), None);
        assert_eq!(
            bindings.put(Board::Pad, Deed::Hint, Place::button(GamepadButton::South)),
            None,
            "held with View"
        );
    }

    #[test]
    fn everything_that_can_be_put_elsewhere_comes_once() {
        for (number, (deed, ..)) in USUAL.iter().enumerate() {
            assert_eq!(USUAL.iter().position(|(other, ..)| other == deed), Some(number));
        }
    }

    #[test]
    fn whatever_is_put_wherever_every_deed_has_a_place_of_its_own() {
        let mut dice = ChaCha8Rng::seed_from_u64(9);
        let (mut bindings, elsewhere) = (Bindings::default(), [KeyCode::F5, KeyCode::Comma].map(key));
        for _ in 0..3_000 {
            let board = if dice.random() { Board::Keys } else { Board::Pad };
            let places: Vec<Place> =
                USUAL.iter().filter_map(|(deed, ..)| deed.usual(board)).chain(elsewhere.clone()).collect();
            let (deed, _, _) = USUAL[dice.random_range(0..USUAL.len())];
            bindings.put(board, deed, places[dice.random_range(0..places.len())].clone());
            for (deed, ..) in USUAL {
                let place = bindings.place(board, deed);
                assert_eq!(place.is_some(), deed.usual(board).is_some());
                let done = place.and_then(|place| bindings.deed(board, &place));
                assert_eq!(done, bindings.place(board, deed).map(|_| deed), "{bindings:?}");
            }
        }
        let text = serde_json::to_string(&bindings).unwrap();
        assert_eq!(serde_json::from_str::<Bindings>(&text).unwrap(), bindings);
    }
}
