//! A hand that a player wishes to show: which close the picked card goes under, what it would cost if it failed, and whose division is shown.

use crate::action::{Action, MeldPlan};
use crate::cards::ids::CardId;
use crate::judge::{Verdict, outside};
use crate::moves::suggest::Verb;
use crate::refusal::Refusal;
use crate::table::view::View;

/// What a wish to close comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The judge is asked for this close, or says why it cannot be.
    Show(Action),
    /// This close would fail at the table and be paid for.
    Wrong {
        /// The close.
        action: Action,
        /// What the hand lacks.
        why: Refusal,
        /// The price, in points.
        points: i32,
    },
    /// The card that goes under is still to be picked.
    PickOne,
    /// Too much is left over, whichever card goes under.
    TooMuch,
}

/// How a hand that closes is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Showing {
    /// There is nothing to choose.
    So(Action),
    /// The owner's own division leaves more over than the best one (ruling R25). Each with the points left over.
    Either {
        /// The best division, which the table finds.
        best: (Action, i32),
        /// The owner's.
        own: (Action, i32),
    },
}

impl View {
    /// The close that the picked card would go under, if exactly one is picked; without one, or where none goes under, the close of the
    /// whole hand. None where several are picked, and in games in which nobody closes.
    pub fn close_with(&self, picked: &[CardId]) -> Option<Action> {
        let spec = &self.public.spec;
        let throws = !spec.turn.close_undrawn;
        let action = match picked {
            [card] if throws => Some(Action::close(*card)),
            [_, _, ..] if throws => None,
            _ => Some(Action::Close { discard: None, melds: Vec::new() }),
        };
        action.filter(|_| spec.ends.close.is_some())
    }

    /// What a wish to close with these picked cards comes to. With none picked only a close that the judge lets pass is meant.
    pub fn closing(&self, picked: &[CardId]) -> Closing {
        let tells = !picked.is_empty() || self.public.spec.turn.close_undrawn;
        let judged = self.close_with(picked).map(|action| (self.foresee(&action), action));
        match judged {
            Some((Ok(Some(why)), action)) => {
                Closing::Wrong { action, why, points: self.price_of_wrong_close() }
            }
            Some((judged, action)) if tells || judged.is_ok() => Closing::Show(action),
            _ if self.verbs().contains(&Verb::Close) => Closing::PickOne,
            _ => Closing::TooMuch,
        }
    }

    /// What it costs to close with a hand that cannot, in points.
    fn price_of_wrong_close(&self) -> i32 {
        self.public.spec.declares().and_then(|rule| rule.wrong).unwrap_or_default()
    }

    /// A hand shown as its owner has put it, where that covers as much as any division; where it covers less, the owner chooses. Where it was
    /// not arranged, holds no meld so or may not be shown so, the table divides it. `at_best` closes, or divides before the count (ruling R25).
    pub fn showing(&self, at_best: Action, arranged: Option<&[CardId]>) -> Showing {
        let least = self.left_by(&at_best);
        let own = arranged.and_then(|hand| self.own_division(hand, thrown(&at_best)));
        match least.zip(own) {
            None => Showing::So(at_best),
            Some((least, (as_it_lies, left))) if left == least => Showing::So(as_it_lies),
            Some((least, own)) => Showing::Either { best: (at_best, least), own },
        }
    }

    /// The action in which neighbours of the hand are the melds, and what that leaves over; none where it has no meld or may not be shown so.
    fn own_division(&self, hand: &[CardId], discard: Option<CardId>) -> Option<(Action, i32)> {
        let hand: Vec<CardId> = hand.iter().copied().filter(|card| Some(*card) != discard).collect();
        let melds = self.public.spec.as_it_lies(&hand).melds;
        if melds.is_empty() {
            return None;
        }
        let melds = melds.into_iter().map(|cards| MeldPlan { cards, ..MeldPlan::default() }).collect();
        let action = Action::Close { discard, melds };
        let left = self.left_by(&action)?;
        Some((action, left))
    }

    /// What showing the hand so leaves over, in points; none where it may not be shown so, or would fail at the table.
    fn left_by(&self, action: &Action) -> Option<i32> {
        let melds = match self.public.judge(&self.hand, self.seat, action).ok()? {
            Verdict::Close(close) => close.melds,
            Verdict::Divide(melds) => melds,
            _ => return None,
        };
        let left = outside(&melds, &self.hand).into_iter().filter(|card| Some(*card) != thrown(action));
        Some(left.map(|card| self.public.spec.value(card)).sum())
    }
}

/// The card that a close throws.
fn thrown(action: &Action) -> Option<CardId> {
    match action {
        Action::Close { discard, .. } => *discard,
        _ => None,
    }
}
