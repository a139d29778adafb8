//! Play where a contract has to be laid first and every card left in the hand counts against its holder.

use crate::answers;
use crate::laying;
use crate::prospect::Prospect;
use crate::shedding;
use crate::skill::Skill;
use crate::stakes::POINT;
use rummage_rules::action::{Action, Source};
use rummage_rules::card::{CardId, Seat};
use rummage_rules::pattern;
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::view::View;

/// What it costs to throw a card that the next seat can lay off at once.
const FITS_TABLE: i32 = POINT;
/// What it costs to throw a card that goes with one that the next seat is known to hold.
const GOES_WITH_KNOWN: i32 = POINT / 2;

/// What a seat of this level does.
pub fn choose(view: &View, skill: Skill) -> Option<Action> {
    let prospect = Prospect::new(view, skill);
    match view.public.pending.last()? {
        Pending::Window(window) => Some(answers::answer(&prospect, window.kind)),
        Pending::Turn(_, TurnStep::Offer | TurnStep::Draw) => Some(draw(&prospect)),
        Pending::Turn(_, TurnStep::Play) => {
            laying::lay(&prospect).or_else(|| shedding::shed(&prospect)).or_else(|| throw(&prospect))
        }
        Pending::Step(_) | Pending::Owed(..) | Pending::Turn(_, TurnStep::Showdown) => None,
    }
}

/// Takes the open card if it is better than what the stock may bring.
fn draw(prospect: &Prospect) -> Action {
    let view = prospect.view;
    let take = Action::Draw(Source::Discard);
    let otherwise =
        if view.check(&Action::Pass).is_ok() { Action::Pass } else { Action::Draw(Source::Stock) };
    let Some(top) = view.public.discard.last().copied().filter(|_| view.check(&take).is_ok()) else {
        return otherwise;
    };
    if is_wanted(prospect, top) { take } else { otherwise }
}

fn is_wanted(prospect: &Prospect, top: CardId) -> bool {
    let (view, spec) = (prospect.view, &prospect.view.public.spec);
    if prospect.goal.is_done() {
        // Whoever plays without a hand already counts nothing, and ends the round by drawing what does not fit.
        let floats = view.public.state(view.seat).floating;
        return !floats && pattern::fits_anywhere(spec, &view.public.melds, top);
    }
    let taken = best_rest(prospect, top);
    let drawn = prospect.worth(&view.hand) + prospect.draw(&view.hand);
    taken > drawn
}

/// What the hand is worth with this card, once another one has been thrown for it.
fn best_rest(prospect: &Prospect, top: CardId) -> i32 {
    let hand = &prospect.view.hand;
    let rests = (0..hand.len()).map(|place| {
        let mut rest = hand.clone();
        rest[place] = top;
        prospect.worth(&rest)
    });
    rests.max().unwrap_or(i32::MIN)
}

/// The discard that leaves the best hand and helps the next seat least.
fn throw(prospect: &Prospect) -> Option<Action> {
    let view = prospect.view;
    let legal = view.hand.iter().filter(|card| view.check(&Action::discard(**card)).is_ok());
    let worth = |card: &CardId| {
        let rest: Vec<CardId> = view.hand.iter().copied().filter(|held| held != card).collect();
        let gift = gift(view, *card) * prospect.skill.gifts / 100;
        let wild = if view.public.spec.is_wild(*card) { 30 * POINT } else { 0 };
        prospect.worth(&rest) - gift - wild
    };
    legal.max_by_key(|card| worth(card)).map(|card| Action::discard(*card))
}

/// What a discard is worth to the next seat, judged from what lies open.
fn gift(view: &View, card: CardId) -> i32 {
    let public = &view.public;
    let spec = &public.spec;
    let next = view.seat.left(spec.seats);
    let may_lay_off = !spec.gates.lay_off_waits || public.state(next).opened;
    let fits = may_lay_off && pattern::fits_anywhere(spec, &public.melds, card);
    let known = goes_with_known(view, next, card);
    i32::from(fits) * FITS_TABLE + i32::from(known) * GOES_WITH_KNOWN
}

/// Whether the card goes with one that everybody saw this seat take.
fn goes_with_known(view: &View, seat: Seat, card: CardId) -> bool {
    let spec = &view.public.spec;
    let face = spec.deck.printed(card);
    view.public.known[seat.index()].iter().any(|known| {
        let other = spec.deck.printed(*known);
        other.rank == face.rank || (other.suit == face.suit && other.rank.abs_diff(face.rank) <= 2)
    })
}
