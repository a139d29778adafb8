//! Chance for play-outs: a generator of three lines (SplitMix64), because millions of numbers are asked for and nobody's cards depend on them.

/// A row of numbers that only depends on its seed, on every machine.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The row that belongs to a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`, each as likely as any other but for one part in some eighty million.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// Shuffles the first `count` places: each holds any of the items, as likely as any other.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T], count: usize) {
        let size = items.len();
        for place in 0..count.min(size) {
            let from = place + self.below((size - place) as u32) as usize;
            items.swap(place, from);
        }
    }
}
