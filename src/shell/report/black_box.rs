//! The black box: what is known of this run when it falls. It lies outside the app, where a falling program can still reach it.

use std::{
    collections::VecDeque,
    path::PathBuf,
    sync::{Mutex, MutexGuard, TryLockError},
};

use crate::shell::keep::place::Place;

/// So many lines of the log are remembered, each no longer than that.
const LINES: usize = 60;
const LINE: usize = 500;

static BOX: Mutex<Contents> =
    Mutex::new(Contents { place: Place::Nowhere, game: String::new(), lines: VecDeque::new() });

struct Contents {
    place: Place,
    /// The match on the table, as it is kept.
    game: String,
    lines: VecDeque<String>,
}

/// The contents, unless somebody has them in hand: a falling program must not wait for itself.
fn contents() -> Option<MutexGuard<'static, Contents>> {
    match BOX.try_lock() {
        Ok(contents) => Some(contents),
        Err(TryLockError::Poisoned(contents)) => Some(contents.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    }
}

/// A run begins, whose report would lie in this place.
pub(super) fn begin(place: Place) {
    if let Some(mut contents) = contents() {
        *contents = Contents { place, game: String::new(), lines: VecDeque::new() };
    }
}

/// The match on the table, as it is kept; nothing once it is over.
pub(crate) fn note_match(text: &str) {
    if let Some(mut contents) = contents() {
        text.clone_into(&mut contents.game);
    }
}

/// A line of the log.
pub(super) fn note_line(line: &str) {
    if let Some(mut contents) = contents() {
        if contents.lines.len() == LINES {
            contents.lines.pop_front();
        }
        contents.lines.push_back(line.chars().take(LINE).collect());
    }
}

/// Writes a report beside the saves: what happened, the end of the log, and the match. The file in which it lies, where it does
/// so in a file.
pub fn write_down(what: &str) -> Option<PathBuf> {
    let contents = contents()?;
    contents.place.keep(&contents.report(what))
}

/// What the program runs on.
#[cfg(not(target_arch = "wasm32"))]
fn system() -> String {
    format!("{} {}", std::env::consts::OS, std::env::consts::ARCH)
}

/// What the program runs on: the browser says who it is.
#[cfg(target_arch = "wasm32")]
fn system() -> String {
    let agent = web_sys::window().and_then(|window| window.navigator().user_agent().ok());
    agent.unwrap_or_else(|| "a browser".into())
}

impl Contents {
    fn report(&self, what: &str) -> String {
        let lines: Vec<&str> = self.lines.iter().map(String::as_str).collect();
        let game = if self.game.is_empty() { "none" } else { &self.game };
        format!(
            "Rummage {} on {}\n\n{what}\n\nThe end of the log:\n{}\n\nThe match on the table, its seed in it:\n{game}\n",
            env!("CARGO_PKG_VERSION"),
            system(),
            lines.join("\n"),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_holds_what_happened_the_log_and_the_match() {
        let lines = (0..3).map(|line| format!("line {line}")).collect();
        let contents = Contents { place: Place::Nowhere, game: "{\"record\":1}".into(), lines };
        let report = contents.report("panicked at src/here.rs:5: so it is");
        for part in [env!("CARGO_PKG_VERSION"), "so it is", "line 0\nline 1\nline 2", "{\"record\":1}"] {
            assert!(report.contains(part), "{part} is missing: {report}");
        }
    }
}
