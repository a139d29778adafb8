//! Block 10, a duty that no discard can pay: a card that has to leave the hand and may not go back is played, if it can be.

use super::{Case, Judged, refuse_about};
use crate::action::{Idea, Swap};
use crate::cards::ids::{CardId, MeldId};
use crate::melds::meld::Meld;
use crate::refusal::Code;
use crate::turn::tableau::SwapWhen;

impl Case<'_> {
    /// The card that has to leave the hand, if it is one that may not be thrown in this turn either.
    pub(super) fn unreturnable(&self) -> Option<CardId> {
        let table = self.table;
        let owed = table.in_turn.must_play.filter(|card| table.taken == Some(*card));
        let opens = table.takes_to_open(self.seat);
        owed.filter(|_| !table.spec.turn.return_discard && !opens && self.must_lay().is_none())
    }

    /// Whether one action plays this card now: in melds, onto a meld, or for a wild. No more is asked for than a player is offered.
    pub(super) fn can_play(&self, card: CardId) -> bool {
        let moment = self.table.moment(self.seat);
        let lists = self.table.lists(moment, self.seat, self.hand);
        let ideas = self.table.ideas(moment, self.seat, self.hand, &lists);
        let plays = |idea: &Idea| match idea {
            Idea::LayDown { melds, .. } => melds.iter().any(|meld| meld.cards.contains(&card)),
            Idea::LayOff { card: laid, .. } => *laid == card,
            Idea::SwapWild { swap, .. } => swap.natural == card,
            _ => false,
        };
        let mut ways = (0..ideas.len()).map(|place| ideas.at(place)).filter(plays);
        ways.any(|idea| self.judge(self.step(), &idea).is_ok())
    }

    /// A card that is owed is played before another one is thrown; one that cannot be played, nor thrown, stays in the hand.
    pub(super) fn pays_later(&self, card: CardId) -> Judged<()> {
        if self.unreturnable() != Some(card) {
            return refuse_about(Code::MustPlayLowest, "deepest-first", &[card]);
        }
        if self.can_play(card) {
            return refuse_about(Code::MustPlayLowest, "deepest-laid", &[card]);
        }
        Ok(())
    }

    /// A card that could have been played can still be, with these cards in the hand and these melds on the table.
    pub(super) fn keeps_a_place(&self, owed: CardId, rest: &[CardId], melds: &[Meld]) -> Judged<()> {
        let spec = &self.table.spec;
        let laid = rest.len() > spec.turn.reserve && self.can_lay(owed, rest, melds).is_ok();
        let mut ids = (0..=u8::MAX).map(MeldId).take(melds.len());
        let frees = |meld| self.exchange(melds, Swap { natural: owed, meld }).is_ok();
        if laid || spec.tableau.swap.when != SwapWhen::Never && ids.any(frees) {
            return Ok(());
        }
        refuse_about(Code::MustPlayLowest, "no-place-for-it", &[owed])
    }
}
