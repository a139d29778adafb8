//! What a player is told where something cannot be kept, or was not kept well.

use std::io::ErrorKind;

use super::StoreError;
use crate::shell::text::{FluentValue, Texts};

/// Something to tell.
#[derive(Debug)]
pub(super) enum News {
    /// The place refuses.
    Refused(StoreError),
    /// The former generation of something is used; why, and where the latest lies.
    Former(String),
    /// The options are lost; why, and where they lie.
    Lost(String),
}

impl News {
    /// It in words.
    pub(super) fn words(&self, texts: &Texts) -> String {
        let why = |why: &str| [("why", FluentValue::from(why.to_owned()))];
        match self {
            Self::Refused(fault) => refused(fault, texts),
            Self::Former(cause) => texts.fmt("keep-former", &why(cause)),
            Self::Lost(cause) => texts.fmt("keep-lost", &why(cause)),
        }
    }
}

/// Why nothing is kept, and what that means.
fn refused(fault: &StoreError, texts: &Texts) -> String {
    match fault {
        StoreError::File { path, fault } => match fault.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => texts.get("keep-refused-full"),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem | ErrorKind::NotADirectory => {
                // It is the folder that the player knows, not its files.
                let folder = path.parent().filter(|_| path.extension().is_some()).unwrap_or(path);
                texts.fmt("keep-refused-forbidden", &[("place", folder.display().to_string().into())])
            }
            _ => texts.fmt("keep-refused-fault", &[("why", fault.to_string().into())]),
        },
        // What Chromium and Safari, and what Firefox calls it.
        StoreError::Browser(why) if why.contains("QuotaExceeded") || why.contains("QUOTA_REACHED") => {
            texts.get("keep-refused-browser-full")
        }
        StoreError::Browser(_) => texts.get("keep-refused-browser"),
    }
}

/// A fault as it fits into a notice: it may quote a text of any length.
pub(crate) fn in_short(fault: &impl std::fmt::Display) -> String {
    let words = fault.to_string();
    match words.char_indices().nth(MOST_WORDS) {
        Some((end, _)) => format!("{}…", &words[..end]),
        None => words,
    }
}

/// So many letters of a fault are told.
const MOST_WORDS: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;

    #[test]
    fn every_refusal_says_what_it_means_for_the_match() {
        let file =
            |kind: ErrorKind| StoreError::File { path: "/saves/match-gin.save".into(), fault: kind.into() };
        let browser = |why: &str| StoreError::Browser(why.into());
        let texts = Texts::english();
        let table = [
            (file(ErrorKind::StorageFull), "The disk is full"),
            (file(ErrorKind::PermissionDenied), "Nothing may be written to /saves,"),
            (
                StoreError::File { path: "/saves".into(), fault: io::Error::from_raw_os_error(5) },
                "Matches and options cannot",
            ),
            (
                browser("JsValue(QuotaExceededError: the quota has been exceeded.)"),
                "The browser has no more room",
            ),
            (
                browser("JsValue(SecurityError: access is denied for this document.)"),
                "The browser keeps nothing",
            ),
            (browser("no local storage"), "The browser keeps nothing"),
        ];
        for (fault, begins) in table {
            let words = News::Refused(fault).words(&texts);
            assert!(words.starts_with(begins) && words.ends_with("You can play on."), "{words}");
        }
    }
}
