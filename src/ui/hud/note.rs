//! A note beside the piles: where it may lie, and what it is written on.

use bevy::prelude::*;
use rummage_rules::{
    action::Action,
    cards::ids::{MeldId, Seat},
    table::Pending,
};

use super::scene::{Scene, at};
use crate::{
    play::table::meld::Meld,
    shell::assets::{Face, Sheet},
    stage::palette,
    ui::theme::{
        lettering::{SNUG, Snug, label, lines_of},
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
/// How far it keeps from the band of the piles above it: a question is a little higher than the band.
const ABOVE: f32 = 18.0;
/// So much room is enough for a note.
const LEAST: f32 = 120.0;
/// How many letters a line has, on a phone too, how high it is, and what else there is to a note, with its heading.
const LETTERS: f32 = 57.0;
const LETTERS_PORTRAIT: f32 = 43.0;
const LINE: f32 = 23.0;
const FRAME: f32 = 58.0;
/// How far apart the places are that are tried for it.
const NUDGE: f32 = 4.0;
/// How far a question stands above the sentence on a phone.
const QUESTION: f32 = 96.0;
/// How far a note keeps from the window's edge when it lies over the sheet.
const EDGE: f32 = 18.0;

/// Where a note lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Place {
    room: Rect,
    /// It lies over the sheet.
    over_sheet: bool,
    /// Its letters keep to the size of those among the cards: larger, it would hide the table.
    snug: bool,
}

/// How much room a note needs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bulk {
    height: f32,
    snug: bool,
}

impl Place {
    /// In the band of the piles, above them where they fill it or the window is a phone, and at the head of a sheet: at its foot are
    /// buttons. A note of this bulk lies on a phone where it hides least, and least of all what it speaks of.
    pub(super) fn of(scene: &Scene<'_, '_>, over_sheet: bool, bulk: Bulk, spoken_of: &[Rect]) -> Self {
        let Bulk { height, snug } = bulk;
        let asked = asks(scene);
        let (zones, size, portrait) = (&scene.ground.zones, scene.canvas.size, scene.portrait());
        let width = if portrait { WIDTH_PORTRAIT } else { WIDTH };
        let piles = scene.ground.stock.min.y.min(scene.ground.discard.min.y);
        let above = asked || row_is_long(scene);
        let corner = match (over_sheet, portrait) {
            (true, _) => Vec2::new((size.x - width) / 2.0, EDGE),
            (false, true) => {
                let lowest = if asked { zones.pill.min.y - QUESTION } else { piles - 8.0 };
                let left = (size.x - width) / 2.0;
                let paper = Rect::new(left, lowest - height, left + width, lowest);
                Vec2::new(left, hides_least(scene, paper, spoken_of) - HEIGHT)
            }
            (false, false) if above => {
                Vec2::new(zones.centre.max.x - width, zones.centre.min.y - HEIGHT - ABOVE)
            }
            (false, false) => {
                // What your hand comes to stands below the band.
                let foot = (zones.centre.center().y + height / 2.0).min(zones.centre.max.y);
                Vec2::new(zones.centre.max.x - width, foot - HEIGHT)
            }
        };
        let room = Rect::from_corners(corner, corner + Vec2::new(width, HEIGHT));
        Self { room, over_sheet, snug }
    }

    /// The same above a question: as wide as may be, for it may not be high.
    pub(super) fn wide(self) -> Self {
        let min = Vec2::new((self.room.max.x - WIDTH_OF_STRIP).max(EDGE), self.room.min.y);
        Self { room: Rect { min, ..self.room }, ..self }
    }

    /// The same over the plaque of a wide window, where a question takes the room beside the piles.
    pub(super) fn off_question(self, scene: &Scene<'_, '_>) -> Self {
        let zones = &scene.ground.zones;
        let Some(plaque) = zones.plaque.filter(|_| asks(scene) && !self.over_sheet) else { return self };
        let right = scene.ground.stock.min.x.min(scene.ground.discard.min.x) - 12.0;
        let foot = zones.centre.max.y;
        let max = Vec2::new(right.min(plaque.min.x + WIDTH), foot);
        Self { room: Rect { min: Vec2::new(plaque.min.x, foot - HEIGHT), max }, ..self }
    }

