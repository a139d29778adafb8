//! How a round in small is counted: the melds that are shown, the cards laid off on them, and the points.

use super::round::{Asked, Round};
use rummage_rules::deadwood::without_wilds::{self, CardSet};
use rummage_rules::table::EndReason;

impl Round<'_> {
    /// Shows the melds of the seat in turn, those that leave the least and on which the other could lay off least; says whether nothing
    /// is left over. Cards elsewhere cannot be laid off.
    pub(super) fn show(&mut self, elsewhere: CardSet) -> bool {
        let (melds, hand) = (self.rules.melds, self.hands[self.seat]);
        let openings = |sets: &[CardSet]| ((melds.fitting(sets) & !elsewhere).count_ones(), sets.len());
        let sets = melds.melds(hand, openings);
        self.melds = sets.len().min(self.shown.len());
        self.shown[..self.melds].copy_from_slice(&sets[..self.melds]);
        let loose = self.shown().iter().fold(hand, |rest, meld| rest & !meld);
        self.hands[self.seat] = loose;
        loose == 0
    }

    /// How the round ended, and who closed it; none while it goes on.
    pub fn ending(&self) -> Option<(EndReason, Option<usize>)> {
        let (why, seat) = self.ending.filter(|_| self.asked == Asked::Nothing)?;
        let closed = !matches!(why, EndReason::StockOut | EndReason::TurnLimit);
        Some((why, closed.then_some(seat)))
    }

    /// The points of each seat, once the round is over.
    pub fn points(&self) -> [i32; 2] {
        let Some((why, Some(closer))) = self.ending() else { return [0; 2] };
        let pays = &self.rules.pays;
        let theirs = self.rules.melds.least(self.hands[1 - closer]);
        let (winner, won) = match why {
            EndReason::ClosedWhole => (closer, pays.lead * theirs + pays.whole),
            EndReason::ClosedClean => (closer, pays.lead * theirs + pays.clean),
            _ => {
                let own = self.rules.melds.worth(self.hands[closer]);
                let lead = pays.lead * (theirs - own);
                if own < theirs { (closer, lead) } else { (1 - closer, pays.undercut - lead) }
            }
        };
        let mut points = [0; 2];
        points[winner] = if self.upcard & pays.again == 0 { won } else { 2 * won };
        points
    }

    /// Lays off every loose card of the seat in turn that fits, and ends the round.
    pub(super) fn lay_off_loose(&mut self) {
        let melds = self.rules.melds;
        let hand = self.hands[self.seat];
        let mut loose = match melds.sets_and_runs(hand) {
            Some((sets, runs)) if sets & runs == 0 => hand & !(sets | runs),
            _ => melds.melds(hand, |sets| (0, sets.len())).iter().fold(hand, |rest, meld| rest & !meld),
        };
        while let Some(card) = without_wilds::cards_of(melds.fitting(self.shown()) & loose).next() {
            let card = without_wilds::set_of(&[card]);
            let grows = self.shown[..self.melds].iter_mut().find(|meld| melds.fitting(&[**meld]) & card != 0);
            let Some(grows) = grows else { break };
            *grows |= card;
            loose &= !card;
            self.hands[self.seat] &= !card;
        }
        self.asked = Asked::Nothing;
    }
}
