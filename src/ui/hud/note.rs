//! A note beside the piles: where it may lie, and what it is written on.

use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, table::Pending};

use super::scene::{Scene, at};
use crate::{
    shell::assets::{Face, Sheet},
    stage::palette,
    ui::theme::{
        lettering::label,
        panel::{Layer, column, row},
        picture::picture,
    },
};

/// How wide a note is, and how high it may grow.
const WIDTH: f32 = 476.0;
const WIDTH_PORTRAIT: f32 = 366.0;
/// Above a question there is room for a strip.
const WIDTH_OF_STRIP: f32 = 900.0;
const HEIGHT: f32 = 230.0;
/// So much room is enough for a note.
const LEAST: f32 = 120.0;
/// How far a question stands above the sentence on a phone.
const QUESTION: f32 = 96.0;
/// How far a note keeps from the window's lower edge when it lies over the sheet.
const FOOT: f32 = 18.0;

/// Where a note lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Place {
    room: Rect,
    /// It lies over the sheet.
    over_sheet: bool,
    /// It keeps its foot where it is, whatever it says.
    grows_up: bool,
}

impl Place {
    /// In the band of the piles, above them where they fill it or the window is a phone, and at the foot of the sheet.
    pub(super) fn of(scene: &Scene<'_, '_>, over_sheet: bool) -> Self {
        let asked = asks(scene);
        let (zones, size, portrait) = (&scene.ground.zones, scene.canvas.size, scene.portrait());
        let width = if portrait { WIDTH_PORTRAIT } else { WIDTH };
        let piles = scene.ground.stock.min.y.min(scene.ground.discard.min.y);
        let above = asked || row_is_long(scene);
        let corner = match (over_sheet, portrait) {
            (true, _) => Vec2::new((size.x - width) / 2.0, size.y - FOOT - HEIGHT),
            (false, true) => {
                let foot = match asked {
                    true => zones.pill.min.y - QUESTION,
                    false => above_own_melds(scene).unwrap_or(piles) - 8.0,
                };
                Vec2::new((size.x - width) / 2.0, foot - HEIGHT)
            }
            (false, false) if above => {
                Vec2::new(zones.centre.max.x - width, zones.centre.min.y - HEIGHT - 4.0)
            }
            (false, false) => Vec2::new(zones.centre.max.x - width, zones.centre.center().y - HEIGHT / 2.0),
        };
        let room = Rect::from_corners(corner, corner + Vec2::new(width, HEIGHT));
        Self { room, over_sheet, grows_up: over_sheet || portrait || above }
    }

    /// The same above a question: as wide as may be, for it may not be high.
    pub(super) fn wide(self) -> Self {
        let min = Vec2::new((self.room.max.x - WIDTH_OF_STRIP).max(FOOT), self.room.min.y);
        Self { room: Rect { min, ..self.room }, ..self }
    }

    /// Whether it would lie on melds that somebody may want to reach: those under a question wait for its answer.
    pub(super) fn hides_melds(&self, scene: &Scene<'_, '_>) -> bool {
        let top = Vec2::new(self.room.min.x, self.room.max.y - LEAST);
        let paper = Rect::from_corners(top, self.room.max);
        let under = |(_, _, meld): &(Entity, Seat, Rect)| !meld.intersect(paper).is_empty();
        row_is_long(scene) && !self.over_sheet && !asks(scene) && scene.ground.melds.iter().any(under)
    }

    /// How high it stands above everything else.
    pub(super) fn layer(self) -> i32 {
        if self.over_sheet { Layer::Sheet as i32 + 2 } else { 2 }
    }

    /// The node in which the note stands.
    pub(super) fn node(self) -> Node {
        let stands = if self.grows_up { JustifyContent::FlexEnd } else { JustifyContent::Center };
        Node { flex_direction: FlexDirection::Column, justify_content: stands, ..at(self.room) }
    }
}

/// Whether a question waits for an answer.
pub(super) fn asks(scene: &Scene<'_, '_>) -> bool {
    matches!(scene.public().pending.last(), Some(Pending::Window(_)))
}

/// Whether the discards lie in a row so long that there is no room for a note beside the piles.
pub(super) fn row_is_long(scene: &Scene<'_, '_>) -> bool {
    !scene.portrait() && scene.ground.discard.max.x > scene.ground.zones.centre.max.x - WIDTH
}

/// Where your own melds begin in the list of a phone, where there is room above them: a note may speak of them.
fn above_own_melds(scene: &Scene<'_, '_>) -> Option<f32> {
    let zones = &scene.ground.zones;
    let lowest = zones.list?.min.y.max(zones.plots.iter().map(|plot| plot.max.y).fold(0.0, f32::max));
    let lie = scene.ground.melds.iter().any(|(_, seat, _)| scene.board.viewer == Some(*seat));
    (lie && zones.own.min.y - lowest >= LEAST).then_some(zones.own.min.y)
}

/// What a note is written on.
pub(super) fn paper() -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(16), px(12)),
            border_radius: BorderRadius::all(px(16)),
            border: UiRect::all(px(1)),
            flex_shrink: 0.0,
            ..column(6.0)
        },
        Pickable::default(),
        BackgroundColor(palette::NIGHT),
        BorderColor::all(palette::HONEY.with_alpha(0.5)),
    )
}

/// Whose note it is.
pub(super) fn bee(line: &mut ChildSpawnerCommands<'_>) {
    line.spawn(picture(Sheet::Pieces, "bee", Vec2::splat(24.0), Color::WHITE));
}

/// Its first line, beside the bee.
pub(super) fn heading(note: &mut ChildSpawnerCommands<'_>, title: &str) {
    note.spawn(row(8.0)).with_children(|line| {
        bee(line);
        line.spawn(label(title, Face::Strong, 15.0, palette::SUN));
    });
}
