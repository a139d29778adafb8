//! Thinking that nobody waits for: one question at a time, and its answer is kept.

use std::collections::{HashMap, VecDeque};

use bevy::prelude::*;
use rummage_bots::{Budget, Level, Thought, seat_adviser, seat_bot};
use rummage_rules::{cards::ids::Seat, table::view::View};

use crate::{
    play::referee::Referee,
    shell::{
        AppSystems,
        pacing::{Still, Stirring},
        thinking::Thinking,
    },
};

/// What is thought about: a moment of the match that is on the table, seen from a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Question {
    /// So many events have happened.
    pub happened: usize,
    /// Whose view it is.
    pub seat: Seat,
    /// Who thinks about it.
    pub thinker: Thinker,
    /// How many iterations.
    pub budget: u32,
}

/// Who thinks about a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Thinker {
    /// A bot of this level.
    Bot(Level),
    /// Whoever gives advice in a moment.
    Adviser,
}

impl Question {
    /// What a bot of this level thinks when it is asked at its seat.
    pub fn as_bots_do(happened: usize, seat: Seat, level: Level) -> Self {
        Self { happened, seat, thinker: Thinker::Bot(level), budget: Budget::default().0 }
    }

    /// What an adviser thinks in the time of a bot.
    pub fn in_passing(happened: usize, seat: Seat) -> Self {
        Self { happened, seat, thinker: Thinker::Adviser, budget: Budget::default().0 }
    }

    /// What an adviser thinks with twice the time of a bot.
    pub fn at_leisure(happened: usize, seat: Seat) -> Self {
        Self { happened, seat, thinker: Thinker::Adviser, budget: 2 * Budget::default().0 }
    }

    /// What comes of the best thoughts when rounds are played out from guesses at the hidden cards, for half a second or a few.
    pub fn played_out(happened: usize, seat: Seat) -> Self {
        Self { happened, seat, thinker: Thinker::Bot(Level::Sage), budget: 2 * Budget::default().0 }
    }
}

/// The questions, and the answers so far.
#[derive(Resource, Default)]
pub struct Ponder {
    waiting: VecDeque<(Question, View)>,
    now: Option<(Question, Thinking<Vec<Thought>>)>,
    known: HashMap<Question, Vec<Thought>>,
    /// How long the match was when it was last looked at.
    happened: usize,
}

impl Ponder {
    /// The answer to a question, once it has been found; never empty.
    pub fn answer(&self, question: &Question) -> Option<&[Thought]> {
        self.known.get(question).map(Vec::as_slice)
    }

    /// Whether a question is answered, or being thought about now.
    pub fn is_about(&self, question: &Question) -> bool {
        self.known.contains_key(question) || self.now.as_ref().is_some_and(|(now, _)| now == question)
    }

    /// Whether nothing is being thought about.
    pub fn is_idle(&self) -> bool {
        self.now.is_none() && self.waiting.is_empty()
    }

    /// Thinks about a view next, unless that is done or begun.
    pub fn ask(&mut self, question: Question, view: impl FnOnce() -> View) {
        if self.is_about(&question) {
            return;
        }
        match self.waiting.iter().position(|(waiting, _)| *waiting == question) {
            Some(0) => {}
            Some(place) => {
                let waiting = self.waiting.remove(place);
                waiting.into_iter().for_each(|first| self.waiting.push_front(first));
            }
            None => self.waiting.push_front((question, view())),
        }
    }

    fn forget(&mut self) {
        *self = Self::default();
    }
}

/// Registers the thinking.
pub fn plugin(app: &mut App) {
    app.init_resource::<Ponder>()
        .add_systems(Update, (forget, go_on).chain().in_set(AppSystems::Think))
        .add_systems(Last, stir.in_set(Stirring));
}

fn stir(ponder: Res<Ponder>, mut still: ResMut<Still>) {
    if !ponder.is_idle() {
        still.stir();
    }
}

/// Another match, or one that went back, has other moments.
fn forget(referee: Option<Res<Referee>>, mut ponder: ResMut<Ponder>) {
    let happened = referee.as_ref().map_or(0, |referee| referee.happened());
    let another = referee.as_ref().is_none_or(DetectChanges::is_added);
    if (another || happened < ponder.happened) && (ponder.happened > 0 || !ponder.is_idle()) {
        ponder.forget();
    }
    if ponder.happened != happened {
        ponder.happened = happened;
    }
}

/// Keeps an answer that has come, and takes up the next question: never more than one a frame.
fn go_on(mut ponder: ResMut<Ponder>) {
    if ponder.is_idle() {
        return;
    }
    if let Some((question, thinking)) = &mut ponder.bypass_change_detection().now {
        let question = *question;
        let Some(thoughts) = thinking.end() else { return };
        ponder.known.insert(question, thoughts);
        ponder.now = None;
        return;
    }
    if let Some((question, view)) = ponder.waiting.pop_front() {
        let thinking = Thinking::begin(async move {
            let mut bot = match question.thinker {
                Thinker::Bot(level) => seat_bot(level, 0),
                Thinker::Adviser => seat_adviser(0),
            };
            bot.think_in_steps(&view, Budget(question.budget)).await
        });
        ponder.now = Some((question, thinking));
    }
}
