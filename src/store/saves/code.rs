//! A match as a code: handed over once nothing is hidden, and laid again from a text that came from elsewhere.

use rummage_rules::{
    games,
    house::CodeError,
    record::share::{self, ShareError},
    record::{MatchRecord, ReplayError},
};

use crate::shell::{
    keep::in_short,
    match_setup::{BOTS, Base, BotLevel, MatchSetup, Orders, SeatControl, SeatSetup, YOU},
    text::Texts,
};

/// The table of a code, and whether its match is over. One that is not goes on as practice: its seed has been told.
///
/// # Errors
/// What about the text is no code, or why its match cannot be played again.
pub fn table_of(text: &str) -> Result<(MatchSetup, bool), ShareError> {
    let share::Shared { record, chairs, over } = share::read(text)?;
    let game = games::find(&record.game).ok_or(ShareError::Content("its game"))?;
    if chairs.len() != record.seats {
        return Err(ShareError::Content("who sits where"));
    }
    let record = MatchRecord { practice: record.practice || !over, ..record };
    let setup = MatchSetup {
        game: game.id,
        options: record.rules(),
        base: Base::Usual,
        seats: chairs.iter().map(|chair| seat(chair)).collect(),
        practice: record.practice,
        seed: Some(record.seed.0),
        aside: false,
        record: Some(record),
        lesson: None,
        hands: Orders::new(),
    };
    Ok((setup, over))
}

impl Texts {
    /// Why a text is no code of a match.
    pub fn share_fault(&self, fault: &ShareError) -> String {
        match fault {
            ShareError::Begin => self.get("share-begin"),
            ShareError::Character(letter) => self.code_fault(&CodeError::Character(*letter)),
            ShareError::Long => self.get("share-long"),
            ShareError::Check => self.get("code-check"),
            ShareError::Content(_) => self.get("share-content"),
            ShareError::Replay(ReplayError::Rules { made, plays }) if made < plays => {
                self.get("share-earlier")
            }
            ShareError::Replay(ReplayError::Ruling { .. }) => self.get("share-earlier"),
            ShareError::Replay(ReplayError::Format(_) | ReplayError::Rules { .. }) => {
                self.get("code-version")
            }
            ShareError::Replay(ReplayError::Game(_)) => self.get("code-game"),
            ShareError::Options(why) => self.fmt("share-replay", &[("why", in_short(why).into())]),
            ShareError::Replay(why) => self.fmt("share-replay", &[("why", in_short(why).into())]),
        }
    }
}

/// The words for how well a bot plays.
const LEVELS: [(&str, BotLevel); 4] = [
    ("seedling", BotLevel::Seedling),
    ("gardener", BotLevel::Gardener),
    ("hedge-sharp", BotLevel::HedgeSharp),
    ("sage", BotLevel::Sage),
];

/// Who sits where, a word for each chair.
pub fn chairs(setup: &MatchSetup) -> Vec<String> {
    setup.seats.iter().map(word).collect()
}

/// Who sits in a chair, in a word: the name, and of a bot how well it plays.
fn word(seat: &SeatSetup) -> String {
    let level = seat.control.level().and_then(|level| LEVELS.iter().find(|(_, other)| *other == level));
    level.map_or_else(|| seat.name_key.into(), |(level, _)| format!("{}:{level}", seat.name_key))
}

fn seat(word: &str) -> SeatSetup {
    let (name, level) = word.split_once(':').map_or((word, None), |(name, level)| (name, Some(level)));
    let level = level.and_then(|level| LEVELS.iter().find(|(word, _)| *word == level));
    SeatSetup::new(
        BOTS.into_iter().find(|known| *known == name).unwrap_or(YOU),
        level.map_or(SeatControl::Human, |(_, level)| SeatControl::Bot(*level)),
    )
}
