//! Judging what leaves a hand empty where that takes long melds on the table: whether the seat may go out, and what it has to keep if not.

use super::{Case, Judged, playing, refuse, refuse_about};
use crate::cards::ids::CardId;
use crate::melds::meld::Meld;
use crate::refusal::Code;
use crate::table::TurnStep;

impl Case<'_> {
    /// Why the seat may not get rid of its last card with these melds on the table, if it may not.
    fn why_not_out(&self, melds: &[Meld]) -> Option<&'static str> {
        let out = self.table.spec.ends.out?;
        let own = |meld: &&Meld| self.table.same_side(meld.owner, self.seat);
        let long = melds.iter().filter(own).filter(|meld| meld.len() >= out.size).count();
        match self.table.in_turn.consent {
            Some(false) => Some("partner-said-no"),
            _ if long < out.melds => Some("melds-too-short"),
            _ => None,
        }
    }

    /// A seat that may not go out keeps one card besides that which it throws; one that has promised to go out keeps what lets it.
    pub(super) fn keeps_enough(&self, rest: &[CardId], melds: &[Meld], used: &[CardId]) -> Judged<()> {
        if self.table.in_turn.consent == Some(true) && !self.could_go_out(rest, melds) {
            return refuse_about(Code::MustUseWholeHand, "promised-to-go-out", used);
        }
        let least = if self.table.ends_undiscarded() { 1 } else { 2 };
        let stays = self.table.in_turn.consent == Some(false);
        match self.why_not_out(melds) {
            Some(why) if rest.len() < least && (stays || !self.could_go_out(rest, melds)) => {
                refuse_about(Code::MustKeepDiscard, why, used)
            }
            _ => Ok(()),
        }
    }

    /// Whether the turn may end with this discard.
    pub(super) fn may_end_with(&self, card: CardId) -> Judged<()> {
        if self.table.ends_undiscarded() {
            return refuse_about(Code::WrongPhase, "no-discard", &[card]);
        }
        if self.hand.len() > 1 {
            return match self.table.in_turn.consent {
                Some(true) => refuse_about(Code::MustUseWholeHand, "promised-to-go-out", &[card]),
                _ => Ok(()),
            };
        }
        match self.why_not_out(&self.table.melds) {
            Some(why) => refuse_about(Code::MustKeepDiscard, why, &[card]),
            None => Ok(()),
        }
    }

    /// Some melds are laid only in the turn in which their seat goes out, and so as the last of all.
    pub(super) fn is_laid_to_go_out(&self, melds: &[(Meld, usize)], rest: &[CardId]) -> Judged<()> {
        let spec = &self.table.spec;
        let last = melds.iter().find(|(meld, _)| spec.patterns[meld.reading.pattern].only_out);
        let most = usize::from(!self.table.ends_undiscarded());
        match last {
            Some((meld, _)) if rest.len() > most => {
                refuse_about(Code::MustUseWholeHand, "only-to-go-out", &meld.cards().collect::<Vec<_>>())
            }
            _ => Ok(()),
        }
    }

    /// The partner is asked once a turn, by a seat that could go out and may also stay: then the answer binds it.
    pub(super) fn may_ask(&self, step: TurnStep) -> Judged<()> {
        let partner =
            self.table.seats().any(|seat| seat != self.seat && self.table.same_side(seat, self.seat));
        if !self.table.spec.windows.leave || !partner {
            return refuse(Code::WrongPhase, "nobody-to-ask");
        }
        playing(step)?;
        if self.table.in_turn.consent.is_some() {
            return refuse(Code::WrongPhase, "asked-already");
        }
        if !self.opened() || self.hand.len() < 2 || !self.could_go_out(self.hand, &self.table.melds) {
            return refuse(Code::MustUseWholeHand, "could-not-go-out");
        }
        Ok(())
    }

    /// Whether all these cards could be got rid of in this turn, with these melds on the table.
    fn could_go_out(&self, cards: &[CardId], melds: &[Meld]) -> bool {
        let rule = self.table.spec.ends.out;
        rule.is_some_and(|out| (out.could.rule)(self.table, self.seat, cards, melds))
    }
}
