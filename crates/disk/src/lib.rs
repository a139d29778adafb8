//! A disk that remembers every write and flush of SQLite, so that a test can cut the power at any moment of it.
//!
//! [`Disk::watch`] stands between SQLite and the files of a folder. Whatever is written goes to these files, and is kept in its order as
//! well. [`Disk::after_a_cut`] then tells what the files may hold if the power had gone at some moment: all that had been flushed by
//! then, and of the rest those sectors that chance leaves. One run can be cut as often as one likes.
#![warn(missing_docs)]

mod between;
mod platter;

use platter::Platter;
use rand::Rng;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Something that was done to a file, which is known by its name in the folder.
#[derive(Clone, Debug)]
enum Change {
    /// These bytes were written from there on.
    Wrote { file: String, at: usize, bytes: Vec<u8> },
    /// It was made so long.
    Resized { file: String, size: usize },
    /// All that had been done to it was flushed.
    Flushed { file: String },
    /// It was removed, for good.
    Removed { file: String },
}

/// The folder that is watched, with the mark that ends its name, and what was done there.
static WATCHED: Mutex<Watched> = Mutex::new(Watched { folder: String::new(), changes: Vec::new() });

struct Watched {
    folder: String,
    changes: Vec<Change>,
}

fn watched() -> MutexGuard<'static, Watched> {
    WATCHED.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Watched {
    /// The name of a file in the folder, if it lies there.
    fn name(&self, path: &str) -> Option<String> {
        let name = path.strip_prefix(&self.folder).filter(|_| !self.folder.is_empty());
        name.map(str::to_owned)
    }
}

/// What was written in a folder, for as long as the program runs.
pub struct Disk(());

impl Disk {
    /// From now on all that SQLite does to the files of this folder is remembered, in this whole program. A program has one such folder.
    pub fn watch(folder: &Path) -> Disk {
        watched().folder = format!("{}/", folder.display());
        between::step_in();
        Disk(())
    }

    /// This moment: so many things were done by now.
    pub fn moment(&self) -> usize {
        watched().changes.len()
    }

    /// What the files hold, by name, if the power goes at a moment: what was flushed, and of the rest what chance leaves.
    pub fn after_a_cut(&self, moment: usize, chance: &mut impl Rng) -> BTreeMap<String, Vec<u8>> {
        let changes = watched().changes[..moment].to_vec();
        let mut platter = Platter::default();
        changes.into_iter().for_each(|change| platter.take(change));
        platter.cut(chance)
    }
}
