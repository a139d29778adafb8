//! Options: pace, motion, sizes and hand. Only what works is shown, and changes show at once.

use bevy::prelude::*;

use super::close_by_button;
use crate::{
    AppSystems,
    arguments::Speed,
    preferences::{Patience, Preferences},
    screens::{Menu, resized},
    text::Texts,
    theme::{
        button::{self, Activate, pressable},
        canvas::Canvas,
        control::{Picked, Stepped, segments, stepper, switch},
        lettering::{Face, label},
        look::Look,
        palette,
        panel::{self, Layer, column, row},
        picture::icon,
        prompt::{Glyph, prompts},
        scroll::scroller,
    },
};

/// The panel's root.
#[derive(Component)]
struct Root;

const SPEEDS: [(Speed, &str); 4] = [
    (Speed::Half, "options-speed-half"),
    (Speed::Usual, "options-speed-usual"),
    (Speed::Double, "options-speed-double"),
    (Speed::Instant, "options-speed-instant"),
];

const PATIENCE: [(Patience, &str); 3] = [
    (Patience::Usual, "options-patience-usual"),
    (Patience::Long, "options-patience-long"),
    (Patience::Endless, "options-patience-endless"),
];

/// Draws the panel anew after every change.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Options), draw).add_systems(
        Update,
        draw.run_if(in_state(Menu::Options).and_then(resized.or_else(resource_changed::<Preferences>)))
            .in_set(AppSystems::Present),
    );
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    preferences: Res<Preferences>,
    canvas: Res<Canvas>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let page = Page { texts: &texts, preferences: &preferences, narrow: canvas.is_portrait() };
    commands.spawn((Root, DespawnOnExit(Menu::Options), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            root.spawn(panel::paper(Node {
                width: px(720),
                max_width: percent(95),
                max_height: percent(88),
                padding: UiRect { left: px(28), right: px(22), top: px(24), bottom: px(24) },
                ..column(12.0)
            }))
            .with_children(|sheet| page.draw(sheet));
            root.spawn((
                Node { padding: UiRect::axes(px(20), px(8)), border_radius: BorderRadius::MAX, ..default() },
                BackgroundColor(palette::NIGHT.with_alpha(0.88)),
                Pickable::IGNORE,
            ))
            .with_children(|bar| {
                prompts(
                    bar,
                    &[
                        (Glyph::Move, texts.get("prompt-move")),
                        (Glyph::Choose, texts.get("prompt-change")),
                        (Glyph::Back, texts.get("prompt-back")),
                    ],
                );
            });
        },
    );
}

struct Page<'a> {
    texts: &'a Texts,
    preferences: &'a Preferences,
    narrow: bool,
}

