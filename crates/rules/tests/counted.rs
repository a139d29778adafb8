//! Nothing that is counted is written by hand: no text tells how many games there are.

use std::path::{Path, PathBuf};

const NUMBERS: &[&str] = &[
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files of a folder and of those in it that end so.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| if path.is_dir() { files(&path, ending) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == ending))
        .collect()
}

#[test]
fn no_text_counts_the_games() {
    let texts =
        files(&root().join("assets/text"), "ftl").into_iter().chain(files(&root().join("web"), "html"));
    let mut read_any = false;
    for path in texts.chain([root().join("README.md"), root().join("Cargo.toml")]) {
        let text = read(&path).to_lowercase();
        let words: Vec<&str> =
            text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        for pair in words.windows(2) {
            let counts = NUMBERS.contains(&pair[0]) || pair[0].parse::<u32>().is_ok();
            let games = ["games", "rummies"].contains(&pair[1]);
            assert!(!(counts && games), "{} counts the games: {pair:?}", path.display());
            read_any = true;
        }
    }
    assert!(read_any, "no text was read");
}
