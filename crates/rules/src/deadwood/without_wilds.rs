//! Block 4, the solver of closing: the least that the cards left over can be worth, exactly, in decks of at most 64 cards without
//! wilds. Cards are bits of a set by their id; every meld of the deck is listed once.

use crate::cards::deck::Deck;
use crate::cards::ids::CardId;
use crate::deadwood::division::Split;
use crate::deadwood::french_pack::Suits;
use crate::melds::meld::Meld;
use crate::melds::pattern::{Kind, Pattern, Sequence, Shape};
use crate::score::Values;
use crate::spec::Blocks;

/// A set of cards of one deck, a bit for each id.
pub type CardSet = u64;

/// Runs longer than this are two shorter ones, which leave as little.
const LONG: u32 = 5;

/// A group of cards that is a meld.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Group {
    cards: CardSet,
    worth: i32,
}

/// Every meld of a deck, and what its cards are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeldTable {
    /// The quicker way to the same answers, where the deck and the melds are such that there is one.
    suits: Option<Suits>,
    /// Those of few cards first.
    groups: Vec<Group>,
    /// How many of them are needed to know what is left over.
    short: usize,
    worth: Vec<i32>,
    /// No card is worth more.
    dearest: i32,
}

/// These cards as a set.
pub fn set_of(cards: &[CardId]) -> CardSet {
    cards.iter().fold(0, |set, card| set | bit(*card))
}

/// The cards of a set, in the deck's order.
pub fn cards_of(set: CardSet) -> impl Iterator<Item = CardId> {
    let next = |rest: &CardSet| Some(rest & (rest - 1)).filter(|rest| *rest != 0);
    std::iter::successors(Some(set).filter(|set| *set != 0), next)
        .map(|rest| CardId(rest.trailing_zeros() as u8))
}

/// No deck of which cards are gathered in sets has more than 64.
fn bit(card: CardId) -> CardSet {
    1 << (card.0 % 64)
}

impl MeldTable {
    /// The melds of a table at which hands are shown, where they can be listed: one pack of at most 64 cards, none of which is wild in any
    /// round.
    pub(crate) fn of(blocks: &Blocks) -> Option<MeldTable> {
        let Blocks { deck, wilds, patterns, values, deal, .. } = blocks;
        let any_wild = deck.cards().any(|card| wilds.includes(deck.printed(card)));
        let never_wild = !any_wild && deal.wild_ranks.is_empty() && deal.wild_cut.is_none();
        let one_pack = deck.len() <= 64 && !deck.has_copies();
        let plain = patterns.iter().all(|pattern| can_be_listed(&pattern.shape));
        let divides = blocks.knocks().is_some_and(|rule| !(rule.as_held || rule.fewest_melds));
        (divides && one_pack && plain && never_wild).then(|| MeldTable::new(deck, patterns, values))
    }

    /// The melds of a deck, and the quickest way to find them in a hand.
    pub fn new(deck: &Deck, patterns: &[Pattern], values: &Values) -> MeldTable {
        MeldTable { suits: Suits::of(deck, patterns, values), ..MeldTable::listed(deck, patterns, values) }
    }

    /// The melds of a deck, found in a hand by looking through the list of them all: what every deck and pattern allows.
    pub fn listed(deck: &Deck, patterns: &[Pattern], values: &Values) -> MeldTable {
        let worth: Vec<i32> = deck.cards().take(64).map(|card| values.of(deck.printed(card))).collect();
        let value = |cards: CardSet| cards_of(cards).map(|card| worth[usize::from(card.0)]).sum();
        let sets = patterns.iter().flat_map(|pattern| groups(deck, &pattern.shape));
        let mut groups: Vec<Group> = sets.map(|cards| Group { cards, worth: value(cards) }).collect();
        groups.sort_by_key(|group| group.cards.count_ones());
        groups.dedup();
        let short = groups.iter().take_while(|group| group.cards.count_ones() <= LONG).count();
        let dearest = worth.iter().copied().max().unwrap_or(0);
        MeldTable { suits: None, groups, short, worth, dearest }
    }

