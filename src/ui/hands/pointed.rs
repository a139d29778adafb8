//! Mouse and finger at the table: click and click, or drag. Both do the same.

use crate::{
    play::{
        seats::human::wish,
        table::{
            Board,
            aim::{Aim, Drag, Target, own_cards},
            card::{Face, Selected, Staged},
            plan::Plan,
            player::{OwnedBy, Player},
            script::Shown,
            sort::move_in_hand,
            staging::Staging,
        },
    },
    shell::{canvas::Canvas, intent::Intent},
    stage::place::{
        Ground,
        hits::{meld_at, rect_of, target_at},
    },
    ui::{hud::inspect::Inspected, menus::plot::enlarge},
};
use bevy::prelude::*;
use rummage_rules::draft::To;

/// Does what a pointer asks for.
pub fn obey(world: &mut World, intent: Intent) {
    let unit = world.resource::<Canvas>().unit;
    match intent {
        Intent::PointerMove(at) => {
            let pointed = target_at(world, at / unit);
            let mut aim = world.resource_mut::<Aim>();
            (aim.pointed, aim.at) = (pointed, at / unit);
        }
        Intent::PointerTap { at } => tap(world, at / unit),
        Intent::PointerSecond { at } => inspect(world, at / unit),
        Intent::DragStart { at } => start(world, at / unit),
        Intent::DragTo { at } => {
            if let Some(drag) = &mut world.resource_mut::<Aim>().drag {
                drag.at = at / unit;
            }
        }
        Intent::DragEnd { at } => {
            let drag = world.resource_mut::<Aim>().drag.take();
            if let Some(drag) = drag {
                let at = at / unit;
                drop_at(world, drag, at);
            }
        }
        _ => world.resource_mut::<Aim>().drag = None,
    }
}

fn tap(world: &mut World, at: Vec2) {
    let target = target_at(world, at);
    world.resource_mut::<Aim>().focused = target;
    match target {
        Some(target) => choose(world, target),
        None => wish::clear(world),
    }
}

/// What choosing a target means: the same for a click, a tap and the south button.
pub fn choose(world: &mut World, target: Target) {
    match target {
        Target::Card(card) if world.entity(card).contains::<Staged>() => wish::take_back(world, card),
        Target::Card(card) => wish::toggle(world, card),
        Target::Stock => wish::draw_stock(world),
        Target::Discard if wish::drawing(world) || world.resource::<Plan>().cards.is_empty() => {
            wish::take(world);
        }
        Target::Discard => wish::discard_picked(world, None),
        Target::Row(card) => choose_in_row(world, card),
        Target::Laid(card) => wish::choose_laid(world, card),
        Target::Meld(pile) if groups(world) => wish::join(world, pile),
        Target::Plot(_) if groups(world) => wish::shift(world, To::NewGroup),
        Target::Meld(_) | Target::Plot(_) if looks_at_plot(world, target) => look_closely(world, target),
        Target::Meld(meld) => wish::add_to(world, meld),
        Target::Plot(seat) if world.resource::<Board>().viewer == Some(seat) => wish::meld(world),
        Target::Plot(_) => {}
    }
}

/// Whether what is picked would go to a group of a table that is laid anew.
fn groups(world: &World) -> bool {
    wish::rearranges(world) && !world.resource::<Plan>().is_empty()
}

/// With nothing in hand to be laid there, choosing a meld or the plot of another looks at it. On one's own plot cards are laid.
fn looks_at_plot(world: &World, target: Target) -> bool {
    let own_plot = matches!(target, Target::Plot(seat) if world.resource::<Board>().viewer == Some(seat));
    world.resource::<Plan>().is_empty() && world.resource::<Staging>().is_empty() && !own_plot
}

/// Shows a card or a plot larger; a card that is shown already is put away.
pub fn look_closely(world: &mut World, target: Target) {
    let card = match target {
        Target::Card(card) | Target::Row(card) | Target::Laid(card) => {
            world.get::<Face>(card).map(|face| face.0)
        }
        Target::Discard => world.resource::<Shown>().0.public.discard.last().copied(),
        Target::Stock => None,
        Target::Plot(seat) => {
            enlarge(world, seat);
            None
        }
        Target::Meld(pile) => {
            let owner = world.get::<OwnedBy>(pile).and_then(|owner| world.get::<Player>(owner.0));
            if let Some(seat) = owner.map(|player| player.0) {
                enlarge(world, seat);
            }
            None
        }
    };
    world.resource_mut::<Inspected>().0 = card;
}

/// A card of the row is picked where cards are played from there; else it is taken, or what is picked is thrown on it.
fn choose_in_row(world: &mut World, card: Entity) {
    let Some(face) = world.get::<Face>(card).map(|face| face.0) else { return };
    if world.resource::<Shown>().0.public.plays_from_pile() {
        wish::toggle_row(world, card);
    } else if wish::drawing(world) {
        wish::reach(world, face);
    } else {
        choose(world, Target::Discard);
    }
}

