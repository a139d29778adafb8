//! Where kept texts lie: a folder of the player's, the browser's local storage, or memory where nothing may be written.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    sync::Mutex,
};

use thiserror::Error;

use super::envelope;

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
    Folder(PathBuf),
    /// The browser's local storage.
    Browser,
    /// Nothing outlives the program.
    Memory(Mutex<BTreeMap<String, String>>),
}

/// Which of the two generations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Generation {
    /// As it was kept last.
    Latest,
    /// As it was kept before that.
    Former,
}

impl Generation {
    fn suffix(self) -> &'static str {
        match self {
            Self::Latest => "",
            Self::Former => ".former",
        }
    }
}

impl Store {
    /// Memory.
    pub fn memory() -> Self {
        Self::Memory(Mutex::default())
    }

    /// Keeps a text under a name, and what was there before as its former generation.
    ///
    /// # Errors
    /// The place refuses; then what was kept before is still there.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        match self {
            Self::Folder(folder) => write_file(folder, name, text),
            Self::Browser => browser::write(name, text),
            Self::Memory(texts) => {
                let mut texts = texts.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                if let Some(former) = texts.insert(name.into(), text.into()) {
                    texts.insert(format!("{name}{}", Generation::Former.suffix()), former);
                }
                Ok(())
            }
        }
    }

    /// A generation of a text, if there is one.
    ///
    /// # Errors
    /// The place refuses, or what lies there is no text or far too long.
    pub fn read(&self, name: &str, generation: Generation) -> Result<Option<String>, StoreError> {
        let full = format!("{name}{}", generation.suffix());
        match self {
            Self::Folder(folder) => read_file(&folder.join(file_name(&full))),
            Self::Browser => browser::read(&full),
            Self::Memory(texts) => {
                let texts = texts.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                Ok(texts.get(&full).cloned())
            }
        }
    }

    /// Writes a plain file into the folder; other places have none.
    pub fn export(&self, file: &str, text: &str) -> Option<Result<PathBuf, StoreError>> {
        let Self::Folder(folder) = self else { return None };
        let path = folder.join(file);
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, text));
        Some(written.map_err(at(&path)).map(|()| path))
    }

    /// Forgets a text in both generations.
    ///
    /// # Errors
    /// The place refuses.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        for generation in [Generation::Former, Generation::Latest] {
            let full = format!("{name}{}", generation.suffix());
            match self {
                Self::Folder(folder) => remove_file(&folder.join(file_name(&full)))?,
                Self::Browser => browser::remove(&full)?,
                Self::Memory(texts) => {
                    texts.lock().unwrap_or_else(std::sync::PoisonError::into_inner).remove(&full);
                }
            }
        }
        Ok(())
    }
}

fn file_name(name: &str) -> String {
    format!("{name}.save")
}

fn at(path: &Path) -> impl Fn(io::Error) -> StoreError {
    move |fault| StoreError::File { path: path.to_owned(), fault }
}

