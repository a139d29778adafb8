//! The motion table of the design board: how long, how high and how stiffly things move. It is kept in `assets/motion.ron`.

use std::{collections::BTreeMap, ops::RangeInclusive};

use bevy::prelude::*;
use ron::ser::{PrettyConfig, to_string_pretty};
use serde::{Deserialize, Serialize};

use super::curve::Ease;
use crate::{play::table::travel::Trip, shell::states::Screen};

/// Where the table lies, seen from the root of the sources.
pub const FILE: &str = "assets/motion.ron";
/// The table as it was when the program was built, so that nothing waits for it.
const SHIPPED: &str = include_str!("../../../assets/motion.ron");

/// All times and shapes that can be tuned.
#[derive(Resource, Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MotionTable {
    /// Every trip's plan.
    pub trips: BTreeMap<Trip, Plan>,
    /// What pulls a card to its slot.
    pub spring: Spring,
    /// How panels and questions come and go.
    pub panel: Comings,
    /// How the halves of the curtain meet and part.
    pub curtain: Comings,
}

/// The times and shape of a trip.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// How long it takes.
    pub seconds: f32,
    /// Seconds by which each of several cards follows the one before.
    pub stagger: f32,
    /// How it speeds up and slows down.
    pub ease: Ease,
    /// How high above the straight line, in reference pixels.
    pub arc: f32,
    /// Degrees at the start, besides where it was.
    pub spin: f32,
    /// The share of the way at which it may turn over.
    pub turns_at: f32,
}

/// A spring, for a card of mass 1.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spring {
    /// Pull for each pixel away.
    pub stiffness: f32,
    /// Drag for each pixel a second.
    pub damping: f32,
}

/// Seconds of what comes and goes.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comings {
    /// Until it is in its place.
    pub comes: f32,
    /// Until it is gone.
    pub goes: f32,
}

/// One number of the table, by its key in the file, and what it may be.
pub struct Knob<'a> {
    /// The key.
    pub key: &'static str,
    /// The number.
    pub value: &'a mut f32,
    /// From the least to the most.
    pub range: RangeInclusive<f32>,
}

/// Why the table that ships cannot be used: file, line, key and what is wrong.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Fault(pub String);

impl Plan {
    /// Its numbers.
    pub fn knobs(&mut self) -> [Knob<'_>; 5] {
        [
            Knob { key: "seconds", value: &mut self.seconds, range: 0.01..=3.0 },
            Knob { key: "stagger", value: &mut self.stagger, range: 0.0..=1.0 },
            Knob { key: "arc", value: &mut self.arc, range: -200.0..=200.0 },
            Knob { key: "spin", value: &mut self.spin, range: -360.0..=360.0 },
            Knob { key: "turns_at", value: &mut self.turns_at, range: 0.0..=1.0 },
        ]
    }
}

impl Spring {
    /// Its numbers. What is stiffer would burst in the steps in which it is reckoned.
    pub fn knobs(&mut self) -> [Knob<'_>; 2] {
        [
            Knob { key: "stiffness", value: &mut self.stiffness, range: 10.0..=1000.0 },
            Knob { key: "damping", value: &mut self.damping, range: 1.0..=100.0 },
        ]
    }
}

impl Comings {
    /// Its numbers.
    pub fn knobs(&mut self) -> [Knob<'_>; 2] {
        [
            Knob { key: "comes", value: &mut self.comes, range: 0.01..=3.0 },
            Knob { key: "goes", value: &mut self.goes, range: 0.01..=3.0 },
        ]
    }
}

impl MotionTable {
    /// The table the program was built with.
    pub fn shipped() -> Result<Self, Fault> {
        Self::from_ron(SHIPPED)
    }

    /// Reads a table and checks every number of it.
    pub fn from_ron(text: &str) -> Result<Self, Fault> {
        let mut table: Self = ron::from_str(text)
            .map_err(|why| Fault(format!("{FILE}, line {}: {}", why.span.start.line, why.code)))?;
        if let Some(trip) = Trip::ALL.iter().find(|trip| !table.trips.contains_key(trip)) {
            return Err(fault(text, "trips", &format!("{trip:?} is missing")));
        }
        for (trip, plan) in &mut table.trips {
            check(text, &format!("{trip:?}"), plan.knobs())?;
        }
        check(text, "spring", table.spring.knobs())?;
        check(text, "panel", table.panel.knobs())?;
        check(text, "curtain", table.curtain.knobs())?;
        Ok(table)
    }

    /// The table as its file holds it.
    pub fn to_ron(&self) -> String {
        let remark = SHIPPED.lines().next().unwrap_or_default();
        let trips: String =
            self.trips.iter().map(|(trip, plan)| format!("        {trip:?}: {},\n", row(plan))).collect();
        let (spring, panel, curtain) = (row(&self.spring), row(&self.panel), row(&self.curtain));
        format!(
            "{remark}\n(\n    trips: {{\n{trips}    }},\n    spring: {spring},\n    panel: {panel},\n    curtain: {curtain},\n)\n"
        )
    }

    /// The plan of a trip.
    pub(super) fn plan(&self, trip: Trip) -> Plan {
        self.trips.get(&trip).copied().unwrap_or_default()
    }
}

/// Without a table that can be read nothing moves, and the game stops at [`Screen::Broken`].
impl FromWorld for MotionTable {
    fn from_world(world: &mut World) -> Self {
        Self::shipped().unwrap_or_else(|fault| {
            world.insert_resource(fault);
            Self {
                trips: BTreeMap::new(),
                spring: Spring::default(),
                panel: Comings::default(),
                curtain: Comings::default(),
            }
        })
    }
}

/// Registers the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<MotionTable>()
        .add_systems(OnEnter(Screen::Loading), stop.run_if(resource_exists::<Fault>));
}

fn stop(mut next: ResMut<NextState<Screen>>) {
    next.set(Screen::Broken);
}

fn row(numbers: &impl Serialize) -> String {
    // Numbers and a name: there is nothing in it that could not be written.
    to_string_pretty(numbers, PrettyConfig::new().compact_structs(true)).unwrap_or_default()
}

fn check<const N: usize>(text: &str, place: &str, knobs: [Knob<'_>; N]) -> Result<(), Fault> {
    let wrong = |Knob { key, value, range }: Knob<'_>| {
        let words = format!("{key} is {value:?} and has to be from {:?} to {:?}", range.start(), range.end());
        (!range.contains(value)).then(|| fault(text, place, &words))
    };
    knobs.into_iter().find_map(wrong).map_or(Ok(()), Err)
}

/// What is wrong at a place that has a line of its own.
fn fault(text: &str, place: &str, words: &str) -> Fault {
    let begins = |line: &str| line.trim_start().strip_prefix(place).is_some_and(|rest| rest.starts_with(':'));
    let line = text.lines().position(begins).map_or(1, |nth| nth + 1);
    Fault(format!("{FILE}, line {line}: {place}: {words}"))
}

#[cfg(test)]
mod tests;
