//! The table that was last set for a game, and a deal at it without a look.

use bevy::prelude::*;
use rummage_rules::games::Game;

use super::deal;
use crate::{
    shell::{arguments::Arguments, match_setup::MatchSetup, usual_tables::UsualTables},
    store::firsts::Firsts,
};

/// Lays the table that was last set for a game; for a newcomer, one of newcomers.
pub(in crate::ui::screens) fn lay_usual_table(
    game: In<&'static Game>,
    tables: Res<UsualTables>,
    firsts: Res<Firsts>,
    arguments: Res<Arguments>,
    mut setup: ResMut<MatchSetup>,
) {
    *setup = MatchSetup { seed: arguments.seed, ..tables.of(*game, firsts.is_newcomer()) };
}

/// Deals at that table.
pub(in crate::ui::screens) fn deal_again(game: In<&'static Game>, mut commands: Commands) {
    commands.run_system_cached_with(lay_usual_table, *game);
    commands.run_system_cached(deal);
}
