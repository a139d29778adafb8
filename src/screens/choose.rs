//! Which game? Five pictures; those whose rules are not written yet are visibly in bud and say so.

use bevy::prelude::*;
use rummage_rules::games;

use super::{
    Menu, Screen,
    match_setup::{MatchSetup, UsualTables, playable},
    resized,
};
use crate::{
    AppSystems,
    arguments::Arguments,
    assets::Sheet,
    input::{focus::FirstFocus, intent::Intent},
    preferences::Preferences,
    text::Texts,
    theme::{
        button::{self, Activate, pressable},
        canvas::Canvas,
        lettering::{Face, label},
        look::{Lifts, Look},
        notice::Notice,
        palette,
        panel::{self, column, row},
        picture::{icon, picture},
        prompt::{Glyph, prompts},
        scroll::{filling, scroller},
    },
};

/// The screen's root.
#[derive(Component)]
struct Root;

/// The family, in the order of the tiles. Which of them can be played, the rules know.
const FAMILY: [&str; 5] = ["daylily", "ditch", "liverpool", "dummy", "quick"];

/// Above this text size the standing tiles are too narrow for their words.
const LARGE_TEXT: f32 = 1.15;

const TILE: Vec2 = Vec2::new(220.0, 456.0);
const TILE_PICTURE: Vec2 = Vec2::new(200.0, 226.0);

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

fn leave(
    mut intents: MessageReader<Intent>,
    mut next: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    for intent in intents.read() {
        match intent {
            Intent::Back => next.set(Screen::Title),
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
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    commands.spawn((Root, DespawnOnExit(Screen::Choose), panel::screen_root())).with_children(|root| {
        if canvas.is_portrait() {
            draw_list(root, &texts, 346.0);
        } else if preferences.text_scale() > LARGE_TEXT {
            draw_list(root, &texts, 760.0);
        } else {
            draw_landscape(root, &texts);
        }
    });
}

fn draw_landscape(root: &mut ChildSpawnerCommands<'_>, texts: &Texts) {
    heading(root, texts, 50.0, UiRect { left: px(60), right: px(20), top: px(40), bottom: px(0) });
    root.spawn((
        Node {
            flex_grow: 1.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..row(17.0)
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        for game in FAMILY {
            tile(line, texts, game, TILE.x);
        }
    });
    root.spawn((
        Node { padding: UiRect { left: px(60), bottom: px(28), ..UiRect::ZERO }, ..default() },
        Pickable::IGNORE,
    ))
    .with_children(|foot| {
        prompts(
            foot,
            &[
                (Glyph::Sideways, texts.get("prompt-browse")),
                (Glyph::Choose, texts.get("prompt-set-up")),
                (Glyph::Primary, texts.get("prompt-rules")),
                (Glyph::Back, texts.get("prompt-back")),
            ],
        );
    });
}

/// A list of lying tiles, for phones and for large text.
fn draw_list(root: &mut ChildSpawnerCommands<'_>, texts: &Texts, width: f32) {
    heading(root, texts, 32.0, UiRect { left: px(20), right: px(20), top: px(40), bottom: px(8) });
    scroller(root, "games", filling(), |list| {
        list.spawn((
            Node { align_items: AlignItems::Center, padding: UiRect::axes(px(14), px(14)), ..column(16.0) },
            Pickable::IGNORE,
        ))
        .with_children(|list| {
            for game in FAMILY {
                strip(list, texts, game, width);
            }
        });
    });
}

fn heading(root: &mut ChildSpawnerCommands<'_>, texts: &Texts, size: f32, padding: UiRect) {
    root.spawn((
        Node { justify_content: JustifyContent::SpaceBetween, padding, ..default() },
        Pickable::IGNORE,
    ))
    .with_children(|head| {
        head.spawn((Node { flex_shrink: 1.0, ..column(4.0) }, Pickable::IGNORE)).with_children(|words| {
            words.spawn(label(texts.get("choose-title"), Face::Title, size, palette::CREAM));
            words.spawn(label(texts.get("choose-note"), Face::Body, 18.0, palette::MIST));
        });
        head.spawn((Node { align_self: AlignSelf::FlexStart, ..row(8.0) }, Pickable::IGNORE)).with_children(
            |icons| {
                for (tag, picture, menu) in
                    [("rules", "rules", Menu::Rules), ("options", "settings", Menu::Options)]
                {
                    button::square(Look::Glass, tag, picture, texts.get(tag))
                        .spawn(icons)
                        .observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(menu));
                }
                button::square(Look::Glass, "back", "close", texts.get("prompt-back"))
                    .spawn(icons)
                    .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title));
            },
        );
    });
}

