//! House rules in words: their names, what they are, and what is wrong with a name or a code.

use rummage_rules::{
    games::Game,
    house::options::OptionError,
    house::{CodeError, HouseRulesError, LONGEST_NAME},
};

use super::{Kept, NameFault};
use crate::shell::{match_setup::Base, text::Texts};

impl Texts {
    /// What rules are called.
    pub fn base_name(&self, game: &str, base: &Base) -> String {
        match base {
            Base::Usual => self.get("house-usual"),
            Base::Preset(id) => self.get(&format!("preset-{game}-{id}")),
            Base::Own(name) => name.clone(),
        }
    }

    /// What rules are, in a sentence. `differing`: how many of the player's own options differ from the usual game.
    pub fn base_note(&self, game: &str, base: &Base, differing: usize) -> String {
        match base {
            Base::Usual => self.get("house-usual-note"),
            Base::Preset(id) => self.get(&format!("preset-{game}-{id}-note")),
            Base::Own(_) => self.fmt("house-own-note", &[("count", differing.into())]),
        }
    }

    /// Why rules that are kept cannot be played.
    pub fn kept_fault(&self, kept: &Kept) -> Option<String> {
        let fault = kept.fault.as_ref()?;
        let option = match fault {
            HouseRulesError::Option(OptionError::Unknown { key, .. }) => key.clone(),
            HouseRulesError::Option(OptionError::Value { key, value, .. }) => format!("{key} = {value}"),
            other => other.to_string(),
        };
        Some(self.fmt("house-fault", &[("option", option.into())]))
    }

    /// Why a name is not taken.
    pub fn name_fault(&self, fault: &NameFault) -> String {
        match fault {
            NameFault::Taken => self.get("house-name-taken"),
            NameFault::Odd(HouseRulesError::NoName) => self.get("house-name-none"),
            NameFault::Odd(HouseRulesError::LongName(_)) => {
                self.fmt("house-name-long", &[("most", LONGEST_NAME.into())])
            }
            NameFault::Odd(_) => self.get("house-name-odd"),
        }
    }

    /// Why a text is no code of house rules.
    pub fn code_fault(&self, fault: &CodeError) -> String {
        let game_name = |id: &str| self.get(&format!("game-{id}"));
        match fault {
            CodeError::Character(letter) => {
                self.fmt("code-character", &[("letter", letter.to_string().into())])
            }
            CodeError::Short => self.get("code-short"),
            CodeError::Check => self.get("code-check"),
            CodeError::Version(_) => self.get("code-version"),
            CodeError::Game => self.get("code-game"),
            CodeError::Option { game } => self.fmt("code-option", &[("game", game_name(game).into())]),
            CodeError::Value { game, key } => {
                let option = self.get(&format!("option-{game}-{key}"));
                self.fmt("code-value", &[("game", game_name(game).into()), ("option", option.into())])
            }
        }
    }
}

/// How many options differ from the usual game.
pub fn differing(game: &Game, kept: &Kept) -> usize {
    kept.rules.options.changed(game.options).iter().count()
}
