//! What the pointer or the focus is on: cards of the own hand, piles and plots. Hits are taken from slots, so a lifted card never flickers.

use bevy::prelude::*;
use rummage_rules::card::{MeldId, Seat};

use super::{
    open::Board,
    pile::cards_of,
    place::{Ground, bare_part, plot_of},
};
use crate::{motion::Slot, screens::Screen};

/// Something at the table that can be pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// A card of the own hand.
    Card(Entity),
    /// The stock.
    Stock,
    /// The discard pile.
    Discard,
    /// A plot.
    Plot(Seat),
}

/// Something held by the pointer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Drag {
    /// What it was taken from.
    pub what: Target,
    /// Where it was grabbed.
    pub from: Vec2,
    /// Where the pointer is.
    pub at: Vec2,
}

/// What is pointed at. Positions are reference pixels.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Aim {
    /// Under the mouse.
    pub pointed: Option<Target>,
    /// Where pad and keys are.
    pub focused: Option<Target>,
    /// What the pointer holds.
    pub drag: Option<Drag>,
}

/// Registers the aim and forgets it with the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Aim>()
        .add_systems(OnExit(Screen::Table), |mut aim: ResMut<Aim>| *aim = Aim::default());
}

/// The cards of the own hand, from the left.
pub fn own_cards(world: &World) -> Vec<Entity> {
    world.resource::<Board>().own_hand().map(|hand| cards_of(world, hand)).unwrap_or_default()
}

/// Where a target is, on the reference canvas: of a card of the hand, the part that no other covers.
pub fn rect_of(world: &World, target: Target) -> Option<Rect> {
    let ground = world.get_resource::<Ground>()?;
    match target {
        Target::Stock => Some(ground.stock),
        Target::Discard => Some(ground.discard),
        Target::Plot(seat) => Some(plot_of(&ground.zones, world.resource::<Board>(), seat)),
        Target::Card(card) => {
            let cards = own_cards(world);
            let nth = cards.iter().position(|held| *held == card)?;
            let slot = world.get::<Slot>(card)?;
            let next = cards.get(nth + 1).and_then(|next| world.get::<Slot>(*next));
            let last = next.is_none_or(|next| (next.at.y - slot.at.y).abs() > slot.width);
            Some(bare_part(slot, ground.hand.step, last))
        }
    }
}

/// What lies at a point of the reference canvas, the topmost first.
pub fn target_at(world: &World, point: Vec2) -> Option<Target> {
    let cards = own_cards(world).into_iter().rev();
    let hit = |card: &Entity| world.get::<Slot>(*card).is_some_and(|slot| slot.contains(point));
    if let Some(card) = cards.clone().find(hit) {
        return Some(Target::Card(card));
    }
    let near = |target: Target| rect_of(world, target).is_some_and(|rect| rect.inflate(6.0).contains(point));
    let seats = (0..world.resource::<Board>().seats()).map(|seat| Target::Plot(Seat::at(seat)));
    [Target::Stock, Target::Discard].into_iter().chain(seats).find(|target| near(*target))
}

/// The meld at a point, if one lies there.
pub fn meld_at(world: &World, point: Vec2) -> Option<MeldId> {
    let ground = world.get_resource::<Ground>()?;
    let (pile, ..) = ground.melds.iter().find(|(_, _, place)| place.contains(point))?;
    world.get::<super::meld::Meld>(*pile).map(|meld| meld.id)
}
