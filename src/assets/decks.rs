//! The deck a player likes best: its atlas loads when it is chosen, and takes the place of the usual one once it is there.

use bevy::prelude::*;

use super::{Artwork, Sheet};
use crate::preferences::{DeckStyle, Preferences};

/// The pictures of a sheet have changed: whatever shows one of them shows it anew.
#[derive(Event, Debug, Clone, Copy)]
pub struct Reclothed(pub Sheet);

/// The drawings of a sheet that are shown, and the ones on their way.
struct Wardrobe {
    sheet: Sheet,
    worn: DeckStyle,
    coming: Option<(DeckStyle, Handle<Image>)>,
}

/// One wardrobe a deck.
#[derive(Resource)]
struct Wardrobes([Wardrobe; 2]);

impl Default for Wardrobes {
    fn default() -> Self {
        Self([Sheet::Daylily, Sheet::French].map(|sheet| Wardrobe {
            sheet,
            worn: DeckStyle::default(),
            coming: None,
        }))
    }
}

/// Follows the player's choice.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wardrobes>()
        .add_systems(Update, (send_for, put_on).chain().run_if(resource_exists::<Artwork>));
}

/// The atlas of a deck in this style, with its manifest. Only suits have an ink each; flowers have their bands anyway.
fn atlas(sheet: Sheet, style: DeckStyle) -> (&'static str, &'static str) {
    match (sheet, style) {
        (Sheet::Daylily, DeckStyle::HighContrast) => {
            ("cards/daylily-contrast.webp", include_str!("../../assets/cards/daylily-contrast.ron"))
        }
        (Sheet::Daylily, _) => ("cards/daylily.webp", include_str!("../../assets/cards/daylily.ron")),
        (_, DeckStyle::TwoColours) => ("cards/french.webp", include_str!("../../assets/cards/french.ron")),
        (_, DeckStyle::FourColours) => {
            ("cards/french-four.webp", include_str!("../../assets/cards/french-four.ron"))
        }
        (_, DeckStyle::HighContrast) => {
            ("cards/french-contrast.webp", include_str!("../../assets/cards/french-contrast.ron"))
        }
    }
}

fn send_for(preferences: Res<Preferences>, server: Res<AssetServer>, mut wardrobes: ResMut<Wardrobes>) {
    let wanted = preferences.deck_in_use();
    for wardrobe in &mut wardrobes.bypass_change_detection().0 {
        let next = wardrobe.coming.as_ref().map_or(wardrobe.worn, |(style, _)| *style);
        if atlas(wardrobe.sheet, wanted).0 != atlas(wardrobe.sheet, next).0 {
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
        wardrobe.worn = style;
        artwork.add(wardrobe.sheet, &image, atlas(wardrobe.sheet, style).1);
        commands.trigger(Reclothed(wardrobe.sheet));
    }
}
