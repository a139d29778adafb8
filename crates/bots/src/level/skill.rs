//! What each level of play takes into account, and how much it makes of it. No level is told more, and none blunders on purpose.

use crate::level::Level;

/// How a player weighs things.
#[derive(Copy, Clone, Debug)]
pub struct Skill {
    /// Whether it counts the cards that can still come, and who would gain by the end of a round.
    pub counts: bool,
    /// Whether it guesses when the cards will come that a contract lacks, where that has to be laid all at once.
    pub foresees: bool,
    /// What it makes of cards that would help, in points.
    pub outs: i32,
    /// How deep into a pile or a row of discards it looks.
    pub deepest: usize,
    /// How many draws ahead it builds, in per cent.
    pub draws: i32,
    /// The same where so many wilds may come that nearly every hand may hope for much.
    pub draws_with_wilds: i32,
    /// How much it minds what the next player could do with its discard, in per cent.
    pub gifts: i32,
    /// How long it clings to cards that its contract needs while the others may end the round, in per cent.
    pub clings: i32,
    /// How much it fears to be caught with cards, in per cent.
    pub fear: i32,
    /// Whether it lays off on the melds of others too.
    pub watches: bool,
    /// The same where any meld may be laid and few cards are wild: there most of a hand can go to what others have laid.
    pub watches_all: bool,
    /// Whether it sets wilds of the table free with a card that they stand for, where there are many of them.
    pub frees: bool,
    /// How many cards must be left in the stock for it to keep dear cards for later plays; none if it never does.
    pub keeps_dear: Option<usize>,
    /// What it asks of a purchase besides the points of the cards, in points.
    pub price: i32,
}

impl Skill {
    /// What a level takes into account.
    pub fn of(level: Level) -> Skill {
        match level {
            Level::Seedling => Skill {
                counts: false,
                foresees: false,
                outs: 0,
                deepest: 1,
                draws: 0,
                draws_with_wilds: 0,
                gifts: 0,
                clings: 10_000,
                fear: 0,
                watches: false,
                watches_all: false,
                frees: false,
                keeps_dear: None,
                price: 4,
            },
            Level::Gardener => Skill {
                counts: true,
                foresees: false,
                outs: 0,
                deepest: 3,
                draws: 50,
                draws_with_wilds: 2,
                gifts: 0,
                clings: 600,
                fear: 0,
                watches: true,
                watches_all: false,
                frees: false,
                keeps_dear: Some(43),
                price: 4,
            },
            Level::HedgeSharp => Skill {
                counts: true,
                foresees: false,
                outs: 0,
                deepest: 14,
                draws: 5,
                draws_with_wilds: 30,
                gifts: 100,
                clings: 160,
                fear: 100,
                watches: true,
                watches_all: true,
                frees: false,
                keeps_dear: Some(31),
                price: 4,
            },
            Level::Sage => Skill {
                counts: true,
                foresees: true,
                outs: 12,
                deepest: 14,
                draws: 150,
                draws_with_wilds: 110,
                gifts: 100,
                clings: 160,
                fear: 80,
                watches: true,
                watches_all: true,
                frees: true,
                keeps_dear: Some(8),
                price: 0,
            },
        }
    }
}
