//! A row of a table: something that happened to it and lasts. All rows in their order are the table.

use rummage_rules::cards::ids::Seat;
use rummage_wire::{Commitment, Key, Level, Name, Proof, Setup};
use serde::{Deserialize, Serialize};

/// Something that happened to a table and lasts, as JSON in the store. Cards that are dealt follow from the seed, and are not written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// Somebody made it, and sits on its first chair.
    Opened {
        /// What is played.
        setup: Setup,
        /// Who made it.
        name: Name,
        /// That person's key.
        key: Key,
        /// The key of the invitation.
        invite: Key,
    },
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        name: Name,
        /// With this key.
        key: Key,
    },
    /// Whoever sat there left.
    Stood(Seat),
    /// A person is called otherwise.
    Named(Seat, Name),
    /// Something else is played next.
    Rules(Setup),
    /// A bot sat down.
    Filled(Seat, Level),
    /// Somebody else is the host.
    HostIs(Seat),
    /// Turns take so many seconds at most.
    Clock(Option<u32>),
    /// A match began.
    Dealt {
        /// Where its seed came from.
        proof: Proof,
        /// Who had committed to what.
        commitments: Vec<(Seat, Commitment)>,
        /// The revision of the game's rules.
        revision: u16,
    },
    /// A seat acted.
    Acted {
        /// Who.
        seat: Seat,
        /// The number of the person's frame; a bot's has none.
        m: Option<u32>,
        /// What, in exact notation.
        text: String,
    },
    /// A seat left the division of its hand to the table.
    Left {
        /// Who.
        seat: Seat,
        /// The number of the person's frame.
        m: Option<u32>,
    },
    /// The score was seen, and the next round began.
    Round,
}
