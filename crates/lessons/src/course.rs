//! How far a lesson has come: found from what has been read, and from the moves that have been made.

use rummage_rules::cards::ids::Seat;

use crate::file::Lesson;
use crate::step::{LEARNER, Step};

/// A lesson that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    lesson: Lesson,
    /// The step it has come to.
    at: usize,
    /// What that step says was read; the others' moves that follow wait for it where the learner has none.
    read: bool,
}

impl Course {
    /// A lesson from its beginning, or taken up at a step.
    pub fn from(lesson: Lesson, at: usize) -> Course {
        let at = at.min(lesson.steps.len());
        Course { lesson, at, read: false }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The number of the step it has come to, from nought; as many as there are steps once all is said.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step it has come to; none once all is said.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at)
    }

    /// The last thing that could be done, in the order of the match; nothing where the learner reads, or somebody else is to move.
    ///
    /// `made` are the moves that each seat has made so far.
    pub fn wanted(&self, made: &[usize]) -> Option<&str> {
        let step = self.step().filter(|step| step.asks())?;
        (made.first() == Some(&self.before(LEARNER))).then_some(step.does.as_str())
    }

    /// What a seat of the others does next, if that is part of this step.
    pub fn next_of(&self, seat: Seat, made: &[usize]) -> Option<&str> {
        let step = self.step().filter(|_| !self.reads())?;
        let nth = made.get(seat.index())?.checked_sub(self.before(seat))?;
        step.then.iter().filter(|other| other.seat == seat).nth(nth).map(|other| other.text.as_str())
    }

    /// Whether something is to be read, and nothing is done before.
    pub fn reads(&self) -> bool {
        self.step().is_some_and(|step| !step.asks()) && !self.read
    }

    /// What the step says has been read: on to what the others do, or to the next step.
    pub fn read_on(&mut self) {
        if self.reads() {
            self.read = true;
            if self.step().is_some_and(|step| step.then.is_empty()) {
                self.come_to(self.at + 1);
            }
        }
    }

    fn come_to(&mut self, step: usize) {
        (self.at, self.read) = (step, false);
    }

    /// Goes on to the next step once all moves of this one are made, and back where a move was taken back.
    pub fn follow(&mut self, made: &[usize]) {
        while self.step().is_some_and(|step| step.moves().next().is_some()) && self.made(self.at + 1, made) {
            self.come_to(self.at + 1);
        }
        while self.at > 0 && !self.made(self.at, made) {
            self.come_to(self.at - 1);
        }
    }

    /// Whether every move before this step has been made.
    fn made(&self, step: usize, made: &[usize]) -> bool {
        let seats = (0..self.lesson.seats).map(Seat::at);
        seats.zip(made).all(|(seat, made)| self.moves_before(step, seat) <= *made)
    }

    fn before(&self, seat: Seat) -> usize {
        self.moves_before(self.at, seat)
    }

    fn moves_before(&self, step: usize, seat: Seat) -> usize {
        self.lesson.steps[..step].iter().map(|step| step.moves_of(seat)).sum()
    }
}
