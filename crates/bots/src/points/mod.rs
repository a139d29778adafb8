//! Play where what lies on the table counts for whoever laid it: take what can be laid, open, lay, and go out.

mod duty;
mod ledger;
mod margins;
pub mod pile;
mod settling;

use crate::Budget;
use crate::answers::{self, UNKNOWN_CARD};
use crate::contract::laying::run_cards;
use crate::goal::candidates::{Candidate, candidates};
use crate::goal::reach::Target;
use crate::level::skill::Skill;
use crate::points::duty::Duty;
use crate::points::ledger::{Ledger, Settled, is_open};
use crate::stakes::POINT;
use crate::thought::draws::STOCK;
use crate::thought::steps::pause;
use crate::thought::{Breadth, Idea, led_by, ranked};
pub(crate) use ledger::has_many_wilds;
use rand::Rng;
use rummage_rules::action::{Action, Choice, MeldPlan, Place, Source, Swap};
use rummage_rules::cards::ids::{CardId, MeldId};
use rummage_rules::cards::shuffle;
use rummage_rules::deadwood::division;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::turn::FromDiscard;
use rummage_rules::turn::window::{Window, WindowKind};

/// What may become of the rest is only asked of so many of the best draws.
const MOST_HOPES: usize = 3;

/// What a seat of this level could do, the best first.
pub async fn ideas(
    view: &View,
    skill: Skill,
    budget: Budget,
    breadth: Breadth,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    let ledger = Ledger::new(view, skill);
    match view.public.pending.last() {
        Some(Pending::Window(Window { kind: WindowKind::Buy, .. })) => purchase(&ledger).await,
        Some(Pending::Window(Window { kind: WindowKind::Rummy, .. })) => answers::calls(view),
        Some(Pending::Turn(_, TurnStep::Offer | TurnStep::Draw)) => draws(&ledger, budget, rng).await,
        Some(Pending::Turn(_, TurnStep::Play)) => match (sure(&ledger), breadth) {
            (Some((sure, _)), Breadth::Best) => vec![Idea::new(sure, 0)],
            (Some((sure, gain)), Breadth::All) => {
                let thrown = ranked(throws(&ledger).await);
                let now = thrown.first().map_or_else(|| ledger.held(&view.hand), |best| best.value);
                led_by(Idea::new(sure, now.saturating_add(gain)), thrown)
            }
            (None, _) => ranked(throws(&ledger).await),
        },
        _ => Vec::new(),
    }
}

/// What is laid without a second thought, and what that makes besides what the rest of the hand is worth.
fn sure(ledger: &Ledger) -> Option<(Action, i32)> {
    let value = |card: &CardId| POINT * ledger.view.public.spec.value(*card);
    let with = |action: Action| {
        let gain = match &action {
            Action::LayDown { melds, .. } => melds.iter().flat_map(|meld| &meld.cards).map(value).sum(),
            Action::SwapWild { .. } => POINT * ledger.view.public.spec.values.joker,
            Action::LayOff { card, .. } => value(card),
            _ => 0,
        };
        (action, gain)
    };
    lay(ledger).or_else(|| swap(ledger)).or_else(|| lay_off(ledger)).map(with)
}

/// The draws, by what the turn is worth after them.
async fn draws(ledger: &Ledger<'_>, budget: Budget, rng: &mut (impl Rng + Send)) -> Vec<Idea> {
    let view = ledger.view;
    let row = &view.public.discard;
    let deepest = row.len().saturating_sub(ledger.skill.deepest);
    let mut taken: Vec<(Settled, Action)> = Vec::new();
    for from in deepest..row.len() {
        let action =
            Action::Draw(if from + 1 == row.len() { Source::Discard } else { Source::Row(row[from]) });
        if view.check(&action).is_err() {
            continue;
        }
        let cards: Vec<CardId> = view.hand.iter().chain(&row[from..]).copied().collect();
        let settled = ledger.settle(&cards, Duty::after_taking(view, row[from]));
        if settled.worth > i32::MIN {
            taken.push((settled, action));
        }
        pause().await;
    }
    taken.sort_by_key(|(settled, _)| std::cmp::Reverse(settled.worth));
    let mut draws: Vec<Idea> = Vec::new();
    for (settled, action) in taken.into_iter().take(MOST_HOPES) {
        draws.push(Idea::new(action, settled.worth + ledger.hope(&settled.rest)));
        pause().await;
    }
    if view.check(&STOCK).is_ok() {
        let (worth, tried) = average_draw(ledger, budget, rng).await;
        draws.push(Idea::new(STOCK, worth).tried(tried));
    }
    if view.check(&Action::Pass).is_ok() {
        draws.push(Idea::new(Action::Pass, ledger.held(&view.hand)));
    }
    ranked(draws)
}

