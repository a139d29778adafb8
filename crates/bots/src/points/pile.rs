//! Play from a small hand and the top of the discard pile: every way to play this turn's cards is looked at.

use crate::level::skill::Skill;
use crate::points::margins::{Margins, average_value};
use crate::thought::{Idea, merged};
use rummage_rules::action::{Action, Choice, MeldPlan, Source};
use rummage_rules::cards::ids::{CardId, MeldId, Seat};
use rummage_rules::deadwood::division;
use rummage_rules::melds::meld::{Meld, Reading, Rider};
use rummage_rules::melds::pattern::{self, Shape};
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::turn::window::WindowKind;

/// No more ways to play a turn than this are looked at.
const MOST_WAYS: u32 = 400;
/// How likely a side completes a round some time from its beginning on, in per cent.
const COMPLETES: i32 = 25;
/// No more cards than this are taken off the pile in one meld.
const DEEPEST: usize = 3;

/// What a seat of this level could do, the best first.
pub fn ideas(view: &View, skill: Skill) -> Vec<Idea> {
    match view.public.pending.last() {
        Some(Pending::Window(window)) if window.kind == WindowKind::Dig => {
            let behind = standing(view).lead(None) < 0;
            [behind, !behind].map(|dig| Idea::new(Action::Answer(Choice::Dig(dig)), 0)).into()
        }
        Some(Pending::Window(_)) => vec![Idea::new(Action::Answer(Choice::No), 0)],
        Some(Pending::Turn(_, TurnStep::Offer | TurnStep::Draw)) => draws(view, skill),
        Some(Pending::Turn(_, TurnStep::Play)) => plays(view, skill),
        _ => Vec::new(),
    }
}

fn standing(view: &View) -> Margins<'_> {
    Margins { view, melds: &view.public.melds, hand: &view.hand }
}

/// Draws, but does not bring about the end of a round that it is losing.
fn draws(view: &View, skill: Skill) -> Vec<Idea> {
    let lead = standing(view).lead(None);
    let [draw, pass] = [Action::Draw(Source::Stock), Action::Pass].map(|action| Idea::new(action, lead));
    let last = view.public.stock_size == 1 && skill.counts;
    let lets_be = last && !view.hand.is_empty() && lead < 0;
    if lets_be && view.check(&Action::Pass).is_ok() { vec![pass, draw] } else { vec![draw, pass] }
}

/// The first steps of the ways to play the turn, and its end, each with the best that comes of it.
fn plays(view: &View, skill: Skill) -> Vec<Idea> {
    let spread = Spread {
        hand: view.hand.clone(),
        pile: view.public.discard.clone(),
        melds: view.public.melds.clone(),
        ends: false,
    };
    let mut search = Search { view, skill, left: MOST_WAYS, branches: Vec::new(), seen: 0 };
    search.go_on(&spread, None);
    // Of ways that are worth the same the one seen first.
    search.branches.sort_by_key(|branch| branch.seen);
    let end = || Action::Discard(thrown(view, skill));
    let idea =
        |branch: Branch| Idea::new(branch.first.unwrap_or_else(end), branch.worth).tried(branch.visits);
    merged(search.branches.into_iter().map(idea).collect(), Vec::new())
}

/// What is thrown at the end of the turn: everything but what is kept, the dearest card deepest, so that the top helps the next seat least.
fn thrown(view: &View, skill: Skill) -> Vec<CardId> {
    let mut cards = view.hand.clone();
    // What is dear to hold is dear to give away, and there is time yet to play it.
    if skill.keeps_dear.is_some_and(|least| view.public.stock_size >= least) {
        let dear = 2 * average_value(view) / 100;
        cards.retain(|card| view.public.spec.value(*card) <= dear);
    }
    cards.sort_by_key(|card| std::cmp::Reverse(view.public.spec.value(*card)));
    cards
}

/// The cards within reach in the middle of a turn.
#[derive(Clone)]
struct Spread {
    hand: Vec<CardId>,
    pile: Vec<CardId>,
    melds: Vec<Meld>,
    /// Whether the last meld ended the round.
    ends: bool,
}

/// All ways that begin with one step.
struct Branch {
    /// The step; none if it is to end the turn.
    first: Option<Action>,
    /// The most that comes of it, in hundredths of a point.
    worth: i32,
    /// When that was seen, counted in ways.
    seen: u32,
    visits: u32,
}

struct Search<'a> {
    view: &'a View,
    skill: Skill,
    left: u32,
    branches: Vec<Branch>,
    /// How many ways have been looked at.
    seen: u32,
}

