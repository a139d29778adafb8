//! A seat that has not closed may divide the hand it shows (ruling R25): in the record, in every view, and as well as the table does.

use crate::common::{go_on, new_match, rng};
use rummage_rules::draft::Showing;
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;
use rummage_rules::table::StepKind;

/// A match by chance up to the first count of hands in which a seat that has not closed holds a meld: that seat and its melds.
fn to_the_count(game: &Game, seed: u64) -> Option<(Match, Seat, Vec<MeldPlan>)> {
    let mut played = new_match(game, game.usual_seats, seed);
    let mut rng = rng(seed);
    for _ in 0..4000 {
        let public = &played.table().public;
        if public.due() == Due::Step(StepKind::Score)
            && public.ending.is_some_and(|ending| ending.by.is_some())
        {
            let holder = public.seats_playing().find_map(|seat| {
                let split = public.spec.best_split(&played.table().hands[seat.index()]);
                let plans = split.melds.into_iter().map(|cards| MeldPlan { cards, ..MeldPlan::default() });
                let action = Action::Close { discard: None, melds: plans.collect() };
                played.table().check(seat, &action).is_ok().then_some((seat, action))
            });
            if let Some((seat, Action::Close { melds, .. })) = holder {
                return Some((played, seat, melds));
            }
        }
        if go_on(&mut played, &mut rng).is_empty() {
            break;
        }
    }
    None
}

#[test]
fn a_hand_divided_as_the_table_would_counts_the_same_and_replays() {
    for game in GAMES.iter().filter(|game| closes(game)) {
        let found = (0..300).find_map(|seed| to_the_count(game, seed));
        let Some((mut played, seat, melds)) = found else {
            panic!("{}: nobody holds a meld at a count", game.id)
        };
        let mut left_to_the_table = played.clone();
        let mut view = played.table().view(seat.left(game.usual_seats));
        let action = Action::Close { discard: None, melds };
        let events = played.act(seat, &action).expect("a division of the own hand");
        assert_eq!(events.len(), view_melds(&events), "{}: nothing else happens", game.id);
        events.iter().for_each(|event| view.fold(&event.shown_to(Some(view.seat))));
        assert!(view == played.table().view(view.seat), "{}: all see it", game.id);
        assert!(played.act(seat, &action).is_err(), "{}: once", game.id);
        played.settle();
        left_to_the_table.settle();
        let sheets = |played: &Match| played.table().public.round_scores();
        assert_eq!(sheets(&played), sheets(&left_to_the_table), "{}", game.id);
        let replayed =
            Match::replay(played.record(), |_, _| ()).unwrap_or_else(|error| panic!("{}: {error}", game.id));
        assert_eq!(replayed.record(), played.record());
        assert!(replayed.record().actions.iter().any(|action| action.contains("divide : ")), "{}", game.id);
    }
}

/// Whether hands are shown to end a round, and divided.
fn closes(game: &Game) -> bool {
    game.spec(game.usual_seats, &Options::default()).is_ok_and(|spec| spec.divides_hands())
}

fn view_melds(events: &[Event<CardId>]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Melded { .. })).count()
}

/// The first knock of a round is written with cards that the same seat could have divided its hand into at the end of the round before.
const KNOCKS_AGAIN: &str = r#"{"format": 1, "rules_revision": 1, "game": "knockrummy", "seats": 2, "options": {"knock_before_draw": "on"}, "seed": "000000000000000000000000000000a9", "actions": ["P1 knock", "P0 knock : 5C 5D 5S"], "marks": ["fe4c2c1331dd4857", "852360b3584d70d4"]}"#;

