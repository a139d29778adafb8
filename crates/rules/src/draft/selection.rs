//! The picked cards: what they are together, what they would be laid as, or why they are nothing and what is missing.

use super::dividing::laid_anew;
use super::{Deed, Draft, Opening, completing, divided, named, readings};
use crate::action::{Action, MeldPlan};
use crate::cards::ids::CardId;
use crate::melds::meld::{Meld, Reading};
use crate::moves::suggest::Verb;
use crate::refusal::{Code, Refusal};
use crate::score::meld_points;
use crate::table::view::View;
use crate::turn::Discards;

/// What is picked, and what it comes to beside what is laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The picked cards of the hand in the order of picking, and wilds that an exchange will free.
    pub cards: Vec<CardId>,
    /// The picked cards of the discard pile, its top last.
    pub from_pile: Vec<CardId>,
    /// What they are together, if they are a meld: the first reading that the opening has a place for.
    pub reading: Option<Reading>,
    /// Everything they could be, first that for which the opening has a place.
    pub readings: Vec<Reading>,
    /// How many of the readings have one.
    pub placed: usize,
    /// The melds that they are where together they are none, or none that has a place.
    pub division: Vec<Reading>,
    /// Why they are no meld.
    pub why_not: Option<Refusal>,
    /// One more of these would make a meld of several picked cards that are none.
    pub lacks: Vec<CardId>,
    /// What the meld would add to the score; several are told by themselves where they lie.
    pub points: i32,
    /// What has to be laid first, with these cards.
    pub opening: Opening,
}

impl Selection {
    /// What these cards would be.
    pub fn read(view: &View, draft: &Draft, cards: Vec<CardId>, from_pile: Vec<CardId>) -> Selection {
        let mut read = Selection { cards, from_pile, ..Selection::default() };
        if !read.is_empty() {
            read.read_melds(view, draft);
        }
        read.opening = Opening::of(view, draft, read.melds());
        read
    }

    fn read_melds(&mut self, view: &View, draft: &Draft) {
        let (all, spec) = (self.all(), &view.public.spec);
        let has_place = |reading: &Reading| Opening::takes(view, draft, std::slice::from_ref(reading));
        // Among equals, what the order of picking says comes first.
        let (placed, others): (Vec<Reading>, Vec<Reading>) =
            readings(spec, &all).into_iter().partition(has_place);
        if placed.is_empty() && self.from_pile.is_empty() {
            self.division = divided(view, draft, &all);
        }
        if self.division.is_empty() && placed.is_empty() && others.is_empty() {
            self.division = laid_anew(view, &all);
        }
        if !self.division.is_empty() {
            return;
        }
        self.placed = placed.len();
        self.readings = [placed, others].concat();
        self.reading = self.readings.first().cloned();
        match self.reading.clone() {
            Some(reading) => self.points = meld_points(spec, &Meld::new(view.seat, reading)),
            None => {
                self.why_not = view.public.read(&all).err();
                self.lacks = if all.len() > 1 { completing(spec, &all) } else { Vec::new() };
            }
        }
    }

    /// Whether nothing is picked.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.from_pile.is_empty()
    }

    /// All picked cards, those of the discard pile last.
    pub fn all(&self) -> Vec<CardId> {
        [self.cards.as_slice(), &self.from_pile].concat()
    }

    /// The melds that the picked cards are: one, several, or none.
    pub fn melds(&self) -> &[Reading] {
        self.reading.as_ref().map_or(&self.division, std::slice::from_ref)
    }

    /// What can be done with the picked cards as melds, one deed for each way to read them. Where melds are laid out first, only those that
    /// have a place.
    pub fn deeds(&self) -> Vec<(&[Reading], Deed)> {
        let gathers = self.opening.gathers();
        let readings = match self.placed {
            0 if !gathers => &self.readings[..],
            placed => &self.readings[..placed],
        };
        let melds = readings
            .iter()
            .map(std::slice::from_ref)
            .chain((!self.division.is_empty()).then_some(&*self.division));
        let deed = |melds: &[Reading]| {
            if gathers { Deed::LayOut(melds.to_vec()) } else { Deed::Act(self.lay(melds)) }
        };
        melds.map(|melds| (melds, deed(melds))).collect()
    }

    /// Whether the picked cards are a meld that may be laid now although a draw is asked.
    pub fn lays_before_draw(&self, view: &View) -> bool {
        let is_laid = |deed: &Deed| matches!(deed, Deed::Act(action) if view.check(action).is_ok());
        view.public.lays_early(view.seat) && self.deeds().iter().any(|(_, deed)| is_laid(deed))
    }

    /// The action that lays the picked cards as these melds.
    fn lay(&self, melds: &[Reading]) -> Action {
        // With cards of the table it is one plan, which the judge arranges.
        let all = self.all();
        if melds.iter().flat_map(Reading::cards).any(|card| !all.contains(&card)) {
            return self.lay_unread();
        }
        let from_pile = u8::try_from(self.from_pile.len()).unwrap_or(u8::MAX);
        let unnamed = self.readings.len() == 1;
        let plan = |reading: &Reading| {
            let MeldPlan { mut cards, pattern, .. } = named(reading);
            cards.retain(|card| self.cards.contains(card));
            MeldPlan { cards, from_pile, pattern: pattern.filter(|_| !unnamed), ..MeldPlan::default() }
        };
        Action::LayDown { melds: melds.iter().map(plan).collect(), swaps: Vec::new() }
    }

    /// The action for cards that are no meld: the judge says why.
    pub fn lay_unread(&self) -> Action {
        let from_pile = u8::try_from(self.from_pile.len()).unwrap_or(u8::MAX);
        let meld = MeldPlan { cards: self.cards.clone(), from_pile, ..MeldPlan::default() };
        Action::LayDown { melds: vec![meld], swaps: Vec::new() }
    }

    /// What ends the turn with the picked cards; none where a card must be picked for it.
    pub fn discard(&self, view: &View) -> Option<Action> {
        let none_will_do =
            view.public.spec.turn.discards == Discards::Any && view.verbs().contains(&Verb::Discard);
        (!self.cards.is_empty() || none_will_do).then(|| Action::Discard(self.cards.clone()))
    }

    /// Why the picked cards cannot be laid out: they are no meld, or one that nothing asks for any more.
    pub fn why_not_laid_out(&self) -> Refusal {
        let no_slot = || Refusal::new(Code::ContractMismatch, "no-open-slot").about(&self.cards);
        self.why_not.clone().unwrap_or_else(no_slot)
    }
}
