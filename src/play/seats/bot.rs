//! Bots answer for their seats: they are handed their own view, think while frames are drawn, and take a human while to act.

use bevy::prelude::*;
use rummage_bots::{Bot, Budget, Temper, seat_guest};
use rummage_rules::{action::Action, table::Phase, table::view::View};

use crate::{
    play::{
        lesson::Lesson,
        referee::{ActionRequest, Referee},
        table::{
            Board, Flow, Laid, TurnPhase,
            player::{Control, Player},
        },
    },
    shell::{
        AppSystems,
        match_setup::{BotLevel, MatchSetup, SeatSetup},
        preferences::Preferences,
        thinking::Thinking,
    },
};

/// A bot at its seat.
#[derive(Component)]
pub struct BotSeat {
    state: Mind,
    /// Seconds since it was asked.
    since: f32,
}

/// What the bot does: it rests, thinks, or has come to an end.
enum Mind {
    AtRest(Option<Box<dyn Bot>>),
    Thinks(Thinking<(Box<dyn Bot>, Action)>),
    Done(Box<dyn Bot>, Action),
}

/// Somebody does not want to wait for the others.
#[derive(Resource, Debug, Default)]
pub struct Impatience(pub bool);

/// Seconds a person would take.
const PAUSE: f32 = 0.55;

impl BotSeat {
    /// A bot of this level and temper. The same seed plays the same way.
    pub fn new(level: BotLevel, temper: Temper, seed: u64) -> Self {
        Self { state: Mind::AtRest(Some(seat_guest(level.plays(), temper, seed))), since: 0.0 }
    }

    /// Begins to think, or looks whether it has come to an end.
    fn think(&mut self, view: impl FnOnce() -> View) {
        match &mut self.state {
            Mind::AtRest(bot) => {
                let Some(mut bot) = bot.take() else { return };
                let view = view();
                self.state = Mind::Thinks(Thinking::begin(async move {
                    let action = bot.choose_in_steps(&view, Budget::default()).await;
                    (bot, action)
                }));
            }
            Mind::Thinks(thinking) => {
                if let Some((bot, action)) = thinking.end() {
                    self.state = Mind::Done(bot, action);
                }
            }
            Mind::Done(..) => {}
        }
    }

    /// The answer, once.
    fn take_answer(&mut self) -> Option<Action> {
        match std::mem::replace(&mut self.state, Mind::AtRest(None)) {
            Mind::Done(bot, action) => {
                self.state = Mind::AtRest(Some(bot));
                Some(action)
            }
            other => {
                self.state = other;
                None
            }
        }
    }
}

/// Seats a bot wherever one plays, with no thought begun.
pub fn seat_bots(world: &mut World) {
    // Where the match runs elsewhere its bots think there.
    let Some(seed) = world.resource::<Referee>().record().map(|record| record.seed.0 as u64) else { return };
    let mut players = world.query::<(Entity, &Player, &Control)>();
    let chairs = &world.resource::<MatchSetup>().seats;
    let bots: Vec<(Entity, BotSeat)> = players
        .iter(world)
        .filter_map(|(player, &Player(seat), control)| {
            let level = control.0.level()?;
            let temper = chairs.get(seat.index()).map_or(Temper::Steady, SeatSetup::temper);
            Some((player, BotSeat::new(level, temper, seed.wrapping_add(1 + seat.index() as u64))))
        })
        .collect();
    for (player, bot) in bots {
        world.entity_mut(player).insert(bot);
    }
}

/// The bot that is asked thinks, and acts when it is done and a human while has passed.
fn answer(
    flow: Res<State<Flow>>,
    referee: Res<Referee>,
    lesson: Option<Res<Lesson>>,
    board: Res<Board>,
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut impatience: ResMut<Impatience>,
    mut requests: MessageWriter<ActionRequest>,
    mut bots: Query<&mut BotSeat>,
) {
    let Flow::Acting { seat: Some(seat), human: false, phase } = *flow.get() else { return };
    let Some(mut bot) = board.player(seat).and_then(|player| bots.get_mut(player).ok()) else { return };
    bot.since += time.delta_secs() * preferences.pace().unwrap_or(f32::INFINITY);
    let told = lesson.and_then(|lesson| lesson.answer_of(&referee.view(seat)));
    if told.is_none() {
        bot.think(|| referee.view(seat));
    }
    // Sealed answers are not watched, so nobody waits for them.
    if bot.since < PAUSE && phase != Phase::Window && !impatience.0 {
        return;
    }
    // In a lesson the others do as it has them do, and wait until it does.
    let Some(action) = told.unwrap_or_else(|| bot.take_answer()) else { return };
    bot.since = 0.0;
    impatience.0 = false;
    // A bot that errs must not stop the game: any legal action does.
    let view = referee.view(seat);
    let legal = match view.check(&action) {
        Ok(()) => Some(action),
        Err(refusal) => {
            error!("the bot at {seat} wanted {action:?}: {refusal}");
            view.suggest(1).pop()
        }
    };
    requests.write_batch(legal.map(|action| ActionRequest { seat, action }));
}

/// Registers what bots share.
pub fn plugin(app: &mut App) {
    let asked = [Phase::Draw, Phase::Meld, Phase::Discard, Phase::Window];
    let is_asked =
        move |phase: Option<Res<State<TurnPhase>>>| phase.is_some_and(|phase| asked.contains(&phase.0));
    app.init_resource::<Impatience>()
        .add_observer(|_: On<Laid>, mut commands: Commands| commands.queue(seat_bots))
        .add_systems(Update, answer.run_if(is_asked).in_set(AppSystems::Think));
}
