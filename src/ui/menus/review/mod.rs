//! Looking again at the round that is over: every decision of the player is thought about once more, from what was known then; the dearest are told.

use bevy::prelude::*;
use rummage_bots::{Missed, missed};
use rummage_rules::table::view::View;

use crate::{
    play::{
        advice::{Ponder, Question},
        referee::{Decision, Referee},
    },
    shell::{AppSystems, canvas::resized, states::Menu},
};

mod page;

/// No more decisions than this are told of.
const MOST: usize = 3;

/// A decision that was dear.
#[derive(Debug, Clone)]
struct Regret {
    decision: Decision,
    view: View,
    missed: Missed,
}

/// What has been looked at so far.
#[derive(Resource, Debug, Default)]
pub struct Review {
    /// The length of the match when it was begun.
    happened: usize,
    /// What is still to be looked at, the next one last.
    left: Vec<Decision>,
    /// What is being thought about.
    now: Option<(Decision, View)>,
    /// How many decisions there are.
    all: usize,
    /// The dearest, the dearest first.
    regrets: Vec<Regret>,
}

impl Review {
    /// Whether everything has been looked at.
    pub fn is_done(&self) -> bool {
        self.now.is_none() && self.left.is_empty()
    }

    /// After how many events the decisions were made that are told of, the dearest first.
    pub fn moments(&self) -> Vec<usize> {
        self.regrets.iter().map(|regret| regret.decision.happened).collect()
    }

    fn looked_at(&self) -> usize {
        self.all - self.left.len() - usize::from(self.now.is_some())
    }

    fn note(&mut self, decision: Decision, view: View, missed: Missed) {
        self.regrets.push(Regret { decision, view, missed });
        self.regrets.sort_by_key(|regret| std::cmp::Reverse(regret.missed.cost));
        self.regrets.truncate(MOST);
    }
}

/// Registers the page and the thinking behind it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Review>()
        .add_systems(OnEnter(Menu::Review), (begin, page::draw).chain())
        .add_systems(
            Update,
            (
                go_on.in_set(AppSystems::Think),
                page::draw.run_if(resized.or_else(resource_changed::<Review>)).in_set(AppSystems::Present),
            )
                .run_if(in_state(Menu::Review).and_then(resource_exists::<Referee>)),
        );
}

/// Begins with the round that was counted last, unless it has been looked at already.
fn begin(referee: Option<Res<Referee>>, mut review: ResMut<Review>) {
    let Some(referee) = referee else { return };
    let happened = referee.happened();
    if review.happened == happened {
        return;
    }
    let (viewer, round) = (referee.viewer(), referee.view(referee.viewer()).public.round);
    let of_round = |decision: &Decision| decision.seat == viewer && decision.round == round;
    let mut left: Vec<Decision> = referee.decisions().into_iter().filter(of_round).collect();
    left.reverse();
    *review = Review { happened, all: left.len(), left, ..default() };
}

/// A small step: one moment is laid out to be thought about, or one thought is held against what was done.
fn go_on(referee: Res<Referee>, mut ponder: ResMut<Ponder>, mut review: ResMut<Review>) {
    if review.is_done() {
        return;
    }
    let Some((decision, view)) = &review.now else {
        let Some(decision) = review.left.pop() else { return };
        let view = referee.view_after(decision.happened, decision.seat, Some(decision.seat));
        review.now = Some((decision, view));
        return;
    };
    let question = Question::at_leisure(decision.happened, decision.seat);
    let Some(thoughts) = ponder.answer(&question) else {
        if !ponder.is_about(&question) {
            ponder.ask(question, || view.clone());
        }
        return;
    };
    let found = decision.deed(view).and_then(|deed| missed(view, thoughts, &deed));
    let Some((decision, view)) = review.now.take() else { return };
    if let Some(missed) = found {
        review.note(decision, view, missed);
    }
}
