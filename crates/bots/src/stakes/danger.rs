//! How near the others are to the end of the round.

use rummage_rules::cards::ids::Seat;
use rummage_rules::table::view::View;
use rummage_rules::turn::gate::Gate;

/// The chance that the round ends before the seat of this view has another turn, in per cent.
pub fn soon(view: &View) -> i32 {
    let public = &view.public;
    let lasts =
        others(view).map(|seat| 100 - ends_next_turn(view, seat)).fold(100, |all, one| all * one / 100);
    let stock_is_low = public.stock_size <= public.spec.seats && public.spec.exhaustion.recycles == 0;
    if stock_is_low { 100 } else { 100 - lasts }
}

/// The chance that the seat is caught with a card that it holds now, in per cent: the round ends before the card can be shed.
pub fn caught(view: &View) -> i32 {
    let turns = i32::from(view.public.turns[view.seat.index()]);
    (10 + 2 * soon(view) + turns).min(95)
}

/// The chance that this seat ends the round in its next turn, in per cent.
pub fn ends_next_turn(view: &View, seat: Seat) -> i32 {
    const BY_SIZE: [i32; 8] = [60, 55, 40, 26, 17, 10, 6, 3];
    let public = &view.public;
    let size = public.hand_sizes[seat.index()];
    let gated = !matches!(public.spec.gates.gate, Gate::None);
    let at_full = BY_SIZE.get(size).copied().unwrap_or(1);
    if gated && public.must_open_first(seat) { 1 } else { at_full }
}

fn others(view: &View) -> impl Iterator<Item = Seat> {
    view.public.seats().filter(|seat| !view.public.same_side(*seat, view.seat))
}
