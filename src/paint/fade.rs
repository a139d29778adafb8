//! Cards that fade: in a few steps, so that cards which fade together share their materials.

use bevy::{platform::collections::HashMap, prelude::*};

use crate::{AppSystems, assets::Reclothed, motion::Fading, screens::Screen};

/// Steps from clear to solid.
const STEPS: f32 = 6.0;

type Material = MeshMaterial2d<ColorMaterial>;

/// What something wears while it fades, and what it wore.
#[derive(Component, Debug, Clone)]
struct Faded {
    worn: Handle<ColorMaterial>,
    solid: Handle<ColorMaterial>,
}

/// Materials made fainter, by what they were made from and the step.
#[derive(Resource, Default)]
struct Fainter(HashMap<(AssetId<ColorMaterial>, u8), Handle<ColorMaterial>>);

/// Registers the fading of cards.
pub fn plugin(app: &mut App) {
    app.init_resource::<Fainter>()
        .add_observer(|_: On<Reclothed>, mut fainter: ResMut<Fainter>| fainter.0.clear())
        .add_systems(
            Update,
            (fade, restore)
                .chain()
                .run_if(in_state(Screen::Table))
                .after(super::Dressing)
                .in_set(AppSystems::Present),
        );
}

fn fade(
    fading: Query<(Entity, &Fading, Option<&Children>)>,
    mut worn: Query<(&mut Material, Option<&mut Faded>)>,
    mut fainter: ResMut<Fainter>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    for (card, fading, children) in &fading {
        let step = (fading.solidity() * STEPS).floor().min(STEPS - 1.0);
        for drawn in std::iter::once(card).chain(children.into_iter().flatten().copied()) {
            let Ok((mut material, faded)) = worn.get_mut(drawn) else { continue };
            // It may have been given something else to wear meanwhile.
            let solid = match &faded {
                Some(faded) if faded.worn == material.0 => faded.solid.clone(),
                _ => material.0.clone(),
            };
            let made = fainter.0.entry((solid.id(), step as u8)).or_insert_with(|| {
                let mut faint = materials.get(&solid).cloned().unwrap_or_default();
                faint.color.set_alpha(faint.color.alpha() * step / STEPS);
                materials.add(faint)
            });
            let next = Faded { worn: made.clone(), solid };
            material.set_if_neq(MeshMaterial2d(next.worn.clone()));
            match faded {
                Some(mut faded) => *faded = next,
                None => {
                    commands.entity(drawn).insert(next);
                }
            }
        }
    }
}

/// What no longer fades wears again what it wore.
fn restore(
    mut faded: Query<(Entity, &Faded, &mut Material, Option<&ChildOf>)>,
    fading: Query<(), With<Fading>>,
    mut commands: Commands,
) {
    for (drawn, was, mut material, owner) in &mut faded {
        if fading.contains(drawn) || owner.is_some_and(|owner| fading.contains(owner.parent())) {
            continue;
        }
        if material.0 == was.worn {
            material.0 = was.solid.clone();
        }
        commands.entity(drawn).remove::<Faded>();
    }
}
