//! Block 4, the solver of closing with wilds: the least that the cards left over can be worth, exactly, with any number of wilds and
//! of copies. Wilds that a meld does not need join any meld there is, so that only naturals are tried.

mod declared;
mod search;

pub use declared::Declared;

use crate::cards::ids::CardId;
use crate::cards::order::{HIGH_ACE, Order};
use crate::cards::wilds::WildLimit;
use crate::deadwood::division::{self, Split};
use crate::melds::pattern::{Kind, Sequence, Shape};
use crate::round::close::KnockRule;
use crate::spec::Spec;
use declared::Dividing;
use search::{Best, Group, Natural, Search};

/// A set or a run has so many cards.
const LEAST: usize = 3;

/// What melds of a game need.
#[derive(Copy, Clone)]
struct Needs {
    /// So many cards in their own place.
    in_place: usize,
    /// Whether a wild of the rank that is wild may be one of them.
    as_themselves: bool,
    /// The positions of runs.
    order: Order,
    /// The most cards of a run.
    longest: usize,
    /// The most cards of a set.
    largest: usize,
    /// Whether the naturals of a set are of different suits.
    suits_differ: bool,
    /// So many of the melds are runs.
    runs: usize,
    /// The most wilds of a meld that stand for other cards.
    wilds: usize,
    /// The most cards that may be left over.
    loose: usize,
    /// Whether of divisions that leave as little the one with fewest melds is meant, and of these one whose wilds are themselves.
    fewest: bool,
}

/// The least that the cards outside the melds of a hand can be worth; where hands are declared, the least that counts against it.
pub fn least(spec: &Spec, hand: &[CardId]) -> i32 {
    left(spec, hand, false)
}

/// The same after the best discard of a hand.
pub fn least_after_discard(spec: &Spec, hand: &[CardId]) -> i32 {
    left(spec, hand, true)
}

fn left(spec: &Spec, hand: &[CardId], discards: bool) -> i32 {
    match Dividing::new(spec, hand, discards) {
        Some(dividing) => dividing.best().left,
        None => solved(spec, needs(spec), hand, discards).map_or(0, |solution| solution.best.left),
    }
}

/// A hand divided into the melds of a declaration, every card in one of them, if it can be.
pub fn declared(spec: &Spec, hand: &[CardId]) -> Option<Declared> {
    Some(Dividing::new(spec, hand, false)?.whole()?.melds(spec))
}

/// Whether a hand can be divided so once a card of it is thrown.
pub fn could_declare(spec: &Spec, hand: &[CardId]) -> bool {
    Dividing::new(spec, hand, true).is_some_and(|dividing| dividing.whole().is_some())
}

/// How many cards have to come, at least, until a hand can be declared, where it holds `spare` cards more than are declared; as far as is
/// worth knowing. None where hands are not declared.
pub fn lacking(spec: &Spec, hand: &[CardId], spare: usize) -> Option<usize> {
    Some(Dividing::new(spec, hand, false)?.lacking(spare))
}

/// Whether fewer cards than these have to come until a hand can be declared, in less time. Never where hands are not declared.
pub fn lacks_fewer(spec: &Spec, hand: &[CardId], than: usize, spare: usize) -> bool {
    Dividing::new(spec, hand, false).is_some_and(|dividing| dividing.lacks_fewer(than, spare))
}

/// A hand divided so that the least is left over. Every wild that its melds do not need lies at one of them, as long as there is room.
pub fn split(spec: &Spec, hand: &[CardId]) -> Split {
    let melds = match Dividing::new(spec, hand, false) {
        Some(dividing) => dividing.best().melds(spec).into_melds(),
        None => solved(spec, needs(spec), hand, false).map_or(Vec::new(), |solution| solution.melds(spec)),
    };
    divided(hand, melds)
}

