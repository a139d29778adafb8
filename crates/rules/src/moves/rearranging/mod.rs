//! Laying the whole table anew: a few ways that are soon found, and a regrouping card by card.

mod borrowed;
mod shifts;

pub use shifts::{Regrouping, Shift};

use crate::action::{Action, MeldPlan, Source};
use crate::cards::ids::{CardId, Seat};
use crate::melds::in_hand;
use crate::melds::meld::{Meld, Reading};
use crate::melds::pattern;
use crate::melds::side_by_side;
use crate::moves::suggest::Verb;
use crate::table::view::View;
use crate::table::{Pending, Public, TurnStep};
use crate::turn::gate::Gate;

/// No more melds than this open together.
const OPENING_MELDS: usize = 3;

/// A layout in which groups lie as they read.
pub fn layout_of<'a>(readings: impl IntoIterator<Item = &'a Reading>) -> Vec<MeldPlan> {
    let plan = |reading: &Reading| MeldPlan {
        cards: reading.cards().collect(),
        pattern: Some(reading.pattern),
        ..MeldPlan::default()
    };
    readings.into_iter().map(plan).collect()
}

impl Public {
    /// The table as it lies.
    pub fn layout(&self) -> Vec<MeldPlan> {
        layout_of(self.melds.iter().map(|meld| &meld.reading))
    }

    /// What a seat could lay anew with little thought: melds of its hand, single cards that fit, and melds of three with cards that the table
    /// can spare.
    pub(super) fn layouts(&self, seat: Seat, hand: &[CardId]) -> Vec<Vec<MeldPlan>> {
        let lies = self.layout();
        let with = |more: Vec<MeldPlan>| [lies.clone(), more].concat();
        if self.must_open_first(seat) {
            return self.openings(seat, hand).into_iter().map(with).collect();
        }
        let melds = in_hand::melds_in(&self.spec, hand).into_iter().map(|meld| with(vec![meld]));
        let mut layouts: Vec<Vec<MeldPlan>> = melds.chain(self.grown(hand)).collect();
        for borrowed in self.borrowing(hand) {
            if !layouts.contains(&borrowed) {
                layouts.push(borrowed);
            }
        }
        layouts
    }

    /// Melds of the hand that open, together where points are asked for.
    fn openings(&self, seat: Seat, hand: &[CardId]) -> Vec<Vec<MeldPlan>> {
        let melds = in_hand::melds_in(&self.spec, hand);
        match &self.spec.gates.gate {
            Gate::Meld(rule) => {
                melds.into_iter().filter(|plan| rule.takes(&self.spec, plan)).map(|plan| vec![plan]).collect()
            }
            _ => {
                let mut openings = side_by_side::combinations(&self.spec, hand, &melds, OPENING_MELDS);
                openings.extend(self.opening(seat, hand));
                openings
            }
        }
    }

    /// The table with a card of the hand on one of its melds.
    fn grown(&self, hand: &[CardId]) -> Vec<Vec<MeldPlan>> {
        let mut found = Vec::new();
        for card in hand {
            for (place, meld) in self.melds.iter().enumerate() {
                let Ok(fit) = pattern::fits(&self.spec, meld, *card, None) else { continue };
                let mut layout = self.layout();
                let at = if fit.below { 0 } else { meld.len() };
                layout[place].cards.insert(at, *card);
                found.push(layout);
            }
        }
        found
    }
}

impl View {
    /// A draw that is due comes before what ends a turn.
    pub(super) fn rearranging_verbs(&self) -> Vec<Verb> {
        let draws = matches!(self.public.pending.last(), Some(Pending::Turn(_, TurnStep::Draw)));
        let pass = if draws { Verb::Pass } else { Verb::Finish };
        let possible = [(Verb::DrawStock, Action::Draw(Source::Stock)), (pass, Action::Pass)];
        let may = possible.into_iter().filter(|(_, action)| self.check(action).is_ok());
        std::iter::once(Verb::Rearrange).chain(may.map(|(verb, _)| verb)).collect()
    }
}

impl Action {
    /// A table laid anew as these melds.
    pub fn rearrange<'a>(melds: impl IntoIterator<Item = &'a Reading>) -> Action {
        Action::Rearrange { layout: layout_of(melds) }
    }
}

/// The cards of melds, group by group.
pub(crate) fn groups(melds: &[Meld]) -> Vec<Vec<CardId>> {
    melds.iter().map(|meld| meld.cards().collect()).collect()
}
