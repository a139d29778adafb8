//! A close look at one card: large, with its name and what it has in common with others.

use bevy::prelude::*;
use rummage_rules::card::CardId;

use super::renewed;
use crate::{
    AppSystems,
    assets::Sheet,
    input::intent::Intent,
    screens::Screen,
    seats::human::card_name,
    table::script::Shown,
    text::Texts,
    theme::{
        canvas::Canvas,
        lettering::{Face, label},
        palette,
        panel::column,
        picture::picture,
    },
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
        .add_systems(
            Update,
            draw.run_if(in_state(Screen::Table)).run_if(resource_exists::<Shown>).in_set(AppSystems::Present),
        )
        .add_systems(OnExit(Screen::Table), |mut inspected: ResMut<Inspected>| inspected.0 = None);
}

/// Whatever is done next puts the card away.
fn put_away(mut intents: MessageReader<Intent>, mut inspected: ResMut<Inspected>) {
    let acts = |intent: &Intent| {
        matches!(
            intent,
            Intent::Move(_)
                | Intent::Choose
                | Intent::Primary
                | Intent::Act2
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
    shown: Res<Shown>,
    canvas: Res<Canvas>,
    texts: Res<Texts>,
    mut last: Local<Option<(CardId, Canvas)>>,
    roots: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let Some(card) = inspected.0 else {
        roots.iter().for_each(|root| commands.entity(root).despawn());
        *last = None;
        return;
    };
    let Some(mut root) = renewed(&(card, *canvas), &mut last, &roots, &mut commands) else { return };
    let public = &shown.0.public;
    let code = public.spec.deck.code(card);
    let width = if canvas.is_portrait() { 300.0 } else { 280.0 };
    root.insert((BackgroundColor(palette::DIM), GlobalZIndex(8)));
    root.with_children(|root| {
        root.spawn((
            Node {
                width: percent(100),
                height: percent(100),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..column(14.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|middle| {
            middle.spawn(picture(Sheet::Daylily, code, Vec2::new(width, width * 1.4), Color::WHITE));
            middle.spawn(label(card_name(&texts, public, card), Face::Title, 27.0, palette::CREAM));
            let flower: String = code.chars().take_while(char::is_ascii_alphabetic).collect();
            middle.spawn(label(
                texts.get(&format!("flower-note-{flower}")),
                Face::Italic,
                18.0,
                palette::MIST,
            ));
        });
    });
}
