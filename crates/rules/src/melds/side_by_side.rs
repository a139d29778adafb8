//! Block 4, the solver's search: melds of one hand that can lie side by side. Copies of a card are as good as each other, and so
//! are wilds, so that two melds found with the same joker can both be laid where there are two.

use crate::action::MeldPlan;
use crate::cards::ids::CardId;
use crate::melds::meld::natural_rank;
use crate::spec::Spec;
use crate::turn::gate::Wanted;

/// No more combinations than this.
const MOST_COMBINATIONS: usize = 200;
/// No more melds than this are tried for one contract.
const LONGEST_SEARCH: usize = 30_000;
/// All wilds together, among the faces.
const WILD: u8 = u8::MAX;

/// The cards of a hand that a set of melds has left.
pub(crate) struct Supply<'a> {
    spec: &'a Spec,
    hand: &'a [CardId],
    left: [u8; 256],
}

impl<'a> Supply<'a> {
    pub fn new(spec: &'a Spec, hand: &'a [CardId]) -> Supply<'a> {
        let mut supply = Supply { spec, hand, left: [0; 256] };
        hand.iter().for_each(|card| supply.left[supply.kind(*card)] += 1);
        supply
    }

    /// Cards of one kind are as good as each other.
    fn kind(&self, card: CardId) -> usize {
        usize::from(if self.spec.is_wild(card) { WILD } else { self.spec.deck.face_index(card) })
    }

    /// Whether one card is as good as another.
    pub fn alike(&self, one: CardId, other: CardId) -> bool {
        self.kind(one) == self.kind(other)
    }

    /// Whether the hand has a card like this left.
    pub fn has(&self, card: CardId) -> bool {
        self.left[self.kind(card)] > 0
    }

    /// Whether a meld may lie beside these: not where a side has one of each rank, and this is another one.
    pub fn suits<'m>(&self, meld: &MeldPlan, laid: impl IntoIterator<Item = &'m MeldPlan>) -> bool {
        let rank = |plan: &MeldPlan| natural_rank(self.spec, plan.cards.iter().copied());
        !self.spec.tableau.one_of_a_rank || laid.into_iter().all(|other| rank(other) != rank(meld))
    }

    /// Takes the cards of a meld, if they are there.
    pub fn take(&mut self, meld: &MeldPlan) -> bool {
        for (taken, card) in meld.cards.iter().enumerate() {
            let kind = self.kind(*card);
            if self.left[kind] == 0 {
                meld.cards[..taken].iter().for_each(|card| self.put_back(*card));
                return false;
            }
            self.left[kind] -= 1;
        }
        true
    }

    pub fn put_back(&mut self, card: CardId) {
        let kind = self.kind(card);
        self.left[kind] += 1;
    }

    /// The melds with a card of the hand for each of theirs, no card twice.
    pub fn deal_out(&self, melds: &[&MeldPlan]) -> Vec<MeldPlan> {
        let mut spare = self.hand.to_vec();
        let mut pick = |wanted: &CardId| {
            let itself = spare.iter().position(|card| card == wanted);
            let alike = || spare.iter().position(|card| self.kind(*card) == self.kind(*wanted));
            itself.or_else(alike).map(|place| spare.remove(place))
        };
        let mut dealt = |meld: &&MeldPlan| MeldPlan {
            cards: meld.cards.iter().filter_map(&mut pick).collect(),
            ..(*meld).clone()
        };
        melds.iter().map(&mut dealt).collect()
    }
}

/// Melds that can be laid together, up to so many at once; single ones first.
pub fn combinations(spec: &Spec, hand: &[CardId], melds: &[MeldPlan], most: usize) -> Vec<Vec<MeldPlan>> {
    let mut found: Vec<Vec<usize>> = (0..melds.len()).map(|meld| vec![meld]).collect();
    let mut begin = 0;
    for _ in 1..most {
        let end = found.len();
        for index in begin..end {
            let mut supply = Supply::new(spec, hand);
            let laid = found[index].clone();
            let all_there = laid.iter().all(|meld| supply.take(&melds[*meld]));
            let next = laid.last().map_or(0, |last| *last);
            for (meld, plan) in melds.iter().enumerate().skip(next) {
                let suits = supply.suits(plan, laid.iter().map(|meld| &melds[*meld]));
                if all_there && suits && found.len() < MOST_COMBINATIONS && supply.take(plan) {
                    plan.cards.iter().for_each(|card| supply.put_back(*card));
                    found.push(laid.iter().copied().chain([meld]).collect());
                }
            }
        }
        begin = end;
    }
    let supply = Supply::new(spec, hand);
    let dealt =
        |laid: &Vec<usize>| supply.deal_out(&laid.iter().map(|meld| &melds[*meld]).collect::<Vec<_>>());
    found.iter().map(dealt).collect()
}

/// Melds that can be laid together and fill a contract, and use up the whole hand where that is wanted.
pub fn contracts(
    spec: &Spec,
    hand: &[CardId],
    melds: &[MeldPlan],
    slots: &[Wanted],
    whole_hand: bool,
) -> Vec<Vec<MeldPlan>> {
    let cards = whole_hand.then_some(hand.len());
    let supply = Supply::new(spec, hand);
    let mut search =
        Search { melds, slots, cards, supply, tries: LONGEST_SEARCH, laid: Vec::new(), found: Vec::new() };
    search.fill(0);
    search.found
}

struct Search<'a> {
    melds: &'a [MeldPlan],
    slots: &'a [Wanted],
    /// How many cards the melds must have in all.
    cards: Option<usize>,
    supply: Supply<'a>,
    /// How many melds may still be tried.
    tries: usize,
    laid: Vec<&'a MeldPlan>,
    found: Vec<Vec<MeldPlan>>,
}

impl Search<'_> {
    /// Fills the next slot with every meld from this one on; alike slots take their melds in order.
    fn fill(&mut self, from: usize) {
        let filled = self.laid.len();
        let Some(slot) = self.slots.get(filled).copied() else {
            let used: usize = self.laid.iter().map(|meld| meld.cards.len()).sum();
            if self.cards.is_none_or(|cards| cards == used) {
                self.found.push(self.supply.deal_out(&self.laid));
            }
            return;
        };
        let alike = self.slots.get(filled + 1) == Some(&slot);
        for (index, meld) in self.melds.iter().enumerate().skip(from) {
            let fits = meld.pattern.is_some_and(|pattern| slot.takes(pattern, meld.cards.len()));
            if !fits {
                continue;
            }
            if self.tries == 0 || self.found.len() >= MOST_COMBINATIONS {
                return;
            }
            self.tries -= 1;
            if self.supply.take(meld) {
                self.laid.push(meld);
                self.fill(if alike { index } else { 0 });
                self.laid.pop();
                meld.cards.iter().for_each(|card| self.supply.put_back(*card));
            }
        }
    }
}
