//! How much a game is searched, by its style of play.

use crate::duel::Rules;
use crate::level::Level;
use rummage_rules::games::Style;
use rummage_rules::spec::Spec;
use rummage_rules::turn::gate::Gate;

/// Games with more wild cards than this are not searched where cards count for who lays them.
const MOST_WILDS: usize = 2;

/// How a game is searched.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Effort {
    /// Whose first thoughts play rounds out.
    pub light: Level,
    /// So many of the best thoughts are played out at most.
    pub candidates: usize,
    /// For each iteration of the budget, so many actions are played.
    pub actions: u32,
}

impl Effort {
    /// How a game is searched: by the pace of `rummage-cli bench`, so that sixteen iterations take some 200 thousandths of a second of one
    /// core. None where so few rounds are played out in that time that they tell nothing, or where that was no use.
    pub fn of(spec: &Spec) -> Option<Effort> {
        let (light, candidates, actions) = match spec.style() {
            // Even Seedlings play few rounds in that time.
            Style::Declare | Style::Earn => return None,
            // In two short tries a search came out below its own first thoughts (docs/measurements/bots.md).
            Style::Pile => return None,
            // Where a hand lacks several melds at once, or may hold several wilds, each card is weighed long.
            Style::Contract if matches!(spec.gates.gate, Gate::Round(_)) => return None,
            Style::Points if wilds(spec) > MOST_WILDS => return None,
            // A single card is weighed as long as a Seedling plays a round, and what Seedlings play out misleads: they throw their
            // dearest card, so that it seems well kept until then.
            Style::Gather => return None,
            // Nothing was found by it (docs/measurements/bots.md): where one turn lays half a hand, looking for more melds is worth more than
            // the rounds after it; and where a round is over after a few turns, a usual thought leaves next to nothing.
            Style::Rearrange | Style::Shed => return None,
            Style::Divide | Style::Points | Style::Outlast => (Level::Sage, 8, 200),
            Style::Contract | Style::Build | Style::Offers => (Level::Sage, 8, 600),
            // In a round of five actions nothing was found, not even with all hands open (docs/measurements/bots.md).
            Style::Knock if Rules::of(spec).is_none() => return None,
            // Each thought is played out in small already.
            Style::Knock => (Level::Gardener, 8, 900),
        };
        Some(Effort { light, candidates, actions })
    }

    /// Whether those who play rounds out are weaker than whoever thinks: what they let it wait for, better players would not leave to it.
    pub fn flatters(&self) -> bool {
        self.light < Level::Sage
    }

    /// So many standard errors another thought has to gain.
    pub fn doubt(&self) -> i64 {
        if self.flatters() { 2 } else { 1 }
    }
}

/// How many wild cards there are.
fn wilds(spec: &Spec) -> usize {
    spec.deck.cards().filter(|card| spec.is_wild(*card)).count()
}
