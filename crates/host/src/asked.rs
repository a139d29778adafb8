//! Who is asked: by the table, or because hands are about to be counted and a seat may divide its own (ruling R25).

use crate::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::table::{Due, StepKind, Table};

/// The seats that divide the hands they show, and those that have left theirs to the table at the count that is due.
#[derive(Clone, Debug, Default)]
pub(crate) struct Divisions {
    seats: Vec<Seat>,
    left: Vec<Seat>,
}

impl Divisions {
    /// The seats that a count which is due still waits for, in their order.
    fn open<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = Seat> + 'a {
        let due = !self.seats.is_empty() && table.due() == Due::Step(StepKind::Score);
        let asked = |seat: &Seat| self.seats.contains(seat) && !self.left.contains(seat);
        table.public.seats().filter(move |seat| due && asked(seat) && table.may_divide(*seat))
    }

    /// Whether a count that is due waits.
    pub(crate) fn wait(&self, table: &Table) -> bool {
        self.open(table).next().is_some()
    }

    /// Hands are counted, or the match stands elsewhere: everybody is asked anew.
    pub(crate) fn end(&mut self) {
        self.left.clear();
    }
}

impl Host {
    /// What the judge waits for. A count that [waits](Host::dividing) is due as well, and not taken.
    pub fn due(&self) -> Due {
        self.public().due()
    }

    /// The seats that may act now: those whom the table asks, or those whom the count of hands waits for.
    pub fn asked(&self) -> Vec<Seat> {
        let dividing = self.dividing();
        if dividing.is_empty() { self.public().asked() } else { dividing }
    }

    /// From now on these seats are asked before hands are counted, if they may divide the hand that they show: the count waits until each
    /// has divided it or [left it to the table](Host::leave_to_the_table). At first there are none, and the table divides every hand as
    /// it counts least.
    pub fn let_divide(&mut self, seats: &[Seat]) {
        self.divisions.seats = seats.to_vec();
    }

    /// The seats that the count of hands waits for, if it is due.
    pub fn dividing(&self) -> Vec<Seat> {
        self.divisions.open(self.truth()).collect()
    }

    /// The seat leaves the division of its hand to the table, at the count that waits for it.
    pub fn leave_to_the_table(&mut self, seat: Seat) {
        if self.dividing().contains(&seat) {
            self.divisions.left.push(seat);
        }
    }
}
