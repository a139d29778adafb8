//! The draw that every room weighs: the open card, or what the stock brings.

use rummage_rules::action::{Action, Source};
use rummage_rules::cards::ids::CardId;
use rummage_rules::table::view::View;

pub(crate) const TAKE: Action = Action::Draw(Source::Discard);
pub(crate) const STOCK: Action = Action::Draw(Source::Stock);

/// The open card, where the seat may take it.
pub(crate) fn open_card(view: &View) -> Option<CardId> {
    view.public.discard.last().copied().filter(|_| view.check(&TAKE).is_ok())
}

/// What is done in place of taking the open card: a card of the stock may be a better one, or the card on offer is let go by.
pub(crate) fn otherwise(view: &View) -> Action {
    if view.check(&STOCK).is_ok() { STOCK } else { Action::Pass }
}
