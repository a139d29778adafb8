//! A small question: where what was wished for can mean several things, the player says which.

use bevy::prelude::*;
use rummage_rules::{
    action::Action,
    card::CardId,
    meld::{Reading, Stand},
};

/// What the player is asked, if anything. Everything else waits for the answer, or for the question to be put away.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Choices {
    /// The question, a key of the table's words.
    pub question: &'static str,
    /// The answers; none: nothing is asked.
    pub entries: Vec<Entry>,
    /// The answer that has the focus.
    pub focused: usize,
}

/// One answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// Its words, a key of the table's words.
    pub key: &'static str,
    /// What the words speak of.
    pub about: Vec<(&'static str, About)>,
    /// What happens then.
    pub deed: Deed,
}

/// Something that words speak of.
#[derive(Debug, Clone, PartialEq)]
pub enum About {
    /// A card.
    Card(CardId),
    /// A card that a wild stands for.
    Stand(Stand),
    /// A pattern, by the name in the rules.
    Pattern(&'static str),
    /// A number.
    Count(i64),
}

/// What an answer does.
#[derive(Debug, Clone, PartialEq)]
pub enum Deed {
    /// Asks the judge for this.
    Act(Action),
    /// Lays the picked cards out as this meld.
    LayOut(Reading),
}

impl Choices {
    /// Whether something is asked.
    pub fn open(&self) -> bool {
        !self.entries.is_empty()
    }
}

/// Registers the question.
pub fn plugin(app: &mut App) {
    app.init_resource::<Choices>();
}
