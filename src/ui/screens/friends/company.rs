//! Who is here: the chairs of a table elsewhere while cards lie on it, so that a bot can play on for whoever is away, and the host's place be handed on.

use bevy::prelude::*;

use super::room::Page;
use crate::{
    play::online::{AtTable, Beside, Connection},
    shell::{
        AppSystems,
        canvas::{Canvas, resized},
        preferences::Preferences,
        states::Menu,
        text::Texts,
    },
    ui::{
        menus::Listed,
        theme::panel::{self, Layer, column},
    },
};

/// The panel's root.
#[derive(Component)]
struct Root;

/// Draws the panel.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Company), draw).add_systems(
        Update,
        draw.run_if(
            in_state(Menu::Company).and_then(
                resized
                    .or_else(resource_exists_and_changed::<AtTable>)
                    .or_else(resource_exists_and_changed::<Connection>),
            ),
        )
        .in_set(AppSystems::Present),
    );
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    beside: Res<Beside>,
    connection: Option<Res<Connection>>,
    room: Option<Res<AtTable>>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let (Some(connection), Some(room)) = (connection, room) else { return };
    let narrow = canvas.is_portrait() || preferences.text_scale() > 1.4;
    let page = Page { texts: &texts, narrow, room: &room, connection: &connection, beside: &beside };
    commands.spawn((Root, DespawnOnExit(Menu::Company), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            let note = Some(texts.get("friends-company-note"));
            let (title, tag, width) = ("friends-company", "company", 640.0);
            Listed { title, note, tag, width, narrow }.draw(root, &texts, |list| {
                let padding = UiRect { left: px(6), right: px(16), top: px(8), bottom: px(8) };
                list.spawn(Node { padding, width: percent(100), ..column(9.0) }).with_children(|rows| {
                    (0..room.0.chairs.len()).for_each(|nth| page.chair(rows, nth));
                });
            });
        },
    );
}
