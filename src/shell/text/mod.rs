//! Every word a player sees, from the Fluent files of `assets/text`.

use bevy::prelude::*;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use rummage_rules::house::options::{OptionDef, UNLIMITED, Value};
use unic_langid::LanguageIdentifier;

pub mod cards;
pub mod contract;
pub mod goal;
pub mod points;
pub mod wild;

pub use fluent_bundle::FluentValue;

/// The English files, part of the program so that no word can go missing.
const ENGLISH: [(&str, &str); 35] = [
    ("menu.ftl", include_str!("../../../assets/text/en/menu.ftl")),
    ("friends.ftl", include_str!("../../../assets/text/en/friends.ftl")),
    ("house.ftl", include_str!("../../../assets/text/en/house.ftl")),
    ("options.ftl", include_str!("../../../assets/text/en/options.ftl")),
    ("daylily.ftl", include_str!("../../../assets/text/en/daylily.ftl")),
    ("ditch.ftl", include_str!("../../../assets/text/en/ditch.ftl")),
    ("dummy.ftl", include_str!("../../../assets/text/en/dummy.ftl")),
    ("liverpool.ftl", include_str!("../../../assets/text/en/liverpool.ftl")),
    ("contractrummy.ftl", include_str!("../../../assets/text/en/contractrummy.ftl")),
    ("shanghai.ftl", include_str!("../../../assets/text/en/shanghai.ftl")),
    ("quick.ftl", include_str!("../../../assets/text/en/quick.ftl")),
    ("romme.ftl", include_str!("../../../assets/text/en/romme.ftl")),
    ("viennese.ftl", include_str!("../../../assets/text/en/viennese.ftl")),
    ("indian.ftl", include_str!("../../../assets/text/en/indian.ftl")),
    ("gin.ftl", include_str!("../../../assets/text/en/gin.ftl")),
    ("knockrummy.ftl", include_str!("../../../assets/text/en/knockrummy.ftl")),
    ("rummy500.ftl", include_str!("../../../assets/text/en/rummy500.ftl")),
    ("threethirteen.ftl", include_str!("../../../assets/text/en/threethirteen.ftl")),
    ("conquian.ftl", include_str!("../../../assets/text/en/conquian.ftl")),
    ("tonk.ftl", include_str!("../../../assets/text/en/tonk.ftl")),
    ("penang.ftl", include_str!("../../../assets/text/en/penang.ftl")),
    ("robbers.ftl", include_str!("../../../assets/text/en/robbers.ftl")),
    ("desmoche.ftl", include_str!("../../../assets/text/en/desmoche.ftl")),
    ("khanhoo.ftl", include_str!("../../../assets/text/en/khanhoo.ftl")),
    ("marriage.ftl", include_str!("../../../assets/text/en/marriage.ftl")),
    ("canasta.ftl", include_str!("../../../assets/text/en/canasta.ftl")),
    ("chinchon.ftl", include_str!("../../../assets/text/en/chinchon.ftl")),
    ("basic.ftl", include_str!("../../../assets/text/en/basic.ftl")),
    ("statistics.ftl", include_str!("../../../assets/text/en/statistics.ftl")),
    ("table.ftl", include_str!("../../../assets/text/en/table.ftl")),
    ("lessons.ftl", include_str!("../../../assets/text/en/lessons.ftl")),
    ("advice.ftl", include_str!("../../../assets/text/en/advice.ftl")),
    ("replay.ftl", include_str!("../../../assets/text/en/replay.ftl")),
    ("refusals.ftl", include_str!("../../../assets/text/en/refusals.ftl")),
    ("workshop.ftl", include_str!("../../../assets/text/en/workshop.ftl")),
];

/// The words of the player's language.
#[derive(Resource)]
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The English words. A fault in a file is logged with its name; the rest of the file still reads.
    pub fn english() -> Self {
        let british: LanguageIdentifier = "en-GB".parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![british]);
        // Isolation marks are invisible to people but not to fonts without them.
        bundle.set_use_isolating(false);
        for (file, source) in ENGLISH {
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, faults)| {
                error!("assets/text/en/{file}: {faults:?}");
                partial
            });
            if let Err(faults) = bundle.add_resource(resource) {
                error!("assets/text/en/{file}: {faults:?}");
            }
        }
        Self { bundle }
    }

    /// The text of a key that takes no values.
    pub fn get(&self, key: &str) -> String {
        self.fmt(key, &[])
    }

    /// The text of a key with its values filled in. A missing key is logged and shown as itself.
    pub fn fmt(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.find(key, values).unwrap_or_else(|| {
            error!("no text for the key {key}");
            key.to_owned()
        })
    }

    /// The text of a key as this game says it: its own, or the one all games share. What the game calls a round is filled in as `unit`.
    pub fn told(&self, game: &str, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let unit = self.find(&format!("unit-{game}"), &[]).unwrap_or_else(|| self.get("unit"));
        let values: Vec<_> = values.iter().cloned().chain([("unit", unit.into())]).collect();
        self.find(&format!("{key}-{game}"), &values).unwrap_or_else(|| self.fmt(key, &values))
    }

    /// A small number in words.
    pub fn number(&self, number: usize) -> String {
        self.fmt("number", &[("number", number.into())])
    }

    /// An option's value in words.
    pub fn option_value(&self, game: &str, def: &OptionDef, value: &Value) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Word(word) if word == "on" || word == "off" || word == UNLIMITED => {
                self.get(&format!("state-{word}"))
            }
            Value::Word(word) => self.get(&format!("option-{game}-{}-{word}", def.key)),
        }
    }

    /// The text of a key, if there is one.
    pub fn find(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        if !faults.is_empty() {
            error!("the text of {key}: {faults:?}");
        }
        Some(text)
    }
}

/// An option's value as a text speaks of it. A number among words is a number all the same.
pub fn argument(value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Word(word) => match word.parse::<i64>() {
            Ok(number) => FluentValue::from(number),
            Err(_) => FluentValue::from(word.clone()),
        },
    }
}

/// A sentence or a title begins with a capital letter.
pub fn sentence_case(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Registers the words.
pub fn plugin(app: &mut App) {
    app.insert_resource(Texts::english());
}
