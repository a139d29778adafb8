//! Actions that could be legal, in a row and not yet judged; those that are alike are written out only when they are looked at.

use crate::action::{Action, MeldPlan, Place, Source, Swap};
use crate::card::{CardId, MeldId};
use crate::shuffle;
use rand::Rng;

/// Something that a seat could try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Idea {
    /// Discarding one card.
    Discard(CardId),
    /// Whatever else.
    Other(Action),
}

/// What a seat could try.
#[derive(Default)]
pub(crate) struct Ideas<'a> {
    /// Drawing from the stock, from the top of the discard pile, and not at all.
    pub draws: bool,
    /// Closing whole.
    pub whole: bool,
    /// Closing with each of these cards thrown.
    pub closes: &'a [CardId],
    /// Melds to lay, each row of them at once.
    pub melds: LayDowns,
    /// Laying off every card on every meld.
    pub lay_offs: LayOffs<'a>,
    /// Exchanging wilds.
    pub swaps: Swaps,
    /// Whatever else.
    pub actions: Vec<Action>,
    /// Discarding each of these cards by itself.
    pub discards: &'a [CardId],
    /// Announcing the last card.
    pub knock: bool,
}

/// Melds that could be laid.
pub(crate) enum LayDowns {
    /// Each by itself.
    Single(Vec<MeldPlan>),
    /// Several at once.
    Together(Vec<Vec<MeldPlan>>),
}

/// Every one of some cards on every one of the first melds of the table.
#[derive(Copy, Clone, Default)]
pub(crate) struct LayOffs<'a> {
    /// Cards of the hand.
    pub hand: &'a [CardId],
    /// The top of a discard pile that can be played from.
    pub top: Option<CardId>,
    /// How many melds there are.
    pub melds: usize,
    /// Whether the card lies beside the meld.
    pub beside: bool,
}

/// Exchanges of wilds, each with the wild to the discard or to any meld.
#[derive(Default)]
pub(crate) struct Swaps {
    /// Which natural card for the wild of which meld.
    pub pairs: Vec<Swap>,
    /// How many melds there are.
    pub melds: usize,
}

impl Idea {
    /// Written out.
    pub fn into_action(self) -> Action {
        match self {
            Idea::Discard(card) => Action::discard(card),
            Idea::Other(action) => action,
        }
    }
}

impl Default for LayDowns {
    fn default() -> LayDowns {
        LayDowns::Single(Vec::new())
    }
}

impl LayDowns {
    fn len(&self) -> usize {
        match self {
            LayDowns::Single(melds) => melds.len(),
            LayDowns::Together(melds) => melds.len(),
        }
    }

    fn take(&mut self, place: usize) -> Action {
        let melds = match self {
            LayDowns::Single(melds) => vec![std::mem::take(&mut melds[place])],
            LayDowns::Together(melds) => std::mem::take(&mut melds[place]),
        };
        Action::LayDown { melds, swaps: Vec::new() }
    }
}

impl LayOffs<'_> {
    fn len(&self) -> usize {
        (self.hand.len() + usize::from(self.top.is_some())) * self.melds
    }

    /// The one at a place: all melds for the first card, then all for the next.
    fn at(&self, place: usize) -> Option<Action> {
        let card = self.hand.get(place / self.melds.max(1)).copied().or(self.top)?;
        Some(Action::LayOff { card, meld: meld_id(place % self.melds), end: None, beside: self.beside })
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).filter_map(|place| self.at(place))
    }
}

impl Swaps {
    fn len(&self) -> usize {
        self.pairs.len() * (1 + self.melds)
    }

    fn at(&self, place: usize) -> Action {
        let (swap, to) = (self.pairs[place / (1 + self.melds)], place % (1 + self.melds));
        let place = to.checked_sub(1).map_or(Place::Discard, |to| Place::LayOff(meld_id(to), None));
        Action::SwapWild { swap, place }
    }
}

fn meld_id(index: usize) -> MeldId {
    MeldId(u8::try_from(index).unwrap_or(u8::MAX))
}

const DRAWS: [Action; 3] = [Action::Draw(Source::Stock), Action::Draw(Source::Discard), Action::Pass];

