//! How much a game is searched, by its style of play.

use crate::points::has_many_wilds;
use rummage_rules::games::Style;
use rummage_rules::score::Counts;
use rummage_rules::spec::Spec;
use rummage_rules::turn::gate::Gate;

/// How a game is searched.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Effort {
    /// So many of the best thoughts are played out at most.
    pub candidates: usize,
    /// For each iteration of the budget, so many actions are played.
    pub actions: u32,
}

impl Effort {
    /// How a game is searched: by the pace of `rummage-cli bench`, so that sixteen iterations take some 200 thousandths of a second of one
    /// core. None where so few rounds are played out in that time that they tell nothing, or where that was no use.
    pub fn of(spec: &Spec) -> Option<Effort> {
        let (candidates, actions) = match spec.style() {
            // Even Seedlings play few rounds in that time.
            Style::Declare | Style::Earn => return None,
            // In two short tries a search came out below its own first thoughts (docs/measurements/bots-tried.md).
            Style::Pile => return None,
            // Where a hand lacks several melds at once, or may hold several wilds, each card is weighed long.
            Style::Contract if matches!(spec.gates.gate, Gate::Round(_)) => return None,
            Style::Points if has_many_wilds(spec) => return None,
            // It came out below its own first thoughts where nothing that is laid counts, and no better than they where the first melds of
            // a hand must be worth so many points (docs/measurements/bots-tried.md).
            Style::Points if !counts_what_is_laid(spec) || opens_with_points(spec) => return None,
            // A single card is weighed as long as a Seedling plays a round, and what Seedlings play out misleads: they throw their
            // dearest card, so that it seems well kept until then.
            Style::Gather => return None,
            // Nothing was found by it (docs/measurements/bots-tried.md): where one turn lays half a hand, looking for more melds is worth more than
            // the rounds after it; and where a round is over after a few turns, a usual thought leaves next to nothing.
            Style::Rearrange | Style::Shed => return None,
            // Where a card of each hand goes to the next seat first, a Sage was no better by it (docs/measurements/bots-tried.md).
            Style::Offers if spec.windows.give => return None,
            Style::Divide | Style::Points | Style::Outlast => (8, 200),
            Style::Contract | Style::Build | Style::Offers => (8, 600),
            // Where a seat closes early, a round has five actions, and nothing was found, not even with all hands open
            // (docs/measurements/bots-tried.md). Else each thought is played out in small already.
            Style::Knock => return None,
        };
        Some(Effort { candidates, actions })
    }
}

/// Whether the first melds of a hand must be worth so many points.
fn opens_with_points(spec: &Spec) -> bool {
    matches!(spec.gates.gate, Gate::Points(_))
}

/// Whether cards that were laid count for whoever laid them, and not only those that are held against their holders.
fn counts_what_is_laid(spec: &Spec) -> bool {
    spec.score.iter().any(|term| matches!(term.counts, Counts::LaidValue(_)))
}
