//! Play where a contract has to be laid first and every card left in the hand counts against its holder.

use crate::answers;
use crate::laying;
use crate::prospect::Prospect;
use crate::shedding;
use crate::skill::Skill;
use crate::stakes::POINT;
use crate::steps::pause;
use crate::thought::{Breadth, Idea, led_by, ranked};
use rummage_rules::action::{Action, Source};
use rummage_rules::card::{CardId, Seat};
use rummage_rules::pattern;
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::view::View;

/// What it costs to throw a card that the next seat can lay off at once.
const FITS_TABLE: i32 = POINT;
/// What it costs to throw a card that goes with one that the next seat is known to hold.
const GOES_WITH_KNOWN: i32 = POINT / 2;

/// What a seat of this level could do, the best first.
pub async fn ideas(view: &View, skill: Skill, breadth: Breadth) -> Vec<Idea> {
    let prospect = Prospect::new(view, skill);
    match view.public.pending.last() {
        Some(Pending::Window(window)) => answers::ideas(&prospect, window.kind),
        Some(Pending::Turn(_, TurnStep::Offer | TurnStep::Draw)) => draws(&prospect).await,
        Some(Pending::Turn(_, TurnStep::Play)) => {
            let sure = laying::lay(&prospect).or_else(|| shedding::shed(&prospect));
            match (sure, breadth) {
                (Some(sure), Breadth::Best) => vec![Idea::new(sure, 0)],
                (Some(sure), Breadth::All) => {
                    let thrown = ranked(throws(&prospect).await);
                    let relief = prospect.caught * burden(&prospect, &sure);
                    let now = thrown.first().map_or_else(|| prospect.worth(&view.hand), |best| best.value);
                    led_by(Idea::new(sure, now + relief), thrown)
                }
                (None, _) => ranked(throws(&prospect).await),
            }
        }
        _ => Vec::new(),
    }
}

/// What the cards that leave the hand by this count against their holder.
fn burden(prospect: &Prospect, action: &Action) -> i32 {
    let cards = match action {
        Action::LayDown { melds, .. } => melds.iter().flat_map(|meld| meld.cards.iter().copied()).collect(),
        Action::LayOff { card, .. } => vec![*card],
        Action::SwapWild { swap, .. } => vec![swap.natural],
        _ => Vec::new(),
    };
    cards.into_iter().map(|card| prospect.burden(card)).sum()
}

/// The open card if it is better than what the stock may bring, or the other way round.
async fn draws(prospect: &Prospect<'_>) -> Vec<Idea> {
    let view = prospect.view;
    let take = Action::Draw(Source::Discard);
    let otherwise =
        if view.check(&Action::Pass).is_ok() { Action::Pass } else { Action::Draw(Source::Stock) };
    let Some(top) = view.public.discard.last().copied().filter(|_| view.check(&take).is_ok()) else {
        return vec![Idea::new(otherwise, 0)];
    };
    let (wanted, taken, drawn) = wish(prospect, top).await;
    let (taken, drawn) = (Idea::new(take, taken), Idea::new(otherwise, drawn));
    if wanted { led_by(taken, vec![drawn]) } else { led_by(drawn, vec![taken]) }
}

/// Whether the open card is wanted, and what the hand is worth with it and without it.
async fn wish(prospect: &Prospect<'_>, top: CardId) -> (bool, i32, i32) {
    let (view, spec) = (prospect.view, &prospect.view.public.spec);
    if prospect.goal.is_done() {
        // Whoever plays without a hand already counts nothing, and ends the round by drawing what does not fit.
        let floats = view.public.state(view.seat).floating;
        let fits = pattern::fits_anywhere(spec, &view.public.melds, top);
        let held = prospect.worth(&view.hand);
        let with = |burden: i32| held - prospect.caught * burden;
        let taken = if fits { held } else { with(prospect.burden(top)) };
        return (!floats && fits, taken, with(answers::UNKNOWN_CARD));
    }
    let taken = best_rest(prospect, top).await;
    let drawn = prospect.worth(&view.hand) + prospect.draw(&view.hand);
    (taken > drawn, taken, drawn)
}

/// What the hand is worth with this card, once another one has been thrown for it.
async fn best_rest(prospect: &Prospect<'_>, top: CardId) -> i32 {
    let hand = &prospect.view.hand;
    let mut best = i32::MIN;
    for place in 0..hand.len() {
        let mut rest = hand.clone();
        rest[place] = top;
        best = best.max(prospect.worth(&rest));
        pause().await;
    }
    best
}

/// The discards, by what they leave in the hand and how much they help the next seat.
async fn throws(prospect: &Prospect<'_>) -> Vec<Idea> {
    let view = prospect.view;
    let worth = |card: CardId| {
        let rest: Vec<CardId> = view.hand.iter().copied().filter(|held| *held != card).collect();
        let gift = gift(view, card) * prospect.skill.gifts / 100;
        let wild = if view.public.spec.is_wild(card) { 30 * POINT } else { 0 };
        prospect.worth(&rest) - gift - wild
    };
    let mut thrown = Vec::new();
    for card in view.hand.iter().copied().filter(|card| view.check(&Action::discard(*card)).is_ok()) {
        thrown.push(Idea::new(Action::discard(card), worth(card)));
        pause().await;
    }
    thrown
}

/// What a discard is worth to the next seat, judged from what lies open.
fn gift(view: &View, card: CardId) -> i32 {
    let public = &view.public;
    let spec = &public.spec;
    let next = view.seat.left(spec.seats);
    let may_lay_off = !spec.gates.lay_off_waits || public.state(next).opened;
    let fits = may_lay_off && pattern::fits_anywhere(spec, &public.melds, card);
    let known = goes_with_known(view, next, card);
    i32::from(fits) * FITS_TABLE + i32::from(known) * GOES_WITH_KNOWN
}

/// Whether the card goes with one that everybody saw this seat take.
fn goes_with_known(view: &View, seat: Seat, card: CardId) -> bool {
    let spec = &view.public.spec;
    let face = spec.deck.printed(card);
    view.public.known[seat.index()].iter().any(|known| {
        let other = spec.deck.printed(*known);
        other.rank == face.rank || (other.suit == face.suit && other.rank.abs_diff(face.rank) <= 2)
    })
}