impl Page<'_> {
    fn draw(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        sheet.spawn(panel::hairline());
        sheet.spawn((Node { flex_shrink: 0.0, ..row(20.0) }, Pickable::IGNORE)).with_children(|head| {
            head.spawn(label(self.texts.get("options"), Face::Title, 38.0, palette::INK));
            head.spawn((Node { flex_grow: 1.0, flex_shrink: 1.0, ..default() }, Pickable::IGNORE))
                .with_children(|aside| {
                    aside.spawn(label(self.texts.get("options-note"), Face::Italic, 15.5, palette::INK_SOFT));
                });
            button::square(Look::Paper, "close", "close", self.texts.get("options-close"))
                .spawn(head)
                .observe(close_by_button);
        });
        sheet.spawn(panel::rule());
        scroller(sheet, "options", Node { min_height: px(0), flex_shrink: 1.0, ..default() }, |list| {
            list.spawn((Node { padding: UiRect::axes(px(10), px(4)), ..column(4.0) }, Pickable::IGNORE))
                .with_children(|list| self.rows(list));
        });
    }

    fn rows(&self, list: &mut ChildSpawnerCommands<'_>) {
        let words: Vec<String> = SPEEDS.iter().map(|(_, key)| self.texts.get(key)).collect();
        let now = SPEEDS.iter().position(|(speed, _)| *speed == self.preferences.speed).unwrap_or(1);
        self.line(list, "speed", "options-speed", |line| {
            segments(line, "speed", &words, now).observe(
                |picked: On<Picked>, mut preferences: ResMut<Preferences>| {
                    if let Some((speed, _)) = SPEEDS.get(picked.index) {
                        preferences.speed = *speed;
                    }
                },
            );
        });
        let words: Vec<String> = PATIENCE.iter().map(|(_, key)| self.texts.get(key)).collect();
        let now = PATIENCE.iter().position(|(patience, _)| *patience == self.preferences.patience);
        self.line(list, "pause", "options-patience", |line| {
            segments(line, "patience", &words, now.unwrap_or(0)).observe(
                |picked: On<Picked>, mut preferences: ResMut<Preferences>| {
                    if let Some((patience, _)) = PATIENCE.get(picked.index) {
                        preferences.patience = *patience;
                    }
                },
            );
        });
        self.switch_line(list, "motion", "options-motion", self.preferences.reduced_motion, |preferences| {
            preferences.reduced_motion = !preferences.reduced_motion;
        });
        self.size_line(
            list,
            "text-size",
            "options-text",
            self.preferences.text_scale(),
            Preferences::step_text,
        );
        self.size_line(
            list,
            "cards",
            "options-cards",
            self.preferences.card_scale(),
            Preferences::step_cards,
        );
        self.switch_line(list, "player", "options-hand", self.preferences.left_handed, |preferences| {
            preferences.left_handed = !preferences.left_handed;
        });
        self.size_line(
            list,
            "sound",
            "options-sounds",
            self.preferences.effects_volume(),
            Preferences::step_effects,
        );
        self.size_line(
            list,
            "sound",
            "options-buttons",
            self.preferences.interface_volume(),
            Preferences::step_interface,
        );
        self.switch_line(list, "sound", "options-quiet", self.preferences.quiet_when_away, |preferences| {
            preferences.quiet_when_away = !preferences.quiet_when_away;
        });
    }

    /// A row: its picture, its name and note, and a control on the right, or below on a phone.
    fn line(
        &self,
        list: &mut ChildSpawnerCommands<'_>,
        picture: &str,
        key: &str,
        control: impl FnOnce(&mut ChildSpawnerCommands<'_>),
    ) {
        let node = Node {
            flex_wrap: if self.narrow { FlexWrap::Wrap } else { FlexWrap::NoWrap },
            ..self.line_node()
        };
        list.spawn((node, Pickable::IGNORE)).with_children(|line| {
            self.words(line, picture, key);
            control(line);
        });
        list.spawn(panel::rule());
    }

    fn line_node(&self) -> Node {
        Node {
            min_height: px(56),
            padding: UiRect::axes(px(8), px(4)),
            border_radius: BorderRadius::all(px(12)),
            row_gap: px(6),
            ..row(12.0)
        }
    }

    fn words(&self, line: &mut ChildSpawnerCommands<'_>, picture: &str, key: &str) {
        line.spawn(icon(picture, 24.0, palette::LEAF_DARK));
        line.spawn((Node { flex_grow: 1.0, flex_shrink: 1.0, ..column(0.0) }, Pickable::IGNORE))
            .with_children(|words| {
                words.spawn(label(self.texts.get(key), Face::Bold, 18.0, palette::INK));
                words.spawn(label(
                    self.texts.get(&format!("{key}-note")),
                    Face::Body,
                    14.5,
                    palette::INK_SOFT,
                ));
            });
    }

    fn switch_line(
        &self,
        list: &mut ChildSpawnerCommands<'_>,
        picture: &str,
        key: &'static str,
        on: bool,
        flip: impl Fn(&mut Preferences) + Send + Sync + 'static,
    ) {
        let state = self.texts.get(if on { "options-on" } else { "options-off" });
        let spoken = self
            .texts
            .fmt("setup-switch", &[("rule", self.texts.get(key).into()), ("state", state.as_str().into())]);
        list.spawn((pressable(key, spoken), Look::Bare, self.line_node(), BackgroundColor(Color::NONE)))
            .with_children(|line| {
                self.words(line, picture, key);
                line.spawn(label(state, Face::Strong, 16.0, palette::INK));
                switch(line, on);
            })
            .observe(move |_: On<Activate>, mut preferences: ResMut<Preferences>| flip(&mut preferences));
        list.spawn(panel::rule());
    }

    fn size_line(
        &self,
        list: &mut ChildSpawnerCommands<'_>,
        picture: &str,
        key: &'static str,
        scale: f32,
        step: fn(&mut Preferences, i8),
    ) {
        let name = self.texts.get(key);
        let value =
            self.texts.fmt("options-percent", &[("percent", f64::from((scale * 100.0).round()).into())]);
        let less = self.texts.fmt("options-smaller", &[("what", name.as_str().into())]);
        let more = self.texts.fmt("options-larger", &[("what", name.as_str().into())]);
        self.line(list, picture, key, |line| {
            stepper(line, key, value, less, more).observe(
                move |stepped: On<Stepped>, mut preferences: ResMut<Preferences>| {
                    step(&mut preferences, stepped.by);
                },
            );
        });
    }
}
