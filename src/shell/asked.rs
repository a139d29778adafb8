//! What was asked for outside of the program, and is answered now or some frames later.

use std::sync::{Arc, Mutex, PoisonError};

/// The question that was asked last; an answer to an older one comes to nothing.
pub(crate) struct Asked<T>(Option<Slot<T>>);

/// Where an answer will be.
pub(crate) struct Slot<T>(Arc<Mutex<Option<T>>>);

impl<T> Default for Asked<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Clone for Slot<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> Asked<T> {
    /// Asks anew; where the answer has to be put.
    pub fn anew(&mut self) -> Slot<T> {
        self.0.insert(Slot(Arc::default())).clone()
    }

    /// What was asked for, once it is there.
    pub fn answer(&mut self) -> Option<T> {
        let answer = self.0.as_ref()?.lock().take()?;
        self.0 = None;
        Some(answer)
    }
}

impl<T> Slot<T> {
    /// Answers.
    pub fn fill(&self, answer: T) {
        *self.lock() = Some(answer);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
