//! What a scenario file may hold, key by key.

use crate::trouble::Trouble;
use rummage_rules::house::options::Options;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::path::Path;
use toml::Spanned;

/// A longer file is none of ours; read as TOML it would take a hundred times its length in memory.
const LONGEST: usize = 256 << 10;

/// A file of scenarios.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenarios {
    /// The scenarios.
    pub scenario: Vec<Spanned<Scenario>>,
}

/// A situation, what is done in it, and what is then to be.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub id: String,
    pub game: String,
    pub players: usize,
    #[serde(default)]
    pub options: Options,
    #[serde(default = "first_round")]
    pub round: u16,
    pub dealer: Option<u8>,
    pub turn: Option<u8>,
    pub state: Option<String>,
    /// Absent: the round is really dealt.
    pub hands: Option<Vec<String>>,
    pub stock: Option<String>,
    pub stock_size: Option<usize>,
    pub discard: Option<String>,
    #[serde(default)]
    pub melds: Vec<LaidMeld>,
    /// The cards that lie aside before each seat.
    pub aside: Option<Vec<String>>,
    pub totals: Option<Vec<i32>>,
    /// Seats that are down, or have opened.
    #[serde(default)]
    pub down: Vec<u8>,
    #[serde(default)]
    pub flags: Flags,
    #[serde(default)]
    pub step: Vec<Step>,
    #[serde(default)]
    pub expect: Expected,
}

fn first_round() -> u16 {
    1
}

/// A meld on the table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidMeld {
    pub owner: u8,
    pub cards: String,
    /// Who laid each card, where it was not always the owner.
    pub by: Option<Vec<u8>>,
    /// Singles beside the meld: `9S by 1, 9H by 0`.
    pub riders: Option<String>,
}

/// What else is known of the round so far. Lists have one entry a seat.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flags {
    /// Reshuffles of the discard pile so far.
    #[serde(default)]
    pub reshuffles: u8,
    /// Turns finished.
    pub turns: Option<Vec<u16>>,
    /// The round in which each seat last went out, 0 for none.
    pub last_festival: Option<Vec<u16>>,
    /// The card that the seat in turn took from the discard pile.
    pub taken: Option<String>,
    /// Whether the stock has run out for good.
    #[serde(default)]
    pub last_turn: bool,
    /// Seats that float.
    #[serde(default)]
    pub floating: Vec<u8>,
    /// The contract each seat works on, from 1.
    pub contract: Option<Vec<u8>>,
    /// The slots of its contract that each seat has laid; absent: those that its melds fill.
    pub filled: Option<Vec<Vec<usize>>>,
    /// The card that has to leave the hand in this turn.
    pub must_play: Option<String>,
    /// Whether this is the first turn of the round.
    #[serde(default)]
    pub first_turn: bool,
    /// Rounds each seat has ended.
    pub rounds_out: Option<Vec<u16>>,
    /// Buys of each seat in this round.
    pub buys: Option<Vec<u8>>,
    /// Who threw the live card; absent: it was turned up at the deal.
    pub discarder: Option<u8>,
    /// Whether the seat in turn went down in this turn.
    #[serde(default)]
    pub went_down: bool,
    /// How often the discard pile was turned over.
    #[serde(default)]
    pub digs: u8,
    /// Whether each seat has had its turn without a stock: 1 or 0.
    pub row_turns: Option<Vec<u8>>,
    /// By how much the cutter will be off.
    pub cut_error: Option<i8>,
    /// The card turned up at the deal, where the round depends on it.
    pub upcard: Option<String>,
    /// The card that was cut and lies beside the stock: its rank is wild.
    pub wild: Option<String>,
    /// The card that says what is wild, where it lies face down beside the stock: seats that are `down` have looked at it.
    pub hidden_wild: Option<String>,
    /// Seats that have dropped out of the round.
    #[serde(default)]
    pub dropped: Vec<u8>,
    /// Seats that could put no card on the table and have left the round.
    #[serde(default)]
    pub stuck: Vec<u8>,
    /// How many rounds each seat has won.
    pub rounds_won: Option<Vec<u8>>,
    /// What each seat scored in the rounds before, by round.
    #[serde(default)]
    pub rounds: Vec<Vec<i32>>,
    /// Seats that were out of the match and have come back.
    #[serde(default)]
    pub re_entered: Vec<u8>,
}

/// An action and its answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub seat: u8,
    #[serde(rename = "do")]
    pub action: String,
    /// `ok` or the code of a refusal.
    pub expect: String,
    /// The sheet's name of the state after it.
    pub state: Option<String>,
}

/// What is to be after the last step; what is absent is not looked at.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    pub state: Option<String>,
    pub turn: Option<u8>,
    pub round_over: Option<bool>,
    pub game_over: Option<bool>,
    pub hand_sizes: Option<Vec<usize>>,
    pub hands: Option<Vec<String>>,
    pub melds: Option<Vec<String>>,
    pub discard_top: Option<String>,
    pub open_discards: Option<String>,
    pub stock_size: Option<usize>,
    pub scores: Option<Vec<i32>>,
    pub totals: Option<Vec<i32>>,
    pub winner: Option<Vec<u8>>,
    pub dealer: Option<u8>,
    pub contract: Option<Vec<u8>>,
    pub score_lines: Option<Vec<String>>,
    /// The seats that have announced their last card.
    pub knocked: Option<Vec<u8>>,
    /// The seats that could put no card on the table and have left the round.
    pub stuck: Option<Vec<u8>>,
    /// The seats that know the card which says what is wild.
    pub sees: Option<Vec<u8>>,
    /// The cards of each hand that everybody knows.
    pub known: Option<Vec<String>>,
    /// The cards that lie aside before each seat.
    pub aside: Option<Vec<String>>,
}

/// A file of hands to solve.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solves {
    /// The hands.
    pub solve: Vec<Spanned<Solve>>,
}

/// A hand, and how much of it the game's own split covers, or what the cards left over are worth.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solve {
    pub id: String,
    pub game: String,
    #[serde(default)]
    pub options: Options,
    /// The card that was cut: its rank is wild.
    pub wild: Option<String>,
    pub hand: String,
    pub cover: Option<usize>,
    pub loose: Option<i32>,
}

/// A file as it was read.
pub struct Source<'a> {
    pub path: &'a Path,
    pub text: &'a str,
}

impl Source<'_> {
    /// The file as TOML of this kind.
    ///
    /// # Errors
    /// With the line and the key.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, Trouble> {
        if self.text.len() > LONGEST {
            return Err(Trouble::in_file(self.path, format_args!("it is longer than {LONGEST} bytes")));
        }
        toml::from_str(self.text).map_err(|error| {
            let line = error.span().map_or(1, |span| self.line(span.start));
            self.trouble(line, error.message())
        })
    }

    /// The line at this place of the text.
    pub fn line(&self, at: usize) -> usize {
        1 + self.text.bytes().take(at).filter(|byte| *byte == b'\n').count()
    }

    /// A sentence about a line of this file.
    pub fn trouble(&self, line: usize, what: impl std::fmt::Display) -> Trouble {
        Trouble::in_line(self.path, line, what)
    }
}
