//! What is fuzzed: each kind of text that comes from outside, how it is spoilt and how it is read.

use crate::scenario;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rummage_host::Host;
use rummage_rules::house::{self, HouseRules};
use rummage_rules::record::MatchRecord;
use rummage_rules::record::share::{self, ShareError};
use rummage_spoil::spoil;
use std::path::Path;

/// A kind of text.
#[derive(Copy, Clone, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Kind {
    /// Records of matches: what a kept match is inside
    Record,
    /// Codes of matches
    Code,
    /// Files of house rules
    Rules,
    /// Codes of house rules
    RulesCode,
    /// Files of scenarios
    Scenario,
}

/// How a text was answered.
pub enum Outcome {
    /// It was taken; what is special about it.
    Accepted(String),
    /// It was refused in these words.
    Refused(String),
}

impl Kind {
    /// A text of this kind, spoilt.
    pub fn spoil(self, dice: &mut ChaCha8Rng, text: &[u8], others: &[Vec<u8>]) -> Vec<u8> {
        match share::unpack(&String::from_utf8_lossy(text)) {
            // Whatever is done to a code, its check notices: what is in it is spoilt more often.
            Ok(inner) if self == Kind::Code && dice.random_ratio(3, 4) => {
                let spoilt = spoil(dice, inner.as_bytes(), &[]);
                share::pack(&String::from_utf8_lossy(&spoilt)).into_bytes()
            }
            _ => spoil(dice, text, others),
        }
    }

    /// Reads a text of this kind.
    ///
    /// # Errors
    /// A promise that does not hold: what is read comes back as it was when it is written.
    pub fn read(self, text: &str) -> Result<Outcome, String> {
        let read = match self {
            Kind::Record => record(text),
            Kind::Code => code(text),
            Kind::Rules => rules(text),
            Kind::RulesCode => rules_code(text),
            Kind::Scenario => scenario(text),
        };
        match read {
            Ok(Outcome::Refused(why)) if why.trim().is_empty() => Err("it is refused without a word".into()),
            read => read,
        }
    }
}

/// Refused in the words of this error.
fn refused(why: &impl ToString) -> Result<Outcome, String> {
    Ok(Outcome::Refused(why.to_string()))
}

/// What matters is that it holds.
fn promise(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("broken: {what}")) }
}

fn record(text: &str) -> Result<Outcome, String> {
    let record: MatchRecord = match serde_json::from_str(text) {
        Ok(record) => record,
        Err(why) => return refused(&why),
    };
    let played = match Host::resume(&record) {
        Ok(played) => played,
        Err(why) => return refused(&why),
    };
    let written = serde_json::to_string(played.record()).map_err(|why| why.to_string())?;
    let read: MatchRecord = serde_json::from_str(&written).map_err(|why| why.to_string())?;
    let again = Host::resume(&read).map_err(|why| why.to_string())?;
    promise(again.truth().digest() == played.truth().digest(), "a record replays to another table")?;
    promise(played.truth().audit().is_ok(), "a record replays to a table that cannot be")?;
    let stands = played.public().state_name();
    Ok(Outcome::Accepted(format!("{} {stands} {}", record.game, record.actions.len())))
}

fn code(text: &str) -> Result<Outcome, String> {
    let shared = match share::read(text) {
        Ok(shared) => shared,
        Err(why) => return refused(&why),
    };
    match share::read(&share::code(&shared.record, &shared.chairs)) {
        // Packed as tightly as we do it may still be a little longer than somebody else's.
        Ok(_) | Err(ShareError::Long) => {}
        Err(why) => return Err(format!("broken: a match has a code that cannot be read: {why}")),
    }
    Ok(Outcome::Accepted(format!("{} {}", shared.record.game, shared.record.actions.len())))
}

fn rules(text: &str) -> Result<Outcome, String> {
    let rules = match HouseRules::from_ron(text) {
        Ok(rules) => rules,
        Err(why) => return refused(&why),
    };
    promise(HouseRules::from_ron(&rules.to_ron()) == Ok(rules.clone()), "house rules come back as others")?;
    let code = rules.code().map_err(|why| format!("broken: house rules without a code: {why}"))?;
    let read = house::read_code(&code).map_err(|why| format!("broken: a code that cannot be read: {why}"))?;
    promise((read.0.id, &read.1) == (rules.game.as_str(), &rules.options), "a code names other house rules")?;
    Ok(Outcome::Accepted(code))
}

fn rules_code(text: &str) -> Result<Outcome, String> {
    let (game, options) = match house::read_code(text) {
        Ok(read) => read,
        Err(why) => return refused(&why),
    };
    promise(options.validate(game.id, game.options).is_ok(), "a code names rules that cannot be")?;
    Ok(Outcome::Accepted(house::code(game, &options)))
}

fn scenario(text: &str) -> Result<Outcome, String> {
    match scenario::play_text(Path::new("fuzz.toml"), text) {
        Ok(scenarios) => Ok(Outcome::Accepted(scenarios.to_string())),
        Err(why) => refused(&why),
    }
}
