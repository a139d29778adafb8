//! The whole table as it is being laid anew: cards and melds go anywhere and back, and what comes of it is what the judge says.

use crate::common;
use rummage_rules::draft::{TableDraft, To};
use rummage_rules::games;
use rummage_rules::melds::pattern;
use rummage_rules::moves::rearranging::Regrouping;
use rummage_rules::prelude::*;
use rummage_rules::table::TurnStep;
use rummage_rules::table::setup::Situation;

/// Cards by their codes, none of them twice; `7H'` is the second copy.
fn cards(spec: &Spec, codes: &str) -> Vec<CardId> {
    let card = |code: &str| {
        let (face, nth) = code.strip_suffix('\'').map_or((code, 0), |face| (face, 1));
        spec.deck.find(face).nth(nth).expect("a card of the deck")
    };
    codes.split_whitespace().map(card).collect()
}

/// The first seat in its turn, with this hand and these melds on the table; it has opened.
fn in_turn(options: &str, hand: &str, melds: &[&str]) -> View {
    let game = games::find("robbers").expect("a game");
    let spec = game.spec(2, &Options::parse(options).expect("options")).expect("a table");
    let mut situation = Situation::new(spec.clone());
    situation.asked = Some((Seat(0), TurnStep::Draw));
    situation.hands[0] = (cards(&spec, hand), 0);
    let meld = |codes: &&str| Meld::new(Seat(1), pattern::read(&spec, &cards(&spec, codes)).expect("a meld"));
    situation.melds = melds.iter().map(meld).collect();
    let mut view = situation.build().expect("a situation").view(Seat(0));
    view.public.set_up().states[0].opened = true;
    view
}

/// What each group is, by name; why it is nothing; or that it is empty.
fn told(view: &View, draft: &TableDraft) -> Vec<&'static str> {
    let spec = &view.public.spec;
    let tell = |nth: usize| match (&draft.groups()[nth].reading, draft.why_not(spec, nth)) {
        (Some(reading), None) => reading.name,
        (None, Some(refusal)) => refusal.why,
        (None, None) => "empty",
        (Some(_), Some(_)) => panic!("a meld has nothing wrong with it"),
    };
    (0..draft.groups().len()).map(tell).collect()
}

#[test]
fn cards_go_from_group_to_group_and_each_says_what_it_is() {
    let view = in_turn("", "7D 7H KD", &["4S 5S 6S 7S"]);
    let spec = &view.public.spec;
    let shift = |draft: &mut TableDraft, codes: &str, to: To| draft.shift(spec, &cards(spec, codes), to);
    let mut draft = TableDraft::of(&view);
    assert_eq!(told(&view, &draft), ["run"]);
    assert_eq!(draft.action(&view).expect_err("nothing is added").why, "add-a-card");
    assert_eq!(shift(&mut draft, "7D", To::NewGroup), Ok(Some(1)));
    assert_eq!(told(&view, &draft), ["run", "too-few"]);
    assert_eq!(draft.action(&view).expect_err("a card alone").why, "too-few");
    shift(&mut draft, "7S", To::Group(1)).expect("a card of the table goes anywhere on it");
    let lacks: Vec<&str> = draft.lacks(spec, 1).iter().map(|card| spec.deck.code(*card)).collect();
    assert_eq!(lacks, ["7C", "7H"]);
    shift(&mut draft, "7H", To::Group(1)).expect("a card of the hand");
    assert_eq!(told(&view, &draft), ["run", "set"]);
    assert_eq!((draft.added(), draft.hand()), (cards(spec, "7D 7H"), cards(spec, "KD")));
    let action = draft.action(&view).expect("it is a play");
    assert!(view.check(&action).is_ok());
}

#[test]
fn what_came_from_the_hand_goes_back_and_nothing_else_does() {
    let view = in_turn("", "7D KD", &["4S 5S 6S 7S"]);
    let spec = &view.public.spec;
    let mut draft = TableDraft::of(&view);
    draft.shift(spec, &cards(spec, "7D"), To::Group(0)).expect("a card of the hand");
    assert_eq!(told(&view, &draft), ["run-suits"]);
    draft.shift(spec, &cards(spec, "7D"), To::Hand).expect("it came from there");
    assert_eq!((told(&view, &draft), draft.hand()), (vec!["run"], view.hand.clone()));
    let refusal = draft.shift(spec, &cards(spec, "7S"), To::Hand).expect_err("it lay on the table");
    assert_eq!((refusal.code, refusal.why), (Code::LeavesTable, "stays-on-table"));
    let refusal = draft.shift(spec, &cards(spec, "QC"), To::Group(0)).expect_err("it lies nowhere");
    assert_eq!((refusal.code, refusal.why), (Code::CardNotInHand, "not-in-hand"));
}

