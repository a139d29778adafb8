//! The browser's local storage, as the store needs it; nowhere else is there one.

#[cfg(target_arch = "wasm32")]
pub use storage::{put, read, remove, rename, write};

#[cfg(not(target_arch = "wasm32"))]
pub use nowhere::{put, read, remove, rename, write};

#[cfg(target_arch = "wasm32")]
mod storage {
    use super::super::store::StoreError;

    fn refused(fault: &wasm_bindgen::JsValue) -> StoreError {
        StoreError::Browser(format!("{fault:?}"))
    }

    fn storage() -> Result<web_sys::Storage, StoreError> {
        let window = web_sys::window().ok_or_else(|| StoreError::Browser("no window".into()))?;
        let storage = window.local_storage().map_err(|fault| refused(&fault))?;
        storage.ok_or_else(|| StoreError::Browser("no local storage".into()))
    }

    fn key(name: &str) -> String {
        format!("rummage/{name}")
    }

    pub fn put(name: &str, text: &str) -> Result<(), StoreError> {
        storage()?.set_item(&key(name), text).map_err(|fault| refused(&fault))
    }

    pub fn write(latest: &str, former: &str, text: &str) -> Result<(), StoreError> {
        if let Some(before) = read(latest)? {
            put(former, &before)?;
        }
        put(latest, text)
    }

    pub fn read(name: &str) -> Result<Option<String>, StoreError> {
        storage()?.get_item(&key(name)).map_err(|fault| refused(&fault))
    }

    pub fn remove(name: &str) -> Result<(), StoreError> {
        storage()?.remove_item(&key(name)).map_err(|fault| refused(&fault))
    }

    /// First it goes, so that a storage that is full has room for it under its other name.
    pub fn rename(from: &str, to: &str) -> Result<(), StoreError> {
        let Some(text) = read(from)? else { return Ok(()) };
        remove(from)?;
        put(to, &text).inspect_err(|_| drop(put(from, &text)))
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod nowhere {
    use super::super::store::StoreError;

    fn nowhere() -> StoreError {
        StoreError::Browser("this is no browser".into())
    }

    pub fn put(_: &str, _: &str) -> Result<(), StoreError> {
        Err(nowhere())
    }

    pub fn write(_: &str, _: &str, _: &str) -> Result<(), StoreError> {
        Err(nowhere())
    }

    pub fn read(_: &str) -> Result<Option<String>, StoreError> {
        Err(nowhere())
    }

    pub fn remove(_: &str) -> Result<(), StoreError> {
        Err(nowhere())
    }

    pub fn rename(_: &str, _: &str) -> Result<(), StoreError> {
        Err(nowhere())
    }
}
