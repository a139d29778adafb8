//! A view as text: the JSON of the view on one line, with the rules of its table by name.

use rummage_rules::house::options::Options;
use rummage_rules::table::view::View;
use serde_json::{Value, json};

/// The view of a seat at a table with these house rules.
pub fn write(view: &View, options: &Options) -> String {
    let mut text = serde_json::to_value(view).unwrap_or(Value::Null);
    let spec = &view.public.spec;
    if let Some(public) = text.get_mut("public").and_then(Value::as_object_mut) {
        public.insert(
            "spec".into(),
            json!({ "game": spec.sheet.game, "seats": spec.seats, "options": options }),
        );
    }
    text.to_string()
}

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
