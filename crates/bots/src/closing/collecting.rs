//! A beginner's way with melds in the hand: it collects what goes together, and does not look at what a card counts.

use crate::closing::gathering::without;
use crate::goal::company::has_company;
use crate::stakes::POINT;
use crate::thought::draws::{TAKE, open_card, otherwise};
use crate::thought::{Idea, led_by};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;
use rummage_rules::melds::in_hand;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;

/// How much rather it keeps a card that goes with another one, one that is in a meld, and a wild one.
const GOES_ALONG: i32 = 100 * POINT;
const MELDED: i32 = 10 * GOES_ALONG;
const WILD: i32 = 10 * MELDED;
/// How much rather a player that looks no further takes a card that it likes, or leaves one that it does not.
const LIKED: i32 = 10 * POINT;

/// Takes the open card where it goes with so many of the hand, each by itself, else draws.
pub(crate) fn draws(view: &View, least: usize) -> Vec<Idea> {
    let spec: &Spec = &view.public.spec;
    takes_if(view, |top| {
        let company = view.hand.iter().filter(|card| has_company(spec, top, &[**card]));
        company.count() >= least
    })
}

/// Takes the open card where a player likes it that looks no further, else draws.
pub(crate) fn takes_if(view: &View, likes: impl Fn(CardId) -> bool) -> Vec<Idea> {
    let otherwise = otherwise(view);
    match open_card(view) {
        Some(top) if likes(top) => led_by(Idea::new(TAKE, LIKED), vec![Idea::new(otherwise, 0)]),
        Some(_) => led_by(Idea::new(otherwise, 0), vec![Idea::new(TAKE, -LIKED)]),
        None => vec![Idea::new(otherwise, 0)],
    }
}

/// The discards, with how gladly: first what goes with no other card, and of such what was held longest.
pub(crate) fn thrown(view: &View) -> Vec<(CardId, i32)> {
    let goes_along = |card: CardId| has_company(&view.public.spec, card, &without(&view.hand, card));
    let kept = |card| if goes_along(card) { GOES_ALONG } else { 0 };
    loose_first(view, |card| POINT * held_for_longer(view, card) - kept(card))
}

/// The discards, with how gladly: first what was held longest of those in no meld.
pub(crate) fn longest_held_thrown(view: &View) -> Vec<(CardId, i32)> {
    loose_first(view, |card| POINT * held_for_longer(view, card))
}

/// The discards, with how gladly: first those in no meld, and of such the dearest.
pub(crate) fn dearest_thrown(view: &View) -> Vec<(CardId, i32)> {
    loose_first(view, |card| POINT * view.public.spec.value(card))
}

/// The more, the longer a card has been held, told from its place in the hand: nought for the first.
pub(crate) fn held_for_longer(view: &View, card: CardId) -> i32 {
    let place = view.hand.iter().position(|other| *other == card).unwrap_or(0);
    -i32::try_from(place).unwrap_or(0)
}

/// The discards by how gladly they are thrown, but cards of melds after all that are loose, and wilds last.
fn loose_first(view: &View, gladly: impl Fn(CardId) -> i32) -> Vec<(CardId, i32)> {
    let spec: &Spec = &view.public.spec;
    let melded = in_natural_melds(spec, &view.hand);
    let kept = |card: CardId| match card {
        card if spec.is_wild(card) => WILD,
        card if melded.contains(&card) => MELDED,
        _ => 0,
    };
    let able = view.hand.iter().copied().filter(|card| view.check(&Action::discard(*card)).is_ok());
    let mut thrown: Vec<(CardId, i32)> = able.map(|card| (card, gladly(card) - kept(card))).collect();
    thrown.sort_by_key(|(_, gladly)| -gladly);
    thrown
}

/// The cards of a hand that are in melds without a wild.
pub(crate) fn in_natural_melds(spec: &Spec, hand: &[CardId]) -> Vec<CardId> {
    let naturals: Vec<CardId> = hand.iter().copied().filter(|card| !spec.is_wild(*card)).collect();
    in_hand::melds_in(spec, &naturals).into_iter().flat_map(|plan| plan.cards).collect()
}
