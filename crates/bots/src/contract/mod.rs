//! Play where a contract has to be laid first and every card left in the hand counts against its holder.

pub mod laying;
pub mod outlook;
mod parts;
pub mod prospect;
mod shedding;
pub mod whole_hand;

use crate::Budget;
use crate::answers;
use crate::contract::outlook::Outlook;
use crate::contract::prospect::Prospect;
use crate::level::skill::Skill;
use crate::stakes::{POINT, danger};
use crate::thought::draws::{TAKE, open_card, otherwise};
use crate::thought::steps::pause;
use crate::thought::{Breadth, Idea, led_by, ranked};
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::melds::pattern;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// What it costs to throw a card that the next seat can lay off at once.
const FITS_TABLE: i32 = POINT;
/// What it costs to throw a card that goes with one that the next seat is known to hold.
const GOES_WITH_KNOWN: i32 = POINT / 2;
/// What it costs to throw a wild.
const WILD: i32 = 30 * POINT;

/// What a seat of this level could do, the best first.
pub async fn ideas(
    view: &View,
    skill: Skill,
    budget: Budget,
    breadth: Breadth,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    let prospect = Prospect::new(view, skill);
    // Guesses let a hand grow with every card that comes. What asks for more cards than a hand holds is brought together better step by step.
    let holds = prospect.goal.cards() <= view.public.spec.deal.hand(view.public.round);
    let guesses = skill.foresees && prospect.goal.at_once && !prospect.goal.is_done() && holds;
    let outlook = guesses.then(|| Outlook::new(&prospect, budget, rng));
    let outlook = outlook.as_ref();
    match view.public.pending.last() {
        Some(Pending::Window(window)) => answers::ideas(&prospect, outlook, window.kind).await,
        Some(Pending::Turn(_, TurnStep::Offer | TurnStep::Draw)) => draws(&prospect, outlook).await,
        Some(Pending::Turn(_, TurnStep::Play)) => {
            let sure = laying::lay(&prospect).or_else(|| shedding::shed(&prospect));
            match (sure, breadth) {
                (Some(sure), Breadth::Best) => vec![Idea::new(sure, 0)],
                (Some(sure), Breadth::All) => {
                    let thrown = ranked(throws(&prospect, outlook).await);
                    let relief = prospect.caught * burden(&prospect, &sure);
                    let now = thrown.first().map_or_else(|| prospect.worth(&view.hand), |best| best.value);
                    led_by(Idea::new(sure, now + relief), thrown)
                }
                (None, _) => ranked(throws(&prospect, outlook).await),
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
async fn draws(prospect: &Prospect<'_>, outlook: Option<&Outlook<'_>>) -> Vec<Idea> {
    let view = prospect.view;
    let otherwise = otherwise(view);
    let Some(top) = open_card(view) else {
        return vec![Idea::new(otherwise, 0)];
    };
    let ((wanted, taken, drawn), visits) = match outlook {
        Some(outlook) => (foreseen_wish(outlook, &view.hand, top).await, outlook.guesses()),
        None => (wish(prospect, top).await, 0),
    };
    let taken = Idea::new(TAKE, taken).tried(visits);
    let drawn = Idea::new(otherwise, drawn).tried(visits);
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

/// The same, by when the contract will be laid.
async fn foreseen_wish(outlook: &Outlook<'_>, hand: &[CardId], top: CardId) -> (bool, i32, i32) {
    let (taken, drawn) = outlook.taking_and_drawing(hand, top).await;
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
async fn throws(prospect: &Prospect<'_>, outlook: Option<&Outlook<'_>>) -> Vec<Idea> {
    let view = prospect.view;
    let rests = match outlook {
        Some(outlook) => outlook.throwing(&view.hand).await,
        None => rests(prospect).await,
    };
    let idea = |(card, rest): (&CardId, i32)| {
        let haste = outlook.filter(|_| next_lays_off(view, *card)).map_or(0, |_| haste(view));
        let gift = gift(view, *card) * prospect.skill.gifts / 100 + haste;
        let wild = if view.public.spec.is_wild(*card) { WILD } else { 0 };
        Idea::new(Action::discard(*card), rest - gift - wild).tried(outlook.map_or(0, Outlook::guesses))
    };
    let ideas = view.hand.iter().zip(rests).map(idea);
    ideas.filter(|idea| view.check(&idea.action).is_ok()).collect()
}

/// For each card of the hand: what the others are worth.
async fn rests(prospect: &Prospect<'_>) -> Vec<i32> {
    let hand = &prospect.view.hand;
    let mut rests = Vec::with_capacity(hand.len());
    for card in hand {
        let rest: Vec<CardId> = hand.iter().copied().filter(|held| held != card).collect();
        rests.push(prospect.worth(&rest));
        pause().await;
    }
    rests
}

/// What a discard is worth to the next seat, judged from what lies open.
fn gift(view: &View, card: CardId) -> i32 {
    let spec = &view.public.spec;
    let known = goes_with_known(view, view.seat.left(spec.seats), card);
    i32::from(next_lays_off(view, card)) * FITS_TABLE + i32::from(known) * GOES_WITH_KNOWN
}

/// Whether the next seat could lay the card off at once.
fn next_lays_off(view: &View, card: CardId) -> bool {
    let (public, spec) = (&view.public, &view.public.spec);
    !public.must_open_first(view.seat.left(spec.seats)) && pattern::fits_anywhere(spec, &public.melds, card)
}

/// What it costs to bring the next seat a card nearer to the end of the round: it is about half as likely again that this one is
/// caught with its hand.
fn haste(view: &View) -> i32 {
    let spec = &view.public.spec;
    let held: i32 = view.hand.iter().map(|card| spec.value(*card)).sum();
    held * danger::ends_next_turn(view, view.seat.left(spec.seats)) * POINT / 200
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
