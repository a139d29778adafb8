//! Pile order becomes slots: where every card, pile and plot lies in this window.

use bevy::prelude::*;
use rummage_rules::card::Seat;

mod hands;

pub use hands::bare_part;

use super::{
    card::Card,
    meld::Meld,
    open::Board,
    pile::PileCards,
    player::{OwnedBy, Player},
    script::Shown,
};
use crate::{
    AppSystems,
    input::intent::LastDevice,
    layout::{
        hand::{self, HandFit},
        melds::{self, MeldBounds, MeldFit},
        zones::Zones,
    },
    motion::Slot,
    preferences::Preferences,
    screens::Screen,
    theme::canvas::Canvas,
};

/// Where everything that is no single card lies. Written by the layout alone.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Ground {
    /// The places of the table.
    pub zones: Zones,
    /// The stock.
    pub stock: Rect,
    /// The discard pile.
    pub discard: Rect,
    /// The melds, with their owners.
    pub melds: Vec<(Entity, Seat, Rect)>,
    /// How your melds lie.
    pub own_fit: MeldFit,
    /// Where your next meld would begin.
    pub next_meld: Vec2,
    /// How your hand lies.
    pub hand: HandFit,
}

/// Drawing order: piles below melds, both below hands.
const STOCK_Z: f32 = 0.0;
const DISCARD_Z: f32 = 60.0;
const MELD_Z: f32 = 120.0;
/// From one card to the next.
const STEP_Z: f32 = 0.5;
/// The most the piles' cards are wide.
const PILE_WIDTH: f32 = 96.0;
/// Room at the left of an opponent's plot for a plate inside it.
pub const INNER_PLATE: f32 = 118.0;

/// Registers the layout.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay_ground, place_piles, hands::place_hands, place_melds)
            .chain()
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .in_set(AppSystems::Layout),
    );
}

fn lay_ground(
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    device: Res<LastDevice>,
    board: Res<Board>,
    piles: Query<(&PileCards, &Meld, &OwnedBy)>,
    hands: Query<&PileCards>,
    players: Query<&Player>,
    old: Option<ResMut<Ground>>,
    mut commands: Commands,
) {
    let zones = Zones::of(*canvas, board.seats());
    let pile_width = ((zones.centre.height() - 7.0) / 1.4).min(PILE_WIDTH);
    let pile_size = Vec2::new(pile_width, pile_width * 1.4);
    let apart = Vec2::new(pile_width / 2.0 + 15.0, 0.0);
    let middle = zones.centre.center();
    let own_count = board.own_hand().and_then(|hand| hands.get(hand).ok()).map_or(0, PileCards::len);
    let mut melds = Vec::new();
    let (mut own_fit, mut next_meld) = (None, zones.own.min + Vec2::new(20.0, 9.0));
    for seat in std::iter::once(board.viewer).flatten().chain(board.opponents()) {
        let own = Some(seat) == board.viewer;
        let plot = plot_of(&zones, &board, seat);
        let laid: Vec<(Entity, usize)> = board
            .melds()
            .iter()
            .filter_map(|meld| {
                let (cards, _, owner) = piles.get(*meld).ok()?;
                let owner = players.get(owner.0).ok()?;
                (owner.0 == seat).then_some((*meld, cards.len()))
            })
            .collect();
        let lengths: Vec<usize> = laid.iter().map(|(_, cards)| *cards).collect();
        let (fit, places) = fit_plot(&canvas, &preferences, plot, &lengths, own || board.seats() == 2);
        if own {
            own_fit = Some(fit);
            if let Some(last) = places.last() {
                next_meld = Vec2::new(last.max.x + 30.0, last.min.y);
            }
        }
        melds.extend(laid.iter().zip(places).map(|((meld, _), place)| (*meld, seat, place)));
    }
    let ground = Ground {
        stock: Rect::from_center_size(middle - apart, pile_size),
        discard: Rect::from_center_size(middle + apart, pile_size),
        hand: fit_hand(&canvas, &preferences, *device, &zones, own_count),
        own_fit: own_fit.unwrap_or(MeldFit { width: 84.0, step: 0.62, rows: 1 }),
        next_meld,
        melds,
        zones,
    };
    match old {
        Some(mut old) => {
            old.set_if_neq(ground);
        }
        None => commands.insert_resource(ground),
    }
}

/// The plot of a seat.
pub fn plot_of(zones: &Zones, board: &Board, seat: Seat) -> Rect {
    let opponent = board.opponents().position(|other| other == seat);
    opponent.and_then(|index| zones.plots.get(index)).copied().unwrap_or(zones.own)
}

