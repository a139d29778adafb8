//! Two ways to do the same, timed in turn so that whatever else the machine does slows both, and by the processor's time for this thread, so that
//! it counts only while it runs.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// How long a contest takes.
pub struct Contest {
    pub batches: u16,
    pub millis: u64,
}

impl Contest {
    /// Prints what one thing takes the peer and us, the medians in nanoseconds, and how many times as fast we are. Both are called
    /// with 0, 1, 2, … and tell how many things they have done.
    pub fn hold(&self, what: &str, mut peer: impl FnMut(u64) -> u64, mut ours: impl FnMut(u64) -> u64) {
        let times = (0..self.batches).map(|_| (self.ns(&mut peer), self.ns(&mut ours)));
        let (peer, ours): (Vec<f64>, Vec<f64>) = times.unzip();
        row(what, median(peer), median(ours));
    }

    /// The nanoseconds that one thing takes, the median of the batches.
    pub fn alone(&self, mut work: impl FnMut(u64) -> u64) -> f64 {
        median((0..self.batches).map(|_| self.ns(&mut work)).collect())
    }

    /// Nanoseconds for one thing done, over one batch.
    fn ns(&self, work: &mut impl FnMut(u64) -> u64) -> f64 {
        let (least, started, mut done) = (Duration::from_millis(self.millis), spent(), 0);
        for number in 0.. {
            done += work(number);
            if spent() - started >= least {
                break;
            }
        }
        (spent() - started).as_nanos() as f64 / done.max(1) as f64
    }
}

/// How long this thread has run on a processor.
fn spent() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

/// Prints what one thing takes the peer and us, in nanoseconds, and how many times as fast we are.
pub fn row(what: &str, peer: f64, ours: f64) {
    println!("{what:<44} {peer:>9.1} ns {ours:>9.1} ns {:>8.2}x", peer / ours);
}

/// The one in the middle.
pub fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
