//! A lay-down that is being built: what is picked and laid out, what it comes to, what is missing, and what the judge says of it.
//!
//! Nothing here decides what is legal: what may be laid is asked of the [judge](crate::judge), with a view and so without anybody else's cards.

mod closing;
mod dividing;
mod grouping;
mod onto;
mod opening;
mod readings;
mod ready;
mod seen;
mod selection;
mod table;
mod taking;

pub use closing::{Closing, Showing};
pub use dividing::divided;
pub use grouping::{Group, Grouped};
pub use onto::{Way, WayKind, joining, plain_lay_off, ways, wild_for};
pub use opening::{ContractSlot, Filled, Opening};
pub use readings::{completing, readings};
pub use ready::ready;
pub use selection::Selection;
pub use table::{DraftGroup, TableDraft, To};
pub use taking::taking;

use crate::action::{Action, MeldPlan, Swap};
use crate::cards::ids::CardId;
use crate::melds::meld::{Meld, Reading};
use crate::refusal::{Code, Refusal};
use crate::spec::Spec;
use crate::table::view::View;

/// Melds that are laid out to go down together, but are not laid yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The melds, in the order of laying.
    pub melds: Vec<Reading>,
    /// The wilds of the table that they count on, and what is given for them.
    pub swaps: Vec<Swap>,
}

/// What a player's choice comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// The judge is asked for this.
    Act(Action),
    /// The picked cards are laid out as these melds.
    LayOut(Vec<Reading>),
    /// The melds that open will count on this exchange.
    CountOn(Swap),
}

impl Draft {
    /// Everything that is laid out as one action. A pattern is named only where the cards could be something else.
    pub fn lay_down(&self, spec: &Spec) -> Action {
        let melds = self.melds.iter().map(|reading| plan_of(spec, reading)).collect();
        Action::LayDown { melds, swaps: self.swaps.clone() }
    }

    /// Whether the judge lets everything that is laid out go down now. An attempt that would fail at the table and cost points is none.
    ///
    /// # Errors
    /// The judge's refusal.
    pub fn check(&self, view: &View) -> Result<(), Refusal> {
        view.foresee(&self.lay_down(&view.public.spec))?.map_or(Ok(()), Err)
    }

    /// A meld that is laid out, with more cards.
    ///
    /// # Errors
    /// `DoesNotFit` where they are no meld of the same kind together.
    pub fn grown(&self, spec: &Spec, meld: usize, more: &[CardId]) -> Result<Reading, Refusal> {
        let does_not_fit = || spec.cite(Refusal::new(Code::DoesNotFit, "fit-rank").about(more));
        let now = self.melds.get(meld).ok_or_else(does_not_fit)?;
        let cards: Vec<CardId> = now.cards().chain(more.iter().copied()).collect();
        let same = |reading: &Reading| reading.pattern == now.pattern;
        readings(spec, &cards).into_iter().find(same).ok_or_else(does_not_fit)
    }

    /// The melds that are laid out, and these, as the seat would lay them.
    fn melds_with(&self, view: &View, picked: &[Reading]) -> Vec<Meld> {
        let all = self.melds.iter().chain(picked);
        all.map(|reading| Meld::new(view.seat, reading.clone())).collect()
    }
}

/// A reading as the judge is told of it, its wild cards where they stand.
fn named(reading: &Reading) -> MeldPlan {
    MeldPlan { cards: reading.cards().collect(), pattern: Some(reading.pattern), ..MeldPlan::default() }
}

/// The same, without a name that goes without saying.
fn plan_of(spec: &Spec, reading: &Reading) -> MeldPlan {
    let plan = named(reading);
    let pattern = plan.pattern.filter(|_| readings(spec, &plan.cards).len() > 1);
    MeldPlan { pattern, ..plan }
}
