//! Block 6, tableau policy: what may happen to melds that lie on the table.

use crate::games::own::OwnBar;
use crate::table::Public;

/// What may happen to melds on the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Tableau {
    /// Whether melds stay in the hands until the round ends.
    pub in_hand: bool,
    /// Whether anybody may lay off on them; if not, they stay as they were laid.
    pub open: bool,
    /// Whether a meld is added to by its owner and the owner's partners alone.
    pub owner_only: bool,
    /// Whether a side has one meld of a rank: cards that are laid as another one join it.
    pub one_of_a_rank: bool,
    /// Whether an owner may lay its melds anew, together with cards of the hand (`melds/regroup`).
    pub regroup: bool,
    /// How everybody lays the whole table anew, where that is the way to play.
    pub rearrange: Option<Rearranging>,
    /// Whether a card laid off lies beside the meld as a single and leaves it as it is.
    pub rides: bool,
    /// Whether a wild from the hand may be laid off only in the turn in which its owner opened.
    pub wilds_in_opening_turn_only: bool,
    /// For how many of its own turns a seat may not close whose meld another has laid off on, if for any.
    pub hit: Option<OwnBar>,
    /// How wild cards are exchanged for what they stand for.
    pub swap: SwapRule,
}

/// Laying the whole table anew with cards of the hand, in one go: instead of a draw or after it, and then the turn ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rearranging {
    /// Whether a wild leaves its meld only where a card that it stands for takes its place.
    pub replaced: bool,
    /// Whether a seat that has played without drawing may draw at the end of its turn.
    pub draw_after: bool,
}

/// How wild cards on the table are exchanged.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SwapRule {
    /// When.
    pub when: SwapWhen,
    /// Whether also as part of the opening itself.
    pub to_open: bool,
    /// Only out of runs.
    pub runs_only: bool,
    /// Only out of the melds of other seats.
    pub others_only: bool,
    /// Only out of the inside of a run.
    pub inner_only: bool,
    /// Whether the freed wild goes to an end of the very meld it came from.
    pub same_meld: bool,
    /// Whether the freed wild may begin a new meld.
    pub to_meld: bool,
    /// Whether the freed wild may be kept as this turn's discard.
    pub to_discard: bool,
    /// Whether the freed wild goes into the hand, and nowhere else, to be played then or later.
    pub to_hand: bool,
    /// Whether the card that comes in counts for whoever brought it; otherwise for the owner of the meld.
    pub credits_swapper: bool,
}

/// When wild cards may be exchanged.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SwapWhen {
    /// Never.
    Never,
    /// In the turn in which the seat has opened.
    OpeningTurn,
    /// Once the seat has opened.
    Opened,
    /// In any turn of the seat.
    Always,
}

impl Tableau {
    /// Melds stay as they were laid.
    pub const FROZEN: Tableau = Tableau {
        in_hand: false,
        open: false,
        owner_only: false,
        one_of_a_rank: false,
        regroup: false,
        rearrange: None,
        rides: false,
        wilds_in_opening_turn_only: false,
        hit: None,
        swap: SwapRule::NONE,
    };
    /// Nothing is laid before the round ends.
    pub const IN_HAND: Tableau = Tableau { in_hand: true, ..Tableau::FROZEN };
    /// Anybody lays off on any meld; wilds stay where they are.
    pub const OPEN: Tableau = Tableau { open: true, ..Tableau::FROZEN };
}

impl SwapRule {
    /// Wilds are never exchanged.
    pub const NONE: SwapRule = SwapRule {
        when: SwapWhen::Never,
        to_open: false,
        runs_only: false,
        others_only: false,
        inner_only: false,
        same_meld: false,
        to_meld: false,
        to_discard: false,
        to_hand: false,
        credits_swapper: true,
    };
}

impl Public {
    /// Whether the seat in turn keeps its melds in the hand until it shows them: as all do, or because it has seen the hidden wild card.
    pub fn melds_in_hand(&self) -> bool {
        self.spec.tableau.in_hand || self.turn().is_some_and(|seat| self.sight_of(seat).is_some())
    }
}
