//! The brackets under the own hand: what each group of neighbours is, what one more card would make of it, and what is over.

use bevy::prelude::*;
use rummage_rules::{
    ask::Shares,
    cards::{deck::Printed, ids::CardId},
    draft::{Group, Grouped},
    melds::meld::{Class, Reading},
};

use super::scene::{Drawing, Scene, Telling, at};
use crate::{
    play::table::{groups::Groups, slot::Slot},
    shell::{
        assets::Face,
        preferences::Preferences,
        text::{FluentValue, cards::mark},
    },
    stage::palette,
    ui::theme::lettering::{Snug, label},
};

/// The brackets' root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// One bracket.
#[derive(Debug, Clone, PartialEq)]
struct Bracket {
    place: Rect,
    /// How far it is turned with the cards of a fan, in degrees.
    turn: f32,
    words: String,
    rim: Color,
    ink: Color,
}

/// How high a bracket is, and how far its middle lies above the foot of its cards.
const HEIGHT: f32 = 19.0;
const FOOT: f32 = 12.0;
/// How wide a letter of a bracket is on average, and what its words keep free at both ends together.
const LETTER: f32 = 6.5;
const ENDS: f32 = 12.0;
/// Cards of which less is seen show no bracket: it would hide what they are.
const LEAST_SEEN: f32 = 52.0;
/// No more missing cards than this are named.
const NAMED: usize = 3;

/// Registers the brackets.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(
    scene: Scene,
    groups: Res<Groups>,
    preferences: Res<Preferences>,
    slots: Query<&Slot>,
    mut drawing: Drawing<Root, Vec<Bracket>>,
) {
    let letter = LETTER * preferences.text_scale().min(1.3);
    let places: Vec<Slot> = groups.cards.iter().filter_map(|card| slots.get(*card).ok().copied()).collect();
    let mut brackets = Vec::new();
    let mut from = 0;
    // A hand that lies on the table to be counted is told of there.
    let counted = scene.ground.hands.iter().any(|hand| Some(hand.seat) == scene.board.viewer);
    for group in groups.all.iter().filter(|_| !counted) {
        let to = from + group.cards.len();
        // A group that the end of a row parts has a bracket in each.
        for row in places.get(from..to).unwrap_or_default().chunk_by(|one, next| one.at.x < next.at.x) {
            let rest = places.get(from + row.len()..).unwrap_or_default();
            brackets.extend(bracket(&scene, group, row, rest, letter));
            from += row.len();
        }
        from = to;
    }
    if brackets.is_empty() {
        drawing.clear();
        return;
    }
    let Some(mut root) = drawing.renew(&brackets) else { return };
    root.with_children(|root| brackets.iter().for_each(|bracket| spawn(root, bracket)));
}

/// The bracket under the cards of a group that lie in one row, before the rest of the hand.
fn bracket(
    scene: &Scene<'_, '_>,
    group: &Group,
    row: &[Slot],
    rest: &[Slot],
    letter: f32,
) -> Option<Bracket> {
    let (first, last) = (row.first()?, row.last()?);
    let half = first.width / 2.0;
    let beside = rest.first().filter(|next| next.at.x > last.at.x);
    let covered = beside.map_or(f32::INFINITY, |next| next.at.x - half);
    let (left, right) = (first.at.x - half + 3.0, (last.at.x + half).min(covered) - 3.0);
    let middle = (first.at + last.at) / 2.0;
    // Where another row lies in front, the foot of these cards is hidden.
    let foot = head_of_next_row(last, rest).unwrap_or(middle.y + 0.7 * first.width);
    if foot - (middle.y - 0.7 * first.width) < LEAST_SEEN {
        return None;
    }
    let at = Vec2::new((left + right) / 2.0, foot - FOOT);
    let (rim, ink) = match group.is {
        Grouped::Meld(_) => (palette::MINT, palette::CREAM),
        Grouped::OneShort(_) => (palette::HONEY, palette::CREAM),
        Grouped::Over => (palette::GLASS_RIM, palette::MIST),
    };
    let room = right - left;
    let fits = |words: &String| words.chars().count() as f32 * letter + ENDS <= room;
    // Where no words fit the cards that lie together say it alone.
    let words = words(scene, group).into_iter().find(fits)?;
    let place = Rect::from_center_size(at, Vec2::new(room, HEIGHT));
    Some(Bracket { place, turn: (first.turn + last.turn) / 2.0, words, rim, ink })
}

