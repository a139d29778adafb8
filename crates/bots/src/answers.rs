//! Answers out of turn: calls, purchases, the cut.

use crate::prospect::Prospect;
use crate::stakes::POINT;
use rummage_rules::action::{Action, Choice};
use rummage_rules::card::CardId;
use rummage_rules::view::View;
use rummage_rules::window::WindowKind;

/// A card of which nothing is known weighs about so much.
const UNKNOWN_CARD: i32 = 8;

/// The answer to an open window of this kind.
pub fn answer(prospect: &Prospect, kind: WindowKind) -> Action {
    let view = prospect.view;
    let choice = match kind {
        // A call that is allowed costs nothing and burdens the other.
        WindowKind::Rummy if view.check(&Action::Answer(Choice::Rummy)).is_ok() => Choice::Rummy,
        WindowKind::Buy if is_worth_buying(prospect) => Choice::Buy,
        WindowKind::Cut => Choice::Cut(exact_cut(view)),
        WindowKind::Dig => Choice::Dig(false),
        WindowKind::Rummy | WindowKind::Buy => Choice::No,
    };
    Action::Answer(choice)
}

/// The number of cards that the deal takes and the card turned up.
fn exact_cut(view: &View) -> u8 {
    let spec = &view.public.spec;
    let dealt = spec.seats * spec.deal.hand(view.public.round) + usize::from(spec.deal.upcard);
    u8::try_from(dealt).unwrap_or(u8::MAX)
}

/// Whether the live card brings the hand nearer to its goal by more than it and the card that comes with it weigh.
fn is_worth_buying(prospect: &Prospect) -> bool {
    let view = prospect.view;
    let Some(card) = view.public.discard.last().copied().filter(|_| !prospect.goal.is_done()) else {
        return false;
    };
    let with: Vec<CardId> = view.hand.iter().copied().chain([card]).collect();
    let price = prospect.caught * UNKNOWN_CARD + POINT * prospect.skill.price;
    prospect.worth(&with) - price > prospect.worth(&view.hand)
}
