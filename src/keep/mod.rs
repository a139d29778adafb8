//! Keeping things between runs: crash-safe, off the frame, and said once where it cannot be done.

use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, futures::check_ready},
};

use crate::{
    AppSystems,
    arguments::Arguments,
    text::{FluentValue, Texts},
    theme::notice::Notice,
};

mod envelope;
mod store;

pub use envelope::Damage;
pub use store::{Generation, Store, StoreError};

/// A text that was kept, as it comes back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recalled {
    /// Nothing was kept under this name.
    Nothing,
    /// The text, whole.
    Text(String),
    /// Both generations are damaged; the later one was set aside under another name.
    Damaged {
        /// What is wrong with it.
        why: Damage,
        /// The name under which it lies now.
        aside: String,
    },
}

/// Keeps texts under names. Writing happens elsewhere, the latest text of a name first.
#[derive(Resource)]
pub struct Keeper {
    store: Arc<Store>,
    waiting: BTreeMap<String, Option<String>>,
    at_work: Option<Task<Vec<StoreError>>>,
    complained: bool,
}

impl Keeper {
    /// A keeper for this place.
    pub fn new(store: Store) -> Self {
        Self { store: Arc::new(store), waiting: BTreeMap::new(), at_work: None, complained: false }
    }

    /// Keeps a text.
    pub fn keep(&mut self, name: &str, text: &str) {
        self.waiting.insert(name.into(), Some(envelope::seal(text)));
    }

    /// Keeps nothing under this name any more.
    pub fn forget(&mut self, name: &str) {
        self.waiting.insert(name.into(), None);
    }

    /// What was kept under a name: the latest generation that is whole. A damaged one is set aside, never thrown away.
    ///
    /// # Errors
    /// The place refuses.
    pub fn recall(&mut self, name: &str) -> Result<Recalled, StoreError> {
        self.finish();
        let mut damage = None;
        for generation in [Generation::Latest, Generation::Former] {
            let Some(sealed) = self.store.read(name, generation)? else { continue };
            match envelope::open(&sealed) {
                Ok(text) => return Ok(Recalled::Text(text.into())),
                Err(why) => {
                    damage.get_or_insert((why, sealed));
                }
            }
        }
        let Some((why, sealed)) = damage else { return Ok(Recalled::Nothing) };
        let aside = self.set_aside(name, &sealed)?;
        Ok(Recalled::Damaged { why, aside })
    }

    /// Puts a text that cannot be used under another name, so that nothing is lost.
    ///
    /// # Errors
    /// The place refuses.
    pub fn set_aside(&mut self, name: &str, text: &str) -> Result<String, StoreError> {
        let aside = format!("{name}.damaged");
        self.store.write(&aside, text)?;
        self.store.remove(name)?;
        Ok(aside)
    }

    /// Writes a text for the player's own use beside what is kept, where that is in files.
    pub fn export(&self, file: &str, text: &str) -> Option<Result<PathBuf, StoreError>> {
        self.store.export(file, text)
    }

    /// Waits until everything is written.
    pub fn finish(&mut self) -> Vec<StoreError> {
        let mut faults = self.at_work.take().map(block_on).unwrap_or_default();
        faults.extend(write_all(&self.store, std::mem::take(&mut self.waiting)));
        faults
    }

    /// Begins to write what waits, if nothing is being written; tells what went wrong since.
    fn work(&mut self) -> Vec<StoreError> {
        let faults = match &mut self.at_work {
            Some(task) => match check_ready(task) {
                Some(faults) => {
                    self.at_work = None;
                    faults
                }
                None => return Vec::new(),
            },
            None => Vec::new(),
        };
        if !self.waiting.is_empty() {
            let (store, waiting) = (self.store.clone(), std::mem::take(&mut self.waiting));
            self.at_work = Some(IoTaskPool::get().spawn(async move { write_all(&store, waiting) }));
        }
        faults
    }
}

fn write_all(store: &Store, waiting: BTreeMap<String, Option<String>>) -> Vec<StoreError> {
    let write = |(name, text): (String, Option<String>)| match text {
        Some(text) => store.write(&name, &text).err(),
        None => store.remove(&name).err(),
    };
    waiting.into_iter().filter_map(write).collect()
}

/// Registers the keeper and its place.
pub fn plugin(app: &mut App) {
    let arguments = app.world().resource::<Arguments>();
    let keeper = Keeper::new(place(arguments));
    app.insert_resource(keeper)
        .add_systems(Update, work.in_set(AppSystems::Present))
        .add_systems(Last, finish_before_the_end.run_if(on_message::<AppExit>));
}

/// Where this program keeps things.
#[cfg(not(target_arch = "wasm32"))]
fn place(arguments: &Arguments) -> Store {
    let usual = || bevy::platform::dirs::preferences_dir().map(|folder| folder.join("rummage"));
    let folder = match &arguments.data {
        Some(folder) => Some(folder.clone()),
        None if arguments.keeps_nothing => None,
        None => usual(),
    };
    folder.map_or_else(Store::memory, Store::Folder)
}

/// Where this page keeps things.
#[cfg(target_arch = "wasm32")]
fn place(_: &Arguments) -> Store {
    Store::Browser
}

fn work(mut keeper: ResMut<Keeper>, texts: Res<Texts>, mut notices: MessageWriter<Notice>) {
    let faults = keeper.bypass_change_detection().work();
    let Some(fault) = faults.first() else { return };
    error!("not kept: {fault}");
    if !keeper.complained {
        keeper.complained = true;
        let why = FluentValue::from(fault.to_string());
        notices.write(Notice(texts.fmt("keep-refused", &[("why", why)])));
    }
}

fn finish_before_the_end(mut keeper: ResMut<Keeper>) {
    for fault in keeper.finish() {
        error!("not kept: {fault}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_recalled_even_before_it_is_written() {
        let mut keeper = Keeper::new(Store::memory());
        keeper.keep("match", "seed 5");
        assert_eq!(keeper.recall("match").unwrap(), Recalled::Text("seed 5".into()));
        keeper.forget("match");
        assert_eq!(keeper.recall("match").unwrap(), Recalled::Nothing);
    }

    #[test]
    fn a_damaged_text_gives_way_to_its_former_generation() {
        let store = Store::memory();
        store.write("match", &envelope::seal("former")).unwrap();
        store.write("match", "nonsense").unwrap();
        assert_eq!(Keeper::new(store).recall("match").unwrap(), Recalled::Text("former".into()));
    }

    #[test]
    fn what_is_damaged_altogether_is_set_aside_whole() {
        let store = Store::memory();
        store.write("match", "nonsense").unwrap();
        let mut keeper = Keeper::new(store);
        let recalled = keeper.recall("match").unwrap();
        assert_eq!(recalled, Recalled::Damaged { why: Damage::Foreign, aside: "match.damaged".into() });
        let aside = keeper.store.read("match.damaged", Generation::Latest).unwrap();
        assert_eq!(aside.as_deref(), Some("nonsense"));
        assert_eq!(keeper.recall("match").unwrap(), Recalled::Nothing);
    }
}
