//! Seats that are out of a match: they hold no card, are asked nothing and deal nothing, and the last one in wins.

use crate::common::{go_on, rng};
use rummage_rules::games;
use rummage_rules::prelude::*;

/// Plays a random match and looks at those who are out after every step of it; how often that was, and how often a seat
/// came back.
fn play(seats: usize, rules: &str, seed: u64) -> (usize, usize) {
    let game = games::find("viennese").expect("a game that seats leave");
    let options = Options::parse(rules).expect("options");
    let mut played = Match::new(game, seats, options, Seed(u128::from(seed))).expect("valid options");
    let mut rng = rng(seed);
    let mut seen_out = 0;
    while !go_on(&mut played, &mut rng).is_empty() {
        let public = &played.table().public;
        // Until a round is cleared away, those whom it has put out have their cards before them.
        if public.shown.is_empty() {
            for seat in public.seats().filter(|seat| !public.is_in(*seat)) {
                assert_eq!(public.hand_sizes[seat.index()], 0, "{seat} is out and holds cards");
                assert!(public.turn() != Some(seat) && public.dealer != seat, "{seat} is out and plays");
                seen_out += 1;
            }
        }
    }
    let public = &played.table().public;
    let left: Vec<Seat> = public.seats_in().collect();
    assert!(left.len() <= 1 && !public.winners.is_empty());
    assert!(left.is_empty() || left == public.winners, "{left:?} {:?}", public.winners);
    (seen_out, public.sheets.iter().flatten().filter(|line| line.label == "re-entry").count())
}

#[test]
fn whoever_is_out_is_passed_over_and_the_last_one_wins() {
    let mut seen_out = 0;
    for seats in 2..=6 {
        for seed in 0..4 {
            let (seen, back) = play(seats, "turn_limit=20", seed);
            assert_eq!(back, 0);
            seen_out += seen;
        }
    }
    assert!(seen_out > 0, "nobody was out before the end");
}

#[test]
fn a_seat_comes_back_once() {
    let back: Vec<usize> = (0..6).map(|seed| play(5, "turn_limit=20, re_entry=on", seed).1).collect();
    assert!(back.iter().any(|count| *count > 0) && back.iter().all(|count| *count <= 4), "{back:?}");
}

#[test]
fn seats_rank_by_how_long_they_were_in() {
    let game = games::find("viennese").expect("a game that seats leave");
    let spec = game.spec(4, &Options::default()).expect("a table");
    let mut public = Public::new(spec, Seat(0));
    let line = |seat: u8, amount: i32| ScoreLine { seat: Seat(seat), label: "loose", amount };
    public.sheets = vec![vec![line(0, 101), line(1, 60)], vec![line(1, 90), line(2, 130), line(3, 40)]];
    public.totals = vec![101, 150, 130, 40];
    let ranking = public.spec.plan.ranking(&public);
    assert_eq!(ranking, [Seat(3), Seat(2), Seat(1), Seat(0)]);
}
