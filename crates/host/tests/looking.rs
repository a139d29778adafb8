//! Looking back: as each seat saw it, and no further; and what is known once a match is over.

use crate::common::{choose, finished, in_play, new_match, rng};
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::games::{self, GAMES};
use rummage_rules::record::share;
use rummage_rules::table::Public;
use rummage_rules::table::view::View;

#[test]
fn the_past_is_as_it_was_seen() {
    for game in GAMES {
        let (mut host, mut rng) = (new_match(game, game.usual_seats, 8), rng(8));
        let mut seen: Vec<(usize, View, Public)> = Vec::new();
        for _ in 0..200 {
            let moment = host.go_on(|view| choose(view, &mut rng)).expect("a suggestion is legal");
            let Some(moment) = moment else { break };
            let public = moment.public();
            let told = |seat| (moment.happened(), moment.view(seat), public.clone());
            seen.extend(public.seats().map(told));
        }
        for (at, view, public) in &seen {
            assert!(host.view_at(*at, view.seat, Some(view.seat)) == *view, "{} at {at}", game.id);
            let onlooker = host.view_at(*at, view.seat, None);
            assert!(onlooker.hand.is_empty() && *onlooker.public == *public, "{} at {at}", game.id);
            let others = Some(view.seat.left(game.usual_seats));
            assert!(host.view_at(*at, view.seat, others).hand.is_empty(), "others' eyes see no hand");
        }
    }
}

#[test]
fn every_decision_is_found_at_its_moment() {
    for game in GAMES {
        let host = in_play(game, game.usual_seats, 9, 200);
        let decisions = host.decisions();
        assert_eq!(decisions.len(), host.record().actions.len());
        for (number, decision) in decisions.iter().enumerate() {
            let view = host.view_at(decision.happened, decision.seat, Some(decision.seat));
            let deed = decision.deed(&view).expect("it was done here");
            assert_eq!((view.check(&deed), view.public.round), (Ok(()), decision.round), "{}", game.id);
            assert_eq!(host.actions_by(decision.happened), number);
            assert_eq!(host.actions_by(decision.happened + 1), number + 1);
        }
        let replayed = Host::replay(host.record(), |_| ()).expect("it was played");
        assert_eq!(replayed.decisions(), decisions);
    }
}

#[test]
fn a_record_is_shown_moment_by_moment() {
    let daylily = games::find("daylily").expect("a game");
    let host = in_play(daylily, 3, 9, 300);
    let (mut happened, mut views) = (0, Vec::new());
    Host::replay(host.record(), |moment| {
        assert_eq!(moment.first(), happened);
        happened = moment.happened();
        assert_eq!(moment.told(None).count(), happened - moment.first());
        assert!(moment.laid_open().eq(host.laid_open(moment.first()).take(happened - moment.first())));
        assert!(host.record().actions.starts_with(&moment.record().actions));
        views.push(moment.view(Seat(1)));
    })
    .expect("it was played");
    assert!(happened >= host.happened() && views.len() > 200);
}

#[test]
fn nobody_sees_through_others_eyes_before_the_match_lies_open() {
    let gin = games::find("gin").expect("a game");
    let host = in_play(gin, 2, 3, 30);
    assert!(!host.lies_open() && !host.is_over());
    assert!(host.may_see(Some(Seat(0)), Seat(0)) && !host.may_see(Some(Seat(0)), Seat(1)));
    assert!(!host.may_see(None, Seat(0)));
    assert_eq!((host.seed(), host.code(&[])), (None, None));
    let practice = host.for_practice();
    assert!(
        practice.lies_open() && practice.may_see(Some(Seat(0)), Seat(1)) && practice.may_see(None, Seat(0))
    );
    assert_eq!(practice.seed(), None, "what comes next is hidden in practice as well");
}

#[test]
fn a_match_that_is_over_hides_nothing() {
    let chairs = ["you".to_owned(), "gardener".to_owned()];
    let mut read = 0;
    for game in GAMES.iter().filter(|game| game.seats.contains(&2)) {
        let host = finished(game, 2, 4);
        assert!(host.is_over() && host.lies_open() && host.asked().is_empty(), "{}", game.id);
        assert_eq!(host.seed(), Some(host.record().seed));
        assert_eq!(host.seal(), host.record().seal());
        assert!(host.deals_proven().is_some_and(|deals| deals > 0), "{}", game.id);
        if let Ok(shared) = share::read(&host.code(&chairs).expect("nothing is hidden")) {
            assert_eq!((&shared.record, shared.over), (host.record(), true));
            read += 1;
        }
    }
    assert!(read > 0, "no code was short enough to be read");
}
