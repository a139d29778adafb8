//! Reading actions from text.

use super::error::NotationError;
use super::write::DIVIDE;
use super::{names, words};
use crate::action::{Action, Choice, End, MeldPlan, Place, Source, Swap};
use crate::cards::ids::{CardId, MeldId, Seat};
use crate::melds::meld::{Meld, Stand};
use crate::table::{Pending, Public};
use crate::{judge, table::fold};
use std::borrow::Cow;

/// Reads an action of a seat that holds `hand`. Where several copies of a card exist, the one named first in the hand is meant.
///
/// # Errors
/// What about the text is no action at this table.
pub fn parse_action(table: &Public, hand: &[CardId], text: &str) -> Result<Action, NotationError> {
    let melds = Cow::Borrowed(&table.melds[..]);
    Parser { table, hand: hand.to_vec(), melds, freed: Vec::new(), used: Vec::new(), numbered: Vec::new() }
        .action(text)
}

/// Reads a seat: `P0`.
pub fn parse_seat(text: &str) -> Option<Seat> {
    text.strip_prefix('P')?.parse().ok().map(Seat)
}

pub(super) struct Parser<'a> {
    pub(super) table: &'a Public,
    pub(super) hand: Vec<CardId>,
    /// The melds of the table, changed by the exchanges of this action.
    melds: Cow<'a, [Meld]>,
    /// The wilds that these exchanges free.
    freed: Vec<CardId>,
    pub(super) used: Vec<CardId>,
    /// Those of them of which the copy was told.
    pub(super) numbered: Vec<CardId>,
}

