//! Reasoning: what the seat that was asked at the moment looked at thinks of doing, and what it did. For a person it is the thoughts of the best bot.

use bevy::{ecs::system::SystemParam, prelude::*};
use rummage_rules::cards::ids::Seat;

use crate::{
    play::{
        advice::{Ponder, Question},
        referee::{Decision, Referee},
        replay::Replay,
        table::{
            Board,
            curtain::Curtain,
            player::{Control, PlayerName},
        },
    },
    shell::{AppSystems, canvas::resized, match_setup::BotLevel, states::Menu},
};

mod page;
mod rows;

/// Whether the thoughts are open beside the table of the past.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq)]
pub(super) struct Reasoning {
    pub(super) open: bool,
    /// Rounds are to be played out for the thoughts about this moment, told by how many events had happened.
    deeper: Option<usize>,
}

impl Reasoning {
    /// The thoughts are open.
    pub(super) fn opened() -> Self {
        Self { open: true, deeper: None }
    }

    /// Opens or closes them.
    pub(super) fn turn(&mut self) {
        *self = Self { open: !self.open, deeper: None };
    }
}

/// Registers thinking and telling.
pub fn plugin(app: &mut App) {
    let new = resource_changed::<Reasoning>
        .or_else(resource_changed::<Ponder>)
        .or_else(resource_exists_and_changed::<Replay>)
        .or_else(resized);
    app.init_resource::<Reasoning>().add_systems(
        Update,
        (ask.in_set(AppSystems::Think), page::draw.run_if(new).in_set(AppSystems::Present))
            .run_if(in_state(Menu::Replay).and_then(resource_exists::<Replay>)),
    );
}

/// Whoever was asked at the moment that is looked at.
#[derive(SystemParam)]
struct Asked<'w, 's> {
    reasoning: Res<'w, Reasoning>,
    replay: Res<'w, Replay>,
    referee: Res<'w, Referee>,
    curtain: Res<'w, Curtain>,
    board: Res<'w, Board>,
    players: Query<'w, 's, (&'static PlayerName, &'static Control)>,
}

impl Asked<'_, '_> {
    /// What was done at this moment.
    fn decision(&self) -> Option<&Decision> {
        self.replay.decision()
    }

    /// Whether the thoughts of a seat may be told: nothing is hidden any more, or it is the player's own.
    fn is_open(&self, seat: Seat) -> bool {
        self.referee.lies_open() || (seat == self.referee.viewer() && !self.curtain.is_shared())
    }

    fn player(&self, seat: Seat) -> Option<(&PlayerName, &Control)> {
        self.board.player(seat).and_then(|player| self.players.get(player).ok())
    }

    fn name(&self, seat: Seat) -> String {
        self.player(seat).map(|(name, _)| name.0.clone()).unwrap_or_default()
    }

    /// How well the bot of the seat plays, if one sits there.
    fn level(&self, seat: Seat) -> Option<BotLevel> {
        self.player(seat)?.1.0.level()
    }

    /// What is to be thought about it: as the bot of the seat does, or for a person as the best one does.
    fn question(&self, decision: &Decision) -> Question {
        match self.level(decision.seat) {
            Some(level) => Question::as_bots_do(decision.happened, decision.seat, level.plays()),
            None => Question::at_leisure(decision.happened, decision.seat),
        }
    }

    /// The same with rounds played out, once that was asked for.
    fn deeper(&self, decision: &Decision) -> Option<Question> {
        let asked = self.reasoning.deeper == Some(decision.happened);
        asked.then(|| Question::played_out(decision.happened, decision.seat))
    }
}

/// Has the moment thought about.
fn ask(asked: Asked, mut ponder: ResMut<Ponder>) {
    let is_told = |decision: &&Decision| asked.reasoning.open && asked.is_open(decision.seat);
    let Some(decision) = asked.decision().filter(is_told) else { return };
    let questions = [Some(asked.question(decision)), asked.deeper(decision)];
    let next = questions.into_iter().flatten().find(|question| ponder.answer(question).is_none());
    if let Some(question) = next.filter(|question| !ponder.is_about(question)) {
        let seat = decision.seat;
        ponder.ask(question, || asked.referee.view_after(decision.happened, seat, Some(seat)));
    }
}
