//! Getting rid of cards: what fits the melds on the table goes there, wilds are exchanged where that sheds a card.

use crate::contract::prospect::Prospect;
use crate::goal::tally::Tally;
use rummage_rules::action::{Action, Place};
use rummage_rules::cards::ids::{CardId, MeldId};
use rummage_rules::table::view::View;
use rummage_rules::turn::EmptyHand;
use rummage_rules::turn::tableau::SwapWhen;

/// A card to lay off or to exchange, if there is one that the seat does not need.
pub fn shed(prospect: &Prospect) -> Option<Action> {
    let view = prospect.view;
    if keeps_last(view) {
        return None;
    }
    let spec = &view.public.spec;
    let mut cards = view.hand.clone();
    // A card just taken may be one that cannot be thrown: it goes first.
    cards.sort_by_key(|card| (view.public.taken != Some(*card), std::cmp::Reverse(spec.value(*card))));
    // Whether a card can be laid off is soon told, whether the goal needs it is not.
    let lay_off =
        cards.into_iter().find_map(|card| lay_off(prospect, card).filter(|_| is_spare(prospect, card)));
    lay_off.or_else(|| exchange(prospect))
}

/// Whether the hand's last card ends the round when it is thrown, and is better kept for that.
fn keeps_last(view: &View) -> bool {
    let floats = matches!(view.public.spec.turn.empty_hand, EmptyHand::Floats { .. });
    floats && view.hand.len() == 1 && view.check(&Action::discard(view.hand[0])).is_ok()
}

/// Whether the seat does better without this card: its goal does not need it, or is too far away for the risk of holding it.
fn is_spare(prospect: &Prospect, card: CardId) -> bool {
    if prospect.goal.is_done() {
        return true;
    }
    let spec = &prospect.view.public.spec;
    let hand = Tally::of(spec, &prospect.view.hand);
    let mut without = hand;
    without.take(spec, card);
    let missing = prospect.reach(&hand).missing;
    let needed = spec.is_wild(card) || prospect.reach(&without).missing > missing;
    !needed || spec.value(card) * prospect.soon > prospect.hope(missing) * 100
}

fn lay_off(prospect: &Prospect, card: CardId) -> Option<Action> {
    let view = prospect.view;
    let beside = view.public.spec.tableau.rides;
    let minds = |meld: &MeldId| prospect.skill.watches || view.public.melds[meld.index()].owner == view.seat;
    let actions =
        melds(view).filter(minds).map(|meld| Action::LayOff { card, named: None, meld, end: None, beside });
    actions.into_iter().find(|action| view.check(action).is_ok())
}

/// Exchanges a natural for a wild that goes to another meld at once.
fn exchange(prospect: &Prospect) -> Option<Action> {
    let view = prospect.view;
    if view.public.spec.tableau.swap.when == SwapWhen::Never || !prospect.goal.is_done() {
        return None;
    }
    let moves = |action: &Action| matches!(action, Action::SwapWild { place: Place::LayOff(..), .. });
    view.suggest(usize::MAX).into_iter().find(moves)
}

fn melds(view: &View) -> impl Iterator<Item = MeldId> + use<> {
    (0..=u8::MAX).map(MeldId).take(view.public.melds.len())
}
