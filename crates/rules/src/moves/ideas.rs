//! Actions that could be legal, in a row and not yet judged; those that are alike are written out only when they are looked at.

use crate::action::{Action, Choice, Idea, MeldPlan, PlaceOf, Source, Swap};
use crate::cards::ids::{CardId, MeldId};
use std::slice;

/// What a seat could try, in this order. There is nothing in it to be freed, so that it need not be kept in memory.
#[derive(Copy, Clone, Default)]
pub(crate) struct Ideas<'a> {
    /// Drawing from the stock, from the top of the discard pile, and not at all.
    pub draws: bool,
    /// Leaving the round instead.
    pub drop: bool,
    /// Taking one of these cards with all above it, the last one first.
    pub row: &'a [CardId],
    /// Closing whole.
    pub whole: bool,
    /// Closing with each of these cards thrown.
    pub closes: &'a [CardId],
    /// Melds to lay, each row of them at once.
    pub melds: &'a LayDowns,
    /// Laying off no more.
    pub done: bool,
    /// Laying off every card on every meld.
    pub lay_offs: LayOffs<'a>,
    /// Exchanging wilds.
    pub swaps: Swaps<'a>,
    /// Laying the whole table anew, as each of these.
    pub layouts: &'a [Vec<MeldPlan>],
    /// Answers.
    pub choices: &'static [Choice],
    /// Giving each of these cards.
    pub gives: &'a [CardId],
    /// Discarding none, all of `discards`, or neither.
    pub rows: bool,
    /// Discarding each of these cards by itself.
    pub discards: &'a [CardId],
    /// Announcing the last card.
    pub knock: bool,
    /// Asking the partner.
    pub ask: bool,
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

/// Exchanges of wilds, each with the wild to the discard or to any meld, or into the hand.
#[derive(Copy, Clone, Default)]
pub(crate) struct Swaps<'a> {
    /// Which natural card for the wild of which meld.
    pub pairs: &'a [Swap],
    /// How many melds there are.
    pub melds: usize,
    /// Whether the wild goes into the hand instead.
    pub to_hand: bool,
}

static NOTHING_TO_LAY: LayDowns = LayDowns::Single(Vec::new());

impl Default for LayDowns {
    fn default() -> LayDowns {
        LayDowns::Single(Vec::new())
    }
}

impl Default for &LayDowns {
    #[inline]
    fn default() -> Self {
        &NOTHING_TO_LAY
    }
}

impl LayDowns {
    fn len(&self) -> usize {
        match self {
            LayDowns::Single(melds) => melds.len(),
            LayDowns::Together(melds) => melds.len(),
        }
    }

    fn at(&self, place: usize) -> Idea<'_> {
        let melds = match self {
            LayDowns::Single(melds) => slice::from_ref(&melds[place]),
            LayDowns::Together(melds) => &melds[place],
        };
        Idea::LayDown { melds, swaps: &[] }
    }
}

impl LayOffs<'_> {
    fn len(&self) -> usize {
        (self.hand.len() + usize::from(self.top.is_some())) * self.melds
    }

    /// The one at a place: all melds for the first card, then all for the next.
    fn at<'i>(&self, place: usize) -> Option<Idea<'i>> {
        let card = self.hand.get(place / self.melds.max(1)).copied().or(self.top)?;
        let (meld, beside) = (meld_id(place % self.melds), self.beside);
        Some(Idea::LayOff { card, named: None, meld, end: None, beside })
    }
}

impl Swaps<'_> {
    /// How many places there are for the wild of each.
    fn places(&self) -> usize {
        if self.to_hand { 1 } else { 1 + self.melds }
    }

    fn len(&self) -> usize {
        self.pairs.len() * self.places()
    }

    fn at<'i>(&self, place: usize) -> Idea<'i> {
        let (swap, to) = (self.pairs[place / self.places()], place % self.places());
        let kept = if self.to_hand { PlaceOf::Hand } else { PlaceOf::Discard };
        let place = to.checked_sub(1).map_or(kept, |meld| PlaceOf::LayOff(meld_id(meld), None));
        Idea::SwapWild { swap, place }
    }
}

fn meld_id(index: usize) -> MeldId {
    MeldId(u8::try_from(index).unwrap_or(u8::MAX))
}

/// Drawing from the stock, from the top of the discard pile, and not at all.
const DRAWS: usize = 3;

