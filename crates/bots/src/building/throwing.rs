//! What is thrown: a card that the side misses least, and that gives the pile to nobody.

use crate::building::side::Side;
use crate::level::Level;
use crate::stakes::POINT;
use crate::thought::Idea;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;

/// What a wild card is worth in the hand.
const WILD: i32 = 120;
/// What a pair is worth: it takes a frozen pile.
const PAIR: i32 = 18;
/// What a card is worth that goes to a meld of the side.
const FITS: i32 = 30;
/// What a card is worth that stops the next seat, to be thrown when the pile is large.
const STOPS: i32 = 30;
/// What each card of the pile is worth to whoever takes it.
const OF_PILE: i32 = 16;
/// How likely a rank of which nobody has seen more is held as a pair, in per cent for each card unseen.
const PAIRED: i32 = 5;

/// Every card that may be thrown, by what it is worth to keep it and what it gives the next seat.
pub fn discards(side: &Side) -> Vec<Idea> {
    let unseen = if side.level == Level::Sage { side.view.unseen() } else { Vec::new() };
    let thrown = |card: &CardId| Action::discard(*card);
    let may = |card: &&CardId| side.view.check(&thrown(card)).is_ok();
    let worth = |card: &CardId| -kept(side, *card) - given(side, *card, &unseen);
    side.view.hand.iter().filter(may).map(|card| Idea::new(thrown(card), POINT * worth(card))).collect()
}

/// What the card is worth to the side.
fn kept(side: &Side, card: CardId) -> i32 {
    let public = &side.view.public;
    let spec = &public.spec;
    let value = spec.value(card);
    let stops = public.whole_pile().is_some_and(|rule| rule.stops.takes(&spec.deck, card));
    if spec.is_wild(card) {
        return WILD;
    }
    if side.level == Level::Seedling {
        return if side.of_rank(card) > 1 { PAIR + value } else { value };
    }
    if stops {
        return STOPS;
    }
    let fits = if side.fits(card) { FITS } else { 0 };
    // What is caught at the end counts against the side.
    let late = if side.is_late() { -value } else { value / 2 };
    late + fits + PAIR * i32::try_from(side.of_rank(card) - 1).unwrap_or(0)
}

/// What the next seat could make of it.
fn given(side: &Side, card: CardId, unseen: &[CardId]) -> i32 {
    let public = &side.view.public;
    let spec = &public.spec;
    let next = public.left_of(side.view.seat);
    let stops = public.whole_pile().is_some_and(|rule| rule.stops.takes(&spec.deck, card));
    if side.level < Level::HedgeSharp || stops || spec.is_wild(card) || side.is_own(next) {
        return 0;
    }
    let pile = OF_PILE * i32::try_from(public.discard.len() + 1).unwrap_or(0);
    if !public.pile_is_frozen_for(next) && side.next_adds(card) {
        return pile;
    }
    if side.level < Level::Sage {
        return 0;
    }
    let rank = |card: CardId| spec.deck.printed(card).rank;
    let held = public.known[next.index()].iter().filter(|known| rank(**known) == rank(card)).count();
    let more = unseen.iter().filter(|other| rank(**other) == rank(card)).count();
    let likely = if held > 1 { 100 } else { PAIRED * i32::try_from(more).unwrap_or(0) };
    pile * likely.min(100) / 100
}
