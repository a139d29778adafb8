//! One match, played with somebody watching who asks after every step whether the table can still be true.

use super::{Batch, chaos};
use crate::program::Place;
use crate::sitter::Sitter;
use crate::trouble::Trouble;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rummage_bots::Budget;
use rummage_host::{Host, Moment};
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::{Seed, below};
use rummage_rules::record::MatchRecord;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, Phase};
use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// More steps than any match has.
const ENDLESS: usize = 1_000_000;
/// Views are compared, melds read again and nonsense asked every so many steps, on average; and at the end of each round.
const SAMPLE: u32 = 64;

/// A match in which something was not as it must be.
pub struct Broken {
    what: String,
    number: u64,
    record: MatchRecord,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "match {} at action {}: {}", self.number, self.record.actions.len(), self.what)
    }
}

impl Broken {
    /// Saves the record and tells where.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn save(&self, folder: &Path, game: &str) -> Result<PathBuf, Trouble> {
        let path = folder.join(format!("broken-{game}-{}.json", self.record.seed));
        let json =
            serde_json::to_string_pretty(&self.record).map_err(|error| Trouble::in_file(&path, error))?;
        std::fs::write(&path, json + "\n").map_err(|error| Trouble::in_file(&path, error))?;
        Ok(path)
    }
}

/// Plays the match of this number to its end, and its record once more; how many rounds it had.
///
/// # Errors
/// The first thing that was not as it must be.
pub fn play(batch: &Batch, seed: u64, number: u64) -> Result<u64, Box<Broken>> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(number);
    let match_seed = Seed(u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64()));
    let Ok(host) = Host::new(batch.game, batch.seats, batch.options.clone(), match_seed) else {
        // The batch has been validated before.
        return Ok(0);
    };
    let broken =
        |what: String, record: &MatchRecord| Box::new(Broken { what, number, record: record.clone() });
    let seated = |seat: usize| {
        let seat_at = Seat::at(seat);
        let place = Place { game: batch.game, seats: batch.seats, options: &batch.options, seat: seat_at };
        batch.players[seat % batch.players.len()].seated(&place, rng.next_u64())
    };
    let players = (0..batch.seats).map(seated).collect::<Result<Vec<_>, _>>();
    let players = players.map_err(|trouble| broken(trouble.to_string(), host.record()))?;
    let views = host.public().seats().map(|seat| host.view(seat)).collect();
    let mut watched = Watched { host, views, players, rng };
    let done = catch_unwind(AssertUnwindSafe(|| watched.play_on()));
    let done = done.unwrap_or_else(|panic| Err(format!("panicked: {}", panic_text(panic.as_ref()))));
    let rounds = u64::from(watched.host.public().round);
    done.map(|()| rounds).map_err(|what| broken(what, watched.host.record()))
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

struct Watched {
    host: Host,
    /// What each seat knows, folded from the events it was shown.
    views: Vec<View>,
    players: Vec<Box<dyn Sitter>>,
    rng: ChaCha8Rng,
}

impl Watched {
    fn play_on(&mut self) -> Result<(), String> {
        for _ in 0..ENDLESS {
            let sampled = below(&mut self.rng, SAMPLE) == 0;
            if sampled {
                self.refusals_change_nothing()?;
            }
            let moment = match self.host.due() {
                Due::Nothing => return self.replays(),
                Due::Step(_) => self.host.step(),
                Due::Seat(_) => {
                    let asked = self.host.asked();
                    let seat = asked[below(&mut self.rng, u32::try_from(asked.len()).unwrap_or(1)) as usize];
                    let view = &self.views[seat.index()];
                    let action = self.players[seat.index()].choose(view, Budget::default());
                    let action = action.map_err(|why| format!("{seat} does nothing: {why}"))?;
                    let done = self.host.act(seat, &action);
                    done.map_err(|refusal| format!("{seat} finds no legal way on: {action:?} {refusal}"))?
                }
            };
            if moment.is_empty() {
                return Err("a step changed nothing".into());
            }
            for (view, player) in self.views.iter_mut().zip(&mut self.players) {
                show(&moment, view, player.as_mut());
            }
            self.host.truth().audit_cards().map_err(|broken| broken.to_string())?;
            if sampled || matches!(self.host.public().phase(), Phase::RoundOver | Phase::MatchOver) {
                self.folded_is_projected()?;
            }
        }
        Err("the match does not end".into())
    }

    /// What a seat has folded from its events is what it is given of the truth, and it could be no other.
    fn folded_is_projected(&mut self) -> Result<(), String> {
        let table = self.host.truth();
        table.audit().map_err(|broken| broken.to_string())?;
        for view in &self.views {
            let seat = view.seat;
            if *view != table.view(seat) {
                return Err(format!("the events shown to {seat} do not add up to its view"));
            }
            let guess = view.sample(&mut self.rng);
            if guess.view(seat) != *view {
                return Err(format!("{seat} guesses at a table that it would not see as it does"));
            }
            guess.audit().map_err(|broken| format!("{seat} guesses at a broken table: {broken}"))?;
        }
        Ok(())
    }

    fn refusals_change_nothing(&mut self) -> Result<(), String> {
        let (seat, action) = chaos::action(self.host.truth(), &mut self.rng);
        let mut table = self.host.truth().clone();
        let before = table.digest();
        let from_view = self.views.get(seat.index()).map(|view| view.check(&action));
        let from_truth = table.check(seat, &action);
        if from_view.is_some_and(|from_view| from_view != from_truth) {
            return Err(format!(
                "{seat} {action:?} is judged one way from its view and another from the truth"
            ));
        }
        if table.play(seat, &action).is_err() && table.digest() != before {
            return Err(format!("{seat} {action:?} was refused and changed the table"));
        }
        Ok(())
    }

    fn replays(&self) -> Result<(), String> {
        let replayed = Host::resume(self.host.record()).map_err(|error| error.to_string())?;
        if replayed.truth().digest() != self.host.truth().digest() {
            return Err("the record replays to another table".into());
        }
        if replayed.record() != self.host.record() {
            return Err("the record replays to another record".into());
        }
        Ok(())
    }
}

/// What a seat knows takes in what it is shown, and so does whoever sits there.
fn show(moment: &Moment, view: &mut View, player: &mut dyn Sitter) {
    for event in moment.told(Some(view.seat)) {
        view.fold(&event);
        player.observe(moment.public(), &event);
    }
}
