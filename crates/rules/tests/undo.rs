//! Taking back: what a seat may undo told nobody anything, and comes out as it was before; with every game and number of players.

use crate::common::{go_on, new_match, pick, rng};
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;
use rummage_rules::record::undo::Stays;
use std::collections::BTreeSet;

/// Takes every step that is due.
fn settle(played: &mut Match) {
    while matches!(played.table().due(), Due::Step(_)) {
        played.step();
    }
}

/// The match as it would stand after taking the seat's last action back, and what was taken back.
fn taken_back(played: &Match, seat: Seat) -> Result<(Match, Vec<String>), Stays> {
    let (before, after) = played.record().split_at(played.undo_to(seat)?);
    Ok((Match::replay(&before, |_, _| ()).expect("a match replays"), after))
}

#[test]
fn what_may_be_taken_back_told_nothing_and_comes_back_as_it_was() {
    let mut reasons = BTreeSet::new();
    for game in GAMES {
        for seats in [*game.seats.start(), *game.seats.end()] {
            let mut undone = 0;
            for seed in 0..3 {
                let mut rng = rng(seed);
                let mut played = new_match(game, seats, seed);
                for _ in 0..250 {
                    settle(&mut played);
                    let asked = played.table().public.asked();
                    if asked.is_empty() {
                        break;
                    }
                    let seat = *pick(&asked, &mut rng);
                    let before = played.clone();
                    let actions = before.table().view(seat).suggest(usize::MAX);
                    played.act(seat, pick(&actions, &mut rng)).expect("a suggested action is legal");
                    settle(&mut played);
                    match taken_back(&played, seat) {
                        Err(stays) => drop(reasons.insert(format!("{stays:?}"))),
                        Ok((back, after)) => {
                            undone += 1;
                            assert_eq!(
                                back.table().digest(),
                                before.table().digest(),
                                "{}: {after:?}",
                                game.id
                            );
                            let unseen = |played: &Match| played.table().view(seat).unseen();
                            assert_eq!(unseen(&played), unseen(&before), "{}: {after:?}", game.id);
                            assert_eq!(played.table().public.asked(), [seat], "{}: {after:?}", game.id);
                            let mut again = back;
                            again.play_again(&after, |_, _| ()).expect("it was legal");
                            assert_eq!(again.table().digest(), played.table().digest());
                            assert_eq!(again.record(), played.record());
                        }
                    }
                    for other in played.table().public.seats().filter(|other| *other != seat) {
                        assert!(played.undo_to(other).is_err(), "{other} took back what {seat} did");
                    }
                }
            }
            // Whoever is handed a card only throws one, and that is final.
            let only_throws = game.spec(seats, &Options::default()).expect("a table").draw.passed_on;
            assert!(undone > 0 || only_throws, "{} for {seats}: nothing could be taken back", game.id);
        }
    }
    let met: Vec<&str> = reasons.iter().map(String::as_str).collect();
    for expected in ["CardSeen", "PassedOn", "Answered", "RoundOver"] {
        assert!(met.contains(&expected), "{expected} was never a reason: {met:?}");
    }
}

#[test]
fn practice_goes_back_past_anything_to_the_seats_own_last_decision() {
    for game in GAMES {
        let mut rng = rng(5);
        let mut played = new_match(game, game.usual_seats, 5).for_practice();
        assert_eq!(played.undo_to(Seat(0)), Err(Stays::NothingDone));
        let mut standing = None;
        for _ in 0..400 {
            settle(&mut played);
            if played.table().public.asked() == [Seat(0)] {
                standing = Some((played.record().actions.len(), played.table().digest()));
            }
            go_on(&mut played, &mut rng);
            let acted = played.record().actions.last().is_some_and(|text| text.starts_with("P0 "));
            if let (true, Some((actions, digest))) = (acted, standing)
                && played.record().actions.len() == actions + 1
            {
                let mut later = played.clone();
                for _ in 0..6 {
                    settle(&mut later);
                    if later.table().public.asked().iter().all(|seat| *seat != Seat(0)) {
                        go_on(&mut later, &mut rng);
                    }
                }
                settle(&mut later);
                let (back, after) = taken_back(&later, Seat(0)).expect("practice");
                assert_eq!(back.table().digest(), digest, "{}", game.id);
                assert!(back.record().practice && !after.is_empty());
                let mut again = back;
                again.play_again(&after, |_, _| ()).expect("it was legal");
                settle(&mut again);
                assert_eq!(again.table().digest(), later.table().digest(), "{}", game.id);
            }
        }
        assert!(standing.is_some(), "{}: the seat was never asked alone", game.id);
    }
}

#[test]
fn a_record_says_whether_it_was_practice() {
    let usual = new_match(GAMES[0], 2, 1);
    let text = serde_json::to_string(usual.record()).expect("a record can be written");
    assert!(!text.contains("practice"), "{text}");
    let practice = serde_json::to_string(usual.for_practice().record()).expect("a record can be written");
    let read: MatchRecord = serde_json::from_str(&practice).expect("and read");
    assert!(read.practice && Match::replay(&read, |_, _| ()).expect("and replayed").record().practice);
}
