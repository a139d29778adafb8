//! An opening that a hand holds already: what goes down by one press, without a pick.

use std::cmp::Reverse;

use super::dividing::reading_of;
use super::{Draft, Group, Grouped, Opening, divided};
use crate::action::Action;
use crate::cards::ids::CardId;
use crate::melds::meld::Reading;
use crate::moves::suggest::Verb;
use crate::table::view::View;

/// No more openings than this are put before the judge.
const MOST_TRIED: usize = 60;

/// Melds with which this hand opens now, where an opening is asked for; none where it cannot. In this order of the hand, those that lie in it as
/// melds come before all others; else few wild cards are laid, and many points.
pub fn ready(view: &View, order: &[CardId]) -> Vec<Reading> {
    let nothing_laid_out = Draft::default();
    if !view.verbs().contains(&Verb::Meld) || !Opening::of(view, &nothing_laid_out, &[]).gathers() {
        return Vec::new();
    }
    let opens = |melds: &Vec<Reading>| {
        let draft = Draft { melds: melds.clone(), swaps: Vec::new() };
        !melds.is_empty() && draft.check(view).is_ok()
    };
    Some(as_it_lies(view, order)).filter(opens).or_else(|| openings(view).find(opens)).unwrap_or_default()
}

/// All melds of the hand as it lies, divided as the opening asks for them.
fn as_it_lies(view: &View, order: &[CardId]) -> Vec<Reading> {
    let is_meld = |group: Group| match group.is {
        Grouped::Meld(reading) => Some(reading),
        _ => None,
    };
    let mut melds: Vec<Reading> = view.public.spec.groups(order).into_iter().filter_map(is_meld).collect();
    if melds.len() > 1 {
        let cards: Vec<CardId> = melds.iter().flat_map(Reading::cards).collect();
        melds = divided(view, &Draft::default(), &cards);
    }
    melds
}

/// What might open, the best first.
fn openings(view: &View) -> impl Iterator<Item = Vec<Reading>> {
    let spec = &view.public.spec;
    let from_hand = |action: Action| match action {
        Action::LayDown { melds, swaps } if swaps.is_empty() => {
            melds.iter().map(|plan| reading_of(view, plan)).collect()
        }
        _ => None,
    };
    let mut all: Vec<Vec<Reading>> =
        view.public.possible(view.seat, &view.hand).into_iter().filter_map(from_hand).collect();
    all.sort_by_cached_key(|melds: &Vec<Reading>| {
        let cards = || melds.iter().flat_map(Reading::cards);
        let wilds = cards().filter(|card| spec.is_wild(*card)).count();
        (wilds, Reverse(cards().map(|card| spec.value(card)).sum::<i32>()))
    });
    all.truncate(MOST_TRIED);
    all.into_iter()
}
