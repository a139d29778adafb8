//! Whether melds laid together are the contract of the round: as many of each kind, of the sizes asked for, and runs kept apart.

use crate::melds::meld::Meld;
use crate::melds::pattern::Shape;
use crate::spec::Spec;
use crate::turn::gate::RoundContract;
use std::cmp::Reverse;

/// What keeps these melds from being the contract of a round: a key of the game's words.
pub(super) fn differs(
    spec: &Spec,
    rule: &RoundContract,
    round: u16,
    melds: &[(Meld, usize)],
) -> Option<&'static str> {
    let mut wanted = rule.of(round).to_vec();
    wanted.sort_by_key(|slot| (slot.pattern, Reverse(slot.least)));
    let mut laid: Vec<(usize, usize)> =
        melds.iter().map(|(meld, _)| (meld.reading.pattern, meld.len())).collect();
    laid.sort_by_key(|(pattern, size)| (*pattern, Reverse(*size)));
    let kinds = wanted.iter().map(|slot| slot.pattern).eq(laid.iter().map(|(pattern, _)| *pattern));
    let pairs = || wanted.iter().zip(&laid);
    if !kinds {
        Some("contract-mismatch")
    } else if pairs().any(|(slot, (_, size))| *size < slot.least) {
        Some("contract-too-short")
    } else if pairs().any(|(slot, (_, size))| *size > slot.most) {
        Some("contract-too-long")
    } else if rule.runs_apart && runs_continue(spec, melds) {
        Some("contract-runs-joined")
    } else {
        None
    }
}

/// Whether one of these runs begins in the suit and at the position at which another has just ended.
fn runs_continue(spec: &Spec, melds: &[(Meld, usize)]) -> bool {
    let is_run = |meld: &&Meld| matches!(spec.patterns[meld.reading.pattern].shape, Shape::Sequence { .. });
    let runs: Vec<&Meld> = melds.iter().map(|(meld, _)| meld).filter(is_run).collect();
    let suit = |meld: &Meld| {
        let natural = meld.cards().find(|card| !spec.is_wild(*card));
        natural.map(|card| spec.deck.printed(card).suit)
    };
    let ends_before = |one: &Meld, other: &Meld| {
        usize::from(one.reading.low) + one.len() == usize::from(other.reading.low) && suit(one) == suit(other)
    };
    runs.iter().any(|one| runs.iter().any(|other| ends_before(one, other)))
}
