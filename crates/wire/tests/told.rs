//! Whole matches told line by line: every event comes back as it was written, and each seat's folded view is the host's.

use crate::common::{Table, every_table};
use rummage_rules::cards::ids::Seat;
use rummage_wire::{SeenMatch, Sight, Snapshot, Tell, Unheard};

fn told(table: &Table, seat: Option<Seat>) -> Snapshot {
    let view = seat.map_or_else(|| table.host.view_of_onlooker(), |seat| table.host.view(seat));
    Snapshot { setup: table.setup.clone(), view }
}

/// A line as it comes out at the other end.
fn over_the_wire(tell: &Tell) -> Tell {
    tell.to_string().parse().expect("what is written is read")
}

fn begin(table: &Table, seat: Option<Seat>, happened: usize) -> Sight {
    let line = Tell::View(1, happened, Box::new(told(table, seat)));
    let Tell::View(number, happened, snapshot) = over_the_wire(&line) else { panic!("another line") };
    Sight::begin(seat, number, happened, *snapshot).expect("the view of a host")
}

#[test]
fn what_is_told_of_whole_matches_of_every_game_comes_back_and_folds_to_the_view_of_the_host() {
    for mut table in every_table() {
        let viewers: Vec<Option<Seat>> = table.host.public().seats().map(Some).chain([None]).collect();
        let mut sights: Vec<Sight> = viewers.iter().map(|seat| begin(&table, *seat, 0)).collect();
        let mut kept: Vec<SeenMatch> = sights.iter().map(SeenMatch::from_now).collect();
        while let Some(first) = table.go_on() {
            for ((viewer, sight), kept) in viewers.iter().zip(&mut sights).zip(&mut kept) {
                let events: Vec<_> = table.host.told(*viewer, first).collect();
                let line = over_the_wire(&Tell::Events(1, first, events.clone()));
                assert_eq!(line, Tell::Events(1, first, events.clone()), "{}", table.name);
                let fresh = sight.happen(1, first, events.clone());
                assert_eq!(fresh.as_ref(), Ok(&events), "{}", table.name);
                assert_eq!(sight.view(), &told(&table, *viewer).view, "{} {viewer:?}", table.name);
                kept.note(&events);
            }
        }
        for ((viewer, sight), kept) in viewers.iter().zip(&sights).zip(&kept) {
            let text = serde_json::to_string(kept).expect("JSON");
            let read: SeenMatch = serde_json::from_str(&text).expect("what is kept is read");
            let known = read.sight().expect("what was told can be");
            assert_eq!((known.view(), known.since()), (sight.view(), sight.since()), "{}", table.name);
            assert_eq!(over_the_wire(&sight.told()), sight.told(), "{}", table.name);
            let again = begin(&table, *viewer, sight.happened());
            assert_eq!(again.view(), sight.view(), "{}", table.name);
        }
    }
}

#[test]
fn what_is_told_twice_counts_once_and_what_was_not_told_is_missed() {
    let mut table = every_table().next().expect("a table");
    let mut sight = begin(&table, Some(Seat(0)), 0);
    for _ in 0..30 {
        table.go_on();
    }
    let all: Vec<_> = table.host.told(Some(Seat(0)), 0).collect();
    sight.happen(1, 0, all[..20].to_vec()).expect("the first twenty");
    let before = sight.view().clone();
    assert_eq!(sight.happen(1, 0, all[..20].to_vec()), Ok(Vec::new()));
    assert_eq!(sight.happen(1, 25, all[25..].to_vec()), Err(Unheard::Gap { told: 25, known: 20 }));
    assert_eq!(sight.happen(2, 20, all[20..].to_vec()), Err(Unheard::Match { told: 2, known: 1 }));
    assert_eq!(sight.view(), &before, "what does not fit changes nothing");
    assert_eq!(sight.happen(1, 10, all[10..].to_vec()), Ok(all[20..].to_vec()));
    assert_eq!(sight.view(), &table.host.view(Seat(0)));
}
