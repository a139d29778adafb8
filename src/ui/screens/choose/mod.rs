//! Which game? A tile for each, with how many play, with what, and how it stands.

use bevy::{input_focus::InputFocus, prelude::*};

use crate::{
    play::lesson,
    shell::{
        AppSystems,
        canvas::{Canvas, resized},
        intent::Intent,
        names::Tag,
        preferences::Preferences,
        states::{Menu, Screen},
        text::Texts,
    },
    store::{saves::Waiting, statistics::Statistics},
    ui::{menus::wanted::Wanted, theme::panel},
};

mod shelf;
mod tile;
mod ways;

use super::friends::Hosting;
use shelf::Shelf;
use tile::{IN_A_LIST, IN_A_WIDE_LIST, Tiles};

/// The screen's root.
#[derive(Component)]
struct Root;

/// Above this text size the tiles lie below each other: in columns they are too narrow for their words.
const LARGE_TEXT: f32 = 1.15;

/// Draws the tiles and goes back.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Choose), draw).add_systems(
        Update,
        (
            draw.run_if(resized.or_else(resource_changed::<Wanted>)).in_set(AppSystems::Present),
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
            Intent::Act2 => commands.run_system_cached(ways::find),
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
    wanted: Res<Wanted>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let teaches = hosting.is_none();
    let matches = &statistics.ledger.matches;
    let tiles = Tiles { texts: &texts, matches, waiting: &waiting, teaches };
    let shelf = Shelf { tiles, wanted: &wanted, games: wanted.games(&texts, &waiting, matches) };
    let large = preferences.text_scale() > LARGE_TEXT;
    commands.spawn((Root, DespawnOnExit(Screen::Choose), panel::screen_root())).with_children(|root| {
        if canvas.is_portrait() {
            shelf.draw_list(root, IN_A_LIST, large);
        } else if large {
            shelf.draw_list(root, IN_A_WIDE_LIST, false);
        } else {
            shelf.draw_landscape(root, canvas.size.x);
        }
    });
}