impl Ideas<'_> {
    /// Nothing but these.
    pub fn only(actions: Vec<Action>) -> Ideas<'static> {
        Ideas { actions, ..Ideas::default() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        let draws = if self.draws { DRAWS.len() } else { 0 };
        let single = draws + usize::from(self.whole) + usize::from(self.knock);
        let alike = self.closes.len() + self.lay_offs.len() + self.swaps.len() + self.discards.len();
        single + alike + self.melds.len() + self.actions.len()
    }

    /// Takes the one at a place; no place is asked for twice.
    pub fn take(&mut self, mut place: usize) -> Idea {
        // Whether the place is among so many that come next; if not, it is counted from behind them.
        let mut among = |count: usize| {
            let found = (place < count).then_some(place);
            place = place.saturating_sub(count);
            found
        };
        if let Some(at) = among(if self.draws { DRAWS.len() } else { 0 }) {
            return Idea::Other(DRAWS[at].clone());
        }
        if among(usize::from(self.whole)).is_some() {
            return Idea::Other(Action::Close { discard: None, melds: Vec::new() });
        }
        if let Some(at) = among(self.closes.len()) {
            return Idea::Other(Action::close(self.closes[at]));
        }
        if let Some(at) = among(self.melds.len()) {
            return Idea::Other(self.melds.take(at));
        }
        if let Some(action) = among(self.lay_offs.len()).and_then(|at| self.lay_offs.at(at)) {
            return Idea::Other(action);
        }
        if let Some(at) = among(self.swaps.len()) {
            return Idea::Other(self.swaps.at(at));
        }
        if let Some(at) = among(self.actions.len()) {
            return Idea::Other(std::mem::replace(&mut self.actions[at], Action::Pass));
        }
        let card = among(self.discards.len()).map(|at| self.discards[at]);
        card.map_or(Idea::Other(Action::Knock), Idea::Discard)
    }

    /// All of them, in their order.
    pub fn into_actions(mut self) -> Vec<Action> {
        (0..self.len()).map(|place| self.take(place).into_action()).collect()
    }
}

/// So many places find room without an allocation.
const FEW: usize = 64;

/// Places drawn by chance, none of them twice: the last one left takes the place of each that is drawn.
pub(crate) struct Hat {
    left: usize,
    few: [u8; FEW],
    /// Where there are more.
    many: Vec<usize>,
}

impl Hat {
    /// So many places.
    pub fn new(places: usize) -> Hat {
        let many = if places > FEW { (0..places).collect() } else { Vec::new() };
        Hat { left: places, few: IN_ORDER, many }
    }

    /// The next one; none when all are drawn.
    pub fn draw(&mut self, rng: &mut impl Rng) -> Option<usize> {
        let count = u32::try_from(self.left).ok().filter(|count| *count > 0)?;
        let at = shuffle::below(rng, count) as usize;
        self.left -= 1;
        if self.many.is_empty() {
            let drawn = self.few[at];
            self.few[at] = self.few[self.left];
            return Some(usize::from(drawn));
        }
        Some(self.many.swap_remove(at))
    }
}

const IN_ORDER: [u8; FEW] = {
    let mut places = [0; FEW];
    let mut place = 0;
    while place < FEW {
        places[place] = place as u8;
        place += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    #[test]
    fn a_hat_gives_every_place_once_and_in_the_order_of_a_list_that_is_emptied() {
        for places in [1, 40, FEW, FEW + 1, 300] {
            let rng = || ChaCha8Rng::seed_from_u64(3);
            let (mut list, mut from_list) = ((0..places).collect::<Vec<usize>>(), rng());
            let (mut hat, mut from_hat) = (Hat::new(places), rng());
            while !list.is_empty() {
                let at = shuffle::below(&mut from_list, u32::try_from(list.len()).expect("few")) as usize;
                assert_eq!(hat.draw(&mut from_hat), Some(list.swap_remove(at)));
            }
            assert_eq!(hat.draw(&mut from_hat), None);
        }
    }

    #[test]
    fn ideas_come_in_their_order_and_each_once() {
        let (hand, cards) = ([CardId(1), CardId(2)], [CardId(3)]);
        let exchange = |card| Swap { natural: CardId(card), meld: MeldId(1) };
        let ideas = Ideas {
            draws: true,
            whole: true,
            closes: &cards,
            melds: LayDowns::Single(vec![MeldPlan { cards: hand.to_vec(), ..MeldPlan::default() }]),
            lay_offs: LayOffs { hand: &cards, top: Some(CardId(9)), melds: 1, beside: false },
            swaps: Swaps { pairs: vec![exchange(1), exchange(2)], melds: 2 },
            actions: vec![Action::Pass],
            discards: &hand,
            knock: true,
        };
        let lay_off = |card| Action::LayOff { card: CardId(card), meld: MeldId(0), end: None, beside: false };
        let swap = |card, place| Action::SwapWild { swap: exchange(card), place };
        let to = |meld| Place::LayOff(MeldId(meld), None);
        let expected = vec![
            Action::Draw(Source::Stock),
            Action::Draw(Source::Discard),
            Action::Pass,
            Action::Close { discard: None, melds: Vec::new() },
            Action::close(CardId(3)),
            Action::meld(hand.to_vec()),
            lay_off(3),
            lay_off(9),
            swap(1, Place::Discard),
            swap(1, to(0)),
            swap(1, to(1)),
            swap(2, Place::Discard),
            swap(2, to(0)),
            swap(2, to(1)),
            Action::Pass,
            Action::discard(CardId(1)),
            Action::discard(CardId(2)),
            Action::Knock,
        ];
        assert_eq!(ideas.into_actions(), expected);
    }
}
