//! Selections of several melds at once: whatever the judge would take, the draft divides, and what it divides is what it says.

use super::{in_turn, laid_out, lay_downs, plain, rich_hand, views};
use crate::common;
use rummage_rules::cards::shuffle::shuffle;
use rummage_rules::draft::{Deed, Draft, Filled, Opening, Selection, divided};
use rummage_rules::prelude::*;

/// Whether the judge lays these melds together.
fn is_laid(view: &View, melds: &[Reading]) -> bool {
    laid_out(melds).check(view).is_ok()
}

#[test]
fn whatever_opens_is_found_in_its_cards_alone() {
    let mut found = std::collections::BTreeMap::<&str, usize>::new();
    let mut rng = common::rng(7);
    for view in views(13, 60, &mut rng) {
        for plans in lay_downs(&view).iter().filter(|plans| plans.len() > 1).take(4) {
            let mut cards: Vec<CardId> = plans.iter().flat_map(|plan| plan.cards.clone()).collect();
            shuffle(&mut cards, &mut rng);
            let melds = divided(&view, &Draft::default(), &cards);
            assert!(is_laid(&view, &melds), "{}: {plans:?} {melds:?}", view.public.spec.sheet.game);
            let mut used: Vec<CardId> = melds.iter().flat_map(Reading::cards).collect();
            used.sort_unstable();
            cards.sort_unstable();
            assert_eq!(used, cards);
            *found.entry(view.public.spec.sheet.game).or_default() += 1;
        }
    }
    assert!(found.len() == 8 && found.values().all(|count| *count > 5), "{found:?}");
}

/// Whether some division of these cards into two melds or more is laid by the judge, whatever they are.
fn can_be_laid(view: &View, cards: &[CardId]) -> bool {
    let smallest = view.public.spec.patterns.iter().map(|pattern| pattern.shape.size().0).min();
    plain::divisions(cards).iter().any(|groups| {
        let large = groups.iter().all(|group| group.len() >= smallest.expect("patterns"));
        let readings =
            || groups.iter().map(|group| plain::readings(&view.public.spec, group)).collect::<Vec<_>>();
        groups.len() > 1 && large && any_of_each(&readings(), &mut Vec::new(), &|melds| is_laid(view, melds))
    })
}

/// Whether something holds of one reading of each group.
fn any_of_each(
    groups: &[Vec<Reading>],
    chosen: &mut Vec<Reading>,
    holds: &impl Fn(&[Reading]) -> bool,
) -> bool {
    let Some((first, rest)) = groups.split_first() else { return holds(chosen) };
    first.iter().any(|reading| {
        chosen.push(reading.clone());
        let found = any_of_each(rest, chosen, holds);
        chosen.pop();
        found
    })
}

#[test]
fn a_few_cards_are_divided_exactly_where_any_division_is_laid() {
    let (mut can, mut cannot) = (0, 0);
    let mut rng = common::rng(8);
    for number in 0..60u16 {
        for spec in super::games_that_lay() {
            let hand = rich_hand(&spec, 8 + usize::from(number % 3), &mut rng);
            let view = in_turn(&spec, hand, 1 + number % 2);
            let cards = &view.hand[..view.hand.len() - 2];
            let melds = divided(&view, &Draft::default(), cards);
            let found = !melds.is_empty() && is_laid(&view, &melds);
            assert_eq!(found, can_be_laid(&view, cards), "{}: {cards:?} {melds:?}", spec.sheet.game);
            (can, cannot) = (can + usize::from(found), cannot + usize::from(!found));
        }
    }
    assert!(can > 20 && cannot > 100, "{can} can be laid, {cannot} not");
}

#[test]
fn a_part_of_an_opening_has_its_place_beside_what_is_laid_out() {
    let mut parts = 0;
    let mut rng = common::rng(9);
    for view in views(13, 60, &mut rng) {
        for plans in lay_downs(&view).iter().filter(|plans| plans.len() > 2).take(2) {
            let (first, rest) = plans.split_at(1);
            let read = |cards: &[CardId]| plain::readings(&view.public.spec, cards);
            let Some(first) =
                read(&first[0].cards).into_iter().find(|one| Some(one.pattern) == first[0].pattern)
            else {
                continue;
            };
            let draft = laid_out(&[first]);
            let cards: Vec<CardId> = rest.iter().flat_map(|plan| plan.cards.clone()).collect();
            let melds = divided(&view, &draft, &cards);
            let opening = Opening::of(&view, &draft, &melds);
            assert!(
                melds.len() > 1 && opening.is_met(),
                "{}: {melds:?} {opening:?}",
                view.public.spec.sheet.game
            );
            let alone = divided(&view, &Draft::default(), &cards);
            assert!(alone.len() > 1, "{}: {cards:?} are a part by themselves", view.public.spec.sheet.game);
            parts += 1;
        }
    }
    assert!(parts > 10, "{parts}");
}

#[test]
fn cards_that_are_one_meld_for_which_there_is_no_place_are_two_for_which_there_is() {
    let dummy = rummage_rules::games::find("dummy").expect("there is Dummy");
    let spec = dummy.spec(3, &Options::default()).expect("valid options");
    let of_a_kind: Vec<CardId> =
        ["7C", "7D", "7H", "7S"].iter().flat_map(|code| spec.deck.find(code)).take(6).collect();
    let view =
        in_turn(&spec, common::cards(&spec, "2C 9D KH").into_iter().chain(of_a_kind.clone()).collect(), 1);
    let picked = Selection::read(&view, &Draft::default(), of_a_kind, Vec::new());
    let Opening::Contract { slots, .. } = &picked.opening else { panic!("{:?}", picked.opening) };
    assert!(slots.iter().all(|slot| (slot.filled, slot.cards) == (Filled::Picked, 3)), "{slots:?}");
    let [(melds, Deed::Act(action))] = &picked.deeds()[..] else { panic!("{picked:?}") };
    assert_eq!((melds.len(), view.check(action)), (2, Ok(())));
}
