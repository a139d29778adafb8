//! What a program has used so far, read from /proc: processor time of its own and of the software graphics driver, and memory.

use std::{fs, time::Duration};

/// The clock of /proc: ticks a second on every Linux of today.
const TICKS: f64 = 100.0;
/// What the software driver calls its threads.
const DRIVER: &str = "llvmpipe";

/// Used by this program until now.
pub struct Spent {
    own: Duration,
    driver: Duration,
}

/// Used by one frame, and the memory held at its end.
#[derive(Clone, Copy)]
pub struct Frames {
    /// Processor time of the program without the driver.
    pub own: Duration,
    /// Processor time of the driver.
    pub driver: Duration,
    /// Bytes that lie in memory.
    pub memory: u64,
}

impl Spent {
    /// Adds up the threads of this program.
    pub fn so_far() -> Result<Self, String> {
        let mut spent = Self { own: Duration::ZERO, driver: Duration::ZERO };
        let threads = fs::read_dir("/proc/self/task").map_err(|fault| format!("/proc/self/task: {fault}"))?;
        for thread in threads.flatten() {
            // A thread that has ended meanwhile has nothing more to tell.
            let Ok(stat) = fs::read_to_string(thread.path().join("stat")) else { continue };
            let Some((name, used)) = read_stat(&stat) else { continue };
            if name.starts_with(DRIVER) { spent.driver += used } else { spent.own += used }
        }
        Ok(spent)
    }

    /// What was used after an earlier reading.
    pub fn since(&self, before: &Self) -> Self {
        Self { own: self.own.saturating_sub(before.own), driver: self.driver.saturating_sub(before.driver) }
    }

    /// The share of one frame of so many.
    pub fn over(&self, frames: usize) -> Frames {
        let share = |used: Duration| used.div_f64(frames as f64);
        Frames { own: share(self.own), driver: share(self.driver), memory: memory() }
    }
}

/// The name and the processor time in a line of /proc/…/stat. The name is in brackets and may hold anything.
fn read_stat(stat: &str) -> Option<(&str, Duration)> {
    let (head, tail) = stat.rsplit_once(')')?;
    let name = head.split_once('(')?.1;
    let ticks: f64 = tail.split_whitespace().skip(11).take(2).filter_map(|n| n.parse::<f64>().ok()).sum();
    Some((name, Duration::from_secs_f64(ticks / TICKS)))
}

/// Bytes of this program that lie in memory.
pub fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kilobytes.unwrap_or_default() * 1024
}

impl Frames {
    /// As one line for the program that started this one.
    pub fn line(&self) -> String {
        format!("cost {} {} {}", self.own.as_nanos(), self.driver.as_nanos(), self.memory)
    }

    /// Reads such a line.
    pub fn read(line: &str) -> Option<Self> {
        let mut numbers = line.strip_prefix("cost ")?.split(' ').map(|word| word.parse::<u64>().ok());
        let mut next = || numbers.next().flatten();
        Some(Self {
            own: Duration::from_nanos(next()?),
            driver: Duration::from_nanos(next()?),
            memory: next()?,
        })
    }

    /// The median of each figure.
    pub fn median(all: &[Self]) -> Self {
        Self {
            own: middle(all.iter().map(|one| one.own)),
            driver: middle(all.iter().map(|one| one.driver)),
            memory: middle(all.iter().map(|one| one.memory)),
        }
    }
}

fn middle<T: Ord + Default>(values: impl Iterator<Item = T>) -> T {
    let mut values: Vec<T> = values.collect();
    values.sort();
    let half = values.len() / 2;
    values.into_iter().nth(half).unwrap_or_default()
}
