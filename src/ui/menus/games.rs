//! The list of all games: over the statistics how each stands and which of them to look at, and how any such list is laid out.

use bevy::prelude::*;
use rummage_rules::games::GAMES;

use super::{close_by_button, frame::Listed};
use crate::{
    shell::{
        AppSystems,
        assets::{Face, Sheet},
        canvas::{Canvas, resized},
        preferences::Preferences,
        states::Menu,
        text::Texts,
    },
    stage::palette,
    store::statistics::{
        Statistics,
        ledger::Played,
        tally::{Share, Tally},
    },
    ui::{
        input::focus::FirstFocus,
        theme::{
            button::Activate,
            lettering::label,
            look::{self, Look},
            panel::{self, Layer, row},
            picture::picture,
            role,
        },
    },
};

/// Which game is shown: an index into [`GAMES`], or all of them.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ChosenGame(pub(crate) Option<usize>);

impl ChosenGame {
    /// The next that has something to show: all games, then each that was played, and all again.
    pub(crate) fn step(self, matches: &[Played], forward: bool) -> Self {
        let played = |index: &usize| matches.iter().any(|played| played.game == GAMES[*index].id);
        let places = || std::iter::once(None).chain((0..GAMES.len()).filter(played).map(Some));
        let next = if forward {
            places().find(|place| *place > self.0)
        } else {
            places().rfind(|place| *place < self.0).or_else(|| places().next_back())
        };
        Self(next.flatten())
    }
}

/// The list's root.
#[derive(Component)]
struct Root;

/// From this text size on, two columns have the room that three have otherwise.
const LARGE_TEXT: f32 = 1.3;
/// Beside a name, the picture of its game.
const PICTURE: Vec2 = Vec2::new(34.0, 38.4);

/// Draws the list.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Games), draw).add_systems(
        Update,
        draw.run_if(resized.and_then(in_state(Menu::Games))).in_set(AppSystems::Present),
    );
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    statistics: Res<Statistics>,
    shown: Res<ChosenGame>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let tally = Tally::of(&statistics.ledger.matches, None);
    commands.spawn((Root, DespawnOnExit(Menu::Games), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            let (title, tag) = ("statistics-which", "statistics-games");
            list(root, &texts, (&canvas, &preferences), title, tag, |grid| {
                for place in std::iter::once(None).chain((0..GAMES.len()).map(Some)) {
                    entry(grid, &texts, &tally, place, *shown);
                }
            });
        },
    );
}

/// The panel with a grid of games, filled one [`choice`] after the other.
pub(super) fn list(
    root: &mut ChildSpawnerCommands<'_>,
    texts: &Texts,
    (canvas, preferences): (&Canvas, &Preferences),
    title: &str,
    tag: &'static str,
    fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
) {
    let (narrow, columns) = (canvas.is_portrait(), columns(canvas, preferences));
    Listed { title, note: None, tag, width: 1060.0, narrow }.draw(root, texts, |list| {
        list.spawn((role::choice(texts.get(title)), grid(columns))).with_children(fill);
    });
}

/// How many games stand side by side.
fn columns(canvas: &Canvas, preferences: &Preferences) -> u16 {
    match (canvas.is_portrait(), preferences.text_scale() < LARGE_TEXT) {
        (true, _) => 1,
        (false, true) => 3,
        (false, false) => 2,
    }
}

fn grid(columns: u16) -> Node {
    Node {
        display: Display::Grid,
        grid_template_columns: RepeatedGridTrack::minmax(
            columns,
            MinTrackSizingFunction::Px(0.0),
            MaxTrackSizingFunction::Fraction(1.0),
        ),
        // The ring of what has the focus is seen whole, and the thumb lies beside the rows.
        padding: UiRect { left: px(6), right: px(16), top: px(8), bottom: px(8) },
        row_gap: px(9),
        column_gap: px(10),
        ..default()
    }
}

/// A game, or all of them, with how many matches were won of how many.
fn entry(
    grid: &mut ChildSpawnerCommands<'_>,
    texts: &Texts,
    tally: &Tally,
    place: Option<usize>,
    shown: ChosenGame,
) {
    let game = place.map(|index| GAMES[index].id);
    let name = game.map_or_else(|| texts.get("statistics-all"), |game| texts.get(&format!("game-{game}")));
    let wins = match game {
        None => tally.wins,
        Some(game) => {
            let share = tally.by_game.iter().find(|(other, _)| other == game);
            share.map_or_else(Share::default, |(_, share)| *share)
        }
    };
    let chosen = shown.0 == place;
    let soft = if chosen { palette::MIST } else { palette::INK_SOFT };
    let values = [("game", name.as_str().into()), ("part", wins.part.into()), ("whole", wins.whole.into())];
    let spoken = texts.fmt("statistics-choice", &values);
    choice(grid, game, name, spoken, chosen, |line, ink| {
        if wins.whole == 0 {
            line.spawn(label(texts.get("statistics-not-yet"), Face::Italic, 15.0, soft));
            return;
        }
        line.spawn(Node { align_items: AlignItems::Baseline, ..row(5.0) }).with_children(|share| {
            share.spawn(label(wins.part.to_string(), Face::Bold, 18.0, ink));
            let of = texts.fmt("statistics-of", &[("count", wins.whole.into())]);
            share.spawn(label(of, Face::Body, 14.5, soft));
        });
    })
    .observe(move |_: On<Activate>, mut shown: ResMut<ChosenGame>| {
        shown.set_if_neq(ChosenGame(place));
    })
    .observe(close_by_button);
}

/// One of a list of games, or all of them together: its picture, its name, and what else is to be told in this ink.
pub(super) fn choice<'a>(
    grid: &'a mut ChildSpawnerCommands<'_>,
    game: Option<&'static str>,
    name: String,
    spoken: String,
    chosen: bool,
    more: impl FnOnce(&mut ChildSpawnerCommands<'_>, Color),
) -> EntityCommands<'a> {
    let (look, ink) = if chosen { (Look::Chosen, palette::CREAM) } else { (Look::Row, palette::INK) };
    let (ground, rim) = look::colours(look);
    let mut entry = grid.spawn((
        role::one_of(game.unwrap_or("all"), spoken),
        look,
        Node {
            min_height: px(54),
            padding: UiRect { left: px(9), right: px(14), top: px(6), bottom: px(6) },
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(14)),
            ..row(11.0)
        },
        BackgroundColor(ground),
        BorderColor::all(rim),
    ));
    role::set(&mut entry, chosen);
    if chosen {
        entry.insert(FirstFocus);
    }
    entry.with_children(|line| {
        match game {
            Some(game) => line.spawn(picture(Sheet::Tiles, game, PICTURE, Color::WHITE)),
            None => line.spawn(picture(Sheet::Icons, "stats", Vec2::splat(PICTURE.x), ink)),
        };
        line.spawn((
            Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() },
            children![label(name, Face::Strong, 17.0, ink)],
        ));
        more(line, ink);
    });
    entry
}
