//! What is refused at a table speaks of things that this table has: every refusal has words, and none of another game's.

use crate::common::{go_on, pick, rng};
use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::shuffle::below;
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;
use rummage_rules::reasons::REASONS;
use rummage_rules::turn::FromDiscard;
use rummage_rules::turn::gate::Gate;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The words of refusals, by key.
fn words() -> BTreeMap<String, String> {
    let text = read(&root().join("assets/text/en/refusals.ftl"));
    let pairs = text.lines().filter_map(|line| line.strip_prefix("refusal-")?.split_once(" = "));
    pairs.map(|(key, words)| (key.to_owned(), words.to_owned())).collect()
}

/// The words of a refusal, looked for as the app does.
fn told<'a>(words: &'a BTreeMap<String, String>, game: &str, refusal: &Refusal) -> Option<&'a String> {
    let by_code = format!("{}", refusal.code);
    let keys = [refusal.why.to_string(), by_code];
    keys.iter().find_map(|key| words.get(&format!("{key}-{game}")).or_else(|| words.get(key)))
}

/// Words that are at home at some tables only, and whether they are at this one.
fn at_home(spec: &Spec, text: &str) -> Vec<(&'static str, bool)> {
    let jokers = spec.wilds.jokers && spec.deck.find("JK").next().is_some();
    let wilds = jokers || spec.wilds.rank > 0 || spec.deal.wild_cut.is_some();
    let contract = matches!(spec.gates.gate, Gate::Round(_) | Gate::Seat(_));
    let closes = spec.ends.close.is_some();
    let row = matches!(spec.draw.discard, FromDiscard::Row { .. });
    let words = [
        ("gin", spec.sheet.game == "gin"),
        ("rum", spec.sheet.game == "knockrummy"),
        ("book", spec.sheet.game == "liverpool"),
        ("figure", spec.sheet.game == "viennese"),
        ("finish slot", spec.sheet.game == "indian"),
        ("ditch", spec.sheet.game == "ditch"),
        ("flower", spec.sheet.game == "daylily"),
        ("purple", spec.sheet.game == "daylily"),
        ("float", spec.sheet.game == "liverpool"),
        ("contract", contract),
        ("go down", contract),
        ("the row", row),
        ("reach", row),
        ("joker", jokers),
        ("wild", wilds),
        ("declare", closes),
        ("go out", closes || spec.ends.out.is_some()),
    ];
    let lower = text.to_lowercase();
    let spoken = |word: &str| {
        lower.split(|c: char| !c.is_alphabetic() && c != ' ').any(|part| {
            let padded = format!(" {part} ");
            padded.contains(&format!(" {word} ")) || padded.contains(&format!(" {word}s "))
        })
    };
    words.into_iter().filter(|(word, _)| spoken(word)).collect()
}

/// Something that a seat might ask for, sensible or not.
fn wish(table: &Table, hand: &[CardId], rng: &mut ChaCha8Rng) -> Action {
    let public = &table.public;
    let any = |rng: &mut ChaCha8Rng| {
        let of_hand = below(rng, 4) > 0 && !hand.is_empty();
        if of_hand { *pick(hand, rng) } else { *pick(&public.spec.deck.cards().collect::<Vec<_>>(), rng) }
    };
    let some = |rng: &mut ChaCha8Rng, least: u32| -> Vec<CardId> {
        let count = least + below(rng, 3);
        let mut cards: Vec<CardId> = (0..count).map(|_| any(rng)).collect();
        let suggested = table.public.seats().find(|seat| table.hands[seat.index()] == hand);
        let ideas = suggested.map(|seat| table.view(seat).suggest(40)).unwrap_or_default();
        if let Some(Action::LayDown { melds, .. }) =
            ideas.iter().find(|idea| matches!(idea, Action::LayDown { .. }))
        {
            cards = melds[0].cards.clone();
        }
        cards
    };
    let meld = MeldId(u8::try_from(below(rng, 6)).expect("few"));
    let plan = |cards| MeldPlan { cards, ..MeldPlan::default() };
    let wish = match below(rng, 16) {
        0 => Action::Draw(Source::Stock),
        1 => Action::Draw(Source::Discard),
        2 => Action::Draw(Source::Row(public.discard.first().copied().unwrap_or(CardId(0)))),
        3 => Action::meld(some(rng, 1)),
        4 => Action::meld(some(rng, 3)),
        5 => Action::LayDown {
            melds: vec![plan(some(rng, 3)), plan(some(rng, 3))],
            swaps: vec![Swap { natural: any(rng), meld }],
        },
        6 => Action::LayDown { melds: vec![plan(some(rng, 3)), plan(some(rng, 3))], swaps: Vec::new() },
        7 | 8 => Action::LayOff { card: any(rng), named: None, meld, end: None, beside: below(rng, 3) == 0 },
        9 => {
            let places = [Place::Discard, Place::LayOff(meld, None), Place::Meld(plan(some(rng, 2)))];
            Action::SwapWild { swap: Swap { natural: any(rng), meld }, place: pick(&places, rng).clone() }
        }
        10 => Action::Discard(some(rng, 0)),
        11 => Action::discard(any(rng)),
        12 => Action::close(any(rng)),
        13 => Action::Close { discard: None, melds: Vec::new() },
        14 => {
            let answers = [
                Choice::Buy,
                Choice::Force,
                Choice::Agree,
                Choice::Rummy,
                Choice::Dig(true),
                Choice::Cut(9),
                Choice::No,
            ];
            Action::Answer(*pick(&answers, rng))
        }
        _ => pick(&[Action::Pass, Action::Drop, Action::Knock, Action::Ask], rng).clone(),
    };
    match wish {
        // Where the whole table is laid anew, the melds come to what lies there.
        Action::LayDown { melds, swaps } if swaps.is_empty() && public.plays_or_draws() => {
            Action::Rearrange { layout: [public.layout(), melds].concat() }
        }
        other => other,
    }
}

