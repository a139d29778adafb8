//! Writing cards, melds and actions as text.

use super::{layout, names, words};
use crate::action::{Action, Choice, End, MeldPlan, Place, Source, Swap};
use crate::cards::deck::Deck;
use crate::cards::ids::{CardId, MeldId, Seat};
use crate::melds::meld::{Meld, Slot, Stand};
use crate::melds::pattern;
use crate::round::close::{Close, CloseWords};
use crate::table::{Pending, Public, TurnStep};

/// How a hand that is shown is divided, before it is counted.
pub(super) const DIVIDE: &str = "divide";

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

/// An action as text. [`parse_action`](super::parse_action) reads it back, but for which of several copies of a card is meant.
pub fn action_text(table: &Public, action: &Action) -> String {
    action_words(table, action, &|card| table.spec.deck.code(card).to_owned())
}

/// An action as text that [`parse_action`](super::parse_action) reads back to the very same cards: where the plain text would
/// mean another copy, copies are numbered (`7H#2`).
pub fn exact_text(table: &Public, hand: &[CardId], seat: Seat, action: &Action) -> String {
    let plain = action_text(table, action);
    if !table.spec.deck.has_copies() {
        return plain;
    }
    let meant = super::parse_action(table, hand, &plain).ok();
    let same = meant.is_some_and(|meant| table.judge(hand, seat, &meant) == table.judge(hand, seat, action));
    if same { plain } else { action_words(table, action, &|card| numbered(table, card)) }
}

/// A card with the number of the copy: `7H#2`.
pub(super) fn numbered(table: &Public, card: CardId) -> String {
    let deck = &table.spec.deck;
    let nth = deck.find(deck.code(card)).position(|copy| copy == card).unwrap_or(0);
    format!("{}#{}", deck.code(card), nth + 1)
}

fn action_words(table: &Public, action: &Action, code: &dyn Fn(CardId) -> String) -> String {
    let cards = |cards: &[CardId]| cards.iter().copied().map(code).collect::<Vec<_>>().join(" ");
    let plan = |plan: &MeldPlan| match plan.from_pile {
        0 => plan_cards(table, plan, code),
        pile => format!("{} from pile {pile}", plan_cards(table, plan, code)),
    };
    let end = |end: &Option<End>| match end {
        None => "",
        Some(End::Low) => " low",
        Some(End::High) => " high",
    };
    match action {
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
        Action::Rearrange { layout } => {
            let changed = layout.iter().filter(|plan| !layout::lies(table, plan));
            let groups: Vec<String> = changed.map(plan).collect();
            format!("rearrange {}", groups.join(" + ")).trim_end().into()
        }
        Action::LayOff { card, named, meld, end: at, beside } => {
            let verb = if *beside { "single" } else { "lay" };
            let card = word(&table.spec.deck, code(*card), named.as_ref());
            format!("{verb} {card} on {}{}", meld_address(table, *meld), end(at))
        }
        Action::SwapWild { swap, place } => {
            let place = match place {
                Place::Meld(melded) => format!("meld {}", plan(melded)),
                Place::LayOff(meld, at) => {
                    format!("lay on {}{}", meld_address(table, *meld), end(at))
                }
                Place::Discard => "discard".into(),
                Place::Hand => "keep".into(),
            };
            format!("swap {} in {} then {place}", cards(&[swap.natural]), meld_address(table, swap.meld))
        }
        Action::Discard(discards) if discards.is_empty() => "pass".into(),
        Action::Discard(discards) => format!("discard {}", cards(discards)),
        Action::Answer(Choice::No) => "pass".into(),
        Action::Pass => match table.pending.last() {
            Some(Pending::Turn(_, TurnStep::Offer)) => "decline".into(),
            Some(Pending::Window(_)) => "pass".into(),
            _ => "stop".into(),
        },
        Action::Close { discard, melds } => {
            let words = table.spec.ends.close.as_ref().map(Close::words);
            let word = |of: fn(&CloseWords) -> &'static str| words.as_ref().map_or("close", of);
            let act = match discard {
                Some(card) => format!("{} {}", word(|words| words.loose), code(*card)),
                None if table.ending.is_some() => DIVIDE.into(),
                None => word(|words| words.whole).into(),
            };
            let melds: Vec<String> = melds.iter().map(plan).collect();
            let colon = if melds.is_empty() { "" } else { " : " };
            format!("{act}{colon}{}", melds.join(" + "))
        }
        Action::Answer(Choice::Give(card)) => format!("give {}", code(*card)),
        Action::Answer(Choice::Cut(number)) => format!("cut {number}"),
        Action::Draw(Source::Stock | Source::Discard)
        | Action::Answer(Choice::Buy | Choice::Force | Choice::Agree | Choice::Rummy | Choice::Dig(_))
        | Action::Drop
        | Action::Ask
        | Action::Knock => words::plain_text(action).unwrap_or_default().into(),
    }
}

/// The cards of a meld to be laid, each wild with what it will stand for; a meld that is none as it is named.
fn plan_cards(table: &Public, plan: &MeldPlan, code: &dyn Fn(CardId) -> String) -> String {
    let spec = &table.spec;
    let reading = match plan.pattern {
        Some(index) => pattern::read_as(spec, index, &plan.cards).ok(),
        None if plan.names.is_empty() => None,
        None => {
            pattern::readings_named(spec, &plan.cards, &plan.names).ok().map(|mut found| found.swap_remove(0))
        }
    };
    if let Some(reading) = reading {
        return slots_words(&spec.deck, &reading.slots, code);
    }
    let name = |card: &CardId| plan.names.iter().find(|(named, _)| named == card).map(|(_, name)| name);
    plan.cards.iter().map(|card| word(&spec.deck, code(*card), name(card))).collect::<Vec<_>>().join(" ")
}

/// A card with what it stands for, if something is said of it.
fn word(deck: &Deck, card: String, name: Option<&Stand>) -> String {
    match name {
        Some(name) => card + "=" + &names::write(deck, name),
        None => card,
    }
}

/// A meld as text, each wild with what it stands for; singles follow after a slash.
pub fn meld_text(table: &Public, meld: &Meld) -> String {
    meld_words(&table.spec.deck, meld, &|card| table.spec.deck.code(card).to_owned())
}

pub(super) fn meld_words(deck: &Deck, meld: &Meld, code: &dyn Fn(CardId) -> String) -> String {
    let mut text = slots_words(deck, &meld.reading.slots, code);
    for (index, rider) in meld.riders.iter().enumerate() {
        let between = if index == 0 { " / " } else { ", " };
        text += &format!("{between}{} by {}", code(rider.card), rider.by.0);
    }
    text
}

pub(super) fn slots_words(deck: &Deck, slots: &[Slot], code: &dyn Fn(CardId) -> String) -> String {
    let slot = |slot: &Slot| word(deck, code(slot.card), slot.stands_for.as_ref());
    slots.iter().map(slot).collect::<Vec<_>>().join(" ")
}
