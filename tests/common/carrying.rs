//! Cards of the hand that are carried to other places in it, by mouse, by pad or by keys.

use bevy::prelude::*;
use rummage::{
    play::table::{
        aim::{Target, own_cards},
        card::Face,
    },
    shell::canvas::Canvas,
    stage::place::hits::rect_of,
};
use rummage_rules::cards::ids::CardId;

use super::{Game, devices::Device};

impl Game {
    /// The hand as it lies on screen.
    pub fn lying(&self) -> Vec<CardId> {
        let world = self.app.world();
        own_cards(world).into_iter().filter_map(|card| world.get::<Face>(card)).map(|face| face.0).collect()
    }

    /// Carries a card of the hand from one place in it to another.
    pub fn carry(&mut self, device: Device, from: usize, to: usize) {
        let (Device::Pad | Device::Keys) = device else {
            let world = self.app.world();
            let [from, to] = [from, to].map(|nth| {
                let rect = rect_of(world, Target::Card(own_cards(world)[nth])).expect("a card of the hand");
                rect.center() * world.resource::<Canvas>().unit
            });
            return self.drag_from(from, to);
        };
        self.go_to_card(device, from);
        self.take_up(device);
        for _ in 0..from.abs_diff(to) {
            match (device == Device::Pad, from < to) {
                (true, true) => self.pad(GamepadButton::DPadRight),
                (true, false) => self.pad(GamepadButton::DPadLeft),
                (false, true) => self.key(KeyCode::ArrowRight),
                (false, false) => self.key(KeyCode::ArrowLeft),
            }
        }
        self.take_up(device);
    }

    /// Steps to a card of the hand: it is picked there, and put back.
    pub fn go_to_card(&mut self, device: Device, nth: usize) {
        let card = Target::Card(own_cards(self.app.world())[nth]);
        (0..2).for_each(|_| self.choose(device, card));
    }

    /// Takes up what has the focus, or puts it down.
    fn take_up(&mut self, device: Device) {
        match device {
            Device::Pad => self.pad(GamepadButton::LeftThumb),
            _ => self.key(KeyCode::KeyC),
        }
    }

    /// Carries the cards of the hand into this order, one by one.
    pub fn carry_into(&mut self, device: Device, order: &[CardId]) {
        for (place, card) in order.iter().enumerate() {
            let from = self.lying().iter().position(|held| held == card).expect("a card of the hand");
            if from != place {
                self.carry(device, from, place);
            }
        }
        assert_eq!(self.lying(), order, "{device:?}");
    }
}
