//! What if: from any moment of a finished or practice match it goes on as practice.

use bevy::prelude::*;

use super::Replay;
use crate::{
    play::{
        referee::Referee,
        seats::undo,
        table::{Board, open_table},
    },
    shell::{match_setup::MatchSetup, notice::Notice, states::Menu, text::Texts},
};

/// Goes on from the moment that is looked at. A practice match that is on goes back there, and redo brings back what was,
/// as long as nobody has played since; a finished match stays as it was played, and a new one goes on for practice.
pub fn play_on(world: &mut World) {
    let Some(at) = world.get_resource::<Replay>().map(Replay::at) else { return };
    let referee = world.resource::<Referee>();
    let open = referee.host().filter(|host| host.lies_open());
    let no = match open.map(|host| (host, host.actions_by(at))) {
        None => "replay-later",
        Some((host, actions)) if host.is_over() && actions == host.record().actions.len() => {
            "replay-nothing-left"
        }
        Some((_, actions)) => return go_on(world, actions),
    };
    let words = world.resource::<Texts>().get(no);
    world.write_message(Notice(words));
}

fn go_on(world: &mut World, actions: usize) {
    // The table is laid for the match that goes on, not for the one that is left.
    super::forget(world);
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    let referee = world.resource::<Referee>();
    if let Some(host) = referee.host().filter(|host| host.is_over()) {
        let (before, _) = host.split_at(actions);
        let mut setup = world.resource_mut::<MatchSetup>();
        setup.practice = true;
        setup.seed = Some(before.seed.0);
        setup.record = Some(rummage_rules::record::MatchRecord { practice: true, ..before });
        open_table(world);
    } else {
        let viewer = referee.viewer();
        world.resource_mut::<Referee>().go_back_to(actions);
        world.resource_mut::<Board>().viewer = Some(viewer);
        undo::follow(world);
    }
}
