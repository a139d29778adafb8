//! What happens to a meld on the table: a card is added, or takes the place of a wild.

use crate::cards::ids::{CardId, Seat};
use crate::cards::order::Order;
use crate::melds::meld::{Meld, Slot};
use crate::melds::pattern::Fit;

/// Adds a card to a meld.
pub(crate) fn join(meld: &mut Meld, fit: &Fit, by: Seat) {
    if fit.below {
        meld.reading.slots.insert(0, fit.slot);
        meld.laid_by.insert(0, by);
        meld.reading.low = Order::below(meld.reading.low);
    } else {
        meld.reading.slots.push(fit.slot);
        meld.laid_by.push(by);
    }
}

/// Puts a natural card where a wild was.
pub(crate) fn exchange(meld: &mut Meld, slot: usize, natural: CardId, credit: Option<Seat>) {
    meld.reading.slots[slot] = Slot::natural(natural);
    if let Some(seat) = credit {
        meld.laid_by[slot] = seat;
    }
}
