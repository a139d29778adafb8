//! How much memory this process took at most over a while, where the system tells (Linux).

use std::fs;

/// A while that begins now.
pub struct Peak {
    before: u64,
}

impl Peak {
    /// Begins to watch, if the system tells.
    pub fn from_now() -> Option<Peak> {
        // 5 is: forget the largest size so far.
        fs::write("/proc/self/clear_refs", "5").ok()?;
        Some(Peak { before: told("VmRSS:")? })
    }

    /// The bytes taken at most since, beyond those in use at the beginning.
    pub fn growth(&self) -> u64 {
        told("VmHWM:").unwrap_or(0).saturating_sub(self.before)
    }
}

/// What the system says of this process under a name, in bytes.
fn told(name: &str) -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kib| kib << 10)
}
