//! The names of what lies on the table, as a screen reader says them: the own hand, the piles, an open row, everybody's melds.

use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, melds::meld::Slot as Place};

use crate::{
    play::table::{
        Board,
        aim::{Target, laid_cards, row_cards},
        card::{Face, Selected},
        meld::Meld,
        pile::{cards_of, pile_of},
        player::{OwnedBy, Player, PlayerName},
        script::Shown,
        slot::Slot,
    },
    shell::text::{
        FluentValue, Texts,
        cards::{card_name, stand_name},
    },
    stage::place::hits::rect_of,
};

/// Something with a name and a place on the reference canvas.
pub(super) struct Named {
    pub(super) entity: Entity,
    /// What it is to the program.
    pub(super) tag: String,
    /// What is said.
    pub(super) name: String,
    pub(super) rect: Rect,
}

/// Everything that can be pointed at and is in sight.
pub(super) fn all(world: &World) -> Vec<Named> {
    let teller = Teller {
        world,
        texts: world.resource::<Texts>(),
        shown: world.resource::<Shown>(),
        board: world.resource::<Board>(),
    };
    [teller.hand(), teller.piles(), teller.row(), teller.melds(), teller.laid_cards()]
        .into_iter()
        .flatten()
        .collect()
}

struct Teller<'w> {
    world: &'w World,
    texts: &'w Texts,
    shown: &'w Shown,
    board: &'w Board,
}

impl Teller<'_> {
    fn named(&self, entity: Entity, target: Target, tag: String, name: String) -> Option<Named> {
        Some(Named { entity, tag, name, rect: rect_of(self.world, target)? })
    }

    /// A card by its name and its place among so many.
    fn card(&self, key: &str, card: Entity, nth: usize, of: usize) -> Option<(String, String)> {
        let face = self.world.get::<Face>(card)?.0;
        let public = &self.shown.0.public;
        let mut name = card_name(self.texts, public, face);
        if public.is_told_wild(face) {
            name = self.texts.fmt("wild-mark", &[("card", name.into())]);
        }
        let values = [
            ("card", FluentValue::from(name)),
            ("place", FluentValue::from(nth + 1)),
            ("of", FluentValue::from(of)),
        ];
        Some((public.spec.deck.code(face).to_owned(), self.texts.fmt(key, &values)))
    }

    fn hand(&self) -> Vec<Named> {
        let hand = self.board.own_hand().map(|hand| cards_of(self.world, hand)).unwrap_or_default();
        let named = |(nth, card): (usize, &Entity)| {
            let picked = self.world.entity(*card).contains::<Selected>();
            let key = if picked { "spoken-card-picked" } else { "spoken-card" };
            let (code, name) = self.card(key, *card, nth, hand.len())?;
            self.named(*card, Target::Card(*card), format!("hand:{code}"), name)
        };
        hand.iter().enumerate().filter_map(named).collect()
    }

    fn piles(&self) -> Vec<Named> {
        let public = &self.shown.0.public;
        let count = [("count", FluentValue::from(public.stock_size))];
        let stock = self.texts.told(public.spec.sheet.game, "spoken-stock", &count);
        let discard = match public.discard.last() {
            Some(top) => {
                let key = match (public.whole_pile().is_some(), public.pile_is_frozen()) {
                    (false, _) => "spoken-discard",
                    (true, false) => "spoken-pile",
                    (true, true) => "spoken-pile-frozen",
                };
                let card = card_name(self.texts, public, *top);
                self.texts.fmt(key, &[("card", card.into()), ("count", public.discard.len().into())])
            }
            None => self.texts.get("spoken-discard-empty"),
        };
        let stock =
            self.board.stock.and_then(|pile| self.named(pile, Target::Stock, "pile:stock".into(), stock));
        let discard = self
            .board
            .discard
            .and_then(|pile| self.named(pile, Target::Discard, "pile:discard".into(), discard));
        stock.into_iter().chain(discard).chain(self.cut()).collect()
    }

    /// The card beside the stock that says what is wild.
    fn cut(&self) -> Option<Named> {
        let pile = self.board.wild?;
        let card = cards_of(self.world, pile).first().copied()?;
        let rect = self.world.get::<Slot>(card)?.rect();
        let public = &self.shown.0.public;
        let name = match self.world.get::<Face>(card) {
            Some(face) => {
                let face = card_name(self.texts, public, face.0);
                self.texts.told(public.spec.sheet.game, "spoken-wild-card", &[("card", face.into())])
            }
            None => self.texts.get("spoken-wild-hidden"),
        };
        Some(Named { entity: pile, tag: "pile:wild".into(), name, rect })
    }

    /// The cards of a discard pile that lies open, the oldest first.
    fn row(&self) -> Vec<Named> {
        let row = row_cards(self.world);
        let named = |(nth, card): (usize, &Entity)| {
            let (code, name) = self.card("spoken-row", *card, nth, row.len())?;
            self.named(*card, Target::Row(*card), format!("row:{code}"), name)
        };
        row.iter().enumerate().filter_map(named).collect()
    }

    fn melds(&self) -> Vec<Named> {
        let named = |(nth, pile): (usize, &Entity)| {
            let meld = self.world.get::<Meld>(*pile)?;
            let owner = self.world.get::<OwnedBy>(*pile)?.0;
            let seat = self.world.get::<Player>(owner)?.0;
            self.named(*pile, Target::Meld(*pile), format!("meld:{nth}"), self.meld(meld, seat))
        };
        self.board.melds().iter().enumerate().filter_map(named).collect()
    }

    /// The cards of melds where each of them can be moved, and how many the meld has.
    fn laid_cards(&self) -> Vec<Named> {
        let lying = laid_cards(self.world);
        let named = |card: &Entity| {
            let meld = cards_of(self.world, pile_of(self.world, *card)?);
            let nth = meld.iter().position(|other| other == card)?;
            let picked = self.world.entity(*card).contains::<Selected>();
            let key = if picked { "spoken-laid-picked" } else { "spoken-laid" };
            let (code, name) = self.card(key, *card, nth, meld.len())?;
            self.named(*card, Target::Laid(*card), format!("laid:{code}"), name)
        };
        lying.iter().filter_map(named).collect()
    }

    /// "Basil's meld: six of hearts, joker standing for the seven of hearts".
    fn meld(&self, meld: &Meld, owner: Seat) -> String {
        let public = &self.shown.0.public;
        let riders = meld.riders.iter().map(|rider| card_name(self.texts, public, rider.card));
        let cards: Vec<String> =
            meld.reading.slots.iter().map(|slot| self.laid(slot)).chain(riders).collect();
        let name = self.board.player(owner).and_then(|player| self.world.get::<PlayerName>(player));
        let yours = self.board.viewer == Some(owner);
        let values = [
            ("name", FluentValue::from(name.map(|name| name.0.as_str()).unwrap_or_default())),
            ("cards", cards.join(", ").into()),
        ];
        self.texts.fmt(if yours { "spoken-meld-own" } else { "spoken-meld" }, &values)
    }

    /// A card of a meld, and what it stands for if it is a wild one.
    fn laid(&self, slot: &Place) -> String {
        let public = &self.shown.0.public;
        let card = card_name(self.texts, public, slot.card);
        let Some(stand) = slot.stands_for else { return card };
        let stand = stand_name(self.texts, public, stand);
        self.texts.fmt("spoken-wild", &[("card", card.into()), ("stand", stand.into())])
    }
}
