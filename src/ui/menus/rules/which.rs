//! Whose rules are read: chosen from all games where no table says it.

use bevy::prelude::*;
use rummage_rules::games::GAMES;

use super::{Open, Sought};
use crate::{
    shell::{
        AppSystems,
        canvas::{Canvas, resized},
        match_setup::MatchSetup,
        preferences::Preferences,
        states::Menu,
        text::Texts,
        usual_tables::UsualTables,
    },
    ui::{
        menus::{
            close_by_button,
            games::{choice, list},
        },
        theme::{
            button::Activate,
            panel::{self, Layer},
        },
    },
};

/// The list's root.
#[derive(Component)]
struct Root;

/// Draws the list.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::WhichRules), draw).add_systems(
        Update,
        draw.run_if(resized.and_then(in_state(Menu::WhichRules))).in_set(AppSystems::Present),
    );
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    setup: Res<MatchSetup>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    commands.spawn((Root, DespawnOnExit(Menu::WhichRules), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            list(root, &texts, (&canvas, &preferences), "rules-which", "rules-games", |grid| {
                for game in GAMES {
                    let name = texts.get(&format!("game-{}", game.id));
                    let chosen = game.id == setup.game;
                    choice(grid, Some(game.id), name.clone(), name, chosen, |_, _| {})
                        .observe(read(game.id))
                        .observe(close_by_button);
                }
            });
        },
    );
}

/// Reads the rules of this game from their first chapter, as its table was last set.
fn read(
    id: &'static str,
) -> impl Fn(On<Activate>, ResMut<MatchSetup>, Res<UsualTables>, ResMut<Open>, ResMut<Sought>) {
    move |_, mut setup, tables, mut open, mut sought| {
        if setup.game == id {
            return;
        }
        if let Some(game) = GAMES.iter().find(|game| game.id == id) {
            *setup = tables.of(game, false);
            *open = Open::default();
            sought.set_if_neq(Sought::default());
        }
    }
}
