//! The phase machine: `Screen` › [`Flow`] › [`TurnPhase`] and [`HumanTurn`]. Only [`settle_flow`] writes `Flow`.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::Seat,
    table::{Due, Phase, StepKind},
};

use super::{
    curtain::Curtain, open::Board, player::Control, script::Script, showing::Divides, silence::Silent,
    travel::Underway,
};
use crate::{
    play::referee::{Looking, Referee},
    shell::{
        AppSystems,
        pacing::{Still, Stirring},
        states::Screen,
    },
};

/// What the table is doing.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Table)]
pub enum Flow {
    /// Something is being acted out.
    #[default]
    Settling,
    /// Everything rests, and the game waits in this phase.
    Acting {
        /// The phase, as the judge has it.
        phase: Phase,
        /// The seat that is asked, if one is.
        seat: Option<Seat>,
        /// Whether the person at this device answers for it.
        human: bool,
    },
    /// The past is looked at, and the match waits.
    Looking,
    /// The match is over.
    Over,
}

/// The phase the game waits in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TurnPhase(pub Phase);

impl ComputedStates for TurnPhase {
    type SourceStates = Flow;
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(flow: Flow) -> Option<Self> {
        match flow {
            Flow::Acting { phase, .. } => Some(Self(phase)),
            Flow::Over => Some(Self(Phase::MatchOver)),
            Flow::Settling | Flow::Looking => None,
        }
    }
}

/// The game waits for the person at this device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct HumanTurn;

impl ComputedStates for HumanTurn {
    type SourceStates = Flow;
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(flow: Flow) -> Option<Self> {
        matches!(flow, Flow::Acting { human: true, .. }).then_some(Self)
    }
}

/// Registers the machine.
pub fn plugin(app: &mut App) {
    app.add_sub_state::<Flow>()
        .add_computed_state::<TurnPhase>()
        .add_computed_state::<HumanTurn>()
        .add_systems(
            Update,
            settle_flow
                .run_if(in_state(Screen::Table))
                .run_if(resource_exists::<Referee>)
                .in_set(AppSystems::Present),
        )
        .add_systems(Last, stir_while_others_think.in_set(Stirring));
}

/// While bots are asked, they think, and time goes by.
fn stir_while_others_think(
    flow: Option<Res<State<Flow>>>,
    referee: Option<Res<Referee>>,
    mut still: ResMut<Still>,
) {
    // Whoever sits elsewhere takes their time, and their move wakes the window.
    let elsewhere = referee.is_some_and(|referee| referee.guest().is_some());
    let waits = |flow: &Flow| match flow {
        Flow::Acting { human, .. } => *human || elsewhere,
        Flow::Looking | Flow::Over => true,
        Flow::Settling => false,
    };
    if flow.is_some_and(|flow| !waits(flow.get())) {
        still.stir();
    }
}

/// When all rests, the flow follows the judge; until then it settles.
fn settle_flow(
    referee: Res<Referee>,
    script: Res<Script>,
    underway: Query<(), With<Underway>>,
    board: Res<Board>,
    controls: Query<&Control>,
    curtain: Res<Curtain>,
    divides: Res<Divides>,
    silent: Res<Silent>,
    looking: Option<Res<Looking>>,
    mut next: ResMut<NextState<Flow>>,
) {
    let flow = if !script.is_empty() || !underway.is_empty() {
        Flow::Settling
    } else if looking.is_some() {
        Flow::Looking
    } else {
        match referee.due() {
            Due::Nothing => Flow::Over,
            Due::Step(kind) => {
                let seat = divides.0.filter(|_| kind == StepKind::Score);
                let human = seat.is_some() && board.viewer == seat && !curtain.down;
                Flow::Acting { phase: referee.phase(), seat, human }
            }
            Due::Seat(first) => {
                let is_human = |seat: &Seat| {
                    board
                        .player(*seat)
                        .and_then(|player| controls.get(player).ok())
                        .is_some_and(|c| c.is_human())
                };
                // Where several are asked at once, nobody has to wait for the bots before answering, and nobody is waited for whose
                // answer gives itself.
                let asked = || referee.asked().into_iter().filter(|seat| !silent.answers_for(*seat));
                let people: Vec<Seat> = asked().filter(is_human).collect();
                let here = people.iter().copied().find(|seat| board.viewer == Some(*seat));
                let others =
                    || Some(first).filter(|seat| !silent.answers_for(*seat)).or_else(|| asked().next());
                let seat = here.or(people.first().copied()).or_else(others);
                let human = here.is_some() && !curtain.down;
                Flow::Acting { phase: referee.phase(), seat, human }
            }
        }
    };
    next.set_if_different(flow);
}
