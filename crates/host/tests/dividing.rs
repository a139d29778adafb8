//! A count of hands that waits for seats that divide their own (ruling R25).

use crate::common::{go_on, rng, to_the_count};
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::table::{Due, StepKind};

const COUNT: Due = Due::Step(StepKind::Score);

/// The same match where both seats divide: the count waits for this one at least.
fn waiting() -> (Host, Seat, rummage_rules::action::Action) {
    let (mut host, seat, action) = to_the_count();
    assert!(host.dividing().is_empty() && host.asked().is_empty(), "nobody divides unless it is let");
    host.let_divide(&[Seat(0), Seat(1)]);
    assert!(host.dividing().contains(&seat));
    (host, seat, action)
}

#[test]
fn a_count_waits_until_each_has_divided_or_left_it_to_the_table() {
    let (mut host, seat, action) = waiting();
    assert_eq!((host.due(), host.asked()), (COUNT, host.dividing()));
    assert!(host.step().is_empty() && host.settle().is_empty(), "the count waits");
    assert!(host.go_on(|_| unreachable!("no seat is asked by the table")).expect("no refusal").is_none());
    host.act(seat, &action).expect("a division of the own hand");
    assert!(!host.dividing().contains(&seat), "once");
    for other in host.dividing() {
        host.leave_to_the_table(other);
    }
    assert!(!host.step().is_empty(), "all have answered");
    assert_ne!(host.due(), COUNT);
}

#[test]
fn a_hand_left_to_the_table_counts_as_it_would_with_nobody_asked() {
    let (mut host, ..) = waiting();
    let (mut unasked, ..) = to_the_count();
    host.dividing().into_iter().for_each(|seat| host.leave_to_the_table(seat));
    host.settle();
    unasked.settle();
    assert!(host.truth() == unasked.truth() && host.record() == unasked.record());
}

#[test]
fn a_match_goes_on_at_the_count_where_it_was_left() {
    let (mut host, seat, action) = waiting();
    let mut resumed = Host::resume(host.record()).expect("it was played");
    assert_eq!((resumed.due(), resumed.happened()), (COUNT, host.happened()));
    resumed.let_divide(&[seat]);
    assert_eq!(resumed.dividing(), [seat]);
    // Where nobody asks for it, it is counted.
    resumed.let_divide(&[]);
    assert!(!resumed.step().is_empty());
    host.act(seat, &action).expect("a division of the own hand");
    host.dividing().into_iter().for_each(|seat| host.leave_to_the_table(seat));
    host.step();
    let counted = Host::resume(host.record()).expect("it was played");
    assert_ne!(counted.due(), COUNT, "what was counted does not wait again");
}

#[test]
fn at_every_count_everybody_is_asked_anew() {
    let (mut host, ..) = waiting();
    let mut rng = rng(1);
    host.dividing().into_iter().for_each(|seat| host.leave_to_the_table(seat));
    host.step();
    let counts = (0..4000).filter(|_| {
        let waits = !host.dividing().is_empty();
        host.dividing().into_iter().for_each(|seat| host.leave_to_the_table(seat));
        // Where no count waits, nothing can be left to the table.
        host.leave_to_the_table(Seat(0));
        go_on(&mut host, &mut rng);
        waits
    });
    assert!(counts.count() > 0, "no count waits after the first");
}
