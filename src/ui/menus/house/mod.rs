//! House rules by name: those the game comes with and the player's own, to play by, pass on, rename and forget.

use bevy::prelude::*;
use rummage_rules::{
    games::{self, Game},
    house::code,
    house::options::Options,
};

use super::frame::{Heading, prompt_bar};
use crate::{
    shell::{
        AppSystems,
        canvas::{Canvas, resized},
        clipboard::{Clipboard, Handed},
        match_setup::{Base, MatchSetup},
        notice::Notice,
        states::Menu,
        text::Texts,
    },
    store::house::{Shelf, same},
    ui::{
        menus::entry::{Letters, Purpose},
        theme::{
            button::{self, Activate, Draft},
            panel::{self, Layer, column, row},
            prompt::Glyph,
            role,
            scroll::scroller,
        },
    },
};

mod rows;

/// The panel's root.
#[derive(Component)]
struct Root;

/// The rules that are about to be forgotten, until the player says so again.
#[derive(Resource, Default)]
struct Forgetting(Option<String>);

/// Draws the panel anew after every change.
pub fn plugin(app: &mut App) {
    app.init_resource::<Forgetting>()
        .add_systems(OnEnter(Menu::House), (ask_nothing, draw).chain())
        .add_systems(
            Update,
            draw.run_if(in_state(Menu::House))
                .run_if(
                    resized
                        .or_else(resource_changed::<Shelf>)
                        .or_else(resource_changed::<MatchSetup>)
                        .or_else(resource_changed::<Forgetting>),
                )
                .in_set(AppSystems::Present),
        );
}

fn ask_nothing(mut forgetting: ResMut<Forgetting>) {
    forgetting.0 = None;
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    setup: Res<MatchSetup>,
    shelf: Res<Shelf>,
    forgetting: Res<Forgetting>,
    canvas: Res<Canvas>,
    mut commands: Commands,
) {
    let Some(game) = games::find(setup.game) else { return };
    old.iter().for_each(|root| commands.entity(root).despawn());
    let page = Page {
        texts: &texts,
        setup: &setup,
        shelf: &shelf,
        game,
        forgetting: forgetting.0.as_deref(),
        narrow: canvas.is_portrait(),
    };
    commands.spawn((Root, DespawnOnExit(Menu::House), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            root.spawn(panel::paper(Node {
                width: px(760),
                max_width: percent(95),
                max_height: percent(88),
                padding: UiRect { left: px(28), right: px(22), top: px(24), bottom: px(22) },
                ..column(12.0)
            }))
            .with_children(|sheet| page.draw(sheet));
            prompt_bar(
                root,
                &[
                    (Glyph::Move, texts.get("prompt-move")),
                    (Glyph::Choose, texts.get("prompt-choose")),
                    (Glyph::Back, texts.get("prompt-back")),
                ],
            );
        },
    );
}

struct Page<'a> {
    texts: &'a Texts,
    setup: &'a MatchSetup,
    shelf: &'a Shelf,
    game: &'static Game,
    forgetting: Option<&'a str>,
    narrow: bool,
}

impl Page<'_> {
    fn draw(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        sheet.spawn(panel::hairline());
        let title = self.texts.get("house-title");
        let heading = if self.narrow {
            Heading::new(title, 30.0)
        } else {
            Heading::new(title, 36.0).aside(self.texts.get(&format!("game-{}", self.game.id)), 17.0)
        };
        heading.spawn(sheet, self.texts);
        sheet.spawn(panel::rule());
        scroller(sheet, "house", Node { min_height: px(0), flex_shrink: 1.0, ..default() }, |list| {
            let room = UiRect { left: px(6), right: px(16), top: px(4), bottom: px(6) };
            let all = role::choice(self.texts.get("house-title"));
            list.spawn((all, Node { padding: room, ..column(6.0) })).with_children(|list| self.rows(list));
        });
        sheet.spawn(panel::rule());
        self.foot(sheet);
    }

    /// What can be done with the rules in force.
    fn foot(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        let line = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(8), flex_shrink: 0.0, ..row(10.0) };
        sheet.spawn(line).with_children(|foot| {
            if let Base::Own(name) = &self.setup.base
                && !same(
                    self.game.options,
                    &self.shelf.options(self.game, &self.setup.base),
                    &self.setup.options,
                )
            {
                let words = self.texts.fmt("house-keep-in", &[("name", name.as_str().into())]);
                small("house-keep-in", words).spawn(foot).observe(keep_changes);
            }
            small("house-save", self.texts.get("house-save")).spawn(foot).observe(
                |_: On<Activate>,
                 texts: Res<Texts>,
                 setup: Res<MatchSetup>,
                 shelf: Res<Shelf>,
                 mut letters: Letters| {
                    let offered = offers(&texts, setup.game, &shelf).into_iter().next().unwrap_or_default();
                    letters.open(Menu::House, Purpose::Name, offered);
                },
            );
            small("house-code", self.texts.get("house-code")).spawn(foot).observe(
                |_: On<Activate>, setup: Res<MatchSetup>, texts: Res<Texts>, mut copier: Copier| {
                    let name = texts.base_name(setup.game, &setup.base);
                    copier.copy(setup.game, &name, &setup.options);
                },
            );
            small("house-enter", self.texts.get("house-enter")).spawn(foot).observe(
                |_: On<Activate>, mut letters: Letters| {
                    letters.open(Menu::House, Purpose::Code, String::new());
                },
            );
        });
    }
}

/// A small button on paper.
fn small(tag: impl Into<String>, words: String) -> Draft {
    button::paper(tag, words).size(15.0).height(40.0)
}

/// The names offered for a game's rules: none that is taken.
pub(super) fn offers(texts: &Texts, game: &str, shelf: &Shelf) -> Vec<String> {
    let all = (1..).map_while(|number| texts.find(&format!("letters-offer-{number}"), &[]));
    all.filter(|name| shelf.find(game, name).is_none()).take(3).collect()
}

fn keep_changes(
    _: On<Activate>,
    setup: Res<MatchSetup>,
    mut shelf: ResMut<Shelf>,
    texts: Res<Texts>,
    mut notices: MessageWriter<Notice>,
) {
    if let (Some(game), Base::Own(name)) = (games::find(setup.game), &setup.base) {
        shelf.change(game, name, &setup.options);
        notices.write(Notice(texts.fmt("house-kept", &[("name", name.as_str().into())])));
    }
}

/// Hands codes over.
#[derive(bevy::ecs::system::SystemParam)]
struct Copier<'w> {
    texts: Res<'w, Texts>,
    clipboard: ResMut<'w, Clipboard>,
    notices: MessageWriter<'w, Notice>,
}

impl Copier<'_> {
    fn copy(&mut self, game: &str, name: &str, options: &Options) {
        let Some(game) = games::find(game) else { return };
        let code = code(game, options);
        let code_words = ("code", code.as_str().into());
        let said = match self.clipboard.hand_over(&code, "rummage-house-rules.txt") {
            Ok(Handed::Clipboard) => self.texts.fmt("house-copied", &[code_words, ("name", name.into())]),
            Ok(Handed::File(file)) => self
                .texts
                .fmt("house-copied-file", &[code_words, ("file", file.display().to_string().into())]),
            Err(_) => self.texts.fmt("house-not-copied", &[code_words]),
        };
        self.notices.write(Notice(said));
    }
}
