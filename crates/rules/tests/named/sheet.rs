//! A second reading of what the sheets say of melds: slow, over texts, and apart from the judge's.

use std::ops::RangeInclusive;

pub const RANKS: &str = "A23456789TJQK";
pub const SUITS: &str = "CDHS";

/// What a sheet says of melds, in its house rules as they come.
pub struct Sheet {
    pub game: &'static str,
    pub round: u16,
    /// The wild rank besides the jokers.
    pub wild: Option<char>,
    /// The most cards of a set, and whether its suits differ.
    pub set: (usize, bool),
    pub run: RangeInclusive<usize>,
    /// The lowest and the highest position, the ace at 1 or 14.
    pub order: (usize, usize),
    pub limit: Limit,
    /// Whether two wilds of a run need a card between them.
    pub apart: bool,
    /// How a meld is laid or shown, the hand's other card being `?`.
    pub verb: &'static str,
}

/// How many naturals a meld with wilds needs.
pub enum Limit {
    Least {
        set: usize,
        run: usize,
    },
    AsManyAsWilds,
    /// So many cards in their own place.
    InPlace(usize),
}

const ONE: Limit = Limit::Least { set: 1, run: 1 };
const TWO: Limit = Limit::Least { set: 2, run: 2 };

#[rustfmt::skip]
pub const SHEETS: [Sheet; 10] = [
    Sheet { game: "rummy500", round: 1, wild: None, set: (4, true), run: 3..=13, order: (1, 14), limit: ONE, apart: false, verb: "meld" },
    Sheet { game: "quick", round: 1, wild: None, set: (6, false), run: 3..=13, order: (1, 14), limit: ONE, apart: false, verb: "meld" },
    Sheet { game: "liverpool", round: 2, wild: None, set: (99, false), run: 4..=14, order: (1, 14), limit: Limit::Least { set: 2, run: 1 }, apart: true, verb: "down" },
    Sheet { game: "dummy", round: 1, wild: Some('2'), set: (99, false), run: 3..=12, order: (3, 14), limit: ONE, apart: false, verb: "meld" },
    Sheet { game: "romme", round: 1, wild: None, set: (4, true), run: 3..=13, order: (1, 14), limit: TWO, apart: true, verb: "meld" },
    Sheet { game: "contractrummy", round: 2, wild: None, set: (99, false), run: 4..=14, order: (1, 14), limit: TWO, apart: false, verb: "down" },
    Sheet { game: "shanghai", round: 2, wild: None, set: (99, false), run: 4..=14, order: (1, 14), limit: Limit::AsManyAsWilds, apart: false, verb: "down" },
    Sheet { game: "viennese", round: 1, wild: None, set: (4, true), run: 3..=13, order: (1, 14), limit: TWO, apart: false, verb: "knock ? :" },
    Sheet { game: "indian", round: 1, wild: Some('7'), set: (4, true), run: 3..=13, order: (1, 14), limit: Limit::InPlace(1), apart: false, verb: "show ? :" },
    Sheet { game: "threethirteen", round: 5, wild: Some('7'), set: (99, false), run: 3..=13, order: (1, 13), limit: Limit::InPlace(0), apart: false, verb: "out ? :" },
];

/// A card of a meld as it is written: `JK`, and what it is named.
#[derive(Clone, Debug)]
pub struct Word {
    pub face: String,
    pub name: Option<String>,
}

/// What each card of a meld is, in the order written: a card, or a rank alone.
pub type Places = Vec<String>;

impl Sheet {
    pub fn is_wild(&self, face: &str) -> bool {
        face == "JK" || self.wild.is_some_and(|rank| face.starts_with(rank))
    }

    pub fn card_at(position: usize, suit: char) -> String {
        let rank = RANKS.as_bytes()[(position - 1) % 13] as char;
        format!("{rank}{suit}")
    }

    /// Every way to read these cards as a meld, none of their names untrue.
    pub fn readings(&self, words: &[Word], copies: usize) -> Vec<Places> {
        let sets = RANKS.chars().filter_map(|rank| self.as_set(words, rank));
        let runs = SUITS.chars().flat_map(|suit| self.as_run(words, suit));
        let most = if self.set.1 { 1 } else { copies };
        sets.chain(runs).filter(|places| names_are_true(words, places, most)).collect()
    }

