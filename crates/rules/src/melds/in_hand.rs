//! Block 4, the solver's search: melds that a hand holds.

use crate::action::MeldPlan;
use crate::cards::ids::CardId;
use crate::cards::order::{HIGH_ACE, Order};
use crate::deadwood::division;
use crate::melds::pattern::{self, Kind, Listed, Sequence, Shape};
use crate::spec::Spec;

/// No more melds of one pattern than this are offered from one hand: enough to choose well, few enough to look at them all.
const MOST_MELDS: usize = 400;
/// No more wilds than this stand where the hand has the natural card, which may be wanted elsewhere.
const MOST_SPARED: usize = 2;
/// No more natural cards of one rank than this are looked at.
const MOST_OF_A_RANK: usize = 8;
/// The length of a run from ace to ace.
const LONGEST_RUN: usize = HIGH_ACE as usize;

/// Melds that can be laid from a hand. In games without wild cards all of them; else the ones that use few wilds.
pub fn melds_in(spec: &Spec, hand: &[CardId]) -> Vec<MeldPlan> {
    let grouped = spec.patterns.iter().any(|pattern| matches!(pattern.shape, Shape::Own(_)));
    if grouped {
        let melds = division::melds_in(spec, hand).into_iter().map(|mask| division::picked(hand, mask));
        return melds.map(|cards| MeldPlan { cards, ..MeldPlan::default() }).collect();
    }
    let mut search = Search::new(spec, hand);
    let mut found: Vec<MeldPlan> = Vec::new();
    for (index, pattern) in spec.patterns.iter().enumerate() {
        search.pattern = index;
        match &pattern.shape {
            Shape::Kind(Kind { size, .. }) => search.kinds(*size),
            Shape::Sequence(Sequence { size, one_suit, order, .. }) => {
                search.sequences(*size, *one_suit, *order);
            }
            Shape::Listed(listed) => search.listed(listed),
            Shape::Own(_) => {}
        }
        search.melds.sort_by_key(|(wilds, _)| *wilds);
        let plan = |(_, cards)| MeldPlan { cards, pattern: Some(index), ..MeldPlan::default() };
        found.extend(search.melds.drain(..).take(MOST_MELDS).map(plan));
    }
    found
}

/// Melds of hand cards with the top cards of a discard pile that can be played from.
pub fn melds_with_pile(spec: &Spec, hand: &[CardId], pile: &[CardId]) -> Vec<MeldPlan> {
    if spec.draw.discard != crate::turn::FromDiscard::IntoMelds {
        return Vec::new();
    }
    let mut found = Vec::new();
    for depth in 1..=pile.len().min(3) {
        let top = &pile[pile.len() - depth..];
        for mask in 0..1u32 << hand.len().min(8) {
            let cards = division::picked(hand, mask);
            let whole: Vec<CardId> = cards.iter().chain(top).copied().collect();
            if pattern::read(spec, &whole).is_ok() {
                let from_pile = u8::try_from(depth).unwrap_or(u8::MAX);
                found.push(MeldPlan { cards, from_pile, ..MeldPlan::default() });
            }
        }
    }
    found
}

/// A card that is not wild, with what is printed on it.
#[derive(Copy, Clone)]
struct Natural {
    card: CardId,
    face: u8,
    rank: u8,
    suit: u8,
}

impl Natural {
    fn of(spec: &Spec, card: CardId) -> Natural {
        let face = spec.deck.printed(card);
        Natural { card, face: spec.deck.face_index(card), rank: face.rank, suit: face.suit }
    }
}

/// A hand that is looked through for melds of one pattern after the other.
struct Search<'a> {
    spec: &'a Spec,
    naturals: Vec<Natural>,
    wilds: Vec<CardId>,
    /// The pattern that is looked for.
    pattern: usize,
    /// The cards of a group that may be a meld of it.
    group: Vec<CardId>,
    /// The groups that are, each with how many wilds it has.
    melds: Vec<(usize, Vec<CardId>)>,
}