impl<'a> Ideas<'a> {
    /// How many there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        let draws = if self.draws { DRAWS } else { 0 };
        let single = draws
            + usize::from(self.drop)
            + usize::from(self.whole)
            + usize::from(self.done)
            + usize::from(self.knock)
            + usize::from(self.ask);
        let cards = self.row.len() + self.closes.len() + self.discards.len() + self.discard_rows();
        let table = self.lay_offs.len() + self.swaps.len() + self.layouts.len();
        single + cards + self.melds.len() + table + self.choices.len() + self.gives.len()
    }

    /// All cards at once are one card where there is but one.
    fn discard_rows(&self) -> usize {
        if self.rows { 1 + usize::from(self.discards.len() > 1) } else { 0 }
    }

    /// The one at a place.
    #[inline(always)]
    pub fn at(self, mut place: usize) -> Idea<'a> {
        // Whether the place is among so many that come next; if not, it is counted from behind them.
        let mut among = |count: usize| {
            let found = (place < count).then_some(place);
            place = place.saturating_sub(count);
            found
        };
        if let Some(at) = among(if self.draws { DRAWS } else { 0 }) {
            return match at {
                0 => Idea::Draw(Source::Stock),
                1 => Idea::Draw(Source::Discard),
                _ => Idea::Pass,
            };
        }
        if among(usize::from(self.drop)).is_some() {
            return Idea::Drop;
        }
        if let Some(at) = among(self.row.len()) {
            return Idea::Draw(Source::Row(self.row[self.row.len() - 1 - at]));
        }
        if among(usize::from(self.whole)).is_some() {
            return Idea::Close { discard: None, melds: &[] };
        }
        if let Some(at) = among(self.closes.len()) {
            return Idea::Close { discard: Some(self.closes[at]), melds: &[] };
        }
        if let Some(at) = among(self.melds.len()) {
            return self.melds.at(at);
        }
        if among(usize::from(self.done)).is_some() {
            return Idea::Pass;
        }
        if let Some(idea) = among(self.lay_offs.len()).and_then(|at| self.lay_offs.at(at)) {
            return idea;
        }
        if let Some(at) = among(self.swaps.len()) {
            return self.swaps.at(at);
        }
        if let Some(at) = among(self.layouts.len()) {
            return Idea::Rearrange { layout: &self.layouts[at] };
        }
        if let Some(at) = among(self.choices.len()) {
            return Idea::Answer(self.choices[at]);
        }
        if let Some(at) = among(self.gives.len()) {
            return Idea::Answer(Choice::Give(self.gives[at]));
        }
        if among(usize::from(self.ask)).is_some() {
            return Idea::Ask;
        }
        if let Some(at) = among(self.discard_rows()) {
            return Idea::Discard(if at == 0 { &[] } else { self.discards });
        }
        among(self.discards.len())
            .map_or(Idea::Knock, move |at| Idea::Discard(slice::from_ref(&self.discards[at])))
    }

    /// All of them, in their order.
    pub fn to_actions(self) -> Vec<Action> {
        (0..self.len()).map(|place| self.at(place).into_action()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Place;

    #[test]
    fn ideas_come_in_their_order_and_each_once() {
        let (hand, cards) = ([CardId(1), CardId(2)], [CardId(3)]);
        let plan = |cards: &[CardId]| MeldPlan { cards: cards.to_vec(), ..MeldPlan::default() };
        let exchange = |card| Swap { natural: CardId(card), meld: MeldId(1) };
        let ideas = Ideas {
            draws: true,
            drop: true,
            row: &[CardId(7), CardId(8)],
            whole: true,
            closes: &cards,
            melds: &LayDowns::Single(vec![plan(&hand)]),
            done: true,
            lay_offs: LayOffs { hand: &cards, top: Some(CardId(9)), melds: 1, beside: false },
            swaps: Swaps { pairs: &[exchange(1), exchange(2)], melds: 2, to_hand: false },
            layouts: &[vec![plan(&cards)]],
            choices: &[Choice::Buy],
            gives: &cards,
            rows: true,
            discards: &hand,
            knock: true,
            ask: true,
        };
        let lay_off = |card| Action::LayOff {
            card: CardId(card),
            named: None,
            meld: MeldId(0),
            end: None,
            beside: false,
        };
        let swap = |card, place| Action::SwapWild { swap: exchange(card), place };
        let to = |meld| Place::LayOff(MeldId(meld), None);
        let expected = vec![
            Action::Draw(Source::Stock),
            Action::Draw(Source::Discard),
            Action::Pass,
            Action::Drop,
            Action::Draw(Source::Row(CardId(8))),
            Action::Draw(Source::Row(CardId(7))),
            Action::Close { discard: None, melds: Vec::new() },
            Action::close(CardId(3)),
            Action::meld(hand.to_vec()),
            Action::Pass,
            lay_off(3),
            lay_off(9),
            swap(1, Place::Discard),
            swap(1, to(0)),
            swap(1, to(1)),
            swap(2, Place::Discard),
            swap(2, to(0)),
            swap(2, to(1)),
            Action::Rearrange { layout: vec![plan(&cards)] },
            Action::Answer(Choice::Buy),
            Action::Answer(Choice::Give(CardId(3))),
            Action::Ask,
            Action::Discard(Vec::new()),
            Action::Discard(hand.to_vec()),
            Action::discard(CardId(1)),
            Action::discard(CardId(2)),
            Action::Knock,
        ];
        assert_eq!(ideas.to_actions(), expected);
    }
}
