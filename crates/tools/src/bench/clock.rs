//! Measuring: the median of several batches, each long enough for the clock.

use std::time::{Duration, Instant};

/// How things are measured.
pub struct Clock {
    batches: u16,
    least: Duration,
}

impl Clock {
    /// So many batches of at least so many milliseconds each.
    pub fn new(batches: u16, millis: u64) -> Clock {
        Clock { batches, least: Duration::from_millis(millis) }
    }

    /// Nanoseconds for one thing done. `work` is called with 0, 1, 2, … until a batch has lasted long enough, in each batch from 0
    /// again, and tells how many things it has done.
    pub fn ns(&self, mut work: impl FnMut(u64) -> u64) -> f64 {
        let mut batch = || {
            let started = Instant::now();
            let mut done = 0;
            for number in 0.. {
                done += work(number);
                if started.elapsed() >= self.least {
                    break;
                }
            }
            started.elapsed().as_nanos() as f64 / done.max(1) as f64
        };
        let mut times: Vec<f64> = (0..self.batches).map(|_| batch()).collect();
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    }
}
