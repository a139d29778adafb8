//! Hands the record over: to the clipboard, or to a file where there is none.

use bevy::prelude::*;

use super::{Bench, Record};
use crate::shell::{
    AppSystems,
    clipboard::{Clipboard, Handed},
    states::Menu,
    text::Texts,
};

/// Answers the copy button.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, copy.run_if(in_state(Menu::Workshop)).in_set(AppSystems::Present));
}

fn copy(mut bench: ResMut<Bench>, record: Res<Record>, texts: Res<Texts>, mut clipboard: ResMut<Clipboard>) {
    if std::mem::take(&mut bench.copy) {
        bench.said = Some(if record.0.is_empty() {
            texts.get("workshop-not-yet")
        } else {
            match clipboard.hand_over(&record.0, "rummage-record.json") {
                Ok(Handed::Clipboard) => texts.get("workshop-copied"),
                Ok(Handed::File(file)) => {
                    texts.fmt("workshop-kept", &[("file", file.display().to_string().into())])
                }
                Err(why) => texts.fmt("workshop-not-kept", &[("why", why.into())]),
            }
        });
    }
}