/// The upper edge of the row in front of the one that this card lies in, if there is one among the rest of the hand.
fn head_of_next_row(last: &Slot, rest: &[Slot]) -> Option<f32> {
    let rows: Vec<&[Slot]> = rest.chunk_by(|one, next| one.at.x < next.at.x).collect();
    let goes_on = rest.first().is_some_and(|next| next.at.x > last.at.x);
    let in_front = rows.get(usize::from(goes_on))?;
    // A card that is picked stands out of its row.
    in_front.iter().map(|slot| slot.at.y - 0.7 * slot.width).reduce(f32::max)
}

fn spawn(root: &mut ChildSpawnerCommands<'_>, bracket: &Bracket) {
    root.spawn((
        Node {
            border: UiRect { top: px(0), ..UiRect::all(px(2)) },
            border_radius: BorderRadius::all(px(6)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..at(bracket.place)
        },
        UiTransform::from_rotation(Rot2::degrees(bracket.turn)),
        BackgroundColor(palette::NIGHT),
        BorderColor::all(bracket.rim),
    ))
    .with_children(|under| {
        let words = label(bracket.words.as_str(), Face::Strong, 13.0, bracket.ink);
        under.spawn((words, TextLayout::no_wrap()));
    });
}

/// What a group is, in more and in fewer words.
fn words(scene: &Scene<'_, '_>, group: &Group) -> Vec<String> {
    let worth = ("points", FluentValue::from(group.worth));
    match &group.is {
        Grouped::Meld(reading) => melds(scene, reading),
        Grouped::OneShort(lacks) => match missing(scene, lacks) {
            Some(cards) => {
                let values = [("cards", cards.clone().into()), worth];
                let told = |key: &str| scene.texts.fmt(key, &values);
                let with_worth = (group.worth != 0).then(|| told("group-short-worth"));
                let fewer = [told("group-short"), cards, scene.texts.get("group-near")];
                with_worth.into_iter().chain(fewer).collect()
            }
            None if group.worth == 0 => vec![scene.texts.get("group-near")],
            None => vec![scene.texts.fmt("group-short-many", &[worth]), scene.texts.get("group-near")],
        },
        Grouped::Over if group.worth == 0 => vec![scene.texts.get("group-over-free")],
        Grouped::Over => vec![scene.texts.fmt("group-over", &[worth]), group.worth.to_string()],
    }
}

fn melds(scene: &Scene<'_, '_>, reading: &Reading) -> Vec<String> {
    let spec = &scene.public().spec;
    let short = scene.texts.get(&format!("meld-short-{}", reading.name));
    if spec.declares().is_some() && reading.is_pure(spec) {
        return vec![scene.texts.get("group-pure"), short];
    }
    let scored = spec.worth(reading);
    if scored != 0 {
        let values = [("meld", short.clone().into()), ("points", scored.into())];
        return vec![scene.texts.fmt("group-scores", &values), short];
    }
    let natural = reading.slots.iter().find(|slot| slot.stands_for.is_none());
    match natural.filter(|_| reading.class == Class::Plain && spec.shares(reading) == Shares::Kind) {
        Some(slot) => {
            let ranks = scene.texts.get(&format!("ranks-{}", spec.deck.printed(slot.card).rank));
            let values = [("meld", short.clone().into()), ("ranks", ranks.into())];
            vec![scene.texts.fmt("group-of", &values), short]
        }
        None => vec![short],
    }
}

/// The cards of which one is missing: by their ranks where the rest goes without saying.
fn missing(scene: &Scene<'_, '_>, lacks: &[CardId]) -> Option<String> {
    let deck = &scene.public().spec.deck;
    let first = deck.printed(*lacks.first()?);
    let alike =
        |same: fn(&Printed, &Printed) -> bool| lacks.iter().all(|card| same(deck.printed(*card), first));
    let goes_without_saying =
        alike(|one, other| one.suit == other.suit) || alike(|one, other| one.rank == other.rank);
    let marks = lacks.iter().map(|card| mark(&scene.texts, scene.public(), *card));
    let marks: Option<Vec<String>> = marks.collect();
    let mut names = match marks.filter(|_| goes_without_saying) {
        Some(marks) => marks,
        None => lacks.iter().map(|card| scene.card(*card)).collect(),
    };
    names.dedup();
    let either = |one: String, other: String| {
        scene.texts.fmt("reading-either", &[("one", one.into()), ("other", other.into())])
    };
    Some(names).filter(|names| names.len() <= NAMED)?.into_iter().reduce(either)
}
