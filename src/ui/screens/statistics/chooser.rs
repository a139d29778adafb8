//! Which game is shown: its name opens the list of all, the arrows beside it and the shoulders lead to those that were played.

use bevy::prelude::*;

use super::Page;
use crate::{
    shell::{assets::Face, states::Menu},
    stage::palette,
    store::statistics::Statistics,
    ui::{
        input::focus::{FirstFocus, FocusTag},
        menus::games::ChosenGame,
        theme::{
            button::{self, Activate, pressable},
            lettering::label,
            look::Look,
            panel::row,
            picture::icon,
        },
    },
};

/// The name of the button that opens the list.
const TAG: &str = "game";

impl Page<'_> {
    /// The name of what is shown, between the ways to the games before and after.
    pub(super) fn chooser(&self, head: &mut ChildSpawnerCommands<'_>) {
        let narrow = self.canvas.is_portrait();
        let grow = if narrow { 1.0 } else { 0.0 };
        let strip = Node {
            padding: UiRect::all(px(4)),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(16)),
            flex_grow: grow,
            ..row(6.0)
        };
        head.spawn((strip, BackgroundColor(palette::GLASS), BorderColor::all(palette::GLASS_RIM)))
            .with_children(|strip| {
                self.arrow(strip, "game-before", "back", "statistics-before", false);
                let name = match self.game {
                    None => self.texts.get("statistics-all"),
                    Some(game) => self.texts.get(&format!("game-{game}")),
                };
                let spoken = self.texts.fmt("statistics-choose", &[("game", name.as_str().into())]);
                strip
                    .spawn((
                        pressable(TAG, spoken),
                        FirstFocus,
                        Node {
                            min_width: px(if narrow { 0 } else { 264 }),
                            min_height: px(44),
                            flex_grow: grow,
                            flex_shrink: 1.0,
                            padding: UiRect::axes(px(14), px(4)),
                            border_radius: BorderRadius::all(px(12)),
                            justify_content: JustifyContent::Center,
                            ..row(9.0)
                        },
                        BackgroundColor(palette::HONEY),
                        children![
                            label(name, Face::Strong, 18.0, palette::INK),
                            icon("down", 17.0, palette::INK)
                        ],
                    ))
                    .observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(Menu::Games));
                self.arrow(strip, "game-after", "forward", "statistics-after", true);
            });
    }

    fn arrow(
        &self,
        strip: &mut ChildSpawnerCommands<'_>,
        tag: &str,
        picture: &str,
        words: &str,
        forward: bool,
    ) {
        button::square(Look::Glass, tag, picture, self.texts.get(words)).spawn(strip).observe(
            move |_: On<Activate>, mut shown: ResMut<ChosenGame>, statistics: Res<Statistics>| {
                *shown = shown.step(&statistics.ledger.matches, forward);
            },
        );
    }
}

/// Whoever leafs by the shoulders is told where that led.
pub(super) fn focus() -> FocusTag {
    FocusTag(TAG.into())
}
