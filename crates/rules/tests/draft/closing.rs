//! Hands that are shown to end a round, in every game that knows it: what a wish comes to is what the judge makes of the close.

use crate::common;
use rummage_rules::cards::shuffle::shuffle;
use rummage_rules::draft::{Closing, Showing};
use rummage_rules::games::{self, GAMES};
use rummage_rules::judge::Verdict;
use rummage_rules::prelude::*;

fn verdict(view: &View, action: &Action) -> Option<Verdict> {
    view.public.judge(&view.hand, view.seat, action).ok()
}

/// Whether a close is legal and does not fail at the table.
fn is_sound(view: &View, action: &Action) -> bool {
    verdict(view, action).is_some_and(|verdict| verdict.failure().is_none())
}

/// Looks at every wish of a hand; how many closes were sound, and how many would have been paid for.
fn compare(view: &View) -> (usize, usize) {
    let (mut sound, mut wrong) = (0, 0);
    for card in &view.hand {
        match view.closing(&[*card]) {
            Closing::Show(action) => sound += usize::from(is_sound(view, &action)),
            Closing::Wrong { action, why, points } => {
                let failure = verdict(view, &action).and_then(|verdict| verdict.failure().cloned());
                assert_eq!((failure, points > 0), (Some(why), true));
                wrong += 1;
            }
            other => panic!("{}: {other:?} with a card picked", view.public.spec.sheet.game),
        }
    }
    let any = || view.hand.iter().any(|card| verdict(view, &Action::close(*card)).is_some());
    let undrawn = view.public.spec.turn.close_undrawn;
    match view.closing(&[]) {
        Closing::Show(action) => {
            assert!(undrawn || is_sound(view, &action), "{}", view.public.spec.sheet.game)
        }
        Closing::Wrong { action, .. } => panic!("{action:?} throws no card"),
        Closing::PickOne => assert!(any(), "{}: no card goes under", view.public.spec.sheet.game),
        Closing::TooMuch => assert!(!any(), "{}: a card goes under", view.public.spec.sheet.game),
    }
    (sound, wrong)
}

/// A hand that its owner has arranged is shown so where that is as good, and else there is a choice between two closes.
fn show(view: &View, rng: &mut rand::rngs::ChaCha8Rng) -> [usize; 2] {
    let mut counts = [0; 2];
    for card in &view.hand {
        let at_best = Action::close(*card);
        if !matches!(verdict(view, &at_best), Some(Verdict::Close(_))) {
            continue;
        }
        let mut hand: Vec<CardId> = view.hand.iter().copied().filter(|held| held != card).collect();
        assert_eq!(view.showing(at_best.clone(), None), Showing::So(at_best.clone()));
        let best = view.public.spec.best_split(&hand);
        let sorted: Vec<CardId> = best.melds.iter().flatten().chain(&best.loose).copied().collect();
        for arranged in [sorted, {
            shuffle(&mut hand, rng);
            hand
        }] {
            match view.showing(at_best.clone(), Some(&arranged)) {
                Showing::So(action) => {
                    assert!(is_sound(view, &action));
                    counts[0] += 1;
                }
                Showing::Either { best, own } => {
                    assert!(best.1 < own.1 && is_sound(view, &best.0) && is_sound(view, &own.0));
                    counts[1] += 1;
                }
            }
        }
    }
    counts
}

#[test]
fn a_wish_to_close_comes_to_what_the_judge_makes_of_it() {
    let (mut all_sound, mut all_wrong, mut shown) = (0, 0, [0; 2]);
    for game in GAMES {
        let spec = game.spec(game.usual_seats, &Options::default()).expect("valid options");
        for seed in 0..if spec.ends.close.is_some() { 12 } else { 1 } {
            let mut rng = common::rng(seed);
            let mut played = common::new_match(game, game.usual_seats, seed);
            for _ in 0..150 {
                common::go_on(&mut played, &mut rng);
                for seat in played.table().public.asked() {
                    let view = played.table().view(seat);
                    if spec.ends.close.is_none() {
                        assert_eq!(
                            (view.close_with(&view.hand[..view.hand.len().min(1)]), view.closing(&[])),
                            (None, Closing::TooMuch)
                        );
                        continue;
                    }
                    let (sound, wrong) = compare(&view);
                    (all_sound, all_wrong) = (all_sound + sound, all_wrong + wrong);
                    let [so, either] = show(&view, &mut rng);
                    shown = [shown[0] + so, shown[1] + either];
                }
            }
        }
    }
    assert!(all_sound > 30 && all_wrong > 30, "{all_sound} closes, {all_wrong} wrong ones");
    assert!(shown.iter().all(|count| *count > 3), "{shown:?}");
}

#[test]
fn several_cards_never_go_under_together() {
    let gin = games::find("gin").expect("there is Gin");
    let mut played = common::new_match(gin, 2, 1);
    played.settle();
    let view = played.table().view(played.table().public.asked()[0]);
    assert_eq!(view.close_with(&view.hand[..2]), None);
}
