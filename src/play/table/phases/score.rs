//! The end of a round: hands are shown, the round is counted, and the next one begins when somebody says so.

use bevy::prelude::*;
use rummage_rules::{
    action::Action,
    cards::ids::{CardId, Seat},
    deadwood::division::Split,
    draft::Showing,
    table::StepKind,
};

use crate::{
    play::{
        referee::{ActionRequest, Referee, StepRequest},
        table::{
            card::Face,
            open::Board,
            pile::cards_of,
            player::Score,
            script::Shown,
            showing::{self, Divides},
            travel::{self, Trip},
        },
    },
    shell::{AppSystems, states::Screen},
};

/// Somebody at the score sheet wants the next round.
#[derive(Message, Debug, Clone, Copy)]
pub struct NextRound;

/// Seconds during which shown hands are looked at once the last card lies, unless somebody presses something; and where none has a card.
const LOOK: f32 = 3.2;
const NOTHING_TO_SEE: f32 = 0.9;

/// Registers the wish.
pub fn plugin(app: &mut App) {
    app.add_message::<NextRound>().init_resource::<Divides>().add_systems(
        Update,
        // Whatever happens makes another moment of it.
        (|mut divides: ResMut<Divides>| divides.0 = None)
            .run_if(in_state(Screen::Table).and_then(resource_exists_and_changed::<Shown>))
            .in_set(AppSystems::Layout),
    );
}

/// The count, once whoever has put a hand in order has shown it so, or has said how it is shown (ruling R25).
pub fn ask(world: &mut World) {
    if world.resource::<Divides>().0.is_some() {
        return;
    }
    // At a table elsewhere the count goes on by itself, but for whom it waits.
    let referee = world.resource::<Referee>();
    let counts_here = referee.host().is_some();
    let waited_for = referee.dividing().to_vec();
    let people = showing::people(world).into_iter().filter(|seat| counts_here || waited_for.contains(seat));
    let divides = people.filter_map(|seat| Some((seat, showing::of_person(world, seat)?))).next();
    let asked = match divides {
        Some((seat, Showing::Either { .. })) => Some(seat),
        Some((seat, Showing::So(action))) => {
            world.write_message(ActionRequest { seat, action });
            None
        }
        None => {
            if counts_here {
                world.write_message(StepRequest(StepKind::Score));
            } else if let Some(seat) =
                waited_for.iter().copied().find(|seat| showing::people(world).contains(seat))
            {
                world.write_message(ActionRequest { seat, action: Action::Pass });
            }
            None
        }
    };
    world.insert_resource(Divides(asked));
}

/// The next round, once it is wished for.
pub fn ask_for_next_round(mut wishes: MessageReader<NextRound>, mut steps: MessageWriter<StepRequest>) {
    if wishes.read().count() > 0 {
        steps.write(StepRequest(StepKind::NextRound));
    }
}

/// What was hidden in the hands gets its face, and all that is shown goes to the plots: of each hand the melds first, then what is left over.
pub fn show_hands(world: &mut World, splits: &[Split]) -> f32 {
    let mut landed = None;
    for (seat, split) in splits.iter().enumerate() {
        let Some(hand) = world.resource::<Board>().hand(Seat::at(seat)) else { continue };
        let cards = cards_of(world, hand);
        let hidden: Vec<Entity> =
            cards.iter().copied().filter(|card| !world.entity(*card).contains::<Face>()).collect();
        let faces: Vec<CardId> = split.melds.iter().flatten().chain(&split.loose).copied().collect();
        for (card, id) in hidden.into_iter().zip(&faces) {
            world.entity_mut(card).insert(Face(*id));
        }
        for (nth, id) in faces.iter().enumerate() {
            let shown = cards.iter().find(|card| world.get::<Face>(**card) == Some(&Face(*id)));
            if let Some(card) = shown {
                let lands = travel::send(world, *card, Trip::Meld, nth);
                landed = Some(landed.map_or(lands, |last: f32| last.max(lands)));
            }
        }
    }
    landed.map_or(NOTHING_TO_SEE, |landed| landed + LOOK)
}

/// Once points are written down, the plates show them.
pub fn settle(world: &mut World) {
    let totals = world.resource::<Shown>().0.public.totals.clone();
    for (seat, total) in totals.into_iter().enumerate() {
        let Some(player) = world.resource::<Board>().player(Seat::at(seat)) else { continue };
        world.entity_mut(player).insert(Score(total));
    }
}
