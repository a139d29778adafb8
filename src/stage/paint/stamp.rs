//! Stamps on the cards of melds: what a wild card stands for, and in whose colour a card lies that another player laid.

use bevy::prelude::*;
use rummage_rules::{
    cards::deck::{Deck, Printed, RANKS},
    cards::ids::{CardId, Seat},
    melds::meld::{Reading, Stand},
};

use crate::{
    play::table::{
        Board,
        aim::Target,
        card::{Card, Face},
        meld::Meld,
        pile::PileCards,
        player::{OwnedBy, Player},
        script::Shown,
        slot::Slot,
        staging::Staging,
    },
    shell::{
        AppSystems,
        assets::{Reclothed, Sheet},
        states::Screen,
    },
    stage::{motion::Travelling, palette, pointed::Pointed, quad::QuadMaker},
};

/// What is stamped on a card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
struct Stamp {
    /// What it stands for.
    stands_for: Option<Stand>,
    /// Whose colour lies at its foot, counted clockwise from your own.
    foot: Option<usize>,
    /// Whether the token of that player lies beside the colour: the meld is pointed at.
    token: bool,
    /// Whether it is wild in this round, where that changes.
    wild: bool,
    /// Whether it begins a meld that is worth more for its size.
    spine: bool,
    /// How much of it the next card leaves bare, in card widths.
    bare: f32,
    /// How wide the card is, in reference pixels.
    width: f32,
}

/// A part of a stamp, drawn on its card.
#[derive(Component)]
struct Drawn;

/// The ground of a tag: honey, pale enough for red and black.
const TAG: Color = Color::srgb(1.0, 0.9, 0.65);
/// The foot's height and the rim of a tag, in reference pixels.
const FOOT: f32 = 5.0;
const RIM: f32 = 1.0;
/// The size of a token at the foot, in reference pixels.
const TOKEN: f32 = 24.0;
/// A tag's width in card widths.
const TAG_WIDTH: f32 = 0.36;
const SMALL_TAG_WIDTH: f32 = 0.40;
/// The mark of a wild card, in card widths.
const BEE: Vec2 = Vec2::new(-0.34, -0.05);
const BEE_WIDTH: f32 = 0.22;
/// Narrower cards have their tags' suit below the rank.
const SMALL: f32 = 50.0;
/// Melds of so many cards have a spine.
const SPINED: usize = 3;
/// Where rank and suit are on a mini face, as shares of its size.
const RANK: Rect = Rect { min: Vec2::new(0.04, 0.06), max: Vec2::new(0.46, 0.39) };
const SUIT: Rect = Rect { min: Vec2::new(0.06, 0.40), max: Vec2::new(0.44, 0.655) };

/// Registers the stamps.
pub fn plugin(app: &mut App) {
    app.register_required_components::<Card, Stamp>().add_observer(stamp_anew).add_systems(
        Update,
        (stamp, draw)
            .chain()
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .in_set(AppSystems::Present),
    );
}

