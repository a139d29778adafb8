//! Pile order becomes slots: where every card, pile and plot lies in this window.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

pub mod hits;
mod revealed;
mod scroll;
mod sight;
mod slots;

use crate::{
    play::table::{Board, script::Shown},
    shell::{AppSystems, states::Screen},
    stage::layout::{
        melds::MeldFit,
        spread::{Sight, Spread},
        zones::Zones,
    },
};

/// Where everything that is no single card lies. Written by the layout alone.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Ground {
    /// The places of the table.
    pub zones: Zones,
    /// The stock.
    pub stock: Rect,
    /// The discard pile, or the whole row.
    pub discard: Rect,
    /// The melds that are in sight, with the seats in whose plots they lie.
    pub melds: Vec<(Entity, Seat, Rect)>,
    /// What is laid out in your plot, group by group.
    pub staged: Vec<Rect>,
    /// The hands that lie on the table because they are shown.
    pub hands: Vec<ShownHand>,
    /// Melds that show their ends only, and how many cards they have.
    pub folds: Vec<(Rect, usize)>,
    /// The empty places of a hand that has places.
    pub empty_places: Vec<Rect>,
    /// How your melds lie.
    pub own_fit: MeldFit,
    /// Where your next meld would begin.
    pub next_meld: Vec2,
    /// Whether there are plots out of sight, on a phone.
    pub scrolls: bool,
}

impl Ground {
    /// Where a meld of so many cards would lie in your plot, beside the melds that lie there already.
    pub fn next_place(&self, cards: usize) -> Rect {
        let fit = self.own_fit;
        let width = fit.width * (1.0 + cards.saturating_sub(1) as f32 * fit.step);
        let mut corner = self.next_meld;
        corner.x = corner.x.min(self.zones.own.max.x - width - 12.0);
        Rect::from_corners(corner, corner + Vec2::new(width, fit.width * 1.4))
    }
}

/// What the layout was computed from, and what came out: the slots of the cards follow from it.
#[derive(Resource, Debug, Clone, PartialEq)]
struct Laid {
    sight: Sight,
    spread: Spread,
}

/// Registers the layout.
pub fn plugin(app: &mut App) {
    app.add_plugins(scroll::plugin).add_systems(
        Update,
        (sight::lay_ground, slots::place_piles, slots::place_hands, slots::place_melds)
            .chain()
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .in_set(AppSystems::Layout),
    );
}

/// Where a hand lies that is shown.
#[derive(Debug, Clone, PartialEq)]
pub struct ShownHand {
    /// Whose hand it is.
    pub seat: Seat,
    /// Its melds; empty where it has none, or is not divided.
    pub melds: Vec<Rect>,
    /// What is left over of it, if anything is.
    pub loose: Option<Rect>,
}

/// The plot of a seat.
pub fn plot_of(zones: &Zones, board: &Board, seat: Seat) -> Rect {
    let opponent = board.opponents().position(|other| other == seat);
    opponent.and_then(|index| zones.plots.get(index)).copied().unwrap_or(zones.own)
}