#[test]
fn a_knock_that_begins_a_round_is_no_division_of_the_round_before() {
    let record: MatchRecord = serde_json::from_str(KNOCKS_AGAIN).expect("a record");
    let replayed = Match::replay(&record, |_, _| ()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(replayed.record(), &record);
    assert!(record.prove().is_ok());
}

/// A match kept between the last action of a round and its count goes on where it stood: the seat may still say how its hand is shown.
#[test]
fn a_match_kept_before_the_count_goes_on_before_it() {
    for game in GAMES.iter().filter(|game| closes(game)) {
        let (mut played, seat, melds) = (0..300).find_map(|seed| to_the_count(game, seed)).expect("a count");
        let kept = played.record().clone();
        let mut told = Vec::new();
        let mut on =
            Match::resume(&kept, |_, events| told.extend(events.iter().cloned())).expect("it goes on");
        assert_eq!(on.table().due(), Due::Step(StepKind::Score), "{}", game.id);
        assert!(on.table().digest() == played.table().digest(), "{}: where it stood", game.id);
        assert!(on.table().view(seat).best_division().is_some());
        let counts = told.iter().filter(|event| matches!(event, Event::Scored { .. })).count();
        assert_eq!(counts, kept.marks.len(), "{}", game.id);
        let counted = Match::replay(&kept, |_, _| ()).expect("it replays");
        assert_ne!(
            counted.table().due(),
            Due::Step(StepKind::Score),
            "{}: a replay goes to its end",
            game.id
        );

        let action = Action::Close { discard: None, melds };
        for of in [&mut played, &mut on] {
            of.act(seat, &action).expect("a division of the own hand");
            of.settle();
        }
        assert_eq!(on.record(), played.record(), "{}", game.id);
        // What was counted stays counted.
        let after = Match::resume(played.record(), |_, _| ()).expect("it goes on");
        assert_ne!(after.table().due(), Due::Step(StepKind::Score), "{}", game.id);
    }
}

/// Before the count an owner's order is shown as at a close: as it lies where that covers as much as any, and else there is a choice of two.
#[test]
fn an_order_that_covers_as_much_is_shown_so_and_one_that_covers_less_is_a_choice() {
    for game in GAMES.iter().filter(|game| closes(game)) {
        let (played, seat, _) = (0..300).find_map(|seed| to_the_count(game, seed)).expect("a count");
        let (table, view) = (played.table(), played.table().view(seat));
        let at_best = view.best_division().expect("a division");
        assert_eq!(view.showing(at_best.clone(), None), Showing::So(at_best.clone()), "{}", game.id);
        let split = view.public.spec.best_split(&view.hand);
        let sorted: Vec<CardId> = split.melds.concat().into_iter().chain(split.loose).collect();
        let shown = view.showing(at_best.clone(), Some(&sorted));
        assert!(matches!(&shown, Showing::So(action) if table.check(seat, action).is_ok()), "{}", game.id);
        for place in 1..sorted.len() {
            let mut moved = sorted.clone();
            let card = moved.remove(0);
            moved.insert(place, card);
            match view.showing(at_best.clone(), Some(&moved)) {
                Showing::So(action) => assert!(table.check(seat, &action).is_ok(), "{}", game.id),
                Showing::Either { best, own } => {
                    assert!(best.1 < own.1 && best.0 == at_best, "{}", game.id);
                    assert!(table.check(seat, &own.0).is_ok(), "{}", game.id);
                }
            }
        }
    }
}

/// In practice a division is taken back to before the count, and comes again before it.
#[test]
fn a_division_taken_back_comes_again() {
    for game in GAMES.iter().filter(|game| closes(game)) {
        let (played, seat, melds) = (0..300).find_map(|seed| to_the_count(game, seed)).expect("a count");
        let (before, mut played) = (played.table().digest(), played.for_practice());
        played.act(seat, &Action::Close { discard: None, melds }).expect("a division of the own hand");
        played.settle();
        let (kept, undone) = played.split_at(played.undo_to(seat).expect("practice"));
        assert_eq!(undone.len(), 1, "{}: {undone:?}", game.id);
        let mut back = Match::resume(&kept, |_, _| ()).expect("it goes back");
        assert_eq!(back.table().digest(), before, "{}: before the division, and not past the count", game.id);
        back.play_again(&undone, |_, _| ()).expect("it comes again");
        back.settle();
        assert_eq!(back.record(), played.record(), "{}", game.id);
    }
}
