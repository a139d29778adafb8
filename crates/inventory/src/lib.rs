//! Stands in for the crate `inventory`, through which all types of Bevy announce themselves for reflection whether anybody asks or not:
//! it collects nothing, so that the linker drops what only those announcements kept alive (docs/web.md).
#![no_std]

use core::convert::Infallible;
use core::iter::{Empty, empty};
use core::marker::PhantomData;

pub use Collected::iter;

/// What has been submitted of a type: nothing.
#[derive(Clone, Copy, Debug)]
#[expect(non_camel_case_types, reason = "its user writes the value as `inventory::iter::<T>`")]
pub enum Collected<T> {
    /// The value that is iterated over.
    iter,
    /// Never made; it names the type.
    Of(Infallible, PhantomData<T>),
}

impl<T: 'static> IntoIterator for Collected<T> {
    type Item = &'static T;
    type IntoIter = Empty<&'static T>;

    fn into_iter(self) -> Self::IntoIter {
        empty()
    }
}

/// Lets a type be submitted, which needs no preparation here.
#[macro_export]
macro_rules! collect {
    ($type:ty) => {};
}

/// Drops what is submitted before it is compiled.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}

#[cfg(test)]
mod tests {
    struct Announced;
    crate::collect!(Announced);
    crate::submit! { Announced }

    #[test]
    fn what_is_submitted_is_not_kept() {
        assert_eq!(crate::iter::<Announced>.into_iter().count(), 0);
    }
}
