//! Who came out best of a round: whoever ended it, or whoever the comparison of the hands favours.

use rummage_rules::{cards::ids::Seat, table::Public};

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
    use rummage_rules::{games, house::options::Options, table::EndReason};

    use super::*;
    use crate::store::sample;

    #[test]
    fn the_lowest_hand_is_the_best_where_the_lowest_total_wins_and_who_is_out_has_none() {
        let game = games::find("viennese").expect("a game");
        let record = sample::played(game, 4, Options::default(), 7, usize::MAX);
        let (mut clean, mut out) = (0, Vec::new());
        for public in sample::round_ends(&record) {
            let ending = public.ending.expect("the round has ended");
            if let Some(by) = ending.by {
                let best = best(&public, by).expect("somebody played");
                assert!(!out.contains(&best), "{best:?} was out before round {}", public.round);
                if ending.why == EndReason::ClosedClean {
                    assert_eq!(best, by, "Romme is never beaten");
                    clean += 1;
                }
            }
            out = public.seats().filter(|seat| !public.is_in(*seat)).collect();
        }
        assert!(clean > 0 && out.len() == 3, "{clean} times Romme, {} fell", out.len());
    }
}