    /// What the dearest card is worth.
    pub fn dearest(&self) -> i32 {
        self.dearest
    }

    /// What these cards are worth where they are counted.
    pub fn worth(&self, cards: CardSet) -> i32 {
        let mut rest = cards;
        let mut sum = 0;
        while rest != 0 {
            sum += self.worth.get(rest.trailing_zeros() as usize).copied().unwrap_or(0);
            rest &= rest - 1;
        }
        sum
    }

    /// The least that the cards outside the melds of a hand can be worth.
    pub fn least(&self, hand: CardSet) -> i32 {
        if let Some(suits) = &self.suits {
            return suits.least(hand);
        }
        let mut held = [Group { cards: 0, worth: 0 }; 64];
        let mut count = 0;
        for group in &self.groups[..self.short] {
            if group.cards & !hand == 0 && count < held.len() {
                held[count] = *group;
                count += 1;
            }
        }
        self.worth(hand) - most(&held[..count], hand)
    }

    /// No more than [`least`](Self::least) and mostly as much, found without trying what could lie in several melds.
    #[inline]
    pub fn at_least(&self, hand: CardSet) -> i32 {
        match &self.suits {
            Some(suits) => suits.at_least(hand, self.dearest),
            None => self.least(hand),
        }
    }

    /// The cards of a hand that could lie in a set, and those that could lie in a run: where no card is in both, these are its melds.
    /// None where the deck or the melds are not of the kind of which this can be told at a glance.
    #[inline]
    pub fn sets_and_runs(&self, hand: CardSet) -> Option<(CardSet, CardSet)> {
        self.suits.as_ref().map(|_| Suits::sets_and_runs(hand))
    }

    /// For each card of a hand, in the deck's order: the least left over once it is thrown.
    pub fn least_without(&self, hand: CardSet) -> impl Iterator<Item = (CardId, i32)> + '_ {
        cards_of(hand).map(move |card| (card, self.least(hand & !bit(card))))
    }

    /// The melds of a hand that leave the least; of several such divisions the one of which `cost` is least.
    pub fn melds(&self, hand: CardSet, cost: impl Fn(&[CardSet]) -> (u32, usize)) -> Vec<CardSet> {
        if let Some(only) = self.suits.as_ref().and_then(|suits| suits.only_melds(hand)) {
            return only;
        }
        let held = self.held(hand);
        let least = self.least(hand);
        let mut search =
            Divisions { table: self, held: &held, least, cost: &cost, chosen: Vec::new(), best: None };
        search.choose(0, hand);
        search.best.map(|(_, melds)| melds).unwrap_or_default()
    }

    /// Every meld that a hand holds, those of few cards first.
    fn held(&self, hand: CardSet) -> Vec<CardSet> {
        match &self.suits {
            Some(suits) => suits.melds_in(hand),
            None => self.groups.iter().map(|group| group.cards).filter(|cards| cards & !hand == 0).collect(),
        }
    }

    /// A hand as it is best divided, its cards in the order of the hand.
    pub fn split(&self, hand: &[CardId]) -> Split {
        let melds = self.melds(set_of(hand), |melds| (0, melds.len()));
        let loose = |card: &CardId| melds.iter().all(|meld| meld & bit(*card) == 0);
        Split {
            loose: hand.iter().copied().filter(loose).collect(),
            melds: melds.iter().map(|meld| cards_of(*meld).collect()).collect(),
        }
    }

    /// The cards that would fit on these melds: those of the deck with which one of them is a meld still.
    pub fn fitting(&self, melds: &[CardSet]) -> CardSet {
        if self.suits.is_some() {
            let fit = melds.iter().fold(0, |fit, meld| fit | Suits::fitting(*meld));
            return melds.iter().fold(fit, |fit, meld| fit & !meld);
        }
        let longer = |group: &&Group| {
            melds
                .iter()
                .any(|meld| group.cards & meld == *meld && group.cards.count_ones() == meld.count_ones() + 1)
        };
        let fit = self.groups.iter().filter(longer).fold(0, |fit, group| fit | group.cards);
        melds.iter().fold(fit, |fit, meld| fit & !meld)
    }
}

