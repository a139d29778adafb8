//! Options as a game declares and reads them: each is a constant that knows its key and in which type it is read, so that no key is written twice.

use super::{Moved, OptionDef, OptionKind, Options, Ruled, UNLIMITED, Value};

/// Declares the options of a game: a constant for each, and the list of them all, so that none is read that is not offered.
macro_rules! options {
    ($($name:ident: $reads:ty = $key:expr;)+) => {
        $(const $name: $crate::house::options::Key<$reads> = $key;)+
        const OPTIONS: &[$crate::house::options::OptionDef] = &[$($name.def),+];
    };
}

pub(crate) use options;

/// An option, and how the game reads what was chosen.
#[derive(Copy, Clone, Debug)]
pub struct Key<R> {
    /// The option.
    pub def: OptionDef,
    reads: R,
}

/// A switch is read as whether it is on.
#[derive(Copy, Clone, Debug)]
pub struct Switch;

/// A number is read in the type that the specification wants.
#[derive(Copy, Clone, Debug)]
pub struct Number;

/// A number that may be unlimited is read as none where it is.
#[derive(Copy, Clone, Debug)]
pub struct Limit;

/// A word is read as what it means: its place in this list is that of the word.
#[derive(Copy, Clone, Debug)]
pub struct Word<T: 'static>(&'static [T]);

impl Key<Switch> {
    /// On or off.
    pub const fn switch(key: &'static str, group: &'static str, on: bool) -> Key<Switch> {
        Key { def: OptionDef::plain(key, group, OptionKind::Switch(on)), reads: Switch }
    }
}

impl Key<Number> {
    /// One of several numbers, the usual one first.
    pub const fn numbers(key: &'static str, group: &'static str, numbers: &'static [i64]) -> Key<Number> {
        Key { def: OptionDef::plain(key, group, OptionKind::Numbers(numbers)), reads: Number }
    }

    /// A number from a range.
    pub const fn range(
        key: &'static str,
        group: &'static str,
        [least, most]: [i64; 2],
        usual: i64,
    ) -> Key<Number> {
        Key { def: OptionDef::plain(key, group, OptionKind::Range { least, most, usual }), reads: Number }
    }
}

impl Key<Limit> {
    /// A number from a range, or unlimited, which is usual.
    pub const fn limit(key: &'static str, group: &'static str, [least, most]: [i64; 2]) -> Key<Limit> {
        Key { def: OptionDef::plain(key, group, OptionKind::RangeOrUnlimited { least, most }), reads: Limit }
    }
}

impl<T> Key<Word<T>> {
    /// One of several words, the usual one first, and what each of them means. That there are as many of both is asked by the compiler.
    pub const fn words(
        key: &'static str,
        group: &'static str,
        words: &'static [&'static str],
        meanings: &'static [T],
    ) -> Key<Word<T>> {
        assert!(words.len() == meanings.len(), "every word has a meaning");
        Key { def: OptionDef::plain(key, group, OptionKind::Words(words)), reads: Word(meanings) }
    }
}

impl<R: Copy> Key<R> {
    /// It matters only with this word of another option.
    pub const fn with<O: Copy>(self, other: Key<O>, word: &'static str) -> Key<R> {
        Key { def: OptionDef { only_with: Some((other.def.key, word)), ..self.def }, ..self }
    }

    /// A ruling has changed its default.
    pub const fn moved(self, moved: Moved) -> Key<R> {
        Key { def: OptionDef { moved: Some(moved), ..self.def }, ..self }
    }

    /// Choices of it are played by another ruling than they once were.
    pub const fn ruled(self, ruled: &'static [Ruled]) -> Key<R> {
        Key { def: OptionDef { ruled, ..self.def }, ..self }
    }
}

/// Validated options as a game reads them while it makes its specification.
pub struct Chosen<'a>(pub(crate) &'a Options);

impl Chosen<'_> {
    fn value(&self, def: &OptionDef) -> Value {
        self.0.value(def)
    }

    /// Whether a switch is on.
    pub fn on(&self, key: Key<Switch>) -> bool {
        matches!(self.value(&key.def), Value::Word(word) if word == "on")
    }

    /// What the word of an option means.
    pub fn word<T: Copy>(&self, key: Key<Word<T>>) -> T {
        let word = self.value(&key.def).to_string();
        let OptionKind::Words(words) = key.def.kind else { return key.reads.0[0] };
        key.reads.0[words.iter().position(|one| *one == word).unwrap_or(0)]
    }

    /// The number of an option, in the type that the specification wants.
    pub fn number<T: TryFrom<i64> + Default>(&self, key: Key<Number>) -> T {
        as_number(&self.value(&key.def)).unwrap_or_default()
    }

    /// The number of an option, none where it is unlimited.
    pub fn limit<T: TryFrom<i64> + Default>(&self, key: Key<Limit>) -> Option<T> {
        match self.value(&key.def) {
            Value::Word(word) if word == UNLIMITED => None,
            value => Some(as_number(&value).unwrap_or_default()),
        }
    }
}

fn as_number<T: TryFrom<i64>>(value: &Value) -> Option<T> {
    match value {
        Value::Number(number) => T::try_from(*number).ok(),
        Value::Word(_) => None,
    }
}
