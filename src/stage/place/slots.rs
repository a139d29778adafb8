//! Every card gets its slot: piles, hands, melds.

use bevy::prelude::*;

use super::{Laid, sight::Sizes};
use crate::{
    play::table::{card::Card, script::Shown, slot::Slot},
    stage::layout::melds::MeldSize,
};

/// The slots of the cards. A card is told only when its place has changed.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Slots<'w, 's> {
    slots: Query<'w, 's, Option<&'static mut Slot>, With<Card>>,
    commands: Commands<'w, 's>,
}

impl Slots<'_, '_> {
    fn set(&mut self, card: Entity, slot: Slot) {
        match self.slots.get_mut(card) {
            Ok(Some(mut old)) => {
                old.set_if_neq(slot);
            }
            Ok(None) => {
                self.commands.entity(card).insert(slot);
            }
            Err(_) => {}
        }
    }
}

pub(super) fn place_piles(laid: Option<Res<Laid>>, sizes: Sizes, mut slots: Slots) {
    let Some(laid) = laid else { return };
    let stock = sizes.cards(sizes.board().stock);
    for (nth, card) in stock.iter().enumerate() {
        slots.set(*card, laid.spread.stock_slot(nth, stock.len()));
    }
    let discard = sizes.cards(sizes.board().discard);
    for (nth, card) in discard.iter().enumerate() {
        slots.set(*card, laid.spread.discard_slot(nth, discard.len()));
    }
    for card in sizes.cards(sizes.board().wild) {
        slots.set(card, laid.spread.wild_slot());
    }
}

pub(super) fn place_hands(laid: Option<Res<Laid>>, shown: Res<Shown>, sizes: Sizes, mut slots: Slots) {
    let Some(laid) = laid else { return };
    let public = &shown.0.public;
    let mut among = 0;
    for (place, seat) in sizes.board().around().enumerate() {
        let revealed = !public.shown.is_empty() || public.lies_open(seat);
        for (nth, card) in sizes.held(seat).into_iter().enumerate() {
            if place == 0 {
                slots.set(card, laid.spread.own_slot(&laid.sight, nth));
            } else {
                let slot = laid.spread.far_slot(&laid.sight, place, nth, among);
                slots.set(card, Slot { up: revealed, ..slot });
                among += 1;
            }
        }
    }
}

pub(super) fn place_melds(laid: Option<Res<Laid>>, sizes: Sizes, mut slots: Slots) {
    let Some(laid) = laid else { return };
    let swaps = &sizes.staging().swaps;
    let mut among = 0;
    for (place, seat) in sizes.board().around().enumerate() {
        let melds = sizes.melds_in(seat);
        for (meld, (pile, size)) in melds.iter().enumerate() {
            for (nth, card) in sizes.stacked(*pile).into_iter().enumerate() {
                // A wild that is asked for lies with what it is wanted for, and in its place lies what is given for it.
                let given = swaps.iter().find(|swap| swap.wild == card).map(|swap| swap.natural);
                slots.set(given.unwrap_or(card), laid.spread.meld_slot(place, meld, *size, nth, among));
                among += 1;
            }
        }
        // Behind the melds lies what was laid aside, what is laid out, and what is shown of the hand.
        let aside = Some(sizes.aside_in(seat)).filter(|cards| !cards.is_empty());
        let laid_out = sizes.staging().groups.iter().filter(|_| place == 0).map(|group| group.cards.clone());
        for (group, cards) in aside.into_iter().chain(laid_out).chain(sizes.revealed(seat).groups).enumerate()
        {
            let size = MeldSize::of(cards.len());
            for (nth, card) in cards.into_iter().enumerate() {
                slots.set(card, laid.spread.meld_slot(place, melds.len() + group, size, nth, among));
                among += 1;
            }
        }
    }
}
