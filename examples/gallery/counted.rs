//! Finished matches for the picture of the statistics: made up, but such as a player might have.

use rummage::{
    shell::match_setup::BotLevel,
    store::statistics::{
        ledger::{End, Ledger, Other, Played, Round, Rules},
        luck::{Dealt, Drawn},
    },
};
use rummage_rules::games::GAMES;

const OTHERS: [&str; 5] = ["bot-basil", "bot-marigold", "bot-old-thyme", "bot-sorrel", "bot-juniper"];

/// Forty matches.
pub fn ledger() -> Ledger {
    let mut ledger = Ledger::default();
    ledger.matches = (0..40).map(played).collect();
    ledger
}

fn played(nth: usize) -> Played {
    let won = nth * 7 % 5 < 2;
    let round = |number: usize| Round {
        points: i32::try_from((nth * 13 + number * 29) % 47).unwrap_or(0) - 8,
        end: End::ALL[(nth + number * number) % 11 % 4],
    };
    let rounds: Vec<Round> = (0..3 + nth % 4).map(round).collect();
    let other = |seat: usize| Other {
        name: OTHERS[(nth + seat) % OTHERS.len()].into(),
        called: nth.is_multiple_of(18).then(|| "Ann".into()),
        level: (!nth.is_multiple_of(9)).then_some(BotLevel::Gardener),
        behind: won || (nth + seat).is_multiple_of(3),
    };
    Played {
        game: GAMES[nth * 3 % 8 % GAMES.len()].id.into(),
        rules: if nth.is_multiple_of(3) {
            Rules::Own("Sunday table at Ann’s".into())
        } else {
            Rules::Usual
        },
        won,
        place: if won { 1 } else { 2 },
        total: rounds.iter().map(|round| round.points).sum(),
        seats: 3,
        rounds,
        others: (0..2).map(other).collect(),
        dealt: Dealt { cards: 70, wilds: 2 + nth % 2, deck: 108, deck_wilds: 4 },
        drawn: Drawn { cards: 40 + nth % 7, wilds: 1 + nth % 2, kept: 19 + nth % 9 },
    }
}