/// The usual house rules of a game, its presets, and each option at its ends.
fn tables(game: &Game) -> Vec<Options> {
    let mut all = vec![Options::default()];
    all.extend(game.presets.iter().map(|preset| preset.options().expect(preset.id)));
    for def in game.options {
        for value in def.extremes() {
            let beside = def.only_with.map(|(key, needed)| format!("{key}={needed}")).unwrap_or_default();
            let mut options = Options::parse(&beside).expect("an option with its value");
            options.set(def.key, value);
            all.push(options);
        }
    }
    all
}

#[test]
fn the_reasons_that_are_read_from_text_are_those_that_have_words() {
    let games: Vec<String> = GAMES.iter().map(|game| format!("-{}", game.id)).collect();
    let words = words();
    let plain = |key: &&String| {
        let of_a_game = games.iter().any(|game| key.ends_with(game.as_str()));
        key.starts_with(char::is_lowercase) && !of_a_game
    };
    let with_words: Vec<&str> = words.keys().filter(plain).map(String::as_str).collect();
    assert_eq!(REASONS, with_words);
}

#[test]
fn every_refusal_of_play_by_chance_speaks_of_its_own_table() {
    let words = words();
    let mut met = BTreeSet::new();
    let mut wrong = BTreeSet::new();
    for game in GAMES {
        for (number, options) in (0u64..).zip(tables(game)) {
            let mut rng = rng(24 + number);
            let played = Match::new(game, game.usual_seats, options.clone(), Seed(u128::from(number)));
            let mut played = played.expect("valid options");
            for _ in 0..250 {
                if go_on(&mut played, &mut rng).is_empty() {
                    break;
                }
                let table = played.table();
                for _ in 0..4 {
                    let asked = table.public.asked();
                    let seat = asked.first().copied().filter(|_| below(&mut rng, 8) > 0).unwrap_or(Seat(0));
                    let action = wish(table, &table.hands[seat.index()], &mut rng);
                    let Err(refusal) = table.check(seat, &action) else { continue };
                    met.insert(refusal.why.to_string());
                    let Some(text) = told(&words, game.id, &refusal) else {
                        wrong.insert(format!("{}: no words for {refusal}", game.id));
                        continue;
                    };
                    for (word, _) in at_home(&table.public.spec, text).iter().filter(|(_, home)| !home) {
                        wrong.insert(format!("{}: {refusal} speaks of '{word}': {text}", game.id));
                    }
                }
            }
        }
    }
    assert!(met.len() > 55, "play by chance is refused for little: {met:?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What the judge gives as a reason: what stands in quotes where it refuses, or where a game reads melds of its own.
fn reasons() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for part in ["draft", "judge", "turn", "melds", "melds/pattern", "games/daylily"] {
        for entry in std::fs::read_dir(root().join("crates/rules/src").join(part)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_file() {
                found.extend(read(&path).split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
    found
}

#[test]
fn no_words_are_kept_for_a_refusal_that_nobody_gives() {
    let (reasons, codes) = (reasons(), read(&root().join("crates/rules/src/refusal.rs")));
    let given =
        |key: &str| reasons.contains(key) || codes.lines().any(|line| line.trim() == format!("{key},"));
    let unused: Vec<String> = words()
        .into_keys()
        .filter(|key| {
            let of_game = GAMES.iter().find_map(|game| key.strip_suffix(game.id)?.strip_suffix('-'));
            !given(key) && !of_game.is_some_and(given)
        })
        .collect();
    assert!(unused.is_empty(), "these words are never said: {unused:?}");
}
