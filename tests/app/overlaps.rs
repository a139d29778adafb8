//! Nothing that has a name lies on another, and no text runs out of what it names: every game, at nine sizes of the window and three of text.

use crate::common::Game;
use bevy::{prelude::*, text::TextLayoutInfo, ui::CalculatedClip};
use rummage::{
    play::seats::human::SheetOpen,
    shell::{
        match_setup::MatchSetup, names::Tag, preferences::Preferences, states::Screen, status::ScreenRect,
    },
    ui::{input::focus::Scroller, theme::panel::Layer},
};
use rummage_bots::{Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_rules::{
    cards::shuffle::Seed,
    games::{self, GAMES, Game as Rules},
    house::options::Options,
    record::MatchRecord,
    table::Phase,
};

/// Widths and heights of windows: desks, a tablet both ways, phones both ways.
const SIZES: [(f32, f32); 9] = [
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
    (1024.0, 768.0),
    (960.0, 540.0),
    (768.0, 1024.0),
    (844.0, 390.0),
    (390.0, 844.0),
    (360.0, 640.0),
];
/// Text of 100, 150 and 200 percent, in steps of ten.
const TEXTS: [i8; 3] = [0, 5, 10];
/// What may lie on each other by so many pixels, as edges and shadows do.
const SLACK: f32 = 2.0;
/// So many actions lead into the midst of a round.
const ACTIONS: usize = 30;

/// The game with the most to tell in a line of the sheet, and its largest table.
const MOST_TOLD: (&str, usize) = ("rummy500", 8);

/// What is on screen, and where.
struct Seen<T> {
    what: T,
    entity: Entity,
    rect: Rect,
}

/// What of this kind can be seen whole. A sheet or a menu covers whatever lies below it.
fn seen<T: Component, W>(game: &mut Game, what: impl Fn(&T) -> W) -> Vec<Seen<W>> {
    let world = game.app.world_mut();
    let mut nodes = world.query_filtered::<(Entity, &T, &ComputedNode, &UiGlobalTransform, &InheritedVisibility), Without<CalculatedClip>>();
    let all: Vec<_> = nodes
        .iter(world)
        .filter(|(_, _, node, _, visibility)| visibility.get() && !node.is_empty())
        .map(|(entity, found, node, at, _)| {
            let rect = Rect::from_center_size(at.translation, node.size);
            (layer(world, entity), Seen { what: what(found), entity, rect })
        })
        .collect();
    let top = all.iter().map(|(layer, _)| *layer).max().unwrap_or(0).min(Layer::Sheet as i32);
    let below = |layer: i32| top == Layer::Sheet as i32 && layer < top;
    all.into_iter().filter(|(layer, _)| !below(*layer)).map(|(_, seen)| seen).collect()
}

/// What holds an entity, from the nearest to its root.
fn holders(world: &World, entity: Entity) -> impl Iterator<Item = Entity> + '_ {
    std::iter::successors(Some(entity), |entity| world.get::<ChildOf>(*entity).map(ChildOf::parent))
}

fn layer(world: &World, entity: Entity) -> i32 {
    let root = holders(world, entity).last().unwrap_or(entity);
    world.get::<GlobalZIndex>(root).map_or(0, |layer| layer.0)
}

/// Names that lie on a card of the table or a pile. A sheet covers the table, and a note of the first time the melds of others.
fn covered(game: &mut Game) -> Vec<String> {
    let named = seen(game, |tag: &Tag| tag.0.clone());
    let world = game.app.world_mut();
    if named.iter().any(|name| layer(world, name.entity) >= Layer::Sheet as i32) {
        return Vec::new();
    }
    let mut cards = world.query::<(&Tag, &ScreenRect)>();
    let pairs = cards.iter(world).flat_map(|card| named.iter().map(move |name| (card, name)));
    let lies_on = |(card, name): ((&Tag, &ScreenRect), &Seen<String>)| {
        let shared = card.1.0.intersect(name.rect).size();
        let note = name.what.starts_with("first") && card.0.0.starts_with("meld:");
        let covers = shared.min_element() > SLACK && !note;
        covers.then(|| format!("{} lies on {} by {}", name.what, card.0.0, shared.round()))
    };
    pairs.filter_map(lies_on).collect()
}

/// Names that lie on each other though neither holds the other, and texts that run out of what they name.
pub fn faults(game: &mut Game) -> Vec<String> {
    let named = seen(game, |tag: &Tag| tag.0.clone());
    let texts = seen(game, |text: &Text| text.0.clone());
    let world = game.app.world();
    let holds = |outer: Entity, inner: Entity| holders(world, inner).any(|holder| holder == outer);
    let mut found = Vec::new();
    assert!(!named.is_empty() && !texts.is_empty(), "{} names and {} texts", named.len(), texts.len());
    for (nth, one) in named.iter().enumerate() {
        for other in &named[nth + 1..] {
            let shared = one.rect.intersect(other.rect).size();
            let apart = !holds(one.entity, other.entity) && !holds(other.entity, one.entity);
            if shared.min_element() > SLACK && apart {
                found.push(format!("{} lies on {} by {}", one.what, other.what, shared.round()));
            }
        }
        let room = one.rect.inflate(SLACK);
        let runs_out = |text: &&Seen<String>| {
            !text.what.is_empty() && holds(one.entity, text.entity) && room.union(text.rect) != room
        };
        found.extend(
            texts.iter().filter(runs_out).map(|text| format!("'{}' runs out of {}", text.what, one.what)),
        );
    }
    found
}

