//! Who came out best of a round: whoever ended it, or whoever the comparison of the hands favours.

use rummage_rules::card::Seat;

use super::sheet::Paper;

impl Paper<'_, '_> {
    /// Who wears the crown.
    pub(super) fn crowned(&self) -> Option<Seat> {
        let public = self.public();
        let by = public.ending?.by?;
        if public.closed.is_none() || public.in_last_lap() { Some(by) } else { self.best(by) }
    }

    /// Whether whoever showed its hand first has not been beaten by another.
    pub(super) fn kept_ahead(&self, by: Seat) -> bool {
        if self.public().spec.plan.low_wins { self.best(by) == Some(by) } else { self.round_of(by) > 0 }
    }

    /// Whose round is the best, of equals the one that ended it.
    fn best(&self, by: Seat) -> Option<Seat> {
        let public = self.public();
        // Whoever is out of the match was dealt no cards, and has none left over.
        let plays =
            |seat: &Seat| public.spec.plan.puts_out().is_none() || public.hand_sizes[seat.index()] > 0;
        let seats = public.seats().filter(plays);
        if public.spec.plan.low_wins {
            seats.min_by_key(|seat| (self.round_of(*seat), *seat != by))
        } else {
            seats.max_by_key(|seat| (self.round_of(*seat), *seat == by))
        }
    }
}
