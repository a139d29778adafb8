//! Where kept texts lie: a folder of the player's, the browser's local storage, or memory where nothing may be written.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use thiserror::Error;

use super::{
    browser,
    disk::{Disk, RealDisk},
    envelope,
};

/// Why something could not be kept or fetched.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The folder does not allow it, or the disk is full.
    #[error("{}: {fault}", path.display())]
    File {
        /// Which file or folder.
        path: PathBuf,
        /// Why.
        fault: io::Error,
    },
    /// The browser does not allow it, or its space is full.
    #[error("the browser keeps no data for this page: {0}")]
    Browser(String),
}

/// A place for kept texts. Each is kept in two generations, so that one whole text is there at every moment.
#[derive(Debug)]
pub enum Store {
    /// Files of a folder.
    Folder(Arc<dyn Disk>, PathBuf),
    /// The browser's local storage.
    Browser,
    /// Nothing outlives the program.
    Memory(Mutex<BTreeMap<String, Vec<u8>>>),
}

/// Which of the two generations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Generation {
    /// As it was kept last.
    Latest,
    /// As it was kept before that.
    Former,
}

/// So many damaged texts of a name lie side by side before the last of them gives way.
const MOST_ASIDE: usize = 50;

impl Generation {
    /// The name of this generation of a text.
    pub(super) fn of(self, name: &str) -> String {
        match self {
            Self::Latest => name.into(),
            Self::Former => format!("{name}.former"),
        }
    }
}

impl Store {
    /// A folder.
    pub fn folder(folder: impl Into<PathBuf>) -> Self {
        Self::Folder(Arc::new(RealDisk), folder.into())
    }

    /// Memory.
    pub fn memory() -> Self {
        Self::Memory(Mutex::default())
    }

    /// Keeps a text under a name, and what was there before as its former generation.
    ///
    /// # Errors
    /// The place refuses; then what was kept before is still there.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let (latest, former) = (Generation::Latest.of(name), Generation::Former.of(name));
        match self {
            Self::Folder(disk, folder) => write_file(&**disk, folder, name, text.as_bytes()),
            Self::Browser => browser::write(&latest, &former, text),
            Self::Memory(texts) => {
                let mut texts = lock(texts);
                if let Some(before) = texts.insert(latest, text.into()) {
                    texts.insert(former, before);
                }
                Ok(())
            }
        }
    }

    /// A generation of a text, if there is one.
    ///
    /// # Errors
    /// The place refuses, or what lies there is no file.
    pub fn read(&self, name: &str, generation: Generation) -> Result<Option<Vec<u8>>, StoreError> {
        let full = generation.of(name);
        match self {
            Self::Folder(disk, folder) => {
                let path = folder.join(file_name(&full));
                match disk.read(&path, envelope::LONGEST as u64 + 1) {
                    Err(fault) if fault.kind() == io::ErrorKind::NotFound => Ok(None),
                    read => read.map(Some).map_err(at(&path)),
                }
            }
            Self::Browser => Ok(browser::read(&full)?.map(String::into_bytes)),
            Self::Memory(texts) => Ok(lock(texts).get(&full).cloned()),
        }
    }

    /// Puts a generation of a text under a name where it is in nobody's way, just as it is; that name.
    ///
    /// # Errors
    /// The place refuses.
    pub fn set_aside(&self, name: &str, generation: Generation) -> Result<String, StoreError> {
        let full = generation.of(name);
        let aside = |number: usize| match number {
            1 => format!("{name}.damaged"),
            number => format!("{name}.damaged-{number}"),
        };
        let free = |is_taken: &dyn Fn(&str) -> bool| {
            (1..MOST_ASIDE).map(aside).find(|aside| !is_taken(aside)).unwrap_or_else(|| aside(MOST_ASIDE))
        };
        match self {
            Self::Folder(disk, folder) => {
                let aside = file_name(&free(&|aside| disk.is_taken(&folder.join(file_name(aside)))));
                let path = folder.join(file_name(&full));
                disk.rename(&path, &folder.join(&aside)).map_err(at(&path))?;
                let _ = disk.sync_folder(folder);
                Ok(aside)
            }
            Self::Browser => {
                let aside = free(&|aside| matches!(browser::read(aside), Ok(Some(_))));
                browser::rename(&full, &aside).map(|()| aside)
            }
            Self::Memory(texts) => {
                let mut texts = lock(texts);
                let aside = free(&|aside| texts.contains_key(aside));
                if let Some(text) = texts.remove(&full) {
                    texts.insert(aside.clone(), text);
                }
                Ok(aside)
            }
        }
    }

    /// Forgets a text in both generations.
    ///
    /// # Errors
    /// The place refuses.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        for generation in [Generation::Former, Generation::Latest] {
            let full = generation.of(name);
            match self {
                Self::Folder(disk, folder) => remove_file(&**disk, folder, &full)?,
                Self::Browser => browser::remove(&full)?,
                Self::Memory(texts) => drop(lock(texts).remove(&full)),
            }
        }
        Ok(())
    }
}