/// Taking the discard out of turn or not: by what it makes of the hand, less what it and the card that comes with it weigh.
async fn purchase(ledger: &Ledger<'_>) -> Vec<Idea> {
    let view = ledger.view;
    let no = Idea::new(Action::Answer(Choice::No), ledger.turn(&view.hand, Duty::None));
    let Some(top) = view.public.discard.last() else { return vec![no] };
    pause().await;
    let with: Vec<CardId> = view.hand.iter().chain([top]).copied().collect();
    let price = ledger.caught * UNKNOWN_CARD + POINT * ledger.skill.price;
    let bought = ledger.turn(&with, Duty::None) - price;
    ranked(vec![no, Idea::new(Action::Answer(Choice::Buy), bought)])
}

/// What a turn is worth that begins with a card of the stock.
async fn average_draw(ledger: &Ledger<'_>, budget: Budget, rng: &mut (impl Rng + Send)) -> (i32, u32) {
    let mut cards = ledger.view.unseen();
    shuffle::shuffle(&mut cards, rng);
    cards.truncate(budget.0.clamp(1, 10) as usize);
    // At worst the drawn card is thrown, and the hand is what it was.
    let at_worst = ledger.held(&ledger.view.hand);
    let mut total = 0;
    for card in &cards {
        let hand: Vec<CardId> = ledger.view.hand.iter().chain([card]).copied().collect();
        total += i64::from(ledger.turn(&hand, Duty::None).max(at_worst));
        pause().await;
    }
    let mean = i32::try_from(total / i64::try_from(cards.len().max(1)).unwrap_or(1)).unwrap_or(0);
    (mean, u32::try_from(cards.len()).unwrap_or(u32::MAX))
}

/// Lays the melds of the best division, if there are any and the gate lets them pass.
fn lay(ledger: &Ledger) -> Option<Action> {
    let view = ledger.view;
    let settled = ledger.settle(&view.hand, Duty::now(view));
    if !settled.passes || settled.melds.is_empty() {
        return None;
    }
    let mut melds = plans(ledger, &settled)?;
    melds.truncate(view.public.melds_left().unwrap_or(usize::MAX));
    let action = Action::LayDown { melds, swaps: Vec::new() };
    view.check(&action).is_ok().then_some(action)
}

/// The cards of the melds.
fn plans(ledger: &Ledger, settled: &Settled) -> Option<Vec<MeldPlan>> {
    let spec = &ledger.view.public.spec;
    let mut wilds: Vec<CardId> =
        ledger.view.hand.iter().copied().filter(|card| spec.is_wild(*card)).collect();
    settled.melds.iter().map(|meld| plan(ledger.view, meld, &settled.naturals, &mut wilds)).collect()
}

fn plan(view: &View, meld: &Candidate, naturals: &[CardId], wilds: &mut Vec<CardId>) -> Option<MeldPlan> {
    let mut cards = division::picked(naturals, meld.naturals);
    cards.extend(wilds.split_off(wilds.len().checked_sub(usize::from(meld.wilds))?));
    let size = cards.len();
    if let Target::Run { suit, low } = meld.target {
        cards = run_cards(&view.public.spec, size, suit, low, &mut cards)?;
    }
    Some(MeldPlan { cards, pattern: Some(meld.pattern), ..MeldPlan::default() })
}

