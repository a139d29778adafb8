//! Block 12, the showdown: which cards of a hand are best laid off on the melds that another seat has shown.

use crate::action::Action;
use crate::cards::ids::{CardId, MeldId};
use crate::deadwood::without_wilds::{self, CardSet, MeldTable};
use crate::melds::meld::Meld;
use crate::melds::pattern;
use crate::spec::Spec;
use crate::table::Public;
use crate::table::fold;
use crate::table::view::View;
use std::collections::HashSet;

impl View {
    /// The lay-offs, in order, that leave the least in this hand; the fewest of them. None where nobody has closed.
    pub fn best_lay_offs(&self) -> Vec<Action> {
        self.public.best_lay_offs(&self.hand)
    }
}

impl Public {
    /// The lay-offs, in order, that leave the least in a hand. Where melds have to be looked for, the one that helps most.
    pub(crate) fn best_lay_offs(&self, hand: &[CardId]) -> Vec<Action> {
        let lays_off = self.closed.is_some() && !self.in_last_lap();
        if !lays_off {
            return Vec::new();
        }
        let Some(melds) = &self.spec.meld_table else { return self.best_lay_off(hand).into_iter().collect() };
        let hand = without_wilds::set_of(hand);
        let mut search = Search {
            spec: &self.spec,
            melds,
            seen: HashSet::new(),
            way: Vec::new(),
            best: (melds.least(hand), Vec::new()),
        };
        search.go_on(hand, &self.melds);
        search.best.1.into_iter().map(|(card, meld)| lay_off(card, meld)).collect()
    }
}

fn lay_off(card: CardId, meld: MeldId) -> Action {
    Action::LayOff { card, named: None, meld, end: None, beside: false }
}

impl Public {
    /// The lay-off of a single card after which the least is left in a hand, if any makes it less.
    fn best_lay_off(&self, hand: &[CardId]) -> Option<Action> {
        let mut best = (self.spec.least_left(hand), None);
        for card in hand {
            let rest: Vec<CardId> = hand.iter().copied().filter(|other| other != card).collect();
            let left = self.spec.least_left(&rest);
            if left >= best.0 {
                continue;
            }
            let fits = |meld: &Meld| pattern::fits(&self.spec, meld, *card, None).is_ok();
            if let Some((_, id)) = self.melds.iter().zip(0u8..).find(|(meld, _)| fits(meld)) {
                best = (left, Some(lay_off(*card, MeldId(id))));
            }
        }
        best.1
    }
}

/// Tries every order of laying off.
struct Search<'a> {
    spec: &'a Spec,
    melds: &'a MeldTable,
    /// What has been looked at: what is left in the hand, and what lies where.
    seen: HashSet<Vec<CardSet>>,
    way: Vec<(CardId, MeldId)>,
    best: (i32, Vec<(CardId, MeldId)>),
}

impl Search<'_> {
    fn go_on(&mut self, hand: CardSet, table: &[Meld]) {
        let mut here = without_wilds::sets_of(table);
        here.push(hand);
        if !self.seen.insert(here) {
            return;
        }
        for card in without_wilds::cards_of(hand) {
            for (meld, id) in table.iter().zip(0u8..) {
                let Ok(fit) = pattern::fits(self.spec, meld, card, None) else { continue };
                let mut after = table.to_vec();
                fold::join(&mut after[usize::from(id)], &fit, meld.owner);
                let rest = hand & !without_wilds::set_of(&[card]);
                self.way.push((card, MeldId(id)));
                let left = self.melds.least(rest);
                if (left, self.way.len()) < (self.best.0, self.best.1.len()) {
                    self.best = (left, self.way.clone());
                }
                self.go_on(rest, &after);
                self.way.pop();
            }
        }
    }
}
