//! The picked cards in words: what they are together, what a wild card stands for, how far they bring the opening, or what is missing.

use rummage_rules::{
    ask::Shares,
    draft::Opening,
    melds::meld::{Class, Reading},
    table::Phase,
};

use super::{laid_out::LaidOut, scene::Scene};
use crate::shell::text::{FluentValue, cards::stand_name, sentence_case};

/// So many missing cards are named; of more it is only said how many.
const NAMED: usize = 4;

/// What the picked cards are; nothing where they need no words.
pub fn words(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>) -> Option<String> {
    let plan = &laid_out.plan;
    let playing = scene.yours() && matches!(scene.public().phase(), Phase::Meld | Phase::Discard);
    if !playing || plan.all().is_empty() {
        return None;
    }
    let parts = match plan.melds() {
        [] => vec![missing(scene, laid_out)?],
        // Melds that score by their class are told where they will lie.
        melds if melds.iter().any(|meld| meld.class != Class::Plain) => return None,
        melds => {
            let told = |meld: &Reading| [vec![name(scene, meld)], wilds(scene, meld)].concat();
            let mut parts: Vec<String> = melds.iter().flat_map(told).collect();
            parts.extend(towards(scene, &plan.opening));
            parts
        }
    };
    Some(format!("{}.", sentence_case(&parts.join("; "))))
}

/// The meld by its kind and what its cards share.
pub fn name(scene: &Scene<'_, '_>, reading: &Reading) -> String {
    let texts = &scene.texts;
    let deck = &scene.public().spec.deck;
    let natural = reading.slots.iter().find(|slot| slot.stands_for.is_none());
    let Some(natural) = natural.map(|slot| deck.printed(slot.card)) else { return String::new() };
    let size = reading.slots.len();
    match scene.public().spec.shares(reading) {
        shared @ (Shares::Suit | Shares::Order) => {
            let rank = |place: usize| {
                let rank = reading.slots[place].rank(&scene.public().spec);
                scene.told(&format!("rank-{rank}"), &[])
            };
            let values = [
                ("suit", scene.told(&format!("suit-{}", natural.suit), &[]).into()),
                ("low", rank(0).into()),
                ("high", rank(size - 1).into()),
            ];
            texts.fmt(if shared == Shares::Suit { "reading-run" } else { "reading-run-mixed" }, &values)
        }
        Shares::Kind => {
            let ranks = scene.told(&format!("ranks-{}", natural.rank), &[]);
            let values = [("ranks", ranks.into()), ("size", texts.number(size).into())];
            texts.fmt(&format!("reading-{}", reading.name), &values)
        }
    }
}

/// What each wild card of a run stands for.
fn wilds(scene: &Scene<'_, '_>, reading: &Reading) -> Vec<String> {
    let stands = reading.slots.iter().filter_map(|slot| Some((slot.card, slot.stands_for?)));
    let say = |(card, stand): (_, rummage_rules::melds::meld::Stand)| {
        let name = stand_name(&scene.texts, scene.public(), stand);
        let values = [("card", FluentValue::from(scene.card(card))), ("stand", name.into())];
        scene.texts.fmt(if stand.suit.is_some() { "reading-wild" } else { "reading-wild-any" }, &values)
    };
    stands.map(say).collect()
}

/// How far the opening is with these cards.
fn towards(scene: &Scene<'_, '_>, opening: &Opening) -> Option<String> {
    match opening {
        Opening::Points { have, least, .. } if !opening.is_met() => {
            let values = [("points", FluentValue::from(*have)), ("least", FluentValue::from(*least))];
            Some(scene.texts.fmt("reading-points", &values))
        }
        Opening::Points { .. } => Some(scene.texts.get("reading-opens")),
        Opening::Sight { have, wanted, .. } => {
            let values = [("have", FluentValue::from(*have)), ("wanted", FluentValue::from(*wanted))];
            Some(scene.texts.fmt("reading-sight", &values))
        }
        _ => None,
    }
}

/// What is missing to a meld, or where a single card would fit.
fn missing(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>) -> Option<String> {
    let plan = &laid_out.plan;
    let count = plan.all().len();
    match plan.onto.len() {
        _ if count > 1 => {}
        0 => return None,
        1 => return Some(scene.texts.get("reading-fits-one")),
        several => {
            return Some(scene.texts.fmt("reading-fits", &[("count", scene.texts.number(several).into())]));
        }
    }
    if (1..=NAMED).contains(&plan.lacks.len()) {
        let cards = plan
            .lacks
            .iter()
            .map(|card| scene.texts.fmt("reading-the", &[("card", scene.card(*card).into())]));
        let either = |one: String, other: String| {
            scene.texts.fmt("reading-either", &[("one", one.into()), ("other", other.into())])
        };
        let cards = cards.reduce(either).unwrap_or_default();
        return Some(scene.texts.fmt("reading-short", &[("cards", cards.into())]));
    }
    let why = plan.why_not.as_ref()?.why;
    if why != "too-few" {
        return Some(scene.texts.get("reading-none"));
    }
    match scene.public().spec.least_meld().saturating_sub(count) {
        0 => Some(scene.texts.get("reading-none")),
        1 => Some(scene.texts.get("reading-one-more")),
        more => Some(scene.texts.fmt("reading-more", &[("count", scene.texts.number(more).into())])),
    }
}
