//! What a seat could do: the verbs that are open, and concrete legal actions for hints, bots and random play.

use crate::action::{Action, Source};
use crate::card::{CardId, Seat};
use crate::split;
use crate::table::{Pending, Public, TurnStep};
use crate::view::View;

/// Something a seat can be offered as a button.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Draw from the stock.
    DrawStock,
    /// Take the top of the discard pile.
    TakeDiscard,
    /// Lay a meld.
    Meld,
    /// Discard.
    Discard,
}

impl View {
    /// The verbs that this seat may use now. A verb may still be refused for the cards chosen.
    pub fn verbs(&self) -> Vec<Verb> {
        let public = &self.public;
        match public.pending.last() {
            Some(Pending::Turn(seat, TurnStep::Draw)) if *seat == self.seat => {
                let mut verbs = Vec::new();
                if public.stock_size > 0 {
                    verbs.push(Verb::DrawStock);
                }
                if !public.discard.is_empty() {
                    verbs.push(Verb::TakeDiscard);
                }
                verbs
            }
            Some(Pending::Turn(seat, TurnStep::Play)) if *seat == self.seat => {
                let meld = self.hand.len() > public.spec.turn.reserve;
                if meld { vec![Verb::Meld, Verb::Discard] } else { vec![Verb::Discard] }
            }
            _ => Vec::new(),
        }
    }

    /// Up to `most` legal actions of this seat: every draw, every single meld and every discard, as far as they go.
    pub fn suggest(&self, most: usize) -> Vec<Action> {
        let mut actions = self.public.candidates(self.seat, &self.hand);
        actions.retain(|action| self.check(action).is_ok());
        actions.truncate(most);
        actions
    }
}

impl Public {
    fn candidates(&self, seat: Seat, hand: &[CardId]) -> Vec<Action> {
        match self.pending.last() {
            Some(Pending::Turn(asked, TurnStep::Draw)) if *asked == seat => {
                vec![Action::Draw(Source::Stock), Action::Draw(Source::Discard)]
            }
            Some(Pending::Turn(asked, TurnStep::Play)) if *asked == seat => {
                let melds = split::melds_in(&self.spec, hand);
                let melds = melds.into_iter().map(|mask| Action::meld(split::picked(hand, mask)));
                melds.chain(hand.iter().copied().map(Action::discard)).collect()
            }
            _ => Vec::new(),
        }
    }
}
