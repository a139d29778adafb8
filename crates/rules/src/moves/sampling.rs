//! Drawing places by chance, none of them twice and mostly without an allocation.

use crate::cards::shuffle;
use rand::Rng;

/// So many places find room without an allocation.
const FEW: usize = 64;

/// Places drawn by chance, none of them twice: the last one left takes the place of each that is drawn.
pub(crate) struct Hat {
    left: u32,
    few: [u8; FEW],
    /// Where there are more.
    many: Vec<usize>,
}

impl Hat {
    /// So many places.
    #[inline(always)]
    pub fn new(places: usize) -> Hat {
        let many = if places > FEW { (0..places).collect() } else { Vec::new() };
        Hat { left: u32::try_from(places).unwrap_or(u32::MAX), few: IN_ORDER, many }
    }

    /// The first one drawn; none if there is none. It is still at its own place, which need not be looked up.
    #[inline(always)]
    pub fn draw_first(&mut self, rng: &mut impl Rng) -> Option<usize> {
        if self.left == 0 {
            return None;
        }
        let drawn = shuffle::below(rng, self.left) as usize;
        self.left -= 1;
        if self.many.is_empty() {
            self.few[drawn] = self.left as u8;
        } else {
            self.many.swap_remove(drawn);
        }
        Some(drawn)
    }

    /// The next one; none when all are drawn.
    #[inline(always)]
    pub fn draw(&mut self, rng: &mut impl Rng) -> Option<usize> {
        if self.left == 0 {
            return None;
        }
        let at = shuffle::below(rng, self.left) as usize;
        self.left -= 1;
        if self.many.is_empty() {
            let drawn = self.few[at];
            self.few[at] = self.few[self.left as usize];
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
}