fn stamp(
    board: Res<Board>,
    pointed: Pointed,
    staging: Res<Staging>,
    shown: Res<Shown>,
    melds: Query<(&Meld, &OwnedBy, &PileCards)>,
    players: Query<&Player>,
    faces: Query<&Face>,
    slots: Query<&Slot, Without<Travelling>>,
    mut stamps: Query<(Entity, &mut Stamp)>,
) {
    let mut next: Vec<(Entity, Stamp)> = Vec::new();
    // Where singles lie beside melds, melds are told apart by their size.
    let spined = shown.0.public.spec.spread().singles;
    let place = |seat: Seat| {
        (seat.index() + board.seats() - board.viewer.map_or(0, Seat::index)) % board.seats().max(1)
    };
    let mut lay =
        |cards: &[Entity], reading: &Reading, token: bool, laid: &dyn Fn(CardId, usize) -> Option<Seat>| {
            for (nth, card) in cards.iter().enumerate() {
                let (Ok(face), Ok(slot)) = (faces.get(*card), slots.get(*card)) else { continue };
                let after = cards.get(nth + 1).and_then(|after| slots.get(*after).ok());
                let bare = after.map_or(1.0, |after| ((after.at.x - slot.at.x) / slot.width).clamp(0.2, 1.0));
                let found = reading.slots.iter().find(|slot| slot.card == face.0);
                let stamp = Stamp {
                    stands_for: found.and_then(|slot| slot.stands_for),
                    foot: laid(face.0, nth).map(place),
                    token,
                    wild: false,
                    spine: spined && nth == 0 && reading.slots.len() >= SPINED,
                    bare,
                    width: slot.width,
                };
                next.push((*card, stamp));
            }
        };
    let raised = pointed.raised();
    for pile in board.melds() {
        let Ok((meld, owner, cards)) = melds.get(*pile) else { continue };
        // Of a squared meld nothing is told of single cards.
        if meld.squared.is_some() {
            continue;
        }
        let owner = players.get(owner.0).map(|player| player.0).ok();
        let cards: Vec<Entity> = cards.iter().collect();
        let laid = |card: CardId, nth: usize| {
            let rider = meld.riders.iter().find(|rider| rider.card == card).map(|rider| rider.by);
            // A single counts for whoever laid it, so it always shows who that was.
            rider.or_else(|| meld.laid_by.get(nth).copied().filter(|by| Some(*by) != owner))
        };
        lay(&cards, &meld.reading, raised == Some(Target::Meld(*pile)), &laid);
    }
    for group in &staging.groups {
        lay(&group.cards, &group.reading, false, &|_, _| None);
    }
    let public = &shown.0.public;
    for (card, mut old) in &mut stamps {
        let mut stamp = next.iter().find(|(of, _)| *of == card).map(|(_, stamp)| *stamp).unwrap_or_default();
        // What it stands for says as much.
        stamp.wild =
            stamp.stands_for.is_none() && faces.get(card).is_ok_and(|face| public.is_told_wild(face.0));
        let blank = stamp.stands_for.is_none() && stamp.foot.is_none() && !stamp.spine && !stamp.wild;
        old.set_if_neq(if blank { Stamp::default() } else { stamp });
    }
}

/// The pictures that stamps are cut from have changed.
fn stamp_anew(_: On<Reclothed>, mut stamps: Query<&mut Stamp>) {
    stamps.iter_mut().for_each(|mut stamp| stamp.set_changed());
}

fn draw(
    shown: Res<Shown>,
    changed: Query<(Entity, &Stamp), Changed<Stamp>>,
    drawn: Query<(Entity, &ChildOf), With<Drawn>>,
    quads: QuadMaker,
    mut commands: Commands,
) {
    for (card, stamp) in &changed {
        for (old, _) in drawn.iter().filter(|(_, owner)| owner.parent() == card) {
            commands.entity(old).despawn();
        }
        if stamp.spine {
            spine(&mut commands, &quads, card, stamp);
        }
        if let Some(seat) = stamp.foot {
            foot(&mut commands, &quads, card, stamp, seat);
        }
        if stamp.wild {
            bee(&mut commands, &quads, card);
        }
        if let Some(stand) = stamp.stands_for {
            tag(&mut commands, &quads, card, stamp, stand, &shown.0.public.spec.deck);
        }
    }
}

/// A rectangle given by its corners in card widths, the card's middle being the origin and y upwards.
fn block(commands: &mut Commands, quads: &QuadMaker, card: Entity, rect: Rect, z: f32, ink: Color) {
    let place = Transform::from_translation(rect.center().extend(z)).with_scale(rect.size().extend(1.0));
    commands.entity(card).with_child((Drawn, quads.block(ink), place));
}

/// Along the left edge of the first card, with three eyes: a meld of three is worth more than one of two.
fn spine(commands: &mut Commands, quads: &QuadMaker, card: Entity, stamp: &Stamp) {
    let pixel = 1.0 / stamp.width;
    let rect = Rect::new(-0.5 - 9.0 * pixel, -0.66, -0.5 - pixel, 0.66);
    block(commands, quads, card, rect.inflate(RIM * pixel), -0.02, palette::INK);
    block(commands, quads, card, rect, -0.01, palette::HONEY);
    for nth in -1..=1_i8 {
        let at = Vec2::new(rect.center().x, f32::from(nth) * 9.0 * pixel);
        let place = Transform::from_translation(at.extend(0.0)).with_scale(Vec3::splat(3.4 * pixel));
        commands.entity(card).with_child((Drawn, quads.disc(palette::INK), place));
    }
}

