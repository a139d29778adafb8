//! Actions that could be legal, in a row and not yet judged; the many that are alike are written out only when they are looked at.

use crate::action::Action;
use crate::card::CardId;
use crate::shuffle;
use rand::Rng;

/// What a seat could try.
#[derive(Default)]
pub(crate) struct Ideas<'a> {
    /// Closing whole.
    pub whole: bool,
    /// Closing with each of these cards thrown.
    pub closes: &'a [CardId],
    /// Whatever else.
    pub actions: Vec<Action>,
    /// Discarding each of these cards by itself.
    pub discards: &'a [CardId],
    /// Announcing the last card.
    pub knock: bool,
}

impl Ideas<'_> {
    /// Nothing but these.
    pub fn only(actions: Vec<Action>) -> Ideas<'static> {
        Ideas { actions, ..Ideas::default() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        let alike = self.closes.len() + self.discards.len();
        usize::from(self.whole) + alike + self.actions.len() + usize::from(self.knock)
    }

    /// Takes the one at a place; no place is asked for twice.
    pub fn take(&mut self, place: usize) -> Action {
        let Some(place) = place.checked_sub(usize::from(self.whole)) else {
            return Action::Close { discard: None, melds: Vec::new() };
        };
        if let Some(card) = self.closes.get(place) {
            return Action::close(*card);
        }
        let place = place - self.closes.len();
        if let Some(action) = self.actions.get_mut(place) {
            return std::mem::replace(action, Action::Pass);
        }
        let card = self.discards.get(place - self.actions.len());
        card.map_or(Action::Knock, |card| Action::discard(*card))
    }

    /// All of them, in their order.
    pub fn into_actions(mut self) -> Vec<Action> {
        (0..self.len()).map(|place| self.take(place)).collect()
    }
}

/// Places drawn by chance, none of them twice: the last one left takes the place of each that is drawn.
pub(crate) struct Hat {
    left: usize,
    /// Which place stands where another was, the latest last.
    moved: Vec<(usize, usize)>,
}

impl Hat {
    /// So many places.
    pub fn new(places: usize) -> Hat {
        Hat { left: places, moved: Vec::new() }
    }

    /// The next one; none when all are drawn.
    pub fn draw(&mut self, rng: &mut impl Rng) -> Option<usize> {
        let count = u32::try_from(self.left).ok().filter(|count| *count > 0)?;
        let at = shuffle::below(rng, count) as usize;
        let drawn = self.stands_at(at);
        self.left -= 1;
        if at != self.left {
            self.moved.push((at, self.stands_at(self.left)));
        }
        Some(drawn)
    }

    fn stands_at(&self, at: usize) -> usize {
        self.moved.iter().rev().find(|(place, _)| *place == at).map_or(at, |(_, stands)| *stands)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    #[test]
    fn a_hat_gives_every_place_once_and_in_the_order_of_a_list_that_is_emptied() {
        let rng = || ChaCha8Rng::seed_from_u64(3);
        let (mut list, mut from_list) = ((0..40).collect::<Vec<usize>>(), rng());
        let (mut hat, mut from_hat) = (Hat::new(40), rng());
        while !list.is_empty() {
            let at = shuffle::below(&mut from_list, u32::try_from(list.len()).expect("few")) as usize;
            assert_eq!(hat.draw(&mut from_hat), Some(list.swap_remove(at)));
        }
        assert_eq!(hat.draw(&mut from_hat), None);
    }
}
