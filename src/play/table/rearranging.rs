//! The whole table as the person lays it anew. How far that has come is seen at this screen alone: the match knows nothing of it.

use bevy::prelude::*;
use rummage_rules::{
    draft::{DraftGroup, TableDraft},
    event::{Event, Seen},
    table::view::View,
};

use super::{open::Board, resume, script::Shown};

/// The table as it would lie; none while nothing is moved.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Rearranging(pub(super) Option<TableDraft>);

impl Rearranging {
    /// Whether there is a move to take back.
    pub fn is_begun(&self) -> bool {
        self.0.is_some()
    }

    /// Whether the table would lie otherwise than it does.
    pub fn lies_otherwise(&self) -> bool {
        self.0.as_ref().is_some_and(TableDraft::is_changed)
    }

    /// The groups that are no melds, by their numbers.
    pub fn broken(&self) -> impl Iterator<Item = (usize, &DraftGroup)> {
        let groups = self.0.iter().flat_map(TableDraft::groups).enumerate();
        groups.filter(|(_, group)| group.reading.is_none() && !group.cards.is_empty())
    }

    /// What is laid, where anything is moved, or the table as a view has it.
    pub fn over(&self, view: &View) -> TableDraft {
        self.0.clone().unwrap_or_else(|| TableDraft::of(view))
    }

    /// What is laid, if anything is moved.
    pub fn draft(&self) -> Option<&TableDraft> {
        self.0.as_ref()
    }
}

/// The table as it would lie, or as it does.
pub fn draft(world: &World) -> TableDraft {
    world.resource::<Rearranging>().over(&world.resource::<Shown>().0)
}

/// Lets the table lie as it would.
pub fn lay(world: &mut World, draft: TableDraft) {
    if !draft.is_begun() {
        resume::lay(world);
        return;
    }
    let seen = draft.seen(&world.resource::<Shown>().0);
    world.insert_resource(Rearranging(Some(draft)));
    resume::lay_as(world, &seen);
}

/// The table lies as it does again.
pub fn put_back(world: &mut World) {
    if world.resource::<Rearranging>().is_begun() {
        resume::lay(world);
    }
}

/// Before something happens: the table lies as it does, unless what happens is what was laid.
pub(super) fn make_way(world: &mut World, event: &Event<Seen>) {
    let viewer = world.resource::<Board>().viewer;
    match event {
        Event::Rearranged { seat, .. } if viewer == Some(*seat) => {
            world.insert_resource(Rearranging::default());
        }
        _ => put_back(world),
    }
}
