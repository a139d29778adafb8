//! The count of hands that waits, where whoever asks wants to divide the hands of its seats.

use rummage_rules::action::{Action, MeldPlan};
use rummage_rules::cards::ids::Seat;
use rummage_rules::record::Match;
use rummage_rules::table::{Due, StepKind, Table};

/// Whether counts wait, and which seats have left their hand to the table at the one that does.
#[derive(Default)]
pub struct Count {
    /// Whether counts wait.
    pub waits: bool,
    left: Vec<Seat>,
}

impl Count {
    /// The seats that the count waits for: of these, those that may still divide the hand they show.
    pub fn asked(&self, played: &Match, own: impl Fn(Seat) -> bool) -> Vec<Seat> {
        let table = played.table();
        let waits = self.waits && table.due() == Due::Step(StepKind::Score);
        let seats = table.public.seats().filter(|_| waits);
        seats.filter(|seat| own(*seat) && !self.left.contains(seat) && may_divide(table, *seat)).collect()
    }

    /// The seat leaves its hand to the table.
    pub fn leave(&mut self, seat: Seat) {
        self.left.push(seat);
    }

    /// Hands are counted, or the match stands elsewhere: everybody is asked anew.
    pub fn over(&mut self) {
        self.left.clear();
    }
}

/// Whether a seat may divide its hand, as the table would at least.
fn may_divide(table: &Table, seat: Seat) -> bool {
    let split = table.public.spec.best_split(&table.hands[seat.index()]);
    let melds = split.melds.into_iter().map(|cards| MeldPlan { cards, ..MeldPlan::default() }).collect();
    table.check(seat, &Action::Close { discard: None, melds }).is_ok()
}
