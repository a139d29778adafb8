//! The rules reader: chapters of the game's rules with the options in force, beside a list of the house rules; and a search through them.

use bevy::prelude::*;
use rummage_rules::{
    cards::deck::Deck,
    games::{self, Game},
};

use super::{
    CameFrom,
    frame::{Heading, prompt_bar},
    open_from,
};
use crate::{
    shell::{
        AppSystems,
        assets::{Artwork, Face},
        canvas::{Canvas, resized},
        intent::Intent,
        match_setup::MatchSetup,
        states::{Menu, Screen},
        text::Texts,
    },
    stage::palette,
    ui::{
        input::focus::FocusTag,
        menus::entry::{Letters, Purpose},
        theme::{
            button::{self, Activate},
            faces::Faces,
            lettering::label,
            look::Look,
            panel::{self, Layer, column, row},
            prompt::Glyph,
        },
    },
};

mod chapters;
mod page;
mod paragraph;
mod sought;
mod which;

pub use sought::Sought;
pub(crate) use sought::terms;

use chapters::{Chapter, chapters};

/// The reader's root.
#[derive(Component)]
struct Root;

/// The chapter that is open, counted from nought.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
struct Open(usize);

/// Draws the reader, turns its pages and looks for words.
pub fn plugin(app: &mut App) {
    app.init_resource::<Open>()
        .init_resource::<Sought>()
        .add_plugins(which::plugin)
        .add_systems(OnEnter(Menu::Rules), (sought::open_first, draw).chain())
        // Who comes back later begins anew.
        .add_systems(OnEnter(Menu::None), forget)
        .add_systems(OnEnter(Menu::Pause), forget)
        .add_systems(
            Update,
            (
                (turn_pages, look_for).in_set(AppSystems::Think),
                draw.run_if(
                    resized
                        .or_else(resource_changed::<Open>)
                        .or_else(resource_changed::<Sought>)
                        // The faces of a deck that was sent for are there.
                        .or_else(resource_exists_and_changed::<Artwork>),
                )
                .in_set(AppSystems::Present),
            )
                .run_if(in_state(Menu::Rules)),
        );
}

fn forget(mut sought: ResMut<Sought>) {
    sought.set_if_neq(Sought::default());
}

/// The next chapter, or the next that speaks of what is looked for.
fn turn_pages(
    mut intents: MessageReader<Intent>,
    mut open: ResMut<Open>,
    mut focus: MessageWriter<FocusTag>,
    texts: Res<Texts>,
    setup: Res<MatchSetup>,
    sought: Res<Sought>,
) {
    let Some(game) = games::find(setup.game) else { return };
    let chapters = chapters(&texts, game, &setup);
    let count = chapters.len().max(1);
    let stops = |nth: usize| {
        sought.words().is_none() || chapters.get(nth).is_some_and(|chapter| sought.count(chapter) > 0)
    };
    for intent in intents.read() {
        let step = match intent {
            Intent::NextRegion => 1,
            Intent::PrevRegion => count - 1,
            _ => continue,
        };
        let mut following = (1..=count).map(|steps| (open.0 + steps * step) % count);
        if let Some(next) = following.find(|nth| stops(*nth)) {
            open.0 = next;
        }
        focus.write(FocusTag(format!("chapter-{}", open.0)));
    }
}

/// The buttons of the pad, and their keys, that begin a search and end it.
fn look_for(mut intents: MessageReader<Intent>, mut sought: ResMut<Sought>, mut letters: Letters) {
    for intent in intents.read() {
        match intent {
            Intent::Primary => begin(&mut letters),
            Intent::Act2 => {
                sought.set_if_neq(Sought::default());
            }
            _ => {}
        }
    }
}

