//! The command line, or a page's query: what a caller may ask for at the start.

use std::path::PathBuf;

use bevy::prelude::Resource;
use rummage_rules::games::{self, GAMES};
use rummage_wire::{Link, LinkError};
use serde::{Deserialize, Serialize};

/// What the caller asked for.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Arguments {
    /// Where to write what is on screen, for desktop tests.
    pub status: Option<PathBuf>,
    /// A game to sit down to at once.
    pub game: Option<String>,
    /// The seed of its match.
    pub seed: Option<u128>,
    /// The size of the window in logical pixels.
    pub window: Option<(u32, u32)>,
    /// How fast cards move.
    pub speed: Option<Speed>,
    /// Where to keep matches and options, if not in the usual place.
    pub data: Option<PathBuf>,
    /// The link to a table elsewhere, to come to it at once.
    pub table: Option<Link>,
    /// Keep nothing between runs: for tests.
    pub keeps_nothing: bool,
    /// Take up the match played last at once: the page had to start anew in the midst of it.
    pub takes_up: bool,
    /// Print the help and stop.
    pub help: bool,
}

/// How fast cards and opponents move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Speed {
    /// Half the usual pace.
    Half,
    /// The usual pace.
    #[default]
    Usual,
    /// Twice the usual pace.
    Double,
    /// No travel at all.
    Instant,
}

/// What `--help` prints.
pub const HELP: &str = "\
Rummage: one table for a whole family of rummy games

Usage: rummage [--game KEY] [--seed NUMBER] [--speed half|usual|double|instant]
               [--table LINK] [--window WIDTHxHEIGHT] [--data FOLDER]
               [--status FILE]

  --game KEY       sit down to this game at once, such as daylily
  --seed NUMBER    deal the match of this number
  --table LINK     come to the table elsewhere of this link
  --speed SPEED    how fast cards move: half, usual, double or instant
  --window WxH     open the window at this size, such as 1280x720
  --data FOLDER    keep matches and options in this folder
  --status FILE    keep writing what is on screen to FILE (for tests)
  --help           print this text
";

impl Arguments {
    /// Reads what this platform's caller asked for: the command line, or the page's query.
    pub fn of_caller() -> Result<Self, String> {
        #[cfg(target_arch = "wasm32")]
        {
            let query = web_sys::window().and_then(|window| window.location().search().ok());
            let found = Self::from_query(&query.unwrap_or_default())?;
            Ok(Self { takes_up: page_takes_up(), table: table_of_page(), ..found })
        }
        #[cfg(not(target_arch = "wasm32"))]
        Self::parse(std::env::args().skip(1))
    }

    /// Reads a command line without the program's name. The error is a sentence that names the argument.
    pub fn parse(words: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let mut found = Self::default();
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            if word == "--help" || word == "-h" {
                found.help = true;
                continue;
            }
            let Some(long) = word.strip_prefix("--") else {
                return Err(format!("I do not know the argument \"{word}\". Try --help."));
            };
            let (key, value) = match long.split_once('=') {
                Some((key, value)) => (key.to_owned(), Some(value.to_owned())),
                None => (long.to_owned(), None),
            };
            if !KEYS.contains(&key.as_str()) {
                return Err(format!("I do not know the argument --{key}. Try --help."));
            }
            let value = value
                .or_else(|| words.next())
                .ok_or_else(|| format!("--{key} needs a value. Try --help."))?;
            found.set(&key, &value).map_err(|why| format!("--{key}: {why}"))?;
        }
        Ok(found)
    }

    /// Reads a page's query (`?game=daylily&seed=5`). Keys that are not ours belong to the page and are left alone.
    pub fn from_query(query: &str) -> Result<Self, String> {
        let mut found = Self::default();
        for pair in query.trim_start_matches('?').split('&') {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            if KEYS.contains(&key) && !OF_A_COMMAND_LINE.contains(&key) {
                found.set(key, value).map_err(|why| format!("?{key}: {why}"))?;
            }
        }
        Ok(found)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "status" => self.status = Some(PathBuf::from(value)),
            "data" => self.data = Some(PathBuf::from(value)),
            "game" => self.game = Some(parse_game(value)?),
            "seed" => self.seed = Some(parse_seed(value)?),
            "window" => self.window = Some(parse_size(value)?),
            "speed" => self.speed = Some(parse_speed(value)?),
            "table" => self.table = Some(value.parse().map_err(|why: LinkError| why.to_string())?),
            _ => return Err("this is not an argument of Rummage".into()),
        }
        Ok(())
    }
}

