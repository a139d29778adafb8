//! Whoever waits for a thought may ask for an end of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A word to somebody who thinks long: what was found so far will do. Copies of it are heard alike.
#[derive(Clone, Debug, Default)]
pub struct Haste(Arc<AtomicBool>);

impl Haste {
    /// Asks for an end of the thought that is under way; the next one takes its time again.
    pub fn make(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked.
    pub(crate) fn is_made(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// A new thought begins.
    pub(crate) fn is_over(&self) {
        self.0.store(false, Ordering::Relaxed);
    }
}
