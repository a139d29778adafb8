//! The matches with friends that are over: which of them to look back on.

use bevy::prelude::*;

use super::{CameFrom, frame::Listed};
use crate::{
    play::online::look_back,
    shell::{
        AppSystems,
        assets::{Face, Sheet},
        canvas::{Canvas, resized},
        match_setup::BOTS,
        states::Menu,
        text::Texts,
        today::date_words,
    },
    stage::palette,
    store::seen::{MOST, SeenLine, SeenMatches},
    ui::theme::{
        button::Activate,
        lettering::label,
        look::{self, Look},
        panel::{self, Layer, column, row},
        picture::picture,
        role,
    },
};

/// The list's root.
#[derive(Component)]
struct Root;

/// Beside a name, the picture of its game.
const PICTURE: Vec2 = Vec2::new(38.0, 42.9);

/// Draws the list.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Played), draw).add_systems(
        Update,
        draw.run_if(resized.and_then(in_state(Menu::Played))).in_set(AppSystems::Present),
    );
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    seen: Res<SeenMatches>,
    canvas: Res<Canvas>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let narrow = canvas.is_portrait();
    commands.spawn((Root, DespawnOnExit(Menu::Played), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            let note = Some(texts.fmt("friends-played-note", &[("count", MOST.into())]));
            let (title, tag, width) = ("friends-played", "played-matches", 640.0);
            Listed { title, note, tag, width, narrow }.draw(root, &texts, |list| {
                // The ring of what has the focus is seen whole, and the thumb lies beside the rows.
                let padding = UiRect { left: px(6), right: px(16), top: px(8), bottom: px(8) };
                list.spawn(Node { padding, width: percent(100), ..column(9.0) }).with_children(|rows| {
                    for (nth, line) in seen.over().enumerate() {
                        entry(rows, &texts, narrow, nth, line);
                    }
                });
            });
        },
    );
}

/// Those who sat at the table with the player, bots by their names.
fn names(texts: &Texts, line: &SeenLine) -> String {
    let others = line.called.iter().enumerate().filter(|(nth, _)| *nth != line.seat.index());
    let name = |(nth, called): (usize, &Option<String>)| {
        called.clone().unwrap_or_else(|| texts.get(BOTS[nth % BOTS.len()]))
    };
    others.map(name).collect::<Vec<_>>().join(", ")
}

/// A match: its game, with whom, when, and how it ended.
fn entry(rows: &mut ChildSpawnerCommands<'_>, texts: &Texts, narrow: bool, nth: usize, line: &SeenLine) {
    let (game, names) = (texts.get(&format!("game-{}", line.game)), names(texts, line));
    let date = date_words(texts, line.day).unwrap_or_default();
    let won = line.won == Some(true);
    let end = texts.get(if won { "friends-played-won" } else { "friends-played-lost" });
    let values = [
        ("game", game.as_str().into()),
        ("names", names.as_str().into()),
        ("date", date.as_str().into()),
        ("end", end.as_str().into()),
    ];
    let (ground, rim) = look::colours(Look::Row);
    let mut entry = rows.spawn((
        role::pressable(format!("played-{nth}"), texts.fmt("friends-played-spoken", &values)),
        Look::Row,
        Node {
            min_height: px(60),
            padding: UiRect { left: px(9), right: px(14), top: px(6), bottom: px(6) },
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(14)),
            ..row(12.0)
        },
        BackgroundColor(ground),
        BorderColor::all(rim),
    ));
    entry.with_children(|row| {
        row.spawn(picture(Sheet::Tiles, &line.game, PICTURE, Color::WHITE));
        row.spawn(Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..column(0.0) }).with_children(
            |words| {
                words.spawn(label(game, Face::Strong, 18.0, palette::INK));
                let with = texts.fmt("friends-played-with", &[("names", names.into())]);
                words.spawn(label(with, Face::Body, 15.0, palette::INK_SOFT));
                if narrow {
                    words.spawn(label(date.clone(), Face::Body, 14.0, palette::INK_SOFT));
                }
            },
        );
        row.spawn(Node { align_items: AlignItems::End, ..column(0.0) }).with_children(|words| {
            words.spawn(label(end, if won { Face::Bold } else { Face::Body }, 16.0, palette::INK));
            if !narrow {
                words.spawn(label(date, Face::Body, 14.0, palette::INK_SOFT));
            }
        });
    });
    let line = line.clone();
    entry.observe(
        move |_: On<Activate>,
              mut came: ResMut<CameFrom>,
              mut next: ResMut<NextState<Menu>>,
              mut commands: Commands| {
            came.0.clear();
            next.set(Menu::None);
            let line = line.clone();
            commands.queue(move |world: &mut World| look_back(world, &line));
        },
    );
}
