//! Faces of cards on paper: the right sheet for any deck, the mini face where it is small.

use bevy::{ecs::system::SystemParam, prelude::*};
use rummage_rules::{cards::deck::Deck, cards::ids::CardId};

use super::picture::picture;
use crate::{
    shell::assets::{Artwork, Sheet},
    stage::palette,
};

/// Below this width a card shows its mini face.
const MINI: f32 = 72.0;

/// Where faces come from.
#[derive(SystemParam)]
pub struct Faces<'w> {
    artwork: Option<Res<'w, Artwork>>,
}

impl Faces<'_> {
    /// A card as a picture of this width; nothing before the pictures are there.
    pub fn card(&self, deck: &Deck, card: CardId, width: f32) -> Option<impl Bundle + use<>> {
        let artwork = self.artwork.as_ref()?;
        let sheet = Sheet::of(deck);
        let face = artwork.face_name(sheet, deck, card);
        let name = if width < MINI { format!("mini/{face}") } else { face };
        artwork.cell(sheet, &name)?;
        Some(picture(sheet, name, Vec2::new(width, width * 1.4), Color::WHITE))
    }

    /// Cards in a row, each over the one before, so much of it bare.
    pub fn row(
        &self,
        parent: &mut ChildSpawnerCommands<'_>,
        deck: &Deck,
        cards: &[CardId],
        width: f32,
        bare: f32,
    ) {
        self.row_with(parent, deck, cards, width, bare, |_, _| {});
    }

    /// The same, with something on each card.
    pub fn row_with(
        &self,
        parent: &mut ChildSpawnerCommands<'_>,
        deck: &Deck,
        cards: &[CardId],
        width: f32,
        bare: f32,
        mut more: impl FnMut(&mut ChildSpawnerCommands<'_>, usize),
    ) {
        parent.spawn(Node { flex_shrink: 0.0, ..default() }).with_children(|line| {
            for (nth, card) in cards.iter().enumerate() {
                let overlap = if nth == 0 { 0.0 } else { (bare - 1.0) * width };
                line.spawn((
                    Node {
                        margin: UiRect::left(px(overlap)),
                        flex_shrink: 0.0,
                        border_radius: BorderRadius::all(px(width * 0.064)),
                        ..default()
                    },
                    BoxShadow::new(palette::NIGHT.with_alpha(0.35), px(1), px(1), px(0), px(3)),
                ))
                .with_children(|place| {
                    if let Some(face) = self.card(deck, *card, width) {
                        place.spawn(face);
                    }
                    more(place, nth);
                });
            }
        });
    }
}
