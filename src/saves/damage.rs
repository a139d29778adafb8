//! Kept matches of every kind of damage: each is opened or refused in words, and never takes the program down.

use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use rummage_rules::games::{self, Game};

use super::{Saved, SavedSeat, open};
use crate::{referee::sample, screens::BotLevel};

/// How often each kind of damage is done (TRUST.md, G9).
const DAMAGES: u64 = 1000;
/// Actions of the match that is damaged.
const ACTIONS: usize = 40;
/// No text may take longer to be opened or refused.
const PATIENCE: Duration = Duration::from_secs(1);

type Harm = fn(&mut ChaCha8Rng, &str) -> String;

/// What may happen to a text between two runs of the program.
const HARMS: [(&str, Harm); 26] = [
    ("empty", |_, _| String::new()),
    ("cut short", |dice, text| lossy(&text.as_bytes()[..dice.random_range(0..text.len())])),
    ("one bit", |dice, text| bytes(text, |bytes| bytes[place(dice, bytes)] ^= 1 << dice.random_range(0..8))),
    ("one byte", |dice, text| bytes(text, |bytes| bytes[place(dice, bytes)] = dice.random())),
    ("ten bytes", |dice, text| {
        bytes(text, |bytes| (0..10).for_each(|_| bytes[place(dice, bytes)] = dice.random()))
    }),
    ("zeroed tail", |dice, text| {
        bytes(text, |bytes| {
            let from = place(dice, bytes);
            bytes[from..].fill(0);
        })
    }),
    ("swapped blocks", |dice, text| {
        bytes(text, |bytes| {
            let half = bytes.len() / 2;
            let at = dice.random_range(0..half);
            let (left, right) = bytes.split_at_mut(half);
            left[at..].swap_with_slice(&mut right[..half - at]);
        })
    }),
    ("doubled", |_, text| format!("{text}{text}")),
    ("an action lost", |dice, text| {
        lines(text, |actions| {
            let at = dice.random_range(0..actions.len());
            actions.remove(at);
        })
    }),
    ("an action twice", |dice, text| {
        lines(text, |actions| {
            let at = dice.random_range(0..actions.len());
            actions.insert(at, actions[at].clone());
        })
    }),
    ("actions swapped", |dice, text| {
        lines(text, |actions| {
            let (a, b) = (dice.random_range(0..actions.len()), dice.random_range(0..actions.len()));
            actions.swap(a, b);
        })
    }),
    ("an action of nonsense", |dice, text| {
        lines(text, |actions| {
            let at = dice.random_range(0..actions.len());
            actions[at] =
                ["P0 fly", "P9 draw", "", "P0", "draw", "P0 meld", "P0 discard XX", "P0 layoff 7H M200"]
                    [dice.random_range(0..8)]
                .into();
        })
    }),
    ("another card", |dice, text| {
        let cards = ["7H", "KS", "JK", "CA1", "PB3", "AC#2", "9D#9"];
        let card = cards[dice.random_range(0..cards.len())];
        number(dice, text, card)
    }),
    ("a huge number", |dice, text| number(dice, text, "99999999999999999999999999999999999999999999")),
    ("a large number", |dice, text| number(dice, text, "65536")),
    ("a number below nought", |dice, text| number(dice, text, "-1")),
    ("not a number", |dice, text| number(dice, text, "NaN")),
    ("a fraction", |dice, text| number(dice, text, "1.5e308")),
    ("nothing for something", |dice, text| number(dice, text, "null")),
    ("deep nesting", |dice, text| number(dice, text, &"[".repeat(50_000))),
    ("an unknown word", |dice, text| word(dice, text, "zzz")),
    ("a very long word", |dice, text| word(dice, text, &"x".repeat(100_000))),
    ("an unknown key", |_, text| text.replacen('{', "{\"later\":1,", 1)),
    ("a byte order mark", |_, text| format!("\u{feff}{text}")),
    ("other line ends", |_, text| text.replace(',', ",\r\n")),
    ("another game", |dice, text| {
        let other = games::GAMES[dice.random_range(0..games::GAMES.len())].id;
        games::GAMES.iter().fold(text.to_owned(), |text, game| {
            text.replace(&format!("\"game\":\"{}\"", game.id), &format!("\"game\":\"{other}\""))
        })
    }),
];

#[test]
fn damaged_matches_are_opened_or_refused_in_words() {
    for game in games::GAMES {
        let whole = kept(game);
        assert!(open(&whole, game).is_ok(), "{}: {:?}", game.id, open(&whole, game).err());
        for (kind, harm) in HARMS {
            for seed in 0..DAMAGES {
                let harmed = harm(&mut ChaCha8Rng::seed_from_u64(seed), &whole);
                let start = Instant::now();
                let opened = open(&harmed, game);
                assert!(start.elapsed() < PATIENCE, "{}: {kind} {seed} took {:?}", game.id, start.elapsed());
                // A notice must hold what is said.
                if let Err(why) = opened {
                    assert!(!why.trim().is_empty() && why.len() < 700, "{}: {kind} {seed}: {why}", game.id);
                }
            }
        }
    }
}

/// A match of some actions as it is kept.
fn kept(game: &Game) -> String {
    let seat = |seat: usize| SavedSeat {
        name: format!("bot-{seat}"),
        bot: (seat > 0).then_some(BotLevel::Gardener),
    };
    let seats = (0..game.usual_seats).map(seat).collect();
    let saved = Saved { record: sample::begun(game, ACTIONS), seats, round: 1 };
    serde_json::to_string(&saved).expect("a match can be written")
}

fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn place(dice: &mut ChaCha8Rng, bytes: &[u8]) -> usize {
    dice.random_range(0..bytes.len())
}

fn bytes(text: &str, harm: impl FnOnce(&mut [u8])) -> String {
    let mut bytes = text.as_bytes().to_vec();
    harm(&mut bytes);
    lossy(&bytes)
}

/// The text with other actions.
fn lines(text: &str, harm: impl FnOnce(&mut Vec<String>)) -> String {
    let mut saved: Saved = serde_json::from_str(text).expect("a whole text");
    harm(&mut saved.record.actions);
    serde_json::to_string(&saved).expect("a match can be written")
}

/// The text with this in the place of one of its numbers.
fn number(dice: &mut ChaCha8Rng, text: &str, other: &str) -> String {
    stretch(dice, text, other, u8::is_ascii_digit)
}

/// The text with this in the place of one of its words.
fn word(dice: &mut ChaCha8Rng, text: &str, other: &str) -> String {
    stretch(dice, text, other, u8::is_ascii_alphabetic)
}

/// The text with this in the place of one of its longest stretches of such letters.
fn stretch(dice: &mut ChaCha8Rng, text: &str, other: &str, fits: impl Fn(&u8) -> bool) -> String {
    let bytes = text.as_bytes();
    let starts: Vec<usize> =
        (0..bytes.len()).filter(|at| fits(&bytes[*at]) && (*at == 0 || !fits(&bytes[at - 1]))).collect();
    let from = starts[dice.random_range(0..starts.len())];
    let until = (from..bytes.len()).find(|at| !fits(&bytes[*at])).unwrap_or(bytes.len());
    format!("{}{other}{}", &text[..from], &text[until..])
}
