//! Any cards of any hand: what they are said to be is what the judge reads, and why they are nothing is what the judge refuses.

use super::{games_that_lay, in_turn, is_of_gate, laid_out, rich_hand};
use crate::common;
use proptest::prelude::*;
use rummage_rules::draft::{Deed, Draft, Opening, Selection};
use rummage_rules::judge::Verdict;
use rummage_rules::prelude::*;

/// The melds that the judge would lay, where it is not the opening or a duty that keeps them.
fn laid(view: &View, action: &Action) -> Result<Vec<Reading>, Refusal> {
    match view.public.judge(&view.hand, view.seat, action)? {
        Verdict::LayDown(laid) => Ok(laid.melds.into_iter().map(|(meld, _)| meld.reading).collect()),
        other => panic!("{action:?} came to {other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn any_selection_is_what_the_judge_makes_of_it(seed in any::<u64>(), game in any::<usize>(), mask in 1u32..1 << 9) {
        let specs = games_that_lay();
        let spec = &specs[game % specs.len()];
        let view = in_turn(spec, rich_hand(spec, 11, &mut common::rng(seed)), 1 + (seed % 10) as u16);
        let cards: Vec<CardId> = (0..9).filter(|place| mask >> place & 1 == 1).map(|place| view.hand[place]).collect();
        let picked = Selection::read(&view, &Draft::default(), cards.clone(), Vec::new());
        prop_assert_eq!(picked.melds().is_empty(), picked.why_not.is_some());
        for (melds, deed) in picked.deeds() {
            let used: usize = melds.iter().map(|meld| meld.slots.len()).sum();
            prop_assert_eq!(used, cards.len());
            let action = match &deed {
                Deed::Act(action) => action.clone(),
                Deed::LayOut(melds) => laid_out(melds).lay_down(spec),
                Deed::CountOn(swap) => panic!("{swap:?} is no meld"),
            };
            match laid(&view, &action) {
                Ok(laid) => prop_assert_eq!(laid, melds),
                Err(refusal) => {
                    prop_assert!(refusal.code != Code::NotAMeld, "{}: {:?} {}", spec.sheet.game, melds, refusal);
                    // What does not wait for other melds is kept by no gate, but where it fills no slot.
                    let met = Opening::of(&view, &Draft::default(), melds).is_met();
                    let may_wait = matches!(deed, Deed::LayOut(_)) && !met;
                    prop_assert!(may_wait || !is_of_gate(&refusal) || picked.placed == 0, "{}: {}", spec.sheet.game, refusal);
                }
            }
        }
        if picked.melds().is_empty() {
            let refusal = view.check(&picked.lay_unread());
            prop_assert_eq!(refusal.err(), picked.why_not);
        }
    }
}
