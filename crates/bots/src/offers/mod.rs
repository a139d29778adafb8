//! Play where cards on offer are laid or left, and so many in melds win: what is laid stays, so it has to leave a way to the goal.

mod goal;

use crate::closing::collecting::held_for_longer;
use crate::level::Level;
use crate::offers::goal::Goal;
use crate::thought::{Idea, led_by, ranked};
use rummage_rules::action::{Action, Choice, Source};
use rummage_rules::cards::ids::{CardId, MeldId};
use rummage_rules::melds::in_hand;
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::turn::window::{Window, WindowKind};

/// To have won is worth more than any way to it.
const WON: i32 = 1_000;
/// What it costs to throw a card that fits a meld of the other.
const GIFT: i32 = 12;
/// How much rather one that counts no ways keeps a card that goes with another than any that was held longer.
const GOES_ALONG: i32 = 100;

/// What a seat of this level could do, the best first.
pub fn ideas(view: &View, level: Level) -> Vec<Idea> {
    match view.public.pending.last() {
        Some(Pending::Window(Window { kind: WindowKind::Give, .. })) => Seated::new(view, level).gives(),
        Some(Pending::Window(_)) => demand(level),
        Some(Pending::Turn(_, TurnStep::Draw)) => vec![Idea::new(Action::Draw(Source::Stock), 0)],
        Some(Pending::Turn(_, TurnStep::Offer)) => Seated::new(view, level).offered(),
        Some(Pending::Turn(_, TurnStep::Play)) => Seated::new(view, level).plays(),
        _ => Vec::new(),
    }
}

/// A card that the other has left spoils a hand: it would have been taken otherwise. Only the sharpest minds the hands of others.
fn demand(level: Level) -> Vec<Idea> {
    let [force, no] = [Choice::Force, Choice::No].map(|choice| Idea::new(Action::Answer(choice), 0));
    if level == Level::Sage { vec![force, no] } else { vec![no, force] }
}

/// A seat that weighs what it lays, and what it keeps for it.
struct Seated<'a> {
    view: &'a View,
    level: Level,
    goal: Goal,
    /// Its cards on the table.
    laid: Vec<CardId>,
}

