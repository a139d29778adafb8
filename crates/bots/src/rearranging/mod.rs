//! Play where the whole table may be laid anew: melds are taken up, few at a time, and laid again with as many cards of the hand as find room.

mod book;
mod cover;
mod plan;

use crate::Budget;
use crate::level::Level;
use crate::rearranging::book::{Book, FACES, face_of};
use crate::rearranging::cover::Worth;
use crate::rearranging::plan::Plan;
use crate::stakes::POINT;
use crate::thought::steps::pause;
use crate::thought::{Idea, ranked};
use rummage_rules::action::{Action, Source};
use rummage_rules::cards::ids::CardId;
use rummage_rules::melds::meld::Reading;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;
use std::cmp::Reverse;

/// What a card fewer in the hand is worth, in hundredths of a point, beside its own value.
const CARD: i32 = 10 * POINT;
/// What a wild card is worth that is kept: it makes room for two others.
const WILD: i32 = 12 * POINT;
/// A hand so small may be empty in its next turn.
const SMALL: usize = 2;
/// What it is worth to go out.
const OUT: i32 = 1_000 * POINT;

/// How far a level looks.
struct Reach {
    /// How many melds it takes up at once.
    melds: usize,
    /// How many more of the melds near a card it tries for that.
    spare: usize,
    /// How many places it looks at for each iteration of its budget.
    nodes: u32,
}

impl Reach {
    fn of(level: Level) -> Reach {
        match level {
            Level::Seedling => Reach { melds: 1, spare: 0, nodes: 200 },
            Level::Gardener => Reach { melds: 2, spare: 1, nodes: 1_500 },
            Level::HedgeSharp => Reach { melds: 4, spare: 0, nodes: 6_000 },
            Level::Sage => Reach { melds: 8, spare: 1, nodes: 40_000 },
        }
    }
}

/// What a seat of this level could do, the best first.
pub async fn ideas(view: &View, level: Level, budget: Budget) -> Vec<Idea> {
    // A card more is held after a draw that is instead of a play; one at the end of a turn is never better than none.
    let mut ideas = vec![Idea::new(Action::Pass, 0), Idea::new(Action::Draw(Source::Stock), -CARD)];
    ideas.extend(at_hand(view));
    if !view.public.must_open_first(view.seat) {
        ideas.extend(Seated::of(view, level, budget).plays().await);
    }
    ideas.retain(|idea| view.check(&idea.action).is_ok());
    ranked(ideas)
}

/// What lies at hand for whoever knows the rules: a first meld, a card laid off, one meld with cards that others can spare.
fn at_hand(view: &View) -> Vec<Idea> {
    let lays = |action: Action| {
        let value = worth_of(view, &view.public.moved_by(&action), kept_wild(view));
        matches!(action, Action::Rearrange { .. }).then(|| Idea::new(action, value))
    };
    view.suggest(usize::MAX).into_iter().filter_map(lays).collect()
}

/// What it is worth that these cards leave the hand.
fn worth_of(view: &View, cards: &[CardId], wild: i32) -> i32 {
    let spec = &view.public.spec;
    let worth = |card: &CardId| if spec.is_wild(*card) { CARD - wild } else { CARD + spec.value(*card) };
    let out = if cards.len() == view.hand.len() { OUT } else { 0 };
    cards.iter().map(worth).sum::<i32>() + out
}

/// A seat that looks for room on the table.
struct Seated<'a> {
    view: &'a View,
    spec: &'a Spec,
    reach: Reach,
    nodes: u32,
    book: Book,
    worth: Worth,
}

impl Seated<'_> {
    fn of(view: &View, level: Level, budget: Budget) -> Seated<'_> {
        let (spec, reach) = (&view.public.spec, Reach::of(level));
        let mut faces = [0; FACES];
        for card in spec.deck.cards() {
            if let Some(face) = face_of(spec, card) {
                faces[face] = CARD + spec.value(card);
            }
        }
        let worth = Worth { faces, wild: CARD - kept_wild(view) };
        let nodes = reach.nodes.saturating_mul(budget.0.max(1));
        Seated { view, spec, reach, nodes, book: Book::of(spec), worth }
    }

    /// One play after the other from what is quickly found to what is found by looking longer.
    async fn plays(mut self) -> Vec<Idea> {
        let mut plan = Plan::of(self.view);
        let mut plays = Vec::new();
        while let Some(better) = self.better(&plan).await {
            plays.push(self.idea(&better));
            plan = better;
        }
        let all = plan.laid_off(self.spec, true);
        if all.hand.is_empty() || plays.is_empty() {
            plays.push(self.idea(&all));
        }
        plays
    }

    fn idea(&self, plan: &Plan) -> Idea {
        let laid: Vec<CardId> =
            self.view.hand.iter().copied().filter(|card| !plan.hand.contains(card)).collect();
        let value = worth_of(self.view, &laid, kept_wild(self.view));
        Idea::new(Action::rearrange(&plan.melds), value)
    }

    /// A plan after which fewer cards are held, if one is found.
    async fn better(&mut self, plan: &Plan) -> Option<Plan> {
        if plan.hand.is_empty() || self.nodes == 0 {
            return None;
        }
        let laid_off = plan.clone().laid_off(self.spec, false);
        if laid_off.hand.len() < plan.hand.len() {
            return Some(laid_off);
        }
        for up in self.choices(plan) {
            let better = plan.improved(self.spec, &self.book, &self.worth, &up, &mut self.nodes);
            if better.is_some() {
                return better;
            }
            pause().await;
        }
        None
    }

    /// Which melds are taken up together, fewer before more: for each card of the hand those that have most to do with it.
    fn choices(&self, plan: &Plan) -> Vec<Vec<usize>> {
        let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
        for size in 1..=self.reach.melds {
            for card in &plan.hand {
                let mut near: Vec<usize> = (0..plan.melds.len()).collect();
                near.sort_by_key(|nth| Reverse(nearness(self.spec, *card, &plan.melds[*nth])));
                near.retain(|nth| nearness(self.spec, *card, &plan.melds[*nth]) > 0);
                near.truncate(size + self.reach.spare);
                for left_out in 0..near.len().saturating_sub(size) + 1 {
                    let mut up: Vec<usize> = near.iter().copied().skip(left_out).take(size).collect();
                    up.sort_unstable();
                    if up.len() == size && !choices.contains(&up) {
                        choices.push(up);
                    }
                }
            }
        }
        choices
    }
}

/// What it is worth to keep a wild card: less when another may go out soon.
fn kept_wild(view: &View) -> i32 {
    let public = &view.public;
    let small = |size: &usize| *size <= SMALL;
    if public.hand_sizes.iter().any(small) { CARD } else { WILD }
}

/// How much a meld has to do with a card.
fn nearness(spec: &Spec, card: CardId, meld: &Reading) -> usize {
    let face = spec.deck.printed(card);
    let near = |other: CardId| {
        let beside = spec.deck.printed(other);
        let steps = face.rank.abs_diff(beside.rank);
        match (spec.is_wild(other), face.suit == beside.suit, steps.min(13 - steps.min(13))) {
            (true, ..) => 1,
            (_, true, 1) => 3,
            (_, true, 0 | 2) => 2,
            (_, false, 0) => 2,
            _ => 0,
        }
    };
    let touching: usize = meld.cards().map(near).sum();
    if touching > 0 { touching + meld.slots.len().saturating_sub(3) } else { 0 }
}
