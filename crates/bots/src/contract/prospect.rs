//! What a hand that has a contract before it is worth: how near it is, how many cards would help, and what it costs if it is caught.

use crate::contract::whole_hand;
use crate::goal::Goal;
use crate::goal::reach::{Reach, reach};
use crate::goal::tally::Tally;
use crate::level::skill::Skill;
use crate::stakes::{POINT, danger};
use rummage_rules::cards::ids::CardId;
use rummage_rules::table::view::View;

/// What being one card nearer is worth.
const STEP: i32 = 14 * POINT;

/// How a seat looks at hands in this situation.
pub struct Prospect<'a> {
    pub view: &'a View,
    pub skill: Skill,
    pub goal: Goal,
    /// The cards that may still come, as far as this level knows.
    unseen: Tally,
    unseen_count: i32,
    /// How likely the seat is caught with what it holds, in per cent.
    pub caught: i32,
    /// How likely the round ends before its next turn, in per cent.
    pub soon: i32,
}

impl<'a> Prospect<'a> {
    /// What the seat of this view has before it.
    pub fn new(view: &'a View, skill: Skill) -> Prospect<'a> {
        let spec = &view.public.spec;
        // Whoever does not count remembers nothing of what has been thrown.
        let not_held = || spec.deck.cards().filter(|card| !view.hand.contains(card)).collect();
        let cards: Vec<CardId> = if skill.counts { view.unseen() } else { not_held() };
        Prospect {
            view,
            skill,
            goal: Goal::of(&view.public, view.seat),
            unseen: Tally::of(spec, &cards),
            unseen_count: i32::try_from(cards.len().max(1)).unwrap_or(i32::MAX),
            caught: danger::caught(view) * skill.fear / 100,
            soon: danger::soon(view),
        }
    }

    /// How far cards are from the goal.
    pub fn reach(&self, cards: &Tally) -> Reach {
        let spec = &self.view.public.spec;
        if self.goal.whole_hand {
            whole_hand::reach(spec, &self.goal, cards)
        } else {
            reach(spec, &self.goal, cards)
        }
    }

    /// How many of the cards that may still come would help.
    pub fn outs(&self, reach: &Reach) -> u32 {
        let wilds = if reach.wild_helps { u32::from(self.unseen.wilds) } else { 0 };
        self.unseen.among(reach.outs) + wilds
    }

    /// The chance that a draw helps, in hundredths of a per cent.
    pub fn chance(&self, reach: &Reach) -> i32 {
        i32::try_from(self.outs(reach)).unwrap_or(0) * 10_000 / self.unseen_count
    }

    /// What a hand is worth at the end of the turn.
    pub fn worth(&self, hand: &[CardId]) -> i32 {
        let spec = &self.view.public.spec;
        let value: i32 = hand.iter().map(|card| self.burden(*card)).sum();
        let held = -value * self.caught;
        if self.goal.is_done() {
            return held;
        }
        let reach = self.reach(&Tally::of(spec, hand));
        let missing = i32::try_from(reach.missing).unwrap_or(99).min(99);
        held - STEP * missing + self.skill.outs * self.chance(&reach) / 100
    }

    /// What a turn more for the goal is worth to who lacks so many cards for it, in points.
    pub fn hope(&self, missing: u32) -> i32 {
        const HOPE: [i32; 4] = [40, 16, 6, 2];
        HOPE.get(missing as usize).copied().unwrap_or(1) * self.skill.clings / 100
    }

    /// What a draw from the stock adds to this hand on average.
    pub fn draw(&self, hand: &[CardId]) -> i32 {
        let cards = Tally::of(&self.view.public.spec, hand);
        let reach = self.reach(&cards);
        STEP / 100 * self.chance(&reach) / 100
    }

    /// What a card counts against its holder. A wild is easily laid on any meld, so that it weighs little.
    pub fn burden(&self, card: CardId) -> i32 {
        let spec = &self.view.public.spec;
        let value = spec.value(card);
        if spec.is_wild(card) && !self.view.public.melds.is_empty() { value / 10 } else { value }
    }
}
