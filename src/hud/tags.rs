//! Tags at cards and piles: what a meld adds, how many cards the stock has, which card is new, what the picked cards would be.

use bevy::prelude::*;

use super::{at, renewed};
use crate::{
    AppSystems,
    motion::{Slot, Travelling},
    screens::Screen,
    table::{
        Board, Ground,
        card::{NewlyDrawn, Selected},
        meld::Meld,
        pile::PileCards,
        plan::Plan,
        script::Shown,
    },
    text::{FluentValue, Texts},
    theme::{
        canvas::Canvas,
        lettering::{Face, label},
        palette,
        picture::icon,
    },
};

/// The tags' root.
#[derive(Component, Default)]
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

/// The words in the place of the picked meld.
#[derive(Debug, Clone, PartialEq)]
struct Place {
    rect: Rect,
    title: String,
    note: String,
}

/// Registers the tags.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .run_if(resource_exists::<Ground>)
            .in_set(AppSystems::Present),
    );
}

fn draw(
    plan: Res<Plan>,
    texts: Res<Texts>,
    ground: Res<Ground>,
    canvas: Res<Canvas>,
    board: Res<Board>,
    piles: Query<&PileCards>,
    melds: Query<&Meld>,
    fresh: Query<(&Slot, Has<Selected>), With<NewlyDrawn>>,
    travelling: Query<(), With<Travelling>>,
    mut last: Local<Option<(Vec<Tag>, Option<Place>, bool)>>,
    roots: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let mut tags = Vec::new();
    for (pile, _, place) in &ground.melds {
        let landed = piles.get(*pile).is_ok_and(|cards| cards.iter().all(|card| !travelling.contains(card)));
        if let Some(meld) = melds.get(*pile).ok().filter(|_| landed) {
            tags.push(worth(&texts, meld, *place));
        }
    }
    let stock = board.stock.and_then(|stock| piles.get(stock).ok()).map_or(0, PileCards::len);
    tags.push(Tag {
        middle: Vec2::new(ground.stock.center().x, ground.stock.max.y - 1.0),
        words: if stock > 0 { stock.to_string() } else { texts.get("stock-empty") },
        ink: palette::CREAM,
        ground: palette::NIGHT,
        rim: palette::NIGHT,
    });
    for (slot, picked) in &fresh {
        let lift = if picked { 0.16 * slot.width } else { 0.0 };
        tags.push(Tag {
            middle: Vec2::new(slot.at.x, slot.at.y - 0.7 * slot.width - lift - 8.0),
            words: texts.get("tag-new"),
            ink: palette::INK,
            ground: palette::MINT,
            rim: palette::NIGHT,
        });
    }
    let place = plan.reading.as_ref().map(|reading| {
        let class = if plan.points > 0 { "meld-scoring" } else { "meld-safe" };
        let kind = texts.get(&format!("meld-short-{}", reading.name));
        Place {
            rect: plan.place,
            title: texts.fmt(class, &[("meld", FluentValue::from(kind))]),
            note: texts.fmt("meld-points", &[("points", FluentValue::from(i64::from(plan.points)))]),
        }
    });
    let portrait = canvas.is_portrait();
    let model = (tags, place, portrait);
    let Some(mut root) = renewed(&model, &mut last, &roots, &mut commands) else { return };
    root.with_children(|root| {
        if let Some(place) = &model.1 {
            words_in_place(root, place, portrait);
        }
        for tag in &model.0 {
            spawn_tag(root, tag);
        }
    });
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
    root.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(tag.middle.x - 60.0),
            top: px(tag.middle.y - 14.0),
            width: px(120),
            height: px(28),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        Pickable::IGNORE,
    ))
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
            Pickable::IGNORE,
            children![(label(tag.words.as_str(), Face::Bold, 14.5, tag.ink), TextLayout::no_wrap())],
        ));
    });
}

fn words_in_place(root: &mut ChildSpawnerCommands<'_>, place: &Place, portrait: bool) {
    let narrow = portrait || place.rect.width() < 150.0;
    root.spawn((
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_direction: FlexDirection::Column,
            row_gap: px(1),
            ..at(place.rect)
        },
        Pickable::IGNORE,
    ))
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
