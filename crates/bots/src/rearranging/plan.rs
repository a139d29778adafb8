//! A table as a bot lays it anew, step by step: after each step all of it is melds, and fewer cards are held.

use super::book::{Book, FACES, face_of};
use super::cover::{Cover, Laid, Pool, Worth};
use rummage_rules::cards::ids::CardId;
use rummage_rules::melds::meld::{Meld, Reading};
use rummage_rules::melds::pattern;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;

/// So many places of one search are looked at before another one has its turn.
const NODES_AT_ONCE: u32 = 1_500;

/// A table and a hand.
#[derive(Clone)]
pub(super) struct Plan {
    /// The melds.
    pub melds: Vec<Reading>,
    /// The cards that are still held.
    pub hand: Vec<CardId>,
}

impl Plan {
    /// Those of a view.
    pub fn of(view: &View) -> Plan {
        let melds = view.public.melds.iter().map(|meld| meld.reading.clone()).collect();
        Plan { melds, hand: view.hand.clone() }
    }

    /// The same once some melds are taken up and laid anew with cards of the hand, if that adds any; `nodes` are spent on it.
    pub fn improved(
        &self,
        spec: &Spec,
        book: &Book,
        worth: &Worth,
        up: &[usize],
        nodes: &mut u32,
    ) -> Option<Plan> {
        let given = NODES_AT_ONCE.min(*nodes);
        let taken_up: Vec<CardId> = up.iter().flat_map(|nth| self.melds[*nth].cards()).collect();
        let (found, left) = Cover::search(book, worth, pool(spec, &taken_up, &self.hand), given);
        *nodes -= given - left;
        let (_, laid) = found?;
        let mut cards = Cards { spec, table: taken_up, hand: self.hand.clone() };
        let mut new = laid.iter().map(|laid| cards.meld(book, laid)).collect::<Option<Vec<Reading>>>()?;
        // Wild cards that no place was found for lengthen a meld.
        for wild in std::mem::take(&mut cards.table) {
            lengthen(spec, &mut new, wild)?;
        }
        let stay = (0..self.melds.len()).filter(|nth| !up.contains(nth)).map(|nth| self.melds[nth].clone());
        Some(Plan { melds: stay.chain(new).collect(), hand: cards.hand })
    }

    /// The same with every card laid off that fits a meld as it lies.
    pub fn laid_off(mut self, spec: &Spec, wilds: bool) -> Plan {
        let mut held = 0;
        while held != self.hand.len() {
            held = self.hand.len();
            let melds = &mut self.melds;
            self.hand.retain(|card| {
                let may = wilds || !spec.is_wild(*card);
                !(may && lengthen(spec, melds, *card).is_some())
            });
        }
        self
    }
}

fn pool(spec: &Spec, table: &[CardId], hand: &[CardId]) -> Pool {
    let mut pool = Pool { must: [0; FACES], may: [0; FACES], must_wild: 0, may_wild: 0 };
    for card in table {
        match face_of(spec, *card) {
            Some(face) => pool.must[face] += 1,
            None => pool.must_wild += 1,
        }
    }
    for card in hand {
        match face_of(spec, *card) {
            Some(face) => pool.may[face] += 1,
            None => pool.may_wild += 1,
        }
    }
    pool
}

/// Cards that are to be laid, those of the table before those of the hand.
struct Cards<'a> {
    spec: &'a Spec,
    table: Vec<CardId>,
    hand: Vec<CardId>,
}

impl Cards<'_> {
    fn meld(&mut self, book: &Book, (form, wild): &Laid) -> Option<Reading> {
        let form = &book.forms[*form];
        let place = |(place, face): (usize, &usize)| {
            let wanted = (*wild != Some(place)).then_some(*face);
            self.take(wanted)
        };
        let cards = form.faces.iter().enumerate().map(place).collect::<Option<Vec<CardId>>>()?;
        pattern::read_as(self.spec, form.pattern, &cards).ok()
    }

    /// A card with this face, or a wild one.
    fn take(&mut self, face: Option<usize>) -> Option<CardId> {
        let spec = self.spec;
        let is_it = |card: &CardId| face_of(spec, *card) == face;
        for cards in [&mut self.table, &mut self.hand] {
            if let Some(at) = cards.iter().position(is_it) {
                return Some(cards.remove(at));
            }
        }
        None
    }
}

/// Lays a card on the first of these melds that it fits.
fn lengthen(spec: &Spec, melds: &mut [Reading], card: CardId) -> Option<()> {
    melds.iter_mut().find_map(|reading| {
        let meld = Meld::new(Default::default(), reading.clone());
        let fit = pattern::fits(spec, &meld, card, None).ok()?;
        let mut cards: Vec<CardId> = meld.cards().collect();
        cards.insert(if fit.below { 0 } else { cards.len() }, card);
        *reading = pattern::read_as(spec, reading.pattern, &cards).ok()?;
        Some(())
    })
}
