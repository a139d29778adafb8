//! Play where every turn puts a card on the table and whoever cannot is out: what can be played is a store to live on, and is spent slowly.

mod reach;
mod store;

use crate::level::Level;
use crate::outlast::store::Store;
use crate::stakes::POINT;
use crate::thought::{Idea, ranked};
use rummage_rules::action::{Action, MeldPlan, Place, Swap};
use rummage_rules::cards::ids::{CardId, MeldId};
use rummage_rules::melds::in_hand;
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// What it costs to spend a turn’s worth of the store, in hundredths of a point.
const TURN: i32 = 10 * POINT;
/// A wild card fits nearly anywhere: it is spent last.
const WILD: i32 = 25 * POINT;
/// What an exchange is worth that turns a card without a place into one with many; what others cost.
const FREED: i32 = 5 * POINT;
/// So many plays are looked at more closely.
const CANDIDATES: usize = 24;
/// One that looks less far reconsiders no more than this.
const FEW_CANDIDATES: usize = 3;
/// What it is worth to lay what belongs together before cards that may join it.
const IN_ORDER: i32 = 100 * POINT;

/// What a seat of this level could do, the best first.
pub fn ideas(view: &View, level: Level) -> Vec<Idea> {
    match view.public.pending.last() {
        Some(Pending::Turn(_, TurnStep::Play)) => Seated::of(view, level).plays(),
        _ => Vec::new(),
    }
}

/// A seat that weighs its cards.
struct Seated<'a> {
    view: &'a View,
    level: Level,
    store: Store,
    /// Whether everything is to be laid that can be: others may be out before the next turn, or there are none.
    hurries: bool,
}

impl Seated<'_> {
    fn of(view: &View, level: Level) -> Seated<'_> {
        let store = Store::of(view);
        let hurries = level == Level::Seedling || store.goes_out || store::is_late(view);
        Seated { view, level, store, hurries }
    }

    /// Everything that can be put on the table, and the end of the turn, which costs nothing.
    fn plays(&self) -> Vec<Idea> {
        let mut ideas = vec![Idea::new(Action::Pass, 0)];
        ideas.extend(self.melds());
        ideas.extend(self.lay_offs());
        ideas.extend(self.exchanges());
        let legal = ranked(ideas).into_iter().filter(|idea| self.view.check(&idea.action).is_ok());
        match self.level {
            Level::Sage if !self.hurries => self.reconsidered(legal.take(CANDIDATES).collect()),
            Level::HedgeSharp if !self.hurries => self.reconsidered(legal.take(FEW_CANDIDATES).collect()),
            _ => legal.collect(),
        }
    }

    /// The best by rule of thumb once more, by the turns that each leaves to the hand.
    fn reconsidered(&self, mut ideas: Vec<Idea>) -> Vec<Idea> {
        let now = self.store.reach_after(self.view, &Action::Pass);
        for idea in &mut ideas {
            if matches!(idea.action, Action::LayDown { .. } | Action::LayOff { .. }) {
                idea.value += self.store.reach_after(self.view, &idea.action) - now;
            }
        }
        ranked(ideas)
    }

    fn melds(&self) -> impl Iterator<Item = Idea> {
        let plans = in_hand::melds_in(&self.view.public.spec, &self.view.hand);
        let plans = plans.into_iter().chain(self.store.planned());
        plans.map(|plan| {
            Idea::new(Action::LayDown { melds: vec![plan.clone()], swaps: Vec::new() }, self.meld(&plan))
        })
    }

    /// A meld spends a turn of the store for itself, and one more for each card that could have been laid off on it later.
    fn meld(&self, plan: &MeldPlan) -> i32 {
        let shed = self.value(&plan.cards);
        let kept_together = self.store.melds.iter().any(|meld| store::is_same(meld, &plan.cards));
        match (self.hurries, self.level) {
            (_, Level::Seedling) => shed,
            (true, _) => shed + if kept_together { IN_ORDER } else { 0 },
            _ => {
                let longer = i32::try_from(plan.cards.len().saturating_sub(3)).unwrap_or(0);
                let wilds = self.wilds(&plan.cards);
                let torn = if self.store.tears(&plan.cards) { TURN } else { 0 };
                shed / 10 - TURN * (2 + longer) - WILD * wilds - torn
            }
        }
    }

    fn lay_offs(&self) -> Vec<Idea> {
        let public = &self.view.public;
        let melds = || (0..=u8::MAX).map(MeldId).zip(&public.melds);
        let onto = |card: CardId, (id, meld): (MeldId, &Meld)| {
            pattern::fits(&public.spec, meld, card, None).ok()?;
            let action = Action::LayOff { card, named: None, meld: id, end: None, beside: false };
            Some(Idea::new(action, self.lay_off(card, meld)))
        };
        let of = |card: &CardId| melds().filter_map(|at| onto(*card, at)).collect::<Vec<_>>();
        self.view.hand.iter().flat_map(of).collect()
    }

    /// A card without company spends a turn of the store, and one that was kept in a meld more. The end of a run may be taken by another
    /// before the next turn, so it goes first.
    fn lay_off(&self, card: CardId, meld: &Meld) -> i32 {
        let (spec, shed) = (&self.view.public.spec, self.value(&[card]));
        if self.hurries {
            return shed;
        }
        let run = if meld.reading.is_run(spec) { POINT } else { 0 };
        // Only a sharp one minds that a kept meld loses a card.
        let tears = self.level >= Level::HedgeSharp && !self.store.is_loose(card);
        let kept = if tears { TURN } else { 0 };
        let wild = if spec.is_wild(card) { WILD } else { 0 };
        shed / 10 + run - TURN - kept - wild
    }

    /// A card that fits nowhere is given for a wild card, which does.
    fn exchanges(&self) -> Vec<Idea> {
        let public = &self.view.public;
        let melds = || (0..=u8::MAX).map(MeldId).zip(&public.melds);
        let wanting = |natural: CardId| {
            melds()
                .filter(move |(_, meld)| meld.wants(&public.spec, natural))
                .map(move |(meld, _)| Swap { natural, meld })
        };
        let idea = |swap: Swap| {
            let gains = self.level != Level::Seedling
                && self.store.is_loose(swap.natural)
                && !pattern::fits_anywhere(&public.spec, &public.melds, swap.natural);
            Idea::new(Action::SwapWild { swap, place: Place::Hand }, if gains { FREED } else { -2 * WILD })
        };
        self.view.hand.iter().flat_map(|card| wanting(*card)).map(idea).collect()
    }

    fn value(&self, cards: &[CardId]) -> i32 {
        POINT * cards.iter().map(|card| self.view.public.spec.value(*card)).sum::<i32>()
    }

    fn wilds(&self, cards: &[CardId]) -> i32 {
        let wilds = cards.iter().filter(|card| self.view.public.spec.is_wild(**card)).count();
        i32::try_from(wilds).unwrap_or(0)
    }
}
