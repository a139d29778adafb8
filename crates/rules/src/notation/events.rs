//! Writing events as text, one line each.

use super::write::{action_text, meld_address, meld_words, numbered, slots_words};
use crate::action::Action;
use crate::cards::ids::CardId;
use crate::deadwood::division::Split;
use crate::event::{Event, Seen};
use crate::refusal::Code;
use crate::round::close::Close;
use crate::table::{EndReason, Left, Public};

/// An event, as a viewer was shown it, in one line of the log. Hidden cards are `??`.
pub fn event_text(table: &Public, event: &Event<Seen>) -> String {
    event_words(table, event, &|card| table.spec.deck.code(card).to_owned())
}

/// The same, where cards that look alike are told apart by the number of the copy: `KH#2`.
pub fn numbered_event_text(table: &Public, event: &Event<Seen>) -> String {
    event_words(table, event, &|card| told_apart(table, card))
}

/// The hands as they are shown at the end of a round, by seat: the melds, and what is left over after a slash.
/// `P0 4H 5H 6H + 9C 9D 9S / KD | P1 2C`; copies are told apart where `copies` says so.
pub fn shown_text(table: &Public, splits: &[Split], copies: bool) -> String {
    match copies {
        true => shown_words(splits, &|card| told_apart(table, card)),
        false => shown_words(splits, &|card| table.spec.deck.code(card).to_owned()),
    }
}

fn told_apart(table: &Public, card: CardId) -> String {
    let code = table.spec.deck.code(card);
    if table.spec.deck.find(code).count() > 1 { numbered(table, card) } else { code.to_owned() }
}

type Writing<'a> = &'a dyn Fn(CardId) -> String;

fn cards_words(cards: &[CardId], code: Writing) -> String {
    cards.iter().map(|card| code(*card)).collect::<Vec<_>>().join(" ")
}

fn shown_words(splits: &[Split], code: Writing) -> String {
    let hand = |split: &Split| {
        let melds: Vec<String> = split.melds.iter().map(|meld| cards_words(meld, code)).collect();
        let between = if melds.is_empty() || split.loose.is_empty() { "" } else { " / " };
        format!("{}{between}{}", melds.join(" + "), cards_words(&split.loose, code))
    };
    let hands = splits.iter().enumerate().map(|(seat, split)| format!("P{seat} {}", hand(split)));
    hands.collect::<Vec<_>>().join(" | ")
}

fn event_words(table: &Public, event: &Event<Seen>, code: Writing) -> String {
    let card = |card: &CardId| code(*card);
    let seen = |seen: &Seen| match seen {
        Seen::Face(face) => code(*face),
        Seen::Back => "??".into(),
    };
    match event {
        Event::RoundBegan { round, dealer } => format!("round {round}, dealer {dealer}"),
        Event::Dealt { hands, .. } => {
            let hand = |hand: &Vec<Seen>| hand.iter().map(seen).collect::<Vec<_>>().join(" ");
            let hands = hands.iter().enumerate().map(|(seat, cards)| format!("P{seat} {}", hand(cards)));
            format!("deal {}", hands.collect::<Vec<_>>().join(" | "))
        }
        Event::TurnedUp { card: up } => format!("turn up {}", card(up)),
        Event::WildCut { card: cut } => format!("wild {}", card(cut)),
        Event::SawWild(seat, wild) => format!("{seat} see wild {}", seen(wild)),
        Event::TurnBegan { seat } => format!("{seat} to play"),
        Event::TurnWentOn { seat, .. } => format!("{seat} goes on"),
        Event::Drew { seat, card: drawn } => format!("{seat} draw {}", seen(drawn)),
        Event::Took { seat, card: taken } => format!("{seat} take {}", card(taken)),
        Event::Melded { meld } => {
            format!(
                "{} meld {} ({})",
                meld.owner,
                meld_words(&table.spec.deck, meld, code),
                meld.reading.name
            )
        }
        Event::Rearranged { seat, cards, melds } if table.plays_or_draws() => {
            let melds: Vec<String> =
                melds.iter().map(|meld| meld_words(&table.spec.deck, meld, code)).collect();
            format!("{seat} rearrange with {}: {}", cards_words(cards, code), melds.join(" + "))
        }
        Event::Rearranged { seat, melds, .. } => {
            let own = melds.iter().filter(|meld| meld.owner == *seat);
            let melds: Vec<String> = own.map(|meld| meld_words(&table.spec.deck, meld, code)).collect();
            format!("{seat} rearrange {}", melds.join(" + "))
        }
        Event::LaidAside { seat, card: aside } => format!("{seat} aside {}", card(aside)),
        Event::Consented { seat, may: true } => format!("{seat} may go out"),
        Event::Consented { seat, may: false } => format!("{seat} may not go out"),
        Event::CardsShown { seat, cards } => format!("{seat} shows {}", cards_words(cards, code)),
        Event::TookRow { seat, cards, .. } => format!("{seat} take {}", cards_words(cards, code)),
        Event::Opened { seat } => format!("{seat} is down"),
        Event::SlotsFilled { seat, slots } => format!("{seat} fills {} of the contract", slots.len()),
        Event::LaidOff { seat, meld, fit } => {
            let end = if fit.below { " low" } else { "" };
            format!(
                "{seat} lay {} on {}{end}",
                slots_words(&table.spec.deck, &[fit.slot], code),
                meld_address(table, *meld)
            )
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
        Event::Gave { seat, to, card: given } => format!("{seat} give {} to {to}", seen(given)),
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
        Event::LeftRound { seat, left: Left::Stuck } => format!("{seat} can play nothing"),
        Event::Entered { line } => format!("{} {} {:+}", line.seat, line.label, line.amount),
        Event::CardOwed { seat, .. } => format!("{seat} waits for a card"),
        Event::CardSettled => "the stock is there again".into(),
        Event::Discarded { seat, card: thrown } => format!("{seat} discard {}", card(thrown)),
        Event::StockRanOut => "the stock is empty".into(),
        Event::LastTurn => "the last turn".into(),
        Event::Recycled { stock } => format!("reshuffle {} cards", stock.len()),
        Event::Closed { ending } => {
            let words = table.spec.ends.close.as_ref().map(Close::words);
            let word = words.and_then(|words| words.of(ending.why)).unwrap_or("close");
            format!("{} {word}", ending.by.map_or(String::new(), |seat| seat.to_string()))
        }
        Event::RoundEnded { ending } => match ending.by {
            Some(seat) if ending.why == EndReason::LastLeft => format!("{seat} is left alone"),
            Some(seat) if ending.why == EndReason::Dealt => format!("{seat} was dealt it"),
            Some(seat) if table.closed.is_some() => format!("{seat} ends the round"),
            Some(seat) => format!("{seat} goes out"),
            None => format!("the round ends: {:?}", ending.why),
        },
        Event::HandsShown { splits } => {
            let loose =
                |(seat, split): (usize, &Split)| format!("P{seat} {}", cards_words(&split.loose, code));
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
