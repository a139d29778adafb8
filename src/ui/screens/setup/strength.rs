//! How good the bots at this table are, in plain words: what matches between their levels have shown.

use std::collections::BTreeSet;

use bevy::prelude::*;
use rummage_bots::{Level, Measured};

use super::Page;
use crate::{
    shell::{assets::Face, match_setup::BotLevel},
    stage::palette,
    ui::theme::lettering::label,
};

/// A level that comes out above the one below so seldom, in per cent, is no stronger.
const ALIKE: f64 = 55.0;
/// Whoever was measured no closer than this, in per cent, and perhaps does not come out above the one below, was measured too little.
const TOO_WIDE: f64 = 10.0;
/// So often is nearly always.
const NEARLY_ALWAYS: f64 = 95.0;

impl Page<'_> {
    /// The levels of the bots at the table, the weakest first.
    pub(super) fn levels(&self) -> BTreeSet<Level> {
        self.setup.seats.iter().filter_map(|seat| seat.control.level()).map(BotLevel::plays).collect()
    }

    /// A sentence for each of them.
    pub(super) fn strengths(&self, body: &mut ChildSpawnerCommands<'_>) {
        for level in self.levels() {
            if let Some(words) = self.strength(level) {
                body.spawn(label(words, Face::Italic, 15.0, palette::INK_SOFT));
            }
        }
    }

    fn strength(&self, level: Level) -> Option<String> {
        let Some(below) = level.below() else { return Some(self.texts.get("setup-level-first")) };
        let measured = level.measured(self.setup.game, self.setup.seats.len())?;
        let name = |level: Level| self.texts.get(&format!("level-{}", level.id()));
        let tenths = (measured.share / 10.0).round() as usize;
        let values = [
            ("level", name(level).into()),
            ("below", name(below).into()),
            ("tenths", self.texts.number(tenths).into()),
        ];
        Some(self.texts.fmt(key(&measured), &values))
    }
}

/// The words for what was measured.
fn key(measured: &Measured) -> &'static str {
    match measured.share {
        share if measured.margin > TOO_WIDE && share - measured.margin <= 50.0 => "setup-level-untold",
        share if share < ALIKE => "setup-level-alike",
        share if share > NEARLY_ALWAYS => "setup-level-nearly-always",
        _ => "setup-level-above",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_go_by_the_share_and_by_how_closely_it_was_measured() {
        let words = |share, margin| key(&Measured { seats: 2, matches: 100, share, margin });
        assert_eq!(words(52.0, 2.0), "setup-level-alike");
        assert_eq!(words(52.0, 15.0), "setup-level-untold");
        assert_eq!(words(75.0, 15.0), "setup-level-above");
        assert_eq!(words(96.0, 2.0), "setup-level-nearly-always");
    }
}
