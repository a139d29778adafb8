//! The one way to and from the clipboard: the desktop's, the page's, or a file where there is none.

use std::path::PathBuf;

use bevy::prelude::*;

use super::asked::{Asked, Slot};

/// Where a text lies that was handed over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Handed {
    /// On the clipboard.
    Clipboard,
    /// In a file, because there is no clipboard.
    File(PathBuf),
}

/// A text that was asked for, or nothing where the clipboard holds none or is kept from us.
type Answer = Option<String>;

/// The clipboard.
#[derive(Resource, Default)]
pub struct Clipboard {
    place: Backing,
    /// What was asked for last: a page's browser answers some frames later, perhaps after it has asked its visitor.
    asked: Asked<Answer>,
}

/// Whose clipboard it is.
#[derive(Default)]
enum Backing {
    /// The system's or the browser's, opened when it is first needed.
    #[default]
    Closed,
    /// The system's. What we put there is ours to hand out as long as we run.
    #[cfg(not(target_arch = "wasm32"))]
    System(arboard::Clipboard),
    /// Our own, for tests.
    Memory(Answer),
}

impl Clipboard {
    /// A clipboard of this program's own, which no other program sees: for tests.
    pub fn memory(text: Option<&str>) -> Self {
        Self { place: Backing::Memory(text.map(Into::into)), asked: Asked::default() }
    }

    /// Hands a text over, to the clipboard or to a file of this name beside other temporary ones.
    ///
    /// # Errors
    /// There is no clipboard, and the file cannot be written.
    pub fn hand_over(&mut self, text: &str, file: &str) -> Result<Handed, String> {
        let put = match &mut self.place {
            Backing::Memory(held) => {
                *held = Some(text.into());
                true
            }
            place => place.put(text),
        };
        if put {
            return Ok(Handed::Clipboard);
        }
        let path = std::env::temp_dir().join(file);
        match std::fs::write(&path, text) {
            Ok(()) => Ok(Handed::File(path)),
            Err(why) => Err(format!("{}: {why}", path.display())),
        }
    }

    /// Asks for the text on the clipboard; [`Clipboard::answer`] has it, now or soon.
    pub fn ask(&mut self) {
        let slot = self.asked.anew();
        match &mut self.place {
            Backing::Memory(held) => slot.fill(held.clone()),
            place => place.fetch(&slot),
        }
    }

    /// What was asked for, once it is there.
    pub fn answer(&mut self) -> Option<Answer> {
        self.asked.answer()
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Backing {
    /// The system's clipboard, if there is one.
    fn system(&mut self) -> Option<&mut arboard::Clipboard> {
        if let Self::Closed = self {
            match arboard::Clipboard::new() {
                Ok(system) => *self = Self::System(system),
                Err(why) => warn!("there is no clipboard: {why}"),
            }
        }
        if let Self::System(system) = self { Some(system) } else { None }
    }

    /// Whether the text lies there now.
    fn put(&mut self, text: &str) -> bool {
        self.system().is_some_and(|system| system.set_text(text).is_ok())
    }

    fn fetch(&mut self, slot: &Slot<Answer>) {
        slot.fill(self.system().and_then(|system| system.get_text().ok()));
    }
}

#[cfg(target_arch = "wasm32")]
impl Backing {
    fn put(&mut self, text: &str) -> bool {
        if let Some(window) = web_sys::window() {
            // The promise is refused only where the page may not write; there is nothing more to do then.
            drop(window.navigator().clipboard().write_text(text));
        }
        true
    }

    fn fetch(&mut self, slot: &Slot<Answer>) {
        let Some(window) = web_sys::window() else { return slot.fill(None) };
        let (promise, slot) = (window.navigator().clipboard().read_text(), slot.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let read = wasm_bindgen_futures::JsFuture::from(promise).await;
            slot.fill(read.ok().and_then(|text| text.as_string()));
        });
    }
}

/// Registers the clipboard.
pub fn plugin(app: &mut App) {
    app.init_resource::<Clipboard>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_handed_over_can_be_asked_for_once() {
        let mut clipboard = Clipboard::memory(None);
        clipboard.ask();
        assert_eq!(clipboard.answer(), Some(None), "nothing is there yet");
        assert_eq!(clipboard.hand_over("1GK3-PM45", "unused.txt"), Ok(Handed::Clipboard));
        clipboard.ask();
        assert_eq!(clipboard.answer(), Some(Some("1GK3-PM45".into())));
        assert_eq!(clipboard.answer(), None, "an answer is given once");
    }
}
