//! What comes after a match: the same table once more, or another; of one elsewhere, what its host says.

use bevy::prelude::*;
use rummage_wire::Ask;

use crate::{
    play::{
        online::{AtTable, Connection},
        table::open_table,
    },
    shell::{match_setup::MatchSetup, notice::Notice, states::Screen, text::Texts},
    ui::theme::button::Activate,
};

/// To the set-up of the table; of one elsewhere to the room around it.
pub(super) fn change_table(
    _: On<Activate>,
    elsewhere: Option<Res<AtTable>>,
    mut next: ResMut<NextState<Screen>>,
) {
    next.set(if elsewhere.is_some() { Screen::Friends } else { Screen::Setup });
}

/// The same table once more, with another deal. Elsewhere the host deals.
pub(super) fn play_again(
    _: On<Activate>,
    elsewhere: Option<Res<AtTable>>,
    connection: Option<Res<Connection>>,
    texts: Res<Texts>,
    mut setup: ResMut<MatchSetup>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    if let (Some(room), Some(connection)) = (elsewhere, connection) {
        if room.is_host() {
            connection.say(&Ask::Deal);
        } else {
            notices.write(Notice(texts.get("friends-host-deals")));
        }
        return;
    }
    setup.seed = None;
    setup.aside = false;
    commands.queue(open_table);
}
