//! What is heard: short dry sounds on two buses, each the twin of something that is seen; and behind them a garden.

use bevy::{
    audio::{AudioPlayer, PlaybackSettings, Volume},
    platform::collections::HashMap,
    prelude::*,
};
use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};

use crate::{
    play::table::HumanTurn,
    shell::{AppSystems, preferences::Preferences, states::Screen},
};

mod ambience;
mod cues;

/// A sound of the design board, by the stem of its files. Files of one sound differ in their last number only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A card is picked.
    CardPick,
    /// A card is put down.
    CardPlace,
    /// A card is drawn or taken.
    CardSlide,
    /// A card is turned over.
    CardFlip,
    /// A hand opens.
    FanOpen,
    /// The pack is shuffled.
    Riffle,
    /// A meld is laid; the number says how many melds this round has seen before.
    Meld(usize),
    /// A card joins a meld.
    LayOff,
    /// A wild card is exchanged.
    JokerBee,
    /// A card is bought.
    Buy,
    /// A hand is down to its last card.
    Knock,
    /// The player is asked.
    YourTurn,
    /// The judge says no.
    Refuse,
    /// A line of the score; the number says how many came before.
    ScoreTick(usize),
    /// The player went out.
    Festival,
    /// Somebody else went out.
    RoundLost,
    /// The cards are gathered.
    Curtain,
    /// The focus moves.
    UiMove,
    /// A button is pressed.
    UiOk,
    /// One step back.
    UiBack,
}

/// Which volume a sound obeys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bus {
    Effects,
    Interface,
}

/// Somebody wants a sound to be heard, after so many seconds.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Play {
    /// Which.
    pub sound: Sound,
    /// When.
    pub after: f32,
}

impl Play {
    /// Now.
    pub fn now(sound: Sound) -> Self {
        Self { sound, after: 0.0 }
    }
}

impl Sound {
    fn stem(self) -> &'static str {
        match self {
            Self::CardPick => "card_pick",
            Self::CardPlace => "card_place",
            Self::CardSlide => "card_slide",
            Self::CardFlip => "card_flip",
            Self::FanOpen => "fan_open",
            Self::Riffle => "riffle",
            Self::Meld(_) => "meld",
            Self::LayOff => "lay_off",
            Self::JokerBee => "joker_bee",
            Self::Buy => "buy",
            Self::Knock => "knock",
            Self::YourTurn => "your_turn",
            Self::Refuse => "refuse",
            Self::ScoreTick(_) => "score_tick",
            Self::Festival => "festival",
            Self::RoundLost => "round_lost",
            Self::Curtain => "curtain",
            Self::UiMove => "ui_move",
            Self::UiOk => "ui_ok",
            Self::UiBack => "ui_back",
        }
    }

    fn bus(self) -> Bus {
        match self {
            Self::UiMove | Self::UiOk | Self::UiBack => Bus::Interface,
            _ => Bus::Effects,
        }
    }

    /// The step on a scale where a sound climbs; the others are played in any take, at any pitch near their own.
    fn step(self) -> Option<usize> {
        match self {
            Self::Meld(step) | Self::ScoreTick(step) => Some(step),
            _ => None,
        }
    }
}

/// The takes of every sound, by the stem of their files.
#[derive(Resource, Default)]
struct Takes(HashMap<String, Vec<Handle<AudioSource>>>);

/// Sounds that wait for their moment, and the dice that vary them.
#[derive(Resource)]
struct Mixer {
    waiting: Vec<Play>,
    dice: ChaCha8Rng,
}

/// A sound that is being heard.
#[derive(Component)]
struct Heard {
    /// Seconds it has been heard or has waited for a device.
    age: f32,
}

/// No sound of the board lasts longer, in seconds. Where there is no device to play it, it is put away by then.
const LONGEST: f32 = 4.0;
/// How far the pitch of a repeated sound strays.
const STRAY: f32 = 0.04;
/// So many sounds at once are enough.
const VOICES: usize = 12;

/// Registers the cues and the mixer.
pub fn plugin(app: &mut App) {
    app.add_message::<Play>()
        .init_resource::<Takes>()
        .insert_resource(Mixer { waiting: Vec::new(), dice: ChaCha8Rng::seed_from_u64(1) })
        .add_plugins((ambience::plugin, cues::plugin))
        .add_systems(OnEnter(Screen::Title), load_early)
        .add_systems(OnExit(HumanTurn), load_late)
        .add_systems(Update, (play, put_away).chain().in_set(AppSystems::Present));
}

