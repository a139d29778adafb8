//! Closing: what is left over is the least there is, and the lay-offs suggested leave the least, against every way there is.

use crate::common::{cards, rng};
use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};
use rummage_rules::deadwood::without_wilds::{MeldTable, set_of};
use rummage_rules::melds::pattern;
use rummage_rules::prelude::*;
use rummage_rules::{cards::shuffle, games};

fn closing(rules: &str) -> Spec {
    let game = games::find("gin").expect("a game in which seats close");
    game.spec(2, &Options::parse(rules).expect("options")).expect("valid options")
}

/// The least left over, over every division: the first card is left over or is in a meld with some of the others.
fn least(spec: &Spec, hand: &[CardId]) -> i32 {
    let Some((first, rest)) = hand.split_first() else { return 0 };
    let mut best = spec.value(*first) + least(spec, rest);
    for mask in 1..1u32 << rest.len() {
        if (2..=9).contains(&mask.count_ones()) {
            let part = |inside: bool| {
                let meant = |(place, _): &(usize, &CardId)| (mask >> place & 1 == 1) == inside;
                rest.iter().enumerate().filter(meant).map(|(_, card)| *card).collect::<Vec<_>>()
            };
            let meld: Vec<CardId> = std::iter::once(*first).chain(part(true)).collect();
            if pattern::read(spec, &meld).is_ok() {
                best = best.min(least(spec, &part(false)));
            }
        }
    }
    best
}

/// A hand of few suits and ranks, so that melds compete for its cards.
fn crowded_hand(spec: &Spec, size: usize, rng: &mut impl rand::Rng) -> Vec<CardId> {
    let low = 1 + u8::try_from(shuffle::below(rng, 8)).expect("small");
    let near = |card: &CardId| (low..low + 6).contains(&spec.deck.printed(*card).rank);
    let mut hand: Vec<CardId> = spec.deck.cards().filter(near).collect();
    shuffle::shuffle(&mut hand, rng);
    hand.truncate(size);
    hand
}

#[test]
fn what_is_left_over_is_the_least_there_is() {
    let spec = closing("");
    let melds = spec.meld_table.as_ref().expect("a list of melds");
    let mut rng = rng(5);
    for round in 0..300 {
        let mut deck: Vec<CardId> = spec.deck.cards().collect();
        shuffle::shuffle(&mut deck, &mut rng);
        let size = 10 + round % 2;
        for hand in [deck[..size].to_vec(), crowded_hand(&spec, size, &mut rng)] {
            let expected = least(&spec, &hand);
            assert_eq!(melds.least(set_of(&hand)), expected, "{hand:?}");
            let split = melds.split(&hand);
            assert_eq!(split.loose.iter().map(|card| spec.value(*card)).sum::<i32>(), expected);
            assert!(split.melds.iter().all(|meld| pattern::read(&spec, meld).is_ok()));
            assert_eq!(split.melds.concat().len() + split.loose.len(), hand.len());
        }
    }
}

/// The melds of a game as they lie in the list of all of them.
fn listed(spec: &Spec) -> MeldTable {
    MeldTable::listed(&spec.deck, &spec.patterns, &spec.values)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn the_quick_way_answers_as_the_list_of_all_melds(seed: u64, size in 0usize..14, crowded: bool) {
        let spec = closing("");
        let quick = spec.meld_table.as_ref().expect("a list of melds");
        let list = listed(&spec);
        let mut rng = rng(seed);
        let mut hand: Vec<CardId> = spec.deck.cards().collect();
        shuffle::shuffle(&mut hand, &mut rng);
        hand.truncate(size);
        if crowded {
            hand = crowded_hand(&spec, size, &mut rng);
        }
        let set = set_of(&hand);
        prop_assert_eq!(quick.least(set), list.least(set));
        prop_assert_eq!(quick.split(&hand), list.split(&hand));
        let openings = |table: &MeldTable, melds: &[u64]| ((table.fitting(melds) & !set).count_ones(), melds.len());
        let melds = quick.melds(set, |melds| openings(quick, melds));
        prop_assert_eq!(quick.fitting(&melds), list.fitting(&melds));
        prop_assert_eq!(melds, list.melds(set, |melds| openings(&list, melds)));
    }
}

/// Every hand of one suit, which has all its runs, and every hand of the cards of three ranks, which has all its sets.
#[test]
fn the_quick_way_is_right_in_every_corner() {
    let spec = closing("");
    let quick = spec.meld_table.as_ref().expect("a list of melds");
    let list = listed(&spec);
    let spread =
        |mask: u64| (0..12).fold(0, |set, bit| set | (mask >> bit & 1) << (bit / 3 * 13 + bit % 3 + 10));
    let suits = (0..1 << 13).flat_map(|suit: u64| [suit, suit << 39, suit << 26 | 0b111 << 10]);
    for hand in suits.chain((0..1 << 12).map(spread)) {
        assert_eq!(quick.least(hand), list.least(hand), "{hand:b}");
    }
}

