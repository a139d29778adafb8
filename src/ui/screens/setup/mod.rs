//! Set the table: who sits around it, by which house rules, and what that will be like.

use bevy::prelude::*;
use rummage_rules::games::{self, Game};

use crate::{
    shell::{
        AppSystems,
        assets::Face,
        canvas::{Canvas, resized},
        intent::Intent,
        match_setup::MatchSetup,
        notice::Notice,
        preferences::Preferences,
        states::{Menu, Screen},
        text::Texts,
    },
    stage::palette,
    store::{
        house::Shelf,
        saves::{Waiting, WaitingMatch},
    },
    ui::screens::friends::Hosting,
    ui::theme::{
        button::{self, Activate},
        lettering::label,
        look::Look,
        panel::{self, column, row},
        prompt::{Glyph, prompts},
        role,
        scroll::{filling, scroller},
    },
};

mod again;
mod deal;
mod house;
mod rules;
mod seats;
mod strength;
mod summary;

pub(super) use again::{deal_again, lay_usual_table};
use deal::deal;

/// The screen's root.
#[derive(Component)]
struct Root;

/// Above this text size the rows of the seats are too narrow for all their words.
const LARGE_TEXT: f32 = 1.25;
/// Above this text size the columns lie one below the other.
const STACKED: f32 = 1.4;

/// Draws the three columns and goes on or back.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Setup), (draw, tell_trouble)).add_systems(
        Update,
        (
            draw.run_if(
                resized
                    .or_else(resource_changed::<MatchSetup>)
                    .or_else(resource_changed::<Waiting>)
                    .or_else(resource_exists_and_changed::<Shelf>),
            )
            .in_set(AppSystems::Present),
            answer.run_if(in_state(Menu::None)).in_set(AppSystems::Think),
        )
            .run_if(in_state(Screen::Setup)),
    );
}

/// House rules that could not be read are told of where they are missed.
fn tell_trouble(mut shelf: ResMut<Shelf>, texts: Res<Texts>, mut notices: MessageWriter<Notice>) {
    if let Some(why) = shelf.bypass_change_detection().take_trouble() {
        notices.write(Notice(texts.fmt("house-damaged", &[("why", why.into())])));
    }
}

fn answer(
    mut intents: MessageReader<Intent>,
    mut next: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    for intent in intents.read() {
        match intent {
            Intent::Back => next.set(Screen::Choose),
            Intent::Rules => menu.set(Menu::Rules),
            Intent::Menu | Intent::Primary => commands.run_system_cached(deal),
            _ => {}
        }
    }
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    canvas: Res<Canvas>,
    setup: Res<MatchSetup>,
    shelf: Res<Shelf>,
    waiting: Res<Waiting>,
    hosting: Option<Res<Hosting>>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    let Some(game) = games::find(setup.game) else { return };
    old.iter().for_each(|root| commands.entity(root).despawn());
    let page = Page {
        narrow: canvas.is_portrait() || preferences.text_scale() > LARGE_TEXT || setup.seats.len() > ROOMY,
        hosting: hosting.is_some(),
        texts: &texts,
        setup: &setup,
        shelf: &shelf,
        waiting: waiting.of(setup.game),
        game,
    };
    commands.spawn((Root, DespawnOnExit(Screen::Setup), panel::screen_root())).with_children(|root| {
        if canvas.is_portrait() || preferences.text_scale() > STACKED {
            page.stacked(root, if canvas.is_portrait() { 10.0 } else { 110.0 });
        } else {
            page.landscape(root);
        }
    });
}

/// How many seats have room for all their words; what is told of a level takes about as much.
const ROOMY: usize = 5;

/// What is needed to draw the screen once.
struct Page<'a> {
    /// Little room for words.
    narrow: bool,
    /// The table is for friends elsewhere.
    hosting: bool,
    texts: &'a Texts,
    setup: &'a MatchSetup,
    shelf: &'a Shelf,
    /// A match of this game that was begun and not ended.
    waiting: Option<&'a WaitingMatch>,
    game: &'static Game,
}