fn foot(commands: &mut Commands, quads: &QuadMaker, card: Entity, stamp: &Stamp, seat: usize) {
    let ink = palette::SEATS[seat % palette::SEATS.len()];
    let height = (FOOT / stamp.width).clamp(0.045, 0.14);
    let right = if stamp.bare < 1.0 { stamp.bare - 0.53 } else { 0.44 };
    let rect = Rect::new(-0.44, -0.69, right, -0.69 + height);
    block(commands, quads, card, rect.inflate(RIM / stamp.width), 0.05, palette::INK);
    block(commands, quads, card, rect, 0.06, ink);
    let size = Vec2::splat((TOKEN / stamp.width).min(0.5));
    let name = format!("seat-{}", seat % palette::SEATS.len());
    if stamp.token
        && let Some(token) = quads.picture(Sheet::Pieces, &name, size, Color::WHITE)
    {
        let at = Vec2::new(rect.max.x - size.x / 2.0, rect.center().y + size.y / 4.0);
        commands.entity(card).with_child((Drawn, token, Transform::from_translation(at.extend(0.12))));
    }
}

/// Below the index, where a fanned card is bare.
fn bee(commands: &mut Commands, quads: &QuadMaker, card: Entity) {
    let at = BEE;
    let disc = |size: f32, z: f32| Transform::from_translation(at.extend(z)).with_scale(Vec3::splat(size));
    commands.entity(card).with_child((Drawn, quads.disc(palette::INK), disc(BEE_WIDTH + 0.03, 0.07)));
    commands.entity(card).with_child((Drawn, quads.disc(palette::HONEY), disc(BEE_WIDTH, 0.08)));
    let size = Vec2::splat(BEE_WIDTH * 0.8);
    if let Some(bee) = quads.picture(Sheet::Icons, "wild-bee", size, palette::INK) {
        commands.entity(card).with_child((Drawn, bee, Transform::from_translation(at.extend(0.09))));
    }
}

fn tag(commands: &mut Commands, quads: &QuadMaker, card: Entity, stamp: &Stamp, stand: Stand, deck: &Deck) {
    let Some(face) = face_of(stand, deck) else { return };
    let small = stamp.width < SMALL;
    let wide = if small { SMALL_TAG_WIDTH } else { TAG_WIDTH }.min(stamp.bare - 0.03);
    // Side by side on a card of some size, one below the other on a small one; a rank alone where any suit will do.
    let parts: &[Rect] = if stand.suit.is_some() { &[RANK, SUIT] } else { &[RANK] };
    let beside = !small && parts.len() > 1;
    let glyph = if beside { wide / 2.0 } else { wide * 0.92 };
    let high = if beside { 0.30 } else { 0.05 + parts.len() as f32 * glyph };
    let corner = Vec2::new(-0.485, if small { -0.675 } else { -0.62 });
    let rect = Rect::from_corners(corner, corner + Vec2::new(wide, high));
    block(commands, quads, card, rect.inflate(RIM / stamp.width), 0.07, palette::INK);
    block(commands, quads, card, rect, 0.08, TAG);
    for (nth, part) in parts.iter().enumerate() {
        let middle = if beside {
            Vec2::new(rect.min.x + glyph * (nth as f32 + 0.5), rect.center().y)
        } else {
            Vec2::new(rect.center().x, rect.max.y - 0.025 - glyph * (nth as f32 + 0.5))
        };
        // The suit is drawn smaller on the face than the rank; side by side they are nearly as large.
        let size = Vec2::splat(glyph * if nth == 0 { 0.96 } else { 0.80 });
        if let Some(glyph) = quads.part(Sheet::of(deck), &face, *part, size, TAG) {
            let place = Transform::from_translation(middle.extend(0.09 + 0.005 * nth as f32));
            commands.entity(card).with_child((Drawn, glyph, place));
        }
    }
}

/// The mini face that shows what a wild card stands for; an ace above the king is an ace.
fn face_of(stand: Stand, deck: &Deck) -> Option<String> {
    let rank = if usize::from(stand.rank) > RANKS.len() { 1 } else { stand.rank };
    let shows = |face: &&Printed| face.rank == rank && stand.suit.is_none_or(|suit| face.suit == suit);
    deck.faces().iter().rfind(shows).map(|face| format!("mini/{}", face.code))
}
