//! The plan: the cards that are picked, and what they come to beside what is laid out.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::CardId,
    draft::{self, Selection, ways},
};

use super::{
    card::{Face, Selected},
    meld::Meld,
    open::Board,
    pile::{InPile, PileCards},
    script::Shown,
    staging::Staging,
};
use crate::shell::{AppSystems, preferences::Preferences, states::Screen};

/// What is picked. Written here alone.
#[derive(Resource, Debug, Clone, Default, PartialEq, Deref)]
pub struct Plan {
    /// The cards, and what the rules say of them.
    #[deref]
    picked: Selection,
    /// The melds that the picked cards can go to.
    pub onto: Vec<Entity>,
    /// Whether nothing is picked or laid out, and the hand holds what opens: told to whoever likes to be shown what the hand holds.
    pub ready: bool,
}

/// Keeps the plan in step with the selection.
pub fn plugin(app: &mut App) {
    app.init_resource::<Plan>().add_systems(
        Update,
        read_selection
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .in_set(AppSystems::Motion),
    );
}

/// The picked cards in the order of picking, those of the hand and those of the discard pile apart.
fn picked_cards(
    board: &Board,
    picked: &Query<(Entity, &Selected, &Face, &InPile)>,
    pile: Option<&PileCards>,
) -> [Vec<CardId>; 2] {
    let mut order: Vec<(Selected, CardId, bool)> = picked
        .iter()
        .map(|(_, order, face, place)| (*order, face.0, Some(place.0) == board.discard))
        .collect();
    order.sort_unstable_by_key(|(order, ..)| *order);
    let in_hand = order.iter().filter(|(.., in_pile)| !in_pile).map(|(_, card, _)| *card).collect();
    let lying = pile.into_iter().flat_map(PileCards::iter).filter_map(|card| picked.get(card).ok());
    [in_hand, lying.map(|(_, _, face, _)| face.0).collect()]
}

fn read_selection(
    selected: Query<(Entity, &Selected, &Face, &InPile)>,
    piles: Query<&PileCards>,
    melds: Query<(Entity, &Meld)>,
    board: Res<Board>,
    shown: Res<Shown>,
    staging: Res<Staging>,
    likes: Res<Preferences>,
    mut plan: ResMut<Plan>,
) {
    let pile = board.discard.and_then(|pile| piles.get(pile).ok());
    let [cards, from_pile] = picked_cards(&board, &selected, pile);
    let same = cards == plan.cards && from_pile == plan.from_pile;
    if same && !shown.is_changed() && !staging.is_changed() && !likes.is_changed() {
        return;
    }
    let picked = Selection::read(&shown.0, &staging.draft(), cards, from_pile);
    let all = picked.all();
    let fits = |(_, meld): &(Entity, &Meld)| all.len() == 1 && !ways(&shown.0, &all, meld.id).is_empty();
    let mut onto: Vec<Entity> = melds.iter().filter(fits).map(|(pile, _)| pile).collect();
    onto.sort_unstable();
    let ready = likes.hand_groups
        && all.is_empty()
        && staging.is_empty()
        && !draft::ready(&shown.0, &shown.0.hand).is_empty();
    plan.set_if_neq(Plan { picked, onto, ready });
}

/// Reads the selection at once, for whoever has just changed it.
pub fn reread(world: &mut World) {
    if let Err(fault) = world.run_system_cached(read_selection) {
        error!("the selection cannot be read: {fault}");
    }
}
