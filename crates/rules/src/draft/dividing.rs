//! Picked cards that are no meld together but several: the division with which they open, or fill slots of the contract.

use super::{Draft, Filled, Opening};
use crate::action::MeldPlan;
use crate::cards::ids::CardId;
use crate::melds::in_hand;
use crate::melds::meld::{Meld, Reading};
use crate::melds::pattern::{self, Sequence, Shape};
use crate::melds::regroup;
use crate::melds::side_by_side::Supply;
use crate::spec::Spec;
use crate::table::view::View;

/// No more melds than this are tried for one selection.
const LONGEST_SEARCH: usize = 20_000;

/// Melds that use up all these cards and have their place beside what is laid out, at least two; none where there are none. Those that the
/// judge's gate lets pass come before those that are a part of what it asks for, and of such parts that worth most. A selection that can
/// be divided in very many ways is looked through only so far.
pub fn divided(view: &View, draft: &Draft, cards: &[CardId]) -> Vec<Reading> {
    let spec = &view.public.spec;
    let opening = Opening::of(view, draft, &[]);
    let none = spec.tableau.in_hand || opening == Opening::Done;
    if none || cards.len() < 2 * spec.least_meld() {
        return Vec::new();
    }
    let mut melds: Vec<MeldPlan> = in_hand::melds_in(spec, cards)
        .into_iter()
        .flat_map(|meld| in_other_suits(spec, cards, meld))
        .collect();
    melds.retain(|meld| reading_of(view, meld).is_some_and(|reading| may_have_place(&opening, &reading)));
    // Wild cards go anywhere: what is not wild says first which melds there can be.
    let mut order = cards.to_vec();
    order.sort_by_key(|card| spec.is_wild(*card));
    let supply = Supply::new(spec, cards);
    let most = places_left(&opening).or(view.public.melds_left()).unwrap_or(cards.len());
    let mut search = Search {
        view,
        draft,
        melds: &melds,
        order,
        supply,
        most,
        tries: LONGEST_SEARCH,
        laid: Vec::new(),
        best: None,
    };
    search.cover();
    search.best.map(|(_, melds)| melds).unwrap_or_default()
}

/// The melds in which these cards would lie where the seat may lay its own anew with them; none where a single one joins a meld as it is.
pub(super) fn laid_anew(view: &View, cards: &[CardId]) -> Vec<Reading> {
    let public = &view.public;
    let joins = |meld: &Meld| pattern::fits(&public.spec, meld, cards[0], None).is_ok();
    if !public.spec.tableau.regroup || (cards.len() == 1 && public.melds_of(view.seat).any(joins)) {
        return Vec::new();
    }
    let plan = MeldPlan { cards: cards.to_vec(), ..MeldPlan::default() };
    let melds = regroup::lay(public, view.seat, &view.hand, &[plan]).ok().flatten().unwrap_or_default();
    let holds = |reading: &Reading| reading.cards().any(|card| cards.contains(&card));
    melds.into_iter().map(|meld| meld.reading).filter(holds).collect()
}

/// The meld; where the suits of a run are free, also with every other card of the same ranks.
fn in_other_suits(spec: &Spec, cards: &[CardId], meld: MeldPlan) -> Vec<MeldPlan> {
    let shape = meld.pattern.map(|pattern| &spec.patterns[pattern].shape);
    if !matches!(shape, Some(Shape::Sequence(Sequence { one_suit: false, .. }))) {
        return vec![meld];
    }
    let rank = |card: CardId| (spec.is_wild(card), spec.deck.printed(card).rank);
    let mut groups: Vec<Vec<CardId>> = vec![Vec::new()];
    for place in &meld.cards {
        let alike = cards.iter().filter(|card| rank(**card) == rank(*place));
        let longer =
            |card: &CardId| groups.iter().map(|group| [&group[..], &[*card]].concat()).collect::<Vec<_>>();
        groups = alike.flat_map(longer).collect();
    }
    groups.into_iter().map(|cards| MeldPlan { cards, ..meld.clone() }).collect()
}

/// The meld as it would be read on the table.
pub(super) fn reading_of(view: &View, meld: &MeldPlan) -> Option<Reading> {
    let spec = &view.public.spec;
    match meld.pattern {
        Some(pattern) => pattern::read_as(spec, pattern, &meld.cards).ok(),
        None => pattern::read(spec, &meld.cards).ok(),
    }
}

/// Whether an opening asks for a meld like this at all.
fn may_have_place(opening: &Opening, meld: &Reading) -> bool {
    match opening {
        Opening::Contract { slots, .. } => slots
            .iter()
            .any(|slot| slot.filled != Filled::Laid && slot.wanted.takes(meld.pattern, meld.slots.len())),
        _ => true,
    }
}

/// How many melds a contract has room for, where there is one.
fn places_left(opening: &Opening) -> Option<usize> {
    match opening {
        Opening::Contract { slots, .. } => {
            Some(slots.iter().filter(|slot| slot.filled == Filled::Open).count())
        }
        _ => None,
    }
}

struct Search<'a> {
    view: &'a View,
    draft: &'a Draft,
    melds: &'a [MeldPlan],
    /// The cards, those that are not wild first.
    order: Vec<CardId>,
    supply: Supply<'a>,
    /// How many melds there may be.
    most: usize,
    /// How many melds may still be tried.
    tries: usize,
    laid: Vec<&'a MeldPlan>,
    /// The best division so far, with how good it is.
    best: Option<(Rank, Vec<Reading>)>,
}

/// How good a division is: whether the gate lets it pass, and what it is worth towards it where points are counted.
type Rank = (bool, i32);

impl Search<'_> {
    /// Covers the first card that lies in no meld yet in every way, and then the others; whether to look no further.
    fn cover(&mut self) -> bool {
        let Some(first) = self.order.iter().copied().find(|card| self.supply.has(*card)) else {
            return self.look_at();
        };
        if self.laid.len() >= self.most {
            return false;
        }
        let melds = self.melds;
        let holds_first = |meld: &&MeldPlan| meld.cards.iter().any(|card| self.supply.alike(*card, first));
        let holding: Vec<&MeldPlan> = melds.iter().filter(holds_first).collect();
        for meld in holding {
            if self.tries == 0 {
                return true;
            }
            self.tries -= 1;
            if self.supply.suits(meld, self.laid.iter().copied()) && self.supply.take(meld) {
                self.laid.push(meld);
                let done = self.cover();
                self.laid.pop();
                meld.cards.iter().for_each(|card| self.supply.put_back(*card));
                if done {
                    return true;
                }
            }
        }
        false
    }

    /// Keeps a division that uses up all cards if it is better than the last one; whether no other can be better.
    fn look_at(&mut self) -> bool {
        let plans = self.supply.deal_out(&self.laid);
        let melds: Vec<Reading> = plans.iter().filter_map(|plan| reading_of(self.view, plan)).collect();
        if melds.len() < self.laid.len().max(2) {
            return false;
        }
        let opening = Opening::of(self.view, self.draft, &melds);
        if !opening.has_places_for(melds.len()) {
            return false;
        }
        let have = if let Opening::Points { have, .. } = opening { have } else { 0 };
        let rank = (opening.is_met(), have);
        if self.best.as_ref().is_none_or(|(best, _)| rank > *best) {
            self.best = Some((rank, melds));
        }
        opening.is_met()
    }
}
