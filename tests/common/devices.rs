//! Actions as a person carries them out: by mouse, by pad or by keys, on what is seen and nothing else.

use bevy::prelude::*;
use rummage::play::{
    seats::human::choices::Deed,
    table::{
        Board,
        aim::{Target, own_cards, row_cards},
        card::{Card, Face},
        meld::Meld,
        script::Shown,
        staging::Staging,
    },
};
use rummage_rules::{
    action::{Action, Choice, MeldPlan, Place, Source, Swap},
    cards::ids::{CardId, MeldId},
    moves::suggest::Verb,
    table::Phase,
};

use super::Game;

/// What a person holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Device {
    /// A mouse.
    Mouse,
    /// A pad.
    Pad,
    /// The keyboard.
    Keys,
}

impl Game {
    /// Plays rounds as the bots advise, until so many are over or the match is.
    pub fn play_rounds(&mut self, device: Device, rounds: u16) {
        self.play_rounds_by(device, rounds, Self::carry_out);
    }

    /// The same, with each action carried out in this way.
    pub fn play_rounds_by(
        &mut self,
        device: Device,
        rounds: u16,
        mut carry_out: impl FnMut(&mut Self, Device, &Action),
    ) {
        if device == Device::Pad {
            self.connect_pad();
        }
        for _ in 0..4000 {
            let Some(action) = self.next_action() else {
                let over =
                    self.public_round() >= rounds || self.can_see("result") || self.can_see("play-again");
                if over {
                    return;
                }
                self.go_on(device);
                continue;
            };
            let before = self.app.world().resource::<Shown>().0.clone();
            carry_out(self, device, &action);
            self.rest();
            let after = &self.app.world().resource::<Shown>().0;
            assert!(before != *after, "nothing came of {action:?} by {device:?}: {:?}", self.said());
        }
        panic!("the round never ends");
    }

    fn public_round(&self) -> u16 {
        self.app.world().resource::<Shown>().0.public.round
    }

    /// From the score sheet to the next round.
    fn go_on(&mut self, device: Device) {
        match device {
            Device::Mouse => self.click("next-round"),
            Device::Pad => self.pad(GamepadButton::South),
            Device::Keys => self.key(KeyCode::Enter),
        }
        self.rest();
    }

    /// Carries an action out.
    pub fn carry_out(&mut self, device: Device, action: &Action) {
        match action {
            Action::Draw(Source::Stock) => self.choose(device, Target::Stock),
            Action::Draw(Source::Discard) => match row_cards(self.app.world()).last().copied() {
                Some(top) => self.choose(device, Target::Row(top)),
                None => self.choose(device, Target::Discard),
            },
            Action::Draw(Source::Row(card)) => {
                let card = self.shown(*card);
                self.choose(device, Target::Row(card));
                self.answer_with(device, |deed| *deed == Deed::Act(action.clone()));
            }
            Action::LayDown { melds, .. } if self.takes_pile(action) => {
                let held = self.view().hand.clone();
                let cards = melds.iter().flat_map(|meld| meld.cards.iter().copied());
                let cards: Vec<CardId> = cards.filter(|card| held.contains(card)).collect();
                self.pick(device, &cards);
                self.choose(device, Target::Discard);
            }
            Action::LayOff { .. } if self.takes_pile(action) => self.choose(device, Target::Discard),
            Action::LayDown { melds, swaps } => {
                for meld in melds {
                    self.count_on(device, meld, swaps);
                    self.lay(device, meld);
                }
            }
            Action::LayOff { card, meld, end, .. } => {
                let card = self.shown(*card);
                self.choose_card(device, card);
                let meld = self.meld(*meld);
                self.choose(device, Target::Meld(meld));
                self.answer_with(device, |deed| match deed {
                    Deed::Act(Action::LayOff { end: asked, .. }) => end.is_none() || asked == end,
                    _ => false,
                });
            }
            Action::SwapWild { swap, place } => {
                self.pick(device, &[swap.natural]);
                if let Place::Meld(plan) = place {
                    let held = self.app.world().resource::<Shown>().0.hand.clone();
                    let others: Vec<CardId> =
                        plan.cards.iter().copied().filter(|card| held.contains(card)).collect();
                    self.pick(device, &others);
                }
                let meld = self.meld(swap.meld);
                self.choose(device, Target::Meld(meld));
                self.answer_with(device, |deed| match deed {
                    Deed::Act(Action::SwapWild { place: asked, .. }) => match (asked, place) {
                        (Place::LayOff(asked, _), Place::LayOff(meld, _)) => asked == meld,
                        (Place::Meld(_), Place::Meld(_)) | (Place::Discard, Place::Discard) => true,
                        _ => false,
                    },
                    _ => false,
                });
            }
            Action::Discard(cards) => {
                self.pick(device, cards);
                self.second(device);
            }
            // Before the draw the large buttons draw.
            Action::Close { discard: None, .. } if self.view().public.spec.turn.close_undrawn => {
                self.press_word(device, "knock");
            }
            Action::Close { discard, .. } => {
                self.pick(device, discard.as_slice());
                self.primary(device);
            }
            Action::Rearrange { layout } => self.lay_anew(device, layout),
            Action::Answer(Choice::No | Choice::Dig(false)) => self.second(device),
            Action::Answer(Choice::Give(card)) => {
                self.pick(device, &[*card]);
                self.primary(device);
            }
            Action::Answer(_) => self.primary(device),
            Action::Knock => unreachable!("bots of these tests have nobody to knock for"),
            Action::Ask => self.press_word(device, "ask"),
            Action::Drop => {
                self.drop_out(device);
                self.answer_with(device, |deed| *deed == Deed::Act(Action::Drop));
            }
            Action::Pass => match self.app.world().resource::<Shown>().0.verbs().first() {
                Some(Verb::Pass) => self.primary(device),
                _ => self.second(device),
            },
        }
    }