/// The least that this seat can have left over after any lay-offs at all.
fn least_after_lay_offs(table: &Table, seat: Seat) -> i32 {
    let spec = &table.public.spec;
    let melds = spec.meld_table.as_ref().expect("a list of melds");
    let mut best = melds.least(set_of(&table.hands[seat.index()]));
    for action in table.view(seat).suggest(usize::MAX) {
        if matches!(action, Action::LayOff { .. }) {
            let mut next = table.clone();
            next.play(seat, &action).expect("a suggested action is legal");
            best = best.min(least_after_lay_offs(&next, seat));
        }
    }
    best
}

/// A table at which P0 has closed, if it can: P1 holds many cards that fit.
fn shown(spec: &Spec, rng: &mut impl rand::Rng) -> Option<Table> {
    let pool = crowded_hand(spec, 24, rng);
    let (closer, defender) = pool.split_at(11.min(pool.len()));
    let mut situation = rummage_rules::table::setup::Situation::new(spec.clone());
    situation.asked = Some((Seat(0), rummage_rules::table::TurnStep::Play));
    situation.hands = vec![(closer.to_vec(), 0), (defender[..10].to_vec(), 0)];
    let mut table = situation.build().ok()?;
    let close =
        table.view(Seat(0)).suggest(1).pop().filter(|action| matches!(action, Action::Close { .. }))?;
    table.play(Seat(0), &close).ok()?;
    (table.public.ending.is_none()).then_some(table)
}

#[test]
fn the_lay_offs_suggested_leave_the_least_there_is() {
    let spec = closing("");
    let melds = spec.meld_table.as_ref().expect("a list of melds");
    let mut rng = rng(8);
    let (mut seen, mut gained) = (0, 0);
    while seen < 60 {
        let Some(table) = shown(&spec, &mut rng) else { continue };
        seen += 1;
        let before = melds.least(set_of(&table.hands[1]));
        let expected = least_after_lay_offs(&table, Seat(1));
        let mut followed = table.clone();
        for action in table.view(Seat(1)).best_lay_offs() {
            followed.play(Seat(1), &action).expect("each lay-off is legal in its turn");
        }
        assert_eq!(melds.least(set_of(&followed.hands[1])), expected);
        gained += usize::from(expected < before);
    }
    assert!(gained > 10, "lay-offs helped in {gained} of {seen} showdowns");
}

#[test]
fn a_close_shows_what_is_left_over_to_everybody_and_hides_the_other_hand() {
    let spec = closing("");
    let mut situation = rummage_rules::table::setup::Situation::new(spec.clone());
    situation.asked = Some((Seat(0), rummage_rules::table::TurnStep::Play));
    situation.hands = vec![(cards(&spec, "4H 5H 6H 9C 9D 9S 2C 3D AS 2D KD"), 0), (Vec::new(), 10)];
    let mut table = situation.build().expect("a table");
    let before = table.view(Seat(1)).unseen().len();
    table.play(Seat(0), &Action::close(cards(&spec, "KD")[0])).expect("a legal knock");
    assert_eq!(table.public.known[0], table.hands[0], "what is left over lies open");
    assert!(table.public.known[1].is_empty(), "the other hand does not");
    assert_eq!(table.view(Seat(1)).unseen().len(), before - 11);
    assert_eq!(table.view(Seat(0)).unseen().len(), 52 - 11, "to the closer nothing new is shown");
}

#[test]
fn where_melds_are_looked_for_the_dearest_lay_off_is_suggested_and_then_the_next() {
    let game = games::find("threethirteen").expect("a game with wilds in which seats close");
    let spec = game.spec(2, &Options::parse("layoff_at_end=on").expect("options")).expect("valid options");
    let mut situation = rummage_rules::table::setup::Situation::new(spec.clone());
    situation.asked = Some((Seat(0), rummage_rules::table::TurnStep::Play));
    situation.hands = vec![(cards(&spec, "7H 8H 9H 2C"), 0), (cards(&spec, "6H TH AS"), 0)];
    let mut table = situation.build().expect("a table");
    table.play(Seat(0), &Action::close(cards(&spec, "2C")[0])).expect("nothing is left over");
    table.play(Seat(1), &Action::Draw(Source::Discard)).expect("the last turn");
    assert!(table.view(Seat(1)).best_lay_offs().is_empty(), "the last turn is not over");
    table.play(Seat(1), &Action::discard(cards(&spec, "AS")[0])).expect("a discard");
    let mut laid = Vec::new();
    while let Some(Action::LayOff { card, .. }) = table.view(Seat(1)).suggest(1).first().cloned() {
        let action = table.view(Seat(1)).best_lay_offs().pop().expect("the one suggested");
        table.play(Seat(1), &action).expect("a legal lay-off");
        laid.push(card);
    }
    assert_eq!(laid, cards(&spec, "TH 6H"));
    assert_eq!(table.view(Seat(1)).suggest(1), [Action::Pass]);
}
