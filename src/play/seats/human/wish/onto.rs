//! Picked cards go onto a meld of the table: they join it, or a natural card frees a wild of it.

use bevy::prelude::*;
use rummage_rules::{
    action::End,
    cards::ids::{CardId, MeldId},
    draft::{Way, WayKind, joining, plain_lay_off, ways},
    melds::meld::{Reading, Stand},
};

use super::{meld as lay_meld, request};
use crate::play::{
    seats::human::choices::{self, About, Deed, Entry},
    table::{
        Board, HumanTurn,
        meld::Meld,
        plan::Plan,
        player::OwnedBy,
        script::{Script, Shown},
    },
};

/// No more melds than this are offered at once: the others can be pointed at.
const MOST_MELDS: usize = 5;

/// Cards that go onto a meld one after the other.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct GoingOn {
    cards: Vec<CardId>,
    meld: Option<Entity>,
}

/// Puts the picked cards onto a meld. Where melds stay as they were laid, its owner's plot is meant.
pub fn add_to(world: &mut World, pile: Entity) {
    let Some(id) = world.get::<Meld>(pile).map(|meld| meld.id) else { return };
    let plan = world.resource::<Plan>().clone();
    let picked = plan.all();
    let (view, board) = (&world.resource::<Shown>().0, world.resource::<Board>());
    let owner = world.get::<OwnedBy>(pile).map(|owner| owner.0);
    let own = owner.is_some() && owner == board.viewer.and_then(|seat| board.player(seat));
    let grow = view.public.melds_grow();
    let found = if grow { ways(view, &picked, id) } else { Vec::new() };
    let joins = |card: &CardId| !joining(view, *card, id).is_empty();
    match (picked.as_slice(), found.as_slice()) {
        ([], _) if own && !grow => lay_meld(world),
        ([], _) => {}
        (_, [Way { kind, deed }]) if !kind.frees() => choices::carry_out(world, deed.clone()),
        (_, []) if picked.len() > 1 && grow && picked.iter().any(joins) => {
            world.insert_resource(GoingOn { cards: picked, meld: Some(pile) });
        }
        (_, []) if own && !plan.melds().is_empty() => lay_meld(world),
        ([card, ..], []) => {
            let action = plain_lay_off(view, *card, id);
            request(world, action);
        }
        (_, several) => {
            let entries = several.iter().map(entry).collect();
            choices::ask(world, "choice-which-way", entries);
        }
    }
}

/// The picked card goes to the one meld it fits; of several the player says which.
pub fn lay_off_picked(world: &mut World) {
    let onto = world.resource::<Plan>().onto.clone();
    if let [only] = onto.as_slice() {
        add_to(world, *only);
        return;
    }
    let picked = world.resource::<Plan>().all();
    let view = &world.resource::<Shown>().0;
    let ids = onto.iter().filter_map(|pile| world.get::<Meld>(*pile)).map(|meld| meld.id);
    let first_way = |id: MeldId| {
        let way = ways(view, &picked, id).into_iter().next()?;
        Some(Entry { key: "choice-onto", about: vec![("meld", About::Meld(id))], deed: Some(way.deed) })
    };
    let entries: Vec<Entry> = ids.filter_map(first_way).take(MOST_MELDS).collect();
    choices::ask(world, "choice-which-target", entries);
}

/// The words of a way.
fn entry(way: &Way) -> Entry {
    let deed = Some(way.deed.clone());
    let stands = |stand: &Option<Stand>| -> Vec<(&'static str, About)> {
        stand.iter().map(|stand| ("card", About::Stand(*stand))).collect()
    };
    let (key, about) = match &way.kind {
        WayKind::Join => ("choice-join", Vec::new()),
        WayKind::AtEnd(End::Low, None) => ("choice-low", Vec::new()),
        WayKind::AtEnd(End::Low, stand) => ("choice-low-as", stands(stand)),
        WayKind::AtEnd(End::High, None) => ("choice-high", Vec::new()),
        WayKind::AtEnd(End::High, stand) => ("choice-high-as", stands(stand)),
        WayKind::FreeForMeld(reading) => ("choice-free-meld", about_meld(reading)),
        WayKind::FreeOnto(meld, end, stand) => {
            let key = match end {
                None => "choice-free-onto",
                Some(End::Low) => "choice-free-low",
                Some(End::High) => "choice-free-high",
            };
            (key, [vec![("meld", About::Meld(*meld))], stands(stand)].concat())
        }
        WayKind::FreeToDiscard => ("choice-free-discard", Vec::new()),
        WayKind::FreeToHand => ("choice-free-hand", Vec::new()),
        WayKind::FreeToOpen => ("choice-free-open", Vec::new()),
    };
    Entry { key, about, deed }
}

fn about_meld(reading: &Reading) -> Vec<(&'static str, About)> {
    let naturals = reading.slots.iter().filter(|slot| slot.stands_for.is_none());
    let cards = naturals.map(|slot| slot.card).collect();
    vec![("meld", About::Pattern(reading.name)), ("cards", About::Cards(cards))]
}

/// The next of several cards goes on, once the one before lies there.
pub fn go_on(world: &mut World) {
    let GoingOn { cards, meld: Some(pile) } = world.resource::<GoingOn>().clone() else { return };
    if !world.resource::<Script>().is_empty() || !world.contains_resource::<State<HumanTurn>>() {
        return;
    }
    let Some(id) = world.get::<Meld>(pile).map(|meld| meld.id) else {
        world.insert_resource(GoingOn::default());
        return;
    };
    let view = &world.resource::<Shown>().0;
    let next = cards.iter().find_map(|card| {
        let way = joining(view, *card, id).into_iter().next()?;
        Some((*card, way.deed))
    });
    let Some((card, deed)) = next else {
        world.insert_resource(GoingOn::default());
        return;
    };
    world.resource_mut::<GoingOn>().cards.retain(|other| *other != card);
    if let Deed::Act(action) = deed {
        request(world, action);
    }
}