fn fit_plot(
    canvas: &Canvas,
    preferences: &Preferences,
    plot: Rect,
    lengths: &[usize],
    roomy: bool,
) -> (MeldFit, Vec<Rect>) {
    let portrait = canvas.is_portrait();
    let head = if portrait { 5.0 } else { 9.0 };
    let inset = match (portrait, roomy) {
        (true, _) => 12.0,
        (false, true) => 20.0,
        (false, false) => INNER_PLATE,
    };
    let widest = if portrait { 52.0 } else { 84.0 } * preferences.card_scale();
    let bounds = MeldBounds { head, widest, narrowest: 34.0, step: 0.62, step_min: 0.28 };
    let room = Vec2::new(plot.width() - inset, plot.height());
    let fit = melds::fit(lengths, room, bounds);
    let inner = Rect { min: Vec2::new(plot.min.x + inset, plot.min.y), max: plot.max };
    (fit, melds::flow(lengths, inner, 0.0, head, fit))
}

fn fit_hand(
    canvas: &Canvas,
    preferences: &Preferences,
    device: LastDevice,
    zones: &Zones,
    count: usize,
) -> HandFit {
    let (widest, reach) = match (canvas.is_portrait(), device) {
        // A phone's hand may shrink to 88, and take two rows at that.
        (true, _) => (107.0, 40.0),
        (false, LastDevice::Touch) => (112.0, 40.0),
        (false, _) if count > 13 => (102.0, 28.0),
        (false, _) => (112.0, 28.0),
    };
    hand::fit(count, zones.hand.width(), widest * preferences.card_scale().min(1.0), reach)
}

fn set(slots: &mut Query<Option<&mut Slot>, With<Card>>, commands: &mut Commands, card: Entity, slot: Slot) {
    match slots.get_mut(card) {
        Ok(Some(mut old)) => {
            old.set_if_neq(slot);
        }
        Ok(None) => {
            commands.entity(card).insert(slot);
        }
        Err(_) => {}
    }
}

fn place_piles(
    ground: Res<Ground>,
    board: Res<Board>,
    piles: Query<&PileCards>,
    mut slots: Query<Option<&mut Slot>, With<Card>>,
    mut commands: Commands,
) {
    let cards = |pile: Option<Entity>| pile.and_then(|pile| piles.get(pile).ok());
    if let Some(stock) = cards(board.stock) {
        let count = stock.len();
        let layers = count.div_ceil(12).clamp(1, 4);
        for (index, card) in stock.iter().enumerate() {
            let from_top = count - 1 - index;
            let layer = (from_top / 12).min(layers - 1);
            let slot = Slot {
                at: ground.stock.center() + layer as f32 * Vec2::new(1.6, 1.8),
                turn: 0.0,
                width: ground.stock.width(),
                z: STOCK_Z + index as f32 * STEP_Z,
                up: false,
                drawn: from_top < 2 || from_top % 12 == 0 && from_top / 12 < layers,
            };
            set(&mut slots, &mut commands, card, slot);
        }
    }
    if let Some(discard) = cards(board.discard) {
        let count = discard.len();
        for (index, card) in discard.iter().enumerate() {
            let from_top = count - 1 - index;
            let slot = Slot {
                at: ground.discard.center(),
                turn: scatter(index),
                width: ground.discard.width(),
                z: DISCARD_Z + index as f32 * STEP_Z,
                up: true,
                drawn: from_top < 3,
            };
            set(&mut slots, &mut commands, card, slot);
        }
    }
}

/// How a discarded card lies: turned by -6 to 6 degrees, the same for the same place in the pile.
fn scatter(index: usize) -> f32 {
    ((index * 5 + 2) % 13) as f32 - 6.0
}

fn place_melds(
    ground: Res<Ground>,
    piles: Query<&PileCards>,
    mut slots: Query<Option<&mut Slot>, With<Card>>,
    mut commands: Commands,
) {
    for (nth, (meld, _, place)) in ground.melds.iter().enumerate() {
        let Ok(cards) = piles.get(*meld) else { continue };
        let width = place.height() / 1.4;
        let step = if cards.len() > 1 { (place.width() - width) / (cards.len() - 1) as f32 } else { 0.0 };
        for (index, card) in cards.iter().enumerate() {
            let slot = Slot {
                at: place.min + Vec2::new(width / 2.0 + index as f32 * step, place.height() / 2.0),
                turn: 0.0,
                width,
                z: MELD_Z + (nth * 4 + index) as f32 * STEP_Z,
                up: true,
                drawn: true,
            };
            set(&mut slots, &mut commands, card, slot);
        }
    }
}
