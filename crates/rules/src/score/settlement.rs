//! Block 14, the pot: after a round that ended by closing the lowest hands are paid by all others.

use crate::cards::ids::Seat;
use crate::score::{length, loose_value};
use crate::table::{EndReason, Ending, Public};

/// How the lowest hands are paid.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Pot {
    /// What a seat that closed pays besides, in points, if another is lower.
    pub beaten: i32,
    /// What several lowest hands get that did not close.
    pub tied: Tied,
    /// Whether a close with nothing left over wins although another has nothing left over either.
    pub clean_wins: bool,
    /// Whether a round that ends because the stock ran out is paid as well; nobody has closed then.
    pub stock_out: bool,
}

/// What several lowest hands get.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Tied {
    /// They share what all others pay; what is odd goes to the first after the seat that closed.
    Share,
    /// They share it, and nobody gets what is odd.
    ShareEven,
    /// The first of them after the seat that closed gets all of it.
    First,
    /// All others pay each of them in full.
    EachInFull,
}

/// What a seat gets or pays where the lowest hands are paid by all others.
pub(crate) fn settled(public: &Public, seat: Seat, pot: Pot) -> i32 {
    let winners = winners(public, pot);
    let Some(first) = winners.first() else { return 0 };
    let least = loose_value(public, *first);
    let owes = |seat: Seat| {
        let more = loose_value(public, seat) - least;
        let fine = if public.has_closed(seat) && more > 0 { pot.beaten } else { 0 };
        if winners.contains(&seat) { 0 } else { more + fine }
    };
    let (all, count) = (public.seats().map(owes).sum::<i32>(), length(winners.len()));
    let share = all / count;
    match (winners.iter().position(|winner| *winner == seat), pot.tied) {
        (None, Tied::EachInFull) => -owes(seat) * count,
        (None, _) => -owes(seat),
        (Some(_), Tied::EachInFull) | (Some(0), Tied::First) => all,
        (Some(_), Tied::First) => 0,
        (Some(0), Tied::Share) => all - share * (count - 1),
        (Some(_), Tied::Share | Tied::ShareEven) => share,
    }
}

/// Who is paid, from the seat after the one that closed, or after the dealer where nobody did: the lowest hands, and the one that closed only
/// where it is the lowest alone.
fn winners(public: &Public, pot: Pot) -> Vec<Seat> {
    let closer = match (public.closed, public.ending) {
        (Some(Ending { why, by: Some(closer) }), _) if why.is_clean_close() && pot.clean_wins => {
            return vec![closer];
        }
        (Some(Ending { by, .. }), _) => by,
        (None, Some(Ending { why: EndReason::StockOut, .. })) if pot.stock_out => None,
        _ => return Vec::new(),
    };
    let seats = public.spec.seats;
    let next = |place: usize| Seat::at((closer.unwrap_or(public.dealer).index() + place) % seats);
    let least = public.seats().map(|seat| loose_value(public, seat)).min();
    let mut winners: Vec<Seat> =
        (1..=seats).map(next).filter(|seat| Some(loose_value(public, *seat)) == least).collect();
    if winners.len() > 1 {
        winners.retain(|winner| Some(*winner) != closer);
    }
    winners
}

/// What a seat gets or pays for a close with nothing left over that wins.
pub(crate) fn clean(public: &Public, seat: Seat, sum: i32, pot: Pot) -> i32 {
    match public.closed {
        Some(Ending { why, by: Some(closer) })
            if why.is_clean_close() && winners(public, pot) == [closer] =>
        {
            if seat == closer {
                sum * length(public.spec.seats - 1)
            } else {
                -sum
            }
        }
        _ => 0,
    }
}
