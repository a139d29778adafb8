//! What is at stake in a hand: how likely its points are kept, what a card left over costs, what going out is worth.

pub mod danger;
pub mod guess;
pub mod race;

use crate::level::Level;
use rummage_rules::cards::ids::CardId;
use rummage_rules::score;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;

/// Values are in hundredths of a point, so that all thinking is done in whole numbers.
pub const POINT: i32 = 100;

/// What is at stake, as one seat judges it.
#[derive(Clone, Debug)]
pub struct Stakes {
    /// How much of the points of a meld in the hand will be made, in per cent: the round may end before it is laid.
    pub kept: i32,
    /// How likely another seat goes out first, in per cent.
    pub caught: i32,
    /// What going out is worth.
    pub out: i32,
    /// By how much a card that might come counts: about how often a draw is still to be expected.
    pub reach: i32,
}

impl Stakes {
    /// What is at stake for the seat of this view.
    pub fn of(view: &View, level: Level) -> Stakes {
        let public = &view.public;
        let others = || public.seats().filter(|seat| *seat != view.seat);
        let in_hands: usize = others().map(|seat| public.hand_sizes[seat.index()]).sum();
        Stakes {
            kept: 65,
            caught: 100 * count(others().count()) / count(public.spec.seats),
            out: POINT * count(in_hands) * 40 / 100 + POINT * (score::going_out_points(&public.spec) + 3),
            reach: draws_hoped_for(level) / count(public.spec.seats),
        }
    }

    /// What a card that stays loose takes away.
    pub fn loose(&self, spec: &Spec, card: CardId) -> i32 {
        POINT * score::loose_cost(spec, card) * self.caught / 100
    }

    /// What a meld held in the hand is worth by its points.
    pub fn held(&self, points: i32) -> i32 {
        POINT * points * self.kept / 100
    }
}

/// How many draws count, in per cent, at a table of one: the more players, the sooner a round is over. Played against each other, bots that hope
/// for more than one or two draws lose to those that do not.
fn draws_hoped_for(level: Level) -> i32 {
    match level {
        Level::Seedling | Level::Gardener => 690,
        Level::HedgeSharp => 585,
        Level::Sage => 320,
    }
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
