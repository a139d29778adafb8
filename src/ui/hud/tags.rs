//! Tags at cards and piles: what a meld adds, how many cards the stock has, which card is new, what the picked cards would be.

use bevy::prelude::*;
use rummage_rules::melds::meld::Class;

use super::scene::{Drawing, Scene, Telling, at};
use crate::{
    play::table::{
        card::{NewlyDrawn, Selected},
        meld::Meld,
        pile::PileCards,
        plan::Plan,
        slot::Slot,
    },
    shell::{
        assets::Face,
        text::{FluentValue, Texts, sentence_case},
    },
    stage::{motion::Travelling, palette},
    ui::theme::{
        lettering::{SNUG, Snug, label},
        picture::icon,
    },
};

/// The tags' root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// One tag.
#[derive(Debug, Clone, PartialEq)]
struct Tag {
    middle: Vec2,
    words: String,
    ink: Color,
    ground: Color,
    rim: Color,
}

impl Tag {
    /// Moves it off the edges of a window of this width.
    fn keep_within(&mut self, width: f32, text_scale: f32) {
        let half = ENDS + self.words.chars().count() as f32 * LETTER * text_scale / 2.0;
        self.middle.x = self.middle.x.min(width - half).max(half);
    }
}

/// How wide a letter of a tag is on average, and what lies between its words and the edge of the window, in pixels.
const LETTER: f32 = 8.0;
const ENDS: f32 = 15.0;

/// The words in the place of the picked meld.
#[derive(Debug, Clone, PartialEq)]
struct NextMeld {
    rect: Rect,
    title: String,
    note: String,
}

/// Registers the tags.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(
    plan: Res<Plan>,
    scene: Scene,
    piles: Query<&PileCards>,
    melds: Query<&Meld>,
    fresh: Query<(&Slot, Has<Selected>), With<NewlyDrawn>>,
    travelling: Query<(), With<Travelling>>,
    mut drawing: Drawing<Root, (Vec<Tag>, Option<NextMeld>, bool)>,
) {
    let (texts, ground, board) = (&scene.texts, &scene.ground, &scene.board);
    let mut tags = Vec::new();
    // Only some games tell scoring melds from safe ones.
    for (pile, _, place) in &ground.melds {
        let squared = melds.get(*pile).is_ok_and(|meld| meld.squared.is_some());
        let cards = piles.get(*pile).map_or(0, PileCards::len);
        if squared {
            let middle = Vec2::new(place.center().x, place.max.y - 8.0);
            tags.push(Tag { middle, ..dark(texts.fmt("tag-fold", &[("count", FluentValue::from(cards))])) });
        }
        let landed = piles.get(*pile).is_ok_and(|cards| cards.iter().all(|card| !travelling.contains(card)));
        if let Some(meld) = melds.get(*pile).ok().filter(|meld| landed && meld.reading.class != Class::Plain)
        {
            tags.push(worth(texts, meld, *place));
        }
    }
    let stock = board.stock.and_then(|stock| piles.get(stock).ok()).map_or(0, PileCards::len);
    let count = [("count", FluentValue::from(stock))];
    let words = if stock > 0 { scene.told("tag-stock", &count) } else { texts.get("stock-empty") };
    let middle = Vec2::new(ground.stock.center().x, ground.stock.max.y - 1.0);
    tags.push(Tag { middle, ..dark(words) });
    if scene.public().whole_pile().is_some() {
        let count = scene.public().discard.len();
        let key = if scene.public().pile_is_frozen() { "tag-pile-frozen" } else { "tag-pile" };
        let middle = Vec2::new(ground.discard.center().x, ground.discard.max.y - 1.0);
        let words = texts.fmt(key, &[("count", FluentValue::from(count))]);
        tags.push(Tag { middle, ..dark(words) });
    }
    for (slot, picked) in &fresh {
        let lift = if picked { 0.16 * slot.width } else { 0.0 };
        // The brackets of the row behind would hide it.
        let above = if slot.backed { -0.25 * slot.width } else { 0.7 * slot.width + 8.0 };
        tags.push(Tag {
            middle: Vec2::new(slot.at.x, slot.at.y - above - lift),
            words: texts.get("tag-new"),
            ink: palette::INK,
            ground: palette::MINT,
            rim: palette::NIGHT,
        });
    }
    for (place, count) in &ground.folds {
        let words = texts.fmt("tag-fold", &[("count", FluentValue::from(*count))]);
        tags.push(Tag { middle: place.center(), ..dark(words) });
    }
    for place in &ground.staged {
        let middle = Vec2::new(place.max.x - 4.0, place.max.y - 10.0);
        let words = texts.get("contract-slot-ready");
        tags.push(Tag { middle, words, ink: palette::INK, ground: palette::MINT, rim: palette::NIGHT });
    }
    let place = plan.reading.as_ref().map(|reading| {
        let kind = texts.get(&format!("meld-short-{}", reading.name));
        let (title, note) = match reading.class {
            Class::Plain => {
                (sentence_case(&kind), texts.fmt("meld-cards", &[("count", plan.all().len().into())]))
            }
            class => {
                let key =
                    if class == Class::Scoring || plan.points > 0 { "meld-scoring" } else { "meld-safe" };
                let points = texts.fmt("meld-points", &[("points", FluentValue::from(plan.points))]);
                (texts.fmt(key, &[("meld", FluentValue::from(kind))]), points)
            }
        };
        NextMeld { rect: ground.next_place(plan.all().len()), title, note }
    });
    let (portrait, width) = (scene.portrait(), scene.canvas.size.x);
    for tag in &mut tags {
        tag.keep_within(width, scene.text_scale().min(SNUG));
    }
    let model = (tags, place, portrait);
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        if let Some(place) = &model.1 {
            words_of_next_meld(root, place, portrait);
        }
        for tag in &model.0 {
            spawn_tag(root, tag);
        }
    });
}

