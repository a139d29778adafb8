//! What an open question is about: the cards that its answers would move, and the melds they would go to. Everything else waits.

use rummage_rules::{
    action::{Action, Swap},
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
    let lying = action.melds_touched().into_iter().flat_map(|meld| lying_in(public, meld));
    public.moved_by(action).into_iter().chain(lying).collect()
}

fn exchanged(public: &Public, swap: &Swap) -> impl Iterator<Item = CardId> {
    lying_in(public, swap.meld).chain([swap.natural])
}

fn lying_in(public: &Public, meld: MeldId) -> impl Iterator<Item = CardId> {
    public.melds.get(meld.index()).into_iter().flat_map(Meld::all_cards)
}
