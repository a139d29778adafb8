//! Matches as they are kept, for tests of what may happen to them.

use rummage_rules::record::MatchRecord;

use super::{Saved, SavedSeat};
use crate::shell::match_setup::{BotLevel, Orders};

/// A match as it is kept, with a person in its first seat.
pub(crate) fn kept(record: MatchRecord) -> String {
    let seat = |seat: usize| SavedSeat {
        name: if seat == 0 { "setup-you".into() } else { format!("bot-{seat}") },
        called: None,
        bot: (seat > 0).then_some(BotLevel::Gardener),
    };
    let seats = (0..record.seats).map(seat).collect();
    written(&Saved { record, seats, round: 1, hands: Orders::new() })
}

/// The same kept match with other actions.
pub(crate) fn with_actions(text: &str, change: impl FnOnce(&mut Vec<String>)) -> String {
    let mut saved: Saved = serde_json::from_str(text).expect("a whole text");
    change(&mut saved.record.actions);
    written(&saved)
}

fn written(saved: &Saved) -> String {
    serde_json::to_string(saved).expect("a match can be written")
}
