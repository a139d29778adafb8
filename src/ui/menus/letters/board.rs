//! The panel: what is written, names and words to take as they are, the letters, and the ways on.

use bevy::prelude::*;

use super::{done, field};
use crate::{
    shell::{
        AppSystems,
        assets::Face,
        canvas::{Canvas, resized},
        clipboard::Clipboard,
        match_setup::MatchSetup,
        preferences::Preferences,
        states::Menu,
        text::Texts,
    },
    stage::palette,
    store::house::Shelf,
    ui::{
        menus::{
            close_by_button,
            entry::{Entry, Purpose},
            frame::prompt_bar,
            house::offers,
            rules::terms,
        },
        theme::{
            button::{self, Activate},
            lettering::label,
            look::Look,
            panel::{self, Layer, column, row},
            prompt::Glyph,
            role::heading,
            scroll::scroller,
        },
    },
};

/// The letters of a name, and those of a code: no I, L, O and U there.
const OF_NAMES: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789’&-!";
const OF_CODES: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const OF_LINKS: &str = "abcdefghijklmnopqrstuvwxyz0123456789:/.#";
const IN_A_ROW: usize = 10;

/// The panel's root.
#[derive(Component)]
struct Root;

/// Where it stands what is wrong with it.
#[derive(Component)]
struct Said;

/// Draws the panel, and what is written on it.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Letters), draw).add_systems(
        Update,
        (
            draw.run_if(resized),
            field::show,
            say.run_if(resource_changed::<Entry>.or_else(any_match_filter::<Added<Said>>)),
        )
            .chain()
            .run_if(in_state(Menu::Letters))
            .in_set(AppSystems::Present),
    );
}

/// What is wrong with the text.
fn say(entry: Res<Entry>, texts: Res<Texts>, mut said: Query<(&mut Text, &mut TextColor), With<Said>>) {
    for (mut text, mut ink) in &mut said {
        let hint = || texts.get(entry.purpose.words().note);
        text.set_if_neq(Text(entry.said.clone().unwrap_or_else(hint)));
        ink.set_if_neq(TextColor(if entry.said.is_some() { palette::NEGATIVE } else { palette::INK_SOFT }));
    }
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    entry: Res<Entry>,
    setup: Res<MatchSetup>,
    shelf: Res<Shelf>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let page = Page {
        texts: &texts,
        entry: &entry,
        narrow: canvas.is_portrait(),
        text_scale: preferences.text_scale(),
    };
    let offered = match entry.purpose {
        Purpose::Code
        | Purpose::Own
        | Purpose::Chair(_)
        | Purpose::Beside(_)
        | Purpose::Link
        | Purpose::Server
        | Purpose::Game => Vec::new(),
        Purpose::Search => terms(&texts, &setup),
        Purpose::Name | Purpose::Rename(_) => offers(&texts, setup.game, &shelf),
    };
    commands.spawn((Root, DespawnOnExit(Menu::Letters), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            root.spawn(panel::paper(Node {
                width: px(640),
                max_width: percent(95),
                max_height: percent(88),
                padding: UiRect::axes(px(if page.narrow { 14.0 } else { 28.0 }), px(22)),
                ..column(12.0)
            }))
            .with_children(|sheet| page.draw(sheet, offered));
            if page.narrow {
                return; // no room, and no buttons to name on a phone
            }
            let mut ways = vec![
                (Glyph::Choose, texts.get("prompt-choose")),
                (Glyph::Move, texts.get("prompt-move")),
                (Glyph::West, texts.get("letters-erase")),
            ];
            if !entry.is_code() {
                ways.push((Glyph::North, texts.get("letters-space")));
            }
            ways.extend([(Glyph::Start, texts.get("prompt-done")), (Glyph::Back, texts.get("prompt-back"))]);
            prompt_bar(root, &ways);
        },
    );
}

struct Page<'a> {
    texts: &'a Texts,
    entry: &'a Entry,
    narrow: bool,
    text_scale: f32,
}

