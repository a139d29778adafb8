//! Block 10, duties: what the actor owes before the turn ends, and that it can still be paid.

use super::{Case, Judged, refuse_about};
use crate::cards::ids::{CardId, Seat};
use crate::melds::in_hand;
use crate::melds::meld::Meld;
use crate::melds::pattern;
use crate::melds::regroup;
use crate::refusal::Code;
use crate::table::Public;
use crate::turn::EmptyHand;

impl Case<'_> {
    /// Whether the turn can still be ended after an action that leaves these cards in the hand and these melds on the table.
    pub(super) fn leaves_a_way_on(
        &self,
        rest: &[CardId],
        melds: impl FnOnce() -> Vec<Meld>,
        used: &[CardId],
    ) -> Judged<()> {
        let turn = &self.table.spec.turn;
        if rest.len() < turn.reserve {
            return refuse_about(Code::MustKeepDiscard, "keep-one", used);
        }
        if self.table.spec.ends.out.is_none() {
            return self.keeps_duties(rest, melds);
        }
        let melds = melds();
        self.keeps_enough(rest, &melds, used)?;
        self.keeps_duties(rest, || melds)
    }

    /// Whether what is owed can still be paid then.
    fn keeps_duties(&self, rest: &[CardId], melds: impl FnOnce() -> Vec<Meld>) -> Judged<()> {
        match (self.must_lay(), self.unreturnable()) {
            (Some(owed), _) if rest.contains(&owed) => self.can_lay(owed, rest, &melds()),
            (_, Some(owed)) if rest.contains(&owed) && self.can_play(owed) => {
                self.keeps_a_place(owed, rest, &melds())
            }
            _ => self.does_not_strand(rest, melds),
        }
    }

    /// The card that has to be melded or laid off in this turn.
    pub(super) fn must_lay(&self) -> Option<CardId> {
        self.table.in_turn.must_play.filter(|_| self.table.spec.draw.lays_taken())
    }

    /// A card that was taken to open is part of the melds that open, or another of the same face is.
    pub(super) fn opens_with_taken(&self, used: &[CardId]) -> Judged<()> {
        let owed = self.table.in_turn.must_play.filter(|_| self.table.takes_to_open(self.seat));
        let face = |card: CardId| self.table.spec.deck.face_index(card);
        match owed.filter(|owed| used.iter().all(|card| face(*card) != face(*owed))) {
            Some(owed) => refuse_about(Code::MustPlayLowest, "open-with-taken", &[owed]),
            None => Ok(()),
        }
    }

    /// A card that has to be laid must be one for which there is a place: in a meld with these cards, or on one of these melds.
    pub(super) fn can_lay(&self, owed: CardId, cards: &[CardId], melds: &[Meld]) -> Judged<()> {
        let spec = &self.table.spec;
        let in_meld = || in_hand::melds_in(spec, cards).iter().any(|meld| meld.cards.contains(&owed));
        let fits = |meld: &Meld| pattern::fits(spec, meld, owed, None).is_ok();
        let joins = || melds.iter().any(|meld| self.may_add_to(meld) && fits(meld));
        let laid = if spec.tableau.regroup {
            regroup::fits(spec, self.seat, melds, owed, cards)
        } else {
            joins() || in_meld()
        };
        if laid {
            return Ok(());
        }
        refuse_about(Code::WouldStrandCard, "no-place-for-it", &[owed])
    }

    /// A card just taken that may not be thrown back must not be left alone, unless it fits the table.
    fn does_not_strand(&self, rest: &[CardId], melds: impl FnOnce() -> Vec<Meld>) -> Judged<()> {
        let spec = &self.table.spec;
        let (Some(taken), [last]) = (self.table.taken, rest) else { return Ok(()) };
        if spec.turn.return_discard || *last != taken {
            return Ok(());
        }
        let may_lay_off = spec.tableau.open && !spec.tableau.rides && spec.turn.reserve == 0;
        if may_lay_off && pattern::fits_anywhere(spec, &melds(), taken) {
            return Ok(());
        }
        refuse_about(spec.turn.stranded, "stranded", &[taken])
    }

    /// A floater may do nothing but lay off, as long as its card fits.
    #[inline]
    pub(super) fn floater_may_not(&self) -> Judged<()> {
        if self.table.floater_must_lay_off(self.seat, self.hand) {
            return refuse_about(Code::FloaterMustLayOff, "floater-lays-off", self.hand);
        }
        Ok(())
    }

    /// A freed wild that was kept for the discard goes nowhere else.
    pub(super) fn keeps_freed_wild(&self, used: &[CardId]) -> Judged<()> {
        match self.table.in_turn.must_discard {
            Some(wild) if used.contains(&wild) => {
                refuse_about(Code::MustPlayJoker, "joker-is-discard", &[wild])
            }
            _ => Ok(()),
        }
    }

    /// A card that has to leave the hand in this turn is not passed over.
    #[inline]
    pub(super) fn pays_duties(&self, discard: CardId) -> Judged<()> {
        let owed = &self.table.in_turn;
        if owed.must_discard.is_some_and(|wild| wild != discard) {
            return refuse_about(Code::MustPlayJoker, "joker-first", &[discard]);
        }
        match owed.must_play {
            Some(card) if self.table.takes_to_open(self.seat) => {
                refuse_about(Code::MustPlayLowest, "open-with-taken", &[card])
            }
            Some(card) if self.must_lay().is_some() => {
                refuse_about(Code::MustPlayLowest, "deepest-laid", &[card])
            }
            Some(card) if card != discard && owed.must_discard.is_none() => self.pays_later(card),
            _ => Ok(()),
        }
    }
}

impl Public {
    /// Whether a seat floats and holds a card that it has to lay off.
    #[inline]
    pub(crate) fn floater_must_lay_off(&self, seat: Seat, hand: &[CardId]) -> bool {
        let EmptyHand::Floats { throws_any } = self.spec.turn.empty_hand else { return false };
        let taken = hand.iter().any(|card| self.taken == Some(*card));
        let fits = || hand.iter().any(|card| pattern::fits_anywhere(&self.spec, &self.melds, *card));
        self.state(seat).floating && (taken || !throws_any) && fits()
    }

    /// Whether the discard pile could become the stock.
    #[inline]
    pub(crate) fn can_recycle(&self) -> bool {
        let exhaustion = &self.spec.exhaustion;
        let kept = usize::from(exhaustion.keep_top);
        let done = if exhaustion.turned_over { self.digs } else { self.recycles };
        done < exhaustion.recycles && self.discard.len() > kept
    }
}
