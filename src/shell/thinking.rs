//! Thoughts that no frame waits for: in a pool of threads, or, in a page, which has one thread, a little in every frame.

use std::{
    task::{Context, Poll, Waker},
    time::Duration,
};

use bevy::{
    platform::{cell::SyncCell, time::Instant},
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use rummage_bots::Steps;

/// For so long a frame of a page may be kept from being drawn, besides the step that is not over then.
const SLICE: Duration = Duration::from_millis(4);

/// A thought that goes on by itself, and its end.
pub struct Thinking<T>(Runs<T>);

/// Where it goes on.
enum Runs<T> {
    Pool(Task<T>),
    Frames(SyncCell<Steps<'static, T>>),
}

impl<T: Send + 'static> Thinking<T> {
    /// Begins a thought.
    pub fn begin(thought: impl Future<Output = T> + Send + 'static) -> Self {
        if cfg!(target_arch = "wasm32") {
            Self::in_frames(thought)
        } else {
            Self(Runs::Pool(AsyncComputeTaskPool::get().spawn(thought)))
        }
    }

    fn in_frames(thought: impl Future<Output = T> + Send + 'static) -> Self {
        Self(Runs::Frames(SyncCell::new(Box::pin(thought))))
    }

    /// What has come of it, once; to be asked in every frame.
    pub fn end(&mut self) -> Option<T> {
        match &mut self.0 {
            Runs::Pool(task) => check_ready(task),
            Runs::Frames(thought) => go_on(thought.get(), SLICE),
        }
    }
}

/// Thinks on until the time is over.
fn go_on<T>(thought: &mut Steps<'static, T>, slice: Duration) -> Option<T> {
    let begun = Instant::now();
    let mut nobody_waits = Context::from_waker(Waker::noop());
    loop {
        match thought.as_mut().poll(&mut nobody_waits) {
            Poll::Ready(end) => return Some(end),
            Poll::Pending if begun.elapsed() >= slice => return None,
            Poll::Pending => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::futures_lite::future::yield_now;

    use super::*;

    /// Counts to three, with a pause after each.
    async fn counting() -> u32 {
        for _ in 0..3 {
            yield_now().await;
        }
        3
    }

    #[test]
    fn a_thought_goes_on_in_every_frame_until_its_end() {
        let mut thought: Steps<'static, u32> = Box::pin(counting());
        let frames: Vec<_> = (0..4).map(|_| go_on(&mut thought, Duration::ZERO)).collect();
        assert_eq!(frames, [None, None, None, Some(3)]);
    }

    #[test]
    fn a_short_thought_ends_in_the_frame_that_asks() {
        assert_eq!(Thinking::in_frames(counting()).end(), Some(3));
    }
}
