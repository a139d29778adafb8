//! What the table says to the person besides whose turn it is: why something cannot be, for four seconds or until the next action.

use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, event::Event, refusal::Refusal, table::Public};

use crate::{
    play::{
        referee::Judged,
        table::{
            Board,
            card::{Face, Refused},
            pile::PileCards,
            script::{ActedOut, Shown},
        },
    },
    shell::{
        AppSystems,
        states::Screen,
        text::{FluentValue, Texts, cards::card_name, contract, sentence_case},
    },
};

/// How long a sentence stays, in seconds.
const STAY: f32 = 4.0;

/// A sentence to say.
#[derive(Debug, Clone, PartialEq)]
pub enum Said {
    /// A text of the table.
    Key(&'static str),
    /// Why the judge said no.
    Refusal(Refusal),
}

/// The sentence that is being said, if any.
#[derive(Resource, Debug, Default)]
pub struct Voice {
    said: Option<Said>,
    left: f32,
}

impl Voice {
    /// Says the text of this key.
    pub fn tell(&mut self, key: &'static str) {
        self.say(Said::Key(key));
    }

    fn say(&mut self, said: Said) {
        self.said = Some(said);
        self.left = STAY;
    }

    /// Says nothing more.
    pub fn hush(&mut self) {
        self.said = None;
    }

    /// Whether a refusal is being said.
    pub fn refuses(&self) -> bool {
        matches!(self.said, Some(Said::Refusal(_)))
    }

    /// What is being said, in words.
    pub fn words(
        &self,
        texts: &Texts,
        public: &Public,
        viewer: Option<Seat>,
        turn_name: &str,
    ) -> Option<String> {
        Some(match self.said.as_ref()? {
            Said::Key(key) => texts.told(public.spec.sheet.game, key, &[]),
            Said::Refusal(refusal) => refusal_words(texts, public, viewer, refusal, turn_name),
        })
    }
}

/// Why something cannot be, in words: the game's own, then those all games share; by reason, then by code.
pub fn refusal_words(
    texts: &Texts,
    public: &Public,
    viewer: Option<Seat>,
    refusal: &Refusal,
    turn_name: &str,
) -> String {
    let card = refusal.cards.first().map(|card| card_name(texts, public, *card)).unwrap_or_default();
    let (least, or_run) = public.points_to_open().unwrap_or_default();
    let run = or_run.map(|run| texts.number(run)).unwrap_or_default();
    let slots = viewer.map(|seat| public.slots(seat)).unwrap_or_default();
    let values = [
        ("card", FluentValue::from(card)),
        ("name", FluentValue::from(turn_name.to_owned())),
        ("least", FluentValue::from(least)),
        ("run", FluentValue::from(run)),
        ("contract", FluentValue::from(contract::words(texts, &slots))),
    ];
    let game = public.spec.sheet.game;
    let by_reason = format!("refusal-{}", refusal.why);
    let words = texts
        .find(&format!("{by_reason}-{game}"), &values)
        .or_else(|| texts.find(&by_reason, &values))
        .unwrap_or_else(|| texts.told(game, &format!("refusal-{}", refusal.code), &values));
    sentence_case(&words)
}

/// When a round has ended, what was said of its turns is past.
fn hush_with_the_round(mut happened: MessageReader<ActedOut>, mut voice: ResMut<Voice>) {
    if happened.read().any(|event| matches!(event.0, Event::RoundEnded { .. })) {
        voice.hush();
    }
}

/// Registers the voice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Voice>().add_systems(
        Update,
        (fade, hush_with_the_round, hear_judge.run_if(resource_exists::<Shown>))
            .chain()
            .run_if(in_state(Screen::Table))
            .in_set(AppSystems::Act),
    );
}

fn fade(time: Res<Time>, mut voice: ResMut<Voice>) {
    if voice.said.is_some() {
        voice.left -= time.delta_secs();
        if voice.left <= 0.0 {
            voice.hush();
        }
    }
}

fn hear_judge(
    mut judged: MessageReader<Judged>,
    board: Res<Board>,
    piles: Query<&PileCards>,
    faces: Query<&Face>,
    mut voice: ResMut<Voice>,
    mut commands: Commands,
) {
    for Judged { seat, answer, .. } in judged.read() {
        if board.viewer != Some(*seat) {
            continue;
        }
        let Err(refusal) = answer else {
            voice.hush();
            continue;
        };
        let seen = board.own_hand().into_iter().chain(board.melds().iter().copied());
        for card in seen.filter_map(|pile| piles.get(pile).ok()).flat_map(RelationshipTarget::iter) {
            if faces.get(card).is_ok_and(|face| refusal.cards.contains(&face.0)) {
                commands.entity(card).insert(Refused { age: 0.0 });
            }
        }
        voice.say(Said::Refusal(refusal.clone()));
    }
}
