//! A lesson at the table: what it has come to, what alone may be done now, and what the others do.

use bevy::prelude::*;
use rummage_lessons::{Course, Point, Step};
use rummage_rules::{
    action::Action, cards::ids::CardId, melds::meld::Meld, notation::parse_action, table::view::View,
};

use super::{
    referee::{HeldBack, Led, Referee},
    table::Laid,
};
use crate::{
    shell::{AppSystems, states::Screen},
    store::lessons::Lessons,
};

mod begin;

pub use begin::sit_down;

/// A lesson that is being played.
#[derive(Resource, Debug)]
pub struct Lesson {
    course: Course,
    /// The moves that each seat has made.
    made: Vec<usize>,
    /// What the learner is to do now.
    wanted: Option<Action>,
    /// Something else was tried in this step.
    missed: bool,
}

impl Lesson {
    fn new(course: Course) -> Self {
        let made = vec![0; course.lesson().seats];
        Self { course, made, wanted: None, missed: false }
    }

    /// The game that is learnt.
    pub fn game(&self) -> &'static str {
        self.course.lesson().game
    }

    /// The step it has come to; none once all is said, and the match goes on as any other.
    pub fn step(&self) -> Option<&Step> {
        self.course.step()
    }

    /// The number of the step, from one, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.course.at() + 1, self.course.lesson().steps.len())
    }

    /// Whether something is to be read, and nothing to be done.
    pub fn reads(&self) -> bool {
        self.course.reads()
    }

    /// Whether something else was tried in this step.
    pub fn was_missed(&self) -> bool {
        self.missed
    }

    /// What the learner is to do now.
    pub fn wanted(&self) -> Option<&Action> {
        self.wanted.as_ref()
    }

    /// What has been read is behind.
    pub fn read_on(&mut self) {
        self.course.read_on();
        self.missed = false;
    }

    /// Whether another seat does as the lesson has it, and what it does, once it is its turn to.
    pub fn answer_of(&self, view: &View) -> Option<Option<Action>> {
        self.step()?;
        let text = self.course.next_of(view.seat, &self.made);
        Some(text.and_then(|text| read(view, text)))
    }

    /// The cards that are spoken of, and whether the stock is.
    pub fn points_at(&self, view: &View) -> (Vec<CardId>, bool) {
        let (public, mut cards) = (&view.public, Vec::new());
        let points = self.step().map_or(&[][..], |step| &step.point);
        for point in points {
            match point {
                Point::Stock => {}
                Point::Discard => cards.extend(public.discard.last()),
                Point::Card(code) => {
                    let laid = public.melds.iter().flat_map(Meld::all_cards);
                    let seen = view.hand.iter().copied().chain(public.discard.iter().copied()).chain(laid);
                    cards.extend(seen.into_iter().find(|card| public.spec.deck.code(*card) == code));
                }
            }
        }
        (cards, points.contains(&Point::Stock))
    }
}

/// What a lesson has a seat do, as an action at this table.
fn read(view: &View, text: &str) -> Option<Action> {
    parse_action(&view.public, &view.hand, text)
        .inspect_err(|fault| error!("the lesson has {} do \"{text}\": {fault}", view.seat))
        .ok()
}

/// Registers the lesson.
pub fn plugin(app: &mut App) {
    app.add_observer(|_: On<Laid>, mut commands: Commands| commands.queue(begin::begin))
        .add_systems(OnExit(Screen::Table), end)
        .add_systems(
            Update,
            (follow.run_if(resource_exists::<Referee>), note_misses)
                .chain()
                .run_if(resource_exists::<Lesson>)
                .in_set(AppSystems::Think),
        );
}

/// A lesson ends with its table. Where it was left has been kept.
fn end(world: &mut World) {
    world.remove_resource::<Lesson>();
    world.remove_resource::<Led>();
}

/// Goes with the moves that are made, and says what alone may be done.
fn follow(
    mut lesson: ResMut<Lesson>,
    referee: Res<Referee>,
    mut lessons: ResMut<Lessons>,
    mut commands: Commands,
) {
    if !lesson.is_changed() && !referee.is_changed() {
        return;
    }
    let lesson = lesson.bypass_change_detection();
    let before = lesson.course.at();
    lesson.made = moves_made(&referee);
    lesson.course.follow(&lesson.made);
    if lesson.course.at() != before {
        lesson.missed = false;
    }
    let seat = referee.viewer();
    let asked = referee.asked().contains(&seat);
    let text = lesson.course.wanted(&lesson.made).filter(|_| asked);
    lesson.wanted = text.and_then(|text| read(&referee.view(seat), text));
    Lessons::come_to(&mut lessons, lesson.game(), lesson.course.at(), lesson.step().is_none());
    if lesson.step().is_some() {
        commands.insert_resource(Led { seat, wanted: lesson.wanted.clone() });
    } else {
        commands.remove_resource::<Led>();
    }
}

/// How many moves each seat has made.
fn moves_made(referee: &Referee) -> Vec<usize> {
    let mut made = vec![0; referee.public().spec.seats];
    for decision in referee.decisions() {
        made[decision.seat.index()] += 1;
    }
    made
}

fn note_misses(mut held: MessageReader<HeldBack>, mut lesson: ResMut<Lesson>) {
    if held.read().count() > 0 {
        lesson.missed = true;
    }
}
