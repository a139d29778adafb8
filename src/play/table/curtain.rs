//! The curtain between people at one screen: hands are covered before it is somebody else's turn, and shown to nobody who has not said they are there.

use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, event::Event};

use super::{
    card::{Face, NewlyDrawn, Selected},
    flow::Flow,
    open::Board,
    pile::cards_of,
    player::Control,
    rearranging,
    script::{ActedOut, Shown},
    sort,
    staging::Staging,
    travel,
};
use crate::{
    play::referee::Referee,
    shell::{
        AppSystems,
        states::{Menu, Screen},
    },
};

/// Whose cards may be looked at.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Curtain {
    /// More than one person plays at this screen.
    shared: bool,
    /// Nobody's cards are shown.
    pub down: bool,
    /// Who is asked to come to the screen.
    pub awaits: Option<Seat>,
}

impl Curtain {
    /// Whether what one person sees at this screen may be told to the next.
    pub fn is_shared(&self) -> bool {
        self.shared
    }
}

/// Registers the curtain.
pub fn plugin(app: &mut App) {
    app.init_resource::<Curtain>().add_systems(
        Update,
        (fall_with_the_round, fall_for_the_next)
            .chain()
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Referee>)
            .in_set(AppSystems::Layout),
    );
}

/// When the table opens: with several people, everybody's cards begin covered.
pub fn hang(world: &mut World) {
    let mut controls = world.query::<&Control>();
    let people = controls.iter(world).filter(|control| control.is_human()).count();
    world.insert_resource(Curtain { shared: people > 1, down: people > 1, awaits: None });
    if people > 1 {
        cover(world);
    }
}

/// Before a new deal the hands are covered, for it is not yet known who will look first.
fn fall_with_the_round(mut happened: MessageReader<ActedOut>, mut commands: Commands, curtain: Res<Curtain>) {
    let ended = happened.read().any(|event| matches!(event.0, Event::RoundBegan { .. }));
    if ended && curtain.shared {
        commands.queue(|world: &mut World| {
            world.resource_mut::<Curtain>().down = true;
            cover(world);
        });
    }
}

/// When a person is asked whose cards are not on screen, the curtain falls until they say they are there.
fn fall_for_the_next(
    flow: Res<State<Flow>>,
    board: Res<Board>,
    controls: Query<&Control>,
    menu: Res<State<Menu>>,
    mut next: ResMut<NextState<Menu>>,
    mut curtain: ResMut<Curtain>,
    mut commands: Commands,
) {
    let Flow::Acting { seat: Some(seat), .. } = *flow.get() else { return };
    let person =
        board.player(seat).and_then(|player| controls.get(player).ok()).is_some_and(|c| c.is_human());
    if !person || !curtain.shared || (board.viewer == Some(seat) && !curtain.down) {
        return;
    }
    if curtain.awaits != Some(seat) {
        curtain.awaits = Some(seat);
        curtain.down = true;
        commands.queue(cover);
    }
    if *menu.get() == Menu::None {
        next.set(Menu::Curtain);
    }
}

/// Takes the faces off every hand, and with them what screen readers and previews could tell.
pub fn cover(world: &mut World) {
    *world.resource_mut::<Staging>() = Staging::default();
    rearranging::put_back(world);
    let (board, public) = (world.resource::<Board>(), &world.resource::<Shown>().0.public);
    let closed = (0..board.seats()).map(Seat::at).filter(|seat| !public.lies_open(*seat));
    let hands: Vec<Entity> = closed.filter_map(|seat| board.hand(seat)).collect();
    for hand in &hands {
        sort::keep_order(world, *hand);
    }
    for card in hands.into_iter().flat_map(|hand| cards_of(world, hand)).collect::<Vec<_>>() {
        world.entity_mut(card).remove::<(Face, Selected, NewlyDrawn)>();
    }
}

/// Somebody has said they are there: the table is turned to them.
pub fn lift(world: &mut World) {
    let Some(seat) = world.resource_mut::<Curtain>().awaits.take() else { return };
    world.resource_mut::<Curtain>().down = false;
    let Some(mut referee) = world.get_resource_mut::<Referee>() else { return };
    referee.turn_to(seat);
    let view = referee.view(seat);
    let arranged = sort::arranged(world, seat, view.hand.clone());
    let (sorts, faces) = (arranged.is_none(), arranged.unwrap_or_else(|| view.hand.clone()));
    world.resource_mut::<Shown>().0 = view;
    world.resource_mut::<Board>().viewer = Some(seat);
    let hand = world.resource::<Board>().hand(seat);
    let cards = hand.map(|hand| cards_of(world, hand)).unwrap_or_default();
    for (card, face) in cards.into_iter().zip(faces) {
        world.entity_mut(card).insert(Face(face));
    }
    // Whoever has put a hand in order finds it so.
    if sorts {
        sort::sort_anew(world);
    }
    travel::finish_all(world);
}

/// Whether this card may get its face now: nothing of a hand is shown while the curtain is down.
pub fn is_down(world: &World) -> bool {
    world.get_resource::<Curtain>().is_some_and(|curtain| curtain.down)
}
