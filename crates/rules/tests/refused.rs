//! Whatever a seat asks for, sensible or not: the view judges as the truth does, and a refusal changes nothing.

use crate::common;
use proptest::prelude::*;
use rummage_rules::action::{Choice, MeldPlan, Place, Swap};
use rummage_rules::cards::ids::MeldId;
use rummage_rules::prelude::*;

/// Cards of the deck and a little beyond it.
fn card() -> impl Strategy<Value = CardId> {
    (0u8..47).prop_map(CardId)
}

fn plan() -> impl Strategy<Value = MeldPlan> {
    let cards = prop::collection::vec(card(), 0..5);
    let name = (card(), 0u8..5, prop::option::of(0u8..20));
    let names = prop::collection::vec(name.prop_map(|(card, rank, suit)| (card, Stand { rank, suit })), 0..2);
    (cards, 0u8..2, prop::option::of(0usize..7), names)
        .prop_map(|(cards, from_pile, pattern, names)| MeldPlan { cards, from_pile, pattern, names })
}

fn swap() -> impl Strategy<Value = Swap> {
    (card(), 0u8..8).prop_map(|(natural, meld)| Swap { natural, meld: MeldId(meld) })
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        prop_oneof![Just(Source::Stock), Just(Source::Discard), card().prop_map(Source::Row)]
            .prop_map(Action::Draw),
        (prop::collection::vec(plan(), 0..3), prop::collection::vec(swap(), 0..2))
            .prop_map(|(melds, swaps)| Action::LayDown { melds, swaps }),
        (card(), 0u8..8, any::<bool>()).prop_map(|(card, meld, beside)| Action::LayOff {
            card,
            named: None,
            meld: MeldId(meld),
            end: None,
            beside
        }),
        swap().prop_map(|swap| Action::SwapWild { swap, place: Place::Discard }),
        prop::collection::vec(card(), 0..3).prop_map(Action::Discard),
        prop_oneof![Just(Choice::Buy), Just(Choice::No), any::<u8>().prop_map(Choice::Cut)]
            .prop_map(Action::Answer),
        Just(Action::Pass),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_refusal_changes_nothing_and_the_view_judges_as_the_truth_does(
        seats in 2usize..=3,
        seed in 0u64..50,
        steps in 0usize..80,
        seat in 0u8..4,
        actions in prop::collection::vec(action(), 1..40),
    ) {
        let played = common::in_play(seats, seed, steps);
        for action in &actions {
            let mut table = played.table().clone();
            let before = table.digest();
            let judged = table.check(Seat(seat), action);
            if usize::from(seat) < seats {
                prop_assert_eq!(&table.view(Seat(seat)).check(action), &judged);
            }
            match table.play(Seat(seat), action) {
                Ok(events) => {
                    prop_assert!(judged.is_ok() && !events.is_empty());
                    prop_assert_ne!(table.digest(), before);
                }
                Err(refusal) => {
                    prop_assert_eq!(judged, Err(refusal));
                    prop_assert_eq!(table.digest(), before);
                    prop_assert!(table == *played.table());
                }
            }
        }
    }
}
