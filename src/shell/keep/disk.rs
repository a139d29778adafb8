//! What is asked of a file system: few steps, so that a test can end the world before and after each of them.

use std::{
    fmt::Debug,
    fs::{self, File, OpenOptions},
    io::{self, Read},
    path::Path,
};

/// A file system.
pub trait Disk: Debug + Send + Sync {
    /// Makes a folder and those above it, where they are not there yet.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;
    /// The first bytes of a file, so many at most.
    fn read(&self, file: &Path, most: u64) -> io::Result<Vec<u8>>;
    /// Whether the name is taken, by whatever it is.
    fn is_taken(&self, file: &Path) -> bool;
    /// Writes a file anew. A power cut may leave any part of it.
    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()>;
    /// Waits until what was written would outlive a power cut.
    fn sync(&self, file: &Path) -> io::Result<()>;
    /// Waits until the names in a folder would outlive a power cut.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
    /// Gives a file another name, in one step; a file that had it before is gone.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Takes a file away.
    fn remove(&self, file: &Path) -> io::Result<()>;
}

/// The system's own.
#[derive(Debug)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn read(&self, file: &Path, most: u64) -> io::Result<Vec<u8>> {
        // To open a pipe would wait for somebody to write into it.
        if !fs::metadata(file)?.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "there is something else than a file"));
        }
        let mut bytes = Vec::new();
        File::open(file)?.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn is_taken(&self, file: &Path) -> bool {
        fs::symlink_metadata(file).is_ok()
    }

    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        fs::write(file, bytes)
    }

    fn sync(&self, file: &Path) -> io::Result<()> {
        OpenOptions::new().write(true).open(file)?.sync_all()
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        fs::remove_file(file)
    }
}
