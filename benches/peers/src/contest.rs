//! Two ways to do the same, timed in turn so that whatever else the machine does slows both.

use rummage_tools::bench::clock::Clock;

/// How long a contest takes.
pub struct Contest {
    pub batches: u16,
    pub millis: u64,
}

impl Contest {
    /// Prints what one thing takes the peer and us, the medians in nanoseconds, and how many times as fast we are. Both are called
    /// with 0, 1, 2, … and tell how many things they have done.
    pub fn hold(&self, what: &str, mut peer: impl FnMut(u64) -> u64, mut ours: impl FnMut(u64) -> u64) {
        let once = Clock::new(1, self.millis);
        let times = (0..self.batches).map(|_| (once.ns(&mut peer), once.ns(&mut ours)));
        let (peer, ours): (Vec<f64>, Vec<f64>) = times.unzip();
        let (peer, ours) = (median(peer), median(ours));
        println!("{what:<44} {peer:>9.1} ns {ours:>9.1} ns {:>8.2}x", peer / ours);
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
