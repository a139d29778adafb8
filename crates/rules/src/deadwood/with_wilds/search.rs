//! The search for the melds that leave the least: card after card, each into every set and run that begins with it, or left over.

use super::{LEAST, Needs, positions};
use crate::cards::ids::CardId;

/// A card that is not used as a wild.
#[derive(Copy, Clone)]
pub(super) struct Natural {
    pub card: CardId,
    pub rank: u8,
    pub suit: u8,
    pub worth: i32,
}

/// Naturals that are a meld with so many wilds.
#[derive(Copy, Clone, Debug)]
pub(super) struct Group {
    /// Their places among the naturals.
    pub cards: u32,
    /// How many wilds are needed.
    pub wilds: u8,
    /// The position of the first card of a run; none for a set. Wilds that only make it long enough follow the last card where there is room.
    pub low: Option<u8>,
}

/// The best that was found.
pub(super) struct Best {
    /// What is left over.
    pub left: i32,
    /// How many wilds are part of that: the cheapest ones.
    pub loose: usize,
    pub groups: Vec<Group>,
}

/// A hand of which melds are tried. Its naturals are ordered by rank, then suit.
pub(super) struct Search<'a> {
    needs: Needs,
    naturals: &'a [Natural],
    /// For each natural, the copy before it.
    twin: Vec<u32>,
    wilds: u8,
    /// What each wild is worth, the cheapest first.
    worths: Vec<i32>,
    chosen: Vec<Group>,
    /// Less than this is looked for: what is left over, and where these count the melds.
    most: (i32, usize),
    best: Option<Best>,
}

/// What is still to be placed.
#[derive(Copy, Clone)]
struct Rest {
    cards: u32,
    wilds: u8,
    /// What is left over so far, and how many cards.
    left: i32,
    loose: usize,
    /// Whether a card is still to be thrown.
    throws: bool,
}

