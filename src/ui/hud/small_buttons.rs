//! The small buttons under the actions: the ways to sort, what is said rather than played, and the ways back and forth again.

use bevy::{ecs::system::SystemParam, prelude::*};
use rummage_rules::action::Action;

use super::{closing, scene::Scene};
use crate::{
    play::{
        seats::{
            human::{Voice, wish},
            undo::{WayBack, words},
        },
        table::{
            Board,
            sort::{By, ByMelds, SortedLast, sort_own_hand},
        },
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
    sorts: Vec<Sort>,
    /// Instead of most ways to sort: something to be said.
    word: Option<Word>,
    back: Back,
}

/// A way to sort the hand, and what it is called.
#[derive(Debug, Clone, PartialEq)]
struct Sort {
    by: By,
    spoken: String,
    /// The hand lies so already.
    on: bool,
}

impl Sort {
    /// The ways there is room for beside a word. A phone offers to sort by suit or by rank, whichever was not wished for last.
    fn ways(scene: &Scene<'_, '_>, sorting: &Sorting<'_, '_>, worded: bool) -> Vec<Self> {
        let by_melds = sorting.by_melds();
        let plain = match (worded, scene.portrait(), sorting.last.0) {
            (true, ..) => &[][..],
            (false, false, _) => &[By::Rank, By::Suit],
            (false, true, By::Rank) => &[By::Suit],
            (false, true, _) => &[By::Rank],
        };
        let melds = (!worded || !scene.portrait()).then_some(By::Melds);
        let sort = |by: By| {
            let on = by == By::Melds && by_melds;
            Self { by, spoken: scene.told(if on { "act-sort-back" } else { tag(by).1 }, &[]), on }
        };
        melds.into_iter().chain(plain.iter().copied()).map(sort).collect()
    }
}

/// How the hand of the player at this screen is sorted.
#[derive(SystemParam)]
pub(super) struct Sorting<'w, 's> {
    last: Res<'w, SortedLast>,
    board: Res<'w, Board>,
    sorted: Query<'w, 's, (), With<ByMelds>>,
}

impl Sorting<'_, '_> {
    fn by_melds(&self) -> bool {
        self.board.own_hand().is_some_and(|hand| self.sorted.contains(hand))
    }
}

/// The tag of a way to sort, which is its picture as well, and the key of its words.
fn tag(by: By) -> (&'static str, &'static str) {
    match by {
        By::Rank => ("sort-rank", "act-sort-rank"),
        By::Suit => ("sort-suit", "act-sort-suit"),
        By::Melds => ("sort-melds", "act-sort-melds"),
    }
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
    pub(super) fn of(scene: &Scene<'_, '_>, sorting: &Sorting<'_, '_>, way: WayBack) -> Self {
        let word = Word::of(scene);
        Self { sorts: Sort::ways(scene, sorting, word.is_some()), word, back: Back::of(scene, way) }
    }

    /// Draws them over this width; a phone has the ways back in its header.
    pub(super) fn spawn(&self, line: &mut ChildSpawnerCommands<'_>, portrait: bool, width: f32, gap: f32) {
        let ways = if portrait { 0 } else { 1 + usize::from(self.back.redo.is_some()) };
        let count = (self.sorts.len() + ways).max(1) as f32;
        // A word takes what it needs.
        let each = if self.word.is_some() { WITH_WORD } else { (width - gap * (count - 1.0)) / count };
        if let Some(word) = &self.word {
            word.spawn(line, portrait);
        }
        self.sorts(line, each);
        if !portrait {
            self.back.spawn(line, FocusGroup::Actions, each);
        }
    }

    fn sorts(&self, line: &mut ChildSpawnerCommands<'_>, width: f32) {
        for Sort { by, spoken, on } in &self.sorts {
            let ((name, _), by) = (tag(*by), *by);
            button::square(if *on { Look::Lit } else { Look::Glass }, name, name, spoken.as_str())
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

/// How wide a small button is beside a word.
const WITH_WORD: f32 = 44.0;

/// How wide what is said is in the thumb's row of a phone.
const IN_A_ROW: f32 = 96.0;

/// Something that is said rather than played.
#[derive(Debug, Clone, PartialEq)]
enum Word {
    /// The house wants the last card announced, and this player holds it; a single card needs no sorting.
    Knock(String),
    /// The round may be left before a card is drawn.
    DropOut(String),
    /// The hand may be shown before a card is drawn.
    Close(String),
    /// The partner may be asked whether to go out.
    Ask(String),
}

impl Word {
    fn of(scene: &Scene<'_, '_>) -> Option<Self> {
        let may = |action: &Action| scene.view().check(action).is_ok();
        if may(&Action::Knock) {
            Some(Self::Knock(scene.texts.get("act-knock")))
        } else if may(&Action::Drop) {
            Some(Self::DropOut(scene.texts.get("act-drop")))
        } else if may(&Action::Ask) {
            Some(Self::Ask(scene.texts.get("act-ask")))
        } else {
            closing::undrawn_offer(scene).map(Self::Close)
        }
    }

    fn spawn(&self, line: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let (tag, icon, words, say): (_, _, _, fn(&mut World)) = match self {
            Self::Knock(words) => ("knock", "knock", words, |world| wish::request(world, Action::Knock)),
            Self::DropOut(words) => ("drop", "drop", words, wish::drop_out),
            Self::Close(words) => ("knock", "knock", words, wish::close),
            Self::Ask(words) => ("ask", "player", words, |world| wish::request(world, Action::Ask)),
        };
        let draft = button::glass(tag, words.as_str());
        // Beside the two buttons of the turn a phone has no room for more than the words.
        let draft = if portrait { draft.size(14.0).width(px(IN_A_ROW)) } else { draft.icon(icon).size(16.0) };
        draft.spawn(line).insert(FocusGroup::Actions).observe(
            move |_: On<Activate>, mut commands: Commands| {
                commands.queue(say);
            },
        );
    }
}
