//! The title: the wordmark and the way in on the left, a fan of cards on the right, blooms in front.

use bevy::{prelude::*, ui::widget::TextShadow};
use rummage_lessons::FIRST;
use rummage_rules::games;

use crate::{
    play::online::Connection,
    shell::{
        AppSystems,
        arguments::Arguments,
        assets::Face,
        canvas::{Canvas, resized},
        intent::Intent,
        match_setup::MatchSetup,
        preferences::Preferences,
        states::{Menu, Screen},
        text::Texts,
    },
    stage::palette,
    store::{
        friends::Friends,
        lessons::Lessons,
        saves::{Waiting, recall_waiting},
        statistics::Statistics,
    },
    ui::theme::{
        lettering::label,
        panel::{self, column, row},
        picture::icon,
        prompt::{Glyph, prompts},
        role,
    },
};

mod garden;
mod ways;

use garden::{bloom, fan};
use ways::{Ways, way_in};

/// The title's root.
#[derive(Component)]
struct Root;

/// Draws the title and answers its menu button.
pub fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Title),
        ((sit_down_at_once, draw).after(recall_waiting), crate::shell::platform::note_first_frame),
    )
    .add_systems(
        Update,
        (
            draw.run_if(resized).in_set(AppSystems::Present),
            (come_by_link, open_options.run_if(in_state(Menu::None))).in_set(AppSystems::Think),
        )
            .run_if(in_state(Screen::Title)),
    );
}

/// A caller who named a game does not want the title, nor does one who was in the midst of a match.
fn sit_down_at_once(
    waiting: Res<Waiting>,
    mut arguments: ResMut<Arguments>,
    mut setup: ResMut<MatchSetup>,
    mut next: ResMut<NextState<Screen>>,
) {
    arguments.takes_up &= waiting.last().is_some();
    if let Some(waiting) = waiting.last().filter(|_| arguments.takes_up) {
        *setup = waiting.setup.clone();
        arguments.game = None;
        next.set(Screen::Table);
    }
    let Some(id) = arguments.game.take() else { return };
    if let Some(game) = games::find(&id) {
        *setup = MatchSetup { seed: arguments.seed, ..MatchSetup::usual(game) };
        next.set(Screen::Table);
    }
}

/// A caller who has a link to a table elsewhere wants to go there.
fn come_by_link(
    friends: Res<Friends>,
    mut arguments: ResMut<Arguments>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    if let Some(link) = arguments.bypass_change_detection().table.take() {
        commands.insert_resource(Connection::by_link(&link, &friends));
        next.set(Screen::Friends);
    }
}

fn open_options(mut intents: MessageReader<Intent>, mut menu: ResMut<NextState<Menu>>) {
    for intent in intents.read() {
        match intent {
            Intent::Menu => menu.set(Menu::Options),
            Intent::Rules => menu.set(Menu::Rules),
            _ => {}
        }
    }
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    waiting: Res<Waiting>,
    lessons: Res<Lessons>,
    statistics: Res<Statistics>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    // The wordmark is a picture made of letters: it keeps its size whatever the text's is.
    let logo = 1.0 / preferences.text_scale();
    let ways = Ways {
        texts: &texts,
        waiting: &waiting,
        played: statistics.ledger.matches.last().and_then(|last| games::find(&last.game)),
        learns: !lessons.is_done(FIRST),
    };
    commands.spawn((Root, DespawnOnExit(Screen::Title), panel::screen_root())).with_children(|root| {
        if canvas.is_portrait() {
            draw_portrait(root, ways, *canvas, logo);
        } else {
            draw_landscape(root, ways, *canvas, logo);
        }
    });
}

fn draw_landscape(root: &mut ChildSpawnerCommands<'_>, ways: Ways<'_>, canvas: Canvas, logo: f32) {
    let rise = (canvas.size.y - 720.0) / 2.0;
    fan(root, Vec2::new(canvas.size.x - 350.0, 372.0 + rise), 222.0, 640.0, 11.0);
    bloom(root, "big/trahlyta", Vec2::new(canvas.size.x - 276.0, 700.0 + rise * 2.0), 368.0);
    bloom(root, "big/goebel", Vec2::new(canvas.size.x - 132.0, 664.0 + rise * 2.0), 472.0);
    bloom(root, "big/stella", Vec2::new(canvas.size.x - 18.0, 560.0 + rise * 2.0), 200.0);
    root.spawn(Node {
        position_type: PositionType::Absolute,
        left: px(80),
        top: px(56.0 + rise),
        ..column(14.0)
    })
    .with_children(|block| {
        wordmark(block, ways.texts, 138.0, 330.0, logo);
        way_in(block, ways, 330.0);
    });
    root.spawn(Node { position_type: PositionType::Absolute, left: px(82), bottom: px(28), ..default() })
        .with_children(|foot| bar(foot, ways.texts));
}

fn draw_portrait(root: &mut ChildSpawnerCommands<'_>, ways: Ways<'_>, canvas: Canvas, logo: f32) {
    fan(root, Vec2::new(canvas.size.x / 2.0, canvas.size.y - 196.0), 128.0, 360.0, 12.0);
    bloom(root, "big/trahlyta", Vec2::new(40.0, canvas.size.y - 30.0), 210.0);
    bloom(root, "big/goebel", Vec2::new(canvas.size.x - 46.0, canvas.size.y - 44.0), 250.0);
    root.spawn(Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        top: px(72),
        align_items: AlignItems::Center,
        ..column(12.0)
    })
    .with_children(|block| {
        wordmark(block, ways.texts, 78.0, 200.0, logo);
        way_in(block, ways, 300.0);
    });
}

fn wordmark(parent: &mut ChildSpawnerCommands<'_>, texts: &Texts, size: f32, line: f32, logo: f32) {
    parent.spawn((
        role::heading(texts.get("wordmark"), size * logo, palette::CREAM),
        TextShadow { offset: Vec2::new(0.0, size * 0.03), color: palette::NIGHT.with_alpha(0.5) },
        TextLayout::no_wrap(),
    ));
    parent.spawn((
        Node { margin: UiRect::top(px(-size * 0.06)), ..row(4.0) },
        children![
            (
                Node { width: px(line), height: px(3), border_radius: BorderRadius::MAX, ..default() },
                BackgroundColor(palette::HONEY),
            ),
            icon("bloom", 26.0, palette::HONEY)
        ],
    ));
    parent.spawn((
        label(texts.get("tagline"), Face::Italic, (size * 0.2).max(19.0) * logo, palette::MIST),
        Node { margin: UiRect::bottom(px(10)), ..default() },
    ));
}

fn bar(parent: &mut ChildSpawnerCommands<'_>, texts: &Texts) {
    prompts(
        parent,
        &[
            (Glyph::Choose, texts.get("prompt-choose")),
            (Glyph::Move, texts.get("prompt-move")),
            (Glyph::Start, texts.get("options")),
        ],
    );
}
