//! Looking for words in the rules: every place where a word begins as they do, whatever their case.

use std::ops::Range;

use bevy::prelude::*;
use rummage_rules::games;

use super::{
    Open,
    chapters::{Chapter, chapters},
};
use crate::{
    shell::{match_setup::MatchSetup, text::Texts},
    ui::input::focus::FocusTag,
};

/// So many words are offered to look for.
const TERMS: usize = 10;

/// What is looked for; empty when nothing is.
#[derive(Resource, Default, Debug, Clone, PartialEq, Eq)]
pub struct Sought {
    words: String,
    /// The chapter where it was first found, to open next.
    pub(super) first: Option<usize>,
}

impl Sought {
    /// Looks for these words in the rules of the table, or for nothing. False when they stand nowhere; then what was looked for before stays.
    pub fn seek(&mut self, words: &str, texts: &Texts, setup: &MatchSetup) -> bool {
        let first = first_chapter(&read(texts, setup), words);
        let found = words.is_empty() || first.is_some();
        if found {
            *self = Self { words: words.to_owned(), first };
        }
        found
    }

    /// What is looked for, if anything is.
    pub(super) fn words(&self) -> Option<&str> {
        (!self.words.is_empty()).then_some(self.words.as_str())
    }

    /// The places in a text.
    pub(super) fn places(&self, text: &str) -> Vec<Range<usize>> {
        places(text, &self.words)
    }

    /// How often a chapter speaks of it, its title included.
    pub(super) fn count(&self, chapter: &Chapter) -> usize {
        count(chapter, &self.words)
    }
}

/// Opens the chapter where the words were found first.
pub(super) fn open_first(
    mut sought: ResMut<Sought>,
    mut open: ResMut<Open>,
    mut focus: MessageWriter<FocusTag>,
) {
    if let Some(first) = sought.bypass_change_detection().first.take() {
        open.set_if_neq(Open(first));
        focus.write(FocusTag(format!("chapter-{first}")));
    }
}

/// Words that many look for, as far as these rules know them.
pub(crate) fn terms(texts: &Texts, setup: &MatchSetup) -> Vec<String> {
    let (terms, chapters) = (texts.get("rules-terms"), read(texts, setup));
    let known = |term: &&str| first_chapter(&chapters, term).is_some();
    terms.split(';').map(str::trim).filter(known).take(TERMS).map(str::to_owned).collect()
}

fn read(texts: &Texts, setup: &MatchSetup) -> Vec<Chapter> {
    games::find(setup.game).map(|game| chapters(texts, game, setup)).unwrap_or_default()
}

fn first_chapter(chapters: &[Chapter], words: &str) -> Option<usize> {
    chapters.iter().position(|chapter| count(chapter, words) > 0)
}

fn count(chapter: &Chapter, words: &str) -> usize {
    let texts = chapter.paragraphs.iter().map(|paragraph| paragraph.words.as_str());
    texts.chain([chapter.title.as_str()]).map(|text| places(text, words).len()).sum()
}

/// Where words of a text begin like this.
fn places(text: &str, sought: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut before = ' ';
    for (start, letter) in text.char_indices() {
        let begins = !before.is_alphanumeric();
        before = letter;
        let free = found.last().is_none_or(|last| last.end <= start);
        if let Some(length) = length_alike(&text[start..], sought).filter(|_| begins && free) {
            found.push(start..start + length);
        }
    }
    found
}

/// How many bytes at the beginning of a text are these words, in any case.
fn length_alike(text: &str, words: &str) -> Option<usize> {
    let mut letters = text.chars();
    let mut length = 0;
    for wanted in words.chars() {
        let letter = letters.next()?;
        if !letter.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
        length += letter.len_utf8();
    }
    (length > 0).then_some(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_where_they_begin_in_any_case() {
        let text = "Discard a card. Cards: ÄPFEL, äpfel.";
        let found =
            |words: &str| -> Vec<&str> { places(text, words).into_iter().map(|at| &text[at]).collect() };
        assert_eq!(found("card"), ["card", "Card"], "not within a discard");
        assert_eq!(found("äpf"), ["ÄPF", "äpf"]);
        assert_eq!(found("a card."), ["a card."]);
        assert_eq!((found("").len(), found("cards: äpfel, äpfel. more").len()), (0, 0));
    }

    #[test]
    fn what_stands_nowhere_changes_nothing() {
        let (texts, setup) = (Texts::english(), MatchSetup::default());
        let mut sought = Sought::default();
        assert!(sought.seek("meld", &texts, &setup));
        assert!(!sought.seek("zeppelin", &texts, &setup));
        assert_eq!(sought.words(), Some("meld"));
        assert!(sought.seek("", &texts, &setup));
        assert_eq!(sought.words(), None);
    }

    #[test]
    fn every_game_offers_words_that_its_rules_know() {
        let texts = Texts::english();
        for game in games::GAMES {
            let offered = terms(&texts, &MatchSetup::usual(game));
            assert!(offered.len() >= 5, "{}: {offered:?}", game.id);
        }
    }
}