/// Sets a wild on the table free and lays it elsewhere.
fn swap(ledger: &Ledger) -> Option<Action> {
    if !ledger.frees {
        return None;
    }
    let view = ledger.view;
    let public = &view.public;
    let mut swaps = Vec::new();
    for (index, meld) in public.melds.iter().enumerate() {
        let stands = meld.reading.slots.iter().filter(|slot| slot.stands_for.is_some());
        for wild in stands.map(|slot| slot.card) {
            let meld = MeldId(u8::try_from(index).unwrap_or(u8::MAX));
            for natural in view.hand.iter().copied() {
                let swap = Swap { natural, meld };
                swaps.extend(into_new_meld(view, swap, wild));
                let others = (0..=u8::MAX).map(MeldId).take(public.melds.len());
                swaps.extend(others.map(|to| Action::SwapWild { swap, place: Place::LayOff(to, None) }));
            }
        }
    }
    swaps.into_iter().find(|action| view.check(action).is_ok())
}

/// The freed wild in a meld with cards of the hand.
fn into_new_meld(view: &View, swap: Swap, wild: CardId) -> Vec<Action> {
    let spec = &view.public.spec;
    let rest = |card: &CardId| *card != swap.natural && !spec.is_wild(*card);
    let naturals: Vec<CardId> = view.hand.iter().copied().filter(rest).collect();
    let mut melds: Vec<Candidate> = candidates(spec, &naturals, 1);
    melds.retain(|meld| meld.wilds == 1);
    melds.sort_by_key(|meld| std::cmp::Reverse(meld.points));
    let plans = melds.iter().filter_map(|meld| plan(view, meld, &naturals, &mut vec![wild]));
    plans.map(|plan| Action::SwapWild { swap, place: Place::Meld(plan) }).collect()
}

/// Lays a card off, the dearest first, but never the last.
fn lay_off(ledger: &Ledger) -> Option<Action> {
    let view = ledger.view;
    let mut cards = view.hand.clone();
    let duty = view.public.in_turn.must_play;
    cards.sort_by_key(|card| (duty != Some(*card), std::cmp::Reverse(view.public.spec.value(*card))));
    let melds = || {
        let all = (0..=u8::MAX).map(MeldId).zip(&view.public.melds);
        all.filter(|(_, meld)| ledger.looks_at(meld)).map(|(id, _)| id)
    };
    let beside = view.public.spec.tableau.rides;
    let mut actions = cards.into_iter().flat_map(|card| {
        melds().map(move |meld| Action::LayOff { card, named: None, meld, end: None, beside })
    });
    actions.find(|action| view.check(action).is_ok())
}

/// The discards, by what they leave in the hand and what they give the next seat.
async fn throws(ledger: &Ledger<'_>) -> Vec<Idea> {
    let view = ledger.view;
    let worth = |card: CardId| {
        let rest: Vec<CardId> = view.hand.iter().copied().filter(|held| *held != card).collect();
        let gift = gift(ledger, card) * ledger.skill.gifts / 100;
        ledger.held(&rest) - gift
    };
    let mut thrown = Vec::new();
    for card in view.hand.iter().copied().filter(|card| view.check(&Action::discard(*card)).is_ok()) {
        thrown.push(Idea::new(Action::discard(card), worth(card)));
        pause().await;
    }
    thrown
}

/// What the next seat could make of a discard with the row below it and with the cards it is known to hold.
fn gift(ledger: &Ledger, card: CardId) -> i32 {
    let public = &ledger.view.public;
    let spec = &public.spec;
    let next = ledger.view.seat.left(spec.seats);
    if spec.is_wild(card) {
        return 60 * POINT;
    }
    let opened = is_open(public, next);
    let fits = opened && rummage_rules::melds::pattern::fits_anywhere(spec, &public.melds, card);
    let deep = if matches!(spec.draw.discard, FromDiscard::Row { .. }) { 8 } else { 0 };
    let from = public.discard.len().saturating_sub(deep);
    let within_reach = public.discard[from..].iter().chain(&public.known[next.index()]);
    let naturals: Vec<CardId> =
        within_reach.copied().filter(|other| !spec.is_wild(*other)).take(20).chain([card]).collect();
    let last = 1u32 << (naturals.len() - 1);
    let melds = candidates(spec, &naturals, 0);
    let best = melds.iter().filter(|meld| meld.naturals & last != 0).map(|meld| meld.points).max();
    let certain = if opened { 60 } else { 25 };
    i32::from(fits) * POINT * spec.value(card) + best.unwrap_or(0) * certain
}
