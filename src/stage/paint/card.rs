//! Cards put on their faces: full, mini or back, each with its shadow.

use bevy::prelude::*;
use rummage_rules::cards::ids::CardId;

use crate::{
    play::table::{card::Face, script::Shown, slot::Slot},
    shell::{
        AppSystems,
        assets::{Artwork, Reclothed, Sheet},
        canvas::Canvas,
        preferences::{Back, Preferences},
        states::Screen,
    },
    stage::{
        layout::manner::Manner,
        marks::Marks,
        motion::Side,
        palette,
        quad::{Quad, QuadMaker},
    },
};

/// A card of width 1.
const SIZE: Vec2 = Vec2::new(1.0, 1.4);

/// What a card shows at present.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Dress {
    side: Shows,
    /// Shaded, because the player is asked about other cards.
    waits: bool,
    /// Its suit is told by a letter as well.
    lettered: bool,
}

/// The letter of a suit, drawn on its card.
#[derive(Component)]
struct Letter;

/// The letters that tell suits, which end the codes of their cards.
const LETTERS: [char; 8] = ['S', 'H', 'D', 'C', 'O', 'E', 'B', 'M'];
/// Where the letter stands below the index, and how large it is, in card widths: on a full face and on a mini.
const ON_FULL: (Vec2, f32) = (Vec2::new(-0.383, 0.228), 0.15);
const ON_MINI: (Vec2, f32) = (Vec2::new(-0.25, -0.34), 0.26);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shows {
    Back { green: bool },
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
    letters: Query<(Entity, &ChildOf), With<Letter>>,
    quads: QuadMaker,
    mut commands: Commands,
) {
    let Some(artwork) = artwork else { return };
    let spec = &shown.0.public.spec;
    let mini_below = Manner::of(spec).bold(preferences.bold_cards()).mini_below();
    let sheet = Sheet::of(&spec.deck);
    let first = spec.deck.faces().first();
    let several_packs = || first.is_some_and(|face| spec.deck.find(&face.code).nth(1).is_some());
    let green = match preferences.back {
        Back::ByPacks => several_packs(),
        Back::Green => true,
        Back::Plum => false,
    };
    for (card, slot, side, marks, face, worn) in &cards {
        let side = match face.filter(|_| side.is_up()) {
            None => Shows::Back { green },
            Some(face) if slot.width * canvas.unit < mini_below => Shows::Mini(face.0),
            Some(face) => Shows::Full(face.0),
        };
        let dress = Dress { side, waits: marks.waits, lettered: preferences.suit_letters };
        if worn == Some(&dress) {
            continue;
        }
        let name = match side {
            Shows::Back { green: true } => "back/green".to_owned(),
            Shows::Back { green: false } => "back/plum".to_owned(),
            Shows::Full(id) => artwork.face_name(sheet, &spec.deck, id),
            Shows::Mini(id) => format!("mini/{}", artwork.face_name(sheet, &spec.deck, id)),
        };
        commands.entity(card).insert(dress);
        let light = if dress.waits { WAITING } else { Color::WHITE };
        if let Some(picture) = quads.card(sheet, &name, SIZE, light) {
            commands.entity(card).insert(picture);
        }
        for (old, _) in letters.iter().filter(|(_, owner)| owner.parent() == card) {
            commands.entity(old).despawn();
        }
        if let Some((letter, place)) = letter(&dress, &name, &quads) {
            commands.entity(card).with_child((Letter, letter, place));
        }
    }
}

/// The letter of the suit on this face; flowers and jokers have none.
fn letter(dress: &Dress, face: &str, quads: &QuadMaker) -> Option<(Quad, Transform)> {
    let (at, size) = match dress.side {
        _ if !dress.lettered => return None,
        Shows::Back { .. } => return None,
        Shows::Full(_) => ON_FULL,
        Shows::Mini(_) => ON_MINI,
    };
    let suit = face.chars().last().filter(|suit| LETTERS.contains(suit))?;
    let quad = quads.picture(Sheet::Pieces, &format!("letter-{suit}"), Vec2::splat(size), palette::INK)?;
    Some((quad, Transform::from_translation(at.extend(0.01))))
}
