//! What the programs that compare Gin here with other crates share.

use rummage_rules::{games, house::options::Options, spec::Spec};

pub mod contest;
pub mod walked;

/// Gin for two, by its usual rules.
pub fn gin() -> Spec {
    games::find("gin").expect("a game").spec(2, &Options::default()).expect("its usual rules")
}
