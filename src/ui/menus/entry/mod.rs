//! What is being written: for what, how far it is, and the way to the panel on which it is written.

use bevy::prelude::*;
use rummage_rules::{house::LONGEST_NAME, record::share};

use super::{CameFrom, open_from};
use crate::shell::{
    states::Menu,
    text::{FluentValue, Texts},
};

mod purpose;

pub use purpose::Purpose;

/// Longer texts than this are no code, whatever lies on the clipboard.
const LONGEST_CODE: usize = share::LONGEST;
/// So many letters of a long code are shown, at either end.
const ENDS: usize = 24;

/// What has been written so far.
#[derive(Resource, Debug, Default)]
pub struct Entry {
    /// What it is written for.
    pub(in crate::ui::menus) purpose: Purpose,
    /// What is written.
    pub(in crate::ui::menus) text: String,
    /// The text was offered: the first letter takes its place.
    pub(in crate::ui::menus) offered: bool,
    /// What is wrong with it.
    pub(in crate::ui::menus) said: Option<String>,
}

impl Entry {
    /// Begins with this text; a new name is offered, another name grows out of the one there is.
    pub fn new(purpose: Purpose, text: String) -> Self {
        Self { offered: purpose == Purpose::Name && !text.is_empty(), purpose, text, said: None }
    }

    /// The text as it is shown: of a long code its ends.
    pub(in crate::ui::menus) fn in_short(&self) -> String {
        let letters: Vec<char> = self.text.chars().collect();
        if letters.len() <= 3 * ENDS {
            return self.text.clone();
        }
        let end = |part: &[char]| part.iter().collect::<String>();
        format!("{} … {}", end(&letters[..ENDS]), end(&letters[letters.len() - ENDS..]))
    }

    pub(in crate::ui::menus) fn is_code(&self) -> bool {
        self.purpose == Purpose::Code
    }

    /// Adds letters, and says so where there is no room for them.
    pub(in crate::ui::menus) fn write(&mut self, letters: &str, texts: &Texts) {
        let before = if std::mem::take(&mut self.offered) { String::new() } else { self.text.clone() };
        let letters = if self.is_code() { letters.to_uppercase() } else { letters.to_owned() };
        let written = before + &letters;
        let most = if self.is_code() { LONGEST_CODE } else { LONGEST_NAME };
        if written.chars().count() > most {
            self.said = Some(texts.fmt("house-name-long", &[("most", FluentValue::from(most))]));
        } else {
            self.text = written;
            self.said = None;
        }
    }

    /// Takes the last letter back.
    pub(in crate::ui::menus) fn erase(&mut self) {
        self.offered = false;
        self.said = None;
        self.text.pop();
    }

    /// A letter of the board: a name's words begin with a capital, what is looked for has none.
    pub(in crate::ui::menus) fn cased(&self, letter: char) -> String {
        if self.purpose == Purpose::Search {
            return letter.to_lowercase().collect();
        }
        let begins = self.offered || self.text.is_empty() || self.text.ends_with(' ');
        if self.is_code() || begins { letter.to_string() } else { letter.to_lowercase().collect() }
    }
}

/// The way here from another menu.
#[derive(bevy::ecs::system::SystemParam)]
pub(in crate::ui::menus) struct Letters<'w> {
    entry: ResMut<'w, Entry>,
    came: ResMut<'w, CameFrom>,
    next: ResMut<'w, NextState<Menu>>,
}

impl Letters<'_> {
    /// Opens the panel with this text offered, so that stepping back returns to the menu.
    pub(in crate::ui::menus) fn open(&mut self, here: Menu, purpose: Purpose, offered: String) {
        *self.entry = Entry::new(purpose, offered);
        open_from(here, Menu::Letters, &mut self.came, &mut self.next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_letter_takes_the_place_of_an_offered_name() {
        let texts = Texts::english();
        let mut entry = Entry::new(Purpose::Name, "Sunday table".into());
        entry.write("W", &texts);
        entry.write(&entry.cased('E'), &texts);
        assert_eq!(entry.text, "We");
        let mut entry = Entry::new(Purpose::Name, "Sunday table".into());
        entry.erase();
        entry.write("s", &texts);
        assert_eq!(entry.text, "Sunday tabls", "an offered name can be mended");
    }

    #[test]
    fn a_name_that_is_too_long_grows_no_more_and_says_so() {
        let texts = Texts::english();
        let mut entry = Entry::new(Purpose::Name, String::new());
        (0..LONGEST_NAME).for_each(|_| entry.write("é", &texts));
        assert_eq!(entry.said, None);
        entry.write("é", &texts);
        assert_eq!(entry.text.chars().count(), LONGEST_NAME);
        assert!(entry.said.is_some());
    }

    #[test]
    fn a_code_is_written_in_capitals_and_a_name_in_words() {
        let texts = Texts::english();
        let mut code = Entry::new(Purpose::Code, String::new());
        code.write("1gk3", &texts);
        assert_eq!((code.text.as_str(), code.cased('P').as_str()), ("1GK3", "P"));
        let mut name = Entry::new(Purpose::Name, String::new());
        for letter in ['O', 'U', 'R'] {
            name.write(&name.cased(letter), &texts);
        }
        name.write(" ", &texts);
        name.write(&name.cased('H'), &texts);
        assert_eq!(name.text, "Our H");
    }
}
