//! What one seat may know, and guesses at the rest that are consistent with it.

use crate::action::{Action, Choice};
use crate::cards::ids::{CardId, Seat};
use crate::cards::shuffle;
use crate::event::{Event, Seen};
use crate::melds::meld::Meld;
use crate::refusal::Refusal;
use crate::score;
use crate::table::fold;
use crate::table::{self, Ending, Left, Pending, Posted, Public, Table};
use crate::turn::window::{Window, WindowKind};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// The table as one seat sees it: an owned copy that cannot hold a card the seat may not see, nor the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What everybody sees.
    #[serde(deserialize_with = "table::read_public")]
    pub public: Posted<Public>,
    /// Whose view it is.
    pub seat: Seat,
    /// The seat's own hand, in the order in which its cards arrived.
    pub hand: Vec<CardId>,
}

impl Table {
    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> View {
        View { public: self.seen_by(seat).into_owned().into(), seat, hand: self.hands[seat.index()].clone() }
    }

    /// What an onlooker may know, who sees no hand, and no hidden card that some seat has seen: held as the view of the first seat.
    pub fn view_of_onlooker(&self) -> View {
        View { public: self.public.clone(), seat: Seat(0), hand: Vec::new() }
    }
}

impl View {
    /// Whether an action of this seat is legal: the same answer that the truth gives.
    ///
    /// # Errors
    /// The refusal.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.public.judge(&self.hand, self.seat, action).map(drop)
    }

    /// Whether an action of this seat is legal; and why it would fail at the table and be paid for, if it would.
    ///
    /// # Errors
    /// The refusal.
    pub fn foresee(&self, action: &Action) -> Result<Option<Refusal>, Refusal> {
        Ok(self.public.judge(&self.hand, self.seat, action)?.failure().cloned())
    }

    /// Lets an event happen that this seat was shown. Folding all of them gives the view.
    pub fn fold(&mut self, event: &Event<Seen>) {
        let face = |seen: &Seen| seen.face();
        match event {
            Event::RoundBegan { .. } => self.hand.clear(),
            Event::Dealt { hands, .. } => {
                self.hand = hands[self.seat.index()].iter().filter_map(face).collect();
            }
            Event::Gave { seat, card, .. } if *seat == self.seat => {
                self.hand.retain(|held| Some(*held) != face(card));
            }
            Event::Gave { to, card, .. } if *to == self.seat => self.hand.extend(face(card)),
            event if event.hand_concerned() == Some(self.seat) => {
                fold::hand_after(&mut self.hand, event, face);
            }
            _ => {}
        }
        self.public.write().apply(event);
        if let Event::SawWild(seat, Seen::Face(card)) = event
            && *seat == self.seat
        {
            self.public.write().know_wild(*card);
        }
    }

    /// The cards this seat cannot place: in the stock or in other hands, in the deck's order.
    pub fn unseen(&self) -> Vec<CardId> {
        let public = &self.public;
        let shown = public.shown.iter().flat_map(|split| split.melds.iter().flatten().chain(&split.loose));
        let aside = public.aside.iter().map(|(_, card)| card);
        let placed = self.hand.iter().chain(&public.discard).chain(&public.wild_card).chain(aside);
        let placed = placed.chain(public.known.iter().flatten()).chain(&public.known_stock).chain(shown);
        let placed = placed.copied().chain(public.melds.iter().flat_map(Meld::all_cards));
        let mut is_placed = vec![false; public.spec.deck.len()];
        for card in placed {
            // What a stranger sent may name a card that the deck does not have.
            if let Some(place) = is_placed.get_mut(usize::from(card.0)) {
                *place = true;
            }
        }
        public.spec.deck.cards().filter(|card| !is_placed[usize::from(card.0)]).collect()
    }

    /// What this seat would score if the round ended so, as far as it can tell: the other hands count as if they were empty.
    pub fn score_if(&self, ending: Ending) -> i32 {
        let mut hands = vec![Vec::new(); self.public.spec.seats];
        hands[self.seat.index()].clone_from(&self.hand);
        let public = Public { ending: Some(ending), ..Public::clone(&self.public) }.into();
        let answers = vec![None; hands.len()];
        let lines = score::lines(&Table { public, hands, stock: Vec::new(), hidden_wild: None, answers });
        lines.iter().filter(|line| line.seat == self.seat).map(|line| line.amount).sum()
    }

    /// A table that could be the truth, as far as this seat can tell.
    pub fn sample(&self, rng: &mut impl Rng) -> Table {
        self.sample_for(Some(self.seat), rng)
    }

    /// The same for the seat whose hand is known, if any is.
    pub(super) fn sample_for(&self, own: Option<Seat>, rng: &mut impl Rng) -> Table {
        let mut unseen = self.unseen();
        shuffle::shuffle(&mut unseen, rng);
        let hidden_wild = self.guess_wild(&mut unseen);
        // No hand holds what is laid aside at once: hands are guessed from behind, and what is left is the stock.
        let in_stock = |card: &CardId| self.public.spec.lies_aside(*card);
        unseen.sort_by_key(|card| !in_stock(card));
        let hands: Vec<Vec<CardId>> =
            self.public.seats().map(|seat| self.guess_hand(seat, own, &mut unseen)).collect();
        let hidden = self.public.stock_size.saturating_sub(self.public.known_stock.len()).min(unseen.len());
        let mut stock = unseen.split_off(unseen.len() - hidden);
        if stock.iter().any(in_stock) {
            shuffle::shuffle(&mut stock, rng);
        }
        stock.extend(&self.public.known_stock);
        let answers = self.guess_answers(&hands);
        let mut public = Public::clone(&self.public);
        if public.wild_hidden {
            public.forget_wild();
        }
        Table { public: public.into(), hands, stock, hidden_wild, answers }
    }

    /// The card that lies face down beside the stock, if one does: some unseen one, where this seat has not looked at it.
    fn guess_wild(&self, unseen: &mut Vec<CardId>) -> Option<CardId> {
        match self.public.wild_card {
            _ if !self.public.wild_hidden => None,
            None => unseen.pop(),
            known => known,
        }
    }

    /// Where a card is to be given, who has chosen one has chosen some card; no other answer has to be guessed.
    fn guess_answers(&self, hands: &[Vec<CardId>]) -> Vec<Option<Choice>> {
        let mut answers = vec![None; hands.len()];
        if let Some(Pending::Window(Window { kind: WindowKind::Give, answered, .. })) =
            self.public.pending.last()
        {
            for seat in answered.iter() {
                answers[seat.index()] = hands[seat.index()].first().copied().map(Choice::Give);
            }
        }
        answers
    }

    fn guess_hand(&self, seat: Seat, own: Option<Seat>, unseen: &mut Vec<CardId>) -> Vec<CardId> {
        if Some(seat) == own {
            return self.hand.clone();
        }
        let mut hand = match self.public.shown.get(seat.index()) {
            // Most hands that left the round are not shown at its end either.
            Some(split) if self.public.state(seat).left.is_none_or(Left::shows_hand) => {
                split.melds.iter().flatten().chain(&split.loose).copied().collect()
            }
            _ => self.public.known[seat.index()].clone(),
        };
        let missing = self.public.hand_sizes[seat.index()].saturating_sub(hand.len()).min(unseen.len());
        hand.extend(unseen.split_off(unseen.len() - missing));
        hand
    }
}
