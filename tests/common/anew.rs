//! A whole table laid anew as a person does it: card by card, on what is seen and nothing else.

use rummage::play::table::{aim::Target, rearranging};
use rummage_rules::{
    action::{Action, MeldPlan},
    cards::ids::CardId,
    draft::TableDraft,
    melds::{anew, meld::Stand},
};

use super::{Game, devices::Device};

impl Game {
    /// Moves cards until the table lies as the action has it, and lays it so.
    pub fn lay_anew(&mut self, device: Device, layout: &[MeldPlan]) {
        let lies: Vec<Vec<CardId>> = self.groups();
        let new: Vec<Vec<CardId>> = layout.iter().map(|plan| plan.cards.clone()).collect();
        for (cards, place) in new.iter().zip(anew::continued(&lies, &new)) {
            let anchor =
                place.and_then(|place| lies[place].iter().find(|card| cards.contains(card)).copied());
            self.gather(device, cards, anchor);
        }
        self.mean(device, layout);
        self.primary(device);
    }

    /// Brings these cards together, where one of them lies or into a group of their own.
    fn gather(&mut self, device: Device, cards: &[CardId], anchor: Option<CardId>) {
        let mut anchor = anchor;
        loop {
            let draft = rearranging::draft(self.app.world());
            let home = anchor.and_then(|card| draft.group_of(card));
            let away = |card: &&CardId| home.is_none() || draft.group_of(**card) != home;
            let Some(first) = cards.iter().find(away) else { return };
            let from = draft.group_of(*first);
            let together = cards.iter().copied().filter(|card| draft.group_of(*card) == from);
            let together: Vec<CardId> = together.collect();
            for card in &together {
                self.choose_anywhere(device, *card);
            }
            match anchor {
                Some(card) => self.choose_anywhere(device, card),
                None => self.primary(device),
            }
            self.rest();
            anchor = anchor.or(Some(together[0]));
        }
    }

    /// Means wild cards as the action does.
    fn mean(&mut self, device: Device, layout: &[MeldPlan]) {
        let view = self.view();
        let mut meant = TableDraft::of(&view);
        assert!(meant.lay(&view, &Action::Rearrange { layout: layout.to_vec() }));
        let meant = stand_ins(&meant);
        for _ in 0..40 {
            let now = stand_ins(&rearranging::draft(self.app.world()));
            let Some((wild, _)) = now.iter().find(|slot| !meant.contains(slot)) else { return };
            self.choose_anywhere(device, *wild);
            self.second(device);
            self.rest();
        }
        panic!("the wild cards are never meant so");
    }

    /// A card of the hand, or of the table.
    fn choose_anywhere(&mut self, device: Device, card: CardId) {
        let held =
            self.view().hand.contains(&card) && !rearranging::draft(self.app.world()).added().contains(&card);
        let card = self.shown(card);
        self.choose(device, if held { Target::Card(card) } else { Target::Laid(card) });
    }

    fn groups(&self) -> Vec<Vec<CardId>> {
        let draft = rearranging::draft(self.app.world());
        draft.groups().iter().map(|group| group.cards.clone()).collect()
    }
}

/// The wild cards of a draft, each with what it stands for.
fn stand_ins(draft: &TableDraft) -> Vec<(CardId, Stand)> {
    let readings = draft.groups().iter().filter_map(|group| group.reading.as_ref());
    let slots = readings.flat_map(|reading| &reading.slots);
    slots.filter_map(|slot| Some((slot.card, slot.stands_for?))).collect()
}
