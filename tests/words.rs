//! Every word a player sees comes from the Fluent files, and every key that is used exists.

use std::{collections::BTreeSet, fs, path::Path};

use rummage::{screens::match_setup, text::Texts};
use rummage_rules::{games::GAMES, options::OptionKind};

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
fn no_words_are_written_into_the_program() {
    for (file, source) in all_sources() {
        for call in ["Text::new(", "TextSpan::new(", "Text("] {
            let words: Vec<_> = literals(&source, call).into_iter().filter(|text| !text.is_empty()).collect();
            assert!(words.is_empty(), "{file} shows words that are in no Fluent file: {words:?}");
        }
    }
}

#[test]
fn every_game_and_house_rule_has_its_words() {
    let texts = Texts::english();
    let must = |key: String| assert!(texts.find(&key, &[]).is_some(), "no text for {key}");
    for game in GAMES.iter().filter(|game| match_setup::playable(game.id).is_some()) {
        for part in ["", "-blurb", "-deck"] {
            must(format!("game-{}{part}", game.id));
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
    }
}

#[test]
fn the_rules_read_well_with_every_house_rule() {
    let texts = Texts::english();
    assert!(match_setup::playable("daylily").is_some());
    for game in GAMES.iter().filter(|game| match_setup::playable(game.id).is_some()) {
        for def in game.options {
            for value in def.extremes() {
                let mut options = rummage_rules::options::Options::default();
                options.set(def.key, value);
                let values: Vec<_> = game
                    .options
                    .iter()
                    .map(|d| (d.key, rummage::text::argument(&options.value(d))))
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
