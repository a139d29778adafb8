//! After a fall: that the match is safe, where the report lies, and a way to pass it on.

use bevy::prelude::*;

use super::{close_by_button, frame::Heading};
use crate::{
    shell::{
        AppSystems,
        assets::Face,
        canvas::resized,
        clipboard::{Clipboard, Handed},
        keep::place::Report,
        notice::Notice,
        states::Menu,
        text::Texts,
    },
    stage::palette,
    ui::theme::{
        button::{self, Activate},
        lettering::label,
        panel::{self, Layer, column},
        scroll::scroller,
    },
};

/// The panel's root.
#[derive(Component)]
struct Root;

/// Draws the panel.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Stumbled), draw).add_systems(
        Update,
        draw.run_if(in_state(Menu::Stumbled).and_then(resized)).in_set(AppSystems::Present),
    );
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    report: Option<Res<Report>>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let Some(report) = report else { return };
    let lies = match &report.file {
        Some(file) => texts.fmt("stumbled-file", &[("file", file.display().to_string().into())]),
        None => texts.get("stumbled-in-browser"),
    };
    commands.spawn((Root, DespawnOnExit(Menu::Stumbled), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            root.spawn(panel::paper(Node {
                width: px(560),
                max_width: percent(92),
                max_height: percent(92),
                padding: UiRect::axes(px(26), px(24)),
                ..column(14.0)
            }))
            .with_children(|sheet| {
                sheet.spawn(panel::hairline());
                Heading::new(texts.get("stumbled-title"), 26.0).spawn(sheet, &texts);
                sheet.spawn(panel::rule());
                scroller(
                    sheet,
                    "stumbled",
                    Node { min_height: px(0), flex_shrink: 1.0, ..default() },
                    |list| {
                        list.spawn(Node { padding: UiRect::right(px(8)), ..column(12.0) }).with_children(
                            |page| {
                                for words in [texts.get("stumbled-safe"), lies] {
                                    page.spawn(label(words, Face::Body, 17.0, palette::INK));
                                }
                                let seed = texts.get("stumbled-seed");
                                page.spawn(label(seed, Face::Italic, 15.5, palette::INK_SOFT));
                            },
                        );
                    },
                );
                button::primary("stumbled-on", texts.get("stumbled-on"))
                    .size(20.0)
                    .first()
                    .spawn(sheet)
                    .observe(close_by_button);
                button::paper("stumbled-copy", texts.get("stumbled-copy"))
                    .icon("share")
                    .spawn(sheet)
                    .observe(copy);
            });
        },
    );
}

fn copy(
    _: On<Activate>,
    report: Option<Res<Report>>,
    texts: Res<Texts>,
    mut clipboard: ResMut<Clipboard>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(report) = report else { return };
    let said = match clipboard.hand_over(&report.text, "rummage-report.txt") {
        Ok(Handed::Clipboard) => texts.get("stumbled-copied"),
        // It lies in a file already.
        Ok(Handed::File(_)) | Err(_) => texts.get("stumbled-not-copied"),
    };
    notices.write(Notice(said));
}
