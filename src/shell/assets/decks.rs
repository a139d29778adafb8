//! The decks: flowers are there from the start, suits are fetched when a game wants them, and the drawings a player likes best when they are chosen.

use bevy::{asset::UntypedHandle, prelude::*};
use rummage_rules::{games, house::options::Options};

use super::{Artwork, Sheet};
use crate::shell::{
    arguments::Arguments,
    match_setup::MatchSetup,
    preferences::{DeckStyle, Preferences},
    states::{Menu, Screen},
};

/// Where the pictures lie on this machine no deck is waited for: all are unpacked once the first screen has stood for so many seconds.
const AT_EASE: f32 = if cfg!(target_arch = "wasm32") { f32::INFINITY } else { 1.0 };

/// The pictures of a sheet have changed: whatever shows one of them shows it anew.
#[derive(Event, Debug, Clone, Copy)]
pub struct Reclothed(pub Sheet);

/// The drawings of a sheet that are shown, if any are yet, and the ones on their way.
struct Wardrobe {
    sheet: Sheet,
    worn: Option<DeckStyle>,
    coming: Option<(DeckStyle, Handle<Image>)>,
}

/// One wardrobe a deck.
#[derive(Resource)]
struct Wardrobes([Wardrobe; 4]);

impl Default for Wardrobes {
    fn default() -> Self {
        Self([Sheet::Daylily, Sheet::French, Sheet::Spanish, Sheet::Money].map(|sheet| Wardrobe {
            sheet,
            worn: (sheet == Sheet::Daylily).then(DeckStyle::default),
            coming: None,
        }))
    }
}

impl Wardrobes {
    fn of(&self, sheet: Sheet) -> Option<&Wardrobe> {
        self.0.iter().find(|wardrobe| wardrobe.sheet == sheet)
    }
}

/// Follows the player's choice of a game and of a deck.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wardrobes>()
        .add_systems(PreUpdate, hold_the_door.run_if(resource_exists::<Artwork>))
        .add_systems(
            Update,
            (send_for, put_on, open_the_door.run_if(in_state(Screen::Fetching)))
                .chain()
                .run_if(resource_exists::<Artwork>),
        );
}

/// What the match to play next still waits for.
pub fn on_their_way(world: &World) -> Vec<UntypedHandle> {
    let wardrobes = world.get_resource::<Wardrobes>().into_iter().flat_map(|wardrobes| &wardrobes.0);
    wardrobes.filter_map(|wardrobe| Some(wardrobe.coming.as_ref()?.1.clone().untyped())).collect()
}

/// The sheet with the faces of the match to play next.
fn sheet_of(setup: &MatchSetup) -> Option<Sheet> {
    let spec = games::find(setup.game)?.spec(setup.seats.len(), &setup.options).ok()?;
    Some(Sheet::of(&spec.deck))
}

/// Whether the match to play next has faces for its cards. One that cannot be played is for the table to refuse.
fn has_faces(setup: &MatchSetup, wardrobes: &Wardrobes) -> bool {
    let wardrobe = sheet_of(setup).and_then(|sheet| wardrobes.of(sheet));
    wardrobe.is_none_or(|wardrobe| wardrobe.worn.is_some())
}

/// Nobody sits down at a table whose cards have no faces yet.
fn hold_the_door(setup: Res<MatchSetup>, wardrobes: Res<Wardrobes>, mut next: ResMut<NextState<Screen>>) {
    let sits_down =
        matches!(*next, NextState::Pending(Screen::Table) | NextState::PendingIfDifferent(Screen::Table));
    if sits_down && !has_faces(&setup, &wardrobes) {
        next.set(Screen::Fetching);
    }
}

/// Once the faces are there the table opens; if they cannot be had, a sentence says so.
fn open_the_door(
    setup: Res<MatchSetup>,
    server: Res<AssetServer>,
    wardrobes: Res<Wardrobes>,
    mut next: ResMut<NextState<Screen>>,
) {
    let coming = wardrobes.0.iter().filter_map(|wardrobe| wardrobe.coming.as_ref());
    if has_faces(&setup, &wardrobes) {
        next.set(Screen::Table);
    } else if coming.into_iter().any(|(_, image)| server.load_state(image).is_failed()) {
        next.set(Screen::Broken);
    }
}

