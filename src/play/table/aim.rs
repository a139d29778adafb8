//! What the pointer or the focus is on: cards of the own hand and of the discard row, piles, melds and plots.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use super::{
    card::Staged,
    open::Board,
    pile::{InPile, PileCards, cards_of},
    script::Shown,
    slot::Slot,
};
use crate::shell::{AppSystems, states::Screen};

/// Something at the table that can be pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// A card of the own hand.
    Card(Entity),
    /// The stock.
    Stock,
    /// The discard pile.
    Discard,
    /// A card of a discard pile that lies open as a row.
    Row(Entity),
    /// A card of a meld, where single cards of melds are moved.
    Laid(Entity),
    /// A meld, anyone's.
    Meld(Entity),
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
    /// Where the mouse is.
    pub at: Vec2,
    /// Where pad and keys are.
    pub focused: Option<Target>,
    /// The card of the hand that pad and keys carry to another place.
    pub carried: Option<Entity>,
    /// What the pointer holds.
    pub drag: Option<Drag>,
}

/// Registers the aim and forgets it with the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Aim>()
        .add_systems(OnExit(Screen::Table), |mut aim: ResMut<Aim>| *aim = Aim::default())
        .add_systems(Update, stay_in_the_hand.run_if(in_state(Screen::Table)).in_set(AppSystems::Motion));
}

/// The focus does not follow a card out of the hand: it stays where the card was, on its nearest neighbour.
fn stay_in_the_hand(
    board: Res<Board>,
    hands: Query<&PileCards>,
    cards: Query<(&InPile, &Slot, Has<Staged>)>,
    mut aim: ResMut<Aim>,
    mut last: Local<f32>,
) {
    let Some(Target::Card(card)) = aim.focused else { return };
    let own = board.own_hand();
    if let Ok((pile, slot, staged)) = cards.get(card)
        && (staged || Some(pile.0) == own)
    {
        *last = slot.at.x;
        return;
    }
    let hand = own.and_then(|hand| hands.get(hand).ok());
    let away = |card: &Entity| cards.get(*card).map_or(f32::MAX, |(_, slot, _)| (slot.at.x - *last).abs());
    let nearest = hand.and_then(|hand| hand.iter().min_by(|a, b| away(a).total_cmp(&away(b))));
    aim.focused = nearest.map(Target::Card);
}

/// The cards of the own hand, from the left; without those that are laid out in the plot.
pub fn own_cards(world: &World) -> Vec<Entity> {
    let held = world.resource::<Board>().own_hand().map(|hand| cards_of(world, hand)).unwrap_or_default();
    held.into_iter().filter(|card| !world.entity(*card).contains::<Staged>()).collect()
}

/// The cards on the table that can be pointed at one by one, meld by meld; none where melds stay as they lie.
pub fn laid_cards(world: &World) -> Vec<Entity> {
    let Some(shown) = world.get_resource::<Shown>() else { return Vec::new() };
    if !shown.0.public.plays_or_draws() {
        return Vec::new();
    }
    let melds = world.resource::<Board>().melds();
    let drawn = |card: &Entity| world.get::<Slot>(*card).is_some_and(|slot| slot.drawn);
    melds.iter().flat_map(|pile| cards_of(world, *pile)).filter(drawn).collect()
}

/// The cards of the discard pile that can be pointed at one by one, from the left; none where only its top is seen.
pub fn row_cards(world: &World) -> Vec<Entity> {
    let Some(shown) = world.get_resource::<Shown>() else { return Vec::new() };
    if !shown.0.public.discards_lie_open() {
        return Vec::new();
    }
    let cards = world.resource::<Board>().discard.map(|pile| cards_of(world, pile)).unwrap_or_default();
    cards.into_iter().filter(|card| world.get::<Slot>(*card).is_some_and(|slot| slot.drawn)).collect()
}
