//! The thoughts of a moment as rows: what would be done, how it compares, and whether it was played.

use rummage_bots::{Thought, is_alike};
use rummage_rules::{action::Action, table::view::View};

use crate::{
    play::advice::words::Speaker,
    ui::advice::{behind, visits},
};

/// So many thoughts have a row, and what was played has one besides.
const MOST: usize = 5;

/// A thought on paper.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// Its place among all thoughts, from 1; none if it was not among them.
    pub place: Option<usize>,
    /// What would be done.
    pub deed: String,
    /// Why, and why not.
    pub reasons: String,
    /// How far it comes from the least of the thoughts to the best, 0 to 1.
    pub share: f32,
    /// How far it is behind the best.
    pub behind: String,
    /// How much was looked at.
    pub visits: String,
    /// It is what was done.
    pub played: bool,
}

/// The best thoughts, and what was played wherever it stands among them.
pub fn rows(speaker: &Speaker, view: &View, thoughts: &[Thought], played: Option<&Action>) -> Vec<Row> {
    let is_played =
        |thought: &Thought| played.is_some_and(|action| is_alike(&view.public, action, &thought.action));
    let best = thoughts.first().map_or(0, |thought| thought.value);
    let least = thoughts.last().map_or(0, |thought| thought.value);
    let row = |(nth, thought): (usize, &Thought)| Row {
        place: Some(nth + 1),
        deed: speaker.deed(&thought.action),
        reasons: speaker.reasons(thought),
        share: if best == least { 1.0 } else { (thought.value - least) as f32 / (best - least) as f32 },
        behind: behind(speaker.texts, "reasoning-behind", nth, best - thought.value),
        visits: visits(speaker.texts, "reasoning-visits", thought.visits),
        played: is_played(thought),
    };
    let told = |(nth, thought): &(usize, &Thought)| *nth < MOST || is_played(thought);
    let mut rows: Vec<Row> = thoughts.iter().enumerate().filter(told).map(row).collect();
    if let Some(action) = played.filter(|_| !rows.iter().any(|row| row.played)) {
        let (deed, reasons) = (speaker.deed(action), speaker.texts.get("reasoning-not-weighed"));
        let nothing = String::new();
        rows.push(Row {
            place: None,
            deed,
            reasons,
            share: 0.0,
            behind: nothing.clone(),
            visits: nothing,
            played: true,
        });
    }
    rows
}