fn start(world: &mut World, at: Vec2) {
    let what = target_at(world, at).filter(|target| !matches!(target, Target::Plot(_) | Target::Meld(_)));
    world.resource_mut::<Aim>().drag = what.map(|what| Drag { what, from: at, at });
}

fn drop_at(world: &mut World, drag: Drag, at: Vec2) {
    let own = world.resource::<Ground>().zones.own;
    match drag.what {
        Target::Card(card) | Target::Laid(card) if wish::rearranges(world) => {
            drop_anew(world, drag.what, card, at);
        }
        Target::Card(card) => drop_card(world, card, at),
        Target::Row(card) if world.resource::<Shown>().0.public.plays_from_pile() => {
            if !world.entity(card).contains::<Selected>() {
                wish::toggle_row(world, card);
            }
            drop_picked(world, at);
        }
        from @ (Target::Stock | Target::Discard | Target::Row(_)) if at.y > own.max.y => choose(world, from),
        _ => {}
    }
}

/// Where the table may be laid anew, a card goes to the meld that it is let go over, else to a group of its own, or back to the hand.
fn drop_anew(world: &mut World, from: Target, card: Entity, at: Vec2) {
    let in_hand = at.y > world.resource::<Ground>().zones.hand.min.y - 24.0;
    match (meld_at(world, at), from) {
        (_, Target::Card(_)) if in_hand => reorder(world, card, at),
        _ if in_hand => wish::bring(world, card, To::Hand),
        (Some(meld), _) => {
            let group = wish::group_in(world, meld);
            wish::bring(world, card, group.map_or(To::NewGroup, To::Group));
        }
        (None, _) => wish::bring(world, card, To::NewGroup),
    }
}

fn drop_card(world: &mut World, card: Entity, at: Vec2) {
    let ground = world.resource::<Ground>();
    let (hand, discard) = (ground.zones.hand, ground.discard);
    let on_discard = discard.inflate(discard.width() * 0.4).contains(at)
        || matches!(target_at(world, at), Some(Target::Row(_)));
    let Some(id) = world.get::<Face>(card).map(|face| face.0) else { return };
    if world.entity(card).contains::<Staged>() {
        if at.y > hand.min.y - 24.0 {
            wish::take_back(world, card);
            wish::clear(world);
        }
    } else if on_discard && is_picked_among_others(world, card) {
        wish::discard_picked(world, None);
    } else if on_discard {
        wish::discard(world, id);
    } else if lands(world, at) {
        if meld_at(world, at).is_some() && !world.entity(card).contains::<Selected>() {
            wish::clear(world);
        }
        wish::pick(world, card);
        drop_picked(world, at);
    } else if at.y > hand.min.y - 24.0 {
        reorder(world, card, at);
    }
}

/// Whether something can be laid at this point.
fn lands(world: &World, at: Vec2) -> bool {
    world.resource::<Ground>().zones.own.contains(at) || meld_at(world, at).is_some()
}

/// Lets the picked cards go over a meld, a group that is laid out, or the own plot.
fn drop_picked(world: &mut World, at: Vec2) {
    let own = world.resource::<Ground>().zones.own;
    match (meld_at(world, at), target_at(world, at)) {
        (Some(meld), _) => wish::add_to(world, meld),
        (_, Some(Target::Card(card))) if world.entity(card).contains::<Staged>() => {
            wish::take_back(world, card);
        }
        _ if own.contains(at) => wish::meld(world),
        _ => {}
    }
}

fn is_picked_among_others(world: &World, card: Entity) -> bool {
    world.entity(card).contains::<Selected>() && world.resource::<Plan>().cards.len() > 1
}

/// So much deeper than another, a card of the hand lies in another row: more than a fan drops, less than a card is high.
const ROW: f32 = 24.0;

/// Puts a card of the hand where it was let go: in the place of the card that lies nearest, across alone where there is one row.
fn reorder(world: &mut World, card: Entity, at: Vec2) {
    let middle =
        |held: Entity| rect_of(world, Target::Card(held)).map_or(Vec2::INFINITY, |rect| rect.center());
    let spots: Vec<Vec2> = own_cards(world).into_iter().map(middle).collect();
    let in_rows = spots.iter().any(|spot| (spot.y - spots[0].y).abs() > ROW);
    let away = |place: &usize| {
        let away = spots[*place] - at;
        if in_rows { away.length() } else { away.x.abs() }
    };
    let place = (0..spots.len()).min_by(|a, b| away(a).total_cmp(&away(b)));
    if let Some(place) = place {
        move_in_hand(world, card, place);
    }
}

fn inspect(world: &mut World, at: Vec2) {
    match target_at(world, at) {
        Some(target) => look_closely(world, target),
        None => world.resource_mut::<Inspected>().0 = None,
    }
}
