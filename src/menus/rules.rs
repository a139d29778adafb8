//! The rules reader: chapters of the game's rules with the options in force, beside a list of the house rules.

use bevy::prelude::*;
use rummage_rules::{
    games::{self, Game},
    options::{OptionDef, Value},
};

use super::close_by_button;
use crate::{
    AppSystems,
    input::intent::Intent,
    screens::{Menu, match_setup::MatchSetup, resized},
    text::{FluentValue, Texts, argument},
    theme::{
        button::{self, Activate, pressable},
        canvas::Canvas,
        lettering::{Face, label},
        look::{self, Look},
        palette,
        panel::{self, Layer, column, row},
        picture::icon,
        prompt::{Glyph, prompts},
        scroll::{filling, scroller},
    },
};

/// The reader's root.
#[derive(Component)]
struct Root;

/// The chapter that is open, counted from nought.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
struct Chapter(usize);

/// Draws the reader and turns its pages.
pub fn plugin(app: &mut App) {
    app.init_resource::<Chapter>().add_systems(OnEnter(Menu::Rules), draw).add_systems(
        Update,
        (
            turn_pages.in_set(AppSystems::Think),
            draw.run_if(resized.or_else(resource_changed::<Chapter>)).in_set(AppSystems::Present),
        )
            .run_if(in_state(Menu::Rules)),
    );
}

fn turn_pages(
    mut intents: MessageReader<Intent>,
    mut chapter: ResMut<Chapter>,
    texts: Res<Texts>,
    setup: Res<MatchSetup>,
) {
    for intent in intents.read() {
        let count = chapters(&texts, setup.game).len();
        match intent {
            Intent::NextRegion => {
                chapter.set_if_neq(Chapter((chapter.0 + 1) % count.max(1)));
            }
            Intent::PrevRegion => {
                chapter.set_if_neq(Chapter((chapter.0 + count.max(1) - 1) % count.max(1)));
            }
            _ => {}
        }
    }
}

/// The titles of a game's chapters, as far as there are any.
fn chapters(texts: &Texts, game: &str) -> Vec<String> {
    (1..).map_while(|number| texts.find(&format!("rules-{game}-{number}"), &[])).collect()
}

/// Every option's value, for the text to speak of.
fn values(game: &'static Game, setup: &MatchSetup) -> Vec<(&'static str, FluentValue<'static>)> {
    game.options.iter().map(|def| (def.key, argument(&setup.options.value(def)))).collect()
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    setup: Res<MatchSetup>,
    chapter: Res<Chapter>,
    canvas: Res<Canvas>,
    mut commands: Commands,
) {
    let Some(game) = games::find(setup.game) else { return };
    old.iter().for_each(|root| commands.entity(root).despawn());
    let page = Page { texts: &texts, setup: &setup, game, chapter: chapter.0 };
    commands.spawn((Root, DespawnOnExit(Menu::Rules), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            let portrait = canvas.is_portrait();
            root.spawn(panel::paper(Node {
                width: px(1140),
                max_width: percent(95),
                height: if portrait { percent(92) } else { px(610) },
                max_height: percent(92),
                padding: UiRect { left: px(28), right: px(24), top: px(20), bottom: px(22) },
                ..column(12.0)
            }))
            .with_children(|sheet| {
                sheet.spawn(panel::hairline());
                page.heading(sheet, portrait);
                sheet.spawn(panel::rule());
                if portrait {
                    page.portrait(sheet);
                } else {
                    page.landscape(sheet);
                }
            });
            if !portrait {
                root.spawn((
                    Node {
                        padding: UiRect::axes(px(20), px(8)),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(palette::NIGHT.with_alpha(0.88)),
                    Pickable::IGNORE,
                ))
                .with_children(|bar| {
                    prompts(
                        bar,
                        &[
                            (Glyph::Next, texts.get("prompt-chapter")),
                            (Glyph::Scroll, texts.get("prompt-scroll")),
                            (Glyph::Back, texts.get("prompt-back")),
                        ],
                    );
                });
            }
        },
    );
}

struct Page<'a> {
    texts: &'a Texts,
    setup: &'a MatchSetup,
    game: &'static Game,
    chapter: usize,
}

