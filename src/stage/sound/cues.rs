//! When something is heard: every cue is the twin of an event, a refusal, a picked card or a button.

use bevy::{input_focus::InputFocus, prelude::*, ui_widgets::Activate};
use rummage_rules::event::{Event, Seen};

use super::{Play, Sound};
use crate::{
    play::{
        referee::Judged,
        table::{
            Board, HumanTurn,
            card::Selected,
            script::{ActedOut, Shown},
        },
    },
    shell::{
        AppSystems,
        intent::{Intent, LastDevice},
        preferences::Preferences,
        states::Screen,
    },
};

/// Melds laid in this round, so that each sounds a step higher than the last.
#[derive(Resource, Default)]
struct Scale(usize);

/// Registers the cues.
pub fn plugin(app: &mut App) {
    app.init_resource::<Scale>()
        .add_observer(|_: On<Activate>, mut play: MessageWriter<Play>| {
            play.write(Play::now(Sound::UiOk));
        })
        .add_observer(|_: On<Insert<Selected>>, mut play: MessageWriter<Play>| {
            play.write(Play::now(Sound::CardPick));
        })
        .add_systems(OnEnter(HumanTurn), |mut play: MessageWriter<Play>| {
            play.write(Play::now(Sound::YourTurn));
        })
        .add_systems(
            Update,
            (
                (hear_events.run_if(resource_exists::<Shown>), hear_judge).run_if(in_state(Screen::Table)),
                hear_focus,
                hear_back,
            )
                .before(super::play)
                .in_set(AppSystems::Present),
        );
}

fn hear_events(
    mut happened: MessageReader<ActedOut>,
    shown: Res<Shown>,
    board: Res<Board>,
    preferences: Res<Preferences>,
    mut scale: ResMut<Scale>,
    mut play: MessageWriter<Play>,
) {
    let pace = preferences.pace().unwrap_or(f32::INFINITY);
    for ActedOut(event) in happened.read() {
        if matches!(event, Event::RoundBegan { .. }) {
            scale.0 = 0;
        }
        if let Some(sound) = sound_of(event, &board, &shown, &mut scale.0) {
            play.write(Play::now(sound));
        }
        match event {
            Event::Dealt { hands, .. } if hands.iter().any(|hand| !hand.is_empty()) => {
                play.write(Play { sound: Sound::FanOpen, after: 0.9 / pace });
            }
            Event::Scored { lines } => {
                play.write_batch(
                    (0..lines.len().min(6))
                        .map(|nth| Play { sound: Sound::ScoreTick(nth), after: 0.3 + 0.08 * nth as f32 }),
                );
            }
            _ => {}
        }
    }
}

/// What an event sounds like.
fn sound_of(event: &Event<Seen>, board: &Board, shown: &Shown, melds: &mut usize) -> Option<Sound> {
    Some(match event {
        Event::Dealt { .. } | Event::Recycled { .. } | Event::TurnedOver => Sound::Riffle,
        Event::TurnedUp { .. } | Event::WildCut { .. } | Event::SawWild(..) | Event::LaidAside { .. } => {
            Sound::CardFlip
        }
        Event::LeftRound { .. } => Sound::FanOpen,
        Event::Drew { .. } | Event::Took { .. } | Event::TookRow { .. } | Event::Gave { .. } => {
            Sound::CardSlide
        }
        Event::Melded { .. } => {
            *melds += 1;
            Sound::Meld(*melds - 1)
        }
        Event::LaidOff { .. } | Event::Rode { .. } => Sound::LayOff,
        Event::Swapped { .. } => Sound::JokerBee,
        Event::Bought { .. } => Sound::Buy,
        Event::RummyCalled { .. } => Sound::Knock,
        // The last card but one: the others prick up their ears.
        Event::Discarded { seat, .. } if shown.0.public.hand_sizes[seat.index()] == 1 => Sound::Knock,
        Event::Discarded { .. } => Sound::CardPlace,
        Event::RoundEnded { ending } => match ending.by {
            Some(seat) if board.viewer == Some(seat) => Sound::Festival,
            Some(_) => Sound::RoundLost,
            None => Sound::Curtain,
        },
        _ => return None,
    })
}

fn hear_judge(mut judged: MessageReader<Judged>, board: Res<Board>, mut play: MessageWriter<Play>) {
    let refused = judged.read().any(|said| board.viewer == Some(said.seat) && said.answer.is_err());
    if refused {
        play.write(Play::now(Sound::Refuse));
    }
}

/// Only keys and pads step about; a pointer that passes over a button makes no noise.
fn hear_focus(
    focus: Res<InputFocus>,
    device: Res<LastDevice>,
    mut before: Local<Option<Entity>>,
    mut play: MessageWriter<Play>,
) {
    let now = focus.get();
    let stepped = *before != now && before.is_some() && now.is_some();
    *before = now;
    if stepped && device.is_keyed() {
        play.write(Play::now(Sound::UiMove));
    }
}

fn hear_back(mut intents: MessageReader<Intent>, mut play: MessageWriter<Play>) {
    if intents.read().any(|intent| *intent == Intent::Back) {
        play.write(Play::now(Sound::UiBack));
    }
}
