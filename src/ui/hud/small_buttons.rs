//! The small buttons under the actions: two ways to sort, the last card to be announced, and the ways back and forth again.

use bevy::prelude::*;
use rummage_rules::action::Action;

use super::{closing, scene::Scene};
use crate::{
    play::{
        seats::{
            human::{Voice, wish},
            undo::{WayBack, words},
        },
        table::sort::{By, sort_own_hand},
    },
    shell::intent::Intent,
    ui::{
        input::focus::FocusGroup,
        theme::{
            button::{self, Activate},
            look::Look,
        },
    },
};

/// What the small buttons say.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct SmallButtons {
    sorts: [String; 2],
    /// Instead of the ways to sort: the last card to be announced, the round to be left, or the hand to be shown.
    word: Option<Word>,
    back: Back,
}

/// What the ways back and forth say.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Back {
    /// What undoing is called, or why there is nothing to undo.
    undo: Result<String, String>,
    /// What doing it again is called, where something was taken back.
    redo: Option<String>,
}

impl Back {
    pub(super) fn of(scene: &Scene<'_, '_>, way: WayBack) -> Self {
        let texts = &scene.texts;
        Self {
            undo: match way.undo {
                Ok(()) => Ok(texts.get("act-undo")),
                Err(stays) => Err(texts.get(words(stays))),
            },
            redo: way.redo.then(|| texts.get("act-redo")),
        }
    }

    /// Draws the ways there are, so wide each.
    pub(super) fn spawn(&self, line: &mut ChildSpawnerCommands<'_>, group: FocusGroup, width: f32) {
        let (Ok(spoken) | Err(spoken)) = &self.undo;
        let undo = button::square(Look::Glass, "undo", "undo", spoken).dimmed(self.undo.is_err());
        let redo = self.redo.as_ref().map(|spoken| button::square(Look::Glass, "redo", "redo", spoken));
        let redo = redo.map(|redo| (redo, Intent::Redo));
        for (draft, intent) in std::iter::once((undo, Intent::Undo)).chain(redo) {
            draft.width(px(width)).spawn(line).insert(group).observe(
                move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
                    intents.write(intent);
                },
            );
        }
    }
}

impl SmallButtons {
    pub(super) fn of(scene: &Scene<'_, '_>, way: WayBack) -> Self {
        Self {
            sorts: ["act-sort-rank", "act-sort-suit"].map(|key| scene.told(key, &[])),
            word: Word::of(scene),
            back: Back::of(scene, way),
        }
    }

    /// Draws them over this width; a phone has the ways back in its header.
    pub(super) fn spawn(&self, line: &mut ChildSpawnerCommands<'_>, portrait: bool, width: f32, gap: f32) {
        let count = if portrait {
            2.0
        } else if self.back.redo.is_some() {
            4.0
        } else {
            3.0
        };
        let each = (width - gap * (count - 1.0)) / count;
        match &self.word {
            Some(word) => word.spawn(line),
            None => self.sorts(line, each),
        }
        if !portrait {
            self.back.spawn(line, FocusGroup::Actions, each);
        }
    }

    fn sorts(&self, line: &mut ChildSpawnerCommands<'_>, width: f32) {
        let ways = [("sort-rank", By::Rank), ("sort-suit", By::Suit)];
        for ((name, by), spoken) in ways.into_iter().zip(&self.sorts) {
            button::square(Look::Glass, name, name, spoken.as_str())
                .width(px(width))
                .spawn(line)
                .insert(FocusGroup::Actions)
                .observe(move |_: On<Activate>, mut commands: Commands| {
                    commands.queue(move |world: &mut World| {
                        world.resource_mut::<Voice>().hush();
                        sort_own_hand(world, by);
                    });
                });
        }
    }
}

/// Something that is said rather than played.
#[derive(Debug, Clone, PartialEq)]
enum Word {
    /// The house wants the last card announced, and this player holds it; a single card needs no sorting.
    Knock(String),
    /// The round may be left before a card is drawn.
    DropOut(String),
    /// The hand may be shown before a card is drawn.
    Close(String),
}

impl Word {
    fn of(scene: &Scene<'_, '_>) -> Option<Self> {
        let may = |action: &Action| scene.view().check(action).is_ok();
        if may(&Action::Knock) {
            Some(Self::Knock(scene.texts.get("act-knock")))
        } else if may(&Action::Drop) {
            Some(Self::DropOut(scene.texts.get("act-drop")))
        } else {
            closing::undrawn_offer(scene).map(Self::Close)
        }
    }

    fn spawn(&self, line: &mut ChildSpawnerCommands<'_>) {
        let (tag, words, say): (_, _, fn(&mut World)) = match self {
            Self::Knock(words) => ("knock", words, |world| wish::request(world, Action::Knock)),
            Self::DropOut(words) => ("drop", words, wish::drop_out),
            Self::Close(words) => ("knock", words, wish::close),
        };
        button::glass(tag, words.as_str())
            .icon(tag)
            .size(16.0)
            .spawn(line)
            .insert(FocusGroup::Actions)
            .observe(move |_: On<Activate>, mut commands: Commands| {
                commands.queue(say);
            });
    }
}
