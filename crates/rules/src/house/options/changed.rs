//! What has changed about an option since matches were written down: its default, or the ruling of a choice.

/// A choice whose ruling has changed: what was written down with it under an earlier revision would not come to the same end.
#[derive(Copy, Clone, Debug)]
pub struct Ruled {
    /// The revision of the game's rules since which the new ruling holds.
    pub since: u16,
    /// The word chosen.
    pub word: &'static str,
    /// Another option that must have a certain word for the ruling to matter.
    pub with: Option<(&'static str, &'static str)>,
}

/// A default that is no longer the first of several words or numbers: their places stand in codes, so they stay as they are.
#[derive(Copy, Clone, Debug)]
pub struct Moved {
    /// The revision of the game's rules since which it holds. What was written down under an earlier one means the first value.
    pub since: u16,
    /// The place of the default among the values, from 0.
    pub to: usize,
}
