//! What the table tells in words and numbers: plates, sentence, tags, actions. Each part is drawn anew when what it tells changes.

use bevy::prelude::*;

use crate::{
    play::table::script::Shown,
    shell::{AppSystems, states::Screen},
    stage::place::Ground,
};

mod actions;
mod acts;
mod anew;
mod brackets;
mod closing;
mod empty_plot;
mod first;
mod focus_frame;
mod focus_tag;
mod gestured;
mod glow;
mod happened;
mod header;
pub mod hint;
pub mod inspect;
mod laid_out;
mod last;
mod lesson;
mod line_sign;
pub mod log;
mod note;
mod own;
mod pill;
mod plaque;
mod plate;
mod question;
mod reach;
mod reading;
mod rungs;
mod scene;
mod sentence;
mod shown_hands;
mod small_buttons;
mod tags;
mod tell;

use scene::Telling;

/// Registers every part.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        Telling
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .run_if(resource_exists::<Ground>)
            .in_set(AppSystems::Present),
    )
    .add_plugins((
        (actions::plugin, brackets::plugin),
        (empty_plot::plugin, first::plugin),
        (focus_frame::plugin, focus_tag::plugin),
        header::plugin,
        hint::plugin,
        inspect::plugin,
        (gestured::plugin, glow::plugin, line_sign::plugin),
        (last::plugin, lesson::plugin, log::plugin),
        own::plugin,
        pill::plugin,
        plaque::plugin,
        plate::plugin,
        (question::plugin, reach::plugin),
        (shown_hands::plugin, tags::plugin),
        tell::plugin,
    ));
}
