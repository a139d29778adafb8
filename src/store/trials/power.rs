//! The power fails before and after every step of saving: what was kept last or just before is there, and saving goes on.

use std::{path::Path, sync::Arc};

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{disk::TestDisk, times};
use crate::shell::keep::{Keeper, Store};

const NAME: &str = "match";
const FOLDER: &str = "/saves";
/// So many ways of what a cut leaves are looked at for each place of it.
const LEFT: usize = 24;

/// A keeper on this disk.
fn keeper(disk: &Arc<TestDisk>) -> Keeper {
    Keeper::new(Store::Folder(disk.clone(), FOLDER.into()))
}

/// The number that is kept there; the text is longer or shorter each time.
fn recalled(disk: &Arc<TestDisk>) -> Option<u64> {
    let number = |text: &str| text.split(' ').next().and_then(|word| word.parse().ok()).ok_or("odd".into());
    keeper(disk).recall(NAME, number).unwrap_or_else(|why| panic!("nothing whole is left: {why}"))
}

fn keep(disk: &Arc<TestDisk>, number: u64) {
    let mut keeper = keeper(disk);
    keeper.keep(NAME, &format!("{number} {}", "action ".repeat(number as usize * 7 % 50)));
    keeper.finish();
}

fn forget(disk: &Arc<TestDisk>) {
    let mut keeper = keeper(disk);
    keeper.forget(NAME);
    keeper.finish();
}

/// Does something on copies of a disk, with a cut before and after each of its steps, and hands out whatever may be left. How many
/// cuts there were.
fn cut_everywhere(
    disk: &TestDisk,
    dice: &mut ChaCha8Rng,
    deed: impl Fn(&Arc<TestDisk>),
    look: impl Fn(&Arc<TestDisk>),
) -> u64 {
    for step in 0.. {
        let cut = Arc::new(disk.copy());
        cut.end_power_after(step);
        deed(&cut);
        for _ in 0..LEFT {
            look(&Arc::new(cut.after_a_cut(dice)));
        }
        if !cut.is_at_its_end() {
            return step;
        }
    }
    0
}

#[test]
fn the_last_action_or_the_one_before_outlives_a_power_cut() {
    let mut dice = ChaCha8Rng::seed_from_u64(10);
    let disk = Arc::new(TestDisk::default());
    let (cycles, mut cuts) = (times("RUMMAGE_CYCLES", 100), 0);
    for cycle in 1..=cycles {
        let before = (cycle > 1).then_some(cycle - 1);
        let new = |disk: &Arc<TestDisk>| keep(disk, cycle);
        cuts += cut_everywhere(&disk, &mut dice, new, |left| {
            let found = recalled(left);
            assert!(found == Some(cycle) || found == before, "cycle {cycle}: {found:?} in {left:?}");
            // The game goes on from there, and the power may fail again.
            keep(left, cycle + 1);
            assert_eq!(recalled(left), Some(cycle + 1));
        });
        keep(&disk, cycle);
        assert_eq!(recalled(&disk), Some(cycle));
    }
    assert!(cuts >= cycles * 5, "there are hardly any places to cut: {cuts}");
    println!("{cycles} cycles, {cuts} places of a cut, {LEFT} remainders each");
}

#[test]
fn what_is_forgotten_is_whole_or_gone_after_a_power_cut() {
    let mut dice = ChaCha8Rng::seed_from_u64(11);
    let disk = Arc::new(TestDisk::default());
    for cycle in 1..=times("RUMMAGE_CYCLES", 100) {
        (0..3).for_each(|action| keep(&disk, cycle * 10 + action));
        let newest = cycle * 10 + 2;
        cut_everywhere(&disk, &mut dice, forget, |left| {
            let found = recalled(left);
            assert!(found.is_none() || found == Some(newest), "cycle {cycle}: {found:?} in {left:?}");
        });
        forget(&disk);
        assert_eq!(recalled(&disk), None);
    }
}

#[test]
fn a_damaged_latest_and_a_power_cut_together_leave_the_former() {
    let mut dice = ChaCha8Rng::seed_from_u64(12);
    for cycle in 1..=times("RUMMAGE_CYCLES", 100) {
        let disk = Arc::new(TestDisk::default());
        (0..2).for_each(|action| keep(&disk, cycle * 10 + action));
        let noise: Vec<u8> = (0..dice.random_range(0..40)).map(|_| dice.random()).collect();
        disk.put(&Path::new(FOLDER).join("match.save"), &noise);
        let (former, next) = (cycle * 10, cycle * 10 + 2);
        let goes_on = |disk: &Arc<TestDisk>| {
            if recalled(disk).is_some() {
                keep(disk, next);
            }
        };
        cut_everywhere(&disk, &mut dice, goes_on, |left| {
            let found = recalled(left);
            assert!(found == Some(former) || found == Some(next), "cycle {cycle}: {found:?} in {left:?}");
            assert!(left.holds(&noise), "the damaged text is gone: {left:?}");
        });
    }
}
