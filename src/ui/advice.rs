//! A thought as a row: its place, and beside it what would be done; how it compares, in words.

use bevy::prelude::*;
use rummage_bots::search;
use rummage_rules::spec::Spec;

use crate::{
    play::advice::{Ponder, Question},
    shell::{assets::Face, text::Texts},
    ui::theme::{lettering::label, panel::column},
};

/// How far a moment was thought about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// As a bot thinks; there is nothing to choose from, or not yet.
    Usual,
    /// As a bot thinks, and rounds could be played out.
    MoreOnRequest,
    /// Rounds are being played out.
    UnderWay,
    /// Rounds were played out.
    PlayedOut,
}

impl Depth {
    /// How far it was thought about at a table of this game: there are so many thoughts, and this question once more was asked for.
    pub fn of(ponder: &Ponder, spec: &Spec, thoughts: usize, deeper: Option<Question>) -> Self {
        match deeper {
            Some(question) if ponder.answer(&question).is_some() => Self::PlayedOut,
            Some(_) => Self::UnderWay,
            None if thoughts > 1 && search::plays_out(spec) => Self::MoreOnRequest,
            None => Self::Usual,
        }
    }
}

/// The place of a thought, and a column that takes what room is left.
pub fn row(
    line: &mut ChildSpawnerCommands<'_>,
    place: impl Into<String>,
    size: f32,
    ink: Color,
    fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
) {
    line.spawn(label(place, Face::Index, size, ink));
    let room = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..column(1.0) };
    line.spawn(room).with_children(fill);
}

/// What a screen reader says of it: all that is written, as sentences.
pub fn aloud<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    joined(parts, ". ")
}

/// What is written of it in one line.
pub fn in_a_line<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    joined(parts, " · ")
}

fn joined<'a>(parts: impl IntoIterator<Item = &'a str>, between: &str) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(between)
}

/// By how many points a thought is behind the best one, whose place is nought, in the words of a key.
pub fn behind(texts: &Texts, key: &str, place: usize, hundredths: i32) -> String {
    if place == 0 {
        return texts.get("reasoning-best");
    }
    if hundredths < 10 {
        return texts.get("reasoning-as-good");
    }
    let points = format!("{}.{}", hundredths / 100, hundredths % 100 / 10);
    texts.fmt(key, &[("points", points.into())])
}

/// From how much a thought was weighed, in the words of a key; empty if it was counted out.
pub fn visits(texts: &Texts, key: &str, visits: u32) -> String {
    if visits == 0 { String::new() } else { texts.fmt(key, &[("count", visits.into())]) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_written_is_not_said() {
        assert_eq!(aloud(["Throw the iris", "", "played"]), "Throw the iris. played");
    }
}
