//! Taking back and doing again, by the rule of taking back; in practice anything.

use crate::common::{go_on, new_match, pick, play_on, rng, to_the_count};
use rummage_host::{Host, NoWayBack};
use rummage_rules::cards::ids::Seat;
use rummage_rules::games::{self, GAMES};
use rummage_rules::record::undo::Stays;
use rummage_rules::table::{Due, StepKind};

/// Takes every step that is due.
fn take_steps(host: &mut Host) {
    while !host.step().is_empty() {}
}

#[test]
fn what_may_be_taken_back_is_as_if_it_had_not_been_and_comes_again() {
    for game in GAMES {
        let mut undone = 0;
        for seed in 0..3 {
            let (mut host, mut rng) = (new_match(game, game.usual_seats, seed), rng(seed));
            for _ in 0..120 {
                take_steps(&mut host);
                let Some(seat) = host.asked().first().copied() else { break };
                let before = host.clone();
                let action = pick(&host.view(seat).suggest(usize::MAX), &mut rng).clone();
                host.act(seat, &action).expect("a suggestion is legal");
                take_steps(&mut host);
                let after = host.clone();
                match host.undo(seat) {
                    Ok(gone) => {
                        undone += 1;
                        assert_eq!(gone, 1);
                        assert!(host.truth() == before.truth() && host.happened() == before.happened());
                        assert_eq!(host.decisions(), before.decisions());
                        assert_eq!((host.may_redo(), host.redo()), (true, Ok(1)));
                        assert!(host.truth() == after.truth() && host.record() == after.record());
                        assert!(host.told(None, 0).eq(after.told(None, 0)) && !host.may_redo());
                    }
                    Err(NoWayBack::Stays(why)) => assert_eq!(host.may_undo(seat), Err(why)),
                    Err(other) => panic!("{}: {other}", game.id),
                }
            }
        }
        assert!(undone > 0, "{}: nothing could be taken back", game.id);
    }
}

#[test]
fn another_way_once_taken_leaves_nothing_to_do_again() {
    let gin = games::find("gin").expect("a game");
    let (mut host, mut rng) = (new_match(gin, 2, 2).for_practice(), rng(2));
    host.settle();
    assert_eq!(host.undo(Seat(0)), Err(NoWayBack::Stays(Stays::NothingDone)));
    play_on(&mut host, &mut rng, 9);
    host.go_back_to(3).expect("practice");
    host.go_back_to(1).expect("practice");
    let refused = rummage_rules::action::Action::Knock;
    assert!(host.act(host.asked()[0], &refused).is_err() && host.may_redo(), "a refusal changes nothing");
    assert_eq!(host.redo(), Ok(2));
    go_on(&mut host, &mut rng);
    assert!(!host.may_redo());
    assert_eq!(host.redo(), Ok(0));
}

#[test]
fn only_in_practice_a_match_goes_back_to_any_moment() {
    for game in GAMES {
        let (mut host, mut rng) = (new_match(game, game.usual_seats, 6), rng(6));
        play_on(&mut host, &mut rng, 40);
        let actions = host.record().actions.len();
        assert_eq!(host.go_back_to(2), Err(NoWayBack::NoPractice));
        let mut practice = Host::resume(host.record()).expect("it was played").for_practice();
        let stands = practice.truth().clone();
        assert_eq!(practice.go_back_to(2), Ok(actions - 2), "{}", game.id);
        assert_eq!((practice.record().actions.len(), practice.is_practice()), (2, true));
        assert_eq!(practice.redo(), Ok(actions - 2));
        assert!(*practice.truth() == stands, "{}", game.id);
    }
}

#[test]
fn a_division_is_taken_back_to_the_count_that_waits_and_comes_again() {
    let (host, seat, action) = to_the_count();
    let mut host = host.for_practice();
    host.let_divide(&[seat]);
    host.act(seat, &action).expect("a division of the own hand");
    take_steps(&mut host);
    let (stands, actions) = (host.truth().clone(), host.record().actions.len());
    assert_eq!(host.undo(seat), Ok(1));
    assert_eq!((host.due(), host.dividing()), (Due::Step(StepKind::Score), vec![seat]));
    for back in [actions - 1, actions - 2] {
        host.go_back_to(back).expect("practice");
        while host.may_redo() {
            host.redo().expect("it was played");
        }
        take_steps(&mut host);
        assert!(*host.truth() == stands, "from {back} of {actions} actions");
    }
}

#[test]
fn what_follows_a_count_comes_again_after_it() {
    let (host, ..) = to_the_count();
    let mut host = host.for_practice();
    // Nobody divides: the table counts, and somebody acts in the next round.
    take_steps(&mut host);
    let counted = host.record().actions.len();
    play_on(&mut host, &mut rng(6), 1);
    take_steps(&mut host);
    let stands = host.truth().clone();
    host.go_back_to(counted).expect("practice");
    host.go_back_to(counted - 1).expect("practice");
    assert_eq!(host.redo(), Ok(1));
    assert_eq!(host.redo(), Ok(1), "the count that lies between is taken");
    take_steps(&mut host);
    assert!(*host.truth() == stands);
}

#[test]
fn whoever_forgets_forgets_after_taking_back_as_well() {
    let rummy = games::find("basic").expect("a game");
    let (mut host, mut rng) = (new_match(rummy, 2, 6).for_practice(), rng(6));
    host.remember_latest(8);
    play_on(&mut host, &mut rng, 80);
    host.undo(Seat(0)).expect("practice");
    assert!((8..=20).contains(&(host.happened() - host.remembers_from())), "{}", host.remembers_from());
}
