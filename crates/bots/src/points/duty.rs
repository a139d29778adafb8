//! What a turn owes to a card that was taken from the discard pile: to lay it, to be rid of it, or at least not to throw it back.

use rummage_rules::cards::ids::CardId;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;
use rummage_rules::turn::{FromDiscard, RowRule};

/// What is owed to one card of the hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Nothing.
    None,
    /// It is laid or thrown.
    Leaves(CardId),
    /// It is laid.
    IsLaid(CardId),
    /// It is not thrown.
    NotThrown(CardId),
}

impl Duty {
    /// What is owed in the turn going on.
    pub fn now(view: &View) -> Duty {
        let public = &view.public;
        match (public.in_turn.must_play, public.taken) {
            (Some(card), taken) => owed(&public.spec, card, taken == Some(card)),
            (None, Some(card)) if !public.spec.turn.return_discard => Duty::NotThrown(card),
            _ => Duty::None,
        }
    }

    /// What is owed once this card has been taken, with all above it.
    pub fn after_taking(view: &View, card: CardId) -> Duty {
        let spec = &view.public.spec;
        let is_top = view.public.discard.last() == Some(&card);
        match spec.draw.discard {
            FromDiscard::Row(RowRule { laid: true, .. }) if !is_top || spec.draw.to_lay => Duty::IsLaid(card),
            FromDiscard::Row(RowRule { laid: false, .. }) => owed(spec, card, is_top),
            _ if view.public.takes_to_open(view.seat) => Duty::IsLaid(card),
            _ if is_top && !spec.turn.return_discard => Duty::NotThrown(card),
            _ => Duty::None,
        }
    }
}

fn owed(spec: &Spec, card: CardId, alone: bool) -> Duty {
    match spec.draw.discard {
        FromDiscard::Row(RowRule { laid: true, .. }) => Duty::IsLaid(card),
        // It was taken to open with it.
        _ if spec.draw.to_open => Duty::IsLaid(card),
        // It is laid if it can be; the table asks for that.
        _ if alone && !spec.turn.return_discard => Duty::NotThrown(card),
        _ => Duty::Leaves(card),
    }
}
