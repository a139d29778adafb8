//! Stands between SQLite and the system's files: passes every call on, and writes down what is done to those that are watched.
//!
//! SQLite's own way to the system (a `sqlite3_vfs`) stays as it is. Of a copy of it two functions are exchanged, and in the table of
//! functions of each watched file (`sqlite3_io_methods`) four.
#![allow(unsafe_code, reason = "SQLite calls its files through tables of C functions")]

use crate::{Change, watched};
use rusqlite::ffi::{
    SQLITE_ERROR, SQLITE_OK, sqlite3_file, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs, sqlite3_vfs_find,
    sqlite3_vfs_register,
};
use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

/// The way to the system that was there before.
static BELOW: AtomicPtr<sqlite3_vfs> = AtomicPtr::new(std::ptr::null_mut());
/// The watched files that are open, by the address at which SQLite keeps them.
static OPEN: Mutex<BTreeMap<usize, Open>> = Mutex::new(BTreeMap::new());
static STEPPED_IN: Once = Once::new();

/// A watched file.
#[derive(Clone)]
struct Open {
    name: String,
    /// The functions that do what is asked.
    below: &'static sqlite3_io_methods,
}

fn open_files() -> MutexGuard<'static, BTreeMap<usize, Open>> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on SQLite comes by here.
pub fn step_in() {
    STEPPED_IN.call_once(|| {
        // SAFETY: SQLite gives its own way to the system, which stays for the whole program. The copy is never freed, as SQLite demands of
        // what is registered, and everything in it but the two functions works on it as on the first.
        unsafe {
            let below = sqlite3_vfs_find(std::ptr::null());
            BELOW.store(below, Ordering::Release);
            let between = sqlite3_vfs {
                zName: c"between".as_ptr(),
                xOpen: Some(open),
                xDelete: Some(delete),
                pNext: std::ptr::null_mut(),
                ..*below
            };
            sqlite3_vfs_register(Box::into_raw(Box::new(between)), 1);
        }
    });
}

/// The name of a watched file.
///
/// # Safety
/// The path is a text of C, or null.
unsafe fn name(path: *const c_char) -> Option<String> {
    // SAFETY: as promised.
    let path = (!path.is_null()).then(|| unsafe { CStr::from_ptr(path) })?;
    watched().name(path.to_str().ok()?)
}

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    path: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    told: *mut c_int,
) -> c_int {
    let below = BELOW.load(Ordering::Acquire);
    // SAFETY: SQLite calls this as it would call the function below, which fills in the file's functions if all is well. They stay for the
    // whole program.
    unsafe {
        let opened =
            (*below).xOpen.map_or(SQLITE_ERROR, |open_below| open_below(below, path, file, flags, told));
        if let Some(name) = name(path).filter(|_| opened == SQLITE_OK) {
            let methods = &*(*file).pMethods;
            open_files().insert(file.addr(), Open { name, below: methods });
            (*file).pMethods = Box::leak(Box::new(sqlite3_io_methods {
                xClose: Some(close),
                xWrite: Some(write),
                xTruncate: Some(truncate),
                xSync: Some(sync),
                ..*methods
            }));
        }
        opened
    }
}

unsafe extern "C" fn delete(_: *mut sqlite3_vfs, path: *const c_char, flushes: c_int) -> c_int {
    let below = BELOW.load(Ordering::Acquire);
    // SAFETY: SQLite calls this as it would call the function below.
    let (deleted, name) = unsafe {
        let deleted = (*below).xDelete.map_or(SQLITE_ERROR, |delete| delete(below, path, flushes));
        (deleted, name(path))
    };
    if let Some(file) = name.filter(|_| deleted == SQLITE_OK) {
        watched().changes.push(Change::Removed { file });
    }
    deleted
}

/// The file as it was opened, and what it is done with; all is written down that goes well.
fn pass_on(
    file: *mut sqlite3_file,
    below: impl FnOnce(&sqlite3_io_methods) -> Option<c_int>,
    change: impl FnOnce(String) -> Change,
) -> c_int {
    let Some(open) = open_files().get(&file.addr()).cloned() else { return SQLITE_ERROR };
    let done = below(open.below).unwrap_or(SQLITE_ERROR);
    if done == SQLITE_OK {
        watched().changes.push(change(open.name));
    }
    done
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    bytes: *const c_void,
    length: c_int,
    at: sqlite3_int64,
) -> c_int {
    let place = |number: i64| usize::try_from(number).unwrap_or_default();
    // SAFETY: SQLite calls this as it would call the function below, with so many bytes.
    let text = unsafe { std::slice::from_raw_parts(bytes.cast::<u8>(), place(length.into())) }.to_vec();
    let write = |below: &sqlite3_io_methods| {
        // SAFETY: the same.
        below.xWrite.map(|write| unsafe { write(file, bytes, length, at) })
    };
    pass_on(file, write, |file| Change::Wrote { file, at: place(at), bytes: text })
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: sqlite3_int64) -> c_int {
    let truncate = |below: &sqlite3_io_methods| {
        // SAFETY: SQLite calls this as it would call the function below.
        below.xTruncate.map(|truncate| unsafe { truncate(file, size) })
    };
    pass_on(file, truncate, |file| Change::Resized { file, size: usize::try_from(size).unwrap_or_default() })
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    let sync = |below: &sqlite3_io_methods| {
        // SAFETY: SQLite calls this as it would call the function below.
        below.xSync.map(|sync| unsafe { sync(file, flags) })
    };
    pass_on(file, sync, |file| Change::Flushed { file })
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    let open = open_files().remove(&file.addr());
    // SAFETY: SQLite calls this as it would call the function below.
    open.and_then(|open| open.below.xClose.map(|close| unsafe { close(file) })).unwrap_or(SQLITE_ERROR)
}
