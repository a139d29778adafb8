//! A view as text: written as the wire writes it; read, and held to what any seat could see.

use rummage_rules::table::view::View;
pub use rummage_wire::view_text as write;

/// A view from text.
///
/// # Errors
/// What about it is no view, with the column where there is one.
pub fn read(text: &str) -> Result<View, String> {
    let view: View = serde_json::from_str(text).map_err(|error| {
        let what = error.to_string();
        let what = what.rsplit_once(" at line ").map_or(what.as_str(), |(what, _)| what);
        format!("column {}: {what}", error.column())
    })?;
    view.vet().map_err(|implausible| implausible.to_string())?;
    Ok(view)
}