/// Sounds that may be heard before the first card is played: the screens, the deal, and a refusal.
const EARLY: [&str; 11] = [
    "card_flip",
    "card_pick",
    "card_place",
    "card_slide",
    "fan_open",
    "refuse",
    "riffle",
    "ui_back",
    "ui_move",
    "ui_ok",
    "your_turn",
];

/// Asked for once the title shows, so that nobody waits for a sound.
fn load_early(assets: Res<AssetServer>, mut takes: ResMut<Takes>) {
    takes.load(&assets, |stem| EARLY.contains(&stem));
}

/// Asked for once the player has done something, so that no page waits for what is heard later.
fn load_late(assets: Res<AssetServer>, mut takes: ResMut<Takes>) {
    takes.load(&assets, |_| true);
}

impl Takes {
    /// Asks for the sounds that are wanted and not there yet.
    fn load(&mut self, assets: &AssetServer, wanted: impl Fn(&str) -> bool) {
        let counts =
            match ron::from_str::<HashMap<String, usize>>(include_str!("../../../assets/sounds/takes.ron")) {
                Ok(counts) => counts,
                Err(fault) => return error!("the list of sounds: {fault}"),
            };
        for (stem, count) in counts.into_iter().filter(|(stem, _)| wanted(stem)) {
            let take = |nth| assets.load(format!("sounds/{stem}-{nth}.ogg"));
            let handles = || (1..=count).map(take).collect();
            self.0.entry(stem.clone()).or_insert_with(handles);
        }
    }
}

fn play(
    time: Res<Time>,
    preferences: Res<Preferences>,
    windows: Query<&Window>,
    heard: Query<(), With<Heard>>,
    takes: Res<Takes>,
    mut wanted: MessageReader<Play>,
    mut mixer: ResMut<Mixer>,
    mut commands: Commands,
) {
    let mixer = &mut *mixer;
    mixer.waiting.extend(wanted.read().copied());
    let seconds = time.delta_secs();
    mixer.waiting.iter_mut().for_each(|play| play.after -= seconds);
    let away = away(&preferences, &windows);
    let mut free = VOICES.saturating_sub(heard.iter().count());
    for Play { sound, .. } in mixer.waiting.extract_if(.., |play| play.after <= 0.0) {
        let volume = match sound.bus() {
            Bus::Effects => preferences.effects_volume(),
            Bus::Interface => preferences.interface_volume(),
        };
        let Some(takes) = takes.0.get(sound.stem()).filter(|takes| !takes.is_empty()) else { continue };
        if away || volume == 0.0 || free == 0 {
            continue;
        }
        free -= 1;
        let (take, speed) = vary(sound, takes.len(), &mut mixer.dice);
        commands.spawn((
            Heard { age: 0.0 },
            AudioPlayer(takes[take].clone()),
            PlaybackSettings::DESPAWN.with_volume(Volume::Linear(volume)).with_speed(speed),
        ));
    }
}

/// Whether nothing is to be heard because another window is in front.
fn away(preferences: &Preferences, windows: &Query<&Window>) -> bool {
    preferences.quiet_when_away && windows.iter().all(|window| !window.focused)
}

/// Which take, and at what pitch, so that repeats never sound like a machine.
fn vary(sound: Sound, takes: usize, dice: &mut impl Rng) -> (usize, f32) {
    match sound.step() {
        Some(step) => (step.min(takes - 1), 1.0),
        None => (dice.random_range(0..takes), dice.random_range(1.0 - STRAY..1.0 + STRAY)),
    }
}

/// What found no device is not kept for ever.
fn put_away(time: Res<Time>, mut heard: Query<(Entity, &mut Heard)>, mut commands: Commands) {
    for (sound, mut heard) in &mut heard {
        heard.age += time.delta_secs();
        if heard.age > LONGEST {
            commands.entity(sound).try_despawn();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_climbs_and_stays_at_its_top() {
        let mut dice = ChaCha8Rng::seed_from_u64(5);
        let takes: Vec<usize> = (0..8).map(|step| vary(Sound::Meld(step), 6, &mut dice).0).collect();
        assert_eq!(takes, [0, 1, 2, 3, 4, 5, 5, 5]);
    }

    #[test]
    fn repeats_differ_but_stay_near() {
        let mut dice = ChaCha8Rng::seed_from_u64(5);
        let heard: Vec<(usize, f32)> = (0..40).map(|_| vary(Sound::CardSlide, 3, &mut dice)).collect();
        assert!(heard.iter().all(|(take, speed)| *take < 3 && (speed - 1.0).abs() <= STRAY));
        assert!(heard.windows(2).any(|pair| pair[0].0 != pair[1].0));
        assert!(heard.windows(2).all(|pair| pair[0].1 != pair[1].1));
    }
}
