//! Every word a player sees comes from the Fluent files, and every key that is used exists.

use std::{collections::BTreeSet, fs, path::Path};

use rummage::shell::text::{Texts, cards::card_name};
use rummage_bots::{Temper, Why};
use rummage_rules::{
    cards::ids::Seat,
    games::GAMES,
    house::options::{OptionKind, Options},
    table::Public,
};

/// All Rust files of the app.
fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("src can be read") {
        let path = entry.expect("an entry of src").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found
                .push((path.display().to_string(), fs::read_to_string(&path).expect("a source can be read")));
        }
    }
}

fn all_sources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

/// The literals that directly follow this call.
fn literals<'a>(source: &'a str, call: &str) -> BTreeSet<&'a str> {
    source
        .split(call)
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next())
        .collect()
}

#[test]
fn every_key_exists() {
    let texts = Texts::english();
    for (file, source) in all_sources() {
        for call in ["texts.get(", "texts.fmt(", "texts.find("] {
            for key in literals(&source, call) {
                assert!(texts.find(key, &[]).is_some(), "{file} uses the key {key}, which has no text");
            }
        }
    }
}

#[test]
fn what_players_did_has_words_for_you_and_for_others() {
    let texts = Texts::english();
    let must = |key: String| assert!(texts.find(&key, &[]).is_some(), "no text for {key}");
    let log = include_str!("../src/ui/hud/log/words.rs");
    let keys: BTreeSet<&str> = literals(log, " of(").union(&literals(log, "by(scene,")).copied().collect();
    assert!(keys.len() > 5, "the keys of the log are found no more: {keys:?}");
    for key in keys {
        must(format!("log-{key}"));
        must(format!("log-you-{key}"));
    }
    for key in literals(include_str!("../src/ui/hud/happened.rs"), "Told::new(*seat,") {
        must(format!("last-{key}"));
        must(format!("last-you-{key}"));
    }
}

#[test]
fn every_thought_and_reason_has_its_words() {
    let texts = Texts::english();
    let source = include_str!("../src/play/advice/words.rs");
    let keys: BTreeSet<&str> =
        literals(source, "say(").union(&literals(source, "say_of(")).copied().collect();
    assert!(keys.len() > 15, "the keys of deeds are found no more: {keys:?}");
    let reasons = Why::ALL.map(|why| format!("reason-{}", why.id()));
    for key in keys.into_iter().map(str::to_owned).chain(reasons) {
        assert!(texts.find(&key, &[]).is_some(), "no text for {key}");
    }
}

#[test]
fn no_words_are_written_into_the_program() {
    for (file, source) in all_sources() {
        for call in ["Text::new(", "TextSpan::new(", " Text(", "(Text("] {
            let words: Vec<_> = literals(&source, call).into_iter().filter(|text| !text.is_empty()).collect();
            assert!(words.is_empty(), "{file} shows words that are in no Fluent file: {words:?}");
        }
    }
}

#[test]
fn every_game_and_house_rule_has_its_words() {
    let texts = Texts::english();
    let must = |key: String| assert!(texts.find(&key, &[]).is_some(), "no text for {key}");
    Temper::ALL.into_iter().for_each(|temper| must(format!("temper-{}", temper.id())));
    for game in GAMES {
        for part in ["", "-blurb", "-deck"] {
            must(format!("game-{}{part}", game.id));
        }
        for preset in game.presets {
            must(format!("preset-{}-{}", game.id, preset.id));
            must(format!("preset-{}-{}-note", game.id, preset.id));
        }
        for def in game.options {
            let key = format!("option-{}-{}", game.id, def.key);
            must(key.clone());
            must(format!("{key}-note"));
            must(format!("option-group-{}", def.group));
            if let OptionKind::Words(words) = &def.kind {
                words.iter().for_each(|word| must(format!("{key}-{word}")));
            }
        }
        assert!(
            texts.find(&format!("rules-{}-5", game.id), &[]).is_some(),
            "{} has no rules to read",
            game.id
        );
    }
}

#[test]
fn every_game_says_what_its_cards_melds_and_points_are() {
    let texts = Texts::english();
    let must = |key: String| assert!(texts.find(&key, &[]).is_some(), "no text for {key}");
    for game in GAMES {
        let spec = game.spec(game.usual_seats, &Options::default()).expect("the usual table");
        let lines = spec.score.iter().map(|term| term.label).chain([
            "cut",
            "failed-attempt",
            "spades",
            "game-bonus",
            "rounds-won",
            "shutout",
            "lanes",
        ]);
        for label in lines {
            must(format!("score-{label}"));
            must(format!("score-{label}-note"));
        }
        spec.patterns.iter().for_each(|pattern| must(format!("meld-short-{}", pattern.name)));
        let public = Public::new(spec.clone(), Seat(0));
        for card in spec.deck.cards() {
            let name = card_name(&texts, &public, card);
            assert!(!name.is_empty() && !name.contains('-'), "{}: {name}", spec.deck.code(card));
        }
    }
}

/// The words of the judge that name a reason: what stands in quotes where it refuses.
fn reasons() -> BTreeSet<String> {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/rules/src");
    let mut found = Vec::new();
    for part in ["judge", "melds/pattern"] {
        sources(&rules.join(part), &mut found);
    }
    let is_reason = |text: &&str| {
        let letters = |c: char| c.is_ascii_lowercase() || c == '-';
        // `size` tells one pattern's reader to leave the cards to the others.
        text.len() > 3 && text.chars().all(letters) && *text != "size"
    };
    let quoted = |source: &str| -> Vec<String> {
        source.split('"').skip(1).step_by(2).filter(is_reason).map(str::to_owned).collect()
    };
    found.iter().flat_map(|(_, source)| quoted(source)).collect()
}

#[test]
fn every_refusal_has_its_words() {
    let texts = Texts::english();
    let reasons = reasons();
    assert!(reasons.len() > 60, "the judge's reasons are found no more: {reasons:?}");
    for why in reasons {
        assert!(texts.find(&format!("refusal-{why}"), &[]).is_some(), "no words for the refusal {why}");
    }
    let source = include_str!("../crates/rules/src/refusal.rs");
    let codes = source.split("pub enum Code {").nth(1).and_then(|rest| rest.split('}').next()).unwrap_or("");
    for code in codes.lines().map(str::trim).filter(|line| !line.starts_with("//") && !line.is_empty()) {
        let code = code.trim_end_matches(',');
        assert!(texts.find(&format!("refusal-{code}"), &[]).is_some(), "no words for the code {code}");
    }
}

#[test]
fn the_rules_read_well_with_every_house_rule() {
    let texts = Texts::english();
    for game in GAMES {
        for def in game.options {
            for value in def.extremes() {
                let mut options = Options::default();
                options.set(def.key, value);
                let values: Vec<_> = game
                    .options
                    .iter()
                    .map(|d| (d.key, rummage::shell::text::argument(&options.value(d))))
                    .collect();
                for chapter in
                    (1..).map_while(|number| texts.find(&format!("rules-{}-{number}-text", game.id), &values))
                {
                    assert!(!chapter.contains('{'), "{}: {chapter}", game.id);
                }
            }
        }
    }
}
