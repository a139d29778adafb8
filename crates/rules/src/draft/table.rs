//! The whole table as a seat would lay it anew: cards and whole melds are moved freely, and at any time it is told what each group is, what is
//! wrong with it, and what the judge would say.

use super::readings;
use crate::action::{Action, MeldPlan};
use crate::cards::ids::CardId;
use crate::melds::anew;
use crate::melds::meld::{Meld, Reading, Slot};
use crate::melds::pattern;
use crate::moves::rearranging;
use crate::refusal::{Code, Refusal};
use crate::spec::Spec;
use crate::table::view::View;

/// A table that is being laid anew, and all that was moved so far. Groups keep their numbers: the melds that lie there come first, in their
/// order, and a group that is emptied is still one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableDraft {
    /// The cards that the seat could bring to the table.
    hand: Vec<CardId>,
    /// How it was before each move, the last one behind.
    past: Vec<Vec<DraftGroup>>,
    groups: Vec<DraftGroup>,
}

/// Cards that lie together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftGroup {
    /// The cards, as they read where they are a meld, else as they came.
    pub cards: Vec<CardId>,
    /// What they are, wilds as they are meant; none where they are no meld.
    pub reading: Option<Reading>,
}

/// Where cards are moved.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum To {
    /// To a group.
    Group(usize),
    /// To a group of their own.
    NewGroup,
    /// Back to the hand that they came from.
    Hand,
}

impl TableDraft {
    /// The table as it lies.
    pub fn of(view: &View) -> TableDraft {
        let lies = |meld: &Meld| DraftGroup::of(meld.reading.clone());
        let groups = view.public.melds.iter().map(lies).collect();
        TableDraft { hand: view.hand.clone(), past: Vec::new(), groups }
    }

    /// The groups, empty ones as well.
    pub fn groups(&self) -> &[DraftGroup] {
        &self.groups
    }

    /// The cards that are still in the hand.
    pub fn hand(&self) -> Vec<CardId> {
        self.hand.iter().copied().filter(|card| self.group_of(*card).is_none()).collect()
    }

    /// The cards that came from the hand.
    pub fn added(&self) -> Vec<CardId> {
        self.hand.iter().copied().filter(|card| self.group_of(*card).is_some()).collect()
    }

    /// The group in which a card lies.
    pub fn group_of(&self, card: CardId) -> Option<usize> {
        self.groups.iter().position(|group| group.cards.contains(&card))
    }

