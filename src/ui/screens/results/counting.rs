//! The sheet counts up: numbers rise row after row, then the bars grow. Whoever does not want to wait presses anything.

use bevy::prelude::*;
use rummage_rules::event::Event;

use super::Root;
use crate::{
    play::table::script::ActedOut,
    shell::{AppSystems, intent::Intent, preferences::Preferences, states::Screen, text::points},
    stage::motion::Ease,
};

/// Seconds from one row to the next, at most; all rows begin within [`ROWS`].
const APART: f32 = 0.12;
const ROWS: f32 = 0.45;
/// Seconds a number rises.
const RISE: f32 = 0.45;
/// Seconds a bar grows, once the numbers stand.
const GROWTH: f32 = 0.4;

/// How many seconds the sheet has counted; without an end where there is nothing to count.
#[derive(Resource)]
struct Counted(f32);

impl Default for Counted {
    fn default() -> Self {
        Self(f32::INFINITY)
    }
}

/// A number that rises to its points, in the so-maniest row of so many.
#[derive(Component, Debug, Clone)]
pub(super) struct Rises {
    /// Where it ends.
    pub points: i32,
    /// What is written there then.
    pub words: String,
    /// Its row, and how many there are.
    pub row: (usize, usize),
}

/// A part of a bar that grows to this share, in percent.
#[derive(Component, Debug, Clone, Copy)]
pub(super) struct Grows(pub f32);

/// Counts while a sheet lies on the table.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Counted>().add_systems(
        Update,
        (begin, hurry, count).chain().run_if(in_state(Screen::Table)).in_set(AppSystems::Present),
    );
}

fn begin(mut happened: MessageReader<ActedOut>, preferences: Res<Preferences>, mut tally: ResMut<Counted>) {
    let counts = preferences.pace().is_some() && !preferences.reduced_motion;
    if happened.read().any(|ActedOut(event)| matches!(event, Event::Scored { .. })) && counts {
        tally.0 = 0.0;
    }
}

fn hurry(mut intents: MessageReader<Intent>, roots: Query<(), With<Root>>, mut tally: ResMut<Counted>) {
    let pressed = intents.read().any(|intent| !matches!(intent, Intent::PointerMove(_)));
    if pressed && !roots.is_empty() {
        tally.0 = f32::INFINITY;
    }
}

fn count(
    time: Res<Time>,
    preferences: Res<Preferences>,
    roots: Query<(), With<Root>>,
    mut tally: ResMut<Counted>,
    mut numbers: Query<(&Rises, &mut Text)>,
    mut bars: Query<(&Grows, &mut Node)>,
) {
    if roots.is_empty() {
        return;
    }
    if tally.0.is_finite() {
        tally.0 += time.delta_secs() * preferences.pace().unwrap_or(f32::INFINITY);
    }
    for (number, mut text) in &mut numbers {
        let share = (tally.0 - starts(number.row)) / RISE;
        text.set_if_neq(Text(number.words_at(share)));
    }
    for (bar, mut node) in &mut bars {
        let width = percent(bar.0 * Ease::Out.at((tally.0 - ROWS - RISE) / GROWTH));
        if node.width != width {
            node.width = width;
        }
    }
}

/// When the number of a row begins to rise.
fn starts((row, rows): (usize, usize)) -> f32 {
    row as f32 * APART.min(ROWS / rows.max(1) as f32)
}

impl Rises {
    /// What is written at this share of the rise.
    fn words_at(&self, share: f32) -> String {
        match share {
            share if share >= 1.0 || self.points == 0 && share > 0.0 => self.words.clone(),
            share if share <= 0.0 => String::new(),
            share => points::plain((self.points as f32 * Ease::Out.at(share)).round() as i32),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_begins_with_nothing_and_ends_as_it_is_written() {
        let number = Rises { points: -10, words: "−10".into(), row: (0, 3) };
        assert_eq!([number.words_at(0.0), number.words_at(1.0)], ["", "−10"]);
        let between: Vec<String> = (1..10).map(|tenth| number.words_at(tenth as f32 / 10.0)).collect();
        assert!(between.iter().all(|words| words.starts_with('−')), "{between:?}");
    }

    #[test]
    fn however_many_rows_there_are_all_stand_within_a_second() {
        for rows in 1..20 {
            assert!(starts((rows - 1, rows)) + RISE <= 0.9, "{rows}");
        }
    }
}
