//! One text form for cards, actions and events: what logs, replays, scenario files and the command line speak.
//!
//! The grammar is in `docs/notation.md`.

use crate::action::{Action, Choice, End, MeldPlan, Place, Source, Swap};
use crate::card::{CardId, MeldId, Seat};
use crate::event::{Event, Seen};
use crate::meld::Meld;
use crate::table::Public;
use thiserror::Error;

/// A text that is no action at this table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The first word is no verb.
    #[error(
        "'{0}' is no action: an action begins with draw, take, decline, stop, meld, down, lay, single, swap, discard, pass, buy, rummy, dig or cut"
    )]
    Verb(String),
    /// A card that the deck does not have.
    #[error("'{0}' is no card of this deck")]
    Card(String),
    /// A meld that is not on the table.
    #[error("'{0}' is no meld on the table: melds are written P1.2, seat 1's second meld")]
    Meld(String),
    /// Something is missing or too much.
    #[error("'{text}': {expected}")]
    Shape {
        /// The action.
        text: String,
        /// What it should look like.
        expected: &'static str,
    },
}

/// Reads an action of a seat that holds `hand`. Where several copies of a card exist, the one named first in the hand is meant.
///
/// # Errors
/// What about the text is no action at this table.
pub fn parse_action(table: &Public, hand: &[CardId], text: &str) -> Result<Action, NotationError> {
    Parser { table, hand, used: Vec::new() }.action(text)
}

/// Reads a seat: `P0`.
pub fn parse_seat(text: &str) -> Option<Seat> {
    text.strip_prefix('P')?.parse().ok().map(Seat)
}

struct Parser<'a> {
    table: &'a Public,
    hand: &'a [CardId],
    used: Vec<CardId>,
}

