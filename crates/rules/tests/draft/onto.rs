//! Cards onto melds of the table, in every game as it is played: what is offered is legal, and what is legal is offered.

use crate::common;
use rummage_rules::draft::{Deed, joining, plain_lay_off, ways};
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;

/// Every lay-off of a card on a meld that can be written.
fn lay_offs(card: CardId, meld: MeldId) -> impl Iterator<Item = Action> {
    let ends = [None, Some(End::Low), Some(End::High)];
    ends.into_iter().flat_map(move |end| {
        [true, false].map(|beside| Action::LayOff { card, named: None, meld, end, beside })
    })
}

/// How often a card could be laid off, and a wild exchanged.
fn compare(view: &View) -> (usize, usize) {
    let (game, mut joined, mut freed) = (view.public.spec.sheet.game, 0, 0);
    let melds = (0..u8::try_from(view.public.melds.len()).expect("few melds")).map(MeldId);
    for (card, meld) in melds.flat_map(|meld| view.hand.iter().map(move |card| (*card, meld))) {
        let legal = lay_offs(card, meld).any(|action| view.check(&action).is_ok());
        let offered = joining(view, card, meld);
        assert_eq!(legal, !offered.is_empty(), "{game}: {card:?} onto {meld:?}");
        assert_eq!(
            legal,
            view.check(&plain_lay_off(view, card, meld)).is_ok(),
            "{game}: {card:?} onto {meld:?}"
        );
        for way in ways(view, &[card], meld) {
            let Deed::Act(action) = &way.deed else { continue };
            assert_eq!(view.check(action), Ok(()), "{game}: {way:?}");
        }
        joined += usize::from(legal);
    }
    for action in view.suggest(usize::MAX) {
        let Action::SwapWild { swap, .. } = action else { continue };
        let frees = ways(view, &[swap.natural], swap.meld).iter().any(|way| way.kind.frees());
        assert!(frees, "{game}: {swap:?} is not offered");
        freed += 1;
    }
    (joined, freed)
}

#[test]
fn what_goes_onto_a_meld_is_what_the_judge_lets_go_there() {
    let (mut all_joined, mut all_freed) = (0, 0);
    for game in GAMES {
        for seed in 0..4 {
            let mut rng = common::rng(seed);
            let mut played = common::new_match(game, game.usual_seats, seed);
            for step in 0..400 {
                common::go_on(&mut played, &mut rng);
                if step % 3 == 0 {
                    for seat in played.table().public.asked() {
                        let (joined, freed) = compare(&played.table().view(seat));
                        (all_joined, all_freed) = (all_joined + joined, all_freed + freed);
                    }
                }
            }
        }
    }
    assert!(all_joined > 1000 && all_freed > 50, "{all_joined} laid off, {all_freed} freed");
}
