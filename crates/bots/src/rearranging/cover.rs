//! The search: some melds are taken up, and laid anew with as much of a hand as finds room.

use super::book::{Book, FACES};
use std::collections::BTreeSet;

/// What is taken up and what is held, by faces.
#[derive(Clone)]
pub(super) struct Pool {
    /// Cards that have to lie on the table again.
    pub must: [u8; FACES],
    /// Cards that may.
    pub may: [u8; FACES],
    /// Wild cards that have to.
    pub must_wild: u8,
    /// Wild cards that may.
    pub may_wild: u8,
}

/// What cards of the hand are worth on the table.
pub(super) struct Worth {
    /// By face.
    pub faces: [i32; FACES],
    /// A wild card; less than nothing where it is better kept.
    pub wild: i32,
}

/// A meld that is laid: which form of the book, and which of its places a wild card fills.
pub(super) type Laid = (usize, Option<usize>);

/// A search for the most that can be laid.
pub(super) struct Cover<'a> {
    book: &'a Book,
    worth: &'a Worth,
    pool: Pool,
    /// How many places may still be looked at.
    nodes: u32,
    /// The forms that the hand alone could come to.
    of_hand: Vec<usize>,
    seen: BTreeSet<u64>,
    laid: Vec<Laid>,
    value: i32,
    best: i32,
    found: Option<Vec<Laid>>,
}

impl<'a> Cover<'a> {
    /// The melds that use up what has to be on the table and add most from the hand, more than nothing; and the nodes that are left.
    pub fn search(
        book: &'a Book,
        worth: &'a Worth,
        pool: Pool,
        nodes: u32,
    ) -> (Option<(i32, Vec<Laid>)>, u32) {
        let mut cover = Cover {
            book,
            worth,
            pool,
            nodes,
            of_hand: Vec::new(),
            seen: BTreeSet::new(),
            laid: Vec::new(),
            value: 0,
            best: 0,
            found: None,
        };
        let alone = |form: &usize| {
            let missing = book.forms[*form].faces.iter().filter(|face| cover.pool.may[**face] == 0).count();
            missing <= usize::from(cover.pool.may_wild > 0)
        };
        cover.of_hand = (0..book.forms.len()).filter(alone).collect();
        cover.go_on();
        (cover.found.map(|laid| (cover.best, laid)), cover.nodes)
    }

    fn go_on(&mut self) {
        if self.nodes == 0 || self.value + self.hope() <= self.best || !self.seen.insert(self.key()) {
            return;
        }
        self.nodes -= 1;
        let mut tightest: Option<Vec<Laid>> = None;
        for face in (0..FACES).filter(|face| self.pool.must[*face] > 0) {
            let ways: Vec<Laid> =
                self.book.with[face].iter().filter_map(|form| self.way(*form, face)).collect();
            if tightest.as_ref().is_none_or(|other| ways.len() < other.len()) {
                tightest = Some(ways);
            }
        }
        match tightest {
            None => self.add_from_hand(0),
            Some(ways) => ways.into_iter().for_each(|way| self.with(way, Cover::go_on)),
        }
    }

    /// All that has to lies on the table: what the hand comes to besides.
    fn add_from_hand(&mut self, from: usize) {
        if self.nodes == 0 {
            return;
        }
        self.nodes -= 1;
        // What is left of the wild cards lengthens a meld each.
        if self.value > self.best && usize::from(self.pool.must_wild) <= self.laid.len() {
            (self.best, self.found) = (self.value, Some(self.laid.clone()));
        }
        for nth in from..self.of_hand.len() {
            let form = self.of_hand[nth];
            let first = self.book.forms[form].faces.iter().copied().find(|face| self.pool.may[*face] > 0);
            if let Some(way) = first.and_then(|face| self.way(form, face)) {
                self.with(way, |cover| cover.add_from_hand(nth));
            }
        }
    }

    /// How a form can be laid in which this face is natural, if it can: with one wild card at the most.
    fn way(&self, form: usize, face: usize) -> Option<Laid> {
        let faces = &self.book.forms[form].faces;
        let lacks = |face: usize| self.pool.must[face] == 0 && self.pool.may[face] == 0;
        let mut missing = (0..faces.len()).filter(|place| lacks(faces[*place]));
        let (first, second) = (missing.next(), missing.next());
        let wild = first.is_none() || self.pool.must_wild > 0 || self.pool.may_wild > 0;
        (second.is_none() && wild && !lacks(face)).then_some((form, first))
    }

    /// Lays a meld, does something, and takes it up again.
    fn with(&mut self, (form, wild): Laid, then: impl FnOnce(&mut Cover<'a>)) {
        let (before, value) = (self.pool.clone(), self.value);
        for (place, face) in self.book.forms[form].faces.iter().copied().enumerate() {
            if wild == Some(place) {
                if self.pool.must_wild > 0 {
                    self.pool.must_wild -= 1;
                } else {
                    self.pool.may_wild -= 1;
                    self.value += self.worth.wild;
                }
            } else if self.pool.must[face] > 0 {
                self.pool.must[face] -= 1;
            } else {
                self.pool.may[face] -= 1;
                self.value += self.worth.faces[face];
            }
        }
        self.laid.push((form, wild));
        then(self);
        self.laid.pop();
        (self.pool, self.value) = (before, value);
    }

    /// What could still be added at the most.
    fn hope(&self) -> i32 {
        self.pool.may.iter().zip(&self.worth.faces).map(|(held, worth)| i32::from(*held) * worth).sum::<i32>()
            + i32::from(self.pool.may_wild) * self.worth.wild.max(0)
    }

    /// What is left, as a number: the same for the same cards, whatever was laid before.
    fn key(&self) -> u64 {
        let counts = self.pool.must.iter().zip(&self.pool.may).map(|(must, may)| must * 4 + may);
        let wilds = [self.pool.must_wild, self.pool.may_wild];
        counts.chain(wilds).fold(0xcbf2_9ce4_8422_2325, |key, count| {
            (key ^ u64::from(count)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }
}
