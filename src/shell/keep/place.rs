//! Where the report of a fall lies: a file beside the saves, or the browser's local storage.

use std::{fs, path::PathBuf};

use bevy::prelude::*;

use super::browser;

/// A report that nobody has been told of, and what it is called from then on.
const UNTOLD: &str = "rummage-report.new";
const TOLD: &str = "rummage-report.txt";

/// The report of the last run, if it fell: where it lies and what it says.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Where, if that is in a file.
    pub file: Option<PathBuf>,
    /// What.
    pub text: String,
}

/// A place for reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// Nothing outlives the program.
    Nowhere,
    /// The folder of the saves.
    Folder(PathBuf),
    /// The browser's local storage.
    Browser,
}

impl Place {
    /// Keeps a report of which nobody has been told. The file in which it lies, where it does so in a file.
    pub fn keep(&self, report: &str) -> Option<PathBuf> {
        match self {
            Self::Nowhere => None,
            Self::Folder(folder) => {
                let file = folder.join(UNTOLD);
                fs::create_dir_all(folder).ok()?;
                fs::write(&file, report).ok()?;
                Some(file)
            }
            Self::Browser => {
                // A browser that keeps nothing has said so already.
                let _ = browser::put(UNTOLD, report);
                None
            }
        }
    }

    /// The report of which nobody has been told. It is named as told of before it is shown: should it be what fells the
    /// program, the next start goes on without.
    pub fn find(&self) -> Option<Report> {
        match self {
            Self::Nowhere => None,
            Self::Folder(folder) => {
                let file = folder.join(TOLD);
                fs::rename(folder.join(UNTOLD), &file).ok()?;
                let text = String::from_utf8_lossy(&fs::read(&file).ok()?).into_owned();
                Some(Report { file: Some(file), text })
            }
            Self::Browser => {
                let text = browser::read(UNTOLD).ok()??;
                browser::rename(UNTOLD, TOLD).ok()?;
                Some(Report { file: None, text })
            }
        }
    }
}
