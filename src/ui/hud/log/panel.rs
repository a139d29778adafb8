//! The log on screen: a glass panel beside the table that folds away, or a sheet over it.

use bevy::prelude::*;

use super::{
    super::scene::{Drawing, Scene, Telling, at},
    Log, Reading,
    page::{Group, Page},
};
use crate::{
    play::{replay::Replay, table::Board},
    shell::{AppSystems, assets::Face, canvas::resized, intent::Intent, states::Menu, text::Texts},
    stage::{palette, place::Ground},
    ui::{
        input::focus::{FocusGroup, FocusLayer},
        menus::{close_by_button, replay::look_at},
        theme::{
            button::{self, Activate, pressable},
            lettering::label,
            look::Look,
            panel::{self, Layer, column, row},
            scroll::{InSight, filling, scroller},
        },
    },
};

/// The root of the panel beside the table.
#[derive(Component, Default)]
struct Beside;

/// The root of the sheet over the table.
#[derive(Component)]
struct Over;

/// How wide the panel is.
const WIDTH: f32 = 336.0;
/// Above the plates and tags of the table, below its questions and sheets.
const ABOVE_THE_TABLE: GlobalZIndex = GlobalZIndex(1);
/// While the past is looked at, beside its panel.
const ABOVE_THE_REPLAY: GlobalZIndex = GlobalZIndex(Layer::Menu as i32 + 1);

/// Registers both.
pub fn plugin(app: &mut App) {
    let new = resource_changed::<Log>
        .or_else(resource_changed::<Reading>)
        .or_else(resource_exists_and_changed::<Ground>)
        .or_else(resource_changed::<Board>)
        .or_else(resource_exists_and_changed::<Replay>)
        .or_else(resource_removed::<Replay>);
    app.add_systems(Update, beside.run_if(new.clone()).in_set(Telling)).add_systems(
        Update,
        (
            turn_pages.in_set(AppSystems::Think),
            over.run_if(state_changed::<Menu>.or_else(resized).or_else(new)).in_set(Telling),
        )
            .run_if(in_state(Menu::Log)),
    );
}

fn beside(
    scene: Scene,
    log: Res<Log>,
    reading: Res<Reading>,
    mut drawing: Drawing<Beside, (Rect, Page, Option<usize>)>,
) {
    if !reading.beside || scene.portrait() {
        drawing.clear();
        return;
    }
    let foot = scene.ground.zones.actions.min.y - 52.0;
    let right = scene.ground.zones.header.max.x;
    let moment = scene.replay().map(Replay::line);
    let model = (Rect::new(right - WIDTH, 66.0, right, foot), Page::of(&scene, &log, *reading), moment);
    let texts = &scene.texts;
    let Some(mut root) = drawing.renew(&model) else { return };
    if moment.is_some() {
        root.insert((ABOVE_THE_REPLAY, FocusLayer(Layer::Menu as i32)));
    } else {
        root.insert(ABOVE_THE_TABLE);
    }
    root.with_children(|root| {
        let place = Node { padding: UiRect::new(px(16), px(10), px(10), px(12)), ..at(model.0) };
        root.spawn(glass(Node { flex_direction: FlexDirection::Column, row_gap: px(8), ..place }))
            .with_children(|glass| {
                fill(glass, texts, &model.1, moment, |head| {
                    button::square(Look::Glass, "log-fold", "close", texts.get("log-fold"))
                        .height(36.0)
                        .width(px(36))
                        .spawn(head)
                        .insert(FocusGroup::Header)
                        .observe(|_: On<Activate>, mut reading: ResMut<Reading>| reading.beside = false);
                });
            });
    });
}

fn over(
    scene: Scene,
    log: Res<Log>,
    reading: Res<Reading>,
    old: Query<Entity, With<Over>>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let (texts, page) = (&scene.texts, Page::of(&scene, &log, *reading));
    commands.spawn((Over, DespawnOnExit(Menu::Log), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            root.spawn(glass(Node {
                width: px(620),
                max_width: percent(95),
                height: percent(92),
                padding: UiRect::new(px(18), px(12), px(14), px(14)),
                ..column(10.0)
            }))
            .with_children(|glass| {
                fill(glass, texts, &page, None, |head| {
                    button::square(Look::Glass, "close", "close", texts.get("log-fold"))
                        .first()
                        .spawn(head)
                        .observe(close_by_button);
                });
            });
        },
    );
}

