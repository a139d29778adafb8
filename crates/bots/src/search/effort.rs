//! How much a game is searched, by its style of play.

use crate::level::Level;
use rummage_rules::games::Style;

/// How a game is searched.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Effort {
    /// The level whose first thoughts play rounds out.
    pub light: Level,
    /// The level whose first thoughts end the turn that is thought about.
    pub ends_turn: Level,
    /// So many of the best thoughts are played out.
    pub candidates: usize,
    /// For each iteration of the budget, so many rounds are played out.
    pub playouts: u32,
}

impl Effort {
    /// How games of a style are searched: by the pace of `rummage-cli bench`, so that sixteen iterations take
    /// some 200 thousandths of a second of one core.
    pub fn of(style: Style) -> Effort {
        let (ends_turn, playouts) = match style {
            // To end a turn as a Hedge-sharp would take longer here than to play the round out.
            Style::Gather => (Level::Seedling, 10),
            Style::Declare => (Level::Seedling, 2),
            Style::Earn => (Level::Seedling, 1),
            Style::Knock => (Level::Gardener, 200),
            Style::Divide => (Level::Gardener, 30),
            Style::Rearrange => (Level::Gardener, 3),
            Style::Contract | Style::Pile | Style::Offers | Style::Shed | Style::Outlast => {
                (Level::Gardener, 12)
            }
            Style::Points | Style::Build => (Level::HedgeSharp, 20),
        };
        Effort { light: Level::Seedling, ends_turn, candidates: 6, playouts }
    }
}
