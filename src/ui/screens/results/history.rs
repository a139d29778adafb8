//! What a match adds to those before it.

use bevy::prelude::*;

use crate::{
    shell::{
        assets::Face,
        text::{FluentValue, Texts},
    },
    stage::palette,
    store::statistics::{ledger::Played, tally::Tally},
    ui::theme::{lettering::label, panel::row, picture::icon},
};

/// What this match adds to those before it, where it was counted.
pub fn draw(block: &mut ChildSpawnerCommands<'_>, texts: &Texts, game: &str, matches: &[Played]) {
    if matches.last().is_none_or(|last| last.game != game) {
        return;
    }
    let tally = Tally::of(matches, Some(game));
    let values = [
        ("won", FluentValue::from(tally.wins.part)),
        ("played", tally.wins.whole.into()),
        ("streak", tally.streak.into()),
    ];
    let key = if tally.streak > 1 { "over-history-streak" } else { "over-history" };
    let line = Node { justify_content: JustifyContent::Center, ..row(8.0) };
    block.spawn((
        line,
        children![
            icon("trophy", 20.0, palette::HONEY_LO),
            label(texts.fmt(key, &values), Face::Strong, 15.5, palette::INK)
        ],
    ));
}
