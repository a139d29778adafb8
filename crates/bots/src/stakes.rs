//! What is at stake in a hand: how likely its points are kept, what a card left over costs, what going out is worth.

use crate::level::Level;
use rummage_rules::card::CardId;
use rummage_rules::score;
use rummage_rules::spec::Spec;
use rummage_rules::view::View;

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
        let shortest = others().map(|seat| public.hand_sizes[seat.index()]).min().unwrap_or(0);
        let full = public.spec.deal.hand(public.round).max(1);
        // A short hand is a near end: with all cards in hand the round has time, with the last two it has hardly any.
        let haste =
            if level == Level::HedgeSharp { percent(full.saturating_sub(shortest), full) } else { 30 };
        let spoils = POINT * count(in_hands) * 40 / 100;
        Stakes {
            kept: 75 - haste / 3,
            caught: 100 * count(others().count()) / count(public.spec.seats),
            out: spoils + POINT * (score::going_out_points(&public.spec) + 3),
            reach: 400 - haste * 2,
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

fn percent(part: usize, whole: usize) -> i32 {
    count(100 * part / whole)
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
