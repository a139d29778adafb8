//! With friends: the way to a table elsewhere, and the room around it while no cards lie on it.

use bevy::prelude::*;

use crate::{
    play::online::{AtTable, Beside, Connection, Standing},
    shell::{
        AppSystems,
        canvas::{Canvas, resized},
        intent::Intent,
        preferences::Preferences,
        states::{Menu, Screen},
        text::Texts,
    },
    store::{friends::Friends, seen::SeenMatches},
    ui::theme::panel,
};

mod chairs;
mod company;
mod door;
mod hosting;
mod invitation;
mod line;
mod room;

pub use hosting::Hosting;
pub(in crate::ui::screens) use hosting::hand_over;

/// The screen's root.
#[derive(Component)]
struct Root;

/// Registers the screen.
pub fn plugin(app: &mut App) {
    app.add_plugins((company::plugin, hosting::plugin, line::plugin))
        .add_systems(OnEnter(Screen::Friends), draw)
        .add_systems(
            Update,
            (
                draw.run_if(
                    resized
                        .or_else(resource_exists_and_changed::<AtTable>)
                        .or_else(resource_exists_and_changed::<Connection>)
                        .or_else(resource_removed::<Connection>)
                        .or_else(resource_changed::<Beside>)
                        .or_else(resource_changed::<Friends>),
                )
                .in_set(AppSystems::Present),
                answer.run_if(in_state(Menu::None)).in_set(AppSystems::Think),
            )
                .run_if(in_state(Screen::Friends)),
        );
}

fn answer(
    mut intents: MessageReader<Intent>,
    mut next: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    for intent in intents.read() {
        match intent {
            Intent::Back => next.set(Screen::Title),
            Intent::Menu => menu.set(Menu::Options),
            _ => {}
        }
    }
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    friends: Res<Friends>,
    seen: Res<SeenMatches>,
    beside: Res<Beside>,
    connection: Option<Res<Connection>>,
    room: Option<Res<AtTable>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let played = seen.over().next().is_some();
    let narrow = canvas.is_portrait() || preferences.text_scale() > 1.4;
    commands.spawn((Root, DespawnOnExit(Screen::Friends), panel::screen_root())).with_children(
        |root| match (connection.as_deref(), room.as_deref()) {
            (Some(connection), Some(room)) if !matches!(connection.standing(), Standing::Over(_)) => {
                room::Page { texts: &texts, narrow, room, connection, beside: &beside }
                    .draw(root, &mut images);
            }
            (connection, _) => {
                door::Page { texts: &texts, narrow, friends: &friends, played }.draw(root, connection);
            }
        },
    );
}
