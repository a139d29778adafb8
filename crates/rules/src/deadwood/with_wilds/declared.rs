//! The solver of declarations: melds that count only beside a pure run and enough others. Every pure run is
//! tried; what remains is searched for the other runs and for the melds that leave least. A wild that these do not need joins one of the
//! runs, where there is always room: a hand has no more than a dozen cards beside its pure run.

use super::{Needs, Solution, natural, needs, search::Search};
use crate::cards::ids::CardId;
use crate::cards::order::Order;
use crate::melds::pattern::{Sequence, Shape};
use crate::round::close::DeclareRule;
use crate::spec::Spec;

/// No hand lacks more than is told here: beyond it nothing is near.
const FAR: usize = 7;

/// A hand divided for a declaration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Declared {
    /// The runs, the pure one first.
    pub runs: Vec<Vec<CardId>>,
    /// The sets.
    pub sets: Vec<Vec<CardId>>,
}

impl Declared {
    pub(super) fn into_melds(self) -> Vec<Vec<CardId>> {
        self.runs.into_iter().chain(self.sets).collect()
    }
}

/// A hand that is divided.
pub(super) struct Dividing<'a> {
    spec: &'a Spec,
    rule: DeclareRule,
    hand: &'a [CardId],
    /// What the melds beside the pure run need.
    needs: Needs,
    /// Whether a card is still to be thrown.
    discards: bool,
}

/// The best that was found: nothing pure, a pure run alone, or with all that it needs.
pub(super) struct Best {
    /// What counts against the hand, in points.
    pub left: i32,
    pure: Vec<CardId>,
    beside: Option<Solution>,
}

