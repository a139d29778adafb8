//! Which house rules the scenarios show at work: those without which a scenario comes out differently.

use super::file::{Scenarios, Source};
use super::{Verdict, play};
use crate::trouble::Trouble;
use rummage_rules::games::GAMES;
use std::collections::BTreeSet;

/// A game and one of its options.
pub type GameOption = (String, String);

/// The options that some scenario of a file needs: without them it does not come out as it says.
///
/// # Errors
/// When the file cannot be read.
pub fn at_work(source: &Source) -> Result<BTreeSet<GameOption>, Trouble> {
    let file: Scenarios = source.parse()?;
    let mut found = BTreeSet::new();
    for scenario in file.scenario {
        let mut scenario = scenario.into_inner();
        let chosen = scenario.options.clone();
        for (key, _) in chosen.iter() {
            let option = (scenario.game.clone(), key.to_owned());
            if !found.contains(&option) {
                scenario.options.unset(key);
                let differs = play::outcome(&scenario).map_or(true, |failure| failure.is_some());
                found.extend(differs.then_some(option));
                scenario.options.clone_from(&chosen);
            }
        }
    }
    Ok(found)
}

/// One verdict for each option of each game.
pub fn verdicts(at_work: &BTreeSet<GameOption>) -> Vec<Verdict> {
    let options = GAMES.iter().flat_map(|game| game.options.iter().map(move |def| (game.id, def.key)));
    let verdict = |(game, key): (&str, &str)| {
        let shown = at_work.contains(&(game.to_owned(), key.to_owned()));
        let failure =
            (!shown).then(|| "expected a scenario that comes out differently without it got none".into());
        Verdict { id: format!("{game} {key}"), failure }
    };
    options.map(verdict).collect()
}
