//! How this crate is kept: games in files of their own, small files, no engine, no ambient chance.

use rummage_rules::games::GAMES;
use std::path::{Path, PathBuf};

fn sources() -> Vec<(PathBuf, String)> {
    sources_under("src")
}

fn sources_under(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in std::fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else {
                let text = std::fs::read_to_string(&path).expect("a source is text");
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    assert!(found.len() > 20);
    found
}

fn in_games(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "games")
}

/// A source without its unit tests, which play games by their names.
fn shipped(source: &str) -> &str {
    source.split("#[cfg(test)]").next().unwrap_or_default()
}

#[test]
fn no_game_is_named_outside_games() {
    for (path, text) in sources().iter().filter(|(path, _)| !in_games(path)) {
        let words: Vec<String> =
            shipped(text).split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase).collect();
        for game in GAMES {
            let named = words.iter().any(|word| word == game.id);
            assert!(!named, "{} names the game {}", path.display(), game.id);
        }
    }
}

/// Where the app may name a game: the list of the files of words, the files of the deck of flowers, and an example on the command line.
const NAMED_IN_THE_APP: [(&str, &[&str]); 3] =
    [("shell/text/mod.rs", &[]), ("shell/assets/", &["daylily"]), ("shell/arguments.rs", &["daylily"])];

/// What stands between quotes in the code of the app that is shipped.
fn strings(source: &str) -> String {
    let code: Vec<&str> =
        shipped(source).lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n").replace("\\\"", "").replace("'\"'", "");
    code.split('"').skip(1).step_by(2).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_app_names_no_game() {
    let (mut looked_at, mut lawful) = (0, 0);
    for (path, text) in sources_under("../../src") {
        let file = path.display().to_string().replace('\\', "/");
        if file.ends_with("tests.rs") || file.contains("/trials/") {
            continue;
        }
        looked_at += 1;
        let words = strings(&text).to_lowercase();
        let named = |id: &str| words.split(|c: char| !c.is_alphanumeric()).any(|word| word == id);
        for game in GAMES.iter().filter(|game| named(game.id)) {
            let may = |(place, games): &(&str, &[&str])| {
                file.contains(place) && (games.is_empty() || games.contains(&game.id))
            };
            assert!(NAMED_IN_THE_APP.iter().any(may), "{file} names the game {}", game.id);
            lawful += 1;
        }
    }
    assert!(looked_at > 200 && lawful > GAMES.len(), "{looked_at} files, {lawful} lawful names");
}

#[test]
fn no_game_takes_more_than_200_lines_and_no_file_more_than_300() {
    for (path, text) in sources() {
        let most = if in_games(&path) { 200 } else { 300 };
        let lines = text.lines().count();
        assert!(lines <= most, "{} has {lines} lines", path.display());
    }
}

#[test]
fn who_opens_the_rules_or_the_bots_finds_few_rooms() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for root in [rules.join("../../bots/src"), rules] {
        let entries = std::fs::read_dir(&root).expect("the sources are there");
        let (rooms, files): (Vec<PathBuf>, Vec<PathBuf>) =
            entries.map(|entry| entry.expect("a readable entry").path()).partition(|path| path.is_dir());
        assert!(rooms.len() <= 16, "{} has {} rooms", root.display(), rooms.len());
        assert!(files.len() <= 6, "{} has {} files outside its rooms", root.display(), files.len());
        for room in rooms {
            assert!(room.join("mod.rs").exists(), "{} does not say what is in it", room.display());
        }
    }
}

#[test]
fn every_file_says_what_it_is_for_and_knows_no_engine() {
    for (path, text) in sources() {
        assert!(text.starts_with("//! "), "{} does not say what it is for", path.display());
        for foreign in ["bevy", "std::time", "std::thread", "f32", "f64", "rand::rng()", "StdRng"] {
            assert!(!text.contains(foreign), "{} uses {foreign}", path.display());
        }
    }
}
