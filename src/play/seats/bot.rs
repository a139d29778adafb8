//! Bots answer for their seats: they are handed their own view, think while frames are drawn, and take a human while to act.

use bevy::prelude::*;
use rummage_bots::{Bot, Budget, Haste, Temper, seat_guest};
use rummage_rules::{
    action::Action,
    table::{Pending, Phase, TurnStep, view::View},
};

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
        keep::Keeper,
        match_setup::{BotLevel, MatchSetup, SeatSetup},
        preferences::Preferences,
        thinking::Thinking,
    },
};

/// A bot at its seat.
#[derive(Component)]
pub struct BotSeat {
    state: Mind,
    /// Seconds since it was asked, and the same at the pace of the table.
    waited: f32,
    since: f32,
}

/// What the bot does: it rests, thinks, or has come to an end.
enum Mind {
    AtRest(Option<Box<dyn Bot>>),
    Thinks(Haste, Thinking<(Box<dyn Bot>, Answer)>),
    Done(Box<dyn Bot>, Answer),
}

/// What came of a thought.
struct Answer {
    action: Action,
    /// For so many seconds a person would have looked at the cards.
    pause: f32,
}

/// Somebody does not want to wait for the others.
#[derive(Resource, Debug, Default)]
pub struct Impatience(pub bool);

/// Seconds a person would take where one thing alone can be done, to draw, and to weigh a hand.
const AT_ONCE: f32 = 0.3;
const TO_DRAW: f32 = 0.5;
const TO_WEIGH: f32 = 0.65;

/// Nobody is called slow before so many seconds: the press with which a turn ended is not meant for whoever is next.
const SLOW: f32 = 0.4;

/// Nobody waits longer than so many seconds for what is being written: the disk may never answer.
const PATIENCE: f32 = 5.0;

/// Seconds a person would take here.
fn pause_at(view: &View) -> f32 {
    if view.suggest(2).len() < 2 {
        return AT_ONCE;
    }
    match view.public.pending.last() {
        Some(Pending::Turn(_, TurnStep::Play)) => TO_WEIGH,
        _ => TO_DRAW,
    }
}

impl BotSeat {
    /// A bot of this level and temper. The same seed plays the same way.
    pub fn new(level: BotLevel, temper: Temper, seed: u64) -> Self {
        Self { state: Mind::AtRest(Some(seat_guest(level.plays(), temper, seed))), waited: 0.0, since: 0.0 }
    }

    /// Begins to think, or looks whether it has come to an end, which comes soon where somebody is in a hurry.
    fn think(&mut self, hurried: bool, view: impl FnOnce() -> View) {
        match &mut self.state {
            Mind::AtRest(bot) => {
                let Some(mut bot) = bot.take() else { return };
                let view = view();
                let haste = bot.haste();
                self.state = Mind::Thinks(
                    haste,
                    Thinking::begin(async move {
                        let pause = pause_at(&view);
                        let action = bot.choose_in_steps(&view, Budget::default()).await;
                        (bot, Answer { action, pause })
                    }),
                );
            }
            Mind::Thinks(haste, thinking) => {
                if hurried {
                    haste.make();
                }
                if let Some((bot, answer)) = thinking.end() {
                    self.state = Mind::Done(bot, answer);
                }
            }
            Mind::Done(..) => {}
        }
    }

    /// How long a person would take for it, once there is an answer.
    fn pause(&self) -> f32 {
        match &self.state {
            Mind::Done(_, answer) => answer.pause,
            _ => TO_DRAW,
        }
    }

    /// The answer, once.
    fn take_answer(&mut self) -> Option<Action> {
        match std::mem::replace(&mut self.state, Mind::AtRest(None)) {
            Mind::Done(bot, answer) => {
                self.state = Mind::AtRest(Some(bot));
                Some(answer.action)
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
    keeper: Res<Keeper>,
    mut impatience: ResMut<Impatience>,
    mut requests: MessageWriter<ActionRequest>,
    mut bots: Query<&mut BotSeat>,
) {
    let Flow::Acting { seat: Some(seat), human: false, phase } = *flow.get() else { return };
    let Some(mut bot) = board.player(seat).and_then(|player| bots.get_mut(player).ok()) else { return };
    bot.waited += time.delta_secs();
    bot.since += time.delta_secs() * preferences.pace().unwrap_or(f32::INFINITY);
    let told = lesson.and_then(|lesson| lesson.answer_of(&referee.view(seat)));
    if told.is_none() {
        // A press counts when it comes: one from before the bot was asked ended somebody's own turn.
        let hurried = impatience.is_changed() && impatience.0 && bot.waited > SLOW;
        bot.think(hurried, || referee.view(seat));
    }
    // Sealed answers are not watched, so nobody waits for them.
    if bot.since < bot.pause() && phase != Phase::Window && !impatience.0 {
        return;
    }
    // Whatever befalls the program, the match stands at its last action or the one before: that one is written down first.
    if keeper.is_writing() && bot.waited < PATIENCE && preferences.pace().is_some() {
        return;
    }
    // In a lesson the others do as it has them do, and wait until it does.
    let Some(action) = told.unwrap_or_else(|| bot.take_answer()) else { return };
    (bot.waited, bot.since) = (0.0, 0.0);
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

#[cfg(test)]
mod tests {
    use rummage_host::Host;
    use rummage_rules::{action::Source, games, prelude::*};

    use super::*;

    #[test]
    fn a_person_takes_longer_the_more_there_is_to_weigh() {
        let gin = games::find("gin").expect("there is Gin");
        let mut host = Host::new(gin, 2, Options::default(), Seed(7)).expect("its usual table");
        host.settle();
        let mut pauses = Vec::new();
        for action in [Action::Pass, Action::Pass, Action::Draw(Source::Stock), Action::Pass] {
            let seat = host.asked()[0];
            pauses.push(pause_at(&host.view(seat)));
            if pauses.len() < 4 {
                host.act(seat, &action).expect("nobody wants the upcard");
                host.settle();
            }
        }
        assert_eq!(pauses, [TO_DRAW, TO_DRAW, AT_ONCE, TO_WEIGH]);
    }
}