/// Dark glass, so deep that the table hardly shines through.
fn glass(node: Node) -> impl Bundle {
    (
        Node { border: UiRect::all(px(1)), border_radius: BorderRadius::all(px(18)), ..node },
        Pickable::default(),
        BackgroundColor(palette::NIGHT.with_alpha(0.97)),
        BorderColor::all(Color::WHITE.with_alpha(0.1)),
    )
}

/// The heading with the button that closes it, the rounds, and the page.
fn fill(
    glass: &mut ChildSpawnerCommands<'_>,
    texts: &Texts,
    page: &Page,
    at: Option<usize>,
    close: impl FnOnce(&mut ChildSpawnerCommands<'_>),
) {
    glass.spawn(Node { flex_shrink: 0.0, ..row(8.0) }).with_children(|head| {
        head.spawn(Node { flex_grow: 1.0, ..default() }).with_children(|title| {
            title.spawn(label(texts.get("log-title"), Face::Title, 22.0, palette::CREAM));
        });
        close(head);
    });
    rounds(glass, texts, page);
    scroller(glass, format!("log-{}", page.round), filling(), |list| {
        list.spawn(Node { padding: UiRect::new(px(2), px(16), px(2), px(10)), ..column(14.0) })
            .with_children(|list| page.groups.iter().for_each(|group| turn(list, group, at)));
    });
}

/// The round that is read, between the ways to the others.
fn rounds(glass: &mut ChildSpawnerCommands<'_>, texts: &Texts, page: &Page) {
    glass.spawn(Node { flex_shrink: 0.0, ..row(10.0) }).with_children(|line| {
        way(line, texts, "earlier", (page.round > 1).then(|| page.round - 1), page.last);
        line.spawn(label(page.title.as_str(), Face::Strong, 15.5, palette::SUN));
        way(line, texts, "later", (page.round < page.last).then_some(page.round + 1), page.last);
    });
}

/// A way to another round, if there is one.
fn way(line: &mut ChildSpawnerCommands<'_>, texts: &Texts, which: &'static str, to: Option<u16>, last: u16) {
    button::glass(format!("log-{which}"), texts.get(&format!("log-{which}-sign")))
        .spoken(texts.get(&format!("log-{which}")))
        .height(32.0)
        .size(15.0)
        .dimmed(to.is_none())
        .spawn(line)
        .insert(FocusGroup::Header)
        .observe(move |_: On<Activate>, mut reading: ResMut<Reading>| {
            if let Some(round) = to {
                reading.round = (round < last).then_some(round);
            }
        });
}

/// A turn and what happened in it. Every line leads to its moment; the one that is looked at is marked.
fn turn(list: &mut ChildSpawnerCommands<'_>, group: &Group, at: Option<usize>) {
    list.spawn(column(3.0)).with_children(|block| {
        block.spawn(label(group.title.as_str(), Face::Bold, 15.0, palette::HONEY));
        for line in &group.lines {
            let moment = line.moment;
            let ink = if at == Some(moment) { palette::SUN } else { palette::CREAM };
            let mut row = block.spawn((
                pressable(format!("log-line-{moment}"), line.words.as_str()),
                Look::Bare,
                FocusGroup::Header,
                Node { border_radius: BorderRadius::all(px(8)), ..column(0.0) },
                BackgroundColor(Color::NONE),
            ));
            if at == Some(moment) {
                row.insert(InSight);
            }
            row.with_children(|row| {
                row.spawn(label(line.words.as_str(), Face::Body, 15.5, ink));
            })
            .observe(move |_: On<Activate>, mut commands: Commands| {
                commands.queue(move |world: &mut World| look_at(world, moment));
            });
        }
    });
}

/// The bumpers and Tab turn the pages of the sheet.
fn turn_pages(mut intents: MessageReader<Intent>, log: Res<Log>, mut reading: ResMut<Reading>) {
    let last = log.round();
    for intent in intents.read() {
        let now = reading.round.unwrap_or(last);
        let to = match intent {
            Intent::PrevRegion if now > 1 => now - 1,
            Intent::NextRegion if now < last => now + 1,
            _ => continue,
        };
        reading.round = (to < last).then_some(to);
    }
}
