//! Hands: your own as a fan or in rows, the others' as backs at the edge, in their plots or beside their plates.

use bevy::prelude::*;

use super::{Ground, INNER_PLATE, STEP_Z, set};
use crate::{
    layout::hand::{self, HandFit},
    motion::Slot,
    table::{card::Card, open::Board, pile::PileCards, script::Shown},
    theme::canvas::Canvas,
};

/// Drawing order of hands: above the melds, your own on top.
const FAR_Z: f32 = 220.0;
const HAND_Z: f32 = 280.0;

pub(super) fn place_hands(
    ground: Res<Ground>,
    canvas: Res<Canvas>,
    shown: Res<Shown>,
    board: Res<Board>,
    piles: Query<&PileCards>,
    mut slots: Query<Option<&mut Slot>, With<Card>>,
    mut commands: Commands,
) {
    let revealed = !shown.0.public.shown.is_empty() || shown.0.public.spec.open_hands;
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
        let top = zone.min.y + 3.0 + drop + 0.7 * width;
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

/// The part of a card that no other of its hand covers.
pub fn bare_part(slot: &Slot, step: f32, last: bool) -> Rect {
    let whole = slot.rect();
    if last {
        whole
    } else {
        Rect { max: Vec2::new(whole.min.x + step.min(slot.width), whole.max.y), ..whole }
    }
}
