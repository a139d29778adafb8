//! Play where the sets of a side are made long, and the whole discard pile goes to whoever can meld its top.

mod laying;
mod side;
mod throwing;

use crate::building::laying::gain;
use crate::building::side::Side;
use crate::level::Level;
use crate::stakes::POINT;
use crate::thought::steps::pause;
use crate::thought::{Breadth, Idea, led_by, ranked};
use rummage_rules::action::{Action, Choice, Source};
use rummage_rules::cards::ids::CardId;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// What a card of the stock is worth about to whoever sees no more than its points.
const UNKNOWN: i32 = 14;
/// What it is worth to whoever counts, in points: a hand that grows makes long sets, and keeps the pair that takes the pile.
const DRAWN: i32 = 55;
/// What a card of the pile is worth besides its points: with many cards sets grow long.
const MORE_CARDS: i32 = 22;
/// A partner who holds more than so many points stays in the round if it is asked.
const MUCH: i32 = 90;

/// What a seat of this level could do, the best first.
pub async fn ideas(view: &View, level: Level, breadth: Breadth) -> Vec<Idea> {
    match view.public.pending.last() {
        Some(Pending::Window(_)) => consent(view, level),
        Some(Pending::Turn(_, TurnStep::Draw)) => draws(&Side::new(view, level)).await,
        Some(Pending::Turn(_, TurnStep::Play)) => plays(&Side::new(view, level), breadth).await,
        _ => Vec::new(),
    }
}

/// The partner may go out unless much would be caught in this hand that could still be laid.
fn consent(view: &View, level: Level) -> Vec<Idea> {
    let held: i32 = view.hand.iter().map(|card| view.public.spec.value(*card)).sum();
    let [agree, no] = [Choice::Agree, Choice::No].map(|choice| Idea::new(Action::Answer(choice), 0));
    let others_are_near = Side::new(view, level).others_are_near();
    if level == Level::Seedling || others_are_near || held <= MUCH {
        vec![agree, no]
    } else {
        vec![no, agree]
    }
}

/// A card of the stock, or the pile with what melding its top makes and costs.
async fn draws(side: &Side<'_>) -> Vec<Idea> {
    let view = side.view;
    let unseen = match side.level {
        Level::Seedling => UNKNOWN,
        _ => DRAWN * view.public.spec.draw.cards as i32,
    };
    let mut draws = vec![Idea::new(Action::Draw(Source::Stock), POINT * unseen), Idea::new(Action::Pass, 0)];
    draws.retain(|idea| view.check(&idea.action).is_ok());
    for action in view.takings() {
        let worth = match (side.level, view.public.discard.last()) {
            // Who looks no further than at the top of the pile sees one card.
            (Level::Seedling, Some(top)) => POINT * view.public.spec.value(*top),
            _ => gain(side, &action) + pile(side),
        };
        draws.push(Idea::new(action, worth));
        pause().await;
    }
    ranked(draws)
}

/// What the cards below the top of the pile are worth to the side, in hundredths of a point.
fn pile(side: &Side) -> i32 {
    let public = &side.view.public;
    let below = public.discard.split_last().map_or(&[][..], |(_, below)| below);
    let value = |card: &CardId| {
        if side.fits(*card) { public.spec.value(*card) + MORE_CARDS / 2 + MORE_CARDS } else { MORE_CARDS }
    };
    POINT * below.iter().map(value).sum::<i32>()
}

/// What is worth laying is laid first, the best of it; then a card is thrown.
async fn plays(side: &Side<'_>, breadth: Breadth) -> Vec<Idea> {
    let mut laid: Vec<Idea> = Vec::new();
    for action in side.lays() {
        let worth = gain(side, &action);
        laid.push(Idea::new(action, worth));
        pause().await;
    }
    let may_end = side.view.check(&Action::Pass).is_ok();
    let thrown = if may_end { vec![Idea::new(Action::Pass, 0)] } else { throwing::discards(side) };
    let best = ranked(laid).into_iter().next();
    match best.filter(|best| best.value > 0 || thrown.is_empty()) {
        Some(best) if breadth == Breadth::Best => vec![best],
        Some(best) => led_by(best, ranked(thrown)),
        None => ranked(thrown),
    }
}
