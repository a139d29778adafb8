//! Options: sight, sound, play and controls, a tab each. Only what works is shown, and changes show at once.

use bevy::prelude::*;

use super::frame::{Heading, prompt_bar};
use crate::{
    shell::{
        AppSystems,
        assets::Face,
        bindings::Bindings,
        canvas::{Canvas, resized},
        intent::Intent,
        preferences::Preferences,
        states::Menu,
        text::Texts,
    },
    stage::palette,
    ui::{
        input::{
            focus::{FirstFocus, FocusTag},
            rebinding::Rebinding,
        },
        theme::{
            button::Activate,
            lettering::label,
            look::Look,
            panel::{self, Layer, column, row},
            picture::icon,
            prompt::{Glyph, glyph},
            role,
            scroll::scroller,
        },
    },
};
use controls::Controls;
use copies::{Copies, Sought};

mod controls;
mod copies;
mod decks;
mod rows;
mod tabs;

/// The panel's root.
#[derive(Component)]
struct Root;

/// The tab that is open.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Tab {
    #[default]
    Sight,
    Sound,
    Play,
    Controls,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Sight, Self::Sound, Self::Play, Self::Controls];

    /// Its key in the texts and its picture.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Sight => ("options-tab-sight", "eye"),
            Self::Sound => ("options-tab-sound", "sound"),
            Self::Play => ("options-tab-play", "cards"),
            Self::Controls => ("options-tab-controls", "pad-dpad"),
        }
    }

    /// So many tabs further, round and round.
    fn step(self, by: usize) -> Self {
        Self::ALL[(self as usize + by) % Self::ALL.len()]
    }
}

/// Draws the panel anew after every change.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tab>()
        .add_plugins((controls::plugin, copies::plugin))
        .add_systems(OnEnter(Menu::Options), draw)
        .add_systems(
            Update,
            (
                turn.in_set(AppSystems::Think),
                draw.run_if(
                    resized
                        .or_else(resource_changed::<Preferences>)
                        .or_else(resource_changed::<Tab>)
                        .or_else(resource_changed::<Sought>)
                        .or_else(resource_changed::<Bindings>)
                        .or_else(resource_changed::<Rebinding>),
                )
                .in_set(AppSystems::Present),
            )
                .run_if(in_state(Menu::Options)),
        );
}

/// The shoulder buttons and Tab leaf through the tabs.
fn turn(mut intents: MessageReader<Intent>, mut tab: ResMut<Tab>, mut focus: MessageWriter<FocusTag>) {
    for intent in intents.read() {
        let by = match intent {
            Intent::NextRegion => 1,
            Intent::PrevRegion => Tab::ALL.len() - 1,
            _ => continue,
        };
        *tab = tab.step(by);
        focus.write(FocusTag(tab.names().0.into()));
    }
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    preferences: Res<Preferences>,
    tab: Res<Tab>,
    canvas: Res<Canvas>,
    (copies, controls): (Copies, Controls),
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let narrow = canvas.is_portrait();
    let page = Page {
        texts: &texts,
        preferences: &preferences,
        tab: *tab,
        narrow,
        copies: &copies,
        controls: &controls,
    };
    commands.spawn((Root, DespawnOnExit(Menu::Options), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            root.spawn(panel::paper(Node {
                width: px(720),
                max_width: percent(95),
                // The same height whichever tab is open, so that nothing jumps.
                height: px(if page.narrow { 700.0 } else { 560.0 }),
                max_height: percent(88),
                padding: UiRect { left: px(28), right: px(22), top: px(20), bottom: px(20) },
                ..column(10.0)
            }))
            .with_children(|sheet| page.draw(sheet));
            prompt_bar(
                root,
                &[
                    (Glyph::Next, texts.get("prompt-tab")),
                    (Glyph::Move, texts.get("prompt-move")),
                    (Glyph::Choose, texts.get("prompt-change")),
                    (Glyph::Back, texts.get("prompt-back")),
                ],
            );
        },
    );
}

struct Page<'a, 'w> {
    texts: &'a Texts,
    preferences: &'a Preferences,
    tab: Tab,
    narrow: bool,
    copies: &'a Copies<'w>,
    controls: &'a Controls<'w>,
}

impl Page<'_, '_> {
    fn draw(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        sheet.spawn(panel::hairline());
        let heading = Heading::new(self.texts.get("options"), 38.0);
        let note = || self.texts.get("options-note");
        if self.narrow { heading } else { heading.aside(note(), 15.5) }.spawn(sheet, self.texts);
        self.tabs(sheet);
        sheet.spawn(panel::rule());
        let body = Node { min_height: px(0), flex_grow: 1.0, flex_shrink: 1.0, ..default() };
        scroller(sheet, self.tab.names().0, body, |list| {
            list.spawn(Node { padding: UiRect::axes(px(10), px(4)), ..column(4.0) }).with_children(|list| {
                match self.tab {
                    Tab::Sight => self.sight(list),
                    Tab::Sound => self.sound(list),
                    Tab::Play => self.play(list),
                    Tab::Controls => self.controls(list),
                }
            });
        });
    }

    fn tabs(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        let node = Node { justify_content: JustifyContent::SpaceBetween, flex_shrink: 0.0, ..row(6.0) };
        let tabs = role::tabs(self.texts.get("options"));
        sheet.spawn((tabs, node)).with_children(|line| {
            line.spawn(glyph(Glyph::Previous, 24.0, palette::INK_SOFT));
            for tab in Tab::ALL {
                self.tab(line, tab);
            }
            line.spawn(glyph(Glyph::Next, 24.0, palette::INK_SOFT));
        });
    }

    /// The open tab is dark, with a honey line under its word.
    fn tab(&self, line: &mut ChildSpawnerCommands<'_>, tab: Tab) {
        let (key, picture) = tab.names();
        let open = tab == self.tab;
        let (ground, ink) = if open { (palette::NIGHT, palette::CREAM) } else { (Color::NONE, palette::INK) };
        let mut button = line.spawn((
            role::tab(key, self.texts.get(key)),
            if open { Look::Chosen } else { Look::Bare },
            Node {
                flex_grow: 1.0,
                min_height: px(44),
                padding: UiRect::axes(px(8), px(6)),
                border_radius: BorderRadius::all(px(13)),
                justify_content: JustifyContent::Center,
                ..row(8.0)
            },
            BackgroundColor(ground),
        ));
        role::open(&mut button, open);
        if open {
            button.insert(FirstFocus);
        }
        button
            .with_children(|face| {
                if !self.narrow {
                    face.spawn(icon(picture, 22.0, ink));
                }
                face.spawn(label(
                    self.texts.get(key),
                    Face::Bold,
                    if self.narrow { 15.0 } else { 17.0 },
                    ink,
                ));
                if open {
                    face.spawn((
                        Node {
                            position_type: PositionType::Absolute,
                            bottom: px(4),
                            left: percent(25),
                            width: percent(50),
                            height: px(3),
                            border_radius: BorderRadius::MAX,
                            ..default()
                        },
                        BackgroundColor(palette::HONEY),
                    ));
                }
            })
            .observe(move |_: On<Activate>, mut now: ResMut<Tab>| {
                now.set_if_neq(tab);
            });
    }
}
