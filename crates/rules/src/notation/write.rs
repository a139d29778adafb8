//! Writing cards, actions and events as text.

use super::names;
use crate::action::{Action, Choice, End, MeldPlan, Place, Source, Swap};
use crate::card::{CardId, MeldId, Seat};
use crate::close::CloseWords;
use crate::event::{Event, Seen};
use crate::meld::{Meld, Slot, Stand};
use crate::pattern;
use crate::refusal::Code;
use crate::table::{EndReason, Left, Public};

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

fn numbered(table: &Public, card: CardId) -> String {
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
        Action::LayOff { card, named, meld, end: at, beside } => {
            let verb = if *beside { "single" } else { "lay" };
            let card = word(code(*card), named.as_ref());
            format!("{verb} {card} on {}{}", meld_address(table, *meld), end(at))
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
        Action::Answer(Choice::Buy) => "buy".into(),
        Action::Answer(Choice::Rummy) => "rummy".into(),
        Action::Answer(Choice::Dig(true)) => "dig yes".into(),
        Action::Answer(Choice::Dig(false)) => "dig no".into(),
        Action::Answer(Choice::No) => "pass".into(),
        Action::Pass => "stop".into(),
        Action::Drop => "drop".into(),
        Action::Knock => "knock".into(),
        Action::Close { discard, melds } => {
            let words = table.spec.ends.close.as_ref().map(|rule| rule.words);
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
        Action::Answer(Choice::Cut(number)) => format!("cut {number}"),
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
        return slots_words(&reading.slots, code);
    }
    let name = |card: &CardId| plan.names.iter().find(|(named, _)| named == card).map(|(_, name)| name);
    plan.cards.iter().map(|card| word(code(*card), name(card))).collect::<Vec<_>>().join(" ")
}

/// A card with what it stands for, if something is said of it.
fn word(card: String, name: Option<&Stand>) -> String {
    match name {
        Some(name) => card + "=" + &names::write(name),
        None => card,
    }
}

/// A meld as text, each wild with what it stands for; singles follow after a slash.
pub fn meld_text(table: &Public, meld: &Meld) -> String {
    let mut text = slots_text(table, &meld.reading.slots);
    for (index, rider) in meld.riders.iter().enumerate() {
        let between = if index == 0 { " / " } else { ", " };
        text += &format!("{between}{} by {}", table.spec.deck.code(rider.card), rider.by.0);
    }
    text
}

fn slots_text(table: &Public, slots: &[Slot]) -> String {
    slots_words(slots, &|card| table.spec.deck.code(card).to_owned())
}

fn slots_words(slots: &[Slot], code: &dyn Fn(CardId) -> String) -> String {
    let slot = |slot: &Slot| word(code(slot.card), slot.stands_for.as_ref());
    slots.iter().map(slot).collect::<Vec<_>>().join(" ")
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
        Event::WildCut { card: cut } => format!("wild {}", card(cut)),
        Event::TurnBegan { seat } => format!("{seat} to play"),
        Event::TurnWentOn { seat, .. } => format!("{seat} goes on"),
        Event::Drew { seat, card } => format!("{seat} draw {}", code(card)),
        Event::Took { seat, card: taken } => format!("{seat} take {}", card(taken)),
        Event::Melded { meld } => {
            format!("{} meld {} ({})", meld.owner, meld_text(table, meld), meld.reading.name)
        }
        Event::CardsShown { seat, cards } => {
            format!("{seat} shows {}", cards_text(table, cards.iter().copied()))
        }
        Event::TookRow { seat, cards, .. } => {
            format!("{seat} take {}", cards_text(table, cards.iter().copied()))
        }
        Event::Opened { seat } => format!("{seat} is down"),
        Event::SlotsFilled { seat, slots } => format!("{seat} fills {} of the contract", slots.len()),
        Event::LaidOff { seat, meld, fit } => {
            let end = if fit.below { " low" } else { "" };
            format!("{seat} lay {} on {}{end}", slots_text(table, &[fit.slot]), meld_address(table, *meld))
        }
        Event::Rode { seat, meld, card: single } => {
            format!("{seat} single {} on {}", card(single), meld_address(table, *meld))
        }
        Event::Swapped { seat, swap, wild, .. } => {
            let natural = card(&swap.natural);
            format!("{seat} swap {natural} for {} in {}", card(wild), meld_address(table, swap.meld))
        }
        Event::WildKept { wild } => format!("{} has to be discarded", card(wild)),
        Event::TurnPassed { seat } => format!("{seat} done"),
        Event::Floated { seat } => format!("{seat} floats"),
        Event::Knocked { seat } => format!("{seat} knock"),
        Event::CardDied => "the discard is dead".into(),
        Event::WindowOpened { window } => {
            let asked: Vec<String> = window.asked.iter().map(ToString::to_string).collect();
            format!("asked {:?}: {}", window.kind, asked.join(" "))
        }
        Event::Answered { seat, choice } => match choice {
            Some(choice) => format!("{seat} {}", action_text(table, &Action::Answer(*choice))),
            None => format!("{seat} answers"),
        },
        Event::WindowClosed => "all have answered".into(),
        Event::Bought { seat, card: bought } => format!("{seat} buy {}", card(bought)),
        Event::RummyCalled { by: Some(caller), seat, card: laid } if caller == seat => {
            format!("{caller} call rummy: {}", card(laid))
        }
        Event::RummyCalled { by, seat, card: back } => {
            let caller = by.map_or("the table".into(), |by| by.to_string());
            format!("{caller} call rummy: {} back to {seat}", card(back))
        }
        Event::TurnedOver => "the discard pile is turned over".into(),
        Event::CutCalled { number } => format!("cut {number}"),
        Event::CutSeen { lifted, exact } => {
            format!("{lifted} cards lifted{}", if *exact { ", exactly right" } else { "" })
        }
        Event::AttemptFailed { seat, refusal } if refusal.code == Code::InvalidClose => {
            format!("{seat} closes wrongly: {}", refusal.why)
        }
        Event::AttemptFailed { seat, refusal } => format!("{seat} fails to open: {}", refusal.code),
        Event::LeftRound { seat, left: Left::Dropped { .. } } => format!("{seat} drop"),
        Event::LeftRound { seat, left: Left::ClosedWrongly } => format!("{seat} is out of the round"),
        Event::Entered { line } => format!("{} {} {:+}", line.seat, line.label, line.amount),
        Event::CardOwed { seat, .. } => format!("{seat} waits for a card"),
        Event::CardSettled => "the stock is there again".into(),
        Event::Discarded { seat, card: thrown } => format!("{seat} discard {}", card(thrown)),
        Event::StockRanOut => "the stock is empty".into(),
        Event::LastTurn => "the last turn".into(),
        Event::Recycled { stock } => format!("reshuffle {} cards", stock.len()),
        Event::Closed { ending } => {
            let words = table.spec.ends.close.as_ref().map(|rule| rule.words);
            let word = words.and_then(|words| words.of(ending.why)).unwrap_or("close");
            format!("{} {word}", ending.by.map_or(String::new(), |seat| seat.to_string()))
        }
        Event::RoundEnded { ending } => match ending.by {
            Some(seat) if ending.why == EndReason::LastLeft => format!("{seat} is left alone"),
            Some(seat) if table.closed.is_some() => format!("{seat} ends the round"),
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
