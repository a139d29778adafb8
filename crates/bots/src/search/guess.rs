//! Guesses at the hidden cards: where melds stay in the hand, hands that have been played for some turns are held to be good ones.

use crate::thought::steps::pause;
use rand::Rng;
use rummage_rules::table::Table;
use rummage_rules::table::view::View;

/// No more tables than this are drawn for one guess.
const MOST_TRIES: u16 = 6;

/// A table as it may be behind a view. Of several the one is taken at which the others have least left over: one more for each turn they had.
pub(crate) async fn table(view: &View, rng: &mut (impl Rng + Send)) -> Table {
    let turns = view.public.turns[view.seat.index()];
    let tries = if view.public.spec.tableau.in_hand { (1 + turns).min(MOST_TRIES) } else { 1 };
    let mut best = view.sample(rng);
    let mut least = if tries > 1 { left_over(view, &best).await } else { 0 };
    for _ in 1..tries {
        let other = view.sample(rng);
        let left = left_over(view, &other).await;
        if left < least {
            (best, least) = (other, left);
        }
    }
    best
}

/// What the others have left over in all.
async fn left_over(view: &View, table: &Table) -> i32 {
    let mut left = 0;
    for seat in view.public.seats().filter(|seat| *seat != view.seat) {
        left += view.public.spec.least_left(&table.hands[seat.index()]);
        pause().await;
    }
    left
}