/// A hand divided so that it may be shown to close by, as far as the number of cards left over goes: the least is left over, in as few melds as
/// can be. None where too many cards are left over in any case.
pub fn split_to_close(spec: &Spec, rule: &KnockRule, hand: &[CardId]) -> Option<Split> {
    let needs = needs(spec).map(|needs| Needs {
        loose: rule.most_loose.unwrap_or(usize::MAX),
        fewest: rule.fewest_melds,
        ..needs
    });
    Some(divided(hand, solved(spec, needs, hand, false)?.melds(spec)))
}

fn divided(hand: &[CardId], melds: Vec<Vec<CardId>>) -> Split {
    let loose = |card: &CardId| !melds.iter().flatten().any(|melded| melded == card);
    Split { loose: hand.iter().copied().filter(loose).collect(), melds }
}

/// A hand solved: which of its cards were taken as naturals, which as wilds, and the best melds of them.
struct Solution {
    needs: Needs,
    naturals: Vec<Natural>,
    wilds: Vec<CardId>,
    best: Best,
}

/// Tries every role of the wilds that may be played as themselves: one, where wilds need no naturals beside them.
fn solved(spec: &Spec, needs: Option<Needs>, hand: &[CardId], discards: bool) -> Option<Solution> {
    let needs = needs?;
    let (wilds, plain): (Vec<CardId>, Vec<CardId>) = hand.iter().partition(|card| spec.is_wild(**card));
    let is_both = |card: &&CardId| {
        needs.in_place > 0 && needs.as_themselves && spec.wilds.has_place(spec.deck.printed(**card))
    };
    let both: Vec<CardId> = wilds.iter().filter(is_both).copied().collect();
    let mut solution: Option<Solution> = None;
    for roles in 0..1u32 << both.len().min(division::LARGEST_HAND) {
        let as_naturals = division::picked(&both, roles);
        let wilds: Vec<CardId> = wilds.iter().copied().filter(|card| !as_naturals.contains(card)).collect();
        let mut naturals: Vec<Natural> =
            plain.iter().chain(&as_naturals).map(|card| natural(spec, *card, spec.value(*card))).collect();
        naturals.sort_by_key(|natural| (natural.rank, natural.suit));
        // Roles with more wilds as themselves come later, and are as good with as many melds.
        let most = solution.as_ref().map_or((i32::MAX, 0), |Solution { best, .. }| {
            (best.left, if needs.fewest { best.groups.len() + 1 } else { 0 })
        });
        let worths: Vec<i32> = wilds.iter().map(|card| spec.value(*card)).collect();
        if let Some(best) = Search::new(needs, &naturals, &worths).best(most, discards) {
            solution = Some(Solution { needs, naturals, wilds, best });
        }
    }
    solution
}

/// A card that is worth so much where it is left over.
fn natural(spec: &Spec, card: CardId, worth: i32) -> Natural {
    let face = spec.deck.printed(card);
    Natural { card, rank: face.rank, suit: face.suit, worth }
}

/// What the sets and runs of a game need; its wilds are limited alike in both. None where runs need not be of one suit.
fn needs(spec: &Spec) -> Option<Needs> {
    let shapes = || spec.patterns.iter().map(|pattern| &pattern.shape);
    let (largest, suits_differ) = shapes().find_map(|shape| match shape {
        Shape::Kind(Kind { size, suits_differ, .. }) => Some((size.1, *suits_differ)),
        _ => None,
    })?;
    shapes().find_map(|shape| {
        let Shape::Sequence(Sequence { size, one_suit: true, order, wilds, .. }) = shape else { return None };
        let (in_place, as_themselves, wilds) = match wilds {
            WildLimit::InPlace(least) => (*least, true, usize::MAX),
            WildLimit::AtMost { naturals, in_place: true, wilds } => (*naturals, true, *wilds),
            WildLimit::Naturals(least) => (*least, false, usize::MAX),
            WildLimit::UpToNaturals
            | WildLimit::FewerThanNaturals
            | WildLimit::Own(_)
            | WildLimit::AtMost { in_place: false, .. } => return None,
        };
        Some(Needs {
            in_place,
            as_themselves,
            order: *order,
            longest: size.1,
            largest,
            suits_differ,
            runs: 0,
            wilds,
            loose: usize::MAX,
            fewest: false,
        })
    })
}

