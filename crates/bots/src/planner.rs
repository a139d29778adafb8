//! The player with a plan: it divides its hand into melds, counts what could still come, and goes out when it can.

use crate::caution;
use crate::closing;
use crate::contract;
use crate::foresight::{Foresight, full};
use crate::level::Level;
use crate::pile;
use crate::points;
use crate::skill::Skill;
use crate::solver::{self, Solver};
use crate::stakes::{POINT, Stakes};
use crate::{Bot, Budget};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::action::{Action, Source};
use rummage_rules::card::CardId;
use rummage_rules::gate::Gate;
use rummage_rules::shuffle;
use rummage_rules::split;
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::turn::FromDiscard;
use rummage_rules::view::View;

/// A bot that plans towards going out.
pub struct Planner {
    level: Level,
    rng: ChaCha8Rng,
}

impl Planner {
    /// A planner of a level. The seed only matters where it guesses at hidden cards.
    pub fn new(level: Level, seed: u64) -> Planner {
        Planner { level, rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl Bot for Planner {
    fn choose(&mut self, view: &View, budget: Budget) -> Action {
        // It costs nothing, and forgetting it is no use.
        if view.check(&Action::Knock).is_ok() {
            return Action::Knock;
        }
        let spec = &view.public.spec;
        let skill = Skill::of(self.level);
        let chosen = match (&spec.gates.gate, spec.draw.discard) {
            _ if spec.ends.close.is_some() => closing::choose(view, self.level, budget, &mut self.rng),
            (Gate::Round(_) | Gate::Seat(_), _) => contract::choose(view, skill),
            (Gate::Points { .. }, _) => points::choose(view, skill, budget, &mut self.rng),
            (Gate::None, FromDiscard::IntoMelds) => pile::choose(view, skill),
            (Gate::None, _) => self.divide(view, budget),
        };
        let legal = chosen.filter(|action| view.check(action).is_ok());
        legal.or_else(|| view.suggest(1).pop()).unwrap_or(Action::Pass)
    }
}

/// What to do next in the turn, and what the hand is then worth.
struct Plan {
    action: Action,
    worth: i32,
}

impl Planner {
    /// Play in games where the melds of a hand are counted apart: towards a hand without loose cards.
    fn divide(&mut self, view: &View, budget: Budget) -> Option<Action> {
        let stakes = Stakes::of(view, self.level);
        let live = self.live(view);
        let foresight = Foresight { spec: &view.public.spec, stakes: &stakes, live: &live };
        match view.public.pending.last()? {
            Pending::Turn(_, TurnStep::Offer | TurnStep::Draw) => Some(self.draw(view, &foresight, budget)),
            Pending::Turn(_, TurnStep::Play) => {
                Some(go_out(view, &foresight).unwrap_or_else(|| self.play(view, &foresight, budget)))
            }
            Pending::Window(_) => Some(Action::Pass),
            Pending::Step(_) | Pending::Owed(..) | Pending::Turn(_, TurnStep::Showdown) => None,
        }
    }

    /// The cards that this level believes could still come. The weakest does not look beyond its hand.
    fn live(&self, view: &View) -> Vec<CardId> {
        match self.level {
            Level::Seedling => Vec::new(),
            Level::Gardener | Level::HedgeSharp => view.unseen(),
        }
    }

    fn draw(&mut self, view: &View, foresight: &Foresight, budget: Budget) -> Action {
        let (stock, discard) = (Action::Draw(Source::Stock), Action::Draw(Source::Discard));
        let Some(top) = view.public.discard.last().filter(|_| view.check(&discard).is_ok()) else {
            return stock;
        };
        if view.check(&stock).is_err() {
            return discard;
        }
        // Only the sharpest weighs the card against what the stock may hold; the others take it if it is good for something at once.
        let narrow = Foresight { live: &[], ..*foresight };
        let (taken, drawn) = match self.level {
            Level::HedgeSharp => {
                (with_card(view, foresight, *top), self.average_draw(view, foresight, budget))
            }
            Level::Seedling | Level::Gardener => (with_card(view, &narrow, *top), narrow.worth(&view.hand)),
        };
        if taken > drawn { discard } else { stock }
    }

    /// What a draw from the stock is worth, on average over so many of the cards it may be.
    fn average_draw(&mut self, view: &View, eyes: &Foresight, budget: Budget) -> i32 {
        let mut cards = eyes.live.to_vec();
        shuffle::shuffle(&mut cards, &mut self.rng);
        cards.truncate(budget.0.max(1) as usize);
        let total: i32 = cards.iter().map(|card| with_card(view, eyes, *card)).sum();
        total / i32::try_from(cards.len().max(1)).unwrap_or(1)
    }

    /// Lays the meld that is worth more on the table than in the hand, or else discards.
    fn play(&mut self, view: &View, foresight: &Foresight, budget: Budget) -> Action {
        let held = self.discard(view, foresight, budget);
        let melds =
            solver::groups(foresight.spec, &view.hand, 0).into_iter().filter(|group| group.points > 0);
        let laid = melds.filter_map(|group| {
            let action = Action::meld(split::picked(&view.hand, group.mask));
            view.check(&action).ok()?;
            let rest = split::picked(&view.hand, full(view.hand.len()) & !group.mask);
            let rest = foresight.after_discard(&rest).into_iter().max().unwrap_or(0);
            Some(Plan { action, worth: rest + POINT * group.points })
        });
        let laid = laid.max_by_key(|plan| plan.worth);
        laid.filter(|laid| laid.worth > held.worth).unwrap_or(held).action
    }

    /// The discard that leaves the most; of those that leave about as much, the one that helps the next player least.
    fn discard(&mut self, view: &View, foresight: &Foresight, budget: Budget) -> Plan {
        let worths = foresight.after_discard(&view.hand);
        let legal = |place: &usize| view.check(&Action::discard(view.hand[*place])).is_ok();
        let places: Vec<usize> = (0..view.hand.len()).filter(legal).collect();
        let Some(worth) = places.iter().map(|place| worths[*place]).max() else {
            return Plan { action: Action::Pass, worth: 0 };
        };
        let margin = if self.level == Level::HedgeSharp { POINT / 10 } else { 0 };
        let good: Vec<usize> = places.into_iter().filter(|place| worths[*place] + margin >= worth).collect();
        let chosen = match &good[..] {
            [.., last] if margin == 0 || good.len() == 1 => *last,
            good => caution::least_gift(view, foresight.stakes, good, budget.0, &mut self.rng),
        };
        Plan { action: Action::discard(view.hand[chosen]), worth }
    }
}

/// What the hand is worth once it has this card and has thrown the best one for it.
fn with_card(view: &View, eyes: &Foresight, card: CardId) -> i32 {
    let mut hand = view.hand.clone();
    hand.push(card);
    let worths = eyes.after_discard(&hand).into_iter().enumerate();
    let may_throw = |place: usize| view.public.spec.turn.return_discard || place + 1 < hand.len();
    worths.filter(|(place, _)| may_throw(*place)).map(|(_, worth)| worth).max().unwrap_or(0)
}

/// The next step of going out, if the hand can be laid but for one card: a meld, and in the end the discard.
fn go_out(view: &View, foresight: &Foresight) -> Option<Action> {
    let hand = &view.hand;
    let groups = solver::groups(foresight.spec, hand, 0);
    let solver = Solver::new(foresight.spec, foresight.stakes, hand, &groups);
    let ways = (0..hand.len()).filter_map(|place| {
        let action = Action::discard(hand[place]);
        let (worth, meld) = solver.shut(full(hand.len()) & !(1 << place))?;
        view.check(&action).is_ok().then_some((worth, meld, action))
    });
    let (_, meld, discard) = ways.max_by_key(|(worth, ..)| *worth)?;
    Some(if meld == 0 { discard } else { Action::meld(split::picked(hand, meld)) })
}