/// The atlas of a deck in this style, with its manifest. Only suits have an ink each; flowers have their bands anyway.
fn atlas(sheet: Sheet, style: DeckStyle) -> (&'static str, &'static str) {
    match (sheet, style) {
        (Sheet::Daylily, DeckStyle::HighContrast) => {
            ("cards/daylily-contrast.webp", include_str!("../../../assets/cards/daylily-contrast.ron"))
        }
        (Sheet::Daylily, _) => ("cards/daylily.webp", include_str!("../../../assets/cards/daylily.ron")),
        // Each suit of these decks has an ink of its own in any style.
        (Sheet::Spanish, DeckStyle::HighContrast) => {
            ("cards/spanish-contrast.webp", include_str!("../../../assets/cards/spanish-contrast.ron"))
        }
        (Sheet::Spanish, _) => ("cards/spanish.webp", include_str!("../../../assets/cards/spanish.ron")),
        (Sheet::Money, DeckStyle::HighContrast) => {
            ("cards/money-contrast.webp", include_str!("../../../assets/cards/money-contrast.ron"))
        }
        (Sheet::Money, _) => ("cards/money.webp", include_str!("../../../assets/cards/money.ron")),
        (_, DeckStyle::TwoColours) => ("cards/french.webp", include_str!("../../../assets/cards/french.ron")),
        (_, DeckStyle::FourColours) => {
            ("cards/french-four.webp", include_str!("../../../assets/cards/french-four.ron"))
        }
        (_, DeckStyle::HighContrast) => {
            ("cards/french-contrast.webp", include_str!("../../../assets/cards/french-contrast.ron"))
        }
    }
}

/// The atlas that a game asked for on the command line will want besides the flowers.
pub(super) fn wanted_at_once(arguments: &Arguments) -> Option<&'static str> {
    let game = games::find(arguments.game.as_deref()?)?;
    let sheet = Sheet::of(&game.spec(game.usual_seats, &Options::default()).ok()?.deck);
    (sheet != Sheet::Daylily).then(|| atlas(sheet, DeckStyle::default()).0)
}

fn send_for(
    preferences: Res<Preferences>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    setup: Res<MatchSetup>,
    server: Res<AssetServer>,
    time: Res<Time<Real>>,
    mut wardrobes: ResMut<Wardrobes>,
    mut seconds: Local<f32>,
) {
    *seconds += time.delta_secs();
    let wanted = preferences.deck_in_use();
    let to_be_shown = match (screen.get(), menu.get()) {
        (Screen::Setup | Screen::Fetching, _) | (_, Menu::Rules) => sheet_of(&setup),
        _ => None,
    };
    for wardrobe in &mut wardrobes.bypass_change_detection().0 {
        let next = wardrobe.coming.as_ref().map(|(style, _)| *style).or(wardrobe.worn);
        let is_another =
            next.map(|style| atlas(wardrobe.sheet, style).0) != Some(atlas(wardrobe.sheet, wanted).0);
        if is_another && (next.is_some() || *seconds > AT_EASE || to_be_shown == Some(wardrobe.sheet)) {
            wardrobe.coming = Some((wanted, server.load(atlas(wardrobe.sheet, wanted).0)));
        }
    }
}

fn put_on(
    images: Res<Assets<Image>>,
    mut wardrobes: ResMut<Wardrobes>,
    mut artwork: ResMut<Artwork>,
    mut commands: Commands,
) {
    for wardrobe in &mut wardrobes.bypass_change_detection().0 {
        let Some((style, image)) = wardrobe.coming.take_if(|(_, image)| images.contains(&*image)) else {
            continue;
        };
        wardrobe.worn = Some(style);
        artwork.add(wardrobe.sheet, &image, atlas(wardrobe.sheet, style).1);
        commands.trigger(Reclothed(wardrobe.sheet));
    }
}
