//! Every lesson is played to its end at the judge's table: each move is the seat's to make and legal, and what is pointed at is seen.

use rummage_host::Host;
use rummage_lessons::{Course, Lesson, Point};
use rummage_rules::games;
use rummage_rules::notation::parse_action;
use rummage_rules::prelude::*;

fn begun(lesson: &Lesson) -> Host {
    let game = games::find(lesson.game).expect("a game");
    let host = Host::new(game, lesson.seats, lesson.options.clone(), lesson.seed);
    let mut host = host.expect("its table can be").for_practice();
    host.settle();
    host
}

/// Lets a seat do what the lesson has it do.
fn play(host: &mut Host, seat: Seat, text: &str, whence: &str) {
    assert!(host.asked().contains(&seat), "{whence}: {seat} is not asked, but {:?}", host.asked());
    let view = host.view(seat);
    let action = parse_action(&view.public, &view.hand, text)
        .unwrap_or_else(|fault| panic!("{whence}: {seat} {text}: {fault}"));
    if let Err(refusal) = host.act(seat, &action) {
        panic!("{whence}: {seat} {text}: {refusal}");
    }
    host.settle();
}

/// Whether the learner sees a card of this code.
fn sees(view: &View, code: &str) -> bool {
    let public = &view.public;
    let laid = public.melds.iter().flat_map(Meld::all_cards);
    let seen = view.hand.iter().copied().chain(public.discard.iter().copied()).chain(laid);
    seen.into_iter().any(|card| public.spec.deck.code(card) == code)
}

#[test]
fn every_game_has_its_lesson() {
    let lessons = rummage_lessons::all().expect("every lesson can be read");
    let taught: Vec<&str> = lessons.iter().map(|lesson| lesson.game).collect();
    let played: Vec<&str> = games::GAMES.iter().map(|game| game.id).collect();
    assert_eq!(taught, played, "one lesson each, in the order of the games");
}

#[test]
fn every_lesson_is_played_to_the_end_of_its_round() {
    for lesson in rummage_lessons::all().expect("every lesson can be read") {
        let mut host = begun(&lesson);
        for step in &lesson.steps {
            let whence = format!("{}, {}", lesson.game, step.say);
            for point in &step.point {
                let there = match point {
                    Point::Card(code) => sees(&host.view(Seat(0)), code),
                    Point::Discard => !host.public().discard.is_empty(),
                    Point::Stock => true,
                };
                assert!(there, "{whence}: {point:?} is not seen");
            }
            for (seat, text) in step.moves() {
                play(&mut host, seat, text, &whence);
            }
            let reads = step.moves().next().is_none();
            let waits = host.asked().is_empty() || host.asked().contains(&Seat(0));
            assert!(reads || waits, "{whence}: {:?} is still to move", host.asked());
        }
        assert!(host.public().ending.is_some() || host.is_over(), "{}: the round goes on", lesson.game);
    }
}

#[test]
fn a_lesson_is_followed_step_by_step_and_back() {
    for lesson in rummage_lessons::all().expect("every lesson can be read") {
        let mut course = Course::from(lesson.clone(), 0);
        let mut made = vec![0; lesson.seats];
        let mut host = begun(&lesson);
        for (number, step) in lesson.steps.iter().enumerate() {
            assert_eq!(course.at(), number, "{}", lesson.game);
            let before = made.clone();
            // Where the learner has nothing to do, the others wait until it has been read.
            assert_eq!(course.reads(), !step.asks(), "{}, {}", lesson.game, step.say);
            course.read_on();
            for (seat, text) in step.moves() {
                let next = match seat {
                    Seat(0) => course.wanted(&made),
                    _ => course.next_of(seat, &made),
                };
                assert_eq!(next, Some(text), "{}, {}", lesson.game, step.say);
                play(&mut host, seat, text, lesson.game);
                made[seat.index()] += 1;
                course.follow(&made);
            }
            if before != made {
                let mut back = course.clone();
                back.follow(&before);
                assert_eq!(back.at(), number, "{}, {}: a move is taken back", lesson.game, step.say);
            }
        }
        assert_eq!(course.step(), None);
    }
}

#[test]
fn a_lesson_is_taken_up_at_every_step() {
    for lesson in rummage_lessons::all().expect("every lesson can be read") {
        let mut host = begun(&lesson);
        for (number, step) in lesson.steps.iter().enumerate() {
            let mut again = Host::resume_at_sheet(&lesson.record_before(number)).expect("the record goes on");
            again.settle();
            assert!(again.view(Seat(0)) == host.view(Seat(0)), "{}, {}", lesson.game, step.say);
            for (seat, text) in step.moves() {
                play(&mut host, seat, text, lesson.game);
            }
        }
    }
}

#[test]
fn a_text_that_is_no_lesson_says_why() {
    let told = |text: &str| Lesson::read(text).expect_err("no lesson").to_string();
    assert_eq!(told("(game: \"whist\", seats: 2, seed: 1, steps: [])"), "there is no game whist");
    assert_eq!(told("(game: \"gin\", seats: 2, seed: 1, steps: [])"), "it has no steps");
    assert!(told("(game: \"gin\", seats: 9, seed: 1, steps: [])").starts_with("its table cannot be: "));
    let steps =
        |then: &str| format!("(game: \"gin\", seats: 2, seed: 1, steps: [(say: \"a\", then: [\"{then}\"])])");
    assert_eq!(told(&steps("P4 draw")), "step 1 names P4, and only 2 sit there");
    assert!(told(&steps("draw")).contains("write a move of another seat as \"P1 draw\""));
    assert!(told(&steps("P0 draw")).contains("what the learner does stands in `do`"));
}
