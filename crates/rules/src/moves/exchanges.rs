//! Which wild cards of the table a hand could be exchanged for.

use crate::action::Swap;
use crate::cards::ids::{CardId, MeldId, Seat};
use crate::table::Public;
use crate::turn::tableau::SwapWhen;

impl Public {
    /// Which natural card of a hand for the wild of which meld, where its seat may exchange any now.
    pub(super) fn swaps(&self, seat: Seat, hand: &[CardId]) -> Vec<Swap> {
        let possible = !self.waits_to_lay_off(seat)
            && match self.spec.tableau.swap.when {
                SwapWhen::Never => false,
                SwapWhen::OpeningTurn => self.in_turn.opened,
                SwapWhen::Opened => self.state(seat).opened,
                SwapWhen::Always => true,
            };
        let wanted = |natural: CardId| {
            let melds = (0..=u8::MAX).zip(&self.melds);
            let wanting = melds.filter(move |(_, meld)| meld.wants(&self.spec, natural));
            wanting.map(move |(meld, _)| Swap { natural, meld: MeldId(meld) })
        };
        if possible { hand.iter().copied().flat_map(wanted).collect() } else { Vec::new() }
    }
}
