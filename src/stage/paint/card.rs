//! Cards put on their faces: full, mini or back, each with its shadow.

use bevy::prelude::*;
use rummage_rules::cards::ids::CardId;

use crate::{
    play::table::{card::Face, script::Shown, slot::Slot},
    shell::{
        AppSystems,
        assets::{Artwork, Reclothed, Sheet},
        canvas::Canvas,
        preferences::Preferences,
        states::Screen,
    },
    stage::{layout::manner::Manner, marks::Marks, motion::Side, quad::QuadMaker},
};

/// A card of width 1.
const SIZE: Vec2 = Vec2::new(1.0, 1.4);

/// What a card shows at present.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Dress {
    side: Shows,
    /// Shaded, because the player is asked about other cards.
    waits: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shows {
    Back,
    Full(CardId),
    Mini(CardId),
}

/// What is left of the light on a card that waits: 45 % less.
const WAITING: Color = Color::srgb(0.55, 0.55, 0.55);

/// Registers the wardrobe.
pub fn plugin(app: &mut App) {
    app.add_observer(undress).add_systems(
        Update,
        dress.run_if(in_state(Screen::Table)).run_if(resource_exists::<Shown>).in_set(AppSystems::Present),
    );
}

/// What a card wears is another picture now.
fn undress(_: On<Reclothed>, worn: Query<Entity, With<Dress>>, mut commands: Commands) {
    for card in &worn {
        commands.entity(card).remove::<Dress>();
    }
}

fn dress(
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    shown: Res<Shown>,
    artwork: Option<Res<Artwork>>,
    cards: Query<(Entity, &Slot, &Side, &Marks, Option<&Face>, Option<&Dress>)>,
    quads: QuadMaker,
    mut commands: Commands,
) {
    let Some(artwork) = artwork else { return };
    let spec = &shown.0.public.spec;
    let mini_below = Manner::of(spec).bold(preferences.bold_cards()).mini_below();
    let sheet = Sheet::of(&spec.deck);
    let first = spec.deck.faces().first();
    let several_packs = first.is_some_and(|face| spec.deck.find(&face.code).nth(1).is_some());
    for (card, slot, side, marks, face, worn) in &cards {
        let side = match face.filter(|_| side.is_up()) {
            None => Shows::Back,
            Some(face) if slot.width * canvas.unit < mini_below => Shows::Mini(face.0),
            Some(face) => Shows::Full(face.0),
        };
        let dress = Dress { side, waits: marks.waits };
        if worn == Some(&dress) {
            continue;
        }
        let name = match side {
            // Several packs shuffled together have the other back.
            Shows::Back if several_packs => "back/green".to_owned(),
            Shows::Back => "back/plum".to_owned(),
            Shows::Full(id) => artwork.face_name(sheet, &spec.deck, id),
            Shows::Mini(id) => format!("mini/{}", artwork.face_name(sheet, &spec.deck, id)),
        };
        commands.entity(card).insert(dress);
        let light = if dress.waits { WAITING } else { Color::WHITE };
        if let Some(picture) = quads.card(sheet, &name, SIZE, light) {
            commands.entity(card).insert(picture);
        }
    }
}
