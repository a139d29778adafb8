//! What the next player could do with a discard, judged from what everybody knows and from guesses at the rest.

use crate::dividing::foresight::full;
use crate::dividing::solver::{self, Coming, Solver};
use crate::stakes::Stakes;
use crate::thought::Idea;
use crate::thought::steps::pause;
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::division;
use rummage_rules::table::view::View;

/// These discards, the one first whose card is worth least to the next player, over so many guesses at the table.
pub async fn least_gift_first(
    view: &View,
    stakes: &Stakes,
    discards: Vec<Idea>,
    guesses: u32,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    let spec = &view.public.spec;
    let next = view.seat.left(spec.seats);
    let mut gifts: Vec<(i32, Idea)> = discards.into_iter().map(|idea| (0, idea.tried(guesses))).collect();
    for _ in 0..guesses {
        let table = view.sample(rng);
        let hand = &table.hands[next.index()];
        let now = Solver::new(spec, stakes, hand, &solver::groups(spec, hand, 0));
        for (gift, idea) in &mut gifts {
            if let Action::Discard(cards) = &idea.action {
                let uses = cards.iter().map(|card| use_of(*card, hand, &now, view, stakes));
                *gift += uses.sum::<i32>();
            }
        }
        pause().await;
    }
    gifts.sort_by_key(|(gift, _)| *gift);
    gifts.into_iter().map(|(_, idea)| idea).collect()
}

/// By how much the card improves a hand that throws another one for it.
fn use_of(card: CardId, hand: &[CardId], now: &Solver, view: &View, stakes: &Stakes) -> i32 {
    let Some(coming) = Coming::of(&view.public.spec, stakes, hand, card) else { return 0 };
    let all = full(hand.len());
    let worths = division::bits(all).map(|thrown| now.worth_with(all & !(1 << thrown), &coming));
    let without = now.worth(all);
    (worths.max().unwrap_or(without) - without).max(0)
}
