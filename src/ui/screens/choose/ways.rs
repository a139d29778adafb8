//! The ways to a game among many: by what one knows, by how many play, by its letters.

use bevy::prelude::*;
use rummage_rules::games::{GAMES, Kin};

use crate::{
    shell::{states::Menu, text::Texts},
    ui::{
        menus::{
            entry::{Entry, Purpose},
            wanted::{MANY, Wanted},
        },
        theme::{
            button::{self, Activate},
            look::Look,
            panel::row,
            role,
        },
    },
};

/// How high a way is: what a finger finds.
const HEIGHT: f32 = 40.0;
/// Its letters.
const LETTERS: f32 = 15.5;

/// Draws them, in as many lines as they need.
pub(super) fn draw(parent: &mut ChildSpawnerCommands<'_>, texts: &Texts, wanted: &Wanted) {
    let line = || Node { flex_wrap: FlexWrap::Wrap, row_gap: px(6), ..row(6.0) };
    parent
        .spawn(Node { justify_content: JustifyContent::SpaceBetween, column_gap: px(18), ..line() })
        .with_children(|ways| {
            ways.spawn((line(), role::choice(texts.get("choose-by-kin")))).with_children(|line| {
                by_kin(line, texts, wanted);
            });
            ways.spawn(line()).with_children(|line| {
                line.spawn((row(6.0), role::choice(texts.get("choose-by-players")))).with_children(|line| {
                    by_players(line, texts, wanted);
                });
                by_letters(line, texts, wanted);
            });
        });
}

fn by_kin(line: &mut ChildSpawnerCommands<'_>, texts: &Texts, wanted: &Wanted) {
    for kin in std::iter::once(None).chain(Kin::ALL.map(Some)) {
        let key = match kin {
            None => "all",
            Some(Kin::LayDown) => "lay-down",
            Some(Kin::Knock) => "knock",
            Some(Kin::Contract) => "contract",
            Some(Kin::Partners) => "partners",
            Some(Kin::Two) => "two",
        };
        let words = texts.fmt(&format!("choose-kin-{key}"), &[("count", (GAMES.len() as i64).into())]);
        let spoken = texts.get(&format!("choose-kin-{key}-spoken"));
        way(line, format!("kin-{key}"), words, spoken, wanted.kin == kin).observe(
            move |_: On<Activate>, mut wanted: ResMut<Wanted>| {
                let players = wanted.players;
                wanted.set_if_neq(Wanted { kin, players, ..default() });
            },
        );
    }
}

fn by_players(line: &mut ChildSpawnerCommands<'_>, texts: &Texts, wanted: &Wanted) {
    for players in std::iter::once(None).chain((2..=MANY).map(Some)) {
        let (tag, words, spoken) = match players {
            None => ("any".into(), texts.get("choose-any"), texts.get("choose-any-spoken")),
            Some(count) => {
                let key = if count < MANY { "choose-for" } else { "choose-for-many" };
                let told = |key: &str| texts.fmt(key, &[("count", (count as i64).into())]);
                (count.to_string(), told(key), told(&format!("{key}-spoken")))
            }
        };
        way(line, format!("players-{tag}"), words, spoken, wanted.players == players).observe(
            move |_: On<Activate>, mut wanted: ResMut<Wanted>| {
                if wanted.players != players {
                    wanted.players = players;
                }
            },
        );
    }
}

/// The letters that are looked for, which a press forgets; or the way to write some.
fn by_letters(line: &mut ChildSpawnerCommands<'_>, texts: &Texts, wanted: &Wanted) {
    if wanted.letters.is_empty() {
        button::square(Look::Glass, "find-game", "search", texts.get("choose-find"))
            .height(HEIGHT)
            .spawn(line)
            .observe(|_: On<Activate>, mut commands: Commands| commands.run_system_cached(find));
        return;
    }
    let letters = [("letters", wanted.letters.as_str().into())];
    button::glass("find-end", texts.fmt("choose-found-by", &letters))
        .icon("close")
        .spoken(texts.fmt("choose-find-end", &letters))
        .look(Look::Lit)
        .size(LETTERS)
        .height(HEIGHT)
        .spawn(line)
        .observe(|_: On<Activate>, mut wanted: ResMut<Wanted>| wanted.letters.clear());
}

/// Lets letters be written that stand in a game's name.
pub(super) fn find(mut entry: ResMut<Entry>, mut next: ResMut<NextState<Menu>>) {
    *entry = Entry::new(Purpose::Game, String::new());
    next.set(Menu::Letters);
}

fn way<'a>(
    line: &'a mut ChildSpawnerCommands<'_>,
    tag: String,
    words: String,
    spoken: String,
    chosen: bool,
) -> EntityCommands<'a> {
    let look = if chosen { Look::Lit } else { Look::Glass };
    button::glass(tag, words)
        .spoken(spoken)
        .look(look)
        .size(LETTERS)
        .height(HEIGHT)
        .one_of(chosen)
        .spawn(line)
}
