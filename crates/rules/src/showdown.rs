//! Block 12, the showdown: which cards of a hand are best laid off on the melds that another seat has shown.

use crate::action::Action;
use crate::card::{CardId, MeldId};
use crate::fold;
use crate::loose::{self, CardSet, MeldTable};
use crate::meld::Meld;
use crate::pattern;
use crate::spec::Spec;
use crate::table::Public;
use crate::view::View;
use std::collections::HashSet;

impl View {
    /// The lay-offs, in order, that leave the least in this hand; the fewest of them. None where nobody has closed.
    pub fn best_lay_offs(&self) -> Vec<Action> {
        self.public.best_lay_offs(&self.hand)
    }
}

impl Public {
    /// The lay-offs, in order, that leave the least in a hand.
    pub(crate) fn best_lay_offs(&self, hand: &[CardId]) -> Vec<Action> {
        let rule = self.spec.ends.close.as_ref().filter(|_| self.closed.is_some());
        let Some(melds) = rule.and_then(|rule| rule.melds.as_ref()) else { return Vec::new() };
        let hand = loose::set_of(hand);
        let mut search = Search {
            spec: &self.spec,
            melds,
            seen: HashSet::new(),
            way: Vec::new(),
            best: (melds.least(hand), Vec::new()),
        };
        search.go_on(hand, &self.melds);
        let lay_off = |(card, meld)| Action::LayOff { card, named: None, meld, end: None, beside: false };
        search.best.1.into_iter().map(lay_off).collect()
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
        let mut here = loose::sets_of(table);
        here.push(hand);
        if !self.seen.insert(here) {
            return;
        }
        for card in loose::cards_of(hand) {
            for (meld, id) in table.iter().zip(0u8..) {
                let Ok(fit) = pattern::fits(self.spec, meld, card, None) else { continue };
                let mut after = table.to_vec();
                fold::join(&mut after[usize::from(id)], &fit, meld.owner);
                let rest = hand & !loose::set_of(&[card]);
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
