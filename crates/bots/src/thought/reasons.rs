//! Finding the reasons for an action: a look at the seat's hand and at what lies open, and at nothing else.

use crate::contract::whole_hand;
use crate::goal::tally::Tally;
use crate::goal::{Goal, reach};
use crate::thought::draws::TAKE;
use crate::thought::reason::{Reason, Why};
use rummage_rules::action::{Action, Choice, Source};
use rummage_rules::cards::ids::CardId;
use rummage_rules::cards::order::Order;
use rummage_rules::melds::in_hand;
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern::{self, Kind, Sequence, Shape};
use rummage_rules::score;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;
use rummage_rules::turn::FromDiscard;
use rummage_rules::turn::gate::Gate;

/// No more reasons than this are told for one action.
const MOST: usize = 3;

/// The reasons for an action of the seat of this view, the weightiest first.
pub fn of(view: &View, action: &Action) -> Vec<Reason> {
    let eyes = Eyes { view, spec: &view.public.spec };
    let mut reasons = match action {
        Action::Draw(Source::Stock) => eyes.stock(),
        Action::Draw(Source::Discard) | Action::Answer(Choice::Buy) => eyes.taking_top(),
        Action::Draw(Source::Row(deepest)) => eyes.taking(*deepest),
        Action::LayDown { melds, .. } if melds.iter().any(|meld| meld.from_pile > 0) => eyes.taking_top(),
        Action::LayOff { card, .. } if view.public.discard.last() == Some(card) => eyes.taking_top(),
        Action::LayDown { melds, .. } => {
            let cards: Vec<CardId> = melds.iter().flat_map(|meld| meld.cards.iter().copied()).collect();
            eyes.laying(&cards)
        }
        Action::Rearrange { .. } => eyes.laying(&view.public.moved_by(action)),
        Action::LayOff { card, .. } => eyes.shedding(*card),
        Action::SwapWild { swap, .. } => eyes.shedding(swap.natural),
        Action::Discard(cards) => match cards[..] {
            [card] => eyes.throwing(card),
            _ => Vec::new(),
        },
        Action::Close { discard, .. } => eyes.closing(*discard),
        Action::Drop => Vec::new(),
        Action::Pass if view.public.ends_undiscarded() => eyes.keeping_back(),
        Action::Pass | Action::Answer(_) | Action::Knock | Action::Ask => eyes.letting_go(),
    };
    reasons.truncate(MOST);
    reasons
}

struct Eyes<'a> {
    view: &'a View,
    spec: &'a Spec,
}

