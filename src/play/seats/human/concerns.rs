//! What an open question is about: the cards that its answers would move, and the melds they would go to. Everything else waits.

use rummage_rules::{
    action::{Action, MeldPlan, Place, Source, Swap},
    cards::ids::{CardId, MeldId},
    melds::meld::{Meld, Reading},
    table::Public,
};

use super::choices::{About, Choices, Deed};

/// The cards a question and its answers speak of.
pub fn concerns(choices: &Choices, public: &Public) -> Vec<CardId> {
    let mut cards = Vec::new();
    let abouts = choices.about.iter().chain(choices.entries.iter().flat_map(|entry| &entry.about));
    for (_, about) in abouts {
        match about {
            About::Card(card) => cards.push(*card),
            About::Cards(several) => cards.extend(several),
            About::Meld(meld) => cards.extend(lying_in(public, *meld)),
            About::Stand(_) | About::Pattern(_) | About::Count(_) | About::Why(_) => {}
        }
    }
    for entry in &choices.entries {
        match &entry.deed {
            Some(Deed::Act(action)) => cards.extend(moved(public, action)),
            Some(Deed::LayOut(melds)) => cards.extend(melds.iter().flat_map(Reading::cards)),
            Some(Deed::CountOn(swap)) => cards.extend(exchanged(public, swap)),
            None => {}
        }
    }
    cards
}

fn moved(public: &Public, action: &Action) -> Vec<CardId> {
    match action {
        Action::Draw(Source::Row(card)) => {
            public.discard.iter().copied().skip_while(|other| other != card).collect()
        }
        Action::Draw(Source::Discard) => public.discard.last().copied().into_iter().collect(),
        Action::LayDown { melds, swaps } => {
            let exchanged = swaps.iter().flat_map(|swap| exchanged(public, swap));
            melds.iter().flat_map(|meld| laid(public, meld)).chain(exchanged).collect()
        }
        Action::LayOff { card, meld, .. } => lying_in(public, *meld).chain([*card]).collect(),
        Action::SwapWild { swap, place } => {
            let goes_to: Vec<CardId> = match place {
                Place::Meld(meld) => laid(public, meld),
                Place::LayOff(meld, _) => lying_in(public, *meld).collect(),
                Place::Discard => Vec::new(),
            };
            exchanged(public, swap).chain(goes_to).collect()
        }
        Action::Discard(cards) => cards.clone(),
        Action::Close { discard, melds } => {
            melds.iter().flat_map(|meld| meld.cards.iter().copied()).chain(*discard).collect()
        }
        Action::Draw(Source::Stock) | Action::Answer(_) | Action::Knock | Action::Drop | Action::Pass => {
            Vec::new()
        }
    }
}

/// The cards of a new meld, those of the discard pile with them.
fn laid(public: &Public, meld: &MeldPlan) -> Vec<CardId> {
    let from_pile = public.discard.iter().rev().take(usize::from(meld.from_pile));
    meld.cards.iter().chain(from_pile).copied().collect()
}

fn exchanged(public: &Public, swap: &Swap) -> impl Iterator<Item = CardId> {
    lying_in(public, swap.meld).chain([swap.natural])
}

fn lying_in(public: &Public, meld: MeldId) -> impl Iterator<Item = CardId> {
    public.melds.get(meld.index()).into_iter().flat_map(Meld::all_cards)
}
