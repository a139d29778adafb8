//! Credits: who made what, from `assets/CREDITS.md`, and what the game is made of, from `assets/CRATES.md`.

use bevy::prelude::*;

use super::frame::Heading;
use crate::{
    shell::{assets::Face, states::Menu, text::Texts},
    stage::palette,
    ui::theme::{
        lettering::label,
        panel::{self, Layer, column},
        role,
        scroll::scroller,
    },
};

const CREDITS: &str =
    concat!(include_str!("../../../assets/CREDITS.md"), "\n\n", include_str!("../../../assets/CRATES.md"));

/// Draws the credits.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Credits), draw);
}

fn draw(texts: Res<Texts>, mut commands: Commands) {
    commands.spawn((DespawnOnExit(Menu::Credits), panel::overlay_root(Layer::Menu))).with_children(|root| {
        root.spawn(panel::paper(Node {
            width: px(720),
            max_width: percent(95),
            max_height: percent(88),
            padding: UiRect { left: px(34), right: px(22), top: px(24), bottom: px(24) },
            ..column(12.0)
        }))
        .with_children(|sheet| {
            sheet.spawn(panel::hairline());
            Heading::new(texts.get("credits-title"), 34.0).spawn(sheet, &texts);
            sheet.spawn(panel::rule());
            scroller(sheet, "credits", Node { min_height: px(0), flex_shrink: 1.0, ..default() }, |list| {
                list.spawn(Node {
                    padding: UiRect { right: px(16), bottom: px(8), ..UiRect::ZERO },
                    ..column(8.0)
                })
                .with_children(write);
            });
        });
    });
}

/// Headings and paragraphs; the file uses nothing else that matters on screen.
fn write(page: &mut ChildSpawnerCommands<'_>) {
    for block in CREDITS.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        let plain: String = block.replace(['`', '*', '<', '>'], "");
        if plain.starts_with("# ") {
            continue; // the panel has its own title
        }
        if let Some(heading) = plain.strip_prefix("## ") {
            page.spawn(role::heading(heading, 22.0, palette::INK));
            continue;
        }
        let table_head =
            |line: &str| line.starts_with("|--") || line.starts_with("| --") || line.starts_with("| What");
        for line in plain.lines().filter(|line| !table_head(line)) {
            let line = line.trim_matches('|').replace('|', "·");
            page.spawn(label(line.trim().trim_start_matches("- "), Face::Body, 15.5, palette::INK_SOFT));
        }
    }
}
