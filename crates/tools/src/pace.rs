//! How long players think: a clock at each seat, and what it showed.

use crate::sitter::Sitter;
use rummage_bots::Budget;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};
use rummage_rules::table::view::View;
use rummage_rules::table::{Public, Table};
use serde::Serialize;
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// Measures the thoughts of one player.
#[derive(Clone, Default)]
pub struct Clock(Arc<Mutex<Vec<u64>>>);

impl Clock {
    /// The player with this clock beside it.
    pub fn on(&self, sitter: Box<dyn Sitter>) -> Box<dyn Sitter> {
        Box::new(Timed { sitter, clock: self.clone() })
    }

    /// Nanoseconds, action by action.
    pub fn readings(&self) -> Vec<u64> {
        self.0.lock().map_or(Vec::new(), |readings| readings.clone())
    }
}

struct Timed {
    sitter: Box<dyn Sitter>,
    clock: Clock,
}

impl Sitter for Timed {
    fn choose(&mut self, view: &View, budget: Budget) -> Result<Action, String> {
        let started = Instant::now();
        let action = self.sitter.choose(view, budget);
        let nanos = u64::try_from(started.elapsed().as_nanos()).unwrap_or(u64::MAX);
        if let Ok(mut readings) = self.clock.0.lock() {
            readings.push(nanos);
        }
        action
    }

    fn observe(&mut self, public: &Public, event: &Event<Seen>) {
        self.sitter.observe(public, event);
    }

    fn eyes(&self) -> fn(&Table, Seat) -> View {
        self.sitter.eyes()
    }

    fn refused(&mut self, why: &str) {
        self.sitter.refused(why);
    }
}

/// How long a player thought about an action: the median, the 99th of a hundred, the longest, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Pace {
    #[serde(rename = "median_ms")]
    median: f64,
    #[serde(rename = "p99_ms")]
    slow: f64,
    #[serde(rename = "longest_ms")]
    longest: f64,
}

impl Pace {
    /// The pace of these thoughts, in nanoseconds.
    pub fn of(mut thoughts: Vec<u64>) -> Pace {
        thoughts.sort_unstable();
        let last = thoughts.len().saturating_sub(1);
        let at = |part: usize| thoughts.get(last * part / 100).copied().unwrap_or(0) as f64 / 1e6;
        Pace { median: at(50), slow: at(99), longest: at(100) }
    }
}

impl Pace {
    /// The median and the 99th of a hundred.
    pub fn brief(self) -> String {
        format!("{:.2}, {:.1} ms", self.median, self.slow)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pace { median, slow, longest } = self;
        write!(f, "{median:.4} ms an action ({slow:.3} the 99th, {longest:.1} the longest)")
    }
}
