//! Keeping things between runs: crash-safe, off the frame, and said once where it cannot be done.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use bevy::{
    prelude::*,
    tasks::{Task, TaskPool, TaskPoolBuilder, block_on, futures::check_ready},
};

use crate::shell::{
    AppSystems, arguments::Arguments, keep::place::Place, notice::Notice, states::Screen, text::Texts,
};

pub(crate) mod browser;
mod disk;
mod envelope;
mod news;
pub mod place;
mod store;
mod whole;

pub use disk::{Disk, RealDisk};
pub use envelope::{Damage, open, seal};
use news::News;
pub(crate) use news::in_short;
pub use store::{Generation, Store, StoreError};
pub(crate) use whole::{Kept, recall_anew, remember};

/// What is kept has been brought back from elsewhere: whoever holds some of it recalls it anew.
#[derive(Message, Debug, Clone, Copy)]
pub(crate) struct BroughtBack;

/// A screen that has been there for so many seconds stays for a while.
const SETTLED: f32 = 0.3;

/// Keeps texts under names. Writing happens elsewhere, the latest text of a name first.
#[derive(Resource)]
pub struct Keeper {
    store: Arc<Store>,
    /// Its own thread: what is kept does not wait for pictures that are still being read.
    pool: TaskPool,
    waiting: BTreeMap<String, Option<String>>,
    at_work: Option<Task<Vec<StoreError>>>,
    news: Vec<News>,
    complained: bool,
}

impl Keeper {
    /// A keeper for this place.
    pub fn new(store: Store) -> Self {
        Self {
            store: Arc::new(store),
            pool: TaskPoolBuilder::new().num_threads(1).thread_name("keeper".into()).build(),
            waiting: BTreeMap::new(),
            at_work: None,
            news: Vec::new(),
            complained: false,
        }
    }

    /// Keeps a text.
    pub fn keep(&mut self, name: &str, text: &str) {
        self.waiting.insert(name.into(), Some(seal(text)));
    }

    /// Keeps nothing under this name any more.
    pub fn forget(&mut self, name: &str) {
        self.waiting.insert(name.into(), None);
    }

    /// What was kept under a name, as `read` reads it: the latest generation that can be read. What is damaged is set aside as it
    /// is, never thrown away and never taken for the former generation. Nothing, too, where the place refuses: that is told once.
    ///
    /// # Errors
    /// No generation can be read: why the latest cannot, and where it lies now, as the end of a sentence.
    pub fn recall<T>(
        &mut self,
        name: &str,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> Result<Option<T>, String> {
        self.finish();
        let mut damage = None;
        for generation in [Generation::Latest, Generation::Former] {
            let why = match self.store.read(name, generation) {
                Ok(None) => continue,
                Ok(Some(sealed)) => {
                    let text = open(&sealed).map_err(|why| why.to_string());
                    match text.and_then(&read) {
                        Ok(kept) => {
                            self.news.extend(damage.map(News::Former));
                            return Ok(Some(kept));
                        }
                        Err(why) => why,
                    }
                }
                Err(fault) => fault.to_string(),
            };
            match self.store.set_aside(name, generation) {
                Ok(aside) => {
                    warn!("{name} cannot be read: {why}; it lies in {aside} now");
                    damage.get_or_insert(format!("{why} ({aside})"));
                }
                Err(fault) => self.news.push(News::Refused(fault)),
            }
        }
        damage.map_or(Ok(None), Err)
    }

    /// Options that are lost are told of when there is somebody to read it.
    pub(crate) fn mention_loss(&mut self, why: String) {
        self.news.push(News::Lost(why));
    }

    /// Where the report of a fall lies: beside what is kept.
    pub(crate) fn place_of_reports(&self) -> Place {
        match &*self.store {
            Store::Folder(_, folder) => Place::Folder(folder.clone()),
            Store::Browser => Place::Browser,
            Store::Memory(_) => Place::Nowhere,
        }
    }

    /// The folder in which things are kept, where that is in files.
    pub(crate) fn folder(&self) -> Option<&Path> {
        match &*self.store {
            Store::Folder(_, folder) => Some(folder),
            Store::Browser | Store::Memory(_) => None,
        }
    }

    /// Waits until everything is written.
    pub fn finish(&mut self) {
        let faults = self.at_work.take().map(block_on).unwrap_or_default();
        self.news.extend(faults.into_iter().map(News::Refused));
        let faults = write_all(&self.store, std::mem::take(&mut self.waiting));
        self.news.extend(faults.into_iter().map(News::Refused));
    }

    /// Whether something has not been written yet.
    pub fn is_writing(&self) -> bool {
        self.at_work.is_some() || !self.waiting.is_empty()
    }

    /// Begins to write what waits, if nothing is being written.
    fn work(&mut self) {
        if let Some(task) = &mut self.at_work {
            let Some(faults) = check_ready(task) else { return };
            self.at_work = None;
            self.news.extend(faults.into_iter().map(News::Refused));
        }
        if cfg!(target_arch = "wasm32") {
            // A page has one thread: whoever waited for what was begun beside it would wait for ever.
            self.finish();
        } else if !self.waiting.is_empty() {
            let (store, waiting) = (self.store.clone(), std::mem::take(&mut self.waiting));
            self.at_work = Some(self.pool.spawn(async move { write_all(&store, waiting) }));
        }
    }

    /// What there is to tell, each once; that nothing can be kept only once altogether.
    fn told(&mut self, texts: &Texts) -> Vec<String> {
        let mut told = Vec::new();
        for news in std::mem::take(&mut self.news) {
            if let News::Refused(fault) = &news {
                error!("not kept: {fault}");
                if std::mem::replace(&mut self.complained, true) {
                    continue;
                }
            }
            told.push(news.words(texts));
        }
        told
    }
}

fn write_all(store: &Store, waiting: BTreeMap<String, Option<String>>) -> Vec<StoreError> {
    let write = |(name, text): (String, Option<String>)| match text {
        Some(text) => store.write(&name, &text).err(),
        None => store.remove(&name).err(),
    };
    waiting.into_iter().filter_map(write).collect()
}

/// Registers the keeper and its place; a host may have brought one.
pub fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Keeper>() {
        let place = place(app.world().resource::<Arguments>());
        app.insert_resource(Keeper::new(place));
    }
    app.add_message::<BroughtBack>()
        .add_systems(Update, tell.run_if(somebody_looks).in_set(AppSystems::Present))
        // In the frame of the action: the next one may be the one that falls.
        .add_systems(PostUpdate, |mut keeper: ResMut<Keeper>| keeper.bypass_change_detection().work())
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
    folder.map_or_else(Store::memory, Store::folder)
}