fn lock(texts: &Mutex<BTreeMap<String, Vec<u8>>>) -> MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
    texts.lock().unwrap_or_else(PoisonError::into_inner)
}

fn file_name(name: &str) -> String {
    format!("{name}.save")
}

fn at(path: &Path) -> impl Fn(io::Error) -> StoreError {
    move |fault| StoreError::File { path: path.to_owned(), fault }
}

/// First the new text is whole on the disk, then the names change hands: whenever the power fails, one of the two is there.
fn write_file(disk: &dyn Disk, folder: &Path, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
    let path = |generation: Generation| folder.join(file_name(&generation.of(name)));
    let (latest, former) = (path(Generation::Latest), path(Generation::Former));
    let fresh = folder.join(format!("{name}.new"));
    disk.make_folder(folder).map_err(at(folder))?;
    if let Err(fault) = disk.write(&fresh, bytes).and_then(|()| disk.sync(&fresh)) {
        // Half a text on a full disk is in the way of everybody.
        let _ = disk.remove(&fresh);
        return Err(at(&fresh)(fault));
    }
    match disk.rename(&latest, &former) {
        Err(fault) if fault.kind() != io::ErrorKind::NotFound => return Err(at(&former)(fault)),
        _ => {}
    }
    disk.rename(&fresh, &latest).map_err(at(&latest))?;
    // Renamed files are safe once their folder is; systems that cannot sync a folder do without.
    let _ = disk.sync_folder(folder);
    Ok(())
}

/// Gone for good, before the next one goes: a former generation that came back alone would be two actions old.
fn remove_file(disk: &dyn Disk, folder: &Path, name: &str) -> Result<(), StoreError> {
    let path = folder.join(file_name(name));
    match disk.remove(&path) {
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(()),
        removed => removed.map_err(at(&path))?,
    }
    let _ = disk.sync_folder(folder);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("rummage-store-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[track_caller]
    fn assert_kept(store: &Store, generation: Generation, expected: Option<&str>) {
        let kept = store.read("a", generation).expect("it can be read");
        assert_eq!(kept.as_deref(), expected.map(str::as_bytes));
    }

    #[test]
    fn two_generations_are_kept_and_both_are_forgotten() {
        for store in [Store::folder(folder("two")), Store::memory()] {
            assert_kept(&store, Generation::Latest, None);
            store.write("a", "first").unwrap();
            store.write("a", "second").unwrap();
            assert_kept(&store, Generation::Latest, Some("second"));
            assert_kept(&store, Generation::Former, Some("first"));
            store.remove("a").unwrap();
            store.remove("a").unwrap();
            assert_kept(&store, Generation::Former, None);
        }
    }

    #[test]
    fn what_is_set_aside_lies_beside_what_was_set_aside_before() {
        for (store, ending) in [(Store::folder(folder("aside")), ".save"), (Store::memory(), "")] {
            store.write("a", "first").unwrap();
            assert_eq!(store.set_aside("a", Generation::Latest).unwrap(), format!("a.damaged{ending}"));
            store.write("a", "second").unwrap();
            assert_eq!(store.set_aside("a", Generation::Latest).unwrap(), format!("a.damaged-2{ending}"));
            assert_kept(&store, Generation::Latest, None);
            let aside = store.read("a.damaged", Generation::Latest).unwrap();
            assert_eq!(aside.as_deref(), Some(&b"first"[..]));
        }
    }

    #[test]
    fn a_place_that_refuses_is_named() {
        let file = folder("refuses");
        fs::write(&file, "a file where a folder should be").unwrap();
        let fault = Store::folder(file.clone()).write("a", "text").unwrap_err();
        assert!(fault.to_string().contains(&file.display().to_string()), "{fault}");
        fs::remove_file(file).unwrap();
    }

    #[test]
    fn a_text_half_written_leaves_the_one_before() {
        let place = folder("half");
        let store = Store::folder(place.clone());
        store.write("a", "first").unwrap();
        fs::write(place.join("a.new"), "sec").unwrap();
        assert_kept(&store, Generation::Latest, Some("first"));
        store.write("a", "second").unwrap();
        assert_kept(&store, Generation::Latest, Some("second"));
    }
}