/// A tag of cream on night.
fn dark(words: String) -> Tag {
    Tag { middle: Vec2::ZERO, words, ink: palette::CREAM, ground: palette::NIGHT, rim: palette::NIGHT }
}

/// What a meld adds: points on honey, or safe on pale paper.
fn worth(texts: &Texts, meld: &Meld, place: Rect) -> Tag {
    let middle = Vec2::new(place.max.x - 2.0, place.max.y - 8.0);
    if meld.points > 0 {
        let words = texts.fmt("tag-points", &[("points", FluentValue::from(i64::from(meld.points)))]);
        Tag { middle, words, ink: palette::INK, ground: palette::HONEY, rim: palette::NIGHT }
    } else {
        Tag {
            middle,
            words: texts.get("tag-safe"),
            ink: palette::INK,
            ground: palette::PAPER_WARM,
            rim: palette::NIGHT,
        }
    }
}

fn spawn_tag(root: &mut ChildSpawnerCommands<'_>, tag: &Tag) {
    // A row of no width around the middle, so that the tag is centred whatever its words.
    root.spawn(Node {
        position_type: PositionType::Absolute,
        left: px(tag.middle.x - 60.0),
        top: px(tag.middle.y - 14.0),
        width: px(120),
        height: px(28),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    })
    .with_children(|line| {
        line.spawn((
            Node {
                padding: UiRect::axes(px(10), px(2)),
                min_width: px(32),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::MAX,
                justify_content: JustifyContent::Center,
                ..default()
            },
            BackgroundColor(tag.ground),
            BorderColor::all(tag.rim),
            children![(label(tag.words.as_str(), Face::Bold, 14.5, tag.ink), TextLayout::no_wrap())],
        ));
    });
}

fn words_of_next_meld(root: &mut ChildSpawnerCommands<'_>, place: &NextMeld, portrait: bool) {
    let narrow = portrait || place.rect.width() < 150.0;
    root.spawn(Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_direction: FlexDirection::Column,
        row_gap: px(1),
        ..at(place.rect)
    })
    .with_children(|block| {
        if !narrow {
            block.spawn(icon("meld", 29.0, palette::MINT));
        }
        let size = if narrow { 14.5 } else { 17.0 };
        block.spawn((
            label(place.title.as_str(), Face::Bold, size, palette::MINT),
            TextLayout::justify(Justify::Center),
        ));
        block.spawn((
            label(place.note.as_str(), Face::Body, size - 2.0, palette::MINT),
            TextLayout::justify(Justify::Center),
        ));
    });
}
