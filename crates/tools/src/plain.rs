//! The plain player of games in which a seat closes, a measure for everybody else: it takes the open card if that makes a meld or
//! leaves less over, throws the card that leaves least, and closes as soon as it may. It weighs nothing else.

use rummage_bots::{Bot, Budget};
use rummage_rules::action::{Action, Source};
use rummage_rules::card::CardId;
use rummage_rules::loose::{self, MeldTable};
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::view::View;

/// The plain player. In other games it does the first thing that is legal.
pub struct Plain;

impl Bot for Plain {
    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        let chosen = view.public.spec.ends.close.as_ref().and_then(|rule| plain(view, &rule.melds));
        let legal = chosen.filter(|action| view.check(action).is_ok());
        legal.or_else(|| view.suggest(1).pop()).unwrap_or(Action::Pass)
    }
}

fn plain(view: &View, melds: &MeldTable) -> Option<Action> {
    match view.public.pending.last()? {
        Pending::Turn(_, TurnStep::Offer | TurnStep::Draw) => Some(draw(view, melds)),
        Pending::Turn(_, TurnStep::Play) => close(view).or_else(|| throw(view, melds)),
        Pending::Turn(_, TurnStep::Showdown) => {
            view.best_lay_offs().into_iter().next().or(Some(Action::Pass))
        }
        _ => None,
    }
}

fn draw(view: &View, melds: &MeldTable) -> Action {
    let (take, stock) = (Action::Draw(Source::Discard), Action::Draw(Source::Stock));
    let otherwise = if view.check(&stock).is_ok() { stock } else { Action::Pass };
    let top = view.public.discard.last().filter(|_| view.check(&take).is_ok());
    if top.is_some_and(|top| is_of_use(view, melds, *top)) { take } else { otherwise }
}

/// Whether the card makes a meld, or less is left over with it once another is thrown.
fn is_of_use(view: &View, melds: &MeldTable, card: CardId) -> bool {
    let (hand, one) = (loose::set_of(&view.hand), loose::set_of(&[card]));
    let now = melds.least(hand);
    let makes_meld = melds.least(hand | one) < now + melds.worth(one);
    makes_meld || melds.least_without(hand | one).any(|(thrown, left)| thrown != card && left < now)
}

/// Closes, with the discard that leaves least.
fn close(view: &View) -> Option<Action> {
    let melds = &view.public.spec.ends.close.as_ref()?.melds;
    let whole = Action::Close { discard: None, melds: Vec::new() };
    if view.check(&whole).is_ok() {
        return Some(whole);
    }
    let close = throw(view, melds).and_then(|thrown| match thrown {
        Action::Discard(cards) => cards.first().map(|card| Action::close(*card)),
        _ => None,
    });
    close.filter(|close| view.check(close).is_ok())
}

/// Throws the card that leaves least: of several the dearest, which may be melded still.
fn throw(view: &View, melds: &MeldTable) -> Option<Action> {
    let spec = &view.public.spec;
    let able =
        melds.least_without(loose::set_of(&view.hand)).filter(|(card, _)| Some(*card) != view.public.taken);
    let least = able.min_by_key(|(card, left)| (*left, -spec.value(*card), card.0));
    least.map(|(card, _)| Action::discard(card))
}
