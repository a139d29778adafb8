//! A copy of everything that is kept: it is handed out, and one that was found is brought back when its owner says so.

use std::path::Path;

use bevy::{ecs::system::SystemParam, prelude::*};

use super::Page;
use crate::{
    shell::{
        AppSystems,
        files::{Files, Out},
        keep::{BroughtBack, Keeper},
        notice::Notice,
        states::{Menu, Screen},
        text::Texts,
        today::{date_numbers, date_words, today},
    },
    store::everything::Everything,
    ui::{
        input::focus::FocusTag,
        theme::button::{self, Activate},
    },
};

/// How the names of copies begin and end.
const START: &str = "rummage-copy";
const ENDING: &str = "txt";

/// The copy that may be brought back, once one was found.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub(super) struct Sought(Option<Everything>);

/// What the rows of copies show.
#[derive(SystemParam)]
pub(super) struct Copies<'w> {
    sought: Res<'w, Sought>,
    screen: Res<'w, State<Screen>>,
    keeper: Res<'w, Keeper>,
}

/// Registers the search for a copy.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sought>()
        .add_systems(OnExit(Menu::Options), |mut sought: ResMut<Sought>| sought.0 = None)
        .add_systems(Update, find.run_if(in_state(Menu::Options)).in_set(AppSystems::Think));
}

impl Page<'_, '_> {
    /// To bring a copy back under a match would take the match away; so that is offered at the title alone.
    pub(super) fn copies(&self, list: &mut ChildSpawnerCommands<'_>) {
        let here = if cfg!(target_arch = "wasm32") { "-page" } else { "" };
        let note = |key: &str| self.texts.get(&format!("{key}-note{here}"));
        let words = [self.texts.get("options-copy"), note("options-copy")];
        self.told_line(list, "share", words, |line| {
            self.button(line, "copy", "options-copy-do").observe(hand_out);
        });
        let folder = self.copies.keeper.folder();
        let comes_in = folder.is_some() || cfg!(target_arch = "wasm32");
        if !comes_in || *self.copies.screen.get() != Screen::Title {
            return;
        }
        let Some(copy) = &self.copies.sought.0 else {
            let folder = [("folder", words_of(folder).into())];
            let note = self.texts.fmt(&format!("options-bring-note{here}"), &folder);
            self.told_line(list, "undo", [self.texts.get("options-bring"), note], |line| {
                self.button(line, "bring", "options-bring-do").observe(
                    |_: On<Activate>, mut files: Files| {
                        files.ask(START, ENDING);
                    },
                );
            });
            return;
        };
        let values = [
            ("date", date_words(self.texts, copy.day).unwrap_or_default().into()),
            ("waiting", copy.waiting().into()),
            ("counted", copy.counted().into()),
        ];
        let words =
            [self.texts.fmt("options-bring-found", &values), self.texts.get("options-bring-found-note")];
        self.told_line(list, "undo", words, |line| {
            self.button(line, "bring-yes", "options-bring-yes").observe(bring_back);
            self.button(line, "bring-no", "options-bring-no")
                .observe(|_: On<Activate>, mut sought: ResMut<Sought>| sought.0 = None);
        });
    }

    fn button<'a>(&self, line: &'a mut ChildSpawnerCommands<'_>, tag: &str, key: &str) -> EntityCommands<'a> {
        button::paper(tag, self.texts.get(key)).height(40.0).size(16.0).spawn(line)
    }
}

fn words_of(folder: Option<&Path>) -> String {
    folder.map(|folder| folder.display().to_string()).unwrap_or_default()
}

fn hand_out(_: On<Activate>, mut files: Files, texts: Res<Texts>, mut notices: MessageWriter<Notice>) {
    let day = today();
    let stem = format!("{START}-{}", date_numbers(day).unwrap_or_default());
    let text = Everything::of(&mut files.keeper, day).to_text().map_err(|fault| fault.to_string());
    let key_and_value = match text.and_then(|text| files.hand_out(&stem, ENDING, &text)) {
        Ok(Out::File(file)) => ("options-copied-file", ("file", file.display().to_string().into())),
        Ok(Out::Download) => ("options-copied-download", ("file", format!("{stem}.{ENDING}").into())),
        Ok(Out::Clipboard) => ("options-copied-clipboard", ("file", "".into())),
        Err(why) => ("options-not-copied", ("why", why.into())),
    };
    notices.write(Notice(texts.fmt(key_and_value.0, &[key_and_value.1])));
}

/// Reads the file that was asked for.
fn find(
    mut files: Files,
    mut sought: ResMut<Sought>,
    texts: Res<Texts>,
    mut notices: MessageWriter<Notice>,
    mut focus: MessageWriter<FocusTag>,
) {
    let said = match files.answer() {
        None => return,
        Some(Ok(Some(text))) => match Everything::read(&text) {
            Ok(copy) => {
                sought.0 = Some(copy);
                focus.write(FocusTag("bring-yes".into()));
                return;
            }
            Err(why) => texts.fmt("options-bring-refused", &[("why", why.into())]),
        },
        Some(Ok(None)) => match files.keeper.folder() {
            Some(folder) => texts.fmt("options-bring-none", &[("folder", words_of(Some(folder)).into())]),
            None => texts.get("options-bring-none-page"),
        },
        Some(Err(why)) => texts.fmt("options-bring-refused", &[("why", why.into())]),
    };
    notices.write(Notice(said));
}

fn bring_back(
    _: On<Activate>,
    mut sought: ResMut<Sought>,
    mut keeper: ResMut<Keeper>,
    texts: Res<Texts>,
    mut brought: MessageWriter<BroughtBack>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(copy) = sought.0.take() else { return };
    copy.bring_back(&mut keeper);
    brought.write(BroughtBack);
    let date = date_words(&texts, copy.day).unwrap_or_default();
    notices.write(Notice(texts.fmt("options-brought", &[("date", date.into())])));
}
