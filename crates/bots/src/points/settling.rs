//! The search for the best way to lay a hand: every set of its melds is weighed, with what can be laid off and what is thrown then.

use crate::goal::candidates::Candidate;
use crate::goal::reach::Target;
use crate::points::duty::Duty;
use crate::points::ledger::{Ledger, Settled};
use crate::stakes::POINT;
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::division::bits;
use rummage_rules::turn::WholeHand;

/// The search for the best set of melds.
pub(super) struct Search<'a> {
    pub(super) ledger: &'a Ledger<'a>,
    pub(super) all: &'a [Candidate],
    pub(super) naturals: &'a [CardId],
    pub(super) wilds: &'a [CardId],
    pub(super) duty: Duty,
    pub(super) chosen: Vec<Candidate>,
    pub(super) left: u32,
    pub(super) best: Settled,
}

impl Search<'_> {
    /// Goes on with melds from this place on, after those that use so much.
    pub(super) fn choose(&mut self, from: usize, used: u32, wilds: u8) {
        self.left = self.left.saturating_sub(1);
        self.weigh(used, wilds);
        for index in from..self.all.len() {
            let meld = self.all[index];
            let free = meld.naturals & used == 0 && usize::from(meld.wilds + wilds) <= self.wilds.len();
            if free && self.left > 0 {
                self.chosen.push(meld);
                self.choose(index + 1, used | meld.naturals, wilds + meld.wilds);
                self.chosen.pop();
            }
        }
    }

    /// The card that is thrown of those that stay, if one stays at all; none if what is owed cannot be paid so.
    fn thrown(&self, loose: &[CardId], lays: bool) -> Option<Option<CardId>> {
        let spec = &self.ledger.view.public.spec;
        let least_wanted = |card: &&CardId| if spec.is_wild(**card) { -1 } else { spec.value(**card) };
        match self.duty {
            Duty::Leaves(card) if loose.contains(&card) => return Some(Some(card)),
            Duty::Leaves(_) if !lays => return None,
            Duty::IsLaid(card) if !lays || loose.contains(&card) => return None,
            _ => {}
        }
        let may_go = |card: &&CardId| self.duty != Duty::NotThrown(**card);
        let thrown = loose.iter().filter(may_go).max_by_key(least_wanted).copied();
        (thrown.is_some() || loose.is_empty()).then_some(thrown)
    }

    /// Compares the melds chosen with the best so far.
    fn weigh(&mut self, used: u32, wilds: u8) {
        let ledger = self.ledger;
        let spec = &ledger.view.public.spec;
        let points: i32 = self.chosen.iter().map(|meld| meld.points).sum();
        let long = |meld: &Candidate| {
            matches!(meld.target, Target::Run { .. })
                && ledger.gate.1.is_some_and(|least| meld.size() >= least)
        };
        let opening: i32 = self.chosen.iter().map(|meld| meld.opening).sum();
        let passes = ledger.opened || opening >= ledger.gate.0 || self.chosen.iter().any(long);
        let lays = passes && (ledger.opened || !self.chosen.is_empty());
        let all = u32::MAX >> (32 - self.naturals.len().max(1)) as u32;
        let all = if self.naturals.is_empty() { 0 } else { all };
        let mut loose: Vec<CardId> = bits(all & !used).map(|place| self.naturals[place]).collect();
        loose.extend(&self.wilds[usize::from(wilds)..]);
        let (mut worth, mut laid_off) = (0, false);
        if lays {
            worth += POINT * points;
            let fits = |card: &CardId| ledger.fits[usize::from(card.0)];
            let mut keep = loose.len();
            loose.retain(|card| {
                let goes = fits(card) > 0 && keep > spec.turn.reserve;
                keep -= usize::from(goes);
                worth += if goes { POINT * fits(card) } else { 0 };
                laid_off |= goes;
                !goes
            });
        } else {
            worth += not_yet(opening, ledger.gate.0);
        }
        let melded = spec.turn.whole_hand == Some(WholeHand::Melded);
        let whole = melded && !laid_off && !ledger.view.public.in_turn.laid_off;
        let fresh = !ledger.opened || ledger.view.public.in_turn.opened;
        if loose.is_empty() && !(lays && (spec.turn.reserve == 0 || whole && fresh)) {
            return;
        }
        let Some(thrown) = self.thrown(&loose, lays) else { return };
        let in_melds: i32 = if lays { 0 } else { points };
        loose.retain(|card| Some(*card) != thrown);
        let held: i32 = loose.iter().map(|card| spec.value(*card)).sum::<i32>();
        worth -= ledger.caught * (held + in_melds);
        if loose.is_empty() && (lays || in_melds == 0) {
            worth += ledger.out;
        }
        if worth > self.best.worth {
            if !lays {
                // What is not laid stays in the hand.
                loose.extend(
                    bits(used).map(|place| self.naturals[place]).filter(|card| Some(*card) != thrown),
                );
                loose.extend(&self.wilds[..usize::from(wilds)]);
            }
            let melds = self.chosen.clone();
            self.best = Settled { worth, melds, naturals: Vec::new(), rest: loose, passes: lays };
        }
    }
}

/// What melds are worth that do not open yet.
fn not_yet(points: i32, least: i32) -> i32 {
    if least > 0 { POINT * points * points.min(least) / least / 2 } else { 0 }
}
