//! What each seat is told adds up to what it may know, from any number on, and in every game.

use crate::common::{choose, go_on, in_play, new_match, play_on, rng};
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::games::{self, GAMES};
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, StepKind};

#[test]
fn the_events_told_to_a_seat_add_up_to_its_view_at_every_moment_of_every_game() {
    for game in GAMES {
        for seats in [*game.seats.start(), *game.seats.end()] {
            let (mut host, mut rng) = (new_match(game, seats, 3), rng(3));
            let mut views: Vec<View> = host.public().seats().map(|seat| host.view(seat)).collect();
            for _ in 0..600 {
                let first = host.happened();
                let moment = host.go_on(|view| choose(view, &mut rng)).expect("a suggestion is legal");
                let Some(moment) = moment else { break };
                assert_eq!(moment.first(), first);
                for view in &mut views {
                    moment.told(Some(view.seat)).for_each(|event| view.fold(&event));
                    assert!(*view == moment.view(view.seat), "{} at {}", view.seat, game.id);
                }
                assert_eq!(moment.happened(), host.happened());
            }
        }
    }
}

/// The view of a seat at this moment, and on from there by what was told since.
fn caught_up(host: &Host, seat: Seat, since: usize) -> View {
    let mut view = host.view_at(since, seat, Some(seat));
    host.told(Some(seat), since).for_each(|event| view.fold(&event));
    view
}

#[test]
fn whoever_was_away_catches_up_from_any_number() {
    for game in GAMES {
        let host = in_play(game, game.usual_seats, 5, 150);
        for seat in host.public().seats() {
            for since in (1..=host.happened()).step_by(7) {
                assert!(
                    caught_up(&host, seat, since) == host.view(seat),
                    "{seat} of {} from {since}",
                    game.id
                );
            }
        }
        assert_eq!(host.told(None, host.happened() + 9).count(), 0, "nothing is told before it happens");
    }
}

#[test]
fn what_is_forgotten_is_told_no_more_and_numbers_stay() {
    let daylily = games::find("daylily").expect("a game");
    let (all, mut few) = (in_play(daylily, 3, 5, 400), in_play(daylily, 3, 5, 0));
    few.remember_latest(20);
    let mut rng = rng(5);
    play_on(&mut few, &mut rng, 400);
    let (happened, from) = (all.happened(), few.remembers_from());
    assert_eq!(few.happened(), happened);
    assert!(happened > 200 && (20..=40).contains(&(happened - from)), "{from} of {happened}");
    assert!(few.told(Some(Seat(1)), from).eq(all.told(Some(Seat(1)), from)));
    assert!(few.told(None, 0).eq(all.told(None, from)));
    for at in [from - 9, from, happened] {
        assert!(few.view_at(at, Seat(1), Some(Seat(1))) == all.view_at(at, Seat(1), Some(Seat(1))));
    }
    assert_eq!((few.decisions(), few.deals_proven()), (all.decisions(), all.deals_proven()));
}

#[test]
fn a_host_that_writes_nothing_down_goes_on_as_one_that_does_in_every_game() {
    for game in GAMES {
        let all = in_play(game, game.usual_seats, 5, 200);
        let (mut few, mut rng) = (in_play(game, game.usual_seats, 5, 0), rng(5));
        play_on(&mut few, &mut rng, 100);
        few.write_no_more();
        play_on(&mut few, &mut rng, 100);
        assert!(few.truth() == all.truth() && few.told(None, 0).eq(all.told(None, 0)), "{}", game.id);
        assert!(few.record().actions.is_empty() && few.decisions().is_empty(), "{}", game.id);
        assert_eq!(few.seal(), all.seal(), "{}", game.id);
        assert!(few.public().seats().all(|seat| few.may_undo(seat).is_err()), "{}", game.id);
    }
}

#[test]
fn nothing_moves_before_somebody_asks() {
    let gin = games::find("gin").expect("a game");
    let mut host = new_match(gin, 2, 1);
    assert_eq!((host.due(), host.happened()), (Due::Step(StepKind::NextRound), 0));
    let steps = host.step().happened();
    assert_eq!(host.due(), Due::Step(StepKind::Deal));
    assert!(host.step().happened() > steps);
    let Due::Seat(seat) = host.due() else { panic!("a seat is asked after the deal") };
    assert!(host.step().is_empty(), "no step is due");
    let nonsense = rummage_rules::action::Action::Knock;
    assert!(host.act(seat, &nonsense).is_err() && host.record().actions.is_empty());
}

#[test]
fn a_host_without_phases_settles_until_somebody_is_asked_or_a_round_is_over() {
    let knockrummy = games::find("knockrummy").expect("a game");
    let (mut host, mut rng) = (new_match(knockrummy, 2, 4), rng(4));
    let told = host.settle().told(None).count();
    assert!(told > 2 && host.settle().is_empty());
    while host.due() != Due::Step(StepKind::NextRound) {
        assert!(matches!(host.due(), Due::Seat(_)), "it has settled");
        go_on(&mut host, &mut rng);
        host.settle();
    }
    let happened = host.happened();
    assert!(host.settle().is_empty() && host.happened() == happened, "the next round is asked for");
}

/// A host may move between threads.
const _: fn() = || {
    fn moves<T: Send + 'static>() {}
    moves::<Host>();
};