impl Parser<'_> {
    fn action(&mut self, text: &str) -> Result<Action, NotationError> {
        let text = text.trim();
        let (verb, rest) = text.split_once(char::is_whitespace).map_or((text, ""), |(a, b)| (a, b.trim()));
        let shape = |expected| NotationError::Shape { text: text.into(), expected };
        match (verb, rest) {
            ("draw", "") => Ok(Action::Draw(Source::Stock)),
            ("take", "") => Ok(Action::Draw(Source::Discard)),
            ("take", card) => Ok(Action::Draw(Source::Row(self.pile_card(card)?))),
            ("stop" | "decline" | "pass", "") => Ok(Action::Pass),
            ("buy" | "rummy", "") => Ok(Action::Answer(Choice::Yes)),
            ("dig", "yes") => Ok(Action::Answer(Choice::Yes)),
            ("dig", "no") => Ok(Action::Answer(Choice::No)),
            ("cut", number) => {
                let number =
                    number.parse().map_err(|_| shape("write the number of cards, 0 to 255: cut 41"))?;
                Ok(Action::Answer(Choice::Number(number)))
            }
            ("meld", plan) if !plan.is_empty() => {
                Ok(Action::LayDown { melds: vec![self.plan(plan)?], swaps: Vec::new() })
            }
            ("down", plans) if !plans.is_empty() => self.lay_down(plans),
            ("lay" | "single", rest) => {
                let (card, on) = rest.split_once(" on ").ok_or(shape("write lay 7C on P1.2"))?;
                let card = if card == "pile" { self.pile_top(text)? } else { self.card(card)? };
                let (meld, end) = self.meld_and_end(on)?;
                Ok(Action::LayOff { card, meld, end })
            }
            ("swap", rest) => self.swap(rest, text),
            ("discard", cards) if !cards.is_empty() => Ok(Action::Discard(self.cards(cards)?)),
            ("meld" | "down" | "discard", "") => Err(shape("name the cards")),
            _ => Err(NotationError::Verb(text.into())),
        }
    }

    fn lay_down(&mut self, text: &str) -> Result<Action, NotationError> {
        let (swaps, plans) = text.split_once(" : ").map_or(("", text), |(swaps, plans)| (swaps, plans));
        let swaps = swaps.split('+').map(str::trim).filter(|swap| !swap.is_empty());
        let swaps = swaps.map(|swap| self.one_swap(swap, '>')).collect::<Result<_, _>>()?;
        let melds = plans.split('+').map(|plan| self.plan(plan)).collect::<Result<_, _>>()?;
        Ok(Action::LayDown { melds, swaps })
    }

    fn one_swap(&mut self, text: &str, between: char) -> Result<Swap, NotationError> {
        let expected = "write a swap as 5D>P2.1";
        let (card, meld) =
            text.split_once(between).ok_or(NotationError::Shape { text: text.into(), expected })?;
        Ok(Swap { natural: self.card(card.trim())?, meld: self.meld(meld.trim())? })
    }

    fn swap(&mut self, rest: &str, text: &str) -> Result<Action, NotationError> {
        let expected = "write swap 7H in P1.1 then meld …, then lay on P0.2 or then discard";
        let shape = || NotationError::Shape { text: text.into(), expected };
        let (swap, place) = rest.split_once(" then ").ok_or_else(shape)?;
        let (card, meld) = swap.split_once(" in ").ok_or_else(shape)?;
        let swap = Swap { natural: self.card(card.trim())?, meld: self.meld(meld.trim())? };
        let place = match place.trim().split_once(' ') {
            None if place.trim() == "discard" => Place::Discard,
            Some(("meld", plan)) => Place::Meld(self.plan(plan)?),
            Some(("lay", on)) => {
                let (meld, end) = self.meld_and_end(on.trim().strip_prefix("on ").ok_or_else(shape)?)?;
                Place::LayOff(meld, end)
            }
            _ => return Err(shape()),
        };
        Ok(Action::SwapWild { swap, place })
    }

    fn plan(&mut self, text: &str) -> Result<MeldPlan, NotationError> {
        let (cards, pile) = match text.split_once("from pile") {
            Some((cards, count)) => {
                let expected = "write from pile 2 for the top two discards";
                let count = count.trim().parse();
                (cards, count.map_err(|_| NotationError::Shape { text: text.trim().into(), expected })?)
            }
            None => (text, 0),
        };
        Ok(MeldPlan { cards: self.cards(cards)?, from_pile: pile })
    }

    fn cards(&mut self, text: &str) -> Result<Vec<CardId>, NotationError> {
        text.split_whitespace().map(|code| self.card(code)).collect()
    }

    /// The card meant by a code: from the hand if it is there, and not one that this action has already named.
    fn card(&mut self, code: &str) -> Result<CardId, NotationError> {
        let printed = code.split_once('=').map_or(code, |(card, _)| card);
        let copies: Vec<CardId> = self.table.spec.deck.find(printed).collect();
        let free = |card: &&CardId| copies.contains(card) && !self.used.contains(card);
        let in_hand = self.hand.iter().find(free).copied();
        let card = in_hand.or_else(|| copies.iter().find(free).copied()).or(copies.first().copied());
        let card = card.ok_or_else(|| NotationError::Card(code.into()))?;
        self.used.push(card);
        Ok(card)
    }

    fn pile_card(&self, code: &str) -> Result<CardId, NotationError> {
        let deck = &self.table.spec.deck;
        let found = self.table.discard.iter().rev().find(|card| deck.code(**card) == code);
        found.copied().ok_or_else(|| NotationError::Card(code.into()))
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

    fn meld(&self, text: &str) -> Result<MeldId, NotationError> {
        let address = || {
            let (seat, nth) = text.split_once('.')?;
            let (seat, nth) = (parse_seat(seat)?, nth.parse::<usize>().ok()?.checked_sub(1)?);
            let melds = self.table.melds.iter().enumerate().filter(|(_, meld)| meld.owner == seat);
            u8::try_from(melds.map(|(index, _)| index).nth(nth)?).ok().map(MeldId)
        };
        address().ok_or_else(|| NotationError::Meld(text.into()))
    }
}

/// Cards in notation, as `table`'s deck writes them.
pub fn cards_text(table: &Public, cards: impl IntoIterator<Item = CardId>) -> String {
    let codes: Vec<&str> = cards.into_iter().map(|card| table.spec.deck.code(card)).collect();
    codes.join(" ")
}

/// The address of a meld: `P1.2`.
pub fn meld_address(table: &Public, id: MeldId) -> String {
    let Some(meld) = table.melds.get(id.index()) else {
        return format!("?{}", id.0);
    };
    let nth = table.melds[..=id.index()].iter().filter(|other| other.owner == meld.owner).count();
    format!("{}.{nth}", meld.owner)
}

