//! The folder of what is kept, as the player's own files lie in it.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{Found, LONGEST};

/// Writes a file of a name that nothing has.
pub fn write_new(folder: &Path, stem: &str, ending: &str, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    for number in 1_u32.. {
        let name = if number == 1 { format!("{stem}.{ending}") } else { format!("{stem}-{number}.{ending}") };
        let path = folder.join(name);
        match fs::File::create_new(&path) {
            Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => {}
            file => {
                let written = file.and_then(|mut file| file.write_all(text.as_bytes()));
                // Half a file on a full disk is in the way of everybody.
                return written.map(|()| path.clone()).inspect_err(|_| drop(fs::remove_file(&path)));
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The text of the file that was written last, of those whose names begin and end so.
pub fn read_youngest(folder: &Path, start: &str, ending: &str) -> Found {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(None) };
    let named = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(start) && path.extension().is_some_and(|end| end == ending)
    };
    let age =
        |path: PathBuf| Some((fs::metadata(&path).ok()?.modified().unwrap_or(SystemTime::UNIX_EPOCH), path));
    let youngest = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(named).filter_map(age).max();
    let Some((_, path)) = youngest else { return Ok(None) };
    read(&path).map(Some).map_err(|fault| format!("{}: {fault}", path.display()))
}

fn read(path: &Path) -> io::Result<String> {
    if fs::metadata(path)?.len() > LONGEST {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "it is longer than anything of ours"));
    }
    fs::read_to_string(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_is_written_over_and_the_youngest_is_read() {
        let folder = std::env::temp_dir().join(format!("rummage-files-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        assert_eq!(read_youngest(&folder, "copy", "txt"), Ok(None), "there is no folder");
        let first = write_new(&folder, "copy-1", "txt", "one").unwrap();
        let second = write_new(&folder, "copy-1", "txt", "two").unwrap();
        assert_eq!(second, folder.join("copy-1-2.txt"));
        assert_eq!(fs::read_to_string(&first).unwrap(), "one");
        fs::write(folder.join("copy-3.save"), "no copy").unwrap();
        let old = SystemTime::UNIX_EPOCH;
        fs::File::options().write(true).open(&second).unwrap().set_modified(old).unwrap();
        assert_eq!(read_youngest(&folder, "copy", "txt"), Ok(Some("one".into())));
        fs::write(&first, b"\xff").unwrap();
        let why = read_youngest(&folder, "copy", "txt").unwrap_err();
        assert!(why.contains("copy-1.txt"), "{why}");
        fs::remove_dir_all(folder).unwrap();
    }
}
