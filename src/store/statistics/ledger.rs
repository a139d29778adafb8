//! The ledger: every finished match as the player saw it end.

use std::collections::BTreeSet;

use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
    score::ScoreLine,
    table::{EndReason, Ending, Public},
};
use serde::{Deserialize, Serialize};

use super::luck::{self, Dealt, Drawn};
use crate::shell::{
    keep::in_short,
    match_setup::{Base, BotLevel, MatchSetup, SeatSetup},
};

/// The version of the encoding.
const VERSION: u16 = 1;
/// How many matches are kept; the oldest give way.
const MOST: usize = 2000;

/// By which rules a match was played.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rules {
    /// The usual ones.
    Usual,
    /// Those of this id that the game comes with.
    Preset(String),
    /// The player's own of this name.
    Own(String),
    /// Rules without a name, by their code.
    Code(String),
}

impl From<Base> for Rules {
    fn from(base: Base) -> Self {
        match base {
            Base::Usual => Self::Usual,
            Base::Preset(id) => Self::Preset(id.into()),
            Base::Own(name) => Self::Own(name),
        }
    }
}

/// How a round ended, for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum End {
    /// The player went out.
    You,
    /// Somebody else did.
    Other,
    /// The stock ran out.
    Stock,
    /// Nobody could or would go on.
    Quiet,
}

impl End {
    /// All ends, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::You, Self::Other, Self::Stock, Self::Quiet];

    /// What an ending is to the player of this seat.
    pub fn of(ending: &Ending, me: Seat) -> Self {
        match (ending.why, ending.by) {
            (EndReason::StockOut, _) => Self::Stock,
            (EndReason::Idle | EndReason::Stopped | EndReason::AllStuck | EndReason::TurnLimit, _)
            | (_, None) => Self::Quiet,
            (_, Some(seat)) if seat == me => Self::You,
            (_, Some(_)) => Self::Other,
        }
    }
}

/// A round of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The player's points.
    pub points: i32,
    /// How it ended.
    pub end: End,
}

/// Somebody else at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Other {
    /// The key of the name.
    pub name: String,
    /// What a person goes by, where they said it.
    #[serde(default)]
    pub called: Option<String>,
    /// How well a bot played; nothing for a person.
    pub level: Option<BotLevel>,
    /// Whether the player finished ahead.
    pub behind: bool,
}

/// A finished match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The game's id.
    pub game: String,
    /// By which rules.
    pub rules: Rules,
    /// Whether the player won, alone or with others.
    pub won: bool,
    /// The player's place, from 1.
    pub place: usize,
    /// The player's points.
    pub total: i32,
    /// How many sat at the table.
    pub seats: usize,
    /// Round by round.
    pub rounds: Vec<Round>,
    /// The opponents. Partners are none.
    pub others: Vec<Other>,
    /// What was dealt to the player.
    #[serde(default)]
    pub dealt: Dealt,
    /// What the player drew from the stock.
    #[serde(default)]
    pub drawn: Drawn,
}

/// Everything that was counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    version: u16,
    /// The finished matches, the oldest first.
    pub matches: Vec<Played>,
    /// The tables whose match is over and among them: it is not counted again. A table here is called by its game, one elsewhere by its letters
    /// and the number of its match.
    counted: BTreeSet<String>,
}

impl Default for Ledger {
    fn default() -> Self {
        Self { version: VERSION, matches: Vec::new(), counted: BTreeSet::new() }
    }
}

impl Ledger {
    /// Reads a kept ledger.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, String> {
        let ledger: Self = serde_json::from_str(text).map_err(|why| in_short(&why))?;
        if ledger.version != VERSION {
            return Err(format!("its version is {}, and this program reads {VERSION}", ledger.version));
        }
        Ok(ledger)
    }

    /// A match begins at this table.
    pub fn begin(&mut self, table: &str) {
        self.counted.remove(table);
    }

    /// The match at this table is over. It counts once, however often its end is seen.
    pub fn finish(&mut self, table: String, played: Played) {
        if !self.counted.insert(table) {
            return;
        }
        self.matches.push(played);
        let surplus = self.matches.len().saturating_sub(MOST);
        self.matches.drain(..surplus);
    }

    /// Forgets all matches. One that was counted is over all the same.
    pub fn clear(&mut self) {
        self.matches.clear();
    }
}

impl Played {
    /// A match as its end is seen from a seat, with all that the seat was told of it. Whoever came to it later has the rounds that ended since.
    pub fn of(public: &Public, me: Seat, setup: &MatchSetup, rules: Rules, told: &[Event<Seen>]) -> Self {
        let ranking = public.ranking();
        let place = |seat: Seat| ranking.iter().position(|other| *other == seat).unwrap_or(ranking.len());
        let won = |seat: &Seat| public.winners.contains(seat);
        let ends = told.iter().filter_map(|event| match event {
            Event::RoundEnded { ending } => Some(End::of(ending, me)),
            _ => None,
        });
        let ends: Vec<End> = ends.collect();
        let untold = public.sheets.len().saturating_sub(ends.len());
        let round = |(sheet, end): (&Vec<ScoreLine>, End)| Round {
            points: sheet.iter().filter(|line| line.seat == me).map(|line| line.amount).sum(),
            end,
        };
        let other = |(seat, chair): (Seat, &SeatSetup)| Other {
            name: chair.name_key.into(),
            called: chair.called.clone(),
            level: chair.control.level(),
            behind: place(me) < place(seat) && !won(&seat),
        };
        let chairs = public.seats().zip(&setup.seats);
        let others = chairs.filter(|(seat, _)| !public.same_side(me, *seat)).map(other).collect();
        let (dealt, drawn) = luck::told(told, me, &public.spec);
        Self {
            game: setup.game.into(),
            rules,
            won: won(&me),
            // Winners share the first place.
            place: if won(&me) { 1 } else { place(me) + 1 },
            total: public.totals.get(me.index()).copied().unwrap_or(0),
            seats: setup.seats.len(),
            rounds: public.sheets.iter().skip(untold).zip(ends).map(round).collect(),
            others,
            dealt,
            drawn,
        }
    }
}
