//! The code of the match that is looked back on goes to the clipboard, and a match that came by a code is looked at.

use bevy::prelude::*;

use super::BeginAt;
use crate::{
    play::referee::Referee,
    shell::{
        AppSystems,
        clipboard::{Clipboard, Handed},
        text::Texts,
    },
    store::saves::code::code_of,
    ui::{
        screens::{MatchSetup, Menu},
        theme::notice::Notice,
    },
};

/// The next match that is laid is looked back on at once.
#[derive(Resource, Debug, Default)]
struct Guest(bool);

/// Registers looking at a match from elsewhere.
pub fn plugin(app: &mut App) {
    app.init_resource::<Guest>()
        .add_systems(Update, look.run_if(resource_added::<Referee>).in_set(AppSystems::Think));
}

/// The match that is laid next is over: it is looked at from its beginning.
pub fn look_at_next(world: &mut World) {
    world.resource_mut::<Guest>().0 = true;
}

fn look(mut guest: ResMut<Guest>, mut begin: ResMut<BeginAt>, mut next: ResMut<NextState<Menu>>) {
    if std::mem::take(&mut guest.0) {
        begin.0 = Some(0);
        next.set(Menu::Replay);
    }
}

/// Hands the code over, or says why there is none yet.
pub(super) fn copy(
    referee: Res<Referee>,
    setup: Res<MatchSetup>,
    texts: Res<Texts>,
    mut clipboard: ResMut<Clipboard>,
    mut notices: MessageWriter<Notice>,
) {
    let said = match code_of(&referee, &setup) {
        None => texts.get("replay-code-later"),
        Some(code) => match clipboard.hand_over(&code, "rummage-match.txt") {
            Ok(Handed::Clipboard) => texts.fmt("replay-copied", &[("count", code.len().into())]),
            Ok(Handed::File(file)) => {
                texts.fmt("replay-copied-file", &[("file", file.display().to_string().into())])
            }
            Err(why) => texts.fmt("replay-not-copied", &[("why", why.into())]),
        },
    };
    notices.write(Notice(said));
}