impl<'a> Search<'a> {
    fn new(spec: &'a Spec, hand: &[CardId]) -> Search<'a> {
        let (wilds, naturals): (Vec<CardId>, Vec<CardId>) =
            hand.iter().partition(|card| spec.is_wild(**card));
        let naturals = naturals.into_iter().map(|card| Natural::of(spec, card)).collect();
        let group = Vec::with_capacity(hand.len());
        Search { spec, naturals, wilds, pattern: 0, group, melds: Vec::new() }
    }

    /// Keeps the group, which has so many wilds, if it is a meld.
    fn keep_meld(&mut self, wilds: usize) {
        if pattern::is_meld(self.spec, self.pattern, &self.group) {
            self.melds.push((wilds, self.group.clone()));
        }
    }

    /// Cards of one rank: every number of naturals, filled up with every number of wilds.
    fn kinds(&mut self, size: (usize, usize)) {
        let mut held = [0; 14];
        self.naturals.iter().for_each(|natural| held[usize::from(natural.rank)] += 1);
        // One natural always takes part, so that no group is found twice under another rank.
        let enough = |rank: &u8| {
            let naturals = held[usize::from(*rank)];
            naturals > 0 && naturals + self.wilds.len() >= size.0
        };
        let ranks: u32 = (1..=13u8).filter(enough).fold(0, |ranks, rank| ranks | 1 << rank);
        division::bits(ranks).for_each(|rank| self.kinds_of(rank, size));
    }

    fn kinds_of(&mut self, rank: usize, size: (usize, usize)) {
        let mut same = [None; MOST_OF_A_RANK];
        let of_rank = self.naturals.iter().filter(|natural| usize::from(natural.rank) == rank);
        same.iter_mut().zip(of_rank).for_each(|(place, natural)| *place = Some(*natural));
        let held = same.iter().flatten().count();
        // Of each face the first copies are picked: with others it would only be the same group again.
        let mut needed = [0u32; MOST_OF_A_RANK];
        for (place, natural) in same.iter().flatten().enumerate() {
            let copies = same.iter().flatten().take(place).enumerate();
            let copies = copies.filter(|(_, earlier)| earlier.face == natural.face);
            needed[place] = copies.fold(0, |mask, (earlier, _)| mask | 1 << earlier);
        }
        for mask in (1..1u32 << held).rev() {
            let count = mask.count_ones() as usize;
            let in_reach = count <= size.1 && count + self.wilds.len() >= size.0;
            if !in_reach || division::bits(mask).any(|place| needed[place] & !mask != 0) {
                continue;
            }
            for wilds in size.0.saturating_sub(count)..=self.wilds.len().min(size.1 - count) {
                self.group.clear();
                self.group.extend(division::bits(mask).filter_map(|place| same[place]).map(|card| card.card));
                self.group.extend(&self.wilds[..wilds]);
                self.keep_meld(wilds);
            }
        }
    }

    /// Listed groups, what is missing filled up with wilds.
    fn listed(&mut self, listed: &Listed) {
        let mut held = self.naturals.clone();
        if !listed.wilds {
            held.extend(self.wilds.iter().map(|card| Natural::of(self.spec, *card)));
        }
        for faces in &listed.groups {
            let mut at_hand = held.clone();
            self.group.clear();
            for (suit, rank) in faces {
                let found = at_hand.iter().position(|card| (card.suit, card.rank) == (*suit, *rank));
                self.group.extend(found.map(|place| at_hand.remove(place).card));
            }
            let wilds = faces.len() - self.group.len();
            let at_most = if listed.wilds { self.wilds.len() } else { 0 };
            if wilds < faces.len() && wilds <= at_most {
                self.group.extend(&self.wilds[..wilds]);
                self.keep_meld(wilds);
            }
        }
    }

    /// Runs over every stretch of positions, gaps filled with wilds.
    fn sequences(&mut self, size: (usize, usize), one_suit: bool, order: Order) {
        let suits: &[Option<u8>] = if one_suit { &[Some(0), Some(1), Some(2), Some(3)] } else { &[None] };
        let most = size.1.min(LONGEST_RUN).min(self.naturals.len() + self.wilds.len());
        for suit in suits {
            let row = Row::of(&self.naturals, *suit, order);
            let longest = row.held.count_ones() as usize + self.wilds.len();
            for length in size.0..=most.min(longest) {
                for low in order.beginnings().map(usize::from) {
                    let naturals = row.held_from(low, length);
                    let enough = naturals != 0 && naturals.count_ones() as usize + self.wilds.len() >= length;
                    if enough && (order.corner || low + length <= LONGEST_RUN + 1) {
                        self.stretch(&row, low, length, naturals);
                    }
                }
            }
        }
    }

    /// The cards of one stretch, which the hand with its wilds can fill; and with a wild or two more in place of naturals.
    fn stretch(&mut self, row: &Row, low: usize, length: usize, naturals: u32) {
        let missing = length - naturals.count_ones() as usize;
        let spare = (self.wilds.len() - missing).min(naturals.count_ones() as usize - 1);
        for given_up in few_of(naturals, spare) {
            let mut wilds = self.wilds.iter().copied();
            let card = |place: usize| match (naturals & !given_up) >> place & 1 {
                1 => row.card(low + place, low),
                _ => wilds.next(),
            };
            self.group.clear();
            self.group.extend((0..length).filter_map(card));
            self.keep_meld(missing + given_up.count_ones() as usize);
        }
    }
}

/// The natural cards of a hand that could stand in a run.
struct Row {
    /// One for each position.
    at: [Option<CardId>; LONGEST_RUN + 1],
    /// What stands above the king where an ace lies below the two already.
    second_ace: Option<CardId>,
    /// The positions for which there is a card, as bits.
    held: u32,
}

impl Row {
    fn of(naturals: &[Natural], suit: Option<u8>, order: Order) -> Row {
        let mut row = Row { at: [None; LONGEST_RUN + 1], second_ace: None, held: 0 };
        for natural in naturals.iter().filter(|natural| suit.is_none_or(|suit| suit == natural.suit)) {
            let position = order.place_of(natural.rank);
            let place = &mut row.at[usize::from(position)];
            if place.is_none() {
                *place = Some(natural.card);
                row.held |= 1 << position;
            } else if natural.rank == 1 && row.second_ace.is_none() {
                row.second_ace = Some(natural.card);
            }
        }
        if row.at[1].is_some() {
            row.at[usize::from(HIGH_ACE)] = row.at[1];
            row.held |= 1 << HIGH_ACE;
        }
        if order.corner {
            row.held |= row.held << (LONGEST_RUN - 1);
        }
        row
    }

