//! Hands the record over: to the clipboard of the page, or to a file beside the desktop's other temporary files.

use bevy::prelude::*;

use super::{Bench, MatchLog};
use crate::{AppSystems, screens::Menu, text::Texts};

/// Answers the copy button.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, copy.run_if(in_state(Menu::Workshop)).in_set(AppSystems::Present));
}

fn copy(mut bench: ResMut<Bench>, log: Res<MatchLog>, texts: Res<Texts>) {
    if std::mem::take(&mut bench.copy) {
        bench.said = Some(if log.record.is_empty() {
            texts.get("workshop-not-yet")
        } else {
            hand_over(&log.record, &texts)
        });
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn hand_over(record: &str, texts: &Texts) -> String {
    let file = std::env::temp_dir().join("rummage-record.json");
    match std::fs::write(&file, record) {
        Ok(()) => texts.fmt("workshop-kept", &[("file", file.display().to_string().into())]),
        Err(why) => texts.fmt("workshop-not-kept", &[("why", why.to_string().into())]),
    }
}

#[cfg(target_arch = "wasm32")]
fn hand_over(record: &str, texts: &Texts) -> String {
    if let Some(window) = web_sys::window() {
        // The promise is refused only where the page may not write; there is nothing more to do then.
        drop(window.navigator().clipboard().write_text(record));
    }
    texts.get("workshop-copied")
}
