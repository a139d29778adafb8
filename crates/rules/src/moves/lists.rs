//! What has to be looked for before a seat can try anything.

use crate::action::{MeldPlan, Swap};
use crate::moves::ideas::LayDowns;

/// What had to be found to be tried.
#[derive(Default)]
pub(crate) struct Lists {
    /// Melds to lay.
    pub melds: LayDowns,
    /// Which natural card for the wild of which meld.
    pub swaps: Vec<Swap>,
    /// The whole table laid anew.
    pub layouts: Vec<Vec<MeldPlan>>,
}
