//! The deal of the day: a seed that follows from the day and the game, so that everybody has the same cards and nobody has to be asked for them.

use crate::cards::shuffle::Seed;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// So many seconds make a day.
const SECONDS: u64 = 86_400;
/// A deal of so many days ago is still known as one.
const KNOWN_FOR: u32 = 400;

/// A day by the world's time (UTC), counted from the first of January 1970.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Day(pub u32);

impl Day {
    /// The day of a moment, which is told in seconds since the first of January 1970 began (UTC).
    pub fn of(seconds: u64) -> Day {
        Day(u32::try_from(seconds / SECONDS).unwrap_or(u32::MAX))
    }

    /// The seed of the deal of this day in the game of this id, the same for everybody and for ever.
    pub fn seed(self, game: &str) -> Seed {
        let hash: [u8; 32] = Sha256::digest(format!("rummage deal of the day {} {game}", self.0)).into();
        let half = std::array::from_fn(|place| hash[place]);
        Seed(u128::from_be_bytes(half))
    }

    /// The day, not after this one and not long before it, whose deal in this game has this seed.
    pub fn dealt(self, game: &str, seed: Seed) -> Option<Day> {
        (self.0.saturating_sub(KNOWN_FOR)..=self.0).rev().map(Day).find(|day| day.seed(game) == seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The 25th of November 2026, its first second.
    const MORNING: u64 = 1_795_564_800;

    #[test]
    fn a_day_has_one_deal_from_its_first_second_to_its_last() {
        let seed = |seconds| Day::of(seconds).seed("gin");
        assert_eq!(seed(MORNING), seed(MORNING + SECONDS - 1));
        assert_ne!(seed(MORNING), seed(MORNING - 1));
        assert_ne!(seed(MORNING), seed(MORNING + SECONDS));
        assert_ne!(seed(MORNING), Day::of(MORNING).seed("daylily"));
    }

    #[test]
    fn the_deal_of_a_day_never_changes() {
        assert_eq!(Day::of(MORNING), Day(20_782));
        // What `printf 'rummage deal of the day 20782 gin' | sha256sum | head -c 32` says.
        assert_eq!(Day(20_782).seed("gin").to_string(), "5441dfba069c2117b3d81c44059de252");
    }

    #[test]
    fn a_deal_is_known_by_its_seed() {
        let (today, before) = (Day(20_782), Day(20_700));
        assert_eq!(today.dealt("gin", before.seed("gin")), Some(before));
        assert_eq!(today.dealt("gin", before.seed("tonk")), None);
        assert_eq!(before.dealt("gin", today.seed("gin")), None);
        assert_eq!(today.dealt("gin", Seed(5)), None);
    }
}
