//! Type: which face, how large, in which ink.

use bevy::{
    prelude::*,
    text::{LineHeight, RemSize},
};

use crate::shell::{
    AppSystems,
    assets::{Face, Fonts},
    canvas::text_size,
    preferences::Preferences,
};

/// A text's face and its size in reference pixels at text scale 100 %.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[component(immutable)]
pub struct Lettering(pub Face, pub f32);

/// Texts below this node lie where cards leave little room: they grow with the player's text size, but no more than `SNUG`.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Snug;

/// The largest text scale among the cards.
pub const SNUG: f32 = 1.3;

/// How many lines some words take of so many letters each, before they are laid out.
pub fn lines_of(words: &str, letters: f32) -> f32 {
    (words.chars().count() as f32 / letters).ceil()
}

/// A piece of text that a pointer looks through.
pub fn label(text: impl Into<String>, face: Face, size: f32, ink: Color) -> impl Bundle {
    (Text::new(text), lettered(face, size, ink))
}

/// The words that follow those of a text, as its child.
pub fn span(text: impl Into<String>, face: Face, size: f32, ink: Color) -> impl Bundle {
    (TextSpan::new(text), lettered(face, size, ink))
}

/// How a text is lettered, whoever holds it.
pub fn lettered(face: Face, size: f32, ink: Color) -> impl Bundle {
    let leading = match face {
        Face::Title | Face::Index => 1.12,
        _ => 1.36,
    };
    (Lettering(face, size), TextColor(ink), LineHeight::RelativeToFont(leading))
}

/// Fills in the font of every [`Lettering`].
pub fn plugin(app: &mut App) {
    app.add_observer(set_font)
        .add_systems(Startup, embed_fallback_font)
        .add_systems(Update, letter_anew.run_if(resource_changed::<RemSize>).in_set(AppSystems::Present));
}

/// Snug texts do not follow the root size by themselves.
fn letter_anew(texts: Query<(Entity, &Lettering)>, mut commands: Commands) {
    for (entity, lettering) in &texts {
        // A text may go in the same frame.
        commands.entity(entity).try_insert(*lettering);
    }
}

fn set_font(
    inserted: On<Insert<Lettering>>,
    texts: Query<&Lettering>,
    parents: Query<&ChildOf>,
    snug: Query<(), With<Snug>>,
    fonts: Option<Res<Fonts>>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    let Ok(Lettering(face, size)) = texts.get(inserted.entity) else { return };
    let font = fonts.map(|fonts| fonts.face(*face)).unwrap_or_default();
    let held_back = parents.iter_ancestors(inserted.entity).any(|ancestor| snug.contains(ancestor));
    let most = if held_back { SNUG } else { f32::INFINITY };
    let share = (most / preferences.text_scale()).min(1.0);
    commands.entity(inserted.entity).insert(TextFont {
        font: font.into(),
        font_size: text_size(*size * share),
        ..default()
    });
}

/// The loading screen must be able to say what is missing, even if that is a font.
fn embed_fallback_font(mut fonts: ResMut<Assets<Font>>) {
    let bytes = include_bytes!("../../../assets/fonts/AtkinsonHyperlegibleNext-400.ttf");
    if let Err(fault) = fonts.insert(AssetId::<Font>::default(), Font::from_bytes(bytes.to_vec())) {
        error!("the fallback font: {fault}");
    }
}
