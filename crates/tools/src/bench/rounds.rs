//! Random matches: every seat that is asked does anything legal, each action as likely as any other that the judge suggests.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::{Chance, Seed};
use rummage_rules::perform::Events;
use rummage_rules::spec::Spec;
use rummage_rules::table::{Due, StepKind, Table};
use std::collections::BTreeMap;

/// What random matches were like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// Matches played to their end.
    pub matches: u64,
    /// Their rounds.
    pub rounds: u64,
    /// The actions of all seats.
    pub decisions: u64,
    /// The events that were told.
    pub events: u64,
    /// How often rounds ended how.
    pub endings: BTreeMap<String, u64>,
}

impl Walk {
    /// Counts other matches too.
    pub fn add(&mut self, other: &Walk) {
        self.matches += other.matches;
        self.rounds += other.rounds;
        self.decisions += other.decisions;
        self.events += other.events;
        for (why, count) in &other.endings {
            *self.endings.entry(why.clone()).or_default() += count;
        }
    }
}

/// Plays one random match to its end.
pub fn walk(spec: &Spec, seed: u64) -> Walk {
    let mut walker = Walker::new(spec, seed);
    while walker.go_on() {}
    Walk { matches: 1, ..walker.walk }
}

/// The table after so many decisions of a random match.
pub fn after(spec: &Spec, seed: u64, decisions: usize) -> Table {
    let mut walker = Walker::new(spec, seed);
    while walker.walk.decisions < decisions as u64 && walker.go_on() {}
    walker.table
}

struct Walker {
    table: Table,
    chance: Chance,
    rng: ChaCha8Rng,
    /// What has just happened.
    events: Events,
    walk: Walk,
}

impl Walker {
    fn new(spec: &Spec, seed: u64) -> Walker {
        Walker {
            table: Table::new(spec.clone(), Seat(0)),
            chance: Chance::new(Seed(u128::from(seed))),
            rng: ChaCha8Rng::seed_from_u64(seed),
            events: Events::new(),
            walk: Walk::default(),
        }
    }

    /// Lets whatever is due happen; false when the match is over.
    fn go_on(&mut self) -> bool {
        match self.table.due() {
            Due::Nothing => return false,
            Due::Step(kind) => self.step(kind),
            Due::Seat(seat) => self.act(seat),
        }
        self.walk.events += self.events.len() as u64;
        self.events.clear();
        true
    }

    fn step(&mut self, kind: StepKind) {
        if kind == StepKind::Score {
            let why = self.table.public.ending.map(|ending| format!("{:?}", ending.why));
            *self.walk.endings.entry(why.unwrap_or_default()).or_default() += 1;
            self.walk.rounds += 1;
        }
        let step = self.chance.step(&self.table.public, kind);
        self.table.step_into(step, &mut self.events).expect("a step that is due");
    }

    fn act(&mut self, seat: Seat) {
        self.walk.decisions += 1;
        let Some(verdict) = self.table.any_verdict(seat, &mut self.rng) else { panic!("no legal way on") };
        self.table.play_judged(seat, verdict, &mut self.events);
    }
}