/// Whether `web/boot.js` left word that the page starts anew in the midst of a match. It is taken away, so that it counts once.
#[cfg(target_arch = "wasm32")]
fn page_takes_up() -> bool {
    const WORD: &str = "rummage/take-up";
    let storage = web_sys::window().and_then(|window| window.session_storage().ok()?);
    storage.is_some_and(|storage| {
        let left = storage.get_item(WORD).is_ok_and(|word| word.is_some());
        storage.remove_item(WORD).is_ok() && left
    })
}

/// The table whose address the page has.
#[cfg(target_arch = "wasm32")]
fn table_of_page() -> Option<Link> {
    let address = web_sys::window()?.location().href().ok()?;
    let (address, key) = address.split_once('#').unwrap_or((&address, ""));
    let place = address.split('?').next().unwrap_or_default();
    format!("{place}#{key}").parse().ok()
}

/// Keys that only a command line has.
const OF_A_COMMAND_LINE: [&str; 4] = ["status", "window", "data", "table"];
const KEYS: [&str; 7] = ["status", "data", "game", "seed", "window", "speed", "table"];

fn parse_game(value: &str) -> Result<String, String> {
    let known = || GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ");
    match games::find(value) {
        Some(game) => Ok(game.id.into()),
        None => Err(format!("there is no game called \"{value}\"; there are {}", known())),
    }
}

fn parse_seed(value: &str) -> Result<u128, String> {
    value.parse().map_err(|_| format!("\"{value}\" is not a whole number from 0 to 2^128 - 1"))
}

fn parse_size(value: &str) -> Result<(u32, u32), String> {
    let sides = value.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    match sides {
        Some((w, h)) if (200..=8192).contains(&w) && (200..=8192).contains(&h) => Ok((w, h)),
        Some(_) => Err(format!("\"{value}\" is out of range: each side may be 200 to 8192")),
        None => Err(format!("\"{value}\" is not a size such as 1280x720")),
    }
}

fn parse_speed(value: &str) -> Result<Speed, String> {
    match value {
        "half" => Ok(Speed::Half),
        "usual" => Ok(Speed::Usual),
        "double" => Ok(Speed::Double),
        "instant" => Ok(Speed::Instant),
        _ => Err(format!("\"{value}\" is not one of half, usual, double, instant")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Arguments, String> {
        Arguments::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn a_whole_line_is_read() {
        let found =
            parse("--game daylily --seed=5 --window 390x844 --speed instant --status s.json").unwrap();
        assert_eq!(found.game.as_deref(), Some("daylily"));
        assert_eq!(found.seed, Some(5));
        assert_eq!(found.window, Some((390, 844)));
        assert_eq!(found.speed, Some(Speed::Instant));
        assert_eq!(found.status, Some(PathBuf::from("s.json")));
    }

    #[test]
    fn a_wrong_argument_is_named() {
        for (line, named) in [
            ("--tempo 3", "--tempo"),
            ("daylily", "\"daylily\""),
            ("--seed", "--seed"),
            ("--seed five", "--seed"),
            ("--window 12x9", "--window"),
            ("--window wide", "--window"),
            ("--speed warp", "--speed"),
            ("--game poker", "--game"),
        ] {
            let sentence = parse(line).unwrap_err();
            assert!(sentence.contains(named), "{line}: {sentence}");
        }
    }

    #[test]
    fn a_page_keeps_its_own_keys() {
        let found = Arguments::from_query("?theme=dark&seed=7&game=daylily").unwrap();
        assert_eq!((found.seed, found.game.as_deref()), (Some(7), Some("daylily")));
        assert!(Arguments::from_query("?seed=x").is_err());
    }
}
