//! What is true of every table at every moment: asked by simulators and tests after every step, never by the game itself.

use crate::cards::ids::Seat;
use crate::melds::meld::Meld;
use crate::melds::pattern;
use crate::table::{Pending, Public, StepKind, Table};
use thiserror::Error;

/// A table that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Broken {
    /// A card is lost or there twice.
    #[error("the card {card} lies in {places} places")]
    Card {
        /// The card.
        card: String,
        /// In how many places it lies.
        places: usize,
    },
    /// What everybody sees of a pile or a hand is not what is there.
    #[error("{what} has {there} cards, everybody sees {seen}")]
    Size {
        /// The hand or pile.
        what: String,
        /// Cards there.
        there: usize,
        /// Cards seen.
        seen: usize,
    },
    /// A card known to be in a hand is not there.
    #[error("the card {card}, known to be in the hand of {seat}, is not there")]
    Known {
        /// The card.
        card: String,
        /// Whose hand.
        seat: Seat,
    },
    /// A meld on the table does not read as it says.
    #[error("meld {0} of the table does not read as it lies")]
    Meld(usize),
    /// A total is not the sum of its score lines and of what every seat begins with.
    #[error("the score lines of {seat} sum to {lines}, the total is {total}")]
    Total {
        /// Whose total.
        seat: Seat,
        /// The sum of the lines.
        lines: i32,
        /// The total.
        total: i32,
    },
}

impl Table {
    /// Whether everything holds that must hold at every moment of a match played from its beginning.
    ///
    /// # Errors
    /// The first thing that does not.
    pub fn audit(&self) -> Result<(), Broken> {
        self.audit_cards()?;
        self.public.melds_are_melds()?;
        self.public.lines_sum_to_totals()
    }

    /// The part of [`audit`](Self::audit) that is about where the cards are: cheap enough for every step of many matches.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn audit_cards(&self) -> Result<(), Broken> {
        self.cards_are_conserved()?;
        self.sizes_are_seen()?;
        self.known_cards_are_held()
    }

    fn cards_are_conserved(&self) -> Result<(), Broken> {
        let public = &self.public;
        let mut places = [0; 256];
        let open = public
            .discard
            .iter()
            .copied()
            .chain(public.wild_card)
            .chain(self.hidden_wild)
            .chain(public.aside.iter().map(|(_, card)| *card));
        let on_table = open.chain(public.melds.iter().flat_map(Meld::all_cards));
        for card in self.hands.iter().flatten().chain(&self.stock).copied().chain(on_table) {
            places[usize::from(card.0)] += 1;
        }
        // Between the rounds the cards lie where they lay; from the beginning of a round to its deal they lie nowhere.
        let undealt = |pending: &Pending| match pending {
            Pending::Step(StepKind::Deal) => true,
            Pending::Step(StepKind::NextRound) => public.round == 0,
            _ => false,
        };
        let expected = usize::from(!public.pending.iter().any(undealt));
        match public.spec.deck.cards().zip(places).find(|(_, places)| *places != expected) {
            Some((card, places)) => Err(Broken::Card { card: public.spec.deck.code(card).into(), places }),
            None => Ok(()),
        }
    }

    fn sizes_are_seen(&self) -> Result<(), Broken> {
        let hands = self.public.seats().map(|seat| {
            let (there, seen) = (self.hands[seat.index()].len(), self.public.hand_sizes[seat.index()]);
            (Some(seat), there, seen)
        });
        let stock = (None, self.stock.len(), self.public.stock_size);
        match hands.chain([stock]).find(|(_, there, seen)| there != seen) {
            Some((seat, there, seen)) => {
                let what = seat.map_or("the stock".into(), |seat| format!("the hand of {seat}"));
                Err(Broken::Size { what, there, seen })
            }
            None => Ok(()),
        }
    }

    fn known_cards_are_held(&self) -> Result<(), Broken> {
        for (seat, known) in self.public.seats().zip(&self.public.known) {
            if let Some(card) = known.iter().find(|card| !self.hands[seat.index()].contains(card)) {
                return Err(Broken::Known { card: self.public.spec.deck.code(*card).into(), seat });
            }
        }
        Ok(())
    }
}

impl Public {
    fn melds_are_melds(&self) -> Result<(), Broken> {
        let reads = |meld: &Meld| {
            let cards: Vec<_> = meld.cards().collect();
            let laid = meld.laid_by.len() == cards.len();
            laid && pattern::read_as(&self.spec, meld.reading.pattern, &cards).is_ok()
        };
        self.melds.iter().position(|meld| !reads(meld)).map_or(Ok(()), |index| Err(Broken::Meld(index)))
    }

    fn lines_sum_to_totals(&self) -> Result<(), Broken> {
        for (seat, total) in self.seats().zip(&self.totals) {
            // A sheet begins with what was written down during its round.
            let counted = self.sheets.len() == usize::from(self.round);
            let entries = if counted { &[][..] } else { &self.entries };
            let lines = self.sheets.iter().flatten().chain(entries);
            let lines =
                lines.filter(|line| self.same_side(line.seat, seat)).map(|line| line.amount).sum::<i32>();
            if self.spec.plan.start + lines != *total {
                return Err(Broken::Total { seat, lines, total: *total });
            }
        }
        Ok(())
    }
}
