//! Cards that are laid aside as soon as they are held, several cards drawn at once, and the whole pile that is taken.

use super::Happening;
use crate::cards::ids::{CardId, Seat};
use crate::event::Event;
use crate::table::TurnStep;

impl Happening<'_> {
    /// More cards are turned up until the top is neither wild nor one that is laid aside, where the pile begins so.
    pub(super) fn turn_up_more(&mut self) {
        while let Some(card) = self.table.stock.last().copied() {
            let public = &self.table.public;
            let plain = |top: CardId| !public.spec.is_wild(top) && !public.spec.lies_aside(top);
            if !public.spec.deal.upcard_plain || public.discard.last().copied().is_none_or(plain) {
                return;
            }
            self.add(Event::TurnedUp { card });
        }
    }

    /// All hands as they were dealt, the first seat's first, are rid of cards that are laid aside.
    pub(super) fn lay_aside_dealt(&mut self, first: Seat) {
        if self.table.public.spec.aside.is_none() {
            return;
        }
        let mut seat = first;
        for _ in 0..self.table.public.spec.seats {
            self.lay_aside(seat);
            seat = self.table.public.left_of(seat);
        }
    }

    /// Several cards of the stock, or fewer where it has no more; and others for those that are laid aside.
    pub(super) fn draw_several(&mut self, seat: Seat) {
        for _ in 0..self.table.public.spec.draw.cards {
            self.draw_one(seat);
        }
        let all_replaced = self.lay_aside(seat);
        if !all_replaced {
            self.add(Event::LastTurn);
        }
        self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Play });
    }

    /// The whole pile goes to a hand, but for cards that are laid aside, which nothing replaces.
    pub(super) fn take_whole_pile(&mut self, seat: Seat) {
        let cards = self.table.public.discard.clone();
        self.add(Event::TookRow { seat, cards, duty: None });
        while let Some(card) = self.held_aside(seat) {
            self.add(Event::LaidAside { seat, card });
        }
        self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Play });
    }

    /// Lays aside what a hand holds of such cards and draws another for each. Whether the stock had one for each.
    fn lay_aside(&mut self, seat: Seat) -> bool {
        let mut replaced = true;
        while let Some(card) = self.held_aside(seat) {
            self.add(Event::LaidAside { seat, card });
            replaced &= self.draw_one(seat);
        }
        replaced
    }

    fn held_aside(&self, seat: Seat) -> Option<CardId> {
        let spec = &self.table.public.spec;
        self.table.hands[seat.index()].iter().copied().find(|card| spec.lies_aside(*card))
    }

    /// Whether there was a card.
    fn draw_one(&mut self, seat: Seat) -> bool {
        let Some(card) = self.table.stock.last().copied() else { return false };
        self.add_plain(Event::Drew { seat, card });
        if self.table.public.spec.open_hands {
            self.add(Event::CardsShown { seat, cards: vec![card] });
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::house::options::Options;
    use crate::table::{Step, Table};

    /// A pack that begins with these cards.
    fn pack(table: &Table, first: &[&str]) -> Vec<CardId> {
        let deck = &table.public.spec.deck;
        let mut order: Vec<CardId> = Vec::new();
        for code in first {
            let card = deck.find(code).find(|card| !order.contains(card));
            order.extend(card);
        }
        let rest: Vec<CardId> = deck.cards().filter(|card| !order.contains(card)).collect();
        [order, rest].concat()
    }

    #[test]
    fn a_pile_begins_with_a_plain_card_and_hands_without_what_is_laid_aside() {
        let spec = games::find("canasta").expect("a game").spec(4, &Options::default()).expect("a table");
        let mut table = Table::new(spec, Seat(3));
        table.step(Step::NextRound).expect("a round begins");
        let plain = ["4C", "4D", "4H", "4S", "5C", "5D", "5H", "5S", "6C", "6D", "6H"];
        // The first seat is dealt a red three, and so is the last; wild and red cards are turned up before a king.
        let mut first = vec!["3H"];
        first.extend(plain.iter().cycle().take(21));
        first.extend(["7C", "7D", "7H", "7S", "8C", "8D", "8H", "8S", "9C", "9D", "9H", "9S"]);
        first.extend(["TC", "TD", "TH", "TS", "JC", "JD", "JH", "JS", "3D"]);
        first.extend(["QC", "2C", "3H", "KC", "3D", "AC", "AD"]);
        let order = pack(&table, &first);
        table.step(Step::Deal { order }).expect("a deal");
        let public = &table.public;
        let codes = |cards: &[CardId]| -> Vec<&str> {
            cards.iter().map(|card| public.spec.deck.code(*card)).collect()
        };
        assert_eq!(codes(&public.discard), ["2C", "3H", "KC"]);
        assert!(public.pile_is_frozen());
        let aside = |seat| codes(&public.laid_aside(Seat(seat)).collect::<Vec<_>>()).join(" ");
        assert_eq!([0, 1, 2, 3].map(aside), ["3H 3D", "", "3D", ""]);
        assert_eq!(public.hand_sizes, [11; 4]);
        assert_eq!(
            (codes(&table.hands[0]).last(), codes(&table.hands[2]).last()),
            (Some(&"AC"), Some(&"AD"))
        );
        table.audit().expect("no card is lost");
    }
}
