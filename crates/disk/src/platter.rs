//! What a disk holds: what lasts, and what still waits to be flushed and may be lost in part.

use crate::Change;
use rand::{Rng, RngExt};
use std::collections::BTreeMap;

/// So many bytes are written whole or not at all.
const SECTOR: usize = 512;

/// A disk at some moment.
#[derive(Default)]
pub struct Platter {
    lasting: BTreeMap<String, Vec<u8>>,
    waiting: Vec<Change>,
}

impl Platter {
    /// Takes in what is done next.
    pub fn take(&mut self, change: Change) {
        match change {
            Change::Flushed { file } => {
                let (flushed, waiting) =
                    self.waiting.drain(..).partition(|change| change.file() == file.as_str());
                self.waiting = waiting;
                let flushed: Vec<Change> = flushed;
                flushed.into_iter().for_each(|change| self.last(change));
            }
            Change::Removed { file } => {
                self.waiting.retain(|change| change.file() != file.as_str());
                self.lasting.remove(&file);
            }
            waits => self.waiting.push(waits),
        }
    }

    /// The power goes. Of what waits nothing is left, a part, or everything.
    pub fn cut(mut self, chance: &mut impl Rng) -> BTreeMap<String, Vec<u8>> {
        let share = [0.0, 0.5, 1.0][chance.random_range(0..3)];
        for change in std::mem::take(&mut self.waiting) {
            match change {
                Change::Wrote { file, at, bytes } => {
                    for (sector, bytes) in bytes.chunks(SECTOR).enumerate() {
                        if chance.random_bool(share) {
                            let (file, at) = (file.clone(), at + sector * SECTOR);
                            self.last(Change::Wrote { file, at, bytes: bytes.to_vec() });
                        }
                    }
                }
                other if chance.random_bool(share) => self.last(other),
                _ => {}
            }
        }
        self.lasting
    }

    fn last(&mut self, change: Change) {
        match change {
            Change::Wrote { file, at, bytes } => {
                let there = self.lasting.entry(file).or_default();
                let end = at + bytes.len();
                there.resize(there.len().max(end), 0);
                there[at..end].copy_from_slice(&bytes);
            }
            Change::Resized { file, size } => self.lasting.entry(file).or_default().resize(size, 0),
            Change::Flushed { .. } | Change::Removed { .. } => self.take(change),
        }
    }
}

impl Change {
    fn file(&self) -> &str {
        match self {
            Change::Wrote { file, .. }
            | Change::Resized { file, .. }
            | Change::Flushed { file }
            | Change::Removed { file } => file,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    fn wrote(at: usize, bytes: &[u8]) -> Change {
        Change::Wrote { file: "a".into(), at, bytes: bytes.to_vec() }
    }

    /// What is left of these changes in many cuts.
    fn cuts(changes: &[Change]) -> Vec<Vec<u8>> {
        let cut = |seed| {
            let mut platter = Platter::default();
            changes.iter().cloned().for_each(|change| platter.take(change));
            platter.cut(&mut ChaCha8Rng::seed_from_u64(seed)).remove("a").unwrap_or_default()
        };
        (0..50).map(cut).collect()
    }

    #[test]
    fn what_was_flushed_lasts() {
        let flushed = Change::Flushed { file: "a".into() };
        let left = cuts(&[wrote(0, b"lasts"), flushed, wrote(0, b"maybe")]);
        assert!(left.iter().all(|left| left == b"lasts" || left == b"maybe"));
        assert!(left.contains(&b"lasts".to_vec()) && left.contains(&b"maybe".to_vec()));
    }

    #[test]
    fn what_was_not_flushed_is_lost_in_parts() {
        let left = cuts(&[wrote(0, &[1; 2 * SECTOR])]);
        let lengths = |length| left.iter().any(|left| left.len() == length);
        assert!(lengths(0) && lengths(SECTOR) && lengths(2 * SECTOR));
        assert!(left.iter().any(|left| left.len() == 2 * SECTOR && left[0] == 0), "the second sector alone");
    }

    #[test]
    fn a_file_that_is_flushed_is_another_than_one_that_is_not() {
        let flushed = Change::Flushed { file: "b".into() };
        assert!(cuts(&[wrote(0, b"maybe"), flushed]).contains(&Vec::new()));
    }
}
