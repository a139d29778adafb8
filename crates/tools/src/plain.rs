//! The plain player of games in which a seat closes, a measure for everybody else: it takes the open card if that makes a meld or
//! leaves less over, throws the card that leaves least, and closes as soon as it may. It weighs nothing else.

use rummage_bots::{Bot, Budget};
use rummage_rules::action::{Action, Source};
use rummage_rules::cards::ids::CardId;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// The plain player. In other games it does the first thing that is legal.
pub struct Plain;

impl Bot for Plain {
    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        let chosen = view.public.spec.ends.close.as_ref().and_then(|_| plain(view));
        let legal = chosen.filter(|action| view.check(action).is_ok());
        legal.or_else(|| view.suggest(1).pop()).unwrap_or(Action::Pass)
    }
}

fn plain(view: &View) -> Option<Action> {
    match view.public.pending.last()? {
        Pending::Turn(_, TurnStep::Offer | TurnStep::Draw) => closes_whole(view).or_else(|| Some(draw(view))),
        Pending::Turn(_, TurnStep::Play) => close(view).or_else(|| throw(view)),
        Pending::Turn(_, TurnStep::Showdown) => {
            view.best_lay_offs().into_iter().next().or(Some(Action::Pass))
        }
        _ => None,
    }
}

fn draw(view: &View) -> Action {
    let (take, stock) = (Action::Draw(Source::Discard), Action::Draw(Source::Stock));
    let otherwise = if view.check(&stock).is_ok() { stock } else { Action::Pass };
    let top = view.public.discard.last().filter(|_| view.check(&take).is_ok());
    if top.is_some_and(|top| is_of_use(view, *top)) { take } else { otherwise }
}

/// Whether the card makes a meld, or less is left over with it once another is thrown.
fn is_of_use(view: &View, card: CardId) -> bool {
    let spec = &view.public.spec;
    let with: Vec<CardId> = view.hand.iter().copied().chain([card]).collect();
    let now = spec.least_left(&view.hand);
    let makes_meld = spec.least_left(&with) < now + spec.value(card);
    makes_meld || least_without(spec, &with).any(|(thrown, left)| thrown != card && left < now)
}

/// For each card of a hand: the least left over once it is thrown.
fn least_without<'a>(spec: &'a Spec, hand: &'a [CardId]) -> impl Iterator<Item = (CardId, i32)> + 'a {
    hand.iter().map(|card| {
        let rest: Vec<CardId> = hand.iter().copied().filter(|other| other != card).collect();
        (*card, spec.least_left(&rest))
    })
}

/// Closes with the hand as it is.
fn closes_whole(view: &View) -> Option<Action> {
    let whole = Action::Close { discard: None, melds: Vec::new() };
    view.check(&whole).is_ok().then_some(whole)
}

/// Closes, with the discard that leaves least.
fn close(view: &View) -> Option<Action> {
    if let Some(whole) = closes_whole(view) {
        return Some(whole);
    }
    let close = throw(view).and_then(|thrown| match thrown {
        Action::Discard(cards) => cards.first().map(|card| Action::close(*card)),
        _ => None,
    });
    close.filter(|close| view.check(close).is_ok())
}

/// Throws the card that leaves least: of several the dearest, which may be melded still.
fn throw(view: &View) -> Option<Action> {
    let spec = &view.public.spec;
    let able = least_without(spec, &view.hand).filter(|(card, _)| Some(*card) != view.public.taken);
    let least = able.min_by_key(|(card, left)| (*left, -spec.value(*card), card.0));
    least.map(|(card, _)| Action::discard(card))
}
