//! Melds with names against a second reading of the sheets: every wild is what it is named, or the cards are no meld (R19).

mod sheet;

use crate::common;
use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::shuffle::below;
use rummage_rules::games;
use rummage_rules::judge::Verdict;
use rummage_rules::melds::pattern::readings_named;
use rummage_rules::notation::{self, parse_action};
use rummage_rules::prelude::*;
use rummage_rules::table::TurnStep;
use rummage_rules::table::setup::Situation;
use sheet::{Places, RANKS, SHEETS, SUITS, Sheet, Word};

/// Cards that are a meld or nearly one, some of them named for what they are, or nearly.
fn near_meld(sheet: &Sheet, rng: &mut ChaCha8Rng) -> Vec<Word> {
    let number = |rng: &mut ChaCha8Rng, limit: usize| below(rng, limit as u32) as usize;
    let letter = |rng: &mut ChaCha8Rng, of: &str| of.chars().nth(number(rng, of.len())).expect("a letter");
    let any = |rng: &mut ChaCha8Rng| format!("{}{}", letter(rng, RANKS), letter(rng, SUITS));
    let length = 3 + number(rng, 4);
    let run = number(rng, 3) > 0;
    let (suit, rank, low) = (letter(rng, SUITS), letter(rng, RANKS), 1 + number(rng, 12));
    let mut words = Vec::new();
    for at in low..low + length {
        let place = if run { Sheet::card_at(at, suit) } else { format!("{rank}{}", letter(rng, SUITS)) };
        let wild = sheet.wild.filter(|_| number(rng, 2) == 0);
        let wild = wild.map_or("JK".into(), |rank| format!("{rank}{}", letter(rng, SUITS)));
        let face = match number(rng, 12) {
            0..7 => place.clone(),
            7 => any(rng),
            _ => wild,
        };
        let name = match number(rng, 16) {
            0..8 => None,
            8..12 => Some(if run || number(rng, 2) == 0 { place } else { rank.into() }),
            12 => Some(place.chars().take(1).collect()),
            13 => Some(Sheet::card_at(at + 1, suit)),
            14 => Some(format!("{}{}", place.chars().next().expect("a rank"), letter(rng, SUITS))),
            _ => Some(any(rng)),
        };
        words.push(Word { face, name });
    }
    match number(rng, 8) {
        0 => words.reverse(),
        1 => words.swap(0, length - 1),
        _ => {}
    }
    words
}

fn text(words: &[Word]) -> String {
    let word =
        |word: &Word| word.name.as_ref().map_or(word.face.clone(), |name| format!("{}={name}", word.face));
    words.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// A seat that holds these cards and one more, and is to play. None where the deck has not so many of one.
fn table(sheet: &Sheet, spec: &Spec, words: &[Word]) -> Option<(Table, Vec<CardId>)> {
    let mut cards: Vec<CardId> = Vec::new();
    for word in words {
        cards.push(spec.deck.find(&word.face).find(|card| !cards.contains(card))?);
    }
    let mut situation = Situation::new(spec.clone());
    situation.round = sheet.round;
    situation.asked = Some((Seat(0), TurnStep::Play));
    situation.turns.fill(2);
    let cut = sheet.wild.filter(|_| sheet.game == "indian").map(|rank| format!("{rank}C"));
    situation.wild_card = match cut {
        Some(cut) => Some(spec.deck.find(&cut).find(|card| !cards.contains(card))?),
        None => None,
    };
    let free = |card: &CardId| !cards.contains(card) && situation.wild_card != Some(*card);
    let other = spec.deck.cards().find(|card| free(card) && spec.deck.printed(*card).rank == 13)?;
    situation.hands[0].0 = cards.iter().copied().chain([other]).collect();
    let table = situation.build().expect("a situation that can be");
    Some((table, cards))
}

/// What the cards are in a reading, in the order in which they were written.
fn places(spec: &Spec, cards: &[CardId], reading: &Reading) -> Places {
    let letter = |stand: Stand| {
        let rank = RANKS.as_bytes()[usize::from(stand.rank) - 1] as char;
        stand
            .suit
            .map_or(rank.to_string(), |suit| format!("{rank}{}", SUITS.as_bytes()[usize::from(suit)] as char))
    };
    let place = |card: &CardId| {
        let slot = reading.slots.iter().find(|slot| slot.card == *card).expect("every card has a place");
        slot.stands_for.map_or(spec.deck.code(*card).into(), letter)
    };
    cards.iter().map(place).collect()
}

#[test]
fn the_judge_takes_names_as_a_second_reading_of_the_sheets_does() {
    for (seed, sheet) in (24..).zip(&SHEETS) {
        let game = games::find(sheet.game).expect("the game is there");
        let spec = game.spec(game.usual_seats, &Options::default()).expect("it is played by so many");
        let copies = spec.deck.find("9H").count();
        let mut rng = common::rng(seed);
        let (mut melds, mut by_name) = (0, 0);
        for _ in 0..3000 {
            let words = near_meld(sheet, &mut rng);
            // Wilds alone, or with their own like in its place, are told in the scenarios of their games.
            let Some((table, cards)) =
                table(sheet, &spec, &words).filter(|_| words.iter().any(|word| !sheet.is_wild(&word.face)))
            else {
                continue;
            };
            let (public, hand) = (&table.public, &table.hands[0]);
            let mut expected = sheet.readings(&words, copies);
            let written = text(&words);
            let about = format!("{}: {written}, expected {expected:?}", sheet.game);

            let names = notation::names_in(&spec.deck, &written, &cards).expect("names of the deck");
            let read = readings_named(&public.spec, &cards, &names).unwrap_or_default();
            let mut got: Vec<Places> = read.iter().map(|reading| places(&spec, &cards, reading)).collect();
            expected.sort();
            got.sort();
            assert_eq!(got, expected, "{about}");

            let other = spec.deck.code(hand[cards.len()]);
            let action = format!("{} {written}", sheet.verb.replace('?', other));
            let action = parse_action(public, hand, &action).expect("an action");
            match public.judge(hand, Seat(0), &action) {
                Err(refusal) if refusal.code == Code::NotAMeld => {
                    assert!(expected.is_empty(), "{about}");
                }
                Err(refusal) => {
                    let gates = [
                        Code::TooFewPoints,
                        Code::ContractMismatch,
                        Code::NotInContract,
                        Code::InvalidClose,
                        Code::MustKeepDiscard,
                    ];
                    assert!(gates.contains(&refusal.code), "{about}: {refusal}");
                    assert!(!expected.is_empty(), "{about}: {refusal}");
                }
                Ok(Verdict::LayDown(laid)) => {
                    let laid = places(&spec, &cards, &laid.melds[0].0.reading);
                    assert!(expected.contains(&laid), "{about}: {laid:?}");
                }
                Ok(_) => assert!(!expected.is_empty(), "{about}"),
            }
            let nameless: Vec<Word> = words.iter().map(|word| Word { name: None, ..word.clone() }).collect();
            melds += usize::from(!expected.is_empty());
            by_name += usize::from(expected.is_empty() && !sheet.readings(&nameless, copies).is_empty());
        }
        assert!(melds > 150 && by_name > 150, "{}: {melds} melds, {by_name} refused by a name", sheet.game);
    }
}