/// Where the letters of a text are within its node, which may be wider.
fn letters(world: &World, text: &Seen<String>) -> Rect {
    let laid = world.get::<TextLayoutInfo>(text.entity).map_or(Vec2::ZERO, |laid| laid.size);
    let spare = (text.rect.width() - laid.x).max(0.0);
    let left = match world.get::<TextLayout>(text.entity).map(|layout| layout.justify) {
        Some(Justify::Center) => spare / 2.0,
        Some(Justify::Right | Justify::End) => spare,
        _ => 0.0,
    };
    Rect { min: text.rect.min + Vec2::X * left, max: text.rect.max - Vec2::X * (spare - left) }
}

/// Texts that lie on each other, or run out of the window.
fn unread(game: &mut Game, window: Rect) -> Vec<String> {
    let mut texts = seen(game, |text: &Text| text.0.clone());
    texts.retain(|text| !text.what.trim().is_empty());
    let world = game.app.world();
    texts.iter_mut().for_each(|text| text.rect = letters(world, text));
    let mut found = Vec::new();
    for (nth, one) in texts.iter().enumerate() {
        if window.union(one.rect) != window {
            found.push(format!("'{}' runs out of the window at {}", one.what, one.rect.min.round()));
        }
        for other in &texts[nth + 1..] {
            let shared = one.rect.intersect(other.rect).size();
            if shared.min_element() > SLACK {
                found.push(format!("'{}' lies on '{}' by {}", one.what, other.what, shared.round()));
            }
        }
    }
    found
}

/// A match that bots have played as far as this.
fn played(rules: &Rules, players: usize, as_far: impl Fn(&Host) -> bool) -> MatchRecord {
    let mut host = Host::new(rules, players, Options::default(), Seed(5)).expect("a table of the game");
    let mut bots: Vec<_> =
        host.public().seats().map(|seat| seat_bot(Level::Seedling, seat.0.into())).collect();
    while !as_far(&host) {
        let done = host.go_on(|view| bots[view.seat.index()].choose(view, Budget(8)));
        done.expect("a bot's action is legal").expect("the match goes on");
    }
    host.record().clone()
}

/// A match at the usual table that bots have played to the midst of a round.
fn begun(rules: &Rules) -> MatchRecord {
    played(rules, rules.usual_seats, |host| host.record().actions.len() >= ACTIONS)
}

/// Sits down to a match of a game, at its beginning or where it was left.
fn sit_down(game: &mut Game, rules: &Rules, record: Option<MatchRecord>) {
    let world = game.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.settle();
    let world = game.app.world_mut();
    world.insert_resource(MatchSetup { seed: Some(5), record, ..MatchSetup::usual(rules) });
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    game.rest();
}

/// Looks at every game as it begins and in the midst of a round.
fn nothing_lies_on_anything(text: i8) {
    let mut game = Game::start();
    game.app.world_mut().resource_mut::<Preferences>().step_text(text);
    let mut found = Vec::new();
    for rules in GAMES {
        for record in [None, Some(begun(rules))] {
            sit_down(&mut game, rules, record);
            for (width, height) in SIZES {
                game.resize(width, height);
                let place =
                    format!("{} at {width}x{height}, text {} %", rules.id, 100 + 10 * i32::from(text));
                let window = Rect::from_corners(Vec2::ZERO, Vec2::new(width, height)).inflate(SLACK);
                let named = faults(&mut game).into_iter().chain(covered(&mut game));
                let faults = named.chain(unread(&mut game, window));
                found.extend(faults.map(|fault| format!("{place}: {fault}")));
            }
        }
    }
    assert!(found.is_empty(), "{}\n{} in all", found.join("\n"), found.len());
}

/// The lines of a list that scrolls, which no other test looks at, as some are out of sight.
#[test]
fn the_lines_of_a_phones_sheet_lie_apart() {
    let rules = games::find(MOST_TOLD.0).expect("the game");
    let record = played(rules, MOST_TOLD.1, |host| host.public().phase() == Phase::RoundOver);
    let mut game = Game::start();
    game.resize(390.0, 844.0);
    let mut setup = MatchSetup { seed: Some(5), record: Some(record), ..MatchSetup::usual(rules) };
    while setup.seats.len() < MOST_TOLD.1 {
        setup.add_bot();
    }
    game.app.world_mut().insert_resource(setup);
    game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    game.wait_for("the sheet", |world| world.get_resource::<SheetOpen>().is_some_and(|sheet| sheet.0));
    game.rest();

    let world = game.app.world_mut();
    let mut lists = world.query::<(Entity, &Scroller)>();
    let list = lists.iter(world).find(|(_, list)| list.0 == "sheet-list").expect("a line for each seat").0;
    let mut texts = world.query::<(Entity, &Text, &ComputedNode, &UiGlobalTransform)>();
    let seen = |(entity, text, node, at): (Entity, &Text, &ComputedNode, &UiGlobalTransform)| Seen {
        what: text.0.clone(),
        entity,
        rect: Rect::from_center_size(at.translation, node.size),
    };
    let mut lines: Vec<_> = texts.iter(world).map(seen).collect();
    lines.retain(|line| holders(world, line.entity).any(|holder| holder == list));
    assert!(lines.len() > 3 * MOST_TOLD.1, "{} texts", lines.len());
    for (nth, one) in lines.iter().enumerate() {
        for other in &lines[nth + 1..] {
            let shared = letters(world, one).intersect(letters(world, other)).size();
            assert!(shared.min_element() <= SLACK, "'{}' lies on '{}' by {shared}", one.what, other.what);
        }
    }
}

#[test]
fn nothing_lies_on_anything_else() {
    nothing_lies_on_anything(TEXTS[0]);
}

#[test]
fn nothing_lies_on_anything_else_with_text_half_as_large_again() {
    nothing_lies_on_anything(TEXTS[1]);
}

#[test]
fn nothing_lies_on_anything_else_with_text_twice_as_large() {
    nothing_lies_on_anything(TEXTS[2]);
}
