//! What a person can wish for at the table. A wish the judge would not even hear is answered in words here.

use bevy::prelude::*;
use rummage_rules::{
    action::{Action, Source},
    cards::ids::CardId,
    moves::suggest::Verb,
    refusal::Refusal,
};

use super::{
    choices::{self, About, Deed, Entry},
    voice::Voice,
};
use crate::play::{
    referee::{ActionRequest, Judged},
    table::{
        Board,
        card::{Face, Selected},
        plan::Plan,
        script::Shown,
    },
};

mod answer;
mod close;
mod lay;
mod onto;
mod pick;
mod prepare;
mod reach_stock;
mod regroup;
mod surely;
mod take;

pub use answer::{Cut, Lean, answer, cut_by, pass_on, question};
pub use close::{ask_to_divide, close, drop_out};
pub use lay::{count_on, lay_out, meld, take_back};
pub use onto::{GoingOn, add_to, go_on, lay_off_picked};
pub use pick::{clear, clear_staging, pick, put_back, toggle, toggle_row};
pub use prepare::prepare;
pub use reach_stock::{DrawsNext, draw_on, draw_stock};
pub use regroup::{Back, back, bring, choose_laid, group_in, join, rearranges, shift, step_back};
use surely::request_surely;
pub use take::take;

/// Asks the judge.
pub fn request(world: &mut World, action: Action) {
    if let Some(seat) = world.resource::<Board>().viewer {
        world.write_message(ActionRequest { seat, action });
    }
}

/// Says why something cannot be, as if the judge had been asked.
fn refuse(world: &mut World, action: Action, refusal: Refusal) {
    if let Some(seat) = world.resource::<Board>().viewer {
        let refusal = world.resource::<Shown>().0.public.spec.cite(refusal);
        world.write_message(Judged { seat, action, answer: Err(refusal) });
    }
}

/// Whether the person may do this kind of thing now.
pub fn may(world: &World, verb: Verb) -> bool {
    world.resource::<Shown>().0.verbs().contains(&verb)
}

/// Whether the person is asked to draw, or to take or leave a card.
pub fn drawing(world: &World) -> bool {
    may(world, Verb::DrawStock) || may(world, Verb::TakeDiscard) || may(world, Verb::Pass)
}

/// The two things to do before cards are played, the first one first.
pub fn draws(world: &World) -> [Option<Verb>; 2] {
    let draws = |verb: &Verb| matches!(verb, Verb::DrawStock | Verb::TakeDiscard | Verb::Pass);
    let mut verbs = world.resource::<Shown>().0.verbs().into_iter().filter(draws);
    [verbs.next(), verbs.next()]
}

/// Draws a card.
pub fn draw(world: &mut World, source: Source) {
    request(world, Action::Draw(source));
}

/// Takes a card of the row with all above it. Several cards at once are taken only after a second look.
pub fn reach(world: &mut World, card: CardId) {
    let action = Action::Draw(Source::Row(card));
    let view = &world.resource::<Shown>().0;
    let above = view.public.discard.iter().rev().position(|other| *other == card).unwrap_or(0);
    if above == 0 || view.check(&action).is_err() {
        request(world, action);
        return;
    }
    let about = vec![("card", About::Card(card)), ("count", About::Count(above as i64 + 1))];
    let take = Entry { key: "choice-reach-take", about: about.clone(), deed: Some(Deed::Act(action)) };
    choices::ask_about(world, "choice-reach", about, vec![take]);
}

/// Draws, takes or passes.
pub fn draw_as(world: &mut World, verb: Option<Verb>) {
    match verb {
        Some(Verb::DrawStock) => draw(world, Source::Stock),
        Some(Verb::TakeDiscard) => take(world),
        _ => request(world, Action::Pass),
    }
}

/// The button on top: the answer that does something, the first way to draw, the card laid off, or the meld.
pub fn primary(world: &mut World) {
    if rearranges(world) && regroup::first(world) {
        return;
    }
    if question(world).is_some() {
        answer(world, Lean::For);
    } else if lays_before_draw(world) {
        meld(world);
    } else if drawing(world) {
        let [first, _] = draws(world);
        draw_as(world, first);
    } else if lays_off(world) {
        lay_off_picked(world);
    } else if may(world, Verb::Done) {
        world.resource_mut::<Voice>().tell("say-pick-lay-off");
    } else {
        meld(world);
    }
}

/// Whether a meld is picked that may be laid although a draw is asked: then the button on top lays it, and the one below draws.
fn lays_before_draw(world: &World) -> bool {
    world.resource::<Plan>().lays_before_draw(&world.resource::<Shown>().0)
}

/// Whether a single card is picked that is no meld by itself but can go to one on the table.
fn lays_off(world: &World) -> bool {
    let plan = world.resource::<Plan>();
    plan.reading.is_none() && plan.all().len() == 1 && !plan.onto.is_empty()
}

/// The button below: the answer that lets things be, the second way to draw, or the discard.
pub fn second(world: &mut World, otherwise: Option<Entity>) {
    if rearranges(world) && regroup::second(world) {
        return;
    }
    if question(world).is_some() {
        answer(world, Lean::Against);
    } else if drawing(world) {
        let [first, second] = draws(world);
        draw_as(world, if lays_before_draw(world) { first } else { second });
    } else if may(world, Verb::Done) || may(world, Verb::Finish) {
        request(world, Action::Pass);
    } else {
        discard_picked(world, otherwise);
    }
}

/// Discards a card.
pub fn discard(world: &mut World, card: CardId) {
    request_surely(world, Action::discard(card));
}

/// Discards what is picked, or else this card. Where a turn may end without a discard, nothing picked is none.
pub fn discard_picked(world: &mut World, otherwise: Option<Entity>) {
    if let Some(action) = world.resource::<Plan>().discard(&world.resource::<Shown>().0) {
        request_surely(world, action);
        return;
    }
    match otherwise.and_then(|card| world.get::<Face>(card)).map(|face| face.0) {
        Some(card) => discard(world, card),
        None => world.resource_mut::<Voice>().tell("say-pick-discard"),
    }
}

/// The picked cards of hand, row and freed wilds, as entities.
fn picked_entities(world: &mut World) -> Vec<Entity> {
    let mut picked = world.query::<(Entity, &Selected)>();
    let mut order: Vec<(Selected, Entity)> = picked.iter(world).map(|(card, order)| (*order, card)).collect();
    order.sort_unstable();
    order.into_iter().map(|(_, card)| card).collect()
}