impl<'a> Seated<'a> {
    fn new(view: &'a View, level: Level) -> Seated<'a> {
        let laid = view.public.melds_of(view.seat).flat_map(Meld::cards).collect();
        Seated { view, level, goal: Goal::of(view), laid }
    }

    /// The card that the hand misses least goes to the next seat.
    fn gives(&self) -> Vec<Idea> {
        let idea = |card: &CardId| {
            let kept = without(&self.view.hand, &[*card]);
            Idea::new(Action::Answer(Choice::Give(*card)), self.kept(&self.laid, &kept, *card))
        };
        ranked(self.view.hand.iter().map(idea).collect())
    }

    /// Taking the card on offer is worth what it makes of the hand once a card is thrown; leaving it, what the hand is worth as it is.
    fn offered(&self) -> Vec<Idea> {
        let leave = Idea::new(Action::Pass, self.held(&self.laid, &self.view.hand));
        let Some(card) = self.view.public.discard.last().copied() else { return vec![leave] };
        let hand: Vec<CardId> = self.view.hand.iter().copied().chain([card]).collect();
        let best = self.uses(card, &hand).into_iter().map(|cards| self.once_laid(&cards, &hand)).max();
        let take = best.map(|worth| Idea::new(Action::Draw(Source::Discard), worth));
        match (take, self.level) {
            (None, _) => vec![leave],
            // Whoever counts no ways takes what it can lay.
            (Some(take), Level::Seedling | Level::Gardener) => led_by(take, vec![leave]),
            (Some(take), _) => ranked(vec![take, leave]),
        }
    }

    /// The card that has to be laid, all that is left if that wins, or the discard.
    fn plays(&self) -> Vec<Idea> {
        let hand = &self.view.hand;
        let owed = self.view.public.in_turn.must_play;
        let uses = match owed {
            Some(card) => self.uses(card, hand),
            None => self.last_uses(hand),
        };
        if uses.is_empty() {
            return ranked(hand.iter().map(|card| self.thrown(*card)).collect());
        }
        let idea = |cards: Vec<CardId>| {
            let worth = self.once_laid(&cards, hand);
            Idea::new(self.action(cards), worth)
        };
        ranked(uses.into_iter().map(idea).collect())
    }

    /// What is laid of a hand that wins: all at once, or one meld after the other where own melds stay as they lie.
    fn last_uses(&self, hand: &[CardId]) -> Vec<Vec<CardId>> {
        if !self.goal.is_reached(self.laid.len() + hand.len()) {
            return Vec::new();
        }
        if self.may_lay(hand.to_vec(), hand) {
            return vec![hand.to_vec()];
        }
        let uses = hand.iter().flat_map(|card| self.uses(*card, hand));
        uses.filter(|cards| self.wins_with(cards, hand)).collect()
    }

    /// Whether all other cards of the hand can be laid after these, one meld after the other.
    fn wins_with(&self, cards: &[CardId], hand: &[CardId]) -> bool {
        let one_by_one = !self.view.public.spec.tableau.regroup;
        let laid = [&self.laid[..], cards].concat();
        one_by_one
            && self.goal.is_reached(self.laid.len() + hand.len())
            && self.goal.is_at_hand(&laid, &without(hand, cards))
    }

    fn thrown(&self, card: CardId) -> Idea {
        let kept = without(&self.view.hand, &[card]);
        Idea::new(Action::discard(card), self.kept(&self.laid, &kept, card))
    }

    /// Every choice of cards of the hand that can be laid with this one, what wins first.
    fn uses(&self, card: CardId, hand: &[CardId]) -> Vec<Vec<CardId>> {
        let all: Vec<CardId> = self.laid.iter().chain(hand).copied().collect();
        let mut uses: Vec<Vec<CardId>> = Vec::new();
        for plan in in_hand::melds_in(&self.view.public.spec, &all) {
            let cards: Vec<CardId> = plan.cards.iter().copied().filter(|held| hand.contains(held)).collect();
            if cards.contains(&card) && !uses.contains(&cards) && self.may_lay(plan.cards, hand) {
                uses.push(cards);
            }
        }
        if self.goal.is_reached(all.len()) && self.may_lay(hand.to_vec(), hand) {
            uses.push(hand.to_vec());
        }
        uses
    }

    /// Whether these cards could be laid from such a hand, own melds taken up for it where the game has that.
    fn may_lay(&self, cards: Vec<CardId>, hand: &[CardId]) -> bool {
        let public = &self.view.public;
        if public.spec.tableau.regroup {
            return public.could_lay_anew(self.view.seat, hand, cards);
        }
        let (held, lying): (Vec<CardId>, Vec<CardId>) = cards.iter().partition(|card| hand.contains(card));
        let is_meld = |meld: &Meld| {
            meld.len() == lying.len() && held.len() == 1 && meld.cards().all(|card| lying.contains(&card))
        };
        let joins = || public.melds_of(self.view.seat).any(is_meld);
        (lying.is_empty() || joins()) && public.read(&cards).is_ok()
    }

    /// What the seat comes to by laying these cards of the hand and throwing the one that it misses least.
    fn once_laid(&self, cards: &[CardId], hand: &[CardId]) -> i32 {
        let laid: Vec<CardId> = self.laid.iter().chain(cards).copied().collect();
        if self.goal.is_reached(laid.len()) || self.wins_with(cards, hand) {
            return WON;
        }
        let rest = without(hand, cards);
        let throw = |card: &CardId| self.kept(&laid, &without(&rest, &[*card]), *card);
        rest.iter().map(throw).max().unwrap_or(0)
    }

    /// What a hand is worth.
    fn held(&self, laid: &[CardId], hand: &[CardId]) -> i32 {
        if self.level == Level::Sage { self.goal.hope(laid, hand) } else { self.goal.nearness(laid, hand) }
    }

    /// What is left of a hand from which this card is thrown.
    fn kept(&self, laid: &[CardId], hand: &[CardId], thrown: CardId) -> i32 {
        match self.level {
            Level::Seedling => held_for_longer(self.view, thrown),
            Level::Gardener => {
                let with: Vec<CardId> = hand.iter().copied().chain([thrown]).collect();
                let goes_along = self.goal.friends(&with) > self.goal.friends(hand);
                held_for_longer(self.view, thrown) - if goes_along { GOES_ALONG } else { 0 }
            }
            // Of cards that leave the goal as near the one goes that has the fewest friends.
            Level::HedgeSharp => self.held(laid, hand) + self.goal.friends(hand),
            Level::Sage => self.held(laid, hand) - self.gift(thrown),
        }
    }

    /// What a card thrown is worth to the other: one that joins a meld there is used at once.
    fn gift(&self, card: CardId) -> i32 {
        let public = &self.view.public;
        let fits = |meld: &Meld| {
            meld.owner != self.view.seat && pattern::fits(&public.spec, meld, card, None).is_ok()
        };
        if public.melds.iter().any(fits) { GIFT } else { 0 }
    }

    /// One card goes onto a meld where it fits as that lies; anything else is laid, with melds of the table where it needs them.
    fn action(&self, cards: Vec<CardId>) -> Action {
        let [card] = cards[..] else { return Action::meld(cards) };
        let onto = |meld| Action::LayOff { card, named: None, meld, end: None, beside: false };
        let melds = (0..=u8::MAX).map(MeldId).take(self.view.public.melds.len());
        let fitting = melds.map(onto).find(|action| self.view.check(action).is_ok());
        fitting.unwrap_or_else(|| Action::meld(cards))
    }
}

fn without(cards: &[CardId], gone: &[CardId]) -> Vec<CardId> {
    cards.iter().copied().filter(|card| !gone.contains(card)).collect()
}
