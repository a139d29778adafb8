//! Ways of cards: the table says which card sets out and why; whoever shows the cards says when it lands.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// An enum, and all its values in their order.
macro_rules! listed {
    ($(#[$of:meta])* pub enum $name:ident { $($(#[$doc:meta])* $value:ident,)* }) => {
        $(#[$of])*
        pub enum $name { $($(#[$doc])* $value,)* }

        impl $name {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$value),*];
        }
    };
}

listed! {
    /// Why a card travels.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    pub enum Trip {
        /// From the pack to a hand.
        Deal,
        /// From the stock to a hand.
        Draw,
        /// From the discard pile to a hand.
        Take,
        /// From anywhere in the discard row to a hand, with all above it.
        TakeRow,
        /// From a hand to the discard pile.
        Discard,
        /// From a hand to a plot.
        Meld,
        /// From a hand to a meld that lies there already.
        LayOff,
        /// From a hand to the place of a wild card.
        SwapIn,
        /// A wild card, from its meld to a hand. Its stagger is the time that it waits for the other card.
        SwapOut,
        /// With the whole discard pile, to the other side.
        TurnOver,
        /// Back into the pack.
        Gather,
    }
}

/// On its way: the game waits until no card is.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Underway;

/// How cards travel. Where nobody shows them, every card is where it belongs at once.
#[derive(Resource, Clone, Copy)]
pub struct Travel {
    /// Sends a card on its way; the `nth` of several follows the others. Returns when it lands, in seconds.
    pub send: fn(&mut World, Entity, Trip, usize) -> f32,
    /// Everything on its way arrives now.
    pub finish: fn(&mut World),
}

/// Sends a card on its way to wherever the layout will put it; the `nth` of several follows the others. Returns when it lands, in seconds.
pub fn send(world: &mut World, card: Entity, trip: Trip, nth: usize) -> f32 {
    let travel = world.get_resource::<Travel>().copied();
    travel.map_or(0.0, |travel| (travel.send)(world, card, trip, nth))
}

/// Everything on its way arrives now.
pub fn finish_all(world: &mut World) {
    if let Some(travel) = world.get_resource::<Travel>().copied() {
        (travel.finish)(world);
    }
}