/// The most that melds of these can be worth which share no card.
fn most(held: &[Group], free: CardSet) -> i32 {
    let mut best = 0;
    for (index, group) in held.iter().enumerate() {
        if group.cards & !free == 0 {
            best = best.max(group.worth + most(&held[index + 1..], free & !group.cards));
        }
    }
    best
}

/// Looks at every division of a hand that leaves the least.
struct Divisions<'a> {
    table: &'a MeldTable,
    held: &'a [CardSet],
    least: i32,
    cost: &'a dyn Fn(&[CardSet]) -> (u32, usize),
    chosen: Vec<CardSet>,
    /// What the melds found cost, and the melds.
    best: Option<((u32, usize), Vec<CardSet>)>,
}

impl Divisions<'_> {
    /// Goes on with the melds from this one on, of cards that are still free. What they leave over can still be as little as it may.
    fn choose(&mut self, from: usize, free: CardSet) {
        if self.table.worth(free) == self.least {
            let cost = (self.cost)(&self.chosen);
            if self.best.as_ref().is_none_or(|(least, _)| cost < *least) {
                self.best = Some((cost, self.chosen.clone()));
            }
        }
        for (index, meld) in self.held.iter().enumerate().skip(from) {
            let rest = free & !meld;
            if meld & !free == 0 && self.table.least(rest) == self.least {
                self.chosen.push(*meld);
                self.choose(index + 1, rest);
                self.chosen.pop();
            }
        }
    }
}

/// Whether [`groups`] finds all melds of this shape.
fn can_be_listed(shape: &Shape) -> bool {
    match shape {
        Shape::Kind(_) => true,
        Shape::Sequence(Sequence { order, one_suit, .. }) => {
            *one_suit && !order.corner && !order.queen_king_ace
        }
        _ => false,
    }
}

/// Every group of the deck's cards of this shape.
fn groups(deck: &Deck, shape: &Shape) -> Vec<CardSet> {
    let all = |rank: u8, suit: Option<u8>| {
        let meant = |card: &CardId| {
            let face = deck.printed(*card);
            face.rank == rank && suit.is_none_or(|suit| suit == face.suit)
        };
        deck.cards().take(64).filter(meant).fold(0, |set, card| set | bit(card))
    };
    let mut found = Vec::new();
    match shape {
        Shape::Kind(Kind { size, .. }) => {
            for rank in 1..=13 {
                let whole = all(rank, None);
                let parts = std::iter::successors(Some(whole), |part| {
                    Some((part - 1) & whole).filter(|part| *part != 0)
                });
                found.extend(parts.filter(|part| (size.0..=size.1).contains(&(part.count_ones() as usize))));
            }
        }
        Shape::Sequence(Sequence { size, order, .. }) => {
            for (suit, low) in (0..4).flat_map(|suit| (order.least..=order.most).map(move |low| (suit, low)))
            {
                for high in low..=order.most {
                    let length = usize::from(high - low) + 1;
                    if (size.0..=size.1).contains(&length) && order.spans(low, high) {
                        let card = |position| all(order.rank(position), Some(suit));
                        found.push((low..=high).fold(0, |run, position| run | card(position)));
                    }
                }
            }
        }
        _ => {}
    }
    found
}

/// The cards of melds on a table, each as a set.
pub fn sets_of(melds: &[Meld]) -> Vec<CardSet> {
    melds.iter().map(|meld| meld.cards().fold(0, |set, card| set | bit(card))).collect()
}
