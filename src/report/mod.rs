//! When the program falls: what happened is written down beside the saves, and the next start tells of it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use bevy::{
    ecs::error::{BevyError, ErrorContext},
    prelude::*,
};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::{
    AppSystems,
    keep::Keeper,
    screens::{Menu, Screen},
    text::Texts,
    theme::notice::Notice,
};

mod black_box;
mod log;

pub(crate) use black_box::note_match;
pub use black_box::write_down;
pub use log::layer;

/// A report that nobody has been told of, and what it is called from then on.
const UNTOLD: &str = "rummage-report.new";
const TOLD: &str = "rummage-report.txt";

/// The report of the last run, if it fell: where it lies and what it says.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Where.
    pub file: PathBuf,
    /// What.
    pub text: String,
}

/// Whether a system has failed of which the player has not been told.
static FAILED: AtomicBool = AtomicBool::new(false);

/// Finds the report of the last run, and makes ready to write one of this.
pub fn plugin(app: &mut App) {
    let folder = app.world().resource::<Keeper>().folder().map(Path::to_path_buf);
    black_box::begin(folder.clone());
    if let Some(report) = folder.and_then(|folder| find(&folder)) {
        app.insert_resource(report);
    }
    app.add_systems(
        OnEnter(Screen::Title),
        offer.run_if(resource_added::<Report>.or_else(resource_exists::<Report>)),
    )
    .add_systems(Update, tell_of_failures.in_set(AppSystems::Present));
}

/// The report is named as told of before it is shown: should it be what fells the program, the next start goes on without.
fn find(folder: &Path) -> Option<Report> {
    let file = folder.join(TOLD);
    fs::rename(folder.join(UNTOLD), &file).ok()?;
    let text = String::from_utf8_lossy(&fs::read(&file).ok()?).into_owned();
    Some(Report { file, text })
}

fn offer(mut offered: Local<bool>, mut menu: ResMut<NextState<Menu>>) {
    if !std::mem::replace(&mut *offered, true) {
        menu.set(Menu::Stumbled);
    }
}

/// A system that fails is written into the log; the game goes on, and the player is told once.
pub fn note_failure(error: BevyError, context: ErrorContext) {
    FAILED.store(true, Ordering::Relaxed);
    bevy::ecs::error::error(error, context);
}

fn tell_of_failures(mut told: Local<bool>, texts: Res<Texts>, mut notices: MessageWriter<Notice>) {
    if FAILED.swap(false, Ordering::Relaxed) && !std::mem::replace(&mut *told, true) {
        notices.write(Notice(texts.get("stumbled-within")));
    }
}
