//! Statistics: what is counted of finished matches, kept on this device and shown nowhere else.

use bevy::prelude::*;
use rummage_rules::{games, house::code};

use crate::{
    shell::{
        AppSystems,
        keep::{Keeper, recall_anew},
        match_setup::MatchSetup,
    },
    store::house::Shelf,
};

pub mod csv;
pub mod ledger;
pub mod luck;
pub mod plot;
pub mod tally;

use ledger::{Ledger, Rules};

/// The name under which they are kept.
pub(crate) const NAME: &str = "statistics";

/// Everything that was counted. Every change is kept.
#[derive(Resource, Debug, Default)]
pub struct Statistics {
    /// The matches.
    pub ledger: Ledger,
    /// Why they could not be read; told once.
    trouble: Option<String>,
}

impl Statistics {
    /// Why they could not be read, once.
    pub fn take_trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }
}

/// Registers the statistics as they were kept, and keeps every change.
pub fn plugin(app: &mut App) {
    let kept = recall(&mut app.world_mut().resource_mut::<Keeper>());
    app.insert_resource(kept).add_systems(
        Update,
        keep.run_if(resource_exists_and_changed::<Statistics>.and_then(not(resource_added::<Statistics>)))
            .in_set(AppSystems::Present),
    );
    recall_anew(app, recall);
}

/// What the rules of a table are called.
pub fn rules_of(setup: &MatchSetup, shelf: &Shelf) -> Rules {
    let Some(game) = games::find(setup.game) else { return Rules::Usual };
    match shelf.named(game, &setup.options) {
        Some(base) => base.into(),
        None => Rules::Code(code(game, &setup.options)),
    }
}

/// What cannot be read is set aside and told of; counting begins anew.
pub(crate) fn recall(keeper: &mut Keeper) -> Statistics {
    match keeper.recall(NAME, Ledger::read) {
        Ok(ledger) => Statistics { ledger: ledger.unwrap_or_default(), trouble: None },
        Err(why) => Statistics { ledger: Ledger::default(), trouble: Some(why) },
    }
}

pub(crate) fn keep(statistics: Res<Statistics>, mut keeper: ResMut<Keeper>) {
    match serde_json::to_string(&statistics.ledger) {
        Ok(text) => keeper.keep(NAME, &text),
        Err(fault) => error!("the statistics are not kept: {fault}"),
    }
}

#[cfg(test)]
mod tests;
