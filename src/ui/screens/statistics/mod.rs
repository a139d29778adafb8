//! Statistics: what the player's finished matches amount to, by game, rules and opponent.

use bevy::prelude::*;
use rummage_rules::games::GAMES;

use crate::{
    shell::{
        AppSystems,
        assets::Face,
        canvas::{Canvas, resized},
        files::{Files, Out},
        intent::Intent,
        notice::Notice,
        preferences::Preferences,
        states::{Menu, Screen},
        text::Texts,
    },
    stage::palette,
    store::statistics::{Statistics, csv, ledger::Played, tally::Tally},
    ui::{
        input::focus::FocusTag,
        menus::games::ChosenGame,
        theme::{
            button::{self, Activate},
            lettering::label,
            panel::{self, column, row},
            role,
            scroll::{filling, scroller_on_cloth},
        },
    },
};

mod bars;
mod chooser;
mod figures;
mod frame;
mod points;
mod trend;

/// The screen's root.
#[derive(Component)]
struct Root;

/// How far the papers keep from the sides of a wide window.
const SIDE: f32 = 40.0;
/// How far they keep from each other.
const GAP: f32 = 11.0;

/// Whether the player was asked to forget everything.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Asked(bool);

/// Draws the panels and answers their buttons.
pub fn plugin(app: &mut App) {
    app.init_resource::<ChosenGame>()
        .init_resource::<Asked>()
        .add_systems(OnEnter(Screen::Statistics), (ask_nothing, draw, tell_trouble).chain())
        .add_systems(
            Update,
            (
                draw.run_if(
                    resized
                        .or_else(resource_changed::<ChosenGame>)
                        .or_else(resource_changed::<Asked>)
                        .or_else(resource_changed::<Statistics>),
                )
                .in_set(AppSystems::Present),
                answer.run_if(in_state(Menu::None)).in_set(AppSystems::Think),
            )
                .run_if(in_state(Screen::Statistics)),
        );
}

fn ask_nothing(mut asked: ResMut<Asked>) {
    asked.0 = false;
}

/// Statistics that could not be read are told of where they are missed.
fn tell_trouble(mut statistics: ResMut<Statistics>, texts: Res<Texts>, mut notices: MessageWriter<Notice>) {
    if let Some(why) = statistics.bypass_change_detection().take_trouble() {
        notices.write(Notice(texts.fmt("statistics-damaged", &[("why", why.into())])));
    }
}

fn answer(
    mut intents: MessageReader<Intent>,
    mut shown: ResMut<ChosenGame>,
    statistics: Res<Statistics>,
    mut focus: MessageWriter<FocusTag>,
    mut next: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    for intent in intents.read() {
        match intent {
            Intent::NextRegion | Intent::PrevRegion => {
                *shown = shown.step(&statistics.ledger.matches, *intent == Intent::NextRegion);
                focus.write(chooser::focus());
            }
            Intent::Back => next.set(Screen::Title),
            Intent::Menu => menu.set(Menu::Options),
            _ => {}
        }
    }
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    statistics: Res<Statistics>,
    shown: Res<ChosenGame>,
    asked: Res<Asked>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let game = shown.0.and_then(|index| GAMES.get(index)).map(|game| game.id);
    let page = Page {
        texts: &texts,
        matches: &statistics.ledger.matches,
        tally: Tally::of(&statistics.ledger.matches, game),
        game,
        asked: asked.0,
        canvas: *canvas,
        text: preferences.text_scale(),
    };
    commands
        .spawn((Root, DespawnOnExit(Screen::Statistics), panel::screen_root()))
        .with_children(|root| page.draw(root));
}

/// What is needed to draw the screen once.
struct Page<'a> {
    texts: &'a Texts,
    /// All matches, of whatever game.
    matches: &'a [Played],
    /// Those of the game that is shown.
    tally: Tally,
    game: Option<&'static str>,
    asked: bool,
    canvas: Canvas,
    /// How much larger text is than designed.
    text: f32,
}