impl Page<'_> {
    fn draw(&self, sheet: &mut ChildSpawnerCommands<'_>, offered: Vec<String>) {
        sheet.spawn(panel::hairline());
        let words = self.entry.purpose.words();
        sheet
            .spawn(Node { justify_content: JustifyContent::SpaceBetween, flex_shrink: 0.0, ..row(12.0) })
            .with_children(|head| {
                let size = if self.narrow { 26.0 } else { 32.0 };
                head.spawn(heading(self.texts.get(words.title), size, palette::INK));
                button::square(Look::Paper, "close", "close", self.texts.get("letters-cancel"))
                    .spawn(head)
                    .observe(close_by_button);
            });
        self.field(sheet);
        scroller(sheet, "letters", Node { min_height: px(0), flex_shrink: 1.0, ..default() }, |list| {
            let room = UiRect { left: px(4), right: px(10), top: px(4), bottom: px(4) };
            list.spawn(Node { padding: room, ..column(12.0) }).with_children(|list| {
                self.helps(list, offered);
                self.letters(list);
            });
        });
        button::primary("letters-done", self.texts.get(words.done))
            .height(50.0)
            .size(20.0)
            .first()
            .spawn(sheet)
            .observe(|_: On<Activate>, mut commands: Commands| commands.run_system_cached(done::finish));
    }

    /// The line with the text, and a line for what is wrong.
    fn field(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        field::spawn(sheet, self.texts.get(self.entry.purpose.words().title), self.text_scale);
        sheet.spawn((Said, label("", Face::Body, 15.5, palette::INK_SOFT)));
    }

    /// What saves writing: names that are offered, and the clipboard.
    fn helps(&self, list: &mut ChildSpawnerCommands<'_>, offered: Vec<String>) {
        let line = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(8), ..row(8.0) };
        list.spawn(line).with_children(|line| {
            for (nth, name) in offered.into_iter().enumerate() {
                let spoken =
                    self.texts.fmt(self.entry.purpose.words().offer, &[("name", name.as_str().into())]);
                button::paper(format!("offer-{nth}"), name.as_str())
                    .spoken(spoken)
                    .size(15.0)
                    .height(40.0)
                    .spawn(line)
                    .observe(move |_: On<Activate>, mut entry: ResMut<Entry>, mut commands: Commands| {
                        entry.put(name.clone());
                        // A name may still be mended; a word is looked for at once.
                        if entry.purpose == Purpose::Search {
                            commands.run_system_cached(done::finish);
                        }
                    });
            }
            if !matches!(self.entry.purpose, Purpose::Search | Purpose::Game) {
                button::paper("letters-paste", self.texts.get("letters-paste"))
                    .size(15.0)
                    .height(40.0)
                    .spawn(line)
                    .observe(|_: On<Activate>, mut clipboard: ResMut<Clipboard>| clipboard.ask());
            }
        });
    }

    /// A button for each letter.
    fn letters(&self, list: &mut ChildSpawnerCommands<'_>) {
        let letters = match self.entry.purpose {
            Purpose::Code => OF_CODES,
            Purpose::Link | Purpose::Server => OF_LINKS,
            _ => OF_NAMES,
        };
        let letters: Vec<char> = letters.chars().collect();
        let gap = if self.narrow { 3.0 } else { 6.0 };
        list.spawn(column(gap)).with_children(|board| {
            for letters in letters.chunks(IN_A_ROW) {
                board.spawn(row(gap)).with_children(|line| {
                    for letter in letters {
                        self.letter(line, *letter);
                    }
                    // A short row keeps its letters as wide as the others'.
                    for _ in letters.len()..IN_A_ROW {
                        line.spawn(Node { flex_grow: 1.0, flex_basis: px(0), ..default() });
                    }
                });
            }
            board.spawn(row(gap)).with_children(|line| {
                if !self.entry.is_code() {
                    self.key(line, "letters-space", self.texts.get("letters-space")).observe(
                        |_: On<Activate>, texts: Res<Texts>, mut entry: ResMut<Entry>| {
                            entry.write(" ", &texts);
                        },
                    );
                }
                self.key(line, "letters-erase", self.texts.get("letters-erase"))
                    .observe(|_: On<Activate>, mut entry: ResMut<Entry>| entry.erase());
            });
        });
    }

    fn letter(&self, line: &mut ChildSpawnerCommands<'_>, letter: char) {
        let spoken = self.texts.fmt("letters-letter", &[("letter", letter.to_string().into())]);
        let mut key = self.key(line, &format!("letter-{letter}"), letter.to_string());
        key.insert(crate::shell::names::AccessibleName(spoken));
        key.observe(move |_: On<Activate>, texts: Res<Texts>, mut entry: ResMut<Entry>| {
            let cased = entry.cased(letter);
            entry.write(&cased, &texts);
        });
    }

    fn key<'b>(
        &self,
        line: &'b mut ChildSpawnerCommands<'_>,
        tag: &str,
        words: String,
    ) -> EntityCommands<'b> {
        let mut key = line.spawn((
            button::pressable(tag, words.as_str()),
            Look::Row,
            Node {
                height: px(42),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::all(px(9)),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            BackgroundColor(Color::WHITE),
            BorderColor::all(palette::PAPER_LINE),
        ));
        key.with_children(|face| {
            face.spawn(label(words, Face::Strong, 17.0, palette::INK));
        });
        key
    }
}
