//! The plan: the cards that are picked, what they would be, and what the opening still wants.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::CardId,
    melds::meld::{Meld as Laid, Reading},
    refusal::Refusal,
    score::meld_points,
    table::view::View,
    turn::FromDiscard,
};

use super::{
    card::{Face, Selected},
    meld::Meld,
    open::Board,
    opening::Opening,
    pile::{InPile, PileCards},
    readings::{completing, readings},
    script::Shown,
    staging::Staging,
    ways::ways,
};
use crate::shell::{AppSystems, states::Screen};

/// What is picked. Written here alone.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Plan {
    /// The picked cards of the hand in the order of picking, and wilds that an exchange will free.
    pub cards: Vec<CardId>,
    /// The picked cards of the discard pile, its top last.
    pub from_pile: Vec<CardId>,
    /// What they are together, if they are a meld: the first reading that the opening has a place for.
    pub reading: Option<Reading>,
    /// Everything they could be.
    pub readings: Vec<Reading>,
    /// Why they are no meld.
    pub why_not: Option<Refusal>,
    /// One more of these would make a meld of several picked cards that are none.
    pub lacks: Vec<CardId>,
    /// What the meld would add to the score.
    pub points: i32,
    /// What has to be laid first, with these cards.
    pub opening: Opening,
    /// The melds that the picked cards can go to.
    pub onto: Vec<Entity>,
}

impl Plan {
    /// Whether nothing is picked.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.from_pile.is_empty()
    }

    /// All picked cards, those of the discard pile last.
    pub fn all(&self) -> Vec<CardId> {
        [self.cards.as_slice(), &self.from_pile].concat()
    }

    /// What these cards would be.
    fn read(view: &View, staging: &Staging, cards: Vec<CardId>, from_pile: Vec<CardId>) -> Self {
        let mut plan = Self { cards, from_pile, ..default() };
        let (all, spec) = (plan.all(), &view.public.spec);
        plan.opening = Opening::of(view, staging, None);
        if all.is_empty() {
            return plan;
        }
        plan.readings = readings(spec, &all);
        // What has a place in the opening comes first; among equals, what the order of picking says.
        plan.readings.sort_by_key(|reading| !plan.opening.takes(reading));
        plan.reading = plan.readings.first().cloned();
        plan.why_not = if plan.reading.is_some() { None } else { view.public.read(&all).err() };
        if plan.reading.is_none() && all.len() > 1 {
            plan.lacks = completing(spec, &all);
        }
        plan.opening = Opening::of(view, staging, plan.reading.as_ref());
        let meld = plan.reading.clone().map(|reading| Laid::new(view.seat, reading));
        plan.points = meld.map_or(0, |meld| meld_points(spec, &meld));
        plan
    }
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
fn picked(
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
    mut plan: ResMut<Plan>,
) {
    let pile = board.discard.and_then(|pile| piles.get(pile).ok());
    let [cards, from_pile] = picked(&board, &selected, pile);
    let same = cards == plan.cards && from_pile == plan.from_pile;
    if same && !shown.is_changed() && !staging.is_changed() {
        return;
    }
    let mut read = Plan::read(&shown.0, &staging, cards, from_pile);
    let all = read.all();
    if all.len() == 1 {
        let fits = melds.iter().filter(|(_, meld)| !ways(&shown.0, &all, meld.id).is_empty());
        read.onto = fits.map(|(pile, _)| pile).collect();
        read.onto.sort_unstable();
    }
    plan.set_if_neq(read);
}

/// Whether cards of the discard pile can be part of a meld.
pub fn plays_from_pile(view: &View) -> bool {
    view.public.spec.draw.discard == FromDiscard::IntoMelds
}

/// Reads the selection at once, for whoever has just changed it.
pub fn reread(world: &mut World) {
    if let Err(fault) = world.run_system_cached(read_selection) {
        error!("the selection cannot be read: {fault}");
    }
}
