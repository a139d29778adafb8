//! What is said of the line to a table elsewhere, wherever in the game one is: lost, back, and why something was not done.

use bevy::prelude::*;
use rummage_wire::{Sorry, Tell};

use crate::{
    play::online::{Connection, Standing, Told},
    shell::{
        AppSystems,
        notice::Notice,
        states::{Menu, Screen},
        text::Texts,
    },
};

/// Registers it.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell_line, tell_sorry).run_if(resource_exists::<Connection>).in_set(AppSystems::Think),
    );
}

/// A lost line is told of calmly, and again once it is back. Where it has ended, the door says why.
fn tell_line(
    connection: Res<Connection>,
    texts: Res<Texts>,
    screen: Res<State<Screen>>,
    mut before: Local<Option<Standing>>,
    mut notices: MessageWriter<Notice>,
    mut next: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let (was, now) = (before.replace(connection.standing()), connection.standing());
    if was == Some(now) {
        return;
    }
    match (was, now) {
        (Some(Standing::There), Standing::Lost) => {
            notices.write(Notice(texts.get("friends-lost")));
        }
        (Some(Standing::Lost), Standing::There) => {
            notices.write(Notice(texts.get("friends-back-again")));
        }
        (_, Standing::Over(_)) if *screen.get() != Screen::Friends => {
            menu.set(Menu::None);
            next.set(Screen::Friends);
        }
        _ => {}
    }
}

/// Why something that was asked for was not done.
fn tell_sorry(mut told: MessageReader<Told>, texts: Res<Texts>, mut notices: MessageWriter<Notice>) {
    for Told(tell) in told.read() {
        let Tell::Sorry(code, _) = tell else { continue };
        if code.is_fatal() {
            continue;
        }
        let key = match code {
            Sorry::SeatTaken => "friends-sorry-seat-taken",
            Sorry::NotHost => "friends-sorry-not-host",
            Sorry::NotSeated => "friends-sorry-not-seated",
            Sorry::StoreAway => "friends-sorry-store-away",
            Sorry::NotNow => "friends-sorry-not-now",
            Sorry::Full => "friends-sorry-full",
            _ => "friends-sorry-other",
        };
        notices.write(Notice(texts.get(key)));
    }
}
