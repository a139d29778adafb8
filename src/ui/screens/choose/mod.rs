//! Which game? A tile for each, with how many play, with what, and how it stands.

use bevy::{input_focus::InputFocus, prelude::*};
use rummage_rules::games::GAMES;

use crate::{
    play::lesson,
    shell::{
        AppSystems,
        assets::Face,
        canvas::{Canvas, resized},
        intent::Intent,
        names::Tag,
        preferences::Preferences,
        states::{Menu, Screen},
        text::Texts,
    },
    stage::palette,
    store::{saves::Waiting, statistics::Statistics},
    ui::theme::{
        button::{self, Activate},
        lettering::label,
        look::Look,
        panel::{self, column, row},
        prompt::{Glyph, prompts},
        role,
        scroll::{filling, scroller_on_cloth},
    },
};

mod tile;

use super::friends::Hosting;
use tile::{IN_A_LIST, IN_A_WIDE_LIST, IN_COLUMNS, Measures, Tiles};

/// The screen's root.
#[derive(Component)]
struct Root;

/// Above this text size the tiles lie below each other: in columns they are too narrow for their words.
const LARGE_TEXT: f32 = 1.15;

/// Between the tiles of a wide window, where four rows of them are seen at once.
const GAP: f32 = 10.0;
/// How far they keep from its sides.
const SIDE: f32 = 40.0;
/// The narrowest that a tile of several beside each other may be.
const NARROWEST: f32 = 350.0;

/// Draws the tiles and goes back.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Choose), draw).add_systems(
        Update,
        (
            draw.run_if(resized).in_set(AppSystems::Present),
            leave.run_if(in_state(Menu::None)).in_set(AppSystems::Think),
        )
            .run_if(in_state(Screen::Choose)),
    );
}

/// Where the choice came from: the title, or a table for friends.
fn back(hosting: Option<&Hosting>) -> Screen {
    if hosting.is_some() { Screen::Friends } else { Screen::Title }
}

fn leave(
    hosting: Option<Res<Hosting>>,
    mut intents: MessageReader<Intent>,
    mut next: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    focus: Res<InputFocus>,
    tags: Query<&Tag>,
    mut commands: Commands,
) {
    for intent in intents.read() {
        match intent {
            // The lesson of the game that has the focus: its leaf is there for mouse and fingers.
            Intent::Hint if hosting.is_none() => {
                if let Some(tag) = focus.get().and_then(|tile| tags.get(tile).ok()).cloned() {
                    commands.queue(move |world: &mut World| lesson::sit_down(world, &tag.0));
                }
            }
            Intent::Back => next.set(back(hosting.as_deref())),
            Intent::Menu => menu.set(Menu::Options),
            Intent::Rules | Intent::Primary => menu.set(Menu::Rules),
            _ => {}
        }
    }
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    statistics: Res<Statistics>,
    waiting: Res<Waiting>,
    hosting: Option<Res<Hosting>>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let teaches = hosting.is_none();
    let tiles = Tiles { texts: &texts, matches: &statistics.ledger.matches, waiting: &waiting, teaches };
    let large = preferences.text_scale() > LARGE_TEXT;
    commands.spawn((Root, DespawnOnExit(Screen::Choose), panel::screen_root())).with_children(|root| {
        if canvas.is_portrait() {
            draw_list(root, tiles, IN_A_LIST, large);
        } else if large {
            draw_list(root, tiles, IN_A_WIDE_LIST, false);
        } else {
            draw_landscape(root, tiles, canvas.size.x);
        }
    });
}

fn draw_landscape(root: &mut ChildSpawnerCommands<'_>, tiles: Tiles<'_>, width: f32) {
    // As many beside each other as there is room for: three where the window is no wider than it must be.
    let room = width - 2.0 * SIDE + GAP;
    let columns = (room / (NARROWEST + GAP)).floor().max(1.0);
    let size = IN_COLUMNS.at_most(room / columns - GAP);
    heading(
        root,
        tiles.texts,
        50.0,
        UiRect { left: px(60), right: px(20), top: px(36), bottom: px(0) },
        false,
    );
    scroller_on_cloth(root, "games", filling(), |list| {
        list.spawn(Node {
            justify_content: JustifyContent::Center,
            padding: UiRect::axes(px(0), px(8)),
            ..default()
        })
        .with_children(|middle| {
            middle
                .spawn(Node {
                    display: Display::Grid,
                    grid_template_columns: RepeatedGridTrack::px(columns as u16, size.width),
                    row_gap: px(GAP),
                    column_gap: px(GAP),
                    ..default()
                })
                .with_children(|grid| {
                    for game in GAMES {
                        tiles.spawn(grid, game, size);
                    }
                });
        });
    });
    root.spawn(Node { padding: UiRect { left: px(60), bottom: px(26), ..UiRect::ZERO }, ..default() })
        .with_children(|foot| {
            prompts(
                foot,
                &[
                    (Glyph::Move, tiles.texts.get("prompt-browse")),
                    (Glyph::Choose, tiles.texts.get("prompt-set-up")),
                    (Glyph::Primary, tiles.texts.get("prompt-rules")),
                    (Glyph::Back, tiles.texts.get("prompt-back")),
                ],
            );
        });
}

/// A list of lying tiles, for phones and for large text. Large words on a phone leave no room for buttons beside them.
fn draw_list(root: &mut ChildSpawnerCommands<'_>, tiles: Tiles<'_>, size: Measures, stacked: bool) {
    let top = px(if stacked { 20 } else { 40 });
    let padding = UiRect { left: px(20), right: px(20), top, bottom: px(8) };
    heading(root, tiles.texts, 32.0, padding, stacked);
    scroller_on_cloth(root, "games", filling(), |list| {
        list.spawn(Node {
            align_items: AlignItems::Center,
            padding: UiRect::axes(px(14), px(14)),
            ..column(16.0)
        })
        .with_children(|list| {
            for game in GAMES {
                tiles.spawn(list, game, size);
            }
        });
    });
}

fn heading(root: &mut ChildSpawnerCommands<'_>, texts: &Texts, size: f32, padding: UiRect, stacked: bool) {
    let (flex_direction, buttons) = if stacked {
        (FlexDirection::ColumnReverse, AlignSelf::FlexEnd)
    } else {
        (FlexDirection::Row, AlignSelf::FlexStart)
    };
    root.spawn(Node {
        justify_content: JustifyContent::SpaceBetween,
        padding,
        flex_direction,
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|head| {
        head.spawn((
            Node { flex_shrink: 1.0, ..column(4.0) },
            children![
                role::heading(texts.get("choose-title"), size, palette::CREAM),
                label(texts.get("choose-note"), Face::Body, 18.0, palette::MIST)
            ],
        ));
        head.spawn(Node { align_self: buttons, ..row(8.0) }).with_children(|icons| {
            for (tag, picture, menu) in
                [("rules", "rules", Menu::Rules), ("options", "settings", Menu::Options)]
            {
                button::square(Look::Glass, tag, picture, texts.get(tag))
                    .spawn(icons)
                    .observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(menu));
            }
            button::square(Look::Glass, "back", "close", texts.get("prompt-back")).spawn(icons).observe(
                |_: On<Activate>, hosting: Option<Res<Hosting>>, mut next: ResMut<NextState<Screen>>| {
                    next.set(back(hosting.as_deref()));
                },
            );
        });
    });
}
