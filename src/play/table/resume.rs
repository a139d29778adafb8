//! The table as a view has it, without acting out how it came about: a match that goes on is laid, and one that goes back is laid back.

use bevy::{platform::collections::HashMap, prelude::*};
use rummage_rules::{
    cards::ids::{CardId, MeldId, Seat},
    melds::anew,
    table::{Seen, view::View},
};

use super::{
    card::{Card, Face, NewlyDrawn, Selected},
    meld::Meld,
    open::{Board, spawn_meld},
    pile::{self, Pile, PileKind, cards_of, faces_in, pile_of},
    player::{OwnedBy, Score},
    rearranging::Rearranging,
    script::Shown,
    travel::{self, Trip},
};

/// The match has gone back, or forth again, and the table with it.
#[derive(Message, Debug, Clone, Copy)]
pub struct Went;

/// What is told of the match begins anew: it went back or forth, or other eyes look at it.
#[derive(Event, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Retold {
    /// The match as far as it is now, to whoever is at this screen.
    AsItIs,
    /// What these eyes have been told of it; nobody's are an onlooker's.
    To(Option<Seat>),
}

/// A pile, and what lies in it from below: faces where this viewer may see them.
type Wanted = (Entity, Vec<Option<CardId>>);

/// Lays the table as it is; what was being laid anew is forgotten.
pub fn lay(world: &mut World) {
    world.insert_resource(Rearranging::default());
    let view = world.resource::<Shown>().0.clone();
    lay_as(world, &view);
}

/// Brings every card to where a view has it, and the totals onto the plates. A card that shows its face goes there itself;
/// of hidden cards any one will do, best one that lies there already.
pub fn lay_as(world: &mut World, view: &View) {
    let former = lay_melds(world, view);
    let piles = wanted(world, view);
    let moved = assign(world, &piles);
    for (nth, (card, trip)) in moved.into_iter().enumerate() {
        if trip != Trip::Take {
            world.entity_mut(card).remove::<(Selected, NewlyDrawn)>();
        }
        travel::send(world, card, trip, nth);
    }
    for meld in former {
        world.despawn(meld);
    }
    for seat in view.public.seats() {
        let Some(player) = world.resource::<Board>().player(seat) else { continue };
        world.entity_mut(player).insert(Score(view.public.totals[seat.index()]));
    }
}

/// One pile for each meld of the view: that of the same owner's meld with which it shares most cards, or a new one. Returns the piles of
/// melds that are no more.
fn lay_melds(world: &mut World, view: &View) -> Vec<Entity> {
    let mut former = std::mem::take(&mut world.resource_mut::<Board>().melds);
    let laid = &view.public.melds;
    let before: Vec<Vec<CardId>> = former.iter().map(|pile| faces_in(world, *pile)).collect();
    let now: Vec<Vec<CardId>> = laid.iter().map(|laid| laid.all_cards().collect()).collect();
    let places: Vec<Option<Entity>> =
        anew::continued(&before, &now).into_iter().map(|place| place.map(|place| former[place])).collect();
    for ((nth, laid), pile) in laid.iter().enumerate().zip(places) {
        let meld = Meld::new(MeldId(u8::try_from(nth).unwrap_or(u8::MAX)), laid, &view.public.spec);
        let owner = world.resource::<Board>().player(laid.owner);
        let stays = |pile: &Entity| world.get::<OwnedBy>(*pile).map(|owner| owner.0) == owner;
        match pile.filter(stays) {
            Some(pile) => {
                former.retain(|other| *other != pile);
                world.entity_mut(pile).insert(meld);
                world.resource_mut::<Board>().melds.push(pile);
            }
            None => drop(spawn_meld(world, laid.owner, meld)),
        }
    }
    former
}

