//! Answers out of turn: calls, purchases, the cut.

use crate::contract::outlook::Outlook;
use crate::contract::prospect::Prospect;
use crate::stakes::POINT;
use crate::thought::{Idea, merged};
use rummage_rules::action::{Action, Choice};
use rummage_rules::cards::ids::CardId;
use rummage_rules::table::view::View;
use rummage_rules::turn::window::WindowKind;

/// A card of which nothing is known weighs about so much.
pub const UNKNOWN_CARD: i32 = 8;

/// The answers to an open window of this kind, the best first.
pub async fn ideas(prospect: &Prospect<'_>, outlook: Option<&Outlook<'_>>, kind: WindowKind) -> Vec<Idea> {
    let view = prospect.view;
    let say = |choice| Idea::new(Action::Answer(choice), 0);
    match kind {
        WindowKind::Rummy => calls(view),
        WindowKind::Buy => merged(vec![say(Choice::No)], purchase(prospect, outlook).await),
        WindowKind::Cut => vec![say(Choice::Cut(exact_cut(view)))],
        WindowKind::Give => view.hand.iter().map(|card| say(Choice::Give(*card))).collect(),
        WindowKind::Leave => vec![say(Choice::Agree), say(Choice::No)],
        WindowKind::Force => vec![say(Choice::Force), say(Choice::No)],
        WindowKind::Dig => vec![say(Choice::Dig(false)), say(Choice::Dig(true))],
    }
}

/// A call that is allowed costs nothing, and burdens the other or counts for the caller.
pub fn calls(view: &View) -> Vec<Idea> {
    let [rummy, no] = [Choice::Rummy, Choice::No].map(|choice| Idea::new(Action::Answer(choice), 0));
    if view.check(&rummy.action).is_ok() { vec![rummy, no] } else { vec![no] }
}

/// The number of cards that the deal takes and the card turned up.
fn exact_cut(view: &View) -> u8 {
    let spec = &view.public.spec;
    let dealt = spec.seats * spec.deal.hand(view.public.round) + usize::from(spec.deal.upcard);
    u8::try_from(dealt).unwrap_or(u8::MAX)
}

/// Buying the live card: by how much it brings the hand nearer to its goal, less what it and the card that comes with it weigh.
async fn purchase(prospect: &Prospect<'_>, outlook: Option<&Outlook<'_>>) -> Vec<Idea> {
    let view = prospect.view;
    let Some(card) = view.public.discard.last().copied().filter(|_| !prospect.goal.is_done()) else {
        return Vec::new();
    };
    let with: Vec<CardId> = view.hand.iter().copied().chain([card]).collect();
    let buy = Action::Answer(Choice::Buy);
    if let Some(outlook) = outlook {
        let gain = outlook.waiting(&with, 1).await - outlook.waiting(&view.hand, 0).await;
        return vec![Idea::new(buy, gain).tried(outlook.guesses())];
    }
    let price = prospect.caught * UNKNOWN_CARD + POINT * prospect.skill.price;
    vec![Idea::new(buy, prospect.worth(&with) - price - prospect.worth(&view.hand))]
}
