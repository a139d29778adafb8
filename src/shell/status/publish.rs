//! Hands the snapshot out: to the file that `--status` names, or to the page round the canvas.

use bevy::prelude::*;

use super::snapshot::Snapshot;
use crate::shell::arguments::Arguments;

/// Whether anybody will read it: the page always does.
pub(super) fn is_wanted(arguments: Res<Arguments>) -> bool {
    cfg!(target_arch = "wasm32") || arguments.status.is_some()
}

/// Writes the file whole or not at all, so that whoever reads it never meets half a snapshot.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn publish(snapshot: Res<Snapshot>, arguments: Res<Arguments>) -> Result {
    let Some(file) = &arguments.status else { return Ok(()) };
    let draft = file.with_extension("draft");
    std::fs::write(&draft, serde_json::to_vec(&*snapshot)?)?;
    std::fs::rename(&draft, file)?;
    Ok(())
}

/// Mirrors the snapshot in the page: the screen's name for its loader, a sentence for its screen reader, all of it for tests.
#[cfg(target_arch = "wasm32")]
pub(super) fn publish(snapshot: Res<Snapshot>) -> Result {
    use wasm_bindgen::JsValue;

    let Some(window) = web_sys::window() else { return Ok(()) };
    let Some(document) = window.document() else { return Ok(()) };
    if let Some(page) = document.document_element() {
        // Both can only fail on a malformed name, which these are not.
        let _ = page.set_attribute("data-rummage", &snapshot.screen);
    }
    if let Some(said) = document.get_element_by_id("now") {
        said.set_text_content(Some(&snapshot.table.prompt));
    }
    let json = JsValue::from_str(&serde_json::to_string(&*snapshot)?);
    let _ = js_sys::Reflect::set(&window, &JsValue::from_str("rummage_status"), &json);
    Ok(())
}
