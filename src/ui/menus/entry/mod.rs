//! What is being written: for what, how far it is, and the way to the panel on which it is written.

use bevy::prelude::*;
use rummage_rules::{house::LONGEST_NAME, record::share};

use super::{CameFrom, open_from};
use crate::shell::{
    states::Menu,
    text::{FluentValue, Texts},
};

mod line;
mod purpose;

use line::Line;
pub use purpose::Purpose;

/// Longer texts than this are no code, whatever lies on the clipboard.
const LONGEST_CODE: usize = share::LONGEST;
/// No link to a table is longer.
const LONGEST_LINK: usize = 200;
/// So many letters of a long code are shown, at either end.
const ENDS: usize = 24;

/// What has been written so far.
#[derive(Resource, Debug, Default)]
pub struct Entry {
    /// What it is written for.
    pub(in crate::ui::menus) purpose: Purpose,
    /// What is written.
    pub(in crate::ui::menus) line: Line,
    /// The text was offered and not touched yet: it is marked, and the first letter takes its place.
    offered: bool,
    /// What is wrong with it.
    pub(in crate::ui::menus) said: Option<String>,
}

impl Entry {
    /// Begins with this text; a new name is offered, another name grows out of the one there is.
    pub fn new(purpose: Purpose, text: String) -> Self {
        let offered = purpose == Purpose::Name && !text.is_empty();
        let line = if offered { Line::marked(text) } else { Line::new(text) };
        Self { purpose, line, offered, said: None }
    }

    /// This text instead, which may still be mended.
    pub(in crate::ui::menus) fn put(&mut self, text: String) {
        *self = Self { purpose: self.purpose.clone(), line: Line::new(text), ..Self::default() };
    }

    /// The text as it is shown: of a long code its ends.
    pub(in crate::ui::menus) fn in_short(&self) -> String {
        if !self.is_shortened() {
            return self.line.text().to_owned();
        }
        let letters: Vec<char> = self.line.text().chars().collect();
        let end = |part: &[char]| part.iter().collect::<String>();
        format!("{} … {}", end(&letters[..ENDS]), end(&letters[letters.len() - ENDS..]))
    }

    /// Whether it is too long to be shown whole, and is written on at its end alone.
    pub(in crate::ui::menus) fn is_shortened(&self) -> bool {
        self.line.len() > 3 * ENDS
    }

    pub(in crate::ui::menus) fn is_code(&self) -> bool {
        self.purpose == Purpose::Code
    }

    /// Adds letters, and says so where there is no room for them.
    pub(in crate::ui::menus) fn write(&mut self, letters: &str, texts: &Texts) {
        let mut line = self.line.clone();
        line.write(&self.as_written(letters));
        self.keep(line, texts);
    }

    /// The whole of a text, whatever stood there.
    pub(in crate::ui::menus) fn write_whole(&mut self, text: &str, texts: &Texts) {
        self.keep(Line::new(self.as_written(text)), texts);
    }

    /// What an input method or the pointer has made of it: the text, where the mark begins, and where the caret is.
    pub(in crate::ui::menus) fn take(&mut self, text: &str, (anchor, caret): (usize, usize), texts: &Texts) {
        let mut line = Line::new(self.as_written(text));
        line.mark(anchor, caret);
        self.keep(line, texts);
    }

    fn as_written(&self, letters: &str) -> String {
        if self.is_code() { letters.to_uppercase() } else { letters.to_owned() }
    }

    fn keep(&mut self, line: Line, texts: &Texts) {
        self.offered = false;
        let most = match self.purpose {
            Purpose::Code => LONGEST_CODE,
            Purpose::Link | Purpose::Server => LONGEST_LINK,
            _ => LONGEST_NAME,
        };
        if line.len() > most {
            self.said = Some(texts.fmt("letters-long", &[("most", FluentValue::from(most))]));
        } else {
            self.line = line;
            self.said = None;
        }
    }

    /// Takes the letter before the caret back; a name that was offered can be mended so.
    pub(in crate::ui::menus) fn erase(&mut self) {
        if std::mem::take(&mut self.offered) {
            self.line.put(self.line.len());
        }
        self.said = None;
        self.line.erase();
    }

    /// Takes the letter behind the caret.
    pub(in crate::ui::menus) fn delete(&mut self) {
        self.offered = false;
        self.said = None;
        self.line.delete();
    }

    /// Moves the caret by so many letters.
    pub(in crate::ui::menus) fn step(&mut self, by: isize) {
        self.offered = false;
        if !self.is_shortened() {
            self.line.step(by);
        }
    }

    /// A letter of the board: a name's words begin with a capital, what is looked for has none.
    pub(in crate::ui::menus) fn cased(&self, letter: char) -> String {
        if matches!(self.purpose, Purpose::Search | Purpose::Game | Purpose::Link | Purpose::Server) {
            return letter.to_lowercase().collect();
        }
        let before = self.line.before();
        let begins = before.is_empty() || before.ends_with(' ');
        if self.is_code() || begins { letter.to_string() } else { letter.to_lowercase().collect() }
    }
}

/// The way here, from another menu or from a screen.
#[derive(bevy::ecs::system::SystemParam)]
pub(crate) struct Letters<'w> {
    entry: ResMut<'w, Entry>,
    came: ResMut<'w, CameFrom>,
    next: ResMut<'w, NextState<Menu>>,
}

impl Letters<'_> {
    /// Opens the panel with this text offered, so that stepping back returns to the menu, or to the screen where none is open.
    pub(crate) fn open(&mut self, here: Menu, purpose: Purpose, offered: String) {
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
        assert_eq!(entry.line.text(), "We");
        let mut entry = Entry::new(Purpose::Name, "Sunday table".into());
        entry.erase();
        entry.write("s", &texts);
        assert_eq!(entry.line.text(), "Sunday tabls", "an offered name can be mended");
    }

    #[test]
    fn a_name_that_is_too_long_grows_no_more_and_says_so() {
        let texts = Texts::english();
        let mut entry = Entry::new(Purpose::Name, String::new());
        (0..LONGEST_NAME).for_each(|_| entry.write("é", &texts));
        assert_eq!(entry.said, None);
        entry.write("é", &texts);
        assert_eq!(entry.line.len(), LONGEST_NAME);
        assert!(entry.said.is_some());
    }

    #[test]
    fn a_code_is_written_in_capitals_and_a_name_in_words() {
        let texts = Texts::english();
        let mut code = Entry::new(Purpose::Code, String::new());
        code.write("1gk3", &texts);
        assert_eq!((code.line.text(), code.cased('P').as_str()), ("1GK3", "P"));
        let mut name = Entry::new(Purpose::Name, String::new());
        for letter in ['O', 'U', 'R'] {
            name.write(&name.cased(letter), &texts);
        }
        name.write(" ", &texts);
        name.write(&name.cased('H'), &texts);
        assert_eq!(name.line.text(), "Our H");
    }
}
