//! How a turn goes in which the whole table is laid anew, instead of a draw or after it.

use super::Happening;
use crate::cards::ids::Seat;
use crate::event::Event;
use crate::judge::Rearranged;
use crate::table::TurnStep;

impl Happening<'_> {
    /// The turn ends with it, unless the hand is empty, the seat has only just opened, or it may still draw.
    pub(super) fn rearrange(&mut self, seat: Seat, anew: Rearranged) {
        let Rearranged { cards, melds, opens } = anew;
        self.add(Event::Rearranged { seat, cards, melds });
        if opens {
            self.add(Event::Opened { seat });
        }
        self.after_laying(seat);
        if self.table.public.ending.is_some() {
            return;
        }
        if opens || self.table.public.may_draw_after_play() {
            self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Play });
        } else {
            self.end_turn(seat);
        }
    }

    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.add_plain(Event::TurnPassed { seat });
        self.next_turn(seat);
    }
}
