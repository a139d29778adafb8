//! A view as text: its JSON on one line, with the rules of its table by name.

use crate::setup::Setup;
use rummage_rules::house::options::Options;
use rummage_rules::table::view::View;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

/// What a seat may know, and what is played at its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// What is played.
    pub setup: Setup,
    /// What may be known.
    pub view: View,
}

/// The view of a seat at a table with these house rules.
pub fn view_text(view: &View, options: &Options) -> String {
    value(view, options).to_string()
}

fn value(view: &View, options: &Options) -> Value {
    let mut text = serde_json::to_value(view).unwrap_or(Value::Null);
    let spec = &view.public.spec;
    if let Some(public) = text.get_mut("public").and_then(Value::as_object_mut) {
        public.insert(
            "spec".into(),
            json!({ "game": spec.sheet.game, "seats": spec.seats, "options": options }),
        );
    }
    text
}

impl Serialize for Snapshot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        value(&self.view, self.setup.options()).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Snapshot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Snapshot, D::Error> {
        let text = Value::deserialize(from)?;
        let spec = text.get("public").and_then(|public| public.get("spec")).cloned().unwrap_or(Value::Null);
        let setup = serde_json::from_value(spec).map_err(D::Error::custom)?;
        let view = serde_json::from_value(text).map_err(D::Error::custom)?;
        Ok(Snapshot { setup, view })
    }
}