impl Solution {
    /// The melds, each wild in its place.
    fn melds(&self, spec: &Spec) -> Vec<Vec<CardId>> {
        self.laid(spec).into_iter().map(|meld| meld.cards).collect()
    }

    fn laid(&self, spec: &Spec) -> Vec<Laid> {
        let mut wilds = self.wilds.clone();
        wilds.sort_by_key(|wild| spec.value(*wild));
        wilds.drain(..self.best.loose);
        let mut laid: Vec<Laid> =
            self.best.groups.iter().map(|group| self.lay(spec, group, &mut wilds)).collect();
        if wilds.len() >= LEAST && self.needs.in_place == 0 {
            laid.push(Laid { cards: std::mem::take(&mut wilds), run: None, wilds: 0 });
        }
        laid.sort_by_key(|meld| meld.run.is_some());
        for wild in wilds {
            let Some(meld) = laid.iter_mut().find(|meld| meld.has_room(self.needs)) else { break };
            meld.add(wild, self.needs.order);
        }
        laid
    }

    /// A group as a meld; the wilds it takes leave the list.
    fn lay(&self, spec: &Spec, group: &Group, wilds: &mut Vec<CardId>) -> Laid {
        let naturals = || division::bits(group.cards).map(|place| &self.naturals[place]);
        let Some(low) = group.low else {
            let mut cards: Vec<CardId> = naturals().map(|natural| natural.card).collect();
            let needed = usize::from(group.wilds).min(wilds.len());
            cards.extend(wilds.drain(..needed));
            return Laid { cards, run: None, wilds: needed };
        };
        let length = group.cards.count_ones() as u8 + group.wilds;
        let suit = naturals().next().map_or(0, |natural| natural.suit);
        let low = low.min(self.needs.order.most + 1 - length);
        let card = |position: u8| {
            let rank = self.needs.order.rank(position);
            let held = naturals().find(|natural| natural.rank == rank).map(|natural| natural.card);
            held.or_else(|| {
                // A wild that is this very card, if there is one.
                let same = |card: &CardId| {
                    let face = spec.deck.printed(*card);
                    (face.rank, face.suit) == (rank, suit)
                };
                let place = wilds.iter().position(same).unwrap_or(0);
                (place < wilds.len()).then(|| wilds.remove(place))
            })
        };
        let cards = (low..low + length).filter_map(card).collect();
        Laid { cards, run: Some(low), wilds: usize::from(group.wilds) }
    }
}

/// A meld that wilds may still join.
struct Laid {
    cards: Vec<CardId>,
    /// The position of the first card of a run.
    run: Option<u8>,
    /// How many of the cards stand for others.
    wilds: usize,
}

impl Laid {
    fn high(&self, low: u8) -> u8 {
        low + u8::try_from(self.cards.len()).unwrap_or(u8::MAX) - 1
    }

    fn has_room(&self, needs: Needs) -> bool {
        let order = needs.order;
        if self.wilds >= needs.wilds {
            return false;
        }
        match self.run {
            None => self.cards.len() < needs.largest,
            Some(low) => {
                order.spans(low, self.high(low) + 1) || (low > 1 && order.spans(low - 1, self.high(low)))
            }
        }
    }

    fn add(&mut self, wild: CardId, order: Order) {
        self.wilds += 1;
        match self.run {
            Some(low) if !order.spans(low, self.high(low) + 1) => {
                self.cards.insert(0, wild);
                self.run = Some(low - 1);
            }
            _ => self.cards.push(wild),
        }
    }
}

/// The positions at which a card of this rank can stand, low and high.
fn positions(rank: u8, order: Order) -> impl Iterator<Item = (u8, bool)> {
    order.positions(rank).map(|position| (position, position != HIGH_ACE))
}
