//! The ways in from the title: the match that waits or the game played last, a new table, friends, the first lesson, and the menus.

use bevy::prelude::*;
use rummage_lessons::FIRST;
use rummage_rules::games::Game;

use crate::{
    play::lesson,
    shell::{
        assets::Face,
        match_setup::MatchSetup,
        states::{Menu, Screen},
        text::Texts,
    },
    stage::palette,
    store::saves::Waiting,
    ui::{
        menus::entry::{Entry, Purpose},
        screens::setup::deal_again,
        theme::{
            button::{self, Activate, Draft},
            lettering::label,
            panel::row,
        },
    },
};

/// The ways in that there are.
#[derive(Clone, Copy)]
pub(super) struct Ways<'a> {
    pub(super) texts: &'a Texts,
    pub(super) waiting: &'a Waiting,
    /// The game of which a match was finished last.
    pub(super) played: Option<&'static Game>,
    /// Whether the lesson for whoever never played is offered: until it was played to its end.
    pub(super) learns: bool,
}

/// Three of the small buttons stand side by side at every size of the window, although their letters are of whole pixels.
const MORE: f32 = 40.0;

/// The buttons on the left: on with the match that waits, to a new table, to the menus.
pub(super) fn way_in(parent: &mut ChildSpawnerCommands<'_>, ways: Ways<'_>, wide: f32) {
    let Ways { texts, waiting, played, learns } = ways;
    let width = px(wide);
    let goes_on = waiting.last().is_some() || played.is_some();
    if let Some(waiting) = waiting.last() {
        let game = texts.get(&format!("game-{}", waiting.setup.game));
        let note = [("game", game.into()), ("round", i64::from(waiting.round).into())];
        button::primary("continue", texts.get("continue"))
            .width(width)
            .size(26.0)
            .first()
            .spawn(parent)
            .observe(take_up_again);
        let key = if waiting.setup.practice { "continue-note-practice" } else { "continue-note" };
        parent.spawn(label(texts.told(waiting.setup.game, key, &note), Face::Italic, 16.0, palette::MIST));
    } else if let Some(game) = played {
        let name = texts.get(&format!("game-{}", game.id));
        button::primary("again", texts.fmt("title-again", &[("game", name.into())]))
            .width(width)
            .size(22.0)
            .first()
            .spawn(parent)
            .observe(move |_: On<Activate>, mut commands: Commands| {
                commands.run_system_cached_with(deal_again, game);
            });
    }
    if goes_on {
        // The way back is the first; both ways to a new table share a line.
        parent.spawn(Node { width, ..row(10.0) }).with_children(|line| {
            lead(
                line,
                button::glass("play", texts.get("play")).size(18.0).width(percent(52)),
                Screen::Choose,
            );
            let friends = button::glass("friends", texts.get("friends")).size(18.0).width(percent(48));
            lead(line, friends, Screen::Friends);
        });
    } else {
        let play = button::primary("play", texts.get("play")).size(26.0).first();
        lead(parent, play.width(width), Screen::Choose);
        lead(
            parent,
            button::glass("friends", texts.get("friends")).size(18.0).height(42.0).width(width),
            Screen::Friends,
        );
        if learns {
            learn(
                parent,
                button::glass("learn", texts.get("title-new")).size(18.0).height(42.0).width(width),
            );
        }
    }
    let small = Node {
        margin: UiRect::top(px(4)),
        max_width: px(wide + MORE),
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(10),
        ..row(10.0)
    };
    parent.spawn(small).with_children(|line| {
        for (tag, picture, menu) in [
            ("rules", "rules", Menu::Rules),
            ("options", "settings", Menu::Options),
            ("code", "share", Menu::Letters),
            ("credits", "info", Menu::Credits),
        ] {
            button::glass(tag, texts.get(tag)).icon(picture).size(15.5).spawn(line).observe(
                move |_: On<Activate>, mut next: ResMut<NextState<Menu>>, mut entry: ResMut<Entry>| {
                    *entry = Entry::new(Purpose::Code, String::new());
                    next.set(menu);
                },
            );
        }
        button::glass("statistics", texts.get("statistics"))
            .icon("stats")
            .size(15.5)
            .spawn(line)
            .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Statistics));
        if learns && goes_on {
            learn(line, button::glass("learn", texts.get("title-learn")).icon("petal").size(15.5));
        }
    });
}

/// A button that leads to the lesson for whoever never played.
fn learn(parent: &mut ChildSpawnerCommands<'_>, draft: Draft) {
    draft.spawn(parent).observe(|_: On<Activate>, mut commands: Commands| {
        commands.queue(|world: &mut World| lesson::sit_down(world, FIRST));
    });
}

/// A button that leads to a screen.
fn lead(parent: &mut ChildSpawnerCommands<'_>, draft: Draft, screen: Screen) {
    draft.spawn(parent).observe(move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(screen));
}

/// The match played last goes on where it was left.
fn take_up_again(
    _: On<Activate>,
    waiting: Res<Waiting>,
    mut setup: ResMut<MatchSetup>,
    mut next: ResMut<NextState<Screen>>,
) {
    if let Some(waiting) = waiting.last() {
        *setup = waiting.setup.clone();
        next.set(Screen::Table);
    }
}
