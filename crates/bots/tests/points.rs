//! What bots do where melds on the table are built on, in single moments of German Rummy.

use crate::common::{self, cards};
use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::melds::meld::Meld;
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};

/// A view whose seat has opened and drawn, with this hand, and one meld on the table: its own, or that of the seat on its left.
fn moment(hand: &[&str], meld: &[&str], own: bool) -> View {
    let plays = |view: &View| matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Play)));
    let mut view = common::moment("romme", 4, plays);
    let all = cards(&view, &[hand, meld].concat());
    let (hand, meld) = all.split_at(hand.len());
    view.hand = hand.to_vec();
    let owner = if own { view.seat } else { view.seat.left(4) };
    let reading = view.public.read(meld).expect("a meld");
    let public = view.public.set_up();
    public.hand_sizes[view.seat.index()] = hand.len();
    public.taken = None;
    public.melds = vec![Meld::new(owner, reading)];
    public.states[view.seat.index()].opened = true;
    public.states[owner.index()].opened = true;
    view
}

fn done(level: Level, view: &View) -> Action {
    seat_bot(level, 1).choose(view, Budget::default())
}

#[test]
fn a_seedling_lays_off_on_its_own_melds_alone_and_a_gardener_on_all() {
    let lays_off = |level, own| {
        let view = moment(&["QC", "KH", "9S", "4D", "2H"], &["QH", "QS", "QD"], own);
        matches!(done(level, &view), Action::LayOff { .. })
    };
    assert_eq!([true, false].map(|own| lays_off(Level::Seedling, own)), [true, false]);
    assert_eq!([true, false].map(|own| lays_off(Level::Gardener, own)), [true, true]);
}

#[test]
fn only_a_sage_sets_a_joker_of_the_table_free_where_there_are_many() {
    let frees = |level| {
        let view = moment(&["6H", "KH", "KS", "9S", "4D"], &["5H", "JK", "7H"], false);
        matches!(done(level, &view), Action::SwapWild { .. })
    };
    assert_eq!(Level::ALL.map(frees), [false, false, false, true]);
}