/// First the new text is whole on the disk, then the names change hands: whenever the power fails, one of the two is there.
fn write_file(folder: &Path, name: &str, text: &str) -> Result<(), StoreError> {
    use std::{fs, io::Write};
    let (latest, fresh) = (folder.join(file_name(name)), folder.join(format!("{name}.new")));
    let former = folder.join(file_name(&format!("{name}{}", Generation::Former.suffix())));
    fs::create_dir_all(folder).map_err(at(folder))?;
    let mut file = fs::File::create(&fresh).map_err(at(&fresh))?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(at(&fresh))?;
    match fs::rename(&latest, &former) {
        Err(fault) if fault.kind() != io::ErrorKind::NotFound => return Err(at(&former)(fault)),
        _ => {}
    }
    fs::rename(&fresh, &latest).map_err(at(&latest))?;
    // Renamed files are safe once their folder is; systems that cannot sync a folder do without.
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

fn read_file(path: &Path) -> Result<Option<String>, StoreError> {
    use std::{fs, io::Read};
    let file = match fs::File::open(path) {
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(None),
        file => file.map_err(at(path))?,
    };
    let mut bytes = Vec::new();
    file.take(envelope::LONGEST as u64 + 1).read_to_end(&mut bytes).map_err(at(path))?;
    // What is no text is shown as well as it can be; its envelope will not open.
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

fn remove_file(path: &Path) -> Result<(), StoreError> {
    match std::fs::remove_file(path) {
        Err(fault) if fault.kind() != io::ErrorKind::NotFound => Err(at(path)(fault)),
        _ => Ok(()),
    }
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use super::{Generation, StoreError};

    fn storage() -> Result<web_sys::Storage, StoreError> {
        let refused = |why: String| StoreError::Browser(why);
        let window = web_sys::window().ok_or_else(|| refused("no window".into()))?;
        let storage = window.local_storage().map_err(|fault| refused(format!("{fault:?}")))?;
        storage.ok_or_else(|| refused("no local storage".into()))
    }

    fn key(name: &str) -> String {
        format!("rummage/{name}")
    }

    pub fn write(name: &str, text: &str) -> Result<(), StoreError> {
        let refused = |fault: wasm_bindgen::JsValue| StoreError::Browser(format!("{fault:?}"));
        let storage = storage()?;
        if let Some(before) = storage.get_item(&key(name)).map_err(refused)? {
            storage
                .set_item(&key(&format!("{name}{}", Generation::Former.suffix())), &before)
                .map_err(refused)?;
        }
        storage.set_item(&key(name), text).map_err(refused)
    }

    pub fn read(name: &str) -> Result<Option<String>, StoreError> {
        storage()?.get_item(&key(name)).map_err(|fault| StoreError::Browser(format!("{fault:?}")))
    }

    pub fn remove(name: &str) -> Result<(), StoreError> {
        storage()?.remove_item(&key(name)).map_err(|fault| StoreError::Browser(format!("{fault:?}")))
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod browser {
    use super::StoreError;

    fn nowhere() -> StoreError {
        StoreError::Browser("this is no browser".into())
    }

    pub fn write(_: &str, _: &str) -> Result<(), StoreError> {
        Err(nowhere())
    }

    pub fn read(_: &str) -> Result<Option<String>, StoreError> {
        Err(nowhere())
    }

    pub fn remove(_: &str) -> Result<(), StoreError> {
        Err(nowhere())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("rummage-store-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn two_generations_are_kept_and_both_are_forgotten() {
        for store in [Store::Folder(folder("two")), Store::memory()] {
            assert_eq!(store.read("a", Generation::Latest).unwrap(), None);
            store.write("a", "first").unwrap();
            store.write("a", "second").unwrap();
            assert_eq!(store.read("a", Generation::Latest).unwrap().as_deref(), Some("second"));
            assert_eq!(store.read("a", Generation::Former).unwrap().as_deref(), Some("first"));
            store.remove("a").unwrap();
            store.remove("a").unwrap();
            assert_eq!(store.read("a", Generation::Former).unwrap(), None);
        }
    }

    #[test]
    fn a_place_that_refuses_is_named() {
        let file = folder("refuses");
        std::fs::write(&file, "a file where a folder should be").unwrap();
        let fault = Store::Folder(file.clone()).write("a", "text").unwrap_err();
        assert!(fault.to_string().contains(&file.display().to_string()), "{fault}");
        std::fs::remove_file(file).unwrap();
    }

    #[test]
    fn a_text_half_written_leaves_the_one_before() {
        let place = folder("half");
        let store = Store::Folder(place.clone());
        store.write("a", "first").unwrap();
        std::fs::write(place.join("a.new"), "sec").unwrap();
        assert_eq!(store.read("a", Generation::Latest).unwrap().as_deref(), Some("first"));
        store.write("a", "second").unwrap();
        assert_eq!(store.read("a", Generation::Latest).unwrap().as_deref(), Some("second"));
    }
}
