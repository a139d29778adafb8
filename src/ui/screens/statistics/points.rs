//! Points a round, heaped up in standing bars. The bar with the middle in it is honey; bars below nought are red and carry their sign.

use bevy::prelude::*;

use super::Page;
use crate::{
    shell::{assets::Face, text::points::plain},
    stage::palette,
    store::statistics::{plot::Bars, tally::points},
    ui::theme::{lettering::label, panel::column},
};

/// How many bars there is room for.
const MOST: usize = 10;
/// The height of the highest bar.
const HEIGHT: f32 = 82.0;

impl Page<'_> {
    /// The rounds of the game that is shown, or of the one played most.
    pub(super) fn points(&self, parent: &mut ChildSpawnerCommands<'_>) {
        let most_played = self.tally.by_game.first().map(|(game, _)| game.as_str());
        let Some(game) = self.game.or(most_played) else { return };
        let numbers = points(self.matches, game);
        let name = self.game_name(game);
        let title = self.texts.get("statistics-points");
        let Some(bars) = Bars::of(&numbers, MOST) else {
            let none = self.texts.get("statistics-points-none");
            let words = [title, name];
            return self.paper(parent, "points", 1.0, words, none.clone(), |body| {
                body.spawn(label(none, Face::Body, 16.0, palette::INK_SOFT));
            });
        };
        let number = |points: i64| plain(i32::try_from(points).unwrap_or_default());
        let to = bars.from + bars.width * i64::try_from(bars.counts.len()).unwrap_or_default() - 1;
        let spoken = self.texts.fmt(
            "statistics-points-spoken",
            &[
                ("game", name.as_str().into()),
                ("from", number(bars.from).into()),
                ("to", number(to).into()),
                ("count", numbers.len().into()),
                ("points", number(bars.middle).into()),
            ],
        );
        let middle = self.texts.fmt("statistics-points-middle", &[("points", number(bars.middle).into())]);
        self.paper(parent, "points", 1.0, [title, format!("{name} · {middle}")], spoken, |body| {
            let line =
                Node { align_items: AlignItems::FlexEnd, column_gap: px(4), flex_grow: 1.0, ..default() };
            body.spawn(line).with_children(|line| {
                for nth in 0..bars.counts.len() {
                    bar(line, &bars, nth, number);
                }
            });
        });
    }
}

fn bar(line: &mut ChildSpawnerCommands<'_>, bars: &Bars, nth: usize, number: impl Fn(i64) -> String) {
    let highest = bars.counts.iter().copied().max().unwrap_or(1).max(1);
    let count = bars.counts[nth];
    let from = bars.from + bars.width * i64::try_from(nth).unwrap_or_default();
    let is_middle = nth == bars.middle_bar();
    let ink = match (is_middle, from < 0) {
        (true, _) => palette::HONEY,
        (_, true) => palette::NEGATIVE,
        _ => palette::LEAF_DARK,
    };
    line.spawn(Node { flex_grow: 1.0, flex_basis: px(0), align_items: AlignItems::Center, ..column(2.0) })
        .with_children(|stack| {
            let many = if count > 0 { count.to_string() } else { String::new() };
            stack.spawn(label(many, Face::Body, 12.5, palette::INK_SOFT));
            stack.spawn((
                Node {
                    height: px((HEIGHT * count as f32 / highest as f32).max(2.0)),
                    align_self: AlignSelf::Stretch,
                    max_width: px(46),
                    border: UiRect::all(px(if is_middle { 1.5 } else { 0.0 })),
                    border_radius: BorderRadius::top(px(4)),
                    ..default()
                },
                BackgroundColor(ink),
                BorderColor::all(palette::INK),
            ));
            let face = if is_middle { Face::Bold } else { Face::Body };
            stack.spawn((label(number(from), face, 13.0, palette::INK), TextLayout::no_wrap()));
        });
}
