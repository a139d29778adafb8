//! Play in games where the melds of a hand are counted apart: towards a hand without loose cards.

mod caution;
mod foresight;
mod solver;

use crate::Budget;
use crate::dividing::foresight::{Foresight, full};
use crate::dividing::solver::Solver;
use crate::level::Level;
use crate::stakes::{POINT, Stakes};
use crate::thought::draws::{STOCK, TAKE, open_card};
use crate::thought::steps::pause;
use crate::thought::{Breadth, Idea, led_by, levelled, merged, ranked};
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;
use rummage_rules::cards::shuffle;
use rummage_rules::deadwood::division;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// What a seat of this level could do, the best first.
pub async fn ideas(
    view: &View,
    level: Level,
    budget: Budget,
    breadth: Breadth,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    let stakes = Stakes::of(view, level);
    // The cards that this level believes could still come. The weakest does not look beyond its hand.
    let live = match level {
        Level::Seedling => Vec::new(),
        _ => view.unseen(),
    };
    let eyes = Foresight { spec: &view.public.spec, stakes: &stakes, live: &live };
    match view.public.pending.last() {
        Some(Pending::Turn(_, TurnStep::Offer | TurnStep::Draw)) => {
            draws(view, level, &eyes, budget, rng).await
        }
        Some(Pending::Turn(_, TurnStep::Play)) => match (go_out(view, &eyes), breadth) {
            (Some(out), Breadth::Best) => vec![out],
            (Some(out), Breadth::All) => led_by(out, ranked(discards(view, &eyes).await)),
            (None, _) => plays(view, level, &eyes, budget, rng).await,
        },
        Some(Pending::Window(_)) => vec![Idea::new(Action::Pass, 0)],
        _ => Vec::new(),
    }
}

/// The open card, if it is good for something, or a card of the stock.
async fn draws(
    view: &View,
    level: Level,
    eyes: &Foresight<'_>,
    budget: Budget,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    let Some(top) = open_card(view) else { return vec![Idea::new(STOCK, 0)] };
    if view.check(&STOCK).is_err() {
        return vec![Idea::new(TAKE, 0)];
    }
    // Only the sharpest weighs the card against what the stock may hold; the others take it if it is good for something at once.
    let narrow = Foresight { live: &[], ..*eyes };
    let (taken, drawn) = match level {
        Level::HedgeSharp | Level::Sage => {
            let (drawn, tried) = average_draw(view, eyes, budget, rng).await;
            (with_card(view, eyes, top), Idea::new(STOCK, drawn).tried(tried))
        }
        Level::Seedling | Level::Gardener => {
            (with_card(view, &narrow, top), Idea::new(STOCK, narrow.worth(&view.hand)))
        }
    };
    merged(vec![drawn], vec![Idea::new(TAKE, taken)])
}

/// What a draw from the stock is worth, on average over so many of the cards it may be.
async fn average_draw(
    view: &View,
    eyes: &Foresight<'_>,
    budget: Budget,
    rng: &mut (impl Rng + Send),
) -> (i32, u32) {
    let mut cards = eyes.live.to_vec();
    shuffle::shuffle(&mut cards, rng);
    cards.truncate(budget.0.max(1) as usize);
    let mut total = 0;
    for card in &cards {
        total += with_card(view, eyes, *card);
        pause().await;
    }
    let count = u32::try_from(cards.len()).unwrap_or(u32::MAX);
    (total / i32::try_from(cards.len().max(1)).unwrap_or(1), count)
}

/// A meld that is worth more on the table than in the hand, or else a discard: of those that leave about as much, the one
/// that helps the next player least.
async fn plays(
    view: &View,
    level: Level,
    eyes: &Foresight<'_>,
    budget: Budget,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    let thrown = discards(view, eyes).await;
    let Some(most) = thrown.iter().map(|idea| idea.value).max() else {
        return merged(vec![Idea::new(Action::Pass, 0)], ranked(melds(view, eyes).await));
    };
    let margin = if level >= Level::HedgeSharp { POINT / 10 } else { 0 };
    let (good, others): (Vec<Idea>, Vec<Idea>) =
        thrown.into_iter().partition(|idea| idea.value + margin >= most);
    let good = if margin == 0 || good.len() == 1 {
        ranked(good)
    } else {
        caution::least_gift_first(view, eyes.stakes, good, budget.0, rng).await
    };
    let thrown = levelled(good.into_iter().chain(ranked(others)).collect());
    merged(thrown, ranked(melds(view, eyes).await))
}

/// Every discard that is allowed, in the order of the hand.
async fn discards(view: &View, eyes: &Foresight<'_>) -> Vec<Idea> {
    let worths = eyes.after_discard(&view.hand);
    pause().await;
    let ideas = view.hand.iter().zip(worths).map(|(card, worth)| Idea::new(Action::discard(*card), worth));
    ideas.filter(|idea| view.check(&idea.action).is_ok()).collect()
}

/// Every meld that counts.
async fn melds(view: &View, eyes: &Foresight<'_>) -> Vec<Idea> {
    let mut laid = Vec::new();
    for group in solver::groups(eyes.spec, &view.hand, 0).into_iter().filter(|group| group.points > 0) {
        let action = Action::meld(division::picked(&view.hand, group.mask));
        if view.check(&action).is_err() {
            continue;
        }
        let rest = division::picked(&view.hand, full(view.hand.len()) & !group.mask);
        let rest = eyes.after_discard(&rest).into_iter().max().unwrap_or(0);
        laid.push(Idea::new(action, rest + POINT * group.points));
        pause().await;
    }
    laid
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
fn go_out(view: &View, eyes: &Foresight) -> Option<Idea> {
    let hand = &view.hand;
    let groups = solver::groups(eyes.spec, hand, 0);
    let solver = Solver::new(eyes.spec, eyes.stakes, hand, &groups);
    let ways = (0..hand.len()).filter_map(|place| {
        let action = Action::discard(hand[place]);
        let (worth, meld) = solver.shut(full(hand.len()) & !(1 << place))?;
        view.check(&action).is_ok().then_some((worth, meld, action))
    });
    let (worth, meld, discard) = ways.max_by_key(|(worth, ..)| *worth)?;
    let action = if meld == 0 { discard } else { Action::meld(division::picked(hand, meld)) };
    Some(Idea::new(action, worth + eyes.stakes.out))
}
