//! Long thoughts in small steps: between two of them whoever waits may do something else.

use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

/// A thought that may be left at every pause, and goes on where it was when it is asked again.
pub type Steps<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A pause in a thought that could go on at once.
pub(crate) use futures_lite::future::yield_now as pause;

/// Thinks to the end without a pause.
pub(crate) fn in_one_go<T>(thought: impl Future<Output = T>) -> T {
    let mut thought = pin!(thought);
    let mut nobody_waits = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(end) = thought.as_mut().poll(&mut nobody_waits) {
            return end;
        }
    }
}