    fn as_set(&self, words: &[Word], rank: char) -> Option<Places> {
        let naturals: Vec<&str> =
            words.iter().map(|word| &*word.face).filter(|face| !self.is_wild(face)).collect();
        let mut suits: Vec<char> = naturals.iter().filter_map(|face| face.chars().nth(1)).collect();
        suits.sort_unstable();
        let twice = suits.windows(2).any(|pair| pair[0] == pair[1]);
        let itself = words.iter().filter(|word| word.face.starts_with(rank)).count();
        let wilds = words.len() - naturals.len();
        let fits = !naturals.is_empty()
            && naturals.iter().all(|face| face.starts_with(rank))
            && (3..=self.set.0).contains(&words.len())
            && !(self.set.1 && twice)
            && self.limit.allows(true, naturals.len(), wilds, itself);
        let place = |word: &Word| if self.is_wild(&word.face) { rank.into() } else { word.face.clone() };
        fits.then(|| words.iter().map(place).collect())
    }

    /// As they are written; downwards where they do not follow upwards; in any order without a wild.
    fn as_run(&self, words: &[Word], suit: char) -> Option<Places> {
        let natural = |word: &Word| !self.is_wild(&word.face);
        if !self.run.contains(&words.len()) || !words.iter().any(natural) {
            return None;
        }
        if words.iter().all(natural) {
            let mut faces: Vec<&str> = words.iter().map(|word| &*word.face).collect();
            faces.sort_unstable();
            let mut lines = self.lines(words.len(), suit);
            let same = |line: &Places| {
                let mut line: Vec<&str> = line.iter().map(String::as_str).collect();
                line.sort_unstable();
                line == faces
            };
            return lines
                .any(|line| same(&line))
                .then(|| words.iter().map(|word| word.face.clone()).collect());
        }
        let lies = |line: &Places| {
            line.iter().zip(words).all(|(place, word)| self.is_wild(&word.face) || *place == word.face)
        };
        let up = self.lines(words.len(), suit).find(lies);
        let down = || self.lines(words.len(), suit).map(|line| line.into_iter().rev().collect()).find(lies);
        let line = up.or_else(down)?;
        let naturals = words.iter().filter(|word| natural(word)).count();
        let itself = line.iter().zip(words).filter(|(place, word)| **place == word.face).count();
        let side_by_side = words.windows(2).any(|pair| !natural(&pair[0]) && !natural(&pair[1]));
        let fits = self.limit.allows(false, naturals, words.len() - naturals, itself)
            && !(self.apart && side_by_side);
        fits.then_some(line)
    }

    /// The cards of all runs of this length in a suit.
    fn lines(&self, length: usize, suit: char) -> impl Iterator<Item = Places> {
        let (lowest, highest) = self.order;
        let last = (highest + 1).saturating_sub(length);
        (lowest..=last).map(move |low| (low..low + length).map(|at| Sheet::card_at(at, suit)).collect())
    }
}

impl Limit {
    fn allows(&self, set: bool, naturals: usize, wilds: usize, in_place: usize) -> bool {
        match self {
            _ if wilds == 0 => true,
            Limit::Least { set: least, .. } if set => naturals >= *least,
            Limit::Least { run: least, .. } => naturals >= *least,
            Limit::AsManyAsWilds => naturals >= wilds,
            Limit::InPlace(least) => in_place >= *least,
        }
    }
}

/// A name is the card of the place, or its rank; in a set also a card of the rank, if one more can lie there.
fn names_are_true(words: &[Word], places: &[String], most: usize) -> bool {
    let said = |(word, place): (&Word, &String)| match &word.name {
        Some(name) if place.len() == 1 => name.clone(),
        _ => place.clone(),
    };
    let all: Vec<String> = words.iter().zip(places).map(said).collect();
    words.iter().zip(places).all(|(word, place)| {
        let Some(name) = &word.name else { return true };
        let enough = || all.iter().filter(|other| *other == name).count() <= most;
        name == place
            || name.len() == 1 && place.starts_with(name.as_str())
            || place.len() == 1 && name.starts_with(place.as_str()) && enough()
    })
}
