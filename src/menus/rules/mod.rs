//! The rules reader: chapters of the game's rules with the options in force, beside a list of the house rules.

use bevy::prelude::*;
use rummage_rules::{
    deck::Deck,
    games::{self, Game},
};

use super::frame::{Heading, prompt_bar};
use crate::{
    AppSystems,
    input::{focus::FocusTag, intent::Intent},
    screens::{Menu, match_setup::MatchSetup, resized},
    text::{FluentValue, Texts, argument},
    theme::{
        canvas::Canvas,
        faces::Faces,
        panel::{self, Layer, column},
        prompt::Glyph,
    },
};

mod page;

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
    mut focus: MessageWriter<FocusTag>,
    texts: Res<Texts>,
    setup: Res<MatchSetup>,
) {
    let count = chapters(&texts, setup.game).len().max(1);
    for intent in intents.read() {
        let step = match intent {
            Intent::NextRegion => 1,
            Intent::PrevRegion => count - 1,
            _ => continue,
        };
        chapter.0 = (chapter.0 + step) % count;
        focus.write(FocusTag(format!("chapter-{}", chapter.0)));
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
    faces: Faces,
    mut commands: Commands,
) {
    let Some(game) = games::find(setup.game) else { return };
    old.iter().for_each(|root| commands.entity(root).despawn());
    let spec = game.spec(game.usual_seats, &default()).ok();
    let deck = spec.as_ref().map(|spec| &spec.deck);
    let page = Page { texts: &texts, setup: &setup, game, chapter: chapter.0, faces: &faces, deck };
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
                prompt_bar(
                    root,
                    &[
                        (Glyph::Next, texts.get("prompt-chapter")),
                        (Glyph::Scroll, texts.get("prompt-scroll")),
                        (Glyph::Back, texts.get("prompt-back")),
                    ],
                );
            }
        },
    );
}

struct Page<'a> {
    texts: &'a Texts,
    setup: &'a MatchSetup,
    game: &'static Game,
    chapter: usize,
    faces: &'a Faces<'a>,
    /// The cards of the game, for the examples.
    deck: Option<&'a Deck>,
}

impl Page<'_> {
    fn heading(&self, sheet: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let name = self.texts.get(&format!("game-{}", self.game.id));
        let heading = if portrait {
            Heading::new(name, 24.0)
        } else {
            Heading::new(name, 30.0).aside(self.texts.get("rules-subtitle"), 19.0)
        };
        heading.spawn(sheet, self.texts);
    }
}
