//! A page of the log: one round, its turns, and what happened in each. The newest turn stands on top.

use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
};

use super::{super::scene::Scene, Log, Reading, words::words};
use crate::shell::text::FluentValue;

/// One round as it is read.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Page {
    /// Its number.
    pub(super) round: u16,
    /// What it is called.
    pub(super) title: String,
    /// The number of the round that is played.
    pub(super) last: u16,
    /// The newest first.
    pub(super) groups: Vec<Group>,
}

/// A turn, or what happened before the first or after the last.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Group {
    pub(super) title: String,
    pub(super) lines: Vec<Line>,
}

/// An event.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Line {
    pub(super) words: String,
    /// How many events had happened then.
    pub(super) moment: usize,
}

impl Page {
    /// The page that is looked at.
    pub(super) fn of(scene: &Scene<'_, '_>, log: &Log, reading: Reading) -> Self {
        let last = log.round();
        let round = reading.round.unwrap_or(last);
        let title = scene.told("log-round", &[("round", round.max(1).into())]);
        let mut page = Self { round, title, last, groups: Vec::new() };
        let (mut round, mut dealer, mut threw) = (0, Seat(0), false);
        for (moment, entry) in (1..).zip(&log.entries) {
            match &entry.event {
                Event::RoundBegan { round: begun, dealer: deals } => (round, dealer) = (*begun, *deals),
                Event::TurnBegan { .. } => threw = false,
                Event::Discarded { .. } | Event::LeftRound { .. } => threw = true,
                // A turn passes after a discard too, and when a seat leaves; then that is what is told.
                Event::TurnPassed { .. } if threw => continue,
                _ => {}
            }
            if round != page.round {
                continue;
            }
            if let Some(title) = title_of(scene, &entry.event) {
                page.groups.push(Group { title, lines: Vec::new() });
            }
            let line = words(scene, dealer, &entry.event);
            if let (Some(group), Some(words)) = (page.groups.last_mut(), line) {
                group.lines.push(Line { words, moment });
            }
        }
        page.groups.reverse();
        page
    }
}

/// The title of the group that an event begins.
fn title_of(scene: &Scene<'_, '_>, event: &Event<Seen>) -> Option<String> {
    let of = |key: &str, seat: Seat| {
        let you = if scene.is_you(Some(seat)) { "you-" } else { "" };
        scene.texts.fmt(&format!("log-{you}{key}"), &[("name", FluentValue::from(scene.name(seat)))])
    };
    match event {
        Event::RoundBegan { dealer, .. } => Some(of("deals", *dealer)),
        Event::TurnBegan { seat } => Some(of("turn", *seat)),
        Event::RoundEnded { .. } => Some(scene.texts.get("log-end")),
        _ => None,
    }
}
