//! Block 7, an opening that counts points: the melds of a hand that open together, found without fail.

use crate::action::MeldPlan;
use crate::cards::ids::{CardId, Seat};
use crate::melds::in_hand;
use crate::melds::meld::Meld;
use crate::melds::pattern;
use crate::melds::side_by_side::Supply;
use crate::spec::Spec;
use crate::table::Public;
use crate::turn::gate::{self, Gate, PointsGate};
use std::cmp::Reverse;

/// No more melds than this are tried for one opening.
const LONGEST_SEARCH: usize = 30_000;

impl Public {
    /// Melds with which a seat that holds these cards could open now, with the card that it took for it.
    pub(crate) fn opening(&self, seat: Seat, hand: &[CardId]) -> Option<Vec<MeldPlan>> {
        let taken = self.in_turn.must_play.filter(|_| self.takes_to_open(seat));
        self.opening_with(seat, hand, taken)
    }

    /// Melds among these cards that open for a seat where points are asked for, this card among them.
    pub(crate) fn opening_with(
        &self,
        seat: Seat,
        cards: &[CardId],
        with: Option<CardId>,
    ) -> Option<Vec<MeldPlan>> {
        let spec = &self.spec;
        let Gate::Points(PointsGate { wild_as_represented, .. }) = &spec.gates.gate else {
            return None;
        };
        let (least, _) = self.points_to_open_for(seat)?;
        let worth = |plan: MeldPlan| {
            let reading = pattern::read_as(spec, plan.pattern?, &plan.cards).ok()?;
            Some((gate::worth(spec, &Meld::new(Seat(0), reading), *wild_as_represented), plan))
        };
        let mut melds: Vec<(i32, MeldPlan)> =
            in_hand::melds_in(spec, cards).into_iter().filter_map(worth).collect();
        melds.sort_by_key(|(worth, plan)| (Reverse(*worth), plan.cards.len()));
        let smallest = melds.iter().map(|(_, plan)| plan.cards.len()).min()?;
        let room = cards.len().saturating_sub(spec.turn.reserve);
        let mut search = Search {
            melds: &melds,
            smallest,
            room,
            supply: Supply::new(spec, cards),
            tries: LONGEST_SEARCH,
            laid: Vec::new(),
        };
        let mut plans = search.find(least, with)?;
        if let Some(with) = with {
            lay_this_copy(spec, &mut plans, with);
        }
        Some(plans)
    }
}

/// Of cards that look alike this one is laid.
fn lay_this_copy(spec: &Spec, plans: &mut [MeldPlan], card: CardId) {
    let mut laid: Vec<&mut CardId> = plans.iter_mut().flat_map(|plan| &mut plan.cards).collect();
    if laid.iter().any(|held| **held == card) {
        return;
    }
    let alike = |held: &&mut &mut CardId| spec.deck.face_index(***held) == spec.deck.face_index(card);
    if let Some(held) = laid.iter_mut().find(alike) {
        **held = card;
    }
}

struct Search<'a> {
    /// The melds, each with its worth, the dearest first.
    melds: &'a [(i32, MeldPlan)],
    /// How many cards the smallest of them has.
    smallest: usize,
    /// How many cards may be laid.
    room: usize,
    supply: Supply<'a>,
    /// How many melds may still be tried.
    tries: usize,
    laid: Vec<&'a MeldPlan>,
}

impl<'a> Search<'a> {
    /// Melds worth so much that can lie side by side; one of them has this card, or one that looks alike.
    fn find(&mut self, least: i32, with: Option<CardId>) -> Option<Vec<MeldPlan>> {
        let Some(with) = with else { return self.fill(0, least) };
        let melds = self.melds.iter().enumerate();
        let has = |plan: &MeldPlan| plan.cards.iter().any(|card| self.supply.alike(*card, with));
        let holding: Vec<usize> = melds.filter(|(_, (_, plan))| has(plan)).map(|(index, _)| index).collect();
        holding.into_iter().find_map(|index| self.lay(index, 0, least))
    }

    /// Lays this meld, and then others from one on.
    fn lay(&mut self, index: usize, from: usize, missing: i32) -> Option<Vec<MeldPlan>> {
        let (worth, plan) = &self.melds[index];
        let suits = self.supply.suits(plan, self.laid.iter().copied());
        if self.tries == 0 || plan.cards.len() > self.room || !suits || !self.supply.take(plan) {
            return None;
        }
        self.tries -= 1;
        self.room -= plan.cards.len();
        self.laid.push(plan);
        let found = self.fill(from, missing - worth);
        self.laid.pop();
        self.room += plan.cards.len();
        plan.cards.iter().for_each(|card| self.supply.put_back(*card));
        found
    }

    /// The melds laid, if nothing is missing any more; else they and others from this one on.
    fn fill(&mut self, from: usize, missing: i32) -> Option<Vec<MeldPlan>> {
        if missing <= 0 {
            return Some(self.supply.deal_out(&self.laid));
        }
        let more = i32::try_from(self.room / self.smallest).unwrap_or(0);
        let melds = self.melds;
        let enough = |index: &usize| melds[*index].0 * more >= missing;
        (from..melds.len()).take_while(enough).find_map(|index| self.lay(index, index, missing))
    }
}