/// Where this page keeps things.
#[cfg(target_arch = "wasm32")]
fn place(_: &Arguments) -> Store {
    Store::Browser
}

/// Nobody reads a notice on a screen that is about to go: a caller who named a game is at its table as soon as all is loaded.
fn somebody_looks(screen: Res<State<Screen>>, time: Res<Time>, mut since: Local<f32>) -> bool {
    if screen.is_changed() || matches!(screen.get(), Screen::Splash | Screen::Loading) {
        *since = 0.0;
    }
    *since += time.delta_secs();
    *since > SETTLED
}

fn tell(mut keeper: ResMut<Keeper>, texts: Res<Texts>, mut notices: MessageWriter<Notice>) {
    let told = keeper.bypass_change_detection().told(&texts);
    notices.write_batch(told.into_iter().map(Notice));
}

fn finish_before_the_end(mut keeper: ResMut<Keeper>, texts: Res<Texts>) {
    keeper.finish();
    keeper.told(&texts);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any text at all.
    fn text(text: &str) -> Result<String, String> {
        Ok(text.to_owned())
    }

    #[test]
    fn what_is_kept_is_recalled_even_before_it_is_written() {
        let mut keeper = Keeper::new(Store::memory());
        keeper.keep("match", "seed 5");
        assert_eq!(keeper.recall("match", text), Ok(Some("seed 5".into())));
        keeper.forget("match");
        assert_eq!(keeper.recall("match", text), Ok(None));
    }

    #[test]
    fn a_damaged_text_gives_way_to_its_former_generation_and_lies_aside() {
        let store = Store::memory();
        store.write("match", &seal("former")).unwrap();
        store.write("match", "nonsense").unwrap();
        let mut keeper = Keeper::new(store);
        assert_eq!(keeper.recall("match", text), Ok(Some("former".into())));
        let aside = keeper.store.read("match.damaged", Generation::Latest).unwrap();
        assert_eq!(aside.as_deref(), Some(&b"nonsense"[..]));
        let told = keeper.told(&Texts::english());
        assert!(told[0].starts_with("What was kept last was damaged") && told.len() == 1, "{told:?}");
        // Otherwise the damaged one would have become the former one by now, the only one there is for a moment.
        keeper.keep("match", "next");
        keeper.finish();
        assert_eq!(keeper.store.read("match", Generation::Former).unwrap().map(|_| ()), Some(()));
    }

    #[test]
    fn a_text_that_cannot_be_used_gives_way_as_well() {
        let store = Store::memory();
        store.write("match", &seal("former")).unwrap();
        store.write("match", &seal("latest")).unwrap();
        let only_former =
            |text: &str| if text == "former" { Ok(1) } else { Err("it is not the former".into()) };
        assert_eq!(Keeper::new(store).recall("match", only_former), Ok(Some(1)));
    }

    #[test]
    fn what_is_damaged_altogether_is_set_aside_whole() {
        let store = Store::memory();
        store.write("match", "nonsense").unwrap();
        store.write("match", "\u{1F33C}").unwrap();
        let mut keeper = Keeper::new(store);
        let lost = keeper.recall("match", text);
        assert_eq!(lost, Err(format!("{} (match.damaged)", Damage::Foreign)));
        for (name, kept) in [("match.damaged", "\u{1F33C}"), ("match.damaged-2", "nonsense")] {
            let aside = keeper.store.read(name, Generation::Latest).unwrap();
            assert_eq!(aside.as_deref(), Some(kept.as_bytes()));
        }
        assert_eq!(keeper.recall("match", text), Ok(None));
    }
}
