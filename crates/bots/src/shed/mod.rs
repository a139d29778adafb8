//! Play where little is to be held: what can be laid is laid, low cards and those that go together are kept, and hands are compared in time.

mod daring;
mod outlook;

use crate::Budget;
use crate::level::Level;
use crate::shed::outlook::Outlook;
use crate::thought::draws::{STOCK, TAKE, open_card};
use crate::thought::{Idea, led_by, ranked};
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::{CardId, MeldId, Seat};
use rummage_rules::melds::in_hand;
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// To go out without a discard, and with one, in hundredths of a point of hands: more than anything that can still be hoped for.
const OUT_UNTHROWN: i32 = 30_000;
const OUT: i32 = 20_000;

/// What a seat of this level could do, the best first.
pub fn ideas(view: &View, level: Level, budget: Budget, rng: &mut impl Rng) -> Vec<Idea> {
    let seated = Seated { view, level, outlook: Outlook::of(view, level) };
    match view.public.pending.last() {
        Some(Pending::Turn(_, TurnStep::Draw)) => seated.begins(budget, rng),
        Some(Pending::Turn(_, TurnStep::Play)) => seated.plays(),
        _ => Vec::new(),
    }
}

/// A seat that weighs its cards.
struct Seated<'a> {
    view: &'a View,
    level: Level,
    outlook: Outlook<'a>,
}