impl Page<'_> {
    fn heading(&self, sheet: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        sheet.spawn((Node { flex_shrink: 0.0, ..row(18.0) }, Pickable::IGNORE)).with_children(|head| {
            let name = self.texts.get(&format!("game-{}", self.game.id));
            head.spawn(label(name, Face::Title, if portrait { 24.0 } else { 30.0 }, palette::INK));
            head.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE)).with_children(|aside| {
                if !portrait {
                    aside.spawn(label(
                        self.texts.get("rules-subtitle"),
                        Face::Italic,
                        19.0,
                        palette::INK_SOFT,
                    ));
                }
            });
            button::square(Look::Paper, "close", "close", self.texts.get("options-close"))
                .spawn(head)
                .observe(close_by_button);
        });
    }

    fn landscape(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        sheet.spawn((Node { column_gap: px(26), ..filling() }, Pickable::IGNORE)).with_children(|columns| {
            columns
                .spawn((
                    Node { width: px(244), flex_shrink: 0.0, padding: UiRect::all(px(8)), ..column(3.0) },
                    Pickable::IGNORE,
                ))
                .with_children(|list| self.chapter_list(list));
            scroller(
                columns,
                format!("rules-{}", self.chapter),
                Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() },
                |text| {
                    self.chapter_text(text);
                },
            );
            columns
                .spawn((
                    Node { width: px(236), flex_shrink: 0.0, padding: UiRect::top(px(8)), ..column(8.0) },
                    Pickable::IGNORE,
                ))
                .with_children(|aside| self.in_force(aside));
        });
    }

    fn portrait(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        scroller(sheet, format!("rules-{}", self.chapter), filling(), |list| {
            list.spawn((Node { padding: UiRect::all(px(8)), ..column(3.0) }, Pickable::IGNORE))
                .with_children(|list| self.chapter_list(list));
            self.chapter_text(list);
            list.spawn((Node { padding: UiRect::top(px(14)), ..column(8.0) }, Pickable::IGNORE))
                .with_children(|aside| self.in_force(aside));
        });
    }

    fn chapter_list(&self, list: &mut ChildSpawnerCommands<'_>) {
        for (index, title) in chapters(self.texts, self.game.id).into_iter().enumerate() {
            let open = index == self.chapter;
            let look = if open { Look::Chosen } else { Look::Bare };
            let (ink, number) =
                if open { (palette::CREAM, palette::HONEY) } else { (palette::INK, palette::INK_SOFT) };
            let mut entry = list.spawn((
                pressable(format!("chapter-{index}"), title.as_str()),
                look,
                Node {
                    min_height: px(40),
                    padding: UiRect::axes(px(14), px(6)),
                    border_radius: BorderRadius::all(px(12)),
                    flex_shrink: 0.0,
                    ..row(12.0)
                },
                BackgroundColor(look::colours(look).0),
            ));
            if open {
                entry.insert(crate::input::focus::FirstFocus);
            }
            entry
                .with_children(|line| {
                    line.spawn(label((index + 1).to_string(), Face::Body, 15.0, number));
                    line.spawn(label(title, Face::Strong, 17.0, ink));
                })
                .observe(move |_: On<Activate>, mut chapter: ResMut<Chapter>| {
                    chapter.set_if_neq(Chapter(index));
                });
        }
    }

    fn chapter_text(&self, area: &mut ChildSpawnerCommands<'_>) {
        let number = self.chapter + 1;
        let key = format!("rules-{}-{number}", self.game.id);
        let text = self.texts.fmt(&format!("{key}-text"), &values(self.game, self.setup));
        area.spawn((
            Node {
                padding: UiRect { right: px(26), left: px(6), top: px(6), bottom: px(20) },
                ..column(12.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|page| {
            page.spawn(label(self.texts.get(&key), Face::Title, 29.0, palette::INK));
            for paragraph in text.split("\n\n") {
                page.spawn(label(paragraph.trim(), Face::Body, 17.0, palette::INK));
            }
        });
    }

    /// The options that differ from the usual.
    fn in_force(&self, aside: &mut ChildSpawnerCommands<'_>) {
        aside.spawn(label(self.texts.get("rules-in-force"), Face::Title, 20.0, palette::INK));
        let changed: Vec<&OptionDef> =
            self.game.options.iter().filter(|def| self.setup.options.value(def) != def.default()).collect();
        if changed.is_empty() {
            aside.spawn(label(self.texts.get("rules-none"), Face::Body, 15.5, palette::INK_SOFT));
        }
        for def in changed {
            let key = format!("option-{}-{}", self.game.id, def.key);
            aside
                .spawn((
                    Node {
                        align_self: AlignSelf::FlexStart,
                        padding: UiRect::axes(px(10), px(3)),
                        border_radius: BorderRadius::MAX,
                        ..row(5.0)
                    },
                    BackgroundColor(palette::HONEY),
                    Pickable::IGNORE,
                ))
                .with_children(|tag| {
                    tag.spawn(icon("check", 13.0, palette::INK));
                    tag.spawn(label(self.texts.get(&key), Face::Strong, 14.0, palette::INK));
                });
            let value = match self.setup.options.value(def) {
                Value::Number(number) => number.to_string(),
                Value::Word(word) if word == "on" || word == "off" => {
                    self.texts.get(&format!("state-{word}"))
                }
                Value::Word(word) => self.texts.get(&format!("{key}-{word}")),
            };
            aside.spawn(label(value, Face::Body, 15.5, palette::INK));
        }
    }
}