/// What both tile shapes share: the button, its paper, its observer.
fn spawn_tile<'a>(
    parent: &'a mut ChildSpawnerCommands<'_>,
    texts: &Texts,
    game: &'static str,
    node: Node,
) -> EntityCommands<'a> {
    let name = texts.get(&format!("game-{game}"));
    let found = playable(game);
    let spoken = if found.is_some() {
        name.clone()
    } else {
        texts.fmt("tile-coming", &[("game", name.as_str().into())])
    };
    let mut tile = parent.spawn((
        pressable(game, spoken),
        panel::paper(Node { flex_shrink: 0.0, border_radius: BorderRadius::all(px(20)), ..node }),
    ));
    match found {
        Some(game) => {
            if FAMILY.iter().find(|id| playable(id).is_some()) == Some(&game.id) {
                tile.insert(FirstFocus);
            }
            tile.observe(
                move |_: On<Activate>,
                      tables: Res<UsualTables>,
                      arguments: Res<Arguments>,
                      mut setup: ResMut<MatchSetup>,
                      mut next: ResMut<NextState<Screen>>| {
                    *setup = MatchSetup { seed: arguments.seed, ..tables.of(game) };
                    next.set(Screen::Setup);
                },
            );
        }
        None => {
            let reason = texts.fmt("choose-coming-reason", &[("game", name.into())]);
            tile.observe(move |_: On<Activate>, mut notices: MessageWriter<Notice>| {
                notices.write(Notice(reason.clone()));
            });
        }
    }
    tile
}

/// A standing tile: picture above, words below.
fn tile(parent: &mut ChildSpawnerCommands<'_>, texts: &Texts, game: &'static str, width: f32) {
    let node = Node { width: px(width), min_height: px(TILE.y), padding: UiRect::all(px(10)), ..column(8.0) };
    let coming = playable(game).is_none();
    spawn_tile(parent, texts, game, node).insert(Lifts(12.0)).with_children(|tile| {
        tile_picture(tile, game, TILE_PICTURE, coming);
        if coming {
            tile.spawn((
                Node { position_type: PositionType::Absolute, left: px(20), top: px(20), ..default() },
                Pickable::IGNORE,
                children![panel::pill(texts.get("choose-coming"), 13.5, palette::SUN)],
            ));
        }
        tile.spawn((
            Node { padding: UiRect::axes(px(8), px(4)), flex_grow: 1.0, ..column(6.0) },
            Pickable::IGNORE,
        ))
        .with_children(|words| words_of(words, texts, game, coming));
    });
}

/// A lying tile: picture left, words right.
fn strip(parent: &mut ChildSpawnerCommands<'_>, texts: &Texts, game: &'static str, width: f32) {
    let coming = playable(game).is_none();
    let node =
        Node { width: px(width), padding: UiRect::all(px(10)), align_items: AlignItems::Center, ..row(12.0) };
    spawn_tile(parent, texts, game, node).with_children(|tile| {
        tile_picture(tile, game, TILE_PICTURE * 0.56, coming);
        tile.spawn((Node { flex_grow: 1.0, flex_basis: px(0), ..column(4.0) }, Pickable::IGNORE))
            .with_children(|words| words_of(words, texts, game, coming));
    });
}

fn tile_picture(tile: &mut ChildSpawnerCommands<'_>, game: &str, size: Vec2, coming: bool) {
    let tint = if coming { Color::srgb(0.72, 0.74, 0.70) } else { Color::WHITE };
    tile.spawn(picture(Sheet::Tiles, game, size, tint));
}

fn words_of(words: &mut ChildSpawnerCommands<'_>, texts: &Texts, game: &str, coming: bool) {
    let name = texts.get(&format!("game-{game}"));
    let size = if name.chars().count() < 15 { 26.0 } else { 23.0 };
    let ink = if coming { palette::INK_SOFT } else { palette::INK };
    words.spawn(label(name, Face::Title, size, ink));
    words.spawn(label(texts.get(&format!("game-{game}-blurb")), Face::Body, 16.5, palette::INK_SOFT));
    words.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
    words.spawn(panel::rule());
    words.spawn((Node { margin: UiRect::top(px(4)), ..row(14.0) }, Pickable::IGNORE)).with_children(
        |facts| {
            for (picture, fact) in
                [("player", players(texts, game)), ("cards", texts.get(&format!("game-{game}-deck")))]
            {
                facts.spawn((row(5.0), Pickable::IGNORE)).with_children(|pair| {
                    pair.spawn(icon(picture, 21.0, ink));
                    pair.spawn((label(fact, Face::Strong, 16.0, ink), TextLayout::no_wrap()));
                });
            }
        },
    );
    let (state, tone) = if coming {
        (texts.get("choose-coming"), palette::HONEY_LO)
    } else {
        (texts.get("choose-ready"), palette::LEAF_DARK)
    };
    words.spawn(label(state, Face::Strong, 14.5, tone));
}

/// How many can play, from the rules where there are any.
fn players(texts: &Texts, game: &str) -> String {
    let Some(found) = games::find(game) else { return texts.get(&format!("game-{game}-players")) };
    let (least, most) = (*found.seats.start(), *found.seats.end());
    if least == most {
        texts.fmt("players-one", &[("count", least.into())])
    } else {
        texts.fmt("players-range", &[("least", least.into()), ("most", most.into())])
    }
}
