//! The places of an option's values, counted from 0: what a code writes for them.

use crate::house::options::{OptionDef, OptionKind, UNLIMITED, Value};

impl OptionDef {
    /// Which of the option's values this is, counted from 0.
    pub(super) fn place_of(&self, value: &Value) -> Option<u64> {
        let place = |found: Option<usize>| found.and_then(|index| u64::try_from(index).ok());
        match (&self.kind, value) {
            (OptionKind::Switch(_), value) => Some(u64::from(value.to_string() == "on")),
            (OptionKind::Words(words), value) => {
                place(words.iter().position(|word| *word == value.to_string()))
            }
            (OptionKind::Numbers(numbers), Value::Number(number)) => {
                place(numbers.iter().position(|other| other == number))
            }
            (OptionKind::Range { least, .. }, Value::Number(number)) => u64::try_from(number - least).ok(),
            (OptionKind::RangeOrUnlimited { .. }, Value::Word(_)) => Some(0),
            (OptionKind::RangeOrUnlimited { least, .. }, Value::Number(number)) => {
                u64::try_from(number - least + 1).ok()
            }
            _ => None,
        }
    }

    /// The value at a place, if there are so many.
    pub(super) fn value_at(&self, place: u64) -> Option<Value> {
        let index = usize::try_from(place).ok()?;
        let number = i64::try_from(place).ok()?;
        let value = match &self.kind {
            OptionKind::Switch(_) => Value::Word((*["off", "on"].get(index)?).into()),
            OptionKind::Words(words) => Value::Word((*words.get(index)?).into()),
            OptionKind::Numbers(numbers) => Value::Number(*numbers.get(index)?),
            OptionKind::Range { least, .. } => Value::Number(least.checked_add(number)?),
            OptionKind::RangeOrUnlimited { .. } if place == 0 => Value::Word(UNLIMITED.into()),
            OptionKind::RangeOrUnlimited { least, .. } => Value::Number(least.checked_add(number - 1)?),
        };
        self.allows(&value).then_some(value)
    }
}
