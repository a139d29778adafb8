//! How long players think: a clock at each seat, and what it showed.

use rummage_bots::{Bot, Budget};
use rummage_rules::action::Action;
use rummage_rules::event::{Event, Seen};
use rummage_rules::view::View;
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// Measures the thoughts of one player.
#[derive(Clone, Default)]
pub struct Clock(Arc<Mutex<Vec<u32>>>);

impl Clock {
    /// The player with this clock beside it.
    pub fn on(&self, bot: Box<dyn Bot>) -> Box<dyn Bot> {
        Box::new(Timed { bot, clock: self.clone() })
    }

    /// Microseconds, action by action.
    pub fn readings(&self) -> Vec<u32> {
        self.0.lock().map_or(Vec::new(), |readings| readings.clone())
    }
}

struct Timed {
    bot: Box<dyn Bot>,
    clock: Clock,
}

impl Bot for Timed {
    fn choose(&mut self, view: &View, budget: Budget) -> Action {
        let started = Instant::now();
        let action = self.bot.choose(view, budget);
        let micros = u32::try_from(started.elapsed().as_micros()).unwrap_or(u32::MAX);
        if let Ok(mut readings) = self.clock.0.lock() {
            readings.push(micros);
        }
        action
    }

    fn observe(&mut self, event: &Event<Seen>) {
        self.bot.observe(event);
    }
}

/// How long a player thought about an action: the median, the 99th of a hundred, the longest, in milliseconds.
pub struct Pace {
    median: f64,
    slow: f64,
    longest: f64,
}

impl Pace {
    /// The pace of these thoughts, in microseconds.
    pub fn of(mut thoughts: Vec<u32>) -> Pace {
        thoughts.sort_unstable();
        let last = thoughts.len().saturating_sub(1);
        let at = |part: usize| f64::from(thoughts.get(last * part / 100).copied().unwrap_or(0)) / 1000.0;
        Pace { median: at(50), slow: at(99), longest: at(100) }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pace { median, slow, longest } = self;
        write!(f, "{median:.2} ms an action ({slow:.1} the 99th, {longest:.1} the longest)")
    }
}
