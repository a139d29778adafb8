//! Pile order becomes slots: where every card, pile and plot lies in this window.

use bevy::prelude::*;
use rummage_rules::card::Seat;

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

/// Drawing order: piles, melds, far hands, your hand.
const STOCK_Z: f32 = 0.0;
const DISCARD_Z: f32 = 60.0;
const MELD_Z: f32 = 120.0;
const FAR_Z: f32 = 220.0;
const HAND_Z: f32 = 280.0;
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
        (lay_ground, place_piles, place_hands, place_melds)
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
        (true, _) => (88.0, 40.0),
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

fn place_hands(
    ground: Res<Ground>,
    canvas: Res<Canvas>,
    shown: Res<Shown>,
    board: Res<Board>,
    piles: Query<&PileCards>,
    mut slots: Query<Option<&mut Slot>, With<Card>>,
    mut commands: Commands,
) {
    let revealed = !shown.0.public.shown.is_empty();
    for (index, seat) in board.opponents().enumerate() {
        let Some(cards) = board.hand(seat).and_then(|hand| piles.get(hand).ok()) else { continue };
        let bare = !ground.melds.iter().any(|(_, owner, _)| *owner == seat);
        let plot = ground.zones.plots.get(index).copied().unwrap_or_default();
        for (nth, card) in cards.iter().enumerate() {
            let far = FarHand {
                canvas: &canvas,
                ground: &ground,
                plot,
                index,
                bare,
                count: cards.len(),
                seats: board.seats(),
            };
            let mut slot = far.slot(nth);
            slot.up = revealed;
            set(&mut slots, &mut commands, card, slot);
        }
    }
    if let Some(own) = board.own_hand().and_then(|hand| piles.get(hand).ok()) {
        for (nth, card) in own.iter().enumerate() {
            let slot = own_slot(&canvas, &ground, nth, own.len());
            set(&mut slots, &mut commands, card, slot);
        }
    }
}

/// Another's hand, seen from here.
struct FarHand<'a> {
    canvas: &'a Canvas,
    ground: &'a Ground,
    plot: Rect,
    index: usize,
    bare: bool,
    count: usize,
    seats: usize,
}

impl FarHand<'_> {
    fn slot(&self, nth: usize) -> Slot {
        let t = nth as f32 - (self.count as f32 - 1.0) / 2.0;
        let z = FAR_Z + nth as f32 * STEP_Z;
        let slot = |at, turn, width, drawn| Slot { at, turn, width, z, up: false, drawn };
        if self.canvas.is_portrait() {
            // A phone shows no backs; cards come from and go to the plate.
            let chip = self.ground.zones.chips.get(self.index).copied().unwrap_or_default();
            return slot(chip.center(), 0.0, 26.0, false);
        }
        if self.seats == 2 {
            let at = Vec2::new(self.canvas.size.x / 2.0 + t * 27.0, 5.0 - t * t * 0.35);
            return slot(at, -t * 1.6, 56.0, true);
        }
        if self.bare {
            let middle = Vec2::new(self.plot.center().x + INNER_PLATE / 2.0, self.plot.center().y);
            let at = middle + Vec2::new(t * 17.0, 0.55 * t * t - 4.0);
            return slot(at, t * 2.4, 52.0, true);
        }
        let at = self.plot.min + Vec2::new(86.0 + t * 2.0, 27.0);
        slot(at, t * 3.0, 19.0, nth + 2 >= self.count)
    }
}

/// The slot of a card of your own hand.
pub fn own_slot(canvas: &Canvas, ground: &Ground, nth: usize, count: usize) -> Slot {
    let HandFit { width, step, rows } = ground.hand;
    let zone = ground.zones.hand;
    let z = HAND_Z + nth as f32 * STEP_Z;
    let (at, turn) = if rows == 1 {
        let (turn, drop) = hand::fan(nth, count);
        let turn = if canvas.is_portrait() { 0.0 } else { turn };
        let drop = if canvas.is_portrait() { 0.0 } else { drop };
        let top = zone.min.y + 6.0 + drop + 0.7 * width;
        (Vec2::new(zone.center().x + hand::offset(nth, count, step), top), turn)
    } else {
        let per_row = count.div_ceil(2);
        let (row, column) = (nth / per_row, nth % per_row);
        let in_row = if row == 0 { per_row } else { count - per_row };
        let x = zone.min.x + width / 2.0 + column as f32 * step;
        let spare = zone.width() - width - step * (per_row.max(in_row) as f32 - 1.0);
        (Vec2::new(x + spare / 2.0, zone.min.y + 0.7 * width + row as f32 * 0.92 * width), 0.0)
    };
    Slot { at, turn, width, z, up: true, drawn: true }
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

/// The part of a card that no other of its hand covers.
pub fn bare_part(slot: &Slot, step: f32, last: bool) -> Rect {
    let whole = slot.rect();
    if last {
        whole
    } else {
        Rect { max: Vec2::new(whole.min.x + step.min(slot.width), whole.max.y), ..whole }
    }
}
