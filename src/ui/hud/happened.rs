//! What a player did, in words: "Basil took the seven of hearts." The last move and the log tell it alike.

use rummage_rules::{
    cards::ids::{CardId, Seat},
    event::{Event, Seen},
    table::{EndReason, Left},
};

use super::scene::Scene;
use crate::shell::text::FluentValue;

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

/// An event of a round with this dealer in a sentence, if it is a player's doing.
pub(super) fn words(scene: &Scene<'_, '_>, dealer: Seat, event: &Event<Seen>) -> Option<String> {
    if matches!(event, Event::TurnedOver) {
        return Some(scene.told("last-dug", &[]));
    }
    let told = told(scene, dealer, event)?;
    let mut values = told.values;
    values.push(("name", scene.name(told.seat).into()));
    values.push(("card", told.card.map(|card| scene.card(card)).unwrap_or_default().into()));
    let you = if scene.is_you(Some(told.seat)) { "you-" } else { "" };
    Some(scene.told(&format!("last-{you}{}", told.key), &values))
}

fn told(scene: &Scene<'_, '_>, dealer: Seat, event: &Event<Seen>) -> Option<Told> {
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
        Event::Rearranged { seat, .. } => Told::new(*seat, "rearranged"),
        Event::LaidAside { seat, card } => Told::new(*seat, "aside").about(*card),
        Event::Consented { seat, may: true } => Told::new(*seat, "may-go-out"),
        Event::Consented { seat, may: false } => Told::new(*seat, "may-not-go-out"),
        Event::Opened { seat } => Told::new(*seat, "opened"),
        Event::LaidOff { seat, fit, .. } => Told::new(*seat, "laid-off").about(fit.slot.card),
        Event::Rode { seat, card, .. } => Told::new(*seat, "rode").about(*card),
        Event::Swapped { seat, swap, .. } => Told::new(*seat, "swapped").about(swap.natural),
        Event::Discarded { seat, card } => Told::new(*seat, "threw").about(*card),
        Event::TurnPassed { seat } => Told::new(*seat, "threw-nothing"),
        Event::Floated { seat } => Told::new(*seat, "floats"),
        Event::Closed { ending } => Told::new(ending.by?, closed_key(ending.why)),
        Event::LeftRound { seat, left: Left::Dropped { .. } } => Told::new(*seat, "dropped"),
        Event::LeftRound { seat, left: Left::ClosedWrongly } => Told::new(*seat, "closed-wrongly"),
        Event::LeftRound { seat, left: Left::Stuck } => Told::new(*seat, "stuck"),
        Event::Knocked { seat } => Told::new(*seat, "knocks"),
        Event::Bought { seat, card } => Told::new(*seat, "bought").about(*card),
        Event::Gave { seat, to, card: Seen::Face(card) } => {
            Told::new(*seat, "gave-card").about(*card).with("to", scene.name(*to))
        }
        Event::Gave { seat, to, .. } => Told::new(*seat, "gave").with("to", scene.name(*to)),
        Event::RummyCalled { by: Some(caller), seat, card } if caller == seat => {
            Told::new(*seat, "calls").about(*card)
        }
        Event::RummyCalled { by: Some(caller), seat, card } => {
            Told::new(*seat, "rummy").about(*card).with("caller", scene.name(*caller))
        }
        Event::RummyCalled { by: None, seat, card } => Told::new(*seat, "rummy-table").about(*card),
        Event::CutSeen { lifted, exact } => {
            let seats = scene.public().spec.seats;
            let cutter = Seat::at((dealer.index() + seats - 1) % seats);
            let key = if *exact { "cut-exact" } else { "cut" };
            Told::new(cutter, key).with("number", i64::from(*lifted))
        }
        _ => return None,
    })
}

fn closed_key(why: EndReason) -> &'static str {
    match why {
        EndReason::ClosedClean => "closed-clean",
        EndReason::ClosedWhole => "closed-whole",
        _ => "closed",
    }
}
