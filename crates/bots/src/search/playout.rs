//! Rounds played out at the judge's table: every seat does what a light player would do first, until the round is counted.

use crate::Budget;
use crate::level::Level;
use crate::rooms;
use crate::thought::steps::{in_one_go, pause};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::{Chance, Seed};
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, StepKind, Table};
use std::mem;

/// After so many actions of each seat a round is counted as it stands, as if the stock had run out.
const MOST_ACTIONS: usize = 40;

/// Light players at every seat of a table.
pub struct Players {
    level: Level,
    /// So many actions they have played, over all rounds.
    actions: u64,
    /// What the seat that is asked sees. The public table is lent to it while it thinks, so that nothing is copied.
    eyes: View,
}

impl Players {
    /// Players of this level at the tables that may be behind a view.
    pub fn new(view: &View, level: Level) -> Players {
        Players { level, actions: 0, eyes: view.clone() }
    }

    /// How many actions they have played so far, over all rounds.
    pub(crate) fn actions(&self) -> u64 {
        self.actions
    }

    /// Plays on to the end of the round in one go: from what is due now.
    pub fn play_out(&mut self, table: &mut Table, seed: Seed) {
        in_one_go(self.finish(table, seed));
    }

    /// Lets a seat do this one after the other, as far as it can be done, and plays on to the end of the round.
    pub(crate) async fn play_on(&mut self, table: &mut Table, seat: Seat, actions: &[&Action], seed: Seed) {
        if actions.iter().take_while(|action| table.play(seat, action).is_ok()).count() > 0 {
            self.finish(table, seed).await;
        }
    }

    /// Plays on to the end of the round. Chance and the guesses of the players depend on the seed alone.
    async fn finish(&mut self, table: &mut Table, seed: Seed) {
        let mut chance = Chance::new(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let mut left = MOST_ACTIONS * table.public.spec.seats;
        loop {
            match table.due() {
                Due::Nothing | Due::Step(StepKind::NextRound) => return,
                Due::Step(kind) => {
                    let step = chance.step(&table.public, kind);
                    if table.step(step).is_err() {
                        return;
                    }
                }
                Due::Seat(_) if left == 0 => table.count_as_it_stands(),
                Due::Seat(seat) => {
                    left -= 1;
                    self.actions += 1;
                    let action = self.first_thought(table, seat, &mut rng).await;
                    pause().await;
                    if table.play(seat, &action).is_err() {
                        left = 0;
                    }
                }
            }
        }
    }

    /// What a seat would do, from what it sees.
    async fn first_thought(&mut self, table: &mut Table, seat: Seat, rng: &mut ChaCha8Rng) -> Action {
        self.change_places(table, seat);
        let action = rooms::first_action(&self.eyes, self.level, Budget(1), rng).await;
        self.change_places(table, seat);
        action
    }

    /// The eyes get what lies on the table and in the hand of a seat, or give it back.
    fn change_places(&mut self, table: &mut Table, seat: Seat) {
        self.eyes.seat = seat;
        mem::swap(&mut self.eyes.public, &mut table.public);
        mem::swap(&mut self.eyes.hand, &mut table.hands[seat.index()]);
    }
}