impl<'a> Search<'a> {
    pub fn new(needs: Needs, naturals: &'a [Natural], wilds: &[i32]) -> Search<'a> {
        let same = |a: &Natural, b: &Natural| (a.rank, a.suit) == (b.rank, b.suit);
        let twin = |place: usize| match place.checked_sub(1) {
            Some(before) if same(&naturals[before], &naturals[place]) => 1 << before,
            _ => 0,
        };
        let mut worths = wilds.to_vec();
        worths.sort_unstable();
        Search {
            needs,
            naturals,
            twin: (0..naturals.len()).map(twin).collect(),
            wilds: u8::try_from(wilds.len()).unwrap_or(u8::MAX),
            worths,
            chosen: Vec::with_capacity(6),
            most: (i32::MAX, 0),
            best: None,
        }
    }

    /// The melds that leave less than `most`, after a discard or not, if there are any; where melds count, also those that leave as much and
    /// are fewer.
    pub fn best(mut self, most: (i32, usize), discards: bool) -> Option<Best> {
        self.most = most;
        let cards = (1u32 << self.naturals.len()) - 1;
        self.place(Rest { cards, wilds: self.wilds, left: 0, loose: 0, throws: discards });
        self.best
    }

    /// Places the first card that is left everywhere it can go.
    fn place(&mut self, rest: Rest) {
        if self.measure(rest.left) >= self.most || rest.loose > self.needs.loose {
            return;
        }
        if rest.cards == 0 {
            return self.finish(rest);
        }
        let first = rest.cards.trailing_zeros() as usize;
        self.sets(first, rest);
        self.runs(first, rest);
        let cards = rest.cards & (rest.cards - 1);
        if rest.throws {
            self.place(Rest { cards, throws: false, ..rest });
        }
        let left = rest.left + self.naturals[first].worth;
        self.place(Rest { cards, left, loose: rest.loose + 1, ..rest });
    }

    /// All naturals are placed. Wilds that are left join a meld, are one by themselves, or are left over.
    fn finish(&mut self, rest: Rest) {
        if self.chosen.iter().filter(|group| group.low.is_some()).count() < self.needs.runs {
            return;
        }
        let unused = usize::from(rest.wilds);
        let kept = unused - usize::from(rest.throws && unused > 0);
        if rest.throws && unused == 0 {
            return;
        }
        let melded = !self.chosen.is_empty() || (kept >= LEAST && self.needs.in_place == 0);
        // Where there is no meld, all wilds are unused; the dearest is the one to throw.
        let loose = if melded { kept.saturating_sub(self.room()) } else { kept };
        let left = rest.left + self.worths[..loose].iter().sum::<i32>();
        if self.measure(left) < self.most && rest.loose + loose <= self.needs.loose {
            self.most = self.measure(left);
            self.best = Some(Best { left, loose, groups: self.chosen.clone() });
        }
    }

    /// What is left over, by which divisions are compared, and the melds so far where these count.
    fn measure(&self, left: i32) -> (i32, usize) {
        (left, if self.needs.fewest { self.chosen.len() } else { 0 })
    }

    /// How many wilds more than they need the melds can take: without end where wilds are a meld by themselves.
    fn room(&self) -> usize {
        if self.needs.in_place == 0 {
            return usize::MAX;
        }
        let room = |group: &Group| {
            let most = if group.low.is_some() { self.needs.longest } else { self.needs.largest };
            let (taken, wilds) = (group.cards.count_ones() as usize, usize::from(group.wilds));
            (most - taken - wilds).min(self.needs.wilds - wilds)
        };
        self.chosen.iter().map(room).fold(0, usize::saturating_add)
    }

    fn take(&mut self, group: Group, rest: Rest) {
        self.chosen.push(group);
        self.place(Rest { cards: rest.cards & !group.cards, wilds: rest.wilds - group.wilds, ..rest });
        self.chosen.pop();
    }

    /// Every set with this card. Of several copies the first ones are taken: with others it would be the same set.
    fn sets(&mut self, first: usize, rest: Rest) {
        let rank = self.naturals[first].rank;
        let same = (first + 1..self.naturals.len()).take_while(|place| self.naturals[*place].rank == rank);
        let others = same.fold(0u32, |mask, place| mask | 1 << place) & rest.cards;
        let mut part = others;
        loop {
            let cards = part | 1 << first;
            let size = cards.count_ones() as usize;
            let wilds = u8::try_from(LEAST.saturating_sub(size)).unwrap_or(0);
            let sized = (self.needs.in_place..=self.needs.largest).contains(&size);
            if self.has_wilds(wilds, rest) && sized && self.first_copies(cards, rest.cards) {
                self.take(Group { cards, wilds, low: None }, rest);
            }
            if part == 0 {
                break;
            }
            part = (part - 1) & others;
        }
    }

    /// Whether of every face the first copies are in this set: one of each, where its suits differ.
    fn first_copies(&self, cards: u32, rest: u32) -> bool {
        let mut bits = cards;
        while bits != 0 {
            let twin = self.twin[bits.trailing_zeros() as usize] & rest;
            if twin & !cards != 0 || (self.needs.suits_differ && twin != 0) {
                return false;
            }
            bits &= bits - 1;
        }
        true
    }

    /// Every run at whose end this card lies: upwards from it, or downwards from an ace above the king.
    fn runs(&mut self, first: usize, rest: Rest) {
        for (position, up) in positions(self.naturals[first].rank, self.needs.order) {
            let run = Run { cards: 1 << first, end: position, at: position, up, gaps: 0 };
            // With wilds a single card is a set as well, which is as good unless runs are asked for or take more wilds.
            if self.needs.runs > 0 || self.needs.largest < self.needs.longest {
                self.take_run(rest, run);
            }
            self.run(first, rest, run);
        }
    }

    /// Goes on with a run from the card placed last.
    fn run(&mut self, first: usize, rest: Rest, run: Run) {
        // Longer runs are two shorter ones, unless wilds need company.
        let longest = if self.needs.in_place == 0 { self.needs.longest.min(5) } else { self.needs.longest };
        if run.length() >= longest {
            return;
        }
        let order = self.needs.order;
        let at = if run.up { run.at + 1 } else { run.at - 1 };
        if !order.holds(at) || !order.spans(run.end.min(at), run.end.max(at)) {
            return;
        }
        if let Some(next) = self.held(order.rank(at), self.naturals[first].suit, rest.cards & !run.cards) {
            let longer = Run { cards: run.cards | 1 << next, at, ..run };
            self.take_run(rest, longer);
            self.run(first, rest, longer);
        }
        if self.has_wilds(run.gaps + 1, rest) {
            self.run(first, rest, Run { at, gaps: run.gaps + 1, ..run });
        }
    }

    /// Takes a run as it is, if there are wilds enough for it.
    fn take_run(&mut self, rest: Rest, run: Run) {
        let wilds = run.gaps + u8::try_from(LEAST.saturating_sub(run.length())).unwrap_or(0);
        if self.has_wilds(wilds, rest) && run.cards.count_ones() as usize >= self.needs.in_place {
            self.take(Group { cards: run.cards, wilds, low: Some(run.low()) }, rest);
        }
    }

    /// Whether there are so many wilds for one meld, and it takes them.
    fn has_wilds(&self, wilds: u8, rest: Rest) -> bool {
        wilds <= rest.wilds && usize::from(wilds) <= self.needs.wilds
    }

    /// The first copy of a face among these naturals.
    fn held(&self, rank: u8, suit: u8, among: u32) -> Option<usize> {
        let is_it = |natural: &Natural| (natural.rank, natural.suit) == (rank, suit);
        (0..self.naturals.len()).find(|place| among >> place & 1 == 1 && is_it(&self.naturals[*place]))
    }
}

/// A run that is being laid.
#[derive(Copy, Clone)]
struct Run {
    cards: u32,
    /// Where its first card lies, and where its last one or the wild after it.
    end: u8,
    at: u8,
    up: bool,
    /// The wilds in it.
    gaps: u8,
}

impl Run {
    fn length(&self) -> usize {
        usize::from(self.end.abs_diff(self.at)) + 1
    }

    fn low(&self) -> u8 {
        self.end.min(self.at)
    }
}
