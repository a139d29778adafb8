//! Whether a table has cards enough: for every hand, the card turned up, every buy that is allowed, and a draw each.

use crate::spec::Spec;

/// A buy is the card that is bought and one from the stock.
const CARDS_OF_A_BUY: usize = 2;

impl Spec {
    /// Whether some round may run short of cards, where the rules limit buying. It can be played all the
    /// same: whoever sets up the table should be told. Where buying has no limit, or there is none, the sheet answers for its packs.
    pub fn packs_are_too_few(&self) -> bool {
        let needs = |round: u16| {
            let buys = usize::from(self.windows.buy?.most_in(round)?);
            Some(self.seats * (self.deal.hand(round) + CARDS_OF_A_BUY * buys + 1) + 1)
        };
        (1..=self.plan.round_limit).filter_map(needs).any(|needed| needed > self.deck.len())
    }
}
