//! What a player thinks of doing: the candidates of a moment, the one it plays first.

pub(crate) mod draws;
pub mod haste;
pub mod manners;
pub mod reason;
pub mod reasons;
pub mod review;
pub mod steps;
pub mod temper;

use crate::thought::reason::Reason;
use rummage_rules::action::{Action, MeldPlan, Place, Source, Swap};
use rummage_rules::cards::ids::CardId;
use rummage_rules::table::Public;
use std::cmp::Reverse;

/// Something that a seat could do, as a player weighs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// What it would do. A lay-down of several melds is one thought.
    pub action: Action,
    /// What the player expects to come of it, in hundredths of a point of the score sheet: the points to be made by the end of
    /// the round less those to be lost, as far as this level looks ahead. Two thoughts about one moment may be compared;
    /// nought means nothing by itself, and is what stands where there was nothing to choose. Down a list values never rise:
    /// what a rule of thumb puts first is held to be worth no less than what it is put before.
    pub value: i32,
    /// How many guesses at hidden cards, or ways to play on, were looked at for this value; 0 where it is counted out.
    pub visits: u32,
    /// What speaks for it and against it, from the seat's hand and public facts.
    pub reasons: Vec<Reason>,
}

impl Thought {
    /// A thought that nothing is told of.
    pub(crate) fn bare(action: Action) -> Thought {
        Thought { action, value: 0, visits: 0, reasons: Vec::new() }
    }
}

/// A thought without its reasons.
#[derive(Clone, Debug)]
pub(crate) struct Idea {
    pub action: Action,
    /// In hundredths of a point.
    pub value: i32,
    pub visits: u32,
}

impl Idea {
    pub fn new(action: Action, value: i32) -> Idea {
        Idea { action, value, visits: 0 }
    }

    /// The same, after so many trials.
    pub fn tried(self, visits: u32) -> Idea {
        Idea { visits, ..self }
    }
}

/// How much of what could be done is asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Breadth {
    /// What is to be played: the rest of the list may be missing.
    Best,
    /// Everything that was weighed.
    All,
}

/// The best first; of those that are worth the same the one named last.
pub(crate) fn ranked(mut ideas: Vec<Idea>) -> Vec<Idea> {
    ideas.reverse();
    merged(ideas, Vec::new())
}

/// Two lists as one, the best first; of those that are worth the same the one named first.
pub(crate) fn merged(mut ideas: Vec<Idea>, others: Vec<Idea>) -> Vec<Idea> {
    ideas.extend(others);
    ideas.sort_by_key(|idea| Reverse(idea.value));
    ideas
}

/// The same order, in which nothing is worth less than what comes after it.
pub(crate) fn levelled(mut ideas: Vec<Idea>) -> Vec<Idea> {
    let mut least = i32::MIN;
    for idea in ideas.iter_mut().rev() {
        least = least.max(idea.value);
        idea.value = least;
    }
    ideas
}

/// What a rule of thumb puts first, before everything else.
pub(crate) fn led_by(first: Idea, others: Vec<Idea>) -> Vec<Idea> {
    let mut ideas = vec![first];
    ideas.extend(others);
    levelled(ideas)
}

/// Only the first of those that differ in nothing but copies of a card.
pub(crate) fn distinct(public: &Public, ideas: Vec<Idea>) -> Vec<Idea> {
    let mut seen: Vec<Action> = Vec::new();
    let is_new = |idea: &Idea| {
        let plain = plain(public, &idea.action);
        let new = !seen.contains(&plain);
        if new {
            seen.push(plain);
        }
        new
    };
    ideas.into_iter().filter(is_new).collect()
}

/// Whether two actions are the same to anybody who looks on: the same cards to the same places, whatever their copies and order.
pub fn is_alike(public: &Public, one: &Action, other: &Action) -> bool {
    plain(public, one) == plain(public, other)
}

/// An action without what makes no difference: copies of a card, the order of cards in a meld, ways to say the same.
fn plain(public: &Public, action: &Action) -> Action {
    let face = |card: CardId| CardId(public.spec.deck.face_index(card));
    let sorted = |cards: &[CardId]| {
        let mut faces: Vec<CardId> = cards.iter().copied().map(face).collect();
        faces.sort_unstable();
        faces
    };
    let meld = |plan: &MeldPlan| MeldPlan {
        cards: sorted(&plan.cards),
        from_pile: plan.from_pile,
        ..MeldPlan::default()
    };
    let sorted_melds = |melds: &[MeldPlan]| {
        let mut melds: Vec<MeldPlan> = melds.iter().map(meld).collect();
        melds.sort_by(|one, other| one.cards.cmp(&other.cards));
        melds
    };
    let swapped = |swap: &Swap| Swap { natural: face(swap.natural), meld: swap.meld };
    match action {
        Action::Draw(Source::Row(card)) if public.discard.last() == Some(card) => {
            Action::Draw(Source::Discard)
        }
        Action::LayDown { melds, swaps } => {
            Action::LayDown { melds: sorted_melds(melds), swaps: swaps.iter().map(swapped).collect() }
        }
        Action::Rearrange { layout } => Action::Rearrange { layout: sorted_melds(layout) },
        Action::LayOff { card, meld, beside, .. } => {
            Action::LayOff { card: face(*card), named: None, meld: *meld, end: None, beside: *beside }
        }
        Action::SwapWild { swap, place } => {
            let place = match place {
                Place::Meld(plan) => Place::Meld(meld(plan)),
                Place::LayOff(to, _) => Place::LayOff(*to, None),
                Place::Discard => Place::Discard,
                Place::Hand => Place::Hand,
            };
            Action::SwapWild { swap: swapped(swap), place }
        }
        Action::Discard(cards) => Action::Discard(sorted(cards)),
        Action::Close { discard, .. } => Action::Close { discard: discard.map(face), melds: Vec::new() },
        other => other.clone(),
    }
}
