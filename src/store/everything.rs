//! Everything that is kept, as one text: to carry it to another machine, or to have it where a browser may forget.

use std::collections::BTreeMap;

use rummage_rules::{cards::day::Day, games::GAMES};
use serde::{Deserialize, Serialize};

use super::{
    firsts::Firsts,
    friends::Friends,
    house,
    lessons::Lessons,
    saves,
    seen::{self, SeenMatches},
    statistics::{self, ledger::Ledger},
};
use crate::shell::{
    bindings::Bindings,
    keep::{Keeper, Kept, in_short, open, seal},
    preferences,
};

/// Everything that is kept on a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Everything {
    /// The day on which it was copied.
    pub day: Day,
    /// Every text, by the name under which it is kept.
    kept: BTreeMap<String, String>,
}

/// The names under which anything is kept.
fn names() -> impl Iterator<Item = String> {
    let whole = [
        preferences::NAME,
        Bindings::NAME,
        house::NAME,
        statistics::NAME,
        saves::LAST,
        Firsts::NAME,
        Lessons::NAME,
        Friends::NAME,
        SeenMatches::NAME,
    ];
    let matches = GAMES.iter().map(|game| saves::name_of(game.id));
    whole.map(str::to_owned).into_iter().chain(matches).chain(seen::names())
}

impl Everything {
    /// A copy of everything that can be read. What cannot be has been set aside, and is told of as ever.
    pub fn of(keeper: &mut Keeper, day: Day) -> Self {
        let mut text = |name: &str| keeper.recall(name, |text| Ok(text.to_owned())).ok().flatten();
        Self { day, kept: names().filter_map(|name| Some((name.clone(), text(&name)?))).collect() }
    }

    /// The copy as one text, in the envelope of everything that is kept.
    ///
    /// # Errors
    /// It cannot be written down.
    pub fn to_text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self).map(|text| seal(&text))
    }

    /// Reads such a text.
    ///
    /// # Errors
    /// Why it is no copy, as the end of a sentence.
    pub fn read(text: &str) -> Result<Self, String> {
        let text = open(text.as_bytes()).map_err(|damage| damage.to_string())?;
        serde_json::from_str(text).map_err(|fault| in_short(&fault))
    }

    /// How many matches wait in it.
    pub fn waiting(&self) -> usize {
        GAMES.iter().filter(|game| self.kept.contains_key(&saves::name_of(game.id))).count()
    }

    /// How many matches are counted in it.
    pub fn counted(&self) -> usize {
        let ledger = self.kept.get(statistics::NAME).and_then(|text| Ledger::read(text).ok());
        ledger.map_or(0, |ledger| ledger.matches.len())
    }

    /// Keeps this instead of everything that is kept now; whoever holds some of it is still to be told.
    pub fn bring_back(&self, keeper: &mut Keeper) {
        for name in names() {
            match self.kept.get(&name) {
                Some(text) => keeper.keep(&name, text),
                None => keeper.forget(&name),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::keep::Store;

    fn keeper(texts: &[(&str, &str)]) -> Keeper {
        let mut keeper = Keeper::new(Store::memory());
        texts.iter().for_each(|(name, text)| keeper.keep(name, text));
        keeper
    }

    #[test]
    fn a_copy_takes_the_place_of_everything() {
        let mut here =
            keeper(&[("match-gin", "one"), ("seen-7", "two"), ("last", "gin"), ("elsewhere", "no")]);
        let copy = Everything::of(&mut here, Day(20_785));
        let text = copy.to_text().unwrap();
        let read = Everything::read(&text).unwrap();
        assert_eq!((&read, read.waiting(), read.counted()), (&copy, 1, 0));
        let mut there = keeper(&[("match-gin", "old"), ("match-quick", "another"), ("elsewhere", "its own")]);
        read.bring_back(&mut there);
        assert_eq!(Everything::of(&mut there, Day(20_785)), copy);
        let own = there.recall("elsewhere", |text| Ok(text.to_owned()));
        assert_eq!(own, Ok(Some("its own".into())), "what we know nothing of stays");
    }

    #[test]
    fn what_is_no_copy_is_refused_with_a_sentence() {
        let text = Everything::of(&mut keeper(&[("last", "gin")]), Day(1)).to_text().unwrap();
        let why = |text: &str| Everything::read(text).unwrap_err();
        assert_eq!(why("a letter"), "it was not written by Rummage");
        assert!(why(&text[..text.len() - 1]).contains("bytes"));
        assert!(why(&text.replacen("gin", "rum", 1)).contains("sum"));
        assert!(why(&seal("{}")).contains("day"), "{}", why(&seal("{}")));
    }

    #[test]
    fn everything_that_tests_keep_is_copied() {
        let names: Vec<String> = names().collect();
        for kept in super::super::trials::everything() {
            assert!(names.contains(&kept.name), "{} is not copied", kept.name);
        }
    }
}
