//! Which game? A picture for each, with how many play and with what.

use bevy::prelude::*;
use rummage_rules::games::{GAMES, Game};

use super::{
    Menu, Screen,
    match_setup::{MatchSetup, UsualTables},
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

/// Above this text size the standing tiles are too narrow for their words.
const LARGE_TEXT: f32 = 1.15;

const TILE: Vec2 = Vec2::new(190.0, 456.0);
const TILE_PICTURE: Vec2 = Vec2::new(170.0, 192.0);

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
            ..row(12.0)
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        for game in GAMES {
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
            for game in GAMES {
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
    game: &'static Game,
    node: Node,
) -> EntityCommands<'a> {
    let name = texts.get(&format!("game-{}", game.id));
    let mut tile = parent.spawn((
        pressable(game.id, name),
        panel::paper(Node { flex_shrink: 0.0, border_radius: BorderRadius::all(px(20)), ..node }),
    ));
    if game.id == GAMES[0].id {
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
    tile
}

/// A standing tile: picture above, words below.
fn tile(parent: &mut ChildSpawnerCommands<'_>, texts: &Texts, game: &'static Game, width: f32) {
    let node = Node { width: px(width), min_height: px(TILE.y), padding: UiRect::all(px(10)), ..column(8.0) };
    spawn_tile(parent, texts, game, node).insert(Lifts(12.0)).with_children(|tile| {
        tile.spawn(picture(Sheet::Tiles, game.id, TILE_PICTURE, Color::WHITE));
        tile.spawn((
            Node { padding: UiRect::axes(px(8), px(4)), flex_grow: 1.0, ..column(6.0) },
            Pickable::IGNORE,
        ))
        .with_children(|words| words_of(words, texts, game));
    });
}

/// A lying tile: picture left, words right.
fn strip(parent: &mut ChildSpawnerCommands<'_>, texts: &Texts, game: &'static Game, width: f32) {
    let node =
        Node { width: px(width), padding: UiRect::all(px(10)), align_items: AlignItems::Center, ..row(12.0) };
    spawn_tile(parent, texts, game, node).with_children(|tile| {
        tile.spawn(picture(Sheet::Tiles, game.id, TILE_PICTURE * 0.66, Color::WHITE));
        tile.spawn((Node { flex_grow: 1.0, flex_basis: px(0), ..column(4.0) }, Pickable::IGNORE))
            .with_children(|words| words_of(words, texts, game));
    });
}

fn words_of(words: &mut ChildSpawnerCommands<'_>, texts: &Texts, game: &Game) {
    let name = texts.get(&format!("game-{}", game.id));
    let size = if name.chars().count() < 15 { 26.0 } else { 23.0 };
    words.spawn(label(name, Face::Title, size, palette::INK));
    words.spawn(label(texts.get(&format!("game-{}-blurb", game.id)), Face::Body, 16.5, palette::INK_SOFT));
    words.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
    words.spawn(panel::rule());
    words.spawn((Node { margin: UiRect::top(px(4)), ..row(8.0) }, Pickable::IGNORE)).with_children(|facts| {
        let deck = texts.get(&format!("game-{}-deck", game.id));
        for (picture, fact) in [("player", players(texts, game)), ("cards", deck)] {
            facts.spawn((row(3.0), Pickable::IGNORE)).with_children(|pair| {
                pair.spawn(icon(picture, 20.0, palette::INK));
                pair.spawn((label(fact, Face::Strong, 15.0, palette::INK), TextLayout::no_wrap()));
            });
        }
    });
}

/// How many can play.
fn players(texts: &Texts, game: &Game) -> String {
    let (least, most) = (*game.seats.start(), *game.seats.end());
    if least == most {
        texts.fmt("players-one", &[("count", least.into())])
    } else {
        texts.fmt("players-range", &[("least", least.into()), ("most", most.into())])
    }
}