    /// For which of so many positions from `low` on there is a card, the lowest at bit 0.
    fn held_from(&self, low: usize, length: usize) -> u32 {
        let held = self.held >> low & ((1 << length) - 1);
        // An ace stands at one end of a run, and only a second one at the other.
        let one_ace = low == 1 && self.second_ace.is_none() && held & 1 == 1;
        if one_ace { held & !(1 << (LONGEST_RUN - 1)) } else { held }
    }

    /// The card for a position of a run that begins at `low`.
    fn card(&self, position: usize, low: usize) -> Option<CardId> {
        let second = position == usize::from(HIGH_ACE) && low == 1 && self.at[1].is_some();
        let once_round = if position > LONGEST_RUN { LONGEST_RUN - 1 } else { 0 };
        if second { self.second_ace } else { self.at[position - once_round] }
    }
}

/// Every choice of at most so many of these places, and no more than [`MOST_SPARED`], as bits; none of them first.
fn few_of(places: u32, most: usize) -> impl Iterator<Item = u32> {
    let at_least = |count: usize| if most >= count { places } else { 0 };
    let one = division::bits(at_least(1)).map(|place| 1 << place);
    let two = division::bits(at_least(MOST_SPARED)).flat_map(move |upper| {
        division::bits(places & ((1 << upper) - 1)).map(move |lower| 1 << lower | 1 << upper)
    });
    std::iter::once(0).chain(one).chain(two)
}
