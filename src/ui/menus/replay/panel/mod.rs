//! The panel of the replay: where it is, the line of steps, the ways back and forth, whose eyes, and playing on from here.

use bevy::{
    prelude::*,
    ui_widgets::{SliderRange, SliderValue},
};

use super::reasoning::Reasoning;
use crate::{
    play::{
        referee::Referee,
        replay::{Pace, Replay, share},
        table::{Board, player::PlayerName, script::Shown},
    },
    shell::{
        AppSystems, assets::Face, canvas::Canvas, names::AccessibleName, preferences::Preferences,
        states::Menu, text::Texts,
    },
    stage::palette,
    ui::{
        input::focus::Slides,
        menus::close_by_button,
        theme::{
            button::{self, Activate},
            lettering::{Snug, label},
            look::Look,
            panel::{Layer, column, lie_beside, overlay_root, row},
        },
    },
};

mod line;
mod ways;

pub(super) use line::LINE;
use line::Walked;
pub(super) use ways::turn_round;

/// How wide the panel is in a wide window, and how far it stands from the edges.
const WIDTH: f32 = 234.0;
const MARGIN: f32 = 6.0;

/// The panel's root.
#[derive(Component)]
struct Root;

/// The words that say where it is: the round, the step, or both in one line.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
enum Where {
    Round,
    Step,
    Both,
}

/// What the panel says, but for the step.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    canvas: Canvas,
    left_handed: bool,
    text: f32,
    running: bool,
    pace: Pace,
    eyes: String,
    open: bool,
    thoughts: bool,
}

/// Draws the panel.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (draw, tell)
            .chain()
            .run_if(in_state(Menu::Replay).and_then(resource_exists::<Replay>))
            .in_set(AppSystems::Present),
    );
}

fn draw(
    replay: Res<Replay>,
    referee: Res<Referee>,
    reasoning: Res<Reasoning>,
    pace: Res<Pace>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    board: Res<Board>,
    names: Query<&PlayerName>,
    texts: Res<Texts>,
    roots: Query<Entity, With<Root>>,
    mut last: Local<Option<Model>>,
    mut commands: Commands,
) {
    let name = board.player(replay.seat()).and_then(|player| names.get(player).ok());
    let model = Model {
        canvas: *canvas,
        left_handed: preferences.left_handed,
        text: preferences.text_scale(),
        running: replay.is_running(),
        pace: *pace,
        eyes: name.map(|name| name.0.clone()).unwrap_or_default(),
        open: referee.lies_open(),
        thoughts: reasoning.open,
    };
    if !roots.is_empty() && last.as_ref() == Some(&model) {
        return;
    }
    roots.iter().for_each(|root| commands.entity(root).despawn());
    let narrow = canvas.is_portrait();
    let (left, right) = match (narrow, model.left_handed) {
        (true, _) => (px(MARGIN), px(MARGIN)),
        (false, true) => (px(MARGIN), Val::Auto),
        (false, false) => (Val::Auto, px(MARGIN)),
    };
    let place = Node {
        position_type: PositionType::Absolute,
        left,
        right,
        bottom: px(MARGIN),
        width: if narrow { Val::Auto } else { px(WIDTH) },
        padding: UiRect::axes(px(10), px(7)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(18)),
        ..column(5.0)
    };
    let page = Page { texts: &texts, model: &model, narrow };
    let mut root = commands.spawn((Root, Snug, DespawnOnExit(Menu::Replay), overlay_root(Layer::Menu)));
    lie_beside(&mut root);
    root.with_children(|root| {
        let rim = BorderColor::all(Color::WHITE.with_alpha(0.1));
        root.spawn((place, Pickable::default(), BackgroundColor(palette::NIGHT), rim))
            .with_children(|glass| page.draw(glass));
    });
    *last = Some(model);
}

struct Page<'a> {
    texts: &'a Texts,
    model: &'a Model,
    narrow: bool,
}

impl Page<'_> {
    fn draw(&self, glass: &mut ChildSpawnerCommands<'_>) {
        glass.spawn(row(6.0)).with_children(|head| {
            // A long match's words give way to the buttons.
            let room = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..column(0.0) };
            head.spawn(room).with_children(|words| {
                let mut word = |part: Where, size: f32, ink: Color| {
                    words.spawn((part, label("", Face::Strong, size, ink), TextLayout::no_wrap()));
                };
                if self.narrow {
                    word(Where::Both, 14.5, palette::CREAM);
                } else {
                    word(Where::Round, 13.0, palette::CREAM);
                    word(Where::Step, 12.0, palette::MIST);
                }
            });
            if self.narrow {
                self.thoughts(head, 30.0);
            }
            button::square(Look::Glass, "replay-share", "share", self.texts.get("replay-share"))
                .height(30.0)
                .width(px(30))
                .dimmed(!self.model.open)
                .spawn(head)
                .observe(|_: On<Activate>, mut commands: Commands| commands.run_system_cached(share::copy));
            button::square(Look::Glass, "replay-close", "close", self.texts.get("replay-close"))
                .height(30.0)
                .width(px(30))
                .spawn(head)
                .observe(close_by_button);
        });
        line::spawn(glass);
        glass.spawn(row(5.0)).with_children(|ways| {
            self.ways(ways);
            if self.narrow {
                self.manner(ways);
                self.play_on(ways);
            }
        });
        if !self.narrow {
            glass.spawn(row(5.0)).with_children(|line| self.manner(line));
            self.play_on(glass);
        }
    }
}

/// Where it is, in words and on the line.
fn tell(
    replay: Res<Replay>,
    shown: Res<Shown>,
    texts: Res<Texts>,
    mut words: Query<(&Where, &mut Text)>,
    mut walked: Query<&mut Node, With<Walked>>,
    lines: Query<(Entity, &AccessibleName), With<Slides>>,
    mut commands: Commands,
) {
    let (step, last) = (replay.step(), replay.last());
    let values = [
        ("round", i64::from(shown.0.public.round).into()),
        ("step", (step + 1).into()),
        ("steps", (last + 1).into()),
    ];
    let game = shown.0.public.spec.sheet.game;
    let said = texts.told(game, "replay-where", &values);
    for (part, mut text) in &mut words {
        text.set_if_neq(Text(match part {
            Where::Round => texts.told(game, "replay-round", &values),
            Where::Step => texts.fmt("replay-step", &values),
            Where::Both => said.clone(),
        }));
    }
    let share = percent(100.0 * step as f32 / last.max(1) as f32);
    for mut node in &mut walked {
        if node.width != share {
            node.width = share;
        }
    }
    for (line, name) in &lines {
        if name.0 != said {
            let place = (SliderRange::new(1.0, (last + 1) as f32), SliderValue((step + 1) as f32));
            commands.entity(line).insert((AccessibleName(said.clone()), place));
        }
    }
}
