//! What becomes of a written text: a name for rules, the rules of a code, or a search in the rules.

use bevy::prelude::*;
use rummage_rules::{
    games::{self, Game},
    house::read_code,
    record::share,
};
use rummage_wire::Name;

use super::friends;
use crate::{
    play::replay,
    shell::{
        match_setup::{Base, MatchSetup},
        notice::Notice,
        states::{Menu, Screen},
        text::Texts,
        usual_tables::UsualTables,
    },
    store::{
        house::Shelf,
        saves::{Waiting, code::table_of},
    },
    ui::menus::{
        CameFrom, close,
        entry::{Entry, Purpose},
        rules::Sought,
        wanted::Wanted,
    },
};

/// What came of it, to tell once the panel is gone: notices do not outlive a change of panels.
#[derive(Resource, Default)]
pub(super) struct Outcome(Option<String>);

/// Tells what came of it.
pub(super) fn tell(mut outcome: ResMut<Outcome>, mut notices: MessageWriter<Notice>) {
    if let Some(said) = outcome.0.take() {
        notices.write(Notice(said));
    }
}

/// Uses the text, or says what is wrong with it.
pub(super) fn finish(
    mut entry: ResMut<Entry>,
    mut shelf: ResMut<Shelf>,
    mut setup: ResMut<MatchSetup>,
    tables: Res<UsualTables>,
    texts: Res<Texts>,
    mut came: ResMut<CameFrom>,
    mut next: ResMut<NextState<Menu>>,
    mut outcome: ResMut<Outcome>,
    mut sought: ResMut<Sought>,
    mut wanted: ResMut<Wanted>,
    waiting: Res<Waiting>,
    mut screens: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let Some(game) = games::find(setup.game) else { return };
    let name = entry.line.text().trim().to_owned();
    let named = match &entry.purpose {
        Purpose::Name => shelf.save(game, &name, &setup.options).map(|()| {
            setup.base = Base::Own(name.clone());
            texts.fmt("house-saved", &[("name", name.into())])
        }),
        Purpose::Rename(from) => shelf.rename(game, from, &name).map(|()| {
            if setup.base == Base::Own(from.clone()) {
                setup.base = Base::Own(name.clone());
            }
            texts.fmt("house-saved", &[("name", name.into())])
        }),
        Purpose::Search => {
            if sought.seek(&name, &texts, &setup) {
                let back = came.0.pop();
                close(back, &mut next);
            } else {
                entry.said = Some(texts.fmt("rules-not-found", &[("words", name.into())]));
            }
            return;
        }
        Purpose::Game => {
            if wanted.seek(&name, &texts) {
                close(came.0.pop(), &mut next);
            } else {
                entry.said = Some(texts.fmt("choose-not-found", &[("letters", name.into())]));
            }
            return;
        }
        Purpose::Chair(chair) => {
            match name.parse::<Name>() {
                Ok(called) => {
                    if let Some(seat) = setup.seats.get_mut(*chair) {
                        seat.called = Some(called.to_string());
                    }
                    close(came.0.pop(), &mut next);
                }
                Err(why) => entry.said = Some(why.to_string()),
            }
            return;
        }
        Purpose::Own | Purpose::Beside(_) | Purpose::Link | Purpose::Server => {
            commands.run_system_cached(friends::finish);
            return;
        }
        Purpose::Code if share::is_code(&name) => {
            match table_of(&name) {
                Ok((table, over)) => {
                    let aside = waiting.of(table.game).is_some();
                    let game = texts.get(&format!("game-{}", table.game));
                    outcome.0 = aside.then(|| texts.fmt("share-opened", &[("game", game.into())]));
                    *setup = MatchSetup { aside, ..table };
                    came.0.clear();
                    next.set(Menu::None);
                    screens.set(Screen::Table);
                    if over {
                        commands.queue(replay::look_at_next);
                    }
                }
                Err(fault) => entry.said = Some(texts.share_fault(&fault)),
            }
            return;
        }
        Purpose::Code => {
            match read_code(&name) {
                Ok((game, options)) => {
                    let said = lay(&mut setup, game, &tables, &texts);
                    setup.base = shelf.named(game, &options).unwrap_or_default();
                    setup.options = options;
                    came.0.clear();
                    next.set(Menu::None);
                    screens.set_if_different(Screen::Setup);
                    outcome.0 = Some(said);
                }
                Err(fault) => entry.said = Some(texts.code_fault(&fault)),
            }
            return;
        }
    };
    match named {
        Ok(said) => {
            let back = came.0.pop();
            close(back, &mut next);
            outcome.0 = Some(said);
        }
        Err(fault) => entry.said = Some(texts.name_fault(&fault)),
    }
}

/// The table of a code's game, which may be another than the one that was set up.
fn lay(setup: &mut MatchSetup, game: &'static Game, tables: &UsualTables, texts: &Texts) -> String {
    if setup.game == game.id {
        return texts.get("house-coded");
    }
    *setup = tables.of(game, false);
    texts.fmt("house-coded-game", &[("game", texts.get(&format!("game-{}", game.id)).into())])
}
