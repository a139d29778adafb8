//! Cards that are laid as a meld where the side has one of their rank already: they join that one.

use super::{Case, Judged, refuse_about};
use crate::cards::ids::{CardId, MeldId};
use crate::melds::meld::{Meld, natural_rank};
use crate::melds::pattern::{self, Fit};
use crate::refusal::Code;
use crate::table::fold;
use std::borrow::Cow;

/// A new meld, and how many cards of the discard pile it takes up.
type Laid = (Meld, usize);

impl Case<'_> {
    /// The melds that are laid by themselves, and the cards that join melds of the table, which grow by them.
    pub(super) fn joining(
        &self,
        laid: Vec<Laid>,
        on_table: &mut Cow<[Meld]>,
    ) -> Judged<(Vec<Laid>, Vec<(MeldId, Fit)>)> {
        if !self.table.spec.tableau.one_of_a_rank {
            return Ok((laid, Vec::new()));
        }
        let (mut new, mut joins): (Vec<Laid>, Vec<(MeldId, Fit)>) = (Vec::new(), Vec::new());
        for (meld, lifted) in laid {
            let cards: Vec<CardId> = meld.cards().collect();
            if new.iter().any(|(other, _)| self.rank_of(other) == self.rank_of(&meld)) {
                return refuse_about(Code::NotAMeld, "one-of-a-rank", &cards);
            }
            let own = |lying: &Meld| {
                self.table.same_side(lying.owner, self.seat) && self.rank_of(lying) == self.rank_of(&meld)
            };
            match on_table.iter().position(own) {
                Some(place) => joins.extend(self.join(&mut on_table.to_mut()[place], place, &cards)?),
                None => new.push((meld, lifted)),
            }
        }
        Ok((new, joins))
    }

    /// All these cards one after the other.
    fn join(&self, meld: &mut Meld, place: usize, cards: &[CardId]) -> Judged<Vec<(MeldId, Fit)>> {
        let id = MeldId(u8::try_from(place).unwrap_or(u8::MAX));
        let mut joins = Vec::with_capacity(cards.len());
        for card in cards {
            match pattern::fits(&self.table.spec, meld, *card, None) {
                Ok(fit) => {
                    fold::join(meld, &fit, self.seat);
                    joins.push((id, fit));
                }
                Err(why) => return refuse_about(Code::DoesNotFit, why, cards),
            }
        }
        Ok(joins)
    }

    /// The rank of a set: that of its first natural card.
    fn rank_of(&self, meld: &Meld) -> Option<u8> {
        natural_rank(&self.table.spec, meld.cards())
    }
}
