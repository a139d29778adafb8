//! Undo and redo at the table: the judge says what may be taken back, the referee goes there, and the cards travel after it.

use bevy::prelude::*;
use rummage_rules::record::undo::Stays;

use crate::{
    play::{
        referee::{self, Looking, Referee},
        seats::{
            bot::seat_bots,
            human::{SheetOpen, Voice, wish},
        },
        table::{
            card::{NewlyDrawn, Selected},
            curtain::Curtain,
            rearranging::Rearranging,
            resume::{self, Retold, Went},
            script::{self, Script, Shown},
            staging::Staging,
        },
    },
    shell::{AppSystems, report::Recovered, states::Screen},
};

/// What the buttons may do now.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct WayBack {
    /// Whether there is something to take back, or why not.
    pub undo: Result<(), Stays>,
    /// Whether there is something to do again.
    pub redo: bool,
}

impl Default for WayBack {
    fn default() -> Self {
        Self { undo: Err(Stays::NothingDone), redo: false }
    }
}

/// Keeps the buttons true.
pub fn plugin(app: &mut App) {
    app.init_resource::<WayBack>().add_observer(mend_after_faults).add_systems(
        Update,
        look.run_if(in_state(Screen::Table)).run_if(resource_exists::<Referee>).in_set(AppSystems::Layout),
    );
}

fn look(
    referee: Res<Referee>,
    staging: Res<Staging>,
    rearranging: Res<Rearranging>,
    mut way: ResMut<WayBack>,
) {
    let laid_out = !staging.is_empty() || rearranging.is_begun();
    let undo = if laid_out { Ok(()) } else { referee.may_undo() };
    way.set_if_neq(WayBack { undo, redo: referee.may_redo() });
}

/// Takes the last action back, or says why it stays. What is only laid out is taken back first.
pub fn undo(world: &mut World) {
    if !world.resource::<Staging>().is_empty() {
        wish::clear_staging(world);
        return;
    }
    if !at_rest(world) || wish::step_back(world) {
        return;
    }
    match world.resource_mut::<Referee>().undo() {
        Ok(()) => follow(world),
        Err(stays) => world.resource_mut::<Voice>().tell(words(stays)),
    }
}

/// Does again what was taken back last.
pub fn redo(world: &mut World) {
    if !at_rest(world) {
        return;
    }
    if !world.resource::<Referee>().may_redo() {
        world.resource_mut::<Voice>().tell("say-no-redo");
        return;
    }
    world.resource_mut::<Referee>().redo();
    follow(world);
}

/// The key of the words for why something stays done.
pub fn words(stays: Stays) -> &'static str {
    match stays {
        Stays::NothingDone => "undo-nothing-done",
        Stays::CardSeen => "undo-card-seen",
        Stays::Answered => "undo-answered",
        Stays::PassedOn => "undo-passed-on",
        Stays::Shuffled => "undo-shuffled",
        Stays::Paid => "undo-paid",
        Stays::RoundOver => "undo-round-over",
    }
}

/// Whether everything has been shown and somebody sits in sight of it.
fn at_rest(world: &World) -> bool {
    world.contains_resource::<Referee>()
        && world.resource::<Script>().is_empty()
        && !world.resource::<Curtain>().down
        && !world.resource::<SheetOpen>().0
}

fn mend_after_faults(_: On<Recovered>, mut commands: Commands) {
    commands.queue(mend);
}

/// After a fault: whatever is still to be shown is shown at once, and then the table lies as the judge has it.
fn mend(world: &mut World) {
    let laid = world.contains_resource::<Referee>() && world.contains_resource::<Shown>();
    if !laid || world.contains_resource::<Looking>() || world.resource::<Curtain>().down {
        return;
    }
    script::finish(world);
    wish::clear_staging(world);
    follow(world);
}

/// The table, the log and the bots go where the match has gone.
pub fn follow(world: &mut World) {
    referee::clear_requests(world);
    let referee = world.resource::<Referee>();
    let view = referee.view(referee.viewer());
    world.insert_resource(Shown(view));
    let mut marked = world.query_filtered::<Entity, Or<(With<Selected>, With<NewlyDrawn>)>>();
    for card in marked.iter(world).collect::<Vec<_>>() {
        world.entity_mut(card).remove::<(Selected, NewlyDrawn)>();
    }
    resume::lay(world);
    // Whatever they were thinking of is no more.
    seat_bots(world);
    world.resource_mut::<Voice>().hush();
    world.trigger(Retold::AsItIs);
    world.flush();
    world.write_message(Went);
}
