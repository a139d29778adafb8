//! The levels differ in strength: a few mirrored deals with a fixed seed.

use crate::common::play;
use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_rules::games::{self, Game};
use rummage_rules::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// How often the better level comes out above the other, in per cent, over so many deals, each played both ways round.
fn share(game: &Game, better: Level, worse: Level, deals: u64) -> u32 {
    let (mut won, mut all) = (0, 0);
    for number in 0..deals * 2 {
        let (deal, turned) = (number / 2, !number.is_multiple_of(2));
        let is_better = |seat: usize| seat.is_multiple_of(2) != turned;
        let level = |seat: usize| if is_better(seat) { better } else { worse };
        let mut bots: Vec<Box<dyn Bot>> =
            (0..game.usual_seats).map(|seat| seat_bot(level(seat), deal)).collect();
        let table = play(game, deal, &mut bots, Budget::default(), |_| {});
        let public = table.public();
        let merit = |seat: Seat| if public.spec.plan.low_wins { -1 } else { 1 } * public.totals[seat.index()];
        for one in public.seats().filter(|seat| is_better(seat.index())) {
            for other in public.seats().filter(|seat| !is_better(seat.index())) {
                all += 2;
                won += u32::try_from((merit(one) - merit(other)).signum() + 1).unwrap();
            }
        }
    }
    100 * won / all
}

/// Levels that a few deals are enough to tell apart. The others are as clear only over many more: `rummage-cli tourney`.
const RUNGS: [(&str, Level, Level, u64); 40] = [
    ("daylily", Level::HedgeSharp, Level::Seedling, 30),
    ("daylily", Level::Gardener, Level::Seedling, 20),
    ("ditch", Level::HedgeSharp, Level::Gardener, 12),
    ("ditch", Level::Gardener, Level::Seedling, 12),
    ("gin", Level::HedgeSharp, Level::Seedling, 40),
    ("quick", Level::HedgeSharp, Level::Gardener, 12),
    ("quick", Level::Gardener, Level::Seedling, 4),
    ("knockrummy", Level::Gardener, Level::Seedling, 6),
    ("rummy500", Level::HedgeSharp, Level::Gardener, 6),
    ("rummy500", Level::Gardener, Level::Seedling, 6),
    ("knockrummy", Level::HedgeSharp, Level::Gardener, 300),
    ("tonk", Level::HedgeSharp, Level::Seedling, 20),
    ("penang", Level::HedgeSharp, Level::Gardener, 30),
    ("contractrummy", Level::HedgeSharp, Level::Gardener, 10),
    ("romme", Level::HedgeSharp, Level::Seedling, 6),
    ("viennese", Level::HedgeSharp, Level::Seedling, 30),
    ("conquian", Level::Gardener, Level::Seedling, 60),
    ("tonk", Level::Gardener, Level::Seedling, 60),
    ("desmoche", Level::HedgeSharp, Level::Seedling, 60),
    ("khanhoo", Level::Gardener, Level::Seedling, 60),
    ("marriage", Level::Gardener, Level::Seedling, 12),
    ("canasta", Level::Gardener, Level::Seedling, 60),
    ("basic", Level::HedgeSharp, Level::Gardener, 60),
    ("basic", Level::Gardener, Level::Seedling, 60),
    ("penang", Level::Gardener, Level::Seedling, 60),
    ("robbers", Level::HedgeSharp, Level::Seedling, 60),
    ("basic", Level::Sage, Level::HedgeSharp, 60),
    ("dummy", Level::HedgeSharp, Level::Gardener, 4),
    ("dummy", Level::Gardener, Level::Seedling, 4),
    ("liverpool", Level::HedgeSharp, Level::Gardener, 20),
    ("liverpool", Level::Gardener, Level::Seedling, 1),
    ("contractrummy", Level::Gardener, Level::Seedling, 2),
    ("shanghai", Level::Gardener, Level::Seedling, 2),
    ("threethirteen", Level::HedgeSharp, Level::Seedling, 16),
    ("knockrummy", Level::Sage, Level::HedgeSharp, 300),
    ("robbers", Level::Sage, Level::Gardener, 40),
    ("ditch", Level::Sage, Level::HedgeSharp, 200),
    ("liverpool", Level::Sage, Level::HedgeSharp, 12),
    ("contractrummy", Level::Sage, Level::HedgeSharp, 10),
    ("tonk", Level::Sage, Level::Gardener, 40),
];

#[test]
fn a_better_level_plays_better() {
    let next = AtomicUsize::new(0);
    let climb = || {
        while let Some((id, better, worse, deals)) = RUNGS.get(next.fetch_add(1, Ordering::Relaxed)) {
            let share = share(games::find(id).unwrap(), *better, *worse, *deals);
            assert!(share >= 60, "{id}: {} against {}: {share} %", better.id(), worse.id());
        }
    };
    // It is one test and the longest, so it takes all cores by itself.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(climb))));
}