impl Seated<'_> {
    /// Showing the hand where it dares to, or drawing.
    fn begins(&self, budget: Budget, rng: &mut impl Rng) -> Vec<Idea> {
        let knock = Action::Close { discard: None, melds: Vec::new() };
        let draws = self.draws();
        if self.view.check(&knock).is_err() {
            return draws;
        }
        let worth = draws.first().map_or(0, |best| best.value);
        let guesses = budget.0.max(1) * daring::GUESSES;
        let chances = self.chances(guesses, rng);
        let knock = Idea::new(knock, worth + chances.gain).tried(chances.guesses);
        if chances.dares {
            return led_by(knock, draws);
        }
        let best = draws.first().map_or(0, |best| best.value);
        [draws, vec![Idea { value: knock.value.min(best), ..knock }]].concat()
    }

    /// The open card is worth what it makes of the hand; one from the stock what they all make of it on average.
    fn draws(&self) -> Vec<Idea> {
        let stock = Idea::new(STOCK, self.average());
        let Some(top) = open_card(self.view) else { return vec![stock] };
        let take = Idea::new(TAKE, self.with(top));
        match self.level {
            // A beginner takes what can be laid, and looks no further.
            Level::Seedling if self.can_be_laid(top) => led_by(take, vec![stock]),
            Level::Seedling => led_by(stock, vec![take]),
            _ => ranked(vec![take, stock]),
        }
    }

    fn average(&self) -> i32 {
        let unseen = &self.outlook.unseen;
        let count = i32::try_from(unseen.len()).unwrap_or(1).max(1);
        unseen.iter().map(|card| self.with(*card)).sum::<i32>() / count
    }

    /// What the hand comes to with one card more.
    fn with(&self, card: CardId) -> i32 {
        let hand: Vec<CardId> = self.view.hand.iter().copied().chain([card]).collect();
        self.best(&hand, &[])
    }

    fn can_be_laid(&self, card: CardId) -> bool {
        let hand: Vec<CardId> = self.view.hand.iter().copied().chain([card]).collect();
        let spec = &self.view.public.spec;
        pattern::fits_anywhere(spec, &self.view.public.melds, card)
            || in_hand::melds_in(spec, &hand).iter().any(|plan| plan.cards.contains(&card))
    }

    /// What can be laid comes before a discard, what leaves the best first.
    fn plays(&self) -> Vec<Idea> {
        let hand = &self.view.hand;
        let throws = ranked(hand.iter().map(|card| self.thrown(hand, *card)).collect());
        let owed = self.view.public.in_turn.must_play;
        let lays = ranked(self.melds().into_iter().chain(self.lay_offs()).collect());
        let pays = |idea: &&Idea| owed.is_none_or(|owed| lays_card(&idea.action, owed));
        let Some(first) = lays.iter().find(pays).cloned() else { return throws };
        let others: Vec<Idea> = lays.into_iter().filter(|idea| idea.action != first.action).collect();
        led_by(first, [others, throws].concat())
    }

    fn thrown(&self, hand: &[CardId], card: CardId) -> Idea {
        let rest = without(hand, &[card]);
        let worth = if rest.is_empty() { OUT } else { self.outlook.worth(&rest, card) };
        Idea::new(Action::discard(card), worth)
    }

    fn melds(&self) -> Vec<Idea> {
        let (hand, seat) = (&self.view.hand, self.view.seat);
        let plans = in_hand::melds_in(&self.view.public.spec, hand);
        let idea = |cards: Vec<CardId>| {
            let laid = self.read(&cards, seat);
            Idea::new(Action::meld(cards.clone()), self.best(&without(hand, &cards), &laid))
        };
        plans.into_iter().map(|plan| idea(plan.cards)).collect()
    }

    /// A card goes onto a meld of another seat rather than onto an own one: that one may have to wait for its knock.
    fn lay_offs(&self) -> Vec<Idea> {
        let (public, seat) = (&self.view.public, self.view.seat);
        let mut melds: Vec<(&Meld, MeldId)> = public.melds.iter().zip((0..=u8::MAX).map(MeldId)).collect();
        melds.sort_by_key(|(meld, _)| meld.owner == seat);
        let onto = |card: CardId| {
            let fitting =
                melds.iter().find(|(meld, _)| pattern::fits(&public.spec, meld, card, None).is_ok());
            fitting.map(|(_, meld)| Action::LayOff {
                card,
                named: None,
                meld: *meld,
                end: None,
                beside: false,
            })
        };
        let idea = |card: &CardId| {
            Some(Idea::new(onto(*card)?, self.best(&without(&self.view.hand, &[*card]), &[])))
        };
        self.view.hand.iter().filter_map(idea).collect()
    }

    /// What a hand comes to once all is laid that can be, beside what was laid already, and the card is thrown that is missed least.
    fn best(&self, hand: &[CardId], laid: &[Meld]) -> i32 {
        let public = &self.view.public;
        let fits = |card: &CardId| {
            [&public.melds[..], laid].iter().any(|melds| pattern::fits_anywhere(&public.spec, melds, *card))
        };
        let loose: Vec<CardId> = hand.iter().copied().filter(|card| !fits(card)).collect();
        let at_once = match loose[..] {
            [] => OUT_UNTHROWN,
            [_] => OUT,
            _ => {
                let kept = |card: &CardId| self.outlook.worth(&without(&loose, &[*card]), *card);
                loose.iter().map(kept).max().unwrap_or(0)
            }
        };
        let with_meld = |cards: Vec<CardId>| {
            let laid = [laid, &self.read(&cards, self.view.seat)].concat();
            self.best(&without(hand, &cards), &laid)
        };
        let plans = in_hand::melds_in(&public.spec, hand).into_iter();
        plans.map(|plan| with_meld(plan.cards)).chain([at_once]).max().unwrap_or(at_once)
    }

    fn read(&self, cards: &[CardId], seat: Seat) -> Vec<Meld> {
        self.view.public.read(cards).map(|reading| Meld::new(seat, reading)).into_iter().collect()
    }
}

fn lays_card(action: &Action, owed: CardId) -> bool {
    match action {
        Action::LayDown { melds, .. } => melds.iter().any(|meld| meld.cards.contains(&owed)),
        Action::LayOff { card, .. } => *card == owed,
        _ => false,
    }
}

fn without(cards: &[CardId], gone: &[CardId]) -> Vec<CardId> {
    cards.iter().copied().filter(|card| !gone.contains(card)).collect()
}
