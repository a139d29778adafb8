//! The lines between a table that people anywhere sit at and those who sit there: written, read and checked, without a socket.
//!
//! A line is one text frame. What a client says is an [`Ask`], what the table says a [`Tell`]; both are written by `Display` and read by
//! `FromStr`, whose errors name what is wrong. A client keeps what it is told of a match in a [`Sight`]. `docs/wire.md` lists all lines.
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod address;
mod ask;
mod chance;
mod gesture;
mod letters;
mod level;
mod link;
mod name;
mod parts;
mod refused;
mod revision;
mod room;
mod seen;
mod setup;
mod sight;
mod snapshot;
mod sorry;
mod tell;
mod words;

pub use address::{Address, AddressError};
pub use ask::{Ask, Since};
pub use chance::{Commitment, Nonce, NotHex, Proof, ProofError};
pub use gesture::Gesture;
pub use letters::{Key, LettersError, TableId};
pub use level::Level;
pub use link::{Link, LinkError};
pub use name::{LONGEST_NAME, Name, NameError};
pub use parts::Unread;
pub use refused::Refused;
pub use revision::{NoRevision, PROTOCOL, Revision};
pub use room::{Chair, Room, Stage, Who};
pub use seen::SeenMatch;
pub use setup::{Opening, Setup, SetupError};
pub use sight::{Sight, Unheard};
pub use snapshot::{Snapshot, view_text};
pub use sorry::Sorry;
pub use tell::Tell;
pub use words::NoSuchWord;

/// The longest line that a client may send, in bytes.
pub const LONGEST_ASK: usize = 4096;
