//! Who came out best of a round: whoever ended it, or whoever the comparison of the hands favours.

use rummage_rules::{card::Seat, table::Public};

use super::sheet::Paper;

impl Paper<'_, '_> {
    /// Who wears the crown.
    pub(super) fn crowned(&self) -> Option<Seat> {
        let public = self.public();
        let by = public.ending?.by?;
        if public.closed.is_none() || public.in_last_lap() { Some(by) } else { best(public, by) }
    }

    /// Whether whoever showed its hand first has not been beaten by another.
    pub(super) fn kept_ahead(&self, by: Seat) -> bool {
        let public = self.public();
        if public.spec.plan.low_wins { best(public, by) == Some(by) } else { self.round_of(by) > 0 }
    }
}

/// Whose round is the best, of equals the one that ended it.
fn best(public: &Public, by: Seat) -> Option<Seat> {
    let scores = public.round_scores();
    let gained = |seat: Seat| scores.get(seat.index()).copied().unwrap_or(0);
    // Whoever was out of the match before counts nothing, but did not play.
    let was_in = |seat: &Seat| {
        public.spec.plan.puts_out().is_none_or(|limit| public.totals[seat.index()] - gained(*seat) < limit)
    };
    let seats = public.seats().filter(was_in);
    if public.spec.plan.low_wins {
        seats.min_by_key(|seat| (gained(*seat), *seat != by))
    } else {
        seats.max_by_key(|seat| (gained(*seat), *seat == by))
    }
}

#[cfg(test)]
mod tests {
    use rummage_bots::{Budget, Level, seat_bot};
    use rummage_rules::{
        games,
        options::Options,
        record::Match,
        shuffle::Seed,
        table::{Due, EndReason},
    };

    use super::*;

    #[test]
    fn the_lowest_hand_is_the_best_where_the_lowest_total_wins_and_who_is_out_has_none() {
        let game = games::find("viennese").expect("a game");
        let mut played = Match::new(game, 4, Options::default(), Seed(7)).expect("a table of four");
        let mut bots = [0, 1, 2, 3].map(|seat| seat_bot(Level::Seedling, seat));
        let (mut clean, mut fallen, mut out) = (0, 0, Vec::new());
        let mut round = 0;
        while played.table().public.due() != Due::Nothing {
            played.step();
            let public = &played.table().public;
            if let Some(ending) = public.ending.filter(|_| public.sheets.len() > round) {
                round = public.sheets.len();
                if let Some(by) = ending.by {
                    let best = best(public, by).expect("somebody played");
                    assert!(!out.contains(&best), "{best:?} was out before round {round}");
                    clean += usize::from(ending.why == EndReason::ClosedClean && best == by);
                    assert!(ending.why != EndReason::ClosedClean || best == by, "Romme is never beaten");
                }
                out = public.seats().filter(|seat| !public.is_in(*seat)).collect();
                fallen = fallen.max(out.len());
            }
            if let Due::Seat(seat) = public.due() {
                let action = bots[seat.index()].choose(&played.table().view(seat), Budget::default());
                played.act(seat, &action).expect("a bot's action is legal");
            }
        }
        assert!(clean > 0 && fallen == 3, "{clean} times Romme, {fallen} fell");
    }
}
