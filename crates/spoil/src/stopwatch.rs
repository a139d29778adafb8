//! How long something worked by itself, whatever else the machine had to do meanwhile.

use std::fs;
use std::time::{Duration, Instant};

/// A time that begins now, on this thread.
pub struct Stopwatch {
    started: Instant,
    worked: Option<Duration>,
}

impl Stopwatch {
    /// Begins.
    pub fn start() -> Stopwatch {
        Stopwatch { started: Instant::now(), worked: worked() }
    }

    /// How long this thread has worked since, where the system tells (Linux); elsewhere how long ago it was.
    pub fn worked(&self) -> Duration {
        match (self.worked, worked()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.started.elapsed(),
        }
    }
}

fn worked() -> Option<Duration> {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_measured() {
        let watch = Stopwatch::start();
        let mut sum = 0_u64;
        while watch.started.elapsed() < Duration::from_millis(40) {
            sum = (0..10_000).fold(sum, |sum, number| std::hint::black_box(sum ^ number));
        }
        assert!(watch.worked() > Duration::ZERO && watch.worked() <= watch.started.elapsed());
    }
}