impl Page<'_> {
    fn landscape(&self, root: &mut ChildSpawnerCommands<'_>) {
        self.heading(root, 46.0, UiRect { left: px(60), right: px(20), top: px(36), bottom: px(12) });
        root.spawn(Node {
            align_items: AlignItems::Stretch,
            padding: UiRect { left: px(60), right: px(60), ..UiRect::ZERO },
            column_gap: px(20),
            ..filling()
        })
        .with_children(|columns| {
            self.panel(
                columns,
                Node { flex_grow: 1.0, flex_basis: px(430), ..default() },
                "setup-seats",
                |body| {
                    if self.setup.seats.len() + self.levels().len() <= ROOMY {
                        self.seats(body);
                        return;
                    }
                    scroller(body, "seats", filling(), |list| {
                        let room = UiRect { right: px(14), bottom: px(6), ..UiRect::ZERO };
                        list.spawn(Node { padding: room, ..column(8.0) })
                            .with_children(|list| self.seats(list));
                    });
                },
            );
            self.panel(
                columns,
                Node { flex_grow: 1.0, flex_basis: px(450), ..default() },
                "setup-rules",
                |body| {
                    // Large words need all the height there is for the list.
                    if !self.narrow {
                        self.house(body);
                    }
                    scroller(body, "house-rules", filling(), |list| {
                        if self.narrow {
                            self.house(list);
                        }
                        self.rules(list);
                    });
                },
            );
            // The ways to deal stand beside the prompts, lower than the other columns reach.
            let side =
                Node { width: px(240), flex_shrink: 0.0, margin: UiRect::bottom(px(-58)), ..column(16.0) };
            columns.spawn(side).with_children(|side| {
                self.summary(side);
                self.deal_button(side);
            });
        });
        root.spawn(Node {
            padding: UiRect { left: px(60), top: px(16), bottom: px(26), ..UiRect::ZERO },
            ..default()
        })
        .with_children(|foot| self.prompts(foot));
    }

    /// Everything in one column that scrolls, with so much room at its sides.
    fn stacked(&self, root: &mut ChildSpawnerCommands<'_>, side: f32) {
        self.heading(root, 28.0, UiRect { left: px(20), right: px(10), top: px(32), bottom: px(8) });
        scroller(root, "setup", filling(), |list| {
            list.spawn(Node { padding: UiRect::axes(px(side), px(10)), ..column(14.0) }).with_children(
                |list| {
                    self.panel(list, Node::default(), "setup-seats", |body| self.seats(body));
                    self.panel(list, Node::default(), "setup-rules", |body| {
                        self.house(body);
                        self.rules(body);
                    });
                },
            );
        });
        root.spawn(Node { padding: UiRect::axes(px(side + 2.0), px(12)), ..column(8.0) })
            .with_children(|foot| self.deal_button(foot));
    }

    fn heading(&self, root: &mut ChildSpawnerCommands<'_>, size: f32, padding: UiRect) {
        root.spawn(Node {
            justify_content: JustifyContent::SpaceBetween,
            padding,
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|head| {
            head.spawn(column(0.0)).with_children(|words| {
                let name = self.texts.get(&format!("game-{}", self.setup.game));
                words.spawn(role::heading(name, size, palette::CREAM));
                words.spawn(label(self.texts.get("setup-subtitle"), Face::Italic, 19.0, palette::MIST));
            });
            head.spawn(Node { align_self: AlignSelf::FlexStart, ..row(8.0) }).with_children(|icons| {
                button::square(Look::Glass, "rules", "rules", self.texts.get("rules"))
                    .spawn(icons)
                    .observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(Menu::Rules));
                button::square(Look::Glass, "back", "close", self.texts.get("prompt-back"))
                    .spawn(icons)
                    .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
                        next.set(Screen::Choose);
                    });
            });
        });
    }

    /// A paper panel with its title.
    fn panel(
        &self,
        parent: &mut ChildSpawnerCommands<'_>,
        node: Node,
        title: &str,
        fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
    ) {
        let node = Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(12),
            padding: UiRect { left: px(26), right: px(20), top: px(22), bottom: px(20) },
            min_height: px(0),
            ..node
        };
        parent.spawn(panel::paper(node)).with_children(|body| {
            body.spawn(panel::hairline());
            body.spawn(role::heading(self.texts.get(title), 25.0, palette::INK));
            fill(body);
        });
    }

    /// The way to the table, under the choice whether it is for practice.
    fn prompts(&self, parent: &mut ChildSpawnerCommands<'_>) {
        prompts(
            parent,
            &[
                (Glyph::Move, self.texts.get("prompt-move")),
                (Glyph::Choose, self.texts.get("prompt-change")),
                (Glyph::Start, self.texts.get("prompt-deal")),
                (Glyph::Back, self.texts.get("prompt-back")),
            ],
        );
    }
}
