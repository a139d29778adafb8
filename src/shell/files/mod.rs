//! Files of the player's own: they lie beside what is kept, or go through the page's browser.

use std::path::PathBuf;

use bevy::{ecs::system::SystemParam, prelude::*};

#[cfg(not(target_arch = "wasm32"))]
mod folder;
#[cfg(target_arch = "wasm32")]
mod page;

use super::{
    asked::Asked,
    clipboard::{Clipboard, Handed},
    keep::Keeper,
};

/// Longer files than this are not ours.
const LONGEST: u64 = 64 * 1024 * 1024;

/// A file's text; nothing where there is none; or why it cannot be read, as the end of a sentence.
pub(crate) type Found = Result<Option<String>, String>;

/// Where a text lies that was handed out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Out {
    /// In this file.
    File(PathBuf),
    /// Among what the page's browser has downloaded.
    #[cfg_attr(not(target_arch = "wasm32"), expect(dead_code, reason = "a window has no downloads"))]
    Download,
    /// On the clipboard, where there is no place for files.
    Clipboard,
}

/// The file that was asked for last.
#[derive(Resource, Default)]
struct Wanted(Asked<Found>);

/// Hands files out and takes them in.
#[derive(SystemParam)]
pub(crate) struct Files<'w> {
    /// What is kept.
    pub keeper: ResMut<'w, Keeper>,
    clipboard: ResMut<'w, Clipboard>,
    wanted: ResMut<'w, Wanted>,
}

impl Files<'_> {
    /// Hands a text out as a file of this name, or of one beside it if that is taken: nothing that lies there is written over.
    ///
    /// # Errors
    /// Why there is no such file, as the end of a sentence.
    pub fn hand_out(&mut self, stem: &str, ending: &str, text: &str) -> Result<Out, String> {
        let name = format!("{stem}.{ending}");
        #[cfg(target_arch = "wasm32")]
        if page::download(&name, text).is_ok() {
            return Ok(Out::Download);
        }
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(folder) = self.keeper.folder() {
            let written = folder::write_new(folder, stem, ending, text);
            return written.map(Out::File).map_err(|fault| format!("{}: {fault}", folder.display()));
        }
        Ok(match self.clipboard.hand_over(text, &name)? {
            Handed::File(file) => Out::File(file),
            Handed::Clipboard => Out::Clipboard,
        })
    }

    /// Asks for a file: the youngest of those that begin so, or in a page whichever its visitor chooses.
    pub fn ask(&mut self, start: &str, ending: &str) {
        let slot = self.wanted.0.anew();
        #[cfg(target_arch = "wasm32")]
        {
            let _ = start;
            page::choose(&format!(".{ending}"), &slot);
        }
        #[cfg(not(target_arch = "wasm32"))]
        slot.fill(match self.keeper.folder() {
            Some(folder) => folder::read_youngest(folder, start, ending),
            None => Ok(None),
        });
    }

    /// The file that was asked for, once it is there.
    pub fn answer(&mut self) -> Option<Found> {
        self.wanted.bypass_change_detection().0.answer()
    }
}

/// Registers the files.
pub fn plugin(app: &mut App) {
    app.init_resource::<Wanted>();
}