    /// Whether an action takes the whole discard pile.
    fn takes_pile(&self, action: &Action) -> bool {
        let public = self.view().public;
        public.whole_pile().is_some()
            && public.phase() == Phase::Draw
            && match action {
                Action::LayDown { melds, .. } => melds.iter().any(|meld| meld.from_pile > 0),
                Action::LayOff { card, .. } => public.discard.last() == Some(card),
                _ => false,
            }
    }

    /// Says which wilds of the table this opening meld counts on. Each is picked by that, as if it were in the hand.
    fn count_on(&mut self, device: Device, meld: &MeldPlan, swaps: &[Swap]) {
        for swap in swaps {
            let frees = |game: &Self, card: &CardId| {
                let melds = &game.app.world().resource::<Shown>().0.public.melds;
                melds[swap.meld.index()].cards().any(|laid| laid == *card)
            };
            if meld.cards.iter().any(|card| frees(self, card)) {
                self.pick(device, &[swap.natural]);
                let target = self.meld(swap.meld);
                self.choose(device, Target::Meld(target));
                self.answer_with(device, |deed| *deed == Deed::CountOn(*swap));
            }
        }
    }

    /// Picks the cards of a meld and lays them, or lays them out.
    fn lay(&mut self, device: Device, meld: &MeldPlan) {
        let world = self.app.world();
        let held = &world.resource::<Shown>().0.hand;
        let swaps = &world.resource::<Staging>().swaps;
        let freed: Vec<CardId> =
            swaps.iter().filter_map(|swap| Some(world.get::<Face>(swap.wild)?.0)).collect();
        let (own, others): (Vec<CardId>, Vec<CardId>) =
            meld.cards.iter().partition(|card| held.contains(card));
        if !others.iter().all(|card| freed.contains(card)) {
            return; // laid already
        }
        self.pick(device, &own);
        if meld.from_pile > 0 {
            let row = row_cards(self.app.world());
            let deepest = row[row.len() - usize::from(meld.from_pile)];
            self.choose(device, Target::Row(deepest));
        }
        self.primary(device);
        let asked = meld.clone();
        self.answer_with(device, |deed| match deed {
            Deed::LayOut(melds) => {
                let cards: Vec<CardId> = melds[0].cards().collect();
                cards == asked.cards && asked.pattern.is_none_or(|pattern| pattern == melds[0].pattern)
            }
            Deed::Act(Action::LayDown { melds, .. }) => melds[0].cards == asked.cards,
            _ => false,
        });
    }

    /// Picks these cards of the hand, one by one.
    pub fn pick(&mut self, device: Device, cards: &[CardId]) {
        for card in cards {
            let card = self.shown(*card);
            self.choose_card(device, card);
        }
    }

    /// A card of the hand, or of the row.
    fn choose_card(&mut self, device: Device, card: Entity) {
        let in_hand = own_cards(self.app.world()).contains(&card);
        self.choose(device, if in_hand { Target::Card(card) } else { Target::Row(card) });
    }

    /// The entity that shows this card.
    pub fn shown(&mut self, card: CardId) -> Entity {
        let mut faces = self.app.world_mut().query_filtered::<(Entity, &Face), With<Card>>();
        let found = faces.iter(self.app.world()).find(|(_, face)| face.0 == card);
        found.expect("the card is seen").0
    }

    fn meld(&self, id: MeldId) -> Entity {
        let world = self.app.world();
        let melds = world.resource::<Board>().melds();
        let of_id = |meld: &&Entity| world.get::<Meld>(**meld).is_some_and(|meld| meld.id == id);
        *melds.iter().find(of_id).expect("the meld lies on the table")
    }
}
