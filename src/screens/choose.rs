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

/// Above this text size the tiles lie below each other: in columns they are too narrow for their words.
const LARGE_TEXT: f32 = 1.15;

/// Tiles beside each other in a wide window, where four rows of them are seen at once.
const COLUMNS: f32 = 3.0;
const GAP: f32 = 10.0;
const TILE_PICTURE: Vec2 = Vec2::new(128.0, 144.6);

/// How large a tile is, and what is on it.
#[derive(Copy, Clone)]
struct Measures {
    width: f32,
    /// Of the picture, to its usual size.
    picture: f32,
    /// The letters of the name, and those of a long one.
    name: f32,
    long_name: f32,
    blurb: f32,
    /// Between the lines, and around them.
    gap: f32,
}

const IN_COLUMNS: Measures =
    Measures { width: 382.0, picture: 0.72, name: 23.0, long_name: 23.0, blurb: 15.5, gap: 2.0 };
const IN_A_LIST: Measures =
    Measures { width: 346.0, picture: 0.88, name: 26.0, long_name: 23.0, blurb: 16.5, gap: 4.0 };

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
            draw_list(root, &texts, IN_A_LIST);
        } else if preferences.text_scale() > LARGE_TEXT {
            draw_list(root, &texts, Measures { width: 760.0, ..IN_A_LIST });
        } else {
            draw_landscape(root, &texts);
        }
    });
}

fn draw_landscape(root: &mut ChildSpawnerCommands<'_>, texts: &Texts) {
    heading(root, texts, 50.0, UiRect { left: px(60), right: px(20), top: px(40), bottom: px(0) });
    scroller(root, "games", filling(), |list| {
        list.spawn((
            Node {
                justify_content: JustifyContent::Center,
                padding: UiRect::axes(px(0), px(8)),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|middle| {
            middle
                .spawn((
                    Node {
                        width: px(COLUMNS * IN_COLUMNS.width + (COLUMNS - 1.0) * GAP),
                        align_items: AlignItems::Stretch,
                        flex_wrap: FlexWrap::Wrap,
                        row_gap: px(GAP),
                        ..row(GAP)
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|grid| {
                    for game in GAMES {
                        tile(grid, texts, game, IN_COLUMNS);
                    }
                });
        });
    });
    root.spawn((
        Node { padding: UiRect { left: px(60), bottom: px(28), ..UiRect::ZERO }, ..default() },
        Pickable::IGNORE,
    ))
    .with_children(|foot| {
        prompts(
            foot,
            &[
                (Glyph::Move, texts.get("prompt-browse")),
                (Glyph::Choose, texts.get("prompt-set-up")),
                (Glyph::Primary, texts.get("prompt-rules")),
                (Glyph::Back, texts.get("prompt-back")),
            ],
        );
    });
}

/// A list of lying tiles, for phones and for large text.
fn draw_list(root: &mut ChildSpawnerCommands<'_>, texts: &Texts, size: Measures) {
    heading(root, texts, 32.0, UiRect { left: px(20), right: px(20), top: px(40), bottom: px(8) });
    scroller(root, "games", filling(), |list| {
        list.spawn((
            Node { align_items: AlignItems::Center, padding: UiRect::axes(px(14), px(14)), ..column(16.0) },
            Pickable::IGNORE,
        ))
        .with_children(|list| {
            for game in GAMES {
                tile(list, texts, game, size);
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

/// A tile: picture left, words right.
fn tile(parent: &mut ChildSpawnerCommands<'_>, texts: &Texts, game: &'static Game, size: Measures) {
    let name = texts.get(&format!("game-{}", game.id));
    let node = Node {
        width: px(size.width),
        padding: UiRect::all(px(10)),
        flex_shrink: 0.0,
        border_radius: BorderRadius::all(px(20)),
        ..row(12.0)
    };
    let mut tile = parent.spawn((pressable(game.id, name), panel::paper(node), Lifts(6.0)));
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
    tile.with_children(|tile| {
        tile.spawn(picture(Sheet::Tiles, game.id, TILE_PICTURE * size.picture, Color::WHITE));
        tile.spawn((
            Node {
                align_self: AlignSelf::Stretch,
                flex_grow: 1.0,
                flex_basis: px(0),
                padding: UiRect::all(px(size.gap)),
                ..column(size.gap)
            },
            Pickable::IGNORE,
        ))
        .with_children(|words| words_of(words, texts, game, size));
    });
}

fn words_of(words: &mut ChildSpawnerCommands<'_>, texts: &Texts, game: &Game, size: Measures) {
    let name = texts.get(&format!("game-{}", game.id));
    let letters = if name.chars().count() < 15 { size.name } else { size.long_name };
    words.spawn(label(name, Face::Title, letters, palette::INK));
    let blurb = texts.get(&format!("game-{}-blurb", game.id));
    words.spawn(label(blurb, Face::Body, size.blurb, palette::INK_SOFT));
    words.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
    words.spawn(panel::rule());
    words.spawn((Node { margin: UiRect::top(px(size.gap)), ..row(8.0) }, Pickable::IGNORE)).with_children(
        |facts| {
            let deck = texts.get(&format!("game-{}-deck", game.id));
            for (picture, fact) in [("player", players(texts, game)), ("cards", deck)] {
                facts.spawn((row(3.0), Pickable::IGNORE)).with_children(|pair| {
                    pair.spawn(icon(picture, 20.0, palette::INK));
                    pair.spawn((label(fact, Face::Strong, 15.0, palette::INK), TextLayout::no_wrap()));
                });
            }
        },
    );
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
