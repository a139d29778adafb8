//! The buttons of the panel: the ways back and forth, how fast, whose eyes, and playing on from here.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use super::{Page, WIDTH};
use crate::{
    play::{
        referee::Referee,
        replay::{Pace, Replay, branch},
        table::Board,
    },
    shell::{notice::Notice, text::Texts},
    ui::{
        menus::replay::reasoning::Reasoning,
        theme::{
            button::{self, Activate, Draft},
            look::Look,
        },
    },
};

impl Page<'_> {
    /// To the start, a step back, play, a step forward, to the end.
    pub(super) fn ways(&self, line: &mut ChildSpawnerCommands<'_>) {
        for (tag, icon, steps) in [("replay-start", "first", i32::MIN), ("replay-back", "back", -1)] {
            self.way(line, tag, icon, steps);
        }
        let (icon, spoken) =
            if self.model.running { ("pause", "replay-rest") } else { ("play", "replay-play") };
        let play = button::square(Look::Glass, "replay-play", icon, self.texts.get(spoken)).first();
        sized(play, self.narrow).spawn(line).observe(|_: On<Activate>, mut replay: ResMut<Replay>| {
            replay.play_or_rest();
        });
        for (tag, icon, steps) in [("replay-forward", "forward", 1), ("replay-end", "last", i32::MAX)] {
            self.way(line, tag, icon, steps);
        }
    }

    fn way(&self, line: &mut ChildSpawnerCommands<'_>, tag: &str, icon: &str, steps: i32) {
        let way = button::square(Look::Glass, tag, icon, self.texts.get(tag));
        sized(way, self.narrow)
            .spawn(line)
            .observe(move |_: On<Activate>, mut replay: ResMut<Replay>| replay.walk(steps));
    }

    /// How fast, and through whose eyes.
    pub(super) fn manner(&self, line: &mut ChildSpawnerCommands<'_>) {
        let pace = [("pace", f64::from(self.model.pace.0).into())];
        button::glass("replay-pace", self.texts.fmt("replay-pace", &pace))
            .spoken(self.texts.fmt("replay-pace-spoken", &pace))
            .height(36.0)
            .size(14.0)
            .width(px(if self.narrow { 44.0 } else { 50.0 }))
            .spawn(line)
            .observe(|_: On<Activate>, mut pace: ResMut<Pace>| *pace = pace.next());
        let spoken = self.texts.fmt("replay-eyes", &[("name", self.model.eyes.as_str().into())]);
        let eyes = if self.narrow {
            sized(button::square(Look::Glass, "replay-eyes", "eye", spoken), true)
        } else {
            button::glass("replay-eyes", self.model.eyes.as_str())
                .spoken(spoken)
                .icon("eye")
                .height(36.0)
                .size(14.0)
                .width(px(WIDTH - 118.0))
        };
        eyes.dimmed(!self.model.open).spawn(line).observe(|_: On<Activate>, mut commands: Commands| {
            commands.run_system_cached(turn_round);
        });
        if !self.narrow {
            self.thoughts(line, 36.0);
        }
    }

    /// The thoughts about the moment: opened and closed.
    pub(super) fn thoughts(&self, line: &mut ChildSpawnerCommands<'_>, side: f32) {
        let look = if self.model.thoughts { Look::Lit } else { Look::Glass };
        button::square(look, "replay-thoughts", "hint", self.texts.get("replay-thoughts"))
            .height(side)
            .width(px(side))
            .spawn(line)
            .observe(|_: On<Activate>, mut reasoning: ResMut<Reasoning>| reasoning.turn());
    }

    /// What if it had gone on otherwise?
    pub(super) fn play_on(&self, parent: &mut ChildSpawnerCommands<'_>) {
        let words = self.texts.get("replay-play-on");
        let play_on = if self.narrow {
            sized(button::square(Look::Glass, "replay-play-on", "cards", words), true)
        } else {
            button::glass("replay-play-on", words).icon("cards").height(36.0).size(14.5)
        };
        play_on.dimmed(!self.model.open).spawn(parent).observe(|_: On<Activate>, mut commands: Commands| {
            commands.queue(branch::play_on);
        });
    }
}

/// As large as the ways stand side by side.
fn sized(button: Draft, narrow: bool) -> Draft {
    button.height(36.0).width(px(if narrow { 40.0 } else { 36.0 }))
}

/// The table as the next seat saw it, where nothing is hidden any more.
pub(in crate::ui::menus::replay) fn turn_round(
    referee: Res<Referee>,
    board: Res<Board>,
    texts: Res<Texts>,
    mut replay: ResMut<Replay>,
    mut notices: MessageWriter<Notice>,
) {
    if referee.lies_open() {
        let next = Seat::at((replay.seat().index() + 1) % board.seats().max(1));
        replay.turn_to(next);
    } else {
        notices.write(Notice(texts.get("replay-later")));
    }
}