impl Eyes<'_> {
    /// Why to draw from the stock, where the open card could be taken instead.
    fn stock(&self) -> Vec<Reason> {
        let mut reasons = if self.view.check(&TAKE).is_ok() { self.letting_go() } else { Vec::new() };
        let outs = self.view.unseen().into_iter().filter(|card| !self.melds_with(*card).is_empty()).count();
        if outs > 0 {
            reasons.push(Reason::new(Why::Outs).counting(count(outs)));
        }
        reasons
    }

    /// Why to leave the open card where it is.
    fn letting_go(&self) -> Vec<Reason> {
        let top = self.view.public.discard.last();
        let useless = top.is_some_and(|top| self.taking(*top).is_empty());
        if useless { vec![Reason::new(Why::OpenIsNoUse)] } else { Vec::new() }
    }

    /// Why to end a turn in which more could be laid.
    fn keeping_back(&self) -> Vec<Reason> {
        let melds = in_hand::melds_in(self.spec, &self.view.hand);
        let can_be_laid = |card: &&CardId| {
            pattern::fits_anywhere(self.spec, &self.view.public.melds, **card)
                || melds.iter().any(|meld| meld.cards.contains(card))
        };
        let kept = self.view.hand.iter().filter(can_be_laid).count();
        if kept > 0 { vec![Reason::new(Why::KeepsBack).counting(count(kept))] } else { Vec::new() }
    }

    /// What the open card is good for.
    fn taking_top(&self) -> Vec<Reason> {
        self.view.public.discard.last().map(|top| self.taking(*top)).unwrap_or_default()
    }

    /// What a card is good for that would come to the hand.
    fn taking(&self, card: CardId) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if let Some(meld) = self.melds_with(card).into_iter().max_by_key(Vec::len) {
            reasons.push(Reason::new(Why::MakesMeld).about(meld));
        }
        if self.spec.tableau.open && pattern::fits_anywhere(self.spec, &self.view.public.melds, card) {
            reasons.push(Reason::new(Why::FitsTable));
        }
        let with: Vec<CardId> = self.view.hand.iter().copied().chain([card]).collect();
        if let (Some(now), Some(then)) = (self.missing(&self.view.hand), self.missing(&with))
            && then < now
        {
            reasons.push(Reason::new(Why::BringsNearer).counting(count(then as usize)));
        }
        let company = self.company(card, &self.view.hand);
        if reasons.is_empty() && !company.is_empty() {
            reasons.push(Reason::new(Why::GoesWith).about(company));
        }
        reasons
    }

    /// What laying these cards does.
    fn laying(&self, cards: &[CardId]) -> Vec<Reason> {
        let left = self.view.hand.iter().filter(|card| !cards.contains(card)).count();
        let mut reasons = Vec::new();
        if left == 0 {
            reasons.push(Reason::new(Why::GoesOut));
        }
        let goal = Goal::of(&self.view.public, self.view.seat);
        let gated = !self.view.public.state(self.view.seat).opened;
        if gated && (goal.at_once || matches!(self.spec.gates.gate, Gate::Meld(_) | Gate::Points { .. })) {
            reasons.push(Reason::new(Why::Opens));
        }
        let points = cards.iter().map(|card| self.spec.value(*card)).sum();
        if points > 0 {
            reasons.push(Reason::new(Why::Lays).counting(points));
        }
        if left > 0 {
            reasons.push(Reason::new(Why::CardsStay).counting(count(left)));
        }
        reasons
    }

    fn shedding(&self, card: CardId) -> Vec<Reason> {
        let value = self.weight(card);
        if value > 0 { vec![Reason::new(Why::Sheds).about(vec![card]).counting(value)] } else { Vec::new() }
    }

    /// What speaks for throwing a card and against it.
    fn throwing(&self, card: CardId) -> Vec<Reason> {
        let rest: Vec<CardId> = self.view.hand.iter().copied().filter(|held| *held != card).collect();
        let mut reasons = Vec::new();
        if rest.is_empty() {
            reasons.push(Reason::new(Why::GoesOut));
        }
        if self.spec.is_wild(card) {
            reasons.push(Reason::new(Why::Wild));
        }
        let melds = self.melds_in(&self.view.hand);
        let melded = melds.iter().filter(|meld| meld.contains(&card)).max_by_key(|meld| meld.len());
        let needed = self.missing(&self.view.hand).zip(self.missing(&rest));
        match (melded, needed) {
            (_, Some((now, then))) if then > now => reasons.push(Reason::new(Why::Needed)),
            (Some(meld), _) => {
                let others = meld.iter().copied().filter(|other| *other != card).collect();
                reasons.push(Reason::new(Why::BreaksMeld).about(others));
            }
            (None, needed) => {
                let company = self.company(card, &rest);
                if company.is_empty() {
                    reasons.push(Reason::new(Why::Lonely));
                } else if needed.is_some() {
                    reasons.push(Reason::new(Why::NotNeeded));
                } else {
                    reasons.push(Reason::new(Why::BreaksPair).about(company));
                }
            }
        }
        reasons.extend(self.given_away(card));
        let loose = |other: &&CardId| !melds.iter().flatten().any(|melded| melded == *other);
        let dearest = self.view.hand.iter().filter(loose).map(|other| self.weight(*other)).max();
        let weight = self.weight(card);
        if self.spec.ends.close.is_some() {
            let left = self.spec.least_left(&rest);
            reasons.push(Reason::new(Why::LeavesLoose).counting(left));
        } else if weight > 0 && loose(&&card) && dearest == Some(weight) {
            reasons.push(Reason::new(Why::Dearest).counting(weight));
        }
        reasons
    }

    /// What the next seat could make of a card, as everybody can tell.
    fn given_away(&self, card: CardId) -> Option<Reason> {
        let public = &self.view.public;
        let next = public.left_of(self.view.seat);
        let took = self.company(card, &public.known[next.index()]);
        if !took.is_empty() {
            return Some(Reason::new(Why::NextTook).about(took).of(next));
        }
        let open = self.spec.tableau.open && !public.must_open_first(next);
        let may_add = |meld: &&Meld| !self.spec.tableau.owner_only || public.same_side(meld.owner, next);
        let mut melds = public.melds.iter().filter(may_add);
        if open && melds.any(|meld| pattern::fits(self.spec, meld, card, None).is_ok()) {
            return Some(Reason::new(Why::NextLaysOff).of(next));
        }
        // From a row any card can still be taken.
        if !matches!(self.spec.draw.discard, FromDiscard::Top | FromDiscard::Live { .. }) {
            return None;
        }
        let rank = |card: CardId| self.spec.deck.printed(card).rank;
        let below = public.discard.split_last().map_or(&[][..], |(_, below)| below);
        let same = below.iter().rev().copied().find(|other| rank(*other) == rank(card))?;
        Some(Reason::new(Why::LetGo).about(vec![same]))
    }

    fn closing(&self, discard: Option<CardId>) -> Vec<Reason> {
        if self.spec.ends.close.is_none() {
            return Vec::new();
        }
        let rest = self.view.hand.iter().copied().filter(|card| Some(*card) != discard);
        let left = self.spec.least_left(&rest.collect::<Vec<_>>());
        vec![Reason::new(Why::LeavesLoose).counting(left)]
    }

    /// What a card costs whoever is caught with it.
    fn weight(&self, card: CardId) -> i32 {
        self.spec.value(card).max(score::loose_cost(self.spec, card))
    }

    /// The melds of these cards without wilds.
    fn melds_in(&self, cards: &[CardId]) -> Vec<Vec<CardId>> {
        let naturals: Vec<CardId> = cards.iter().copied().filter(|card| !self.spec.is_wild(*card)).collect();
        let apart = |pattern: usize| self.spec.patterns[pattern].apart;
        let melds = in_hand::melds_in(self.spec, &naturals).into_iter();
        melds.filter(|meld| !meld.pattern.is_some_and(apart)).map(|meld| meld.cards).collect()
    }

    /// The cards of the hand that make a meld with this one, without wilds.
    fn melds_with(&self, card: CardId) -> Vec<Vec<CardId>> {
        let mut cards = self.company(card, &self.view.hand);
        if cards.is_empty() {
            return Vec::new();
        }
        cards.push(card);
        let with = self.melds_in(&cards).into_iter().filter(|meld| meld.contains(&card));
        with.map(|meld| meld.into_iter().filter(|other| *other != card).collect()).collect()
    }

    /// How many cards the seat lacks for its contract, if it has one before it.
    fn missing(&self, cards: &[CardId]) -> Option<u32> {
        let goal = Goal::of(&self.view.public, self.view.seat);
        let tally = Tally::of(self.spec, cards);
        let reach = if goal.is_done() {
            return None;
        } else if goal.whole_hand {
            whole_hand::reach(self.spec, &goal, &tally)
        } else {
            reach::reach(self.spec, &goal, &tally)
        };
        Some(reach.missing)
    }

    /// Those of the cards that could be in a meld with this one.
    fn company(&self, card: CardId, cards: &[CardId]) -> Vec<CardId> {
        cards.iter().copied().filter(|other| *other != card && self.go_together(card, *other)).collect()
    }

    /// Whether two natural cards have in common what some pattern asks for.
    fn go_together(&self, one: CardId, other: CardId) -> bool {
        if self.spec.is_wild(one) || self.spec.is_wild(other) {
            return false;
        }
        let (a, b) = (self.spec.deck.printed(one), self.spec.deck.printed(other));
        let same_suit = a.suit == b.suit;
        self.spec.patterns.iter().any(|pattern| match &pattern.shape {
            Shape::Own(own) => (own.rule.go_together)(self.spec, one, other),
            Shape::Kind(Kind { suits_differ, .. }) => a.rank == b.rank && !(*suits_differ && same_suit),
            Shape::Sequence(Sequence { one_suit, order, .. }) => {
                (same_suit || !one_suit) && a.rank != b.rank && is_near(*order, a.rank, b.rank)
            }
            Shape::Listed(listed) => listed.go_together(a, b),
        })
    }
}

/// Whether two ranks can lie no more than two steps apart in a run.
fn is_near(order: Order, one: u8, other: u8) -> bool {
    order.positions(one).any(|place| order.positions(other).any(|beside| place.abs_diff(beside) <= 2))
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
