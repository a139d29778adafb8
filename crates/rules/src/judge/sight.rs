//! Judging what earns the sight of the hidden wild card, and how a hand closes that has seen it.

use super::{Case, Judged, refuse, refuse_about};
use crate::cards::ids::CardId;
use crate::melds::in_hand;
use crate::melds::meld::Meld;
use crate::melds::pattern;
use crate::refusal::Code;
use crate::table::TurnStep;
use crate::turn::sight::SightGate;

impl Case<'_> {
    /// Why these melds do not earn the sight, or may not be laid before the first draw, if it is so: a code and a key of the game's words.
    pub(super) fn why_no_sight(
        &self,
        rule: &SightGate,
        melds: &[(Meld, usize)],
    ) -> Option<(Code, &'static str)> {
        let mut melds = melds.iter().map(|(meld, _)| meld);
        let count = melds.len();
        if self.opened() {
            return Some((Code::AlreadyDown, "sees-already"));
        }
        if self.step() == Some(TurnStep::Draw) {
            let may = melds.all(|meld| Some(meld.reading.pattern) == rule.early);
            return (!may).then_some((Code::NotOpened, "before-draw"));
        }
        let spec = &self.table.spec;
        if melds.clone().any(|meld| !meld.reading.is_in_place(spec)) {
            return Some((Code::NotOpened, "open-natural"));
        }
        let Some(way) = rule.ways.iter().find(|way| melds.clone().all(|meld| way.takes(meld))) else {
            return Some((Code::NotOpened, "sight-kinds"));
        };
        if count != self.table.lacks_for_sight(self.seat, way) {
            return Some((Code::NotOpened, "sight-number"));
        }
        self.table.lacks_wild().then_some((Code::StockEmpty, "no-card-to-see"))
    }

    /// Whether this hand closes with one meld more of the seat's way; where a wild card is hidden it closes only once the seat has seen it.
    pub(super) fn closes_by_one_more(&self) -> Judged<bool> {
        match self.table.sight_of(self.seat) {
            Some(way) => Ok(way.one_more),
            None if self.table.sight().is_some() => refuse(Code::InvalidClose, "close-unseen"),
            None => Ok(false),
        }
    }

    /// The melds that close where one more of the seat's way does it: of those announced the ones of its way, or else the first in the hand.
    pub(super) fn one_more(&self, said: Vec<Meld>, rest: &[CardId]) -> Judged<Vec<Meld>> {
        let way = self.table.sight_of(self.seat);
        let mut melds: Vec<Meld> = match &said[..] {
            [] => way.and_then(|way| self.first_of(&way.patterns, rest)).into_iter().collect(),
            _ => said.into_iter().filter(|meld| way.is_some_and(|way| way.takes(meld))).collect(),
        };
        melds.truncate(1);
        if melds.is_empty() {
            return refuse_about(Code::InvalidClose, "close-one-more", rest);
        }
        Ok(melds)
    }

    /// Whether the hand lacks the one meld more that it goes out with, once these cards are gone; none where that is not how it goes out.
    pub(crate) fn lacks_one_more(&self, gone: &[CardId]) -> Option<bool> {
        let way = self.table.sight_of(self.seat).filter(|way| way.one_more)?;
        let rest: Vec<CardId> = self.hand.iter().copied().filter(|card| !gone.contains(card)).collect();
        Some(self.first_of(&way.patterns, &rest).is_none())
    }

    /// The first meld of one of these patterns in a hand.
    fn first_of(&self, patterns: &[usize], hand: &[CardId]) -> Option<Meld> {
        let melds = in_hand::melds_in(&self.table.spec, hand);
        let found = melds.into_iter().find(|plan| plan.pattern.is_some_and(|at| patterns.contains(&at)))?;
        let reading = pattern::read_as(&self.table.spec, found.pattern?, &found.cards).ok()?;
        Some(Meld::new(self.seat, reading))
    }
}
