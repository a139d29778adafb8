//! A client that is told nonsense gets an error, and its table stays as it was: nothing that is said breaks it.

use crate::common::every_table;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::below;
use rummage_wire::{Ask, Sight, Snapshot, Tell};
use serde_json::Value;

/// Turns this text of a told match so often.
const SPOILT: usize = 60;

/// The JSON with one thing in it changed by chance.
fn spoil(value: &mut Value, rng: &mut ChaCha8Rng) {
    match value {
        Value::Array(items) if !items.is_empty() && below(rng, 4) > 0 => {
            let place = below(rng, items.len() as u32) as usize;
            match below(rng, 6) {
                0 => drop(items.remove(place)),
                1 => items.push(items[place].clone()),
                _ => spoil(&mut items[place], rng),
            }
        }
        Value::Object(fields) if !fields.is_empty() && below(rng, 8) > 0 => {
            let place = below(rng, fields.len() as u32) as usize;
            if let Some((_, field)) = fields.iter_mut().nth(place) {
                spoil(field, rng);
            }
        }
        whole => {
            let numbers = [0, 1, 2, 3, 7, 8, 51, 52, 108, 200, 255, 256, 65_535, 4_294_967_295, u64::MAX];
            *whole = match below(rng, 5) {
                0 => Value::Null,
                1 => Value::String("Back".into()),
                2 => Value::Array(vec![Value::from(3); below(rng, 20) as usize]),
                _ => Value::from(numbers[below(rng, numbers.len() as u32) as usize]),
            };
        }
    }
}

/// The same line with something in its JSON, its numbers or its letters changed.
fn spoilt(line: &str, rng: &mut ChaCha8Rng) -> String {
    if below(rng, 10) == 0 {
        let mut bytes = line.as_bytes().to_vec();
        let place = below(rng, bytes.len() as u32) as usize;
        bytes[place] = (rng.next_u32() & 127) as u8;
        return String::from_utf8_lossy(&bytes).into_owned();
    }
    let at = line.find(['{', '[']).expect("a line with JSON");
    let mut value: Value = serde_json::from_str(&line[at..]).expect("JSON");
    for _ in 0..=below(rng, 3) {
        spoil(&mut value, rng);
    }
    format!("{}{value}", &line[..at])
}

/// Tells a client a line that may be nonsense; whether it was believed.
fn tell(sight: &mut Sight, line: &str) -> bool {
    let before = sight.view().clone();
    let believed = match line.parse() {
        Ok(Tell::Events(number, first, events)) => sight.happen(number, first, events).is_ok(),
        Ok(Tell::View(number, happened, snapshot)) => {
            Sight::begin(Some(Seat(0)), number, happened, *snapshot).is_ok()
        }
        _ => false,
    };
    // What is believed can be played on.
    let _ = sight.view().suggest(2);
    assert!(believed || sight.view() == &before, "what is not believed changes nothing: {line}");
    believed
}

#[test]
fn nonsense_is_refused_and_breaks_nothing() {
    let mut rng = ChaCha8Rng::seed_from_u64(41);
    let (mut refused, mut believed) = (0, 0);
    for mut table in every_table() {
        let snapshot = Snapshot { setup: table.setup.clone(), view: table.host.view(Seat(0)) };
        let mut sight = Sight::begin(Some(Seat(0)), 1, 0, snapshot).expect("a new table");
        for _ in 0..120 {
            let Some(first) = table.go_on() else { break };
            let events: Vec<_> = table.host.told(Some(Seat(0)), first).collect();
            let line = Tell::Events(1, first, events.clone()).to_string();
            let whole = sight.told().to_string();
            for spoiling in 0..SPOILT {
                let line = spoilt(if spoiling % 4 == 0 { &whole } else { &line }, &mut rng);
                if tell(&mut sight.clone(), &line) { believed += 1 } else { refused += 1 }
            }
            sight.happen(1, first, events).expect("the truth");
        }
    }
    // A reason of another kind, or a card of the others that could lie there, is nothing that a client can know.
    assert!(refused > 5 * believed, "{refused} refused, {believed} believed");
}

#[test]
fn no_text_breaks_the_reading_of_a_line() {
    let mut rng = ChaCha8Rng::seed_from_u64(42);
    let letters = ['p', 'P', '0', '9', ' ', ' ', '{', '"', ':', '}', '[', 'é', '\n', '-', '#', 'Z'];
    for word in
        ["open", "hello", "sit", "play", "rules", "clock", "at", "events", "view", "room", "seated", "sorry"]
    {
        for _ in 0..2_000 {
            let length = below(&mut rng, 40);
            let rest: String = (0..length).map(|_| letters[below(&mut rng, 16) as usize]).collect();
            let line = format!("{word} {rest}");
            if let Ok(ask) = line.parse::<Ask>() {
                assert_eq!(ask.to_string().parse(), Ok(ask), "{line}");
            }
            if let Ok(tell) = line.parse::<Tell>() {
                assert_eq!(tell.to_string().parse(), Ok(tell), "{line}");
            }
        }
    }
}
