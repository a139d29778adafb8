//! A close look at one card: large, with its name and what it has in common with others.

use bevy::prelude::*;
use rummage_rules::cards::ids::CardId;

use super::scene::{Drawing, Scene, Telling};
use crate::{
    shell::{
        AppSystems,
        assets::{Artwork, Face, Sheet},
        canvas::Canvas,
        intent::Intent,
        states::Screen,
        text::{FluentValue, sentence_case},
    },
    stage::palette,
    ui::theme::{lettering::label, panel::column, picture::picture},
};

/// The card that is looked at closely.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq)]
pub struct Inspected(pub Option<CardId>);

/// The close look's root.
#[derive(Component, Default)]
struct Root;

/// Registers the close look.
pub fn plugin(app: &mut App) {
    app.init_resource::<Inspected>()
        .add_systems(Update, put_away.run_if(in_state(Screen::Table)).in_set(AppSystems::Judge))
        .add_systems(Update, draw.in_set(Telling))
        .add_systems(OnExit(Screen::Table), |mut inspected: ResMut<Inspected>| inspected.0 = None);
}

/// Whatever is done next puts the card away.
fn put_away(mut intents: MessageReader<Intent>, mut inspected: ResMut<Inspected>) {
    let acts = |intent: &Intent| {
        matches!(
            intent.unshifted(),
            Intent::Move(_)
                | Intent::Choose
                | Intent::Primary
                | Intent::Act2
                | Intent::Carry
                | Intent::PointerTap { .. }
                | Intent::DragStart { .. }
        )
    };
    if intents.read().any(acts) && inspected.0.is_some() {
        inspected.0 = None;
    }
}

fn draw(
    inspected: Res<Inspected>,
    scene: Scene,
    artwork: Option<Res<Artwork>>,
    mut drawing: Drawing<Root, (CardId, Canvas)>,
) {
    let Some(card) = inspected.0 else {
        drawing.clear();
        return;
    };
    let Some(mut root) = drawing.renew(&(card, *scene.canvas)) else { return };
    let deck = &scene.public().spec.deck;
    let face = artwork.map(|artwork| {
        let sheet = Sheet::of(deck);
        (sheet, artwork.face_name(sheet, deck, card))
    });
    let width = if scene.portrait() { 300.0 } else { 280.0 };
    root.insert((BackgroundColor(palette::DIM), GlobalZIndex(8)));
    root.with_children(|root| {
        root.spawn(Node {
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..column(14.0)
        })
        .with_children(|middle| {
            if let Some((sheet, name)) = face {
                middle.spawn(picture(sheet, name, Vec2::new(width, width * 1.4), Color::WHITE));
            }
            // What is said lies on a plate of its own, for behind it lie the cards of the hand.
            middle.spawn((plate(), BackgroundColor(palette::NIGHT))).with_children(|plate| {
                let name = sentence_case(&scene.card(card));
                plate.spawn(label(name, Face::Title, 27.0, palette::CREAM));
                if let Some(note) = note(&scene, card) {
                    plate.spawn(label(note, Face::Italic, 18.0, palette::MIST));
                }
            });
        });
    });
}

fn plate() -> Node {
    Node {
        padding: UiRect::axes(px(24), px(10)),
        border_radius: BorderRadius::all(px(16)),
        align_items: AlignItems::Center,
        ..column(2.0)
    }
}

/// What is worth knowing of a card: what a flower has in common with others, or what a card counts and whether it is wild.
fn note(scene: &Scene<'_, '_>, card: CardId) -> Option<String> {
    let spec = &scene.public().spec;
    let flower: String = spec.deck.code(card).chars().take_while(char::is_ascii_alphabetic).collect();
    scene.texts.find(&format!("flower-note-{flower}"), &[]).or_else(|| {
        let key = if spec.is_wild(card) { "card-note-wild" } else { "card-note" };
        Some(scene.texts.fmt(key, &[("points", FluentValue::from(spec.value(card)))]))
    })
}
