//! The end of the log, for the black box.

use std::fmt::{Debug, Write};

use bevy::{
    log::{
        BoxedLayer,
        tracing::{
            Event, Subscriber,
            field::{Field, Visit},
        },
        tracing_subscriber::{Layer, layer::Context},
    },
    prelude::*,
};

use super::black_box;

/// A layer of the log that remembers its end.
pub fn layer(_: &mut App) -> Option<BoxedLayer> {
    Some(Box::new(Tail))
}

struct Tail;

impl<S: Subscriber> Layer<S> for Tail {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut line = Line(format!("{} {}:", event.metadata().level(), event.metadata().target()));
        event.record(&mut line);
        black_box::note_line(&line.0);
    }
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        // To write into a text cannot fail.
        let _ = match field.name() {
            "message" => write!(self.0, " {value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}
