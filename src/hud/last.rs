//! The last move in words: "Basil took the seven of hearts." It stays until somebody moves again.

use bevy::prelude::*;
use rummage_rules::{
    card::{CardId, Seat},
    event::{Event, Seen},
    table::Public,
};

use super::scene::{Drawing, Scene, Telling};
use crate::{
    screens::Screen,
    table::script::ActedOut,
    text::FluentValue,
    theme::{
        lettering::{Face, Snug, label},
        palette,
    },
};

/// The line's root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// What happened last, in words.
#[derive(Resource, Debug, Default, Clone, PartialEq)]
pub struct LastMove(pub Option<String>);

/// Registers the line.
pub fn plugin(app: &mut App) {
    app.init_resource::<LastMove>()
        .add_systems(Update, (note, draw).chain().in_set(Telling))
        .add_systems(OnExit(Screen::Table), |mut last: ResMut<LastMove>| last.0 = None);
}

fn note(
    mut happened: MessageReader<ActedOut>,
    scene: Scene,
    mut last: ResMut<LastMove>,
    mut threw: Local<bool>,
) {
    for ActedOut(event) in happened.read() {
        // A turn passes after a discard too; then the discard is what is told.
        match event {
            Event::TurnBegan { .. } => *threw = false,
            Event::Discarded { .. } => *threw = true,
            Event::TurnPassed { .. } if *threw => continue,
            _ => {}
        }
        if matches!(event, Event::RoundBegan { .. } | Event::RoundEnded { .. }) {
            last.0 = None;
        } else if let Some(words) = words(&scene, event) {
            last.set_if_neq(LastMove(Some(words)));
        }
    }
}

/// Something a player did, by the key of its words, and what they speak of.
struct Told {
    seat: Seat,
    key: &'static str,
    card: Option<CardId>,
    values: Vec<(&'static str, FluentValue<'static>)>,
}

impl Told {
    fn new(seat: Seat, key: &'static str) -> Self {
        Self { seat, key, card: None, values: Vec::new() }
    }

    fn about(self, card: CardId) -> Self {
        Self { card: Some(card), ..self }
    }

    fn with(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.values.push((name, value.into()));
        self
    }
}

fn words(scene: &Scene<'_, '_>, event: &Event<Seen>) -> Option<String> {
    if matches!(event, Event::TurnedOver) {
        return Some(scene.texts.get("last-dug"));
    }
    let told = told(scene, scene.public(), event)?;
    let mut values = told.values;
    values.push(("name", scene.name(told.seat).into()));
    values.push(("card", told.card.map(|card| scene.card(card)).unwrap_or_default().into()));
    let you = if scene.is_you(Some(told.seat)) { "you-" } else { "" };
    Some(scene.told(&format!("last-{you}{}", told.key), &values))
}

fn told(scene: &Scene<'_, '_>, public: &Public, event: &Event<Seen>) -> Option<Told> {
    let meld_name = |name: &str| scene.texts.get(&format!("meld-short-{name}"));
    Some(match event {
        Event::Drew { seat, .. } => Told::new(*seat, "drew"),
        Event::Took { seat, card } => Told::new(*seat, "took").about(*card),
        Event::TookRow { seat, cards, .. } => match cards.as_slice() {
            [card] => Told::new(*seat, "took").about(*card),
            [deepest, ..] => Told::new(*seat, "row").about(*deepest).with("count", cards.len()),
            [] => return None,
        },
        Event::Melded { meld } => Told::new(meld.owner, "melded").with("meld", meld_name(meld.reading.name)),
        Event::Opened { seat } => Told::new(*seat, "opened"),
        Event::LaidOff { seat, fit, .. } => Told::new(*seat, "laid-off").about(fit.slot.card),
        Event::Rode { seat, card, .. } => Told::new(*seat, "rode").about(*card),
        Event::Swapped { seat, swap, .. } => Told::new(*seat, "swapped").about(swap.natural),
        Event::Discarded { seat, card } => Told::new(*seat, "threw").about(*card),
        Event::TurnPassed { seat } => Told::new(*seat, "threw-nothing"),
        Event::Floated { seat } => Told::new(*seat, "floats"),
        Event::Knocked { seat } => Told::new(*seat, "knocks"),
        Event::Bought { seat, card } => Told::new(*seat, "bought").about(*card),
        Event::RummyCalled { by: Some(caller), seat, card } => {
            Told::new(*seat, "rummy").about(*card).with("caller", scene.name(*caller))
        }
        Event::RummyCalled { by: None, seat, card } => Told::new(*seat, "rummy-table").about(*card),
        Event::CutSeen { lifted, exact } => {
            let cutter = Seat::at((public.dealer.index() + public.spec.seats - 1) % public.spec.seats);
            let key = if *exact { "cut-exact" } else { "cut" };
            Told::new(cutter, key).with("number", i64::from(*lifted))
        }
        _ => return None,
    })
}

/// On a wide window the line stands in the middle of the header; a phone has it in the pill.
fn draw(scene: Scene, last: Res<LastMove>, mut drawing: Drawing<Root, (String, Rect)>) {
    let Some(words) = last.0.clone().filter(|_| !scene.portrait()) else {
        drawing.clear();
        return;
    };
    let header = scene.ground.zones.header;
    // With two at the table the far plate and the far hand leave the room between hand and buttons.
    let (left, right) = if scene.board.seats() == 2 { (770.0, 1040.0) } else { (430.0, 1030.0) };
    let room = Rect::new(left, header.min.y, right + header.max.x - 1260.0, header.max.y);
    let model = (words, room);
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        root.spawn((
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..super::scene::at(model.1)
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn((
                Node { padding: UiRect::axes(px(14), px(4)), border_radius: BorderRadius::MAX, ..default() },
                BackgroundColor(palette::NIGHT.with_alpha(0.6)),
                Pickable::IGNORE,
                children![(
                    label(model.0.as_str(), Face::Body, 14.5, palette::MIST),
                    TextLayout::justify(Justify::Center),
                )],
            ));
        });
    });
}