#[test]
fn every_step_is_taken_back_and_all_of_them_at_once() {
    let view = in_turn("", "7D 7H KD", &["4S 5S 6S 7S", "9C 9D 9S"]);
    let spec = &view.public.spec;
    let mut draft = TableDraft::of(&view);
    let first = draft.clone();
    assert!(!draft.undo() && !draft.is_changed());
    // A whole meld is a step like any other.
    draft.shift(spec, &cards(spec, "9C 9D 9S"), To::Group(0)).expect("a meld");
    assert_eq!(told(&view, &draft), ["run-suits", "empty"]);
    draft.shift(spec, &cards(spec, "7D"), To::NewGroup).expect("a card");
    assert!(draft.undo() && draft.undo());
    assert_eq!(draft, first);
    draft.shift(spec, &cards(spec, "7D 7H"), To::NewGroup).expect("cards");
    let before = draft.clone();
    draft.put_back();
    assert_eq!(draft.groups(), first.groups());
    assert!(draft.is_begun() && !draft.is_changed(), "putting back is a step, and the table is as it was");
    assert!(draft.undo());
    assert_eq!(draft, before);
}

#[test]
fn a_table_that_is_being_laid_anew_is_seen_as_it_lies() {
    let view = in_turn("", "7D 7H KD", &["4S 5S 6S 7S", "9C 9D 9S"]);
    let spec = &view.public.spec;
    let mut draft = TableDraft::of(&view);
    assert_eq!(draft.seen(&view), view);
    draft.shift(spec, &cards(spec, "9C 9D 9S"), To::Group(0)).expect("a meld");
    draft.shift(spec, &cards(spec, "7D"), To::NewGroup).expect("a card");
    let seen = draft.seen(&view);
    let lies: Vec<(Seat, bool, usize)> =
        seen.public.melds.iter().map(|meld| (meld.owner, meld.reading.is_none(), meld.len())).collect();
    assert_eq!(lies, [(Seat(1), true, 7), (Seat(0), true, 1)], "an empty group is not seen");
    assert_eq!(seen.public.melds[1].laid_by, [Seat(0)]);
    assert_eq!((seen.hand, seen.public.hand_sizes[0]), (cards(spec, "7H KD"), 2));
}

#[test]
fn a_joker_stays_what_it_was_and_may_be_meant_otherwise() {
    let view = in_turn("", "7H KD", &["JK 5H 6H"]);
    let spec = &view.public.spec;
    let mut draft = TableDraft::of(&view);
    draft.shift(spec, &cards(spec, "7H"), To::Group(0)).expect("a card");
    let low = |draft: &TableDraft| draft.groups()[0].reading.as_ref().map(|reading| reading.low);
    assert_eq!(low(&draft), Some(4));
    assert!(draft.read_on(spec, 0));
    assert_eq!(low(&draft), Some(5));
    assert!(draft.action(&view).is_ok());
    assert!(draft.undo());
    assert_eq!(low(&draft), Some(4));
    let plain = in_turn("", "7S KD", &["4S 5S 6S"]);
    assert!(!TableDraft::of(&plain).read_on(spec, 0), "there is nothing to choose");
}

#[test]
fn a_hint_is_laid_out_as_it_would_be_played() {
    let view = in_turn("", "7D 7H KD", &["4S 5S 6S 7S"]);
    let plays = view.suggest(usize::MAX);
    let plays = plays.iter().filter(|action| matches!(action, Action::Rearrange { .. }));
    let mut laid = 0;
    for play in plays {
        let mut draft = TableDraft::of(&view);
        assert!(draft.lay(&view, play));
        let action = draft.action(&view).expect("a hint is a play");
        let judged = |action: &Action| view.public.judge(&view.hand, view.seat, action);
        assert_eq!(judged(&action), judged(play));
        assert!(draft.undo() && !draft.is_changed());
        laid += 1;
    }
    assert!(laid > 0 && !TableDraft::of(&view).lay(&view, &Action::Pass));
}

#[test]
fn any_play_is_told_card_by_card() {
    let game = games::find("robbers").expect("a game");
    let mut plays = 0;
    for seed in 0..12 {
        let mut played = common::new_match(game, 3, seed);
        let mut rng = common::rng(seed);
        for _ in 0..200 {
            let before = played.table().public.melds.clone();
            common::go_on(&mut played, &mut rng);
            let after = &played.table().public.melds;
            if *after == before {
                continue;
            }
            let regrouping = Regrouping::of(&before, after);
            let groups = regrouping.after(regrouping.shifts.len());
            for (group, becomes) in groups.iter().zip(&regrouping.becomes) {
                let lies = becomes.map_or(Vec::new(), |nth| after[nth].cards().collect());
                assert_eq!(*group, lies);
            }
            plays += usize::from(!after.is_empty());
        }
    }
    assert!(plays > 100, "only {plays} plays were met");
}
