//! A disk for tests, whose power can fail before and after each of its steps, and of which a power cut leaves anything that it may.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use rand::{RngExt, rngs::ChaCha8Rng};

use crate::shell::keep::Disk;

/// A disk in memory.
#[derive(Debug, Default)]
pub struct TestDisk(Mutex<State>);

#[derive(Debug, Default, Clone)]
struct State {
    files: Vec<File>,
    /// The names as programs see them.
    names: Names,
    /// The names as a power cut would leave them at least.
    safe_names: Names,
    /// What happened to names since.
    pending: Vec<Change>,
    /// Steps taken so far, and after how many of them the power fails.
    steps: u64,
    power_ends_after: Option<u64>,
}

type Names = BTreeMap<PathBuf, usize>;

#[derive(Debug, Default, Clone)]
struct File {
    bytes: Vec<u8>,
    /// As it was when it was synced last.
    safe: Vec<u8>,
}

#[derive(Debug, Clone)]
enum Change {
    Made(PathBuf, usize),
    Moved { from: PathBuf, to: PathBuf, file: usize },
    Gone(PathBuf),
}

impl Change {
    fn happen(&self, names: &mut Names) {
        match self {
            Self::Made(name, file) => drop(names.insert(name.clone(), *file)),
            Self::Moved { from, to, file } => {
                if names.get(from) == Some(file) {
                    names.remove(from);
                }
                names.insert(to.clone(), *file);
            }
            Self::Gone(name) => drop(names.remove(name)),
        }
    }
}

impl State {
    /// A step that changes something, unless the power has failed.
    fn step(&mut self) -> io::Result<()> {
        if self.power_ends_after.is_some_and(|end| self.steps >= end) {
            return Err(io::Error::other("the power has failed"));
        }
        self.steps += 1;
        Ok(())
    }

    fn file(&self, name: &Path) -> io::Result<usize> {
        self.names.get(name).copied().ok_or(io::ErrorKind::NotFound.into())
    }

    fn change(&mut self, change: Change) {
        change.happen(&mut self.names);
        self.pending.push(change);
    }
}

impl TestDisk {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The same disk once more.
    pub fn copy(&self) -> Self {
        Self(Mutex::new(self.state().clone()))
    }

    /// The power fails after so many steps from here.
    pub fn end_power_after(&self, steps: u64) {
        let mut state = self.state();
        state.power_ends_after = Some(state.steps + steps);
    }

    /// Whether the power has failed, or would with the next step.
    pub fn is_at_its_end(&self) -> bool {
        let state = self.state();
        state.power_ends_after.is_some_and(|end| state.steps >= end)
    }

    /// What a power cut leaves: of what was not synced anything, in any order.
    pub fn after_a_cut(&self, dice: &mut ChaCha8Rng) -> Self {
        let state = self.state();
        let mut names = state.safe_names.clone();
        for change in &state.pending {
            if dice.random() {
                change.happen(&mut names);
            }
        }
        let mut left = |file: &File| {
            let bytes = if file.bytes == file.safe { file.safe.clone() } else { torn(file, dice) };
            File { safe: bytes.clone(), bytes }
        };
        let files = state.files.iter().map(&mut left).collect();
        Self(Mutex::new(State { files, safe_names: names.clone(), names, ..State::default() }))
    }

    /// Puts bytes under a name, safely.
    pub fn put(&self, name: &Path, bytes: &[u8]) {
        let mut state = self.state();
        let file = state.files.len();
        state.files.push(File { bytes: bytes.to_vec(), safe: bytes.to_vec() });
        state.names.insert(name.into(), file);
        state.safe_names.insert(name.into(), file);
    }

    /// The names of all files.
    pub fn names(&self) -> Vec<PathBuf> {
        self.state().names.keys().cloned().collect()
    }

    /// Whether some file holds just these bytes.
    pub fn holds(&self, bytes: &[u8]) -> bool {
        let state = self.state();
        state.names.values().any(|file| state.files[*file].bytes == bytes)
    }
}

/// A file that was written and not synced.
fn torn(file: &File, dice: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = file.bytes.clone();
    let at = dice.random_range(0..=bytes.len());
    match dice.random_range(0..4) {
        0 => return file.safe.clone(),
        1 => bytes.truncate(at),
        2 => bytes[at..].fill(0),
        _ => {}
    }
    bytes
}

impl Disk for TestDisk {
    fn make_folder(&self, _: &Path) -> io::Result<()> {
        self.state().step()
    }

    fn read(&self, file: &Path, most: u64) -> io::Result<Vec<u8>> {
        let state = self.state();
        let bytes = &state.files[state.file(file)?].bytes;
        Ok(bytes[..bytes.len().min(usize::try_from(most).unwrap_or(usize::MAX))].to_vec())
    }

    fn is_taken(&self, file: &Path) -> bool {
        self.state().names.contains_key(file)
    }

    fn write(&self, name: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut state = self.state();
        // A power cut in the midst of writing leaves it as torn as one right after it.
        let failed = state.step();
        let file = state.file(name).unwrap_or_else(|_| {
            let file = state.files.len();
            state.files.push(File::default());
            state.change(Change::Made(name.into(), file));
            file
        });
        state.files[file].bytes = bytes.to_vec();
        failed
    }

    fn sync(&self, name: &Path) -> io::Result<()> {
        let mut state = self.state();
        state.step()?;
        let file = state.file(name)?;
        state.files[file].safe = state.files[file].bytes.clone();
        Ok(())
    }

    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        let mut state = self.state();
        state.step()?;
        state.safe_names = state.names.clone();
        state.pending.clear();
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.state();
        let file = state.file(from)?;
        state.step()?;
        state.change(Change::Moved { from: from.into(), to: to.into(), file });
        Ok(())
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        let mut state = self.state();
        state.file(file)?;
        state.step()?;
        state.change(Change::Gone(file.into()));
        Ok(())
    }
}