    /// Whether there is a move to take back.
    pub fn is_begun(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether the table would lie otherwise than it does.
    pub fn is_changed(&self) -> bool {
        self.past.first().is_some_and(|first| *first != self.groups)
    }

    /// Moves cards, all of a meld or some of several, in one step. Answers the group in which they lie then.
    ///
    /// # Errors
    /// `CardNotInHand` where one of them lies neither on the table nor in the hand, `LeavesTable` where one would go to the hand that did not
    /// come from it. Nothing is moved then.
    pub fn shift(&mut self, spec: &Spec, cards: &[CardId], to: To) -> Result<Option<usize>, Refusal> {
        self.may_shift(cards, to).map_err(|refusal| spec.cite(refusal))?;
        let mut groups = self.groups.clone();
        let into = match to {
            To::Group(group) => Some(group.min(groups.len())),
            To::NewGroup => Some(groups.len()),
            To::Hand => None,
        };
        if into == Some(groups.len()) {
            groups.push(DraftGroup::default());
        }
        for (nth, group) in groups.iter_mut().enumerate() {
            let moved = |card: &CardId| cards.contains(card);
            let mut now = group.cards.clone();
            now.retain(|card| !moved(card));
            if Some(nth) == into {
                now.extend(cards);
            }
            if now.iter().any(|card| !group.cards.contains(card)) || now.len() != group.cards.len() {
                *group = group.with(spec, now);
            }
        }
        if groups != self.groups {
            self.past.push(std::mem::replace(&mut self.groups, groups));
        }
        Ok(into)
    }

    fn may_shift(&self, cards: &[CardId], to: To) -> Result<(), Refusal> {
        let nowhere = |card: &&CardId| self.group_of(**card).is_none() && !self.hand.contains(card);
        if let Some(card) = cards.iter().find(nowhere) {
            return Err(Refusal::new(Code::CardNotInHand, "not-in-hand").about(&[*card]));
        }
        let of_table: Vec<CardId> = cards.iter().copied().filter(|card| !self.hand.contains(card)).collect();
        if to == To::Hand && !of_table.is_empty() {
            return Err(Refusal::new(Code::LeavesTable, "stays-on-table").about(&of_table));
        }
        Ok(())
    }

    /// Every way to read a group: with wild cards there may be several.
    pub fn readings(&self, spec: &Spec, group: usize) -> Vec<Reading> {
        self.groups.get(group).map_or(Vec::new(), |group| readings(spec, &group.cards))
    }

    /// Means a group in its next way, as one step. Whether there is another.
    pub fn read_on(&mut self, spec: &Spec, group: usize) -> bool {
        let ways = self.readings(spec, group);
        let Some(now) = self.groups.get(group).and_then(|group| group.reading.as_ref()) else { return false };
        let at = ways.iter().position(|way| (way.pattern, way.low) == (now.pattern, now.low)).unwrap_or(0);
        if ways.len() < 2 {
            return false;
        }
        self.past.push(self.groups.clone());
        self.groups[group] = DraftGroup::of(ways[(at + 1) % ways.len()].clone());
        true
    }

    /// Takes the last move back. Whether there was one.
    pub fn undo(&mut self) -> bool {
        self.past.pop().map(|before| self.groups = before).is_some()
    }

    /// Puts everything back, as one step that can be taken back.
    pub fn put_back(&mut self) {
        if let Some(first) = self.past.first().cloned() {
            self.past.push(std::mem::replace(&mut self.groups, first));
        }
    }

    /// Lays everything as an action has it, as one step: a hint, or what another way of playing has come to. Whether it lays a table anew.
    pub fn lay(&mut self, view: &View, action: &Action) -> bool {
        let Action::Rearrange { layout } = action else { return false };
        let spec = &view.public.spec;
        let lies: Vec<Vec<CardId>> = self.groups.iter().map(|group| group.cards.clone()).collect();
        let new: Vec<Vec<CardId>> = layout.iter().map(|plan| plan.cards.clone()).collect();
        let mut groups = vec![DraftGroup::default(); lies.len()];
        for (plan, place) in layout.iter().zip(anew::continued(&lies, &new)) {
            let group = planned(spec, plan);
            match place {
                Some(place) => groups[place] = group,
                None => groups.push(group),
            }
        }
        self.past.push(std::mem::replace(&mut self.groups, groups));
        true
    }

    /// Why a group is no meld, and which one more card would make it one; none where it is a meld, or empty.
    pub fn why_not(&self, spec: &Spec, group: usize) -> Option<Refusal> {
        let group = self.groups.get(group)?;
        let wrong = group.reading.is_none() && !group.cards.is_empty();
        wrong.then(|| pattern::read(spec, &group.cards).err()).flatten()
    }

    /// The faces of which one more would make a group a meld.
    pub fn lacks(&self, spec: &Spec, group: usize) -> Vec<CardId> {
        match self.groups.get(group) {
            Some(DraftGroup { cards, reading: None }) if cards.len() > 1 => super::completing(spec, cards),
            _ => Vec::new(),
        }
    }

    /// The view of a seat that sees the table so already.
    pub fn seen(&self, before: &View) -> View {
        let lies =
            |group: &DraftGroup| group.reading.clone().unwrap_or_else(|| Reading::of_none(&group.cards));
        before.laid_by(before.seat, self.groups.iter().map(lies))
    }

    /// What has been laid, as one action; what the judge says of it is not asked.
    pub fn laid(&self) -> Action {
        let plan = |group: &DraftGroup| match &group.reading {
            Some(reading) => rearranging::layout_of([reading]).swap_remove(0),
            None => MeldPlan { cards: group.cards.clone(), ..MeldPlan::default() },
        };
        Action::Rearrange {
            layout: self.groups.iter().filter(|group| !group.cards.is_empty()).map(plan).collect(),
        }
    }

    /// The action that lays the table so, if the judge allows it now.
    ///
    /// # Errors
    /// The judge's refusal.
    pub fn action(&self, view: &View) -> Result<Action, Refusal> {
        let action = self.laid();
        view.check(&action).map(|()| action)
    }
}

impl DraftGroup {
    fn of(reading: Reading) -> DraftGroup {
        DraftGroup { cards: reading.cards().collect(), reading: Some(reading) }
    }

    /// The same group with other cards. Of several ways to read them that is meant in which most wilds stand for what they stood for.
    fn with(&self, spec: &Spec, cards: Vec<CardId>) -> DraftGroup {
        let stood = self.reading.as_ref().map_or(&[][..], |reading| &reading.slots);
        let kept = |reading: &Reading| {
            let wild = |slot: &&Slot| slot.stands_for.is_some() && stood.contains(slot);
            reading.slots.iter().filter(wild).count()
        };
        let ways = readings(spec, &cards);
        let best = ways.into_iter().reduce(|best, way| if kept(&way) > kept(&best) { way } else { best });
        best.map_or(DraftGroup { cards, reading: None }, DraftGroup::of)
    }
}

/// A group as it was planned.
fn planned(spec: &Spec, plan: &MeldPlan) -> DraftGroup {
    let ways = pattern::readings_named(spec, &plan.cards, &plan.names).unwrap_or_default();
    let meant = ways.into_iter().find(|way| plan.pattern.is_none_or(|pattern| way.pattern == pattern));
    meant.map_or(DraftGroup { cards: plan.cards.clone(), reading: None }, DraftGroup::of)
}
