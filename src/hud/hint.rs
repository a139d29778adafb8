//! A thought: what a hedge-sharp player would do here, asked from the same view as any bot's.

use bevy::prelude::*;
use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::{
    action::{Action, Choice, Source},
    card::CardId,
    table::{Pending, TurnStep},
    view::View,
};

use super::scene::{Drawing, Scene, Telling, at};
use crate::{
    assets::Sheet,
    screens::Screen,
    seats::human::{Voice, card_name},
    table::{
        Board,
        script::{ActedOut, Shown},
        undo::Went,
    },
    text::{FluentValue, Texts, sentence_case},
    theme::{
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
        .add_systems(Update, (forget, draw).chain().in_set(Telling))
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
    let card = |card: &CardId| [("card", FluentValue::from(card_name(texts, public, *card)))];
    let say = |key: &str, card: &[(&str, FluentValue<'_>)]| {
        Some(sentence_case(&texts.told(public.spec.game, key, card)))
    };
    let names = |cards: &[CardId]| {
        cards.iter().map(|card| card_name(texts, public, *card)).collect::<Vec<_>>().join(", ")
    };
    match action {
        Action::Draw(Source::Stock) => say("hint-draw", &[]),
        Action::Draw(Source::Row(deepest)) if public.discard.last() != Some(deepest) => {
            say("hint-row", &card(deepest))
        }
        Action::Draw(_) => say("hint-take", &card(public.discard.last()?)),
        Action::LayDown { melds, .. } => match melds.as_slice() {
            [meld] => {
                let lifted = public.discard.len().saturating_sub(usize::from(meld.from_pile));
                let cards: Vec<CardId> =
                    meld.cards.iter().chain(public.discard.get(lifted..)?).copied().collect();
                let reading = public.read(&cards).ok()?;
                let kind = texts.get(&format!("meld-short-{}", reading.name));
                say("hint-meld", &[("cards", names(&cards).into()), ("meld", kind.into())])
            }
            several => {
                let melds: Vec<String> = several.iter().map(|meld| names(&meld.cards)).collect();
                say("hint-melds", &[("cards", melds.join("; ").into())])
            }
        },
        Action::LayOff { card: laid, meld, .. } => {
            let kind = texts.get(&format!("meld-short-{}", public.melds.get(meld.index())?.reading.name));
            let [card] = card(laid);
            say("hint-lay-off", &[card, ("meld", kind.into())])
        }
        Action::SwapWild { swap, .. } => say("hint-swap", &card(&swap.natural)),
        Action::Discard(cards) => match cards.first() {
            Some(first) => say("hint-discard", &card(first)),
            None => say("hint-discard-none", &[]),
        },
        Action::Answer(Choice::Buy | Choice::Rummy | Choice::Dig(true)) => say("hint-yes", &[]),
        Action::Answer(Choice::No | Choice::Dig(false)) => say("hint-no", &[]),
        Action::Answer(Choice::Cut(number)) => say("hint-cut", &[("number", (*number).into())]),
        Action::Knock => say("hint-knock", &[]),
        Action::Close { discard: Some(thrown), .. } => say("hint-close", &card(thrown)),
        Action::Close { discard: None, .. } => say("hint-close-whole", &[]),
        Action::Pass => match public.pending.last() {
            Some(Pending::Turn(_, TurnStep::Showdown)) => say("hint-done", &[]),
            Some(Pending::Turn(_, TurnStep::Offer)) => say("hint-pass", &[]),
            _ if public.spec.draw.up_to.is_some() => say("hint-enough", &[]),
            _ => say("hint-stop", &[]),
        },
    }
}

fn forget(
    mut happened: MessageReader<ActedOut>,
    mut went: MessageReader<Went>,
    mut thought: ResMut<Thought>,
) {
    if happened.read().count() + went.read().count() > 0 && thought.0.is_some() {
        thought.0 = None;
    }
}

fn draw(thought: Res<Thought>, scene: Scene, mut drawing: Drawing<Root, (Thought, Rect)>) {
    let centre = scene.ground.zones.centre;
    let size = if scene.portrait() { Vec2::new(330.0, 96.0) } else { Vec2::new(258.0, 116.0) };
    let corner = if scene.portrait() {
        Vec2::new(centre.center().x - size.x / 2.0, scene.ground.zones.pill.min.y - size.y - 8.0)
    } else {
        Vec2::new(centre.max.x - size.x, centre.center().y - size.y / 2.0 + 4.0)
    };
    let model = (thought.clone(), Rect::from_corners(corner, corner + size));
    let Some(words) = &thought.0 else {
        drawing.clear();
        return;
    };
    let Some(mut root) = drawing.renew(&model) else { return };
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
            GlobalZIndex(2),
            BackgroundColor(palette::NIGHT.with_alpha(0.92)),
            BorderColor::all(Color::WHITE.with_alpha(0.1)),
            Pickable::IGNORE,
        ))
        .with_children(|note| {
            note.spawn((row(8.0), Pickable::IGNORE)).with_children(|line| {
                line.spawn(picture(Sheet::Pieces, "bee", Vec2::splat(24.0), Color::WHITE));
                line.spawn(label(scene.texts.get("hint-title"), Face::Strong, 16.0, palette::SUN));
            });
            note.spawn(label(words.as_str(), Face::Body, 15.5, palette::CREAM));
        });
    });
}