    /// Whether it would lie on melds that somebody may want to reach: those under a question wait for its answer.
    pub(super) fn hides_melds(&self, scene: &Scene<'_, '_>) -> bool {
        let top = Vec2::new(self.room.min.x, self.room.max.y - LEAST);
        let paper = Rect::from_corners(top, self.room.max);
        let under = |(_, _, meld): &(Entity, Seat, Rect)| !meld.intersect(paper).is_empty();
        row_is_long(scene) && !self.over_sheet && !asks(scene) && scene.ground.melds.iter().any(under)
    }

    /// Whether it lies over the sheet.
    pub(super) fn is_over_sheet(self) -> bool {
        self.over_sheet
    }

    /// How high it stands above everything else.
    pub(super) fn layer(self) -> i32 {
        if self.over_sheet { Layer::Sheet as i32 + 2 } else { 2 }
    }

    /// Makes the node in which the note stands. Its foot stays where it is, whatever it says; over a sheet its head does.
    pub(super) fn spawn<'a>(self, root: &'a mut ChildSpawnerCommands<'_>) -> EntityCommands<'a> {
        let justify_content =
            if self.over_sheet { JustifyContent::FlexStart } else { JustifyContent::FlexEnd };
        let mut place =
            root.spawn(Node { flex_direction: FlexDirection::Column, justify_content, ..at(self.room) });
        if self.snug {
            place.insert(Snug);
        }
        place
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

/// How much room a note needs that says this, with so much more for a button.
pub(super) fn bulk_of(scene: &Scene<'_, '_>, words: &[&str], button: f32) -> Bulk {
    let letters = if scene.portrait() { LETTERS_PORTRAIT } else { LETTERS };
    let height = |scale: f32| {
        let lines = |words: &&str| lines_of(words, letters / scale);
        (FRAME + words.iter().map(lines).sum::<f32>() * LINE) * scale + button
    };
    let whole = height(scene.text_scale());
    let snug = whole > HEIGHT;
    Bulk { height: if snug { height(scene.text_scale().min(SNUG)) } else { whole }, snug }
}

/// Where the melds of the table lie that an action changes.
pub(super) fn reached(scene: &Scene<'_, '_>, melds: &Query<&Meld>, action: &Action) -> Vec<Rect> {
    let reached: Vec<MeldId> = match action {
        Action::LayOff { meld, .. } => vec![*meld],
        Action::SwapWild { swap, .. } => vec![swap.meld],
        Action::LayDown { swaps, .. } => swaps.iter().map(|swap| swap.meld).collect(),
        _ => Vec::new(),
    };
    let is_reached = |pile: Entity| melds.get(pile).is_ok_and(|meld| reached.contains(&meld.id));
    scene.ground.melds.iter().filter(|(pile, ..)| is_reached(*pile)).map(|(.., place)| *place).collect()
}

/// The foot of this paper where it is moved up to hide as little as may be of melds, piles and plates. Of places that hide the same the
/// lowest is taken.
pub(super) fn hides_least(scene: &Scene<'_, '_>, paper: Rect, spoken_of: &[Rect]) -> f32 {
    let zones = &scene.ground.zones;
    let melds = scene.ground.melds.iter().map(|(_, _, meld)| (*meld, 1.0));
    let others = [&zones.seat, &scene.ground.stock, &scene.ground.discard];
    let plates = zones.chips.iter().chain(others).map(|plate| (*plate, 0.5));
    let seen: Vec<(Rect, f32)> =
        spoken_of.iter().map(|place| (*place, 4.0)).chain(melds).chain(plates).collect();
    let hidden = |up: f32| {
        let paper = Rect::from_corners(paper.min - Vec2::Y * up, paper.max - Vec2::Y * up);
        let of = |(place, weight): &(Rect, f32)| {
            let under = place.intersect(paper);
            // What a card is stands at its upper edge.
            let edge = if paper.min.y <= place.min.y { 2.0 } else { 1.0 };
            if under.is_empty() { 0.0 } else { weight * edge * under.width() * under.height() }
        };
        seen.iter().map(of).sum::<f32>()
    };
    let places = ((paper.min.y - zones.header.max.y).max(0.0) / NUDGE) as u16;
    let ups = (0..=places).map(|nth| f32::from(nth) * NUDGE);
    let least = ups.min_by(|one, other| hidden(*one).total_cmp(&hidden(*other)));
    paper.max.y - least.unwrap_or(0.0)
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
