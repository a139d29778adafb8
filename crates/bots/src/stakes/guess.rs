//! What another seat may hold, as whoever guesses that has not seen its cards.

use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::table::Public;

/// The least that may be left over to a seat, of so many hands: each what it is known to hold, and hidden cards of the stock besides. Several,
/// because a seat chooses its cards for some turns.
pub fn least_left(
    public: &Public,
    seat: Seat,
    hands: usize,
    stock: &mut impl Iterator<Item = CardId>,
    left: impl Fn(&[CardId]) -> i32,
) -> i32 {
    let known = &public.known[seat.index()];
    let size = public.hand_sizes[seat.index()];
    let hand = |_| {
        let hidden = stock.by_ref().take(size.saturating_sub(known.len()));
        let hand: Vec<CardId> = known.iter().copied().chain(hidden).collect();
        if hand.len() == size { left(&hand) } else { i32::MAX }
    };
    (0..hands).map(hand).min().unwrap_or(i32::MAX)
}
