//! What becomes of what is written for tables elsewhere: a name, the address of a server, or the link to a table.

use bevy::prelude::*;
use rummage_wire::{Ask, Link, Name};

use crate::{
    play::online::{AtTable, Beside, Connection},
    shell::{
        states::{Menu, Screen},
        text::Texts,
    },
    store::friends::Friends,
    ui::menus::{
        CameFrom, close,
        entry::{Entry, Purpose},
    },
};

/// Uses the text, or says what is wrong with it.
pub(super) fn finish(
    mut entry: ResMut<Entry>,
    mut friends: ResMut<Friends>,
    texts: Res<Texts>,
    mut came: ResMut<CameFrom>,
    mut next: ResMut<NextState<Menu>>,
    connection: Option<Res<Connection>>,
    room: Option<Res<AtTable>>,
    mut beside: ResMut<Beside>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let written = entry.line.text().trim().to_owned();
    let done = match entry.purpose {
        Purpose::Own => match written.parse::<Name>() {
            Ok(name) => {
                // Whoever sits at a table already is called so there from now on.
                let sits = room.is_some_and(|room| room.0.you.is_some());
                if let Some(line) = connection.filter(|_| sits) {
                    line.say(&Ask::Name(name.clone()));
                }
                friends.name = Some(name);
                Ok(())
            }
            Err(why) => Err(why.to_string()),
        },
        Purpose::Beside(chair) => match written.parse::<Name>() {
            Ok(name) => {
                let invitation = room.as_ref().and_then(|room| room.0.invite);
                if let (Some(line), Some(room), Some(key)) = (connection, room, invitation) {
                    beside.invite(line.base(), room.0.table, key, chair, name);
                }
                Ok(())
            }
            Err(why) => Err(why.to_string()),
        },
        Purpose::Server => match written.trim_end_matches('/') {
            server if Link::socket(server).is_some() => {
                friends.server = Some(server.to_owned());
                Ok(())
            }
            _ => Err(texts.get("letters-server-wrong")),
        },
        _ => match written.parse::<Link>() {
            Ok(link) => {
                if let Some(base) = &link.base {
                    friends.server = Some(base.clone());
                }
                commands.insert_resource(Connection::by_link(&link, &friends));
                screen.set_if_different(Screen::Friends);
                Ok(())
            }
            Err(why) => Err(texts.fmt("friends-no-link", &[("why", why.to_string().into())])),
        },
    };
    match done {
        Ok(()) => {
            let back = came.0.pop();
            close(back, &mut next);
        }
        Err(why) => entry.said = Some(why),
    }
}