impl Page<'_> {
    fn draw(&self, root: &mut ChildSpawnerCommands<'_>) {
        self.head(root);
        scroller_on_cloth(root, "statistics", filling(), |list| {
            let side = if self.canvas.is_portrait() { 10.0 } else { SIDE };
            list.spawn(Node { padding: UiRect::axes(px(side), px(6)), ..column(GAP) }).with_children(
                |list| {
                    if self.tally.wins.whole == 0 {
                        self.nothing(list);
                    } else {
                        self.panels(list);
                    }
                },
            );
        });
        self.foot(root);
    }

    fn panels(&self, list: &mut ChildSpawnerCommands<'_>) {
        self.figures(list);
        if self.canvas.is_portrait() {
            self.trend(list);
            self.points(list);
            self.ends(list);
            self.by_game_or_rules(list);
            self.by_opponent(list);
            return;
        }
        let line = Node { column_gap: px(GAP), align_items: AlignItems::Stretch, ..default() };
        list.spawn(line.clone()).with_children(|line| {
            self.trend(line);
            self.points(line);
        });
        list.spawn(line).with_children(|line| {
            self.ends(line);
            self.by_game_or_rules(line);
            self.by_opponent(line);
        });
    }

    /// No match has been finished yet.
    fn nothing(&self, list: &mut ChildSpawnerCommands<'_>) {
        list.spawn((
            panel::paper(Node {
                padding: UiRect::axes(px(34), px(30)),
                align_self: AlignSelf::Center,
                max_width: px(560),
                margin: UiRect::top(px(60)),
                ..column(8.0)
            }),
            children![
                panel::hairline(),
                role::heading(self.texts.get("statistics-none"), 30.0, palette::INK),
                label(self.texts.get("statistics-none-note"), Face::Body, 17.0, palette::INK_SOFT)
            ],
        ));
    }

    /// The ways to take the matches along or forget them.
    fn foot(&self, root: &mut ChildSpawnerCommands<'_>) {
        let side = if self.canvas.is_portrait() { 12.0 } else { SIDE };
        root.spawn(Node {
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(8),
            padding: UiRect { left: px(side), right: px(side), top: px(8), bottom: px(16) },
            justify_content: JustifyContent::SpaceBetween,
            flex_shrink: 0.0,
            ..row(12.0)
        })
        .with_children(|foot| {
            self.prompts(foot);
            let wrapped = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(8), ..row(10.0) };
            foot.spawn(wrapped).with_children(|ways| {
                if self.matches.is_empty() {
                    return;
                }
                if self.asked {
                    self.question(ways);
                    return;
                }
                button::glass("export", self.texts.get("statistics-export"))
                    .height(42.0)
                    .spawn(ways)
                    .observe(export);
                button::glass("reset", self.texts.get("statistics-reset"))
                    .height(42.0)
                    .spawn(ways)
                    .observe(|_: On<Activate>, mut asked: ResMut<Asked>| asked.0 = true);
            });
        });
    }

    fn question(&self, ways: &mut ChildSpawnerCommands<'_>) {
        let count = self.matches.len();
        let words = self.texts.fmt("statistics-reset-question", &[("count", count.into())]);
        ways.spawn(label(words, Face::Strong, 17.0, palette::CREAM));
        button::glass("reset-yes", self.texts.get("statistics-reset-yes")).height(42.0).spawn(ways).observe(
            |_: On<Activate>,
             mut statistics: ResMut<Statistics>,
             mut asked: ResMut<Asked>,
             texts: Res<Texts>,
             mut notices: MessageWriter<Notice>| {
                statistics.ledger.clear();
                asked.0 = false;
                notices.write(Notice(texts.get("statistics-forgotten")));
            },
        );
        button::glass("reset-no", self.texts.get("statistics-reset-no"))
            .height(42.0)
            .spawn(ways)
            .observe(|_: On<Activate>, mut asked: ResMut<Asked>| asked.0 = false);
    }
}

/// Hands the table out.
fn export(
    _: On<Activate>,
    statistics: Res<Statistics>,
    mut files: Files,
    texts: Res<Texts>,
    mut notices: MessageWriter<Notice>,
) {
    let table = csv::write(&statistics.ledger, &texts);
    notices.write(Notice(match files.hand_out("rummage-statistics", "csv", &table) {
        Ok(Out::File(file)) => {
            texts.fmt("statistics-exported", &[("file", file.display().to_string().into())])
        }
        Ok(Out::Download) => texts.get("statistics-exported-download"),
        Ok(Out::Clipboard) => texts.get("statistics-exported-clipboard"),
        Err(why) => texts.fmt("statistics-not-exported", &[("why", why.into())]),
    }));
}
