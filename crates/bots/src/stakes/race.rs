//! How a match stands in which the first to reach a goal wins: what points are worth there.

use rummage_rules::cards::ids::Seat;
use rummage_rules::score::plan::MatchEnd;
use rummage_rules::table::view::View;

/// The certain win.
const WON: i32 = 10_000;
/// What a point is worth where there is no goal.
const PLAIN_POINT: i32 = 20;
/// How far points scatter until the end, squared, for each point that is still needed, and at least: estimated from some twenty points a
/// round, give or take as many.
const SCATTER: i32 = 25;
const LEAST_SCATTER: i32 = 280;

/// What this seat and the other still need, if there is a goal.
#[derive(Clone, Copy, Debug)]
pub struct Race(Option<(i32, i32)>);

impl Race {
    /// The race of a seat with the next one.
    pub fn of(view: &View) -> Race {
        let public = &view.public;
        // In a race of several lanes points count wherever they fall.
        let MatchEnd::Race { target, lanes: 1, .. } = public.spec.plan.end else { return Race(None) };
        let needs = |seat: Seat| target - public.totals[seat.index()];
        Race(Some((needs(view.seat), needs(view.seat.left(public.spec.seats)))))
    }

    /// The chance to win the match, in ten thousand, once the seat has made so many points; less than none are the other's.
    pub fn chance(self, points: i32) -> i32 {
        let Some((own, other)) = self.0 else { return WON / 2 + PLAIN_POINT * points };
        let (own, other) = (own - points.max(0), other + points.min(0));
        if own <= 0 {
            return WON;
        }
        if other <= 0 {
            return 0;
        }
        // An integer stand-in for the normal distribution of the lead at the end.
        let lead = other - own;
        let scatter = (lead * lead + SCATTER * (own + other) + LEAST_SCATTER).isqrt();
        WON / 2 + WON / 2 * lead / scatter.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_nearer_to_the_goal_is_likelier_to_win_and_reaching_it_wins() {
        let even = Race(Some((100, 100)));
        assert_eq!(even.chance(0), WON / 2);
        assert_eq!(even.chance(100), WON);
        assert_eq!(even.chance(-100), 0);
        assert!((-99..100).all(|points| even.chance(points - 1) < even.chance(points)));
    }

    #[test]
    fn a_point_is_worth_most_where_the_match_is_close() {
        let (close, decided) = (Race(Some((30, 30))), Race(Some((90, 5))));
        assert!(close.chance(10) - close.chance(0) > decided.chance(10) - decided.chance(0));
    }
}