impl Parser<'_> {
    fn action(&mut self, text: &str) -> Result<Action, NotationError> {
        let text = text.trim();
        if let Some(close) = self.close(text) {
            return close;
        }
        let (verb, rest) = text.split_once(char::is_whitespace).map_or((text, ""), |(a, b)| (a, b.trim()));
        let shape = |expected| NotationError::Shape { text: text.into(), expected };
        if let Some(plain) = words::plain_action(format!("{verb} {rest}").trim_end()) {
            return Ok(plain);
        }
        match (verb, rest) {
            ("take", card) => Ok(Action::Draw(Source::Row(self.pile_card(card)?))),
            ("stop" | "decline", "") => Ok(Action::Pass),
            ("pass", "") => Ok(match self.table.pending.last() {
                Some(Pending::Window(_)) => Action::Answer(Choice::No),
                _ => Action::Discard(Vec::new()),
            }),
            ("cut", number) => {
                let number =
                    number.parse().map_err(|_| shape("write the number of cards to lift: cut 41"))?;
                Ok(Action::Answer(Choice::Cut(number)))
            }
            ("meld", plan) if !plan.is_empty() => {
                Ok(Action::LayDown { melds: vec![self.plan(plan)?], swaps: Vec::new() })
            }
            ("down", plans) if !plans.is_empty() => self.lay_down(plans),
            ("rearrange", groups) => self.layout(groups),
            ("lay" | "single", rest) => {
                let (card, on) = rest.split_once(" on ").ok_or(shape("write lay 7C on P1.2"))?;
                let (card, named) =
                    if card == "pile" { (self.pile_top(text)?, None) } else { self.named_card(card)? };
                let (meld, end) = self.meld_and_end(on)?;
                Ok(Action::LayOff { card, named, meld, end, beside: verb == "single" })
            }
            ("swap", rest) => self.swap(rest, text),
            ("give", card) if !card.is_empty() => Ok(Action::Answer(Choice::Give(self.card(card)?))),
            ("discard", cards) if !cards.is_empty() => Ok(Action::Discard(self.cards(cards)?)),
            ("meld" | "down" | "discard" | "give", "") => Err(shape("name the cards")),
            _ => Err(NotationError::Verb { text: text.into(), words: words::listed(&self.table.spec) }),
        }
    }

    /// A hand shown to end the round, where the game has it: its word, the card thrown, and the melds after a colon.
    fn close(&mut self, text: &str) -> Option<Result<Action, NotationError>> {
        let words = self.table.spec.ends.close.as_ref()?.words();
        let (act, plans) = text.split_once(" : ").unwrap_or((text, ""));
        let with_a_card = [words.loose, words.clean];
        let thrown = with_a_card.iter().find_map(|word| act.strip_prefix(word)?.strip_prefix(' '));
        // Before the count a hand is only divided: what closes is of a round to come, though it may show the same cards.
        let over = self.table.ending.is_some();
        let throws_none = self.table.spec.turn.close_undrawn && with_a_card.contains(&act);
        let closes = throws_none || act == words.whole;
        if thrown.is_some() || (closes && !over) || act == DIVIDE {
            return Some(self.closing(thrown, plans));
        }
        let expected = match over {
            true => "the round is over: write divide : 4H 5H 6H",
            false => "name the card that is thrown, after the word",
        };
        let cannot_be = with_a_card.contains(&act) || act == words.whole;
        cannot_be.then(|| Err(NotationError::Shape { text: text.into(), expected }))
    }

    fn closing(&mut self, thrown: Option<&str>, plans: &str) -> Result<Action, NotationError> {
        let discard = thrown.map(|code| self.card(code.trim())).transpose()?;
        let plans = plans.split('+').filter(|plan| !plan.trim().is_empty());
        let melds = plans.map(|plan| self.plan(plan)).collect::<Result<_, _>>()?;
        Ok(Action::Close { discard, melds })
    }

    fn lay_down(&mut self, text: &str) -> Result<Action, NotationError> {
        let (swaps, plans) = text.split_once(" : ").map_or(("", text), |(swaps, plans)| (swaps, plans));
        let swaps = swaps.split('+').map(str::trim).filter(|swap| !swap.is_empty());
        let swaps = swaps.map(|swap| self.one_swap(swap, '>')).collect::<Result<_, _>>()?;
        self.take_up_freed(plans);
        let melds = plans.split('+').map(|plan| self.plan(plan)).collect::<Result<_, _>>()?;
        Ok(Action::LayDown { melds, swaps })
    }

    fn one_swap(&mut self, text: &str, between: char) -> Result<Swap, NotationError> {
        let expected = "write a swap as 5D>P2.1";
        let (card, meld) =
            text.split_once(between).ok_or(NotationError::Shape { text: text.into(), expected })?;
        self.one_exchange(card, meld)
    }

    /// An exchange, as it changes the table for what follows.
    fn one_exchange(&mut self, card: &str, meld: &str) -> Result<Swap, NotationError> {
        let swap = Swap { natural: self.card(card.trim())?, meld: self.meld(meld.trim())? };
        let index = swap.meld.index();
        let target = self.melds.get(index);
        let freed = target.and_then(|meld| judge::freed(&self.table.spec, meld, swap.natural));
        if let Some((slot, wild)) = freed {
            fold::exchange(&mut self.melds.to_mut()[index], slot, swap.natural, None);
            self.freed.push(wild);
        }
        Ok(swap)
    }

    /// Puts the freed wilds with the hand. They have to be laid in what follows, so that of cards written like them the hand gives
    /// only as many as are named besides.
    fn take_up_freed(&mut self, text: &str) {
        let deck = &self.table.spec.deck;
        let (mut plain, mut numbered) = (Vec::new(), Vec::new());
        for word in text.split_whitespace() {
            let (face, _) = names::split(word);
            if face.contains('#') { numbered.extend(names::copies(deck, face)) } else { plain.push(face) }
        }
        for code in self.freed.iter().map(|card| deck.code(*card)) {
            let freed =
                self.freed.iter().filter(|card| deck.code(**card) == code && !numbered.contains(card));
            let named = plain.iter().filter(|face| **face == code).count();
            let mut besides = named.saturating_sub(freed.count());
            self.hand.retain(|card| {
                let alike = deck.code(*card) == code && !numbered.contains(card);
                let kept = !alike || besides > 0;
                besides -= usize::from(alike && kept);
                kept
            });
        }
        self.hand.append(&mut self.freed);
    }

    fn swap(&mut self, rest: &str, text: &str) -> Result<Action, NotationError> {
        let expected = "write swap 7H in P1.1 then meld …, then lay on P0.2, then discard or then keep";
        let shape = || NotationError::Shape { text: text.into(), expected };
        let (swap, place) = rest.split_once(" then ").ok_or_else(shape)?;
        let (card, meld) = swap.split_once(" in ").ok_or_else(shape)?;
        let swap = self.one_exchange(card, meld)?;
        let place = match place.trim().split_once(' ') {
            None if place.trim() == "discard" => Place::Discard,
            None if place.trim() == "keep" => Place::Hand,
            Some(("meld", plan)) => {
                self.take_up_freed(plan);
                Place::Meld(self.plan(plan)?)
            }
            Some(("lay", on)) => {
                let (meld, end) = self.meld_and_end(on.trim().strip_prefix("on ").ok_or_else(shape)?)?;
                Place::LayOff(meld, end)
            }
            _ => return Err(shape()),
        };
        Ok(Action::SwapWild { swap, place })
    }

    pub(super) fn plan(&mut self, text: &str) -> Result<MeldPlan, NotationError> {
        let (cards, pile) = match text.split_once("from pile") {
            Some((cards, count)) => {
                let expected = "write from pile 2 for the top two discards";
                let count = count.trim().parse();
                (cards, count.map_err(|_| NotationError::Shape { text: text.trim().into(), expected })?)
            }
            None => (text, 0),
        };
        let named = cards.split_whitespace().map(|code| self.named_card(code));
        let named: Vec<(CardId, Option<Stand>)> = named.collect::<Result<_, _>>()?;
        let names = named.iter().filter_map(|(card, name)| Some((*card, (*name)?))).collect();
        let cards = named.into_iter().map(|(card, _)| card).collect();
        Ok(MeldPlan { cards, from_pile: pile, pattern: None, names })
    }

    fn cards(&mut self, text: &str) -> Result<Vec<CardId>, NotationError> {
        text.split_whitespace().map(|code| self.card(code)).collect()
    }

    /// A card of a meld, and what it is said to be.
    fn named_card(&mut self, code: &str) -> Result<(CardId, Option<Stand>), NotationError> {
        let (face, name) = names::split(code);
        let no_card = |name: &str| NotationError::Card(name.into());
        let deck = &self.table.spec.deck;
        let name = name.map(|name| names::read(deck, name).ok_or_else(|| no_card(name))).transpose()?;
        Ok((self.card(face)?, name))
    }

    /// The card meant by a code: from the hand if it is there, and not one that this action has already named.
    fn card(&mut self, code: &str) -> Result<CardId, NotationError> {
        if code.contains('=') {
            let expected = "only a card that is melded or laid off is said to stand for another";
            return Err(NotationError::Shape { text: code.into(), expected });
        }
        if let Some((code, depth)) = code.split_once('@') {
            return self.card_at_depth(code, depth);
        }
        let copies = names::copies(&self.table.spec.deck, code);
        let free = |card: &&CardId| copies.contains(card) && !self.used.contains(card);
        let in_hand = self.hand.iter().find(free).copied();
        let card = in_hand.or_else(|| copies.iter().find(free).copied()).or(copies.first().copied());
        let card = card.ok_or_else(|| NotationError::Card(code.into()))?;
        self.used.push(card);
        if code.contains('#') {
            self.numbered.push(card);
        }
        Ok(card)
    }

    /// A card of the discard pile, counted from the top.
    fn card_at_depth(&mut self, code: &str, depth: &str) -> Result<CardId, NotationError> {
        let pile = &self.table.discard;
        let index = depth.parse::<usize>().ok().and_then(|depth| pile.len().checked_sub(depth));
        let card = index.and_then(|index| pile.get(index)).copied();
        let card = card.filter(|card| self.table.spec.deck.code(*card) == code);
        self.used.extend(card);
        card.ok_or_else(|| self.missing(code, format!("{code}@{depth}")))
    }

    fn pile_card(&self, code: &str) -> Result<CardId, NotationError> {
        let copies = names::copies(&self.table.spec.deck, code);
        let found = self.table.discard.iter().rev().find(|card| copies.contains(card));
        let printed = code.split_once('#').map_or(code, |(printed, _)| printed);
        found.copied().ok_or_else(|| self.missing(printed, code.into()))
    }

    /// Why a card is not found in the discard pile: it is none, or it does not lie there.
    fn missing(&self, printed: &str, text: String) -> NotationError {
        match self.table.spec.deck.find(printed).next() {
            Some(_) => NotationError::NotThere(text),
            None => NotationError::Card(text),
        }
    }

    fn pile_top(&self, text: &str) -> Result<CardId, NotationError> {
        let expected = "the discard pile is empty";
        self.table.discard.last().copied().ok_or(NotationError::Shape { text: text.into(), expected })
    }

    fn meld_and_end(&self, text: &str) -> Result<(MeldId, Option<End>), NotationError> {
        let text = text.trim();
        match text.split_once(' ').map(|(meld, end)| (meld, end.trim())) {
            None => Ok((self.meld(text)?, None)),
            Some((meld, "low")) => Ok((self.meld(meld)?, Some(End::Low))),
            Some((meld, "high")) => Ok((self.meld(meld)?, Some(End::High))),
            Some(_) => {
                Err(NotationError::Shape { text: text.into(), expected: "an end of a run is low or high" })
            }
        }
    }

    /// The meld at an address; an address where none lies is a meld that no table has, for the judge to refuse.
    fn meld(&self, text: &str) -> Result<MeldId, NotationError> {
        let address = || {
            let (seat, nth) = text.split_once('.')?;
            Some((parse_seat(seat)?, nth.parse::<usize>().ok()?.checked_sub(1)?))
        };
        let (seat, nth) = address().ok_or_else(|| NotationError::Meld(text.into()))?;
        let melds = self.table.melds.iter().zip(0u8..).filter(|(meld, _)| meld.owner == seat);
        Ok(melds.map(|(_, index)| MeldId(index)).nth(nth).unwrap_or(MeldId(u8::MAX)))
    }
}