fn begin(letters: &mut Letters) {
    letters.open(Menu::Rules, Purpose::Search, String::new());
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    setup: Res<MatchSetup>,
    open: Res<Open>,
    sought: Res<Sought>,
    canvas: Res<Canvas>,
    screen: Res<State<Screen>>,
    faces: Faces,
    mut commands: Commands,
) {
    let Some(game) = games::find(setup.game) else { return };
    old.iter().for_each(|root| commands.entity(root).despawn());
    let spec = game.spec(game.usual_seats, &default()).ok();
    let deck = spec.as_ref().map(|spec| &spec.deck);
    let page = Page {
        texts: &texts,
        setup: &setup,
        game,
        chapters: chapters(&texts, game, &setup),
        open: open.0,
        sought: &sought,
        faces: &faces,
        deck,
        any_game: *screen.get() == Screen::Title,
    };
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
                page.finding(sheet);
                if portrait {
                    page.portrait(sheet);
                } else {
                    page.landscape(sheet);
                }
            });
            if !portrait {
                let mut ways = vec![
                    (Glyph::Next, texts.get("prompt-chapter")),
                    (Glyph::Scroll, texts.get("prompt-scroll")),
                    (Glyph::North, texts.get("prompt-search")),
                ];
                if sought.words().is_some() {
                    ways.push((Glyph::West, texts.get("rules-search-end")));
                }
                ways.push((Glyph::Back, texts.get("prompt-back")));
                prompt_bar(root, &ways);
            }
        },
    );
}

struct Page<'a> {
    texts: &'a Texts,
    setup: &'a MatchSetup,
    game: &'static Game,
    chapters: Vec<Chapter>,
    /// Which of them is open.
    open: usize,
    sought: &'a Sought,
    faces: &'a Faces<'a>,
    /// The cards of the game, for the examples.
    deck: Option<&'a Deck>,
    /// No table says whose rules these have to be.
    any_game: bool,
}

impl Page<'_> {
    fn heading(&self, sheet: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let name = self.texts.get(&format!("game-{}", self.game.id));
        let heading = if portrait {
            Heading::new(name, 24.0)
        } else {
            Heading::new(name, 30.0).aside(self.texts.get("rules-subtitle"), 19.0)
        };
        heading.spawn_with(sheet, self.texts, |head| {
            if self.any_game {
                self.another_game(head, portrait);
            }
            let words = self.texts.get("rules-search");
            let search = if portrait {
                button::square(Look::Paper, "rules-search", "search", words)
            } else {
                button::paper("rules-search", words)
                    .icon("search")
                    .size(15.5)
                    .height(44.0)
                    .left()
                    .width(px(230))
            };
            search.spawn(head).observe(|_: On<Activate>, mut letters: Letters| begin(&mut letters));
        });
    }

    /// The way to the rules of another game.
    fn another_game(&self, head: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let words = self.texts.get("rules-another");
        let another = if portrait {
            button::square(Look::Paper, "rules-another", "cards", words)
        } else {
            button::paper("rules-another", words).icon("cards").size(15.5).height(44.0)
        };
        another.spawn(head).observe(
            |_: On<Activate>, mut came: ResMut<CameFrom>, mut next: ResMut<NextState<Menu>>| {
                open_from(Menu::Rules, Menu::WhichRules, &mut came, &mut next);
            },
        );
    }

    /// What is looked for, how often it was found, and the way back to reading.
    fn finding(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        let Some(words) = self.sought.words() else { return };
        let places: usize = self.chapters.iter().map(|chapter| self.sought.count(chapter)).sum();
        let found = [("words", words.into()), ("places", places.into())];
        sheet.spawn(Node { flex_shrink: 0.0, ..row(12.0) }).with_children(|line| {
            line.spawn((
                Node { flex_shrink: 1.0, ..default() },
                children![label(self.texts.fmt("rules-found", &found), Face::Strong, 16.0, palette::INK)],
            ));
            button::paper("rules-search-end", self.texts.get("rules-search-end"))
                .icon("close")
                .size(14.5)
                .height(44.0)
                .spawn(line)
                .observe(|_: On<Activate>, mut sought: ResMut<Sought>| *sought = Sought::default());
        });
    }
}