impl Search<'_> {
    fn go_on(&mut self, spread: &Spread, first: Option<&Action>) {
        self.left = self.left.saturating_sub(1);
        self.note(first, self.worth(spread));
        if spread.ends || self.left == 0 {
            return;
        }
        for (action, after) in self.steps(spread) {
            if self.left > 0 {
                self.go_on(&after, Some(first.unwrap_or(&action)));
            }
        }
    }

    /// One way more that begins so.
    fn note(&mut self, first: Option<&Action>, worth: i32) {
        self.seen += 1;
        let seen = self.seen;
        match self.branches.iter_mut().find(|branch| branch.first.as_ref() == first) {
            Some(branch) => {
                branch.visits += 1;
                if worth > branch.worth {
                    (branch.worth, branch.seen) = (worth, seen);
                }
            }
            None => self.branches.push(Branch { first: first.cloned(), worth, seen, visits: 1 }),
        }
    }

    fn steps(&self, spread: &Spread) -> Vec<(Action, Spread)> {
        let mut steps = self.melds(spread);
        steps.extend(self.singles(spread));
        steps
    }

    /// Melds of hand cards with the top of the pile.
    fn melds(&self, spread: &Spread) -> Vec<(Action, Spread)> {
        let spec = &self.view.public.spec;
        let mut found = Vec::new();
        for depth in 0..=spread.pile.len().min(DEEPEST).min(self.skill.deepest) {
            let (pile, top) = spread.pile.split_at(spread.pile.len() - depth);
            for mask in 0..1u32 << spread.hand.len().min(8) {
                let cards = division::picked(&spread.hand, mask);
                let whole: Vec<CardId> = cards.iter().chain(top).copied().collect();
                let Ok(reading) = pattern::read(spec, &whole) else { continue };
                let ends = completes(self.view, &reading);
                let mut melds = spread.melds.clone();
                melds.push(Meld::new(self.view.seat, reading));
                let hand = spread.hand.iter().copied().filter(|card| !cards.contains(card)).collect();
                let from_pile = u8::try_from(depth).unwrap_or(u8::MAX);
                let plan = MeldPlan { cards, from_pile, ..MeldPlan::default() };
                let action = Action::LayDown { melds: vec![plan], swaps: Vec::new() };
                found.push((action, Spread { hand, pile: pile.to_vec(), melds, ends }));
            }
        }
        found
    }

    /// Single cards of the hand or the top of the pile beside melds.
    fn singles(&self, spread: &Spread) -> Vec<(Action, Spread)> {
        let spec = &self.view.public.spec;
        let cards = spread.hand.iter().chain(spread.pile.last());
        let single = |card: &CardId| {
            let at = spread.melds.iter().position(|meld| pattern::fits(spec, meld, *card, None).is_ok())?;
            let mut after = spread.clone();
            after.melds[at].riders.push(Rider { card: *card, by: self.view.seat });
            after.hand.retain(|held| held != card);
            after.pile.retain(|held| held != card);
            let meld = MeldId(u8::try_from(at).unwrap_or(u8::MAX));
            Some((
                Action::LayOff { card: *card, named: None, meld, end: None, beside: spec.tableau.rides },
                after,
            ))
        };
        cards.filter_map(single).collect()
    }

    /// What the table is worth to the seat once it has played so far.
    fn worth(&self, spread: &Spread) -> i32 {
        let public = &self.view.public;
        // What is left over will be thrown, unless the round is over with it in the hand.
        let hand = if spread.ends || public.last_turn { &spread.hand[..] } else { &[] };
        let margins = Margins { view: self.view, melds: &spread.melds, hand };
        if spread.ends {
            let eager = if self.skill.counts { 0 } else { 100_000 };
            return margins.lead(Some(self.view.seat)) + eager;
        }
        // How likely somebody of each side completes the round some time, in per cent.
        let left = i32::try_from(public.stock_size).unwrap_or(0);
        let chance = 5 + COMPLETES * left / i32::try_from(public.spec.deck.len().max(1)).unwrap_or(1);
        let others: Vec<Seat> = public.seats().filter(|s| !public.same_side(*s, self.view.seat)).collect();
        let theirs: i32 = others.iter().map(|seat| margins.lead(Some(*seat))).sum::<i32>()
            / i32::try_from(others.len().max(1)).unwrap_or(1);
        let ours = margins.lead(Some(self.view.seat));
        ((100 - 2 * chance) * margins.lead(None) + chance * (ours + theirs)) / 100
    }
}

/// Whether a meld ends the round.
fn completes(view: &View, reading: &Reading) -> bool {
    let spec = &view.public.spec;
    let is_run = matches!(spec.patterns[reading.pattern].shape, Shape::Sequence { .. });
    is_run && reading.slots.len() == 3 && spec.ends.completing_runs.contains(&reading.low)
}