impl<'a> Dividing<'a> {
    pub fn new(spec: &'a Spec, hand: &'a [CardId], discards: bool) -> Option<Dividing<'a>> {
        let rule = *spec.declares()?;
        let needs = Needs { runs: rule.runs.saturating_sub(1), ..needs(spec)? };
        Some(Dividing { spec, rule, hand, needs, discards })
    }

    /// The division that counts least against the hand.
    pub fn best(&self) -> Best {
        let value = |card: CardId| self.spec.value(card);
        let against = |cards: &[CardId]| -> i32 {
            let dearest = cards.iter().map(|card| value(*card)).max().filter(|_| self.discards);
            cards.iter().map(|card| value(*card)).sum::<i32>() - dearest.unwrap_or(0)
        };
        let mut best = Best { left: against(self.hand), pure: Vec::new(), beside: None };
        for pure in self.pure_runs() {
            let rest = self.without(&pure);
            if self.discards && rest.is_empty() {
                // A card of this very run would be thrown; what is left of it is a run of its own, or none.
                continue;
            }
            let alone = against(if self.rule.pure_is_safe { &rest } else { self.hand });
            if alone < best.left {
                best = Best { left: alone, pure: pure.clone(), beside: None };
            }
            if let Some(beside) = self.beside(&rest, best.left, value) {
                best = Best { left: beside.best.left, pure, beside: Some(beside) };
            }
        }
        best
    }

    /// A division into melds that leaves not a single card, wild or not.
    pub fn whole(&self) -> Option<Best> {
        self.pure_runs().into_iter().find_map(|pure| {
            let beside = self.beside(&self.without(&pure), 1, |_| 1)?;
            Some(Best { left: 0, pure, beside: Some(beside) })
        })
    }

    /// How many cards have to come, at least, until the hand can be declared, where it holds `spare` cards more than are declared. Told for
    /// pure runs of which something is held, and of three cards where some of them are missing.
    pub fn lacking(&self, spare: usize) -> usize {
        let mut least = FAR;
        for (missing, run) in self.beginnings() {
            let rest = self.without(&run);
            let comes = (missing..least).find(|comes| self.completes(&rest, comes - missing, comes + spare));
            least = comes.unwrap_or(least);
        }
        least
    }

    /// Whether fewer cards than these have to come.
    pub fn lacks_fewer(&self, than: usize, spare: usize) -> bool {
        let Some(comes) = than.min(FAR).checked_sub(1) else { return false };
        let near = |(missing, _): &(usize, Vec<CardId>)| *missing <= comes;
        let completes = |(missing, run): (usize, Vec<CardId>)| {
            self.completes(&self.without(&run), comes - missing, comes + spare)
        };
        self.beginnings().into_iter().take_while(near).any(completes)
    }

    /// Pure runs and those of which something is held, each with how many cards are missing, the most complete first.
    fn beginnings(&self) -> Vec<(usize, Vec<CardId>)> {
        let mut beginnings: Vec<(usize, Vec<CardId>)> =
            self.pure_runs().into_iter().map(|run| (0, run)).collect();
        beginnings.extend(self.begun_runs());
        beginnings.sort_by_key(|(missing, _)| *missing);
        beginnings
    }

    /// Whether the rest makes melds with so many wilds more, where so many naturals may be left over.
    fn completes(&self, rest: &[CardId], more: usize, loose: usize) -> bool {
        let (wilds, plain): (Vec<CardId>, Vec<CardId>) =
            rest.iter().partition(|card| self.spec.is_wild(**card));
        let mut naturals: Vec<_> = plain.iter().map(|card| natural(self.spec, *card, 1)).collect();
        naturals.sort_by_key(|natural| (natural.rank, natural.suit));
        let worths = vec![0; wilds.len() + more];
        let most = i32::try_from(loose + 1).unwrap_or(i32::MAX);
        Search::new(self.needs, &naturals, &worths).best((most, 0), false).is_some()
    }

    /// Runs of three of which one card or two are missing, each with how many.
    fn begun_runs(&self) -> Vec<(usize, Vec<CardId>)> {
        let Some((_, order)) = self.runs_of_game() else { return Vec::new() };
        let mut found = Vec::new();
        for (suit, low) in (0..4).flat_map(|suit| order.beginnings().map(move |low| (suit, low))) {
            if order.spans(low, low + 2) {
                let held: Vec<CardId> =
                    (low..low + 3).filter_map(|position| self.held(order, suit, position)).collect();
                if (1..3).contains(&held.len()) {
                    found.push((3 - held.len(), held));
                }
            }
        }
        found
    }

    /// The melds of the rest that leave less than `most`, the other runs among them.
    fn beside(&self, rest: &[CardId], most: i32, worth: impl Fn(CardId) -> i32) -> Option<Solution> {
        let (wilds, plain): (Vec<CardId>, Vec<CardId>) =
            rest.iter().partition(|card| self.spec.is_wild(**card));
        let mut naturals: Vec<_> = plain.iter().map(|card| natural(self.spec, *card, worth(*card))).collect();
        naturals.sort_by_key(|natural| (natural.rank, natural.suit));
        let worths: Vec<i32> = wilds.iter().map(|card| worth(*card)).collect();
        let best = Search::new(self.needs, &naturals, &worths).best((most, 0), self.discards)?;
        Some(Solution { needs: self.needs, naturals, wilds, best })
    }

    /// Every run of three cards or more without a card used as a wild; of copies the first is taken, as the others would do the same.
    fn pure_runs(&self) -> Vec<Vec<CardId>> {
        let Some((size, order)) = self.runs_of_game() else { return Vec::new() };
        let mut found = Vec::new();
        for (suit, low) in (0..4).flat_map(|suit| order.beginnings().map(move |low| (suit, low))) {
            let mut run: Vec<CardId> = Vec::new();
            for position in low.. {
                let Some(card) = self.held(order, suit, position).filter(|_| order.spans(low, position))
                else {
                    break;
                };
                run.push(card);
                if (size.0..=size.1).contains(&run.len()) {
                    found.push(run.clone());
                }
            }
        }
        found
    }

    /// The size and the order of runs.
    fn runs_of_game(&self) -> Option<((usize, usize), Order)> {
        self.spec.patterns.iter().find_map(|pattern| match &pattern.shape {
            Shape::Sequence(Sequence { size, order, .. }) => Some((*size, *order)),
            _ => None,
        })
    }

    /// The first card of the hand that lies naturally at a position of a suit.
    fn held(&self, order: Order, suit: u8, position: u8) -> Option<CardId> {
        let is_it = |card: &CardId| {
            let face = self.spec.deck.printed(*card);
            (face.rank, face.suit) == (order.rank(position), suit)
        };
        self.hand.iter().copied().find(is_it).filter(|_| order.holds(position))
    }

    fn without(&self, run: &[CardId]) -> Vec<CardId> {
        self.hand.iter().copied().filter(|card| !run.contains(card)).collect()
    }
}

impl Best {
    /// The melds that save their cards.
    pub fn melds(self, spec: &Spec) -> Declared {
        let mut declared = Declared::default();
        declared.runs.extend(Some(self.pure).filter(|run| !run.is_empty()));
        for laid in self.beside.iter().flat_map(|beside| beside.laid(spec)) {
            let to = if laid.run.is_some() { &mut declared.runs } else { &mut declared.sets };
            to.push(laid.cards);
        }
        declared
    }
}