/// What is to lie in each pile; the stock, which takes what is left over, comes last.
fn wanted(world: &World, view: &View) -> Vec<Wanted> {
    let (board, public) = (world.resource::<Board>(), &view.public);
    let open = |cards: &mut dyn Iterator<Item = CardId>| cards.map(Some).collect::<Vec<_>>();
    let melds = board.melds().iter().zip(&public.melds);
    let mut piles: Vec<Wanted> = melds.map(|(pile, laid)| (*pile, open(&mut laid.all_cards()))).collect();
    piles.extend(board.discard.map(|pile| (pile, open(&mut public.discard.iter().copied()))));
    let wild = public.beside_stock().map(Seen::face);
    piles.extend(board.wild.map(|pile| (pile, wild.into_iter().collect())));
    let aside = |seat| open(&mut public.aside.iter().filter(|(of, _)| *of == seat).map(|(_, card)| *card));
    piles.extend(public.seats().filter_map(|seat| Some((board.aside(seat)?, aside(seat)))));
    let hands = public.seats().filter_map(|seat| Some((board.hand(seat)?, hand(view, seat))));
    piles.extend(hands);
    let laid: usize = piles.iter().map(|(_, cards)| cards.len()).sum();
    piles.extend(board.stock.map(|stock| (stock, vec![None; public.spec.deck.len().saturating_sub(laid)])));
    piles
}

/// A hand shows its faces to its owner, and to all where it lies open.
fn hand(view: &View, seat: Seat) -> Vec<Option<CardId>> {
    let public = &view.public;
    let faces = match public.shown.get(seat.index()) {
        _ if seat == view.seat => view.hand.clone(),
        Some(split) => split.melds.iter().flatten().chain(&split.loose).copied().collect(),
        None if public.lies_open(seat) => public.known[seat.index()].clone(),
        None => Vec::new(),
    };
    let mut hand: Vec<Option<CardId>> = faces.into_iter().map(Some).collect();
    hand.resize(public.hand_sizes[seat.index()], None);
    hand
}

/// Finds a card for every place and puts it there. Returns the cards that change their pile, and how they travel.
fn assign(world: &mut World, piles: &[Wanted]) -> Vec<(Entity, Trip)> {
    let mut cards = world.query_filtered::<(Entity, Option<&Face>), With<Card>>();
    let (mut by_face, mut free) = (HashMap::new(), Vec::new());
    let sought: Vec<CardId> = piles.iter().flat_map(|(_, cards)| cards.iter().flatten().copied()).collect();
    for (card, face) in cards.iter(world) {
        match face.filter(|face| sought.contains(&face.0)) {
            Some(face) => drop(by_face.insert(face.0, card)),
            None => free.push(card),
        }
    }
    let mut found: Vec<Vec<Option<Entity>>> = piles
        .iter()
        .map(|(_, cards)| {
            cards.iter().map(|face| face.and_then(|face| by_face.get(&face).copied())).collect()
        })
        .collect();
    // First the hidden cards that may stay, then whatever is left over.
    for stays in [true, false] {
        for ((pile, _), places) in piles.iter().zip(&mut found) {
            for place in places.iter_mut().filter(|place| place.is_none()) {
                let fits = |card: &Entity| !stays || pile_of(world, *card) == Some(*pile);
                *place = free.iter().rposition(fits).map(|nth| free.remove(nth));
            }
        }
    }
    let mut moved = Vec::new();
    let mut orders = Vec::new();
    for ((pile, faces), cards) in piles.iter().zip(found) {
        let mut cards: Vec<Entity> = cards.into_iter().flatten().collect();
        for (card, face) in cards.iter().zip(faces) {
            match face {
                Some(face) => drop(world.entity_mut(*card).insert(Face(*face))),
                None => drop(world.entity_mut(*card).remove::<Face>()),
            }
        }
        let (before, trip) = (cards_of(world, *pile), trip_to(world, *pile));
        moved.extend(cards.iter().filter(|card| !before.contains(card)).map(|card| (*card, *pile, trip)));
        // A hand keeps the order its player gave it.
        if trip == Trip::Take {
            cards.sort_by_key(|card| before.iter().position(|held| held == card).unwrap_or(usize::MAX));
        }
        orders.push((*pile, cards));
    }
    for (card, pile, _) in &moved {
        pile::put_on_top(world, *card, *pile);
    }
    // Once every card lies in its pile, the piles come into order.
    for (pile, order) in orders {
        pile::arrange(world, pile, &order);
    }
    moved.into_iter().map(|(card, _, trip)| (card, trip)).collect()
}

/// How a card travels to a pile of this kind.
fn trip_to(world: &World, pile: Entity) -> Trip {
    match world.get::<Pile>(pile).map(|pile| pile.0) {
        Some(PileKind::Hand) => Trip::Take,
        Some(PileKind::Discard | PileKind::Wild) => Trip::Discard,
        Some(PileKind::Meld | PileKind::Aside) => Trip::Meld,
        Some(PileKind::Stock) | None => Trip::Gather,
    }
}