/// An action as text; [`parse_action`] reads it back.
pub fn action_text(table: &Public, action: &Action) -> String {
    let cards = |cards: &[CardId]| cards_text(table, cards.iter().copied());
    let plan = |plan: &MeldPlan| match plan.from_pile {
        0 => cards(&plan.cards),
        pile => format!("{} from pile {pile}", cards(&plan.cards)),
    };
    let end = |end: &Option<End>| match end {
        None => "",
        Some(End::Low) => " low",
        Some(End::High) => " high",
    };
    match action {
        Action::Draw(Source::Stock) => "draw".into(),
        Action::Draw(Source::Discard) => "take".into(),
        Action::Draw(Source::Row(card)) => format!("take {}", cards(&[*card])),
        Action::LayDown { melds, swaps } if swaps.is_empty() && melds.len() == 1 => {
            format!("meld {}", plan(&melds[0]).trim_start())
        }
        Action::LayDown { melds, swaps } => {
            let swap = |swap: &Swap| format!("{}>{}", cards(&[swap.natural]), meld_address(table, swap.meld));
            let swaps: Vec<String> = swaps.iter().map(swap).collect();
            let melds: Vec<String> = melds.iter().map(plan).collect();
            let colon = if swaps.is_empty() { "" } else { " : " };
            format!("down {}{colon}{}", swaps.join(" + "), melds.join(" + "))
        }
        Action::LayOff { card, meld, end: at } => {
            format!("lay {} on {}{}", cards(&[*card]), meld_address(table, *meld), end(at))
        }
        Action::SwapWild { swap, place } => {
            let place = match place {
                Place::Meld(melded) => format!("meld {}", plan(melded)),
                Place::LayOff(meld, at) => {
                    format!("lay on {}{}", meld_address(table, *meld), end(at))
                }
                Place::Discard => "discard".into(),
            };
            format!("swap {} in {} then {place}", cards(&[swap.natural]), meld_address(table, swap.meld))
        }
        Action::Discard(discards) if discards.is_empty() => "pass".into(),
        Action::Discard(discards) => format!("discard {}", cards(discards)),
        Action::Answer(Choice::Yes) => "buy".into(),
        Action::Answer(Choice::No) | Action::Pass => "pass".into(),
        Action::Answer(Choice::Number(number)) => format!("cut {number}"),
    }
}

/// A meld as text, each wild with what it stands for.
pub fn meld_text(table: &Public, meld: &Meld) -> String {
    let deck = &table.spec.deck;
    let slot = |slot: &crate::meld::Slot| match slot.stands_for {
        None => deck.code(slot.card).to_owned(),
        Some(stands_for) => format!("{}={}", deck.code(slot.card), deck.code(stands_for)),
    };
    meld.reading.slots.iter().map(slot).collect::<Vec<_>>().join(" ")
}

/// An event, as a viewer was shown it, in one line of the log. Hidden cards are `??`.
pub fn event_text(table: &Public, event: &Event<Seen>) -> String {
    let code = |seen: &Seen| match seen {
        Seen::Face(card) => table.spec.deck.code(*card).to_owned(),
        Seen::Back => "??".into(),
    };
    let card = |card: &CardId| table.spec.deck.code(*card).to_owned();
    match event {
        Event::RoundBegan { round, dealer } => format!("round {round}, dealer {dealer}"),
        Event::Dealt { hands, .. } => {
            let hand = |hand: &Vec<Seen>| hand.iter().map(code).collect::<Vec<_>>().join(" ");
            let hands = hands.iter().enumerate().map(|(seat, cards)| format!("P{seat} {}", hand(cards)));
            format!("deal {}", hands.collect::<Vec<_>>().join(" | "))
        }
        Event::TurnedUp { card: up } => format!("turn up {}", card(up)),
        Event::TurnBegan { seat } => format!("{seat} to play"),
        Event::TurnWentOn { seat, .. } => format!("{seat} goes on"),
        Event::Drew { seat, card } => format!("{seat} draw {}", code(card)),
        Event::Took { seat, card: taken } => format!("{seat} take {}", card(taken)),
        Event::Melded { meld } => {
            format!("{} meld {} ({})", meld.owner, meld_text(table, meld), meld.reading.name)
        }
        Event::Discarded { seat, card: thrown } => format!("{seat} discard {}", card(thrown)),
        Event::StockRanOut => "the stock is empty".into(),
        Event::LastTurn => "the last turn".into(),
        Event::Recycled { stock } => format!("reshuffle {} cards", stock.len()),
        Event::RoundEnded { ending } => match ending.by {
            Some(seat) => format!("{seat} goes out"),
            None => format!("the round ends: {:?}", ending.why),
        },
        Event::HandsShown { splits } => {
            let loose = |(seat, split): (usize, &crate::split::Split)| {
                format!("P{seat} {}", cards_text(table, split.loose.iter().copied()))
            };
            format!("left over {}", splits.iter().enumerate().map(loose).collect::<Vec<_>>().join(" | "))
        }
        Event::Scored { lines } => {
            let line =
                |line: &crate::score::ScoreLine| format!("{} {} {:+}", line.seat, line.label, line.amount);
            let lines = lines.iter().filter(|line| line.amount != 0).map(line);
            format!("score {}", lines.collect::<Vec<_>>().join(", "))
        }
        Event::MatchEnded { winners } => {
            format!("won by {}", winners.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and "))
        }
    }
}
