//! A step of a lesson: something is said, and perhaps somebody does something.

use std::fmt::{self, Display};
use std::str::FromStr;

use rummage_rules::cards::ids::Seat;
use rummage_rules::notation::parse_seat;
use serde::Deserialize;
use serde::de::Error;

/// One step. The learner sits at the first seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The last part of the key of what is said. Where the learner has nothing to do, it is read on from.
    pub say: String,
    /// What is spoken of, beside the cards that a move is about.
    #[serde(default)]
    pub point: Vec<Point>,
    /// What the learner does, in notation; empty where there is only something to read.
    #[serde(default, rename = "do")]
    pub does: String,
    /// What all others do then, in notation, each with its seat: `P1 draw`.
    #[serde(default)]
    pub then: Vec<Move>,
}

/// What one seat does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who.
    pub seat: Seat,
    /// What, in notation.
    pub text: String,
}

/// Something on the table that a step points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Point {
    /// The stock.
    Stock,
    /// The card on top of the discard pile.
    Discard,
    /// The first card of this code that the learner sees.
    Card(String),
}

impl Step {
    /// The key of what is said, in the lesson of this game.
    pub fn key(&self, game: &str) -> String {
        format!("lesson-{game}-{}", self.say)
    }

    /// The key of what is said to whoever does something else: why this comes first.
    pub fn key_otherwise(&self, game: &str) -> String {
        format!("{}-else", self.key(game))
    }

    /// Whether the learner does something.
    pub fn asks(&self) -> bool {
        !self.does.is_empty()
    }

    /// How many moves of this seat are part of the step.
    pub(crate) fn moves_of(&self, seat: Seat) -> usize {
        let own = usize::from(seat == LEARNER && self.asks());
        own + self.then.iter().filter(|other| other.seat == seat).count()
    }

    /// Every move of the step, in the order in which they are made.
    pub fn moves(&self) -> impl Iterator<Item = (Seat, &str)> {
        let own = self.asks().then_some((LEARNER, self.does.as_str()));
        own.into_iter().chain(self.then.iter().map(|other| (other.seat, other.text.as_str())))
    }
}

/// Where the learner sits.
pub(crate) const LEARNER: Seat = Seat(0);

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Move, String> {
        let parts = text.split_once(' ').and_then(|(seat, rest)| Some((parse_seat(seat)?, rest)));
        match parts {
            Some((seat, rest)) if seat != LEARNER => Ok(Move { seat, text: rest.into() }),
            Some(_) => Err(format!("\"{text}\": what the learner does stands in `do`")),
            None => Err(format!("\"{text}\": write a move of another seat as \"P1 draw\"")),
        }
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.text)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Move, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Point, D::Error> {
        let text = String::deserialize(from)?;
        Ok(match text.as_str() {
            "stock" => Point::Stock,
            "discard" => Point::Discard,
            _ => Point::Card(text),
        })
    }
}
