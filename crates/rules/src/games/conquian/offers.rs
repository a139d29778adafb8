//! Rules 8, 9, 11 and 13: a card on offer that is left goes on to the other seat, may be forced on the one that left it, or is dead.

use crate::cards::ids::{MeldId, Seat};
use crate::event::Event;
use crate::melds::pattern::{self, Fit};
use crate::perform::Happening;
use crate::table::{EndReason, Public, TurnStep};
use crate::turn::window::WindowKind;

/// A seat leaves the card on offer: where that is done, the others may demand that it be used; their answer comes as `forced`.
pub(super) fn left(happening: &mut Happening<'_>, seat: Seat, forced: Option<bool>) {
    let public = &happening.table.public;
    let fits = fitting(public, seat).filter(|_| public.spec.windows.force);
    match (fits, forced) {
        (Some(_), None) => {
            let others = public.seats().filter(|other| *other != seat).collect();
            happening.open(WindowKind::Force, others);
        }
        (Some((meld, fit)), Some(true)) => use_it(happening, seat, meld, fit),
        _ => pass_on(happening, seat),
    }
}

/// Rule 11: the card is added to the meld that it fits, and the seat goes on as if it had taken it.
fn use_it(happening: &mut Happening<'_>, seat: Seat, meld: MeldId, fit: Fit) {
    happening.add_plain(Event::Took { seat, card: fit.slot.card });
    happening.add_plain(Event::TurnWentOn { seat, step: TurnStep::Play });
    happening.lay_off(seat, meld, fit);
}

/// Rules 8, 9 and 13: who turned the card up passes it on; otherwise it is dead, and the next one is turned up, if there is one.
fn pass_on(happening: &mut Happening<'_>, seat: Seat) {
    if happening.table.public.in_turn.drawn > 0 {
        happening.add_plain(Event::TurnPassed { seat });
        return happening.next_turn(seat);
    }
    happening.add_plain(Event::CardDied);
    match happening.table.public.stock_size {
        0 => happening.end_round(EndReason::StockOut, None),
        _ => happening.add_plain(Event::TurnWentOn { seat, step: TurnStep::Draw }),
    }
}

/// The first meld of a seat that the card on offer fits as it lies, and where.
fn fitting(public: &Public, seat: Seat) -> Option<(MeldId, Fit)> {
    let card = *public.discard.last()?;
    let mut own = (0..=u8::MAX).map(MeldId).zip(&public.melds).filter(|(_, meld)| meld.owner == seat);
    own.find_map(|(id, meld)| Some((id, pattern::fits(&public.spec, meld, card, None).ok()?)))
}
