//! A thought: what a hedge-sharp player would do here, asked from the same view as any bot's.

use bevy::prelude::*;
use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::{
    action::{Action, Source},
    card::CardId,
    view::View,
};

use super::{at, renewed};
use crate::{
    AppSystems,
    assets::Sheet,
    screens::Screen,
    seats::human::{Voice, card_name},
    table::{
        Board, Ground,
        script::{ActedOut, Shown},
    },
    text::{FluentValue, Texts},
    theme::{
        canvas::Canvas,
        lettering::{Face, label},
        palette,
        panel::row,
        picture::picture,
    },
};

/// The note's root.
#[derive(Component, Default)]
struct Root;

/// The thought that is shown, until something happens.
#[derive(Resource, Debug, Default, Clone, PartialEq)]
pub struct Thought(Option<String>);

/// Registers the note.
pub fn plugin(app: &mut App) {
    app.init_resource::<Thought>()
        .add_systems(
            Update,
            (forget, draw)
                .chain()
                .run_if(in_state(Screen::Table))
                .run_if(resource_exists::<Shown>)
                .run_if(resource_exists::<Ground>)
                .in_set(AppSystems::Present),
        )
        .add_systems(OnExit(Screen::Table), |mut thought: ResMut<Thought>| thought.0 = None);
}

/// Thinks of something to do, if the person is asked.
pub fn think(world: &mut World) {
    let view = world.resource::<Shown>().0.clone();
    if view.verbs().is_empty() || world.resource::<Board>().viewer != Some(view.seat) {
        world.resource_mut::<Voice>().tell("say-no-hint");
        return;
    }
    let action = seat_bot(Level::HedgeSharp, 0).choose(&view, Budget::default());
    let words = words(world.resource::<Texts>(), &view, &action);
    world.resource_mut::<Thought>().0 = words;
}

fn words(texts: &Texts, view: &View, action: &Action) -> Option<String> {
    let public = &view.public;
    let name = |card: &CardId| FluentValue::from(card_name(texts, public, *card));
    match action {
        Action::Draw(Source::Stock) => Some(texts.get("hint-draw")),
        Action::Draw(_) => Some(texts.fmt("hint-take", &[("card", name(public.discard.last()?))])),
        Action::LayDown { melds, .. } => {
            let plan = melds.first()?;
            let cards: Vec<String> = plan.cards.iter().map(|card| card_name(texts, public, *card)).collect();
            let reading = public.read(&plan.cards).ok()?;
            let kind = texts.get(&format!("meld-short-{}", reading.name));
            let cards = FluentValue::from(cards.join(", "));
            Some(texts.fmt("hint-meld", &[("cards", cards), ("meld", FluentValue::from(kind))]))
        }
        Action::Discard(cards) => Some(texts.fmt("hint-discard", &[("card", name(cards.first()?))])),
        _ => None,
    }
}

fn forget(mut happened: MessageReader<ActedOut>, mut thought: ResMut<Thought>) {
    if happened.read().count() > 0 && thought.0.is_some() {
        thought.0 = None;
    }
}

fn draw(
    thought: Res<Thought>,
    texts: Res<Texts>,
    ground: Res<Ground>,
    canvas: Res<Canvas>,
    mut last: Local<Option<(Thought, Rect)>>,
    roots: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let centre = ground.zones.centre;
    let size = if canvas.is_portrait() { Vec2::new(330.0, 96.0) } else { Vec2::new(258.0, 116.0) };
    let corner = if canvas.is_portrait() {
        Vec2::new(centre.center().x - size.x / 2.0, ground.zones.pill.min.y - size.y - 8.0)
    } else {
        Vec2::new(centre.max.x - size.x, centre.center().y - size.y / 2.0 + 4.0)
    };
    let model = (thought.clone(), Rect::from_corners(corner, corner + size));
    let Some(words) = &thought.0 else {
        roots.iter().for_each(|root| commands.entity(root).despawn());
        *last = None;
        return;
    };
    let Some(mut root) = renewed(&model, &mut last, &roots, &mut commands) else { return };
    root.with_children(|root| {
        root.spawn((
            Node {
                padding: UiRect::axes(px(18), px(12)),
                border_radius: BorderRadius::all(px(16)),
                border: UiRect::all(px(1)),
                flex_direction: FlexDirection::Column,
                row_gap: px(4),
                height: Val::Auto,
                min_height: px(size.y),
                ..at(model.1)
            },
            BackgroundColor(palette::NIGHT.with_alpha(0.82)),
            BorderColor::all(Color::WHITE.with_alpha(0.1)),
            Pickable::IGNORE,
        ))
        .with_children(|note| {
            note.spawn((row(8.0), Pickable::IGNORE)).with_children(|line| {
                line.spawn(picture(Sheet::Pieces, "bee", Vec2::splat(24.0), Color::WHITE));
                line.spawn(label(texts.get("hint-title"), Face::Strong, 16.0, palette::SUN));
            });
            note.spawn(label(words.as_str(), Face::Body, 15.5, palette::CREAM));
        });
    });
}
