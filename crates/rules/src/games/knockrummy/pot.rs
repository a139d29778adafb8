//! Rules 10 to 15, the pot: after a hand that ended by a knock the lowest hands are paid by all others.

use crate::cards::ids::Seat;
use crate::score::{length, loose_value};
use crate::spec::own::{Args, Counting};
use crate::table::{EndReason, Ending, Public};

/// Rule 12: what a seat that knocked pays besides, in points, if another is lower.
const BEATEN: i32 = 10;
/// Rule 14: what each of the others pays to a seat that goes rum.
const RUM: i32 = 25;

/// How the lowest hands are paid.
#[derive(Copy, Clone)]
pub(super) struct Pot {
    /// What several lowest hands get that did not knock.
    pub tied: Tied,
    /// Whether a rum wins although another has nothing left over either.
    pub clean_wins: bool,
    /// Whether a hand that ends because the stock ran out is paid as well; nobody has knocked then.
    pub stock_out: bool,
}

/// What several lowest hands get.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Tied {
    /// They share what all others pay; what is odd goes to the first after the seat that knocked.
    Share,
    /// They share it, and nobody gets what is odd.
    ShareEven,
    /// The first of them after the seat that knocked gets all of it.
    First,
    /// All others pay each of them in full.
    EachInFull,
}

impl Pot {
    /// As the numbers of a rule.
    pub fn as_args(self) -> Args {
        [self.tied as i32, i32::from(self.clean_wins), i32::from(self.stock_out)]
    }

    fn of([tied, clean_wins, stock_out]: Args) -> Pot {
        let all = [Tied::Share, Tied::ShareEven, Tied::First, Tied::EachInFull];
        let tied = all.into_iter().find(|one| *one as i32 == tied).unwrap_or(Tied::Share);
        Pot { tied, clean_wins: clean_wins != 0, stock_out: stock_out != 0 }
    }
}

/// What a seat gets or pays where the lowest hands are paid by all others.
pub(super) fn settled(asked: &Counting<'_>) -> i32 {
    let (public, seat, pot) = (asked.public, asked.seat, Pot::of(asked.args));
    let winners = winners(public, pot);
    let Some(first) = winners.first() else { return 0 };
    let least = loose_value(public, *first);
    let owes = |seat: Seat| {
        let more = loose_value(public, seat) - least;
        let fine = if public.has_closed(seat) && more > 0 { BEATEN } else { 0 };
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
pub(super) fn clean(asked: &Counting<'_>) -> i32 {
    let (public, seat) = (asked.public, asked.seat);
    match public.closed {
        Some(Ending { why, by: Some(closer) })
            if why.is_clean_close() && winners(public, Pot::of(asked.args)) == [closer] =>
        {
            if seat == closer {
                RUM * length(public.spec.seats - 1)
            } else {
                -RUM
            }
        }
        _ => 0,
    }
}
