//! What a counted round is worth to a seat: by how much it is ahead, the more the fewer rounds are to come, and all where the match is over.

use crate::stakes::POINT;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::score::plan::MatchEnd;
use rummage_rules::spec::Spec;
use rummage_rules::table::Public;
use rummage_rules::table::view::View;

/// How a match stands for a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospects {
    seat: Seat,
    /// By how many points the lead of a seat changes in a round, give or take: half of an average hand.
    scale: i64,
    /// The same for all that is to come, as the match stands now.
    scatter: i64,
}

impl Prospects {
    /// The prospects of the seat of this view.
    pub fn of(view: &View) -> Prospects {
        let scale = half_a_hand(&view.public.spec, view.public.round);
        Prospects {
            seat: view.seat,
            scale,
            scatter: (2 * scale * scale * rounds_left(&view.public, scale)).isqrt(),
        }
    }

    /// What the match is worth as it stands, in hundredths of a point as points count in an even match now: on average over the others.
    pub fn worth(&self, public: &Public) -> i32 {
        let others = public.seats().filter(|other| !public.same_side(self.seat, *other));
        let (sum, count) =
            others.fold((0, 0), |(sum, count), other| (sum + self.against(public, other), count + 1));
        i32::try_from(sum / i64::from(count.max(1))).unwrap_or(0)
    }

    fn against(&self, public: &Public, other: Seat) -> i64 {
        let total = |seat: Seat| i64::from(public.totals[seat.index()]);
        let lead = total(self.seat) - total(other);
        let lead = if public.spec.plan.low_wins { -lead } else { lead };
        let all = i64::from(POINT) * self.scatter;
        match standing(public, self.seat) - standing(public, other) {
            0 if public.winners.is_empty() => {
                let to_come = 2 * self.scale * self.scale * rounds_left(public, self.scale);
                all * lead / (lead * lead + to_come).isqrt().max(1)
            }
            0 => all * lead.signum(),
            better => all * i64::from(better.signum()),
        }
    }
}

/// Whether a seat has won, is still in the match, or is out of it.
fn standing(public: &Public, seat: Seat) -> i32 {
    i32::from(public.winners.contains(&seat)) + i32::from(public.is_in(seat))
}

/// How many rounds are still to come, the one going on among them, if each brings so many points.
fn rounds_left(public: &Public, scale: i64) -> i64 {
    let spec = &public.spec;
    let left = match spec.plan.end {
        MatchEnd::Rounds(rounds) | MatchEnd::Broke(rounds) => i64::from(rounds) - i64::from(public.round),
        MatchEnd::Contracts(last) => {
            i64::from(last) - public.completed.iter().copied().max().map_or(0, i64::from)
        }
        MatchEnd::Target(target) | MatchEnd::Race { target, .. } => {
            let most = public.totals.iter().copied().max().unwrap_or(0);
            (i64::from(target) - i64::from(most)) / scale
        }
    };
    left.max(0) + 1
}

/// What half of the cards dealt to a hand are worth on average, in points; one at least.
fn half_a_hand(spec: &Spec, round: u16) -> i64 {
    let cards: Vec<CardId> = spec.deck.cards().collect();
    let total: i64 = cards.iter().map(|card| i64::from(spec.value(*card))).sum();
    let dealt = i64::try_from(spec.deal.hand(round)).unwrap_or(1);
    (total * dealt / i64::try_from(2 * cards.len().max(1)).unwrap_or(1)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rummage_rules::games;
    use rummage_rules::house::options::Options;

    /// The worth to the first seat of a match of two of this game that stands so.
    fn worth(game: &str, totals: [i32; 2], winners: &[Seat]) -> i32 {
        let spec =
            games::find(game).and_then(|game| game.spec(2, &Options::default()).ok()).expect("a game of two");
        let mut public = Public::new(spec, Seat(0));
        let prospects =
            Prospects::of(&View { public: public.clone().into(), seat: Seat(0), hand: Vec::new() });
        (public.totals, public.winners) = (totals.to_vec(), winners.to_vec());
        prospects.worth(&public)
    }

    #[test]
    fn being_ahead_is_worth_more_and_the_win_most() {
        assert!(worth("basic", [30, 0], &[]) > worth("basic", [20, 0], &[]));
        assert!(worth("threethirteen", [20, 30], &[]) > 0, "fewer points are better there");
        assert_eq!(worth("basic", [20, 20], &[]), 0);
        assert!(worth("basic", [101, 90], &[Seat(0)]) > worth("basic", [99, 0], &[]));
        assert_eq!(worth("basic", [0, 1], &[Seat(1)]), -worth("basic", [1, 0], &[Seat(0)]));
    }

    #[test]
    fn a_point_counts_most_where_the_match_is_close() {
        let gain = |from: i32| worth("basic", [from + 10, 0], &[]) - worth("basic", [from, 0], &[]);
        assert!(gain(0) > 2 * gain(80));
    }
}
