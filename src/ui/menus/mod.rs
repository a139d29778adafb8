//! Panels over the screen: pause, a plot laid out large, options, the rules, house rules, the games of the statistics, the credits.

use bevy::prelude::*;

use crate::shell::{
    AppSystems,
    intent::Intent,
    states::{Menu, Screen},
};

mod credits;
mod curtain;
pub(crate) mod entry;
pub(crate) mod fair;
mod frame;
pub(crate) mod games;
pub(crate) mod gestures;
mod house;
mod letters;
mod options;
mod pause;
mod played;
pub(crate) mod plot;
mod recovered;
pub mod replay;
pub mod review;
pub mod rules;
pub(crate) mod wanted;

pub(crate) use frame::Listed;

/// From where the open menu was opened, to go back there.
#[derive(Resource, Default)]
pub(crate) struct CameFrom(Vec<Menu>);

impl CameFrom {
    /// The next menu leads back here.
    pub(crate) fn push(&mut self, here: Menu) {
        self.0.push(here);
    }
}

/// Registers the menus and their way back.
pub fn plugin(app: &mut App) {
    app.init_resource::<CameFrom>()
        .add_plugins((
            credits::plugin,
            curtain::plugin,
            fair::plugin,
            games::plugin,
            gestures::plugin,
            house::plugin,
            letters::plugin,
            options::plugin,
            pause::plugin,
            played::plugin,
            plot::plugin,
            review::plugin,
            rules::plugin,
            wanted::plugin,
            recovered::plugin,
        ))
        .add_systems(OnEnter(Menu::None), |mut came: ResMut<CameFrom>| came.0.clear())
        .add_systems(
            Update,
            step_back
                .run_if(not(in_state(Menu::None)).and_then(not(in_state(Menu::Curtain))))
                .in_set(AppSystems::Think),
        );
}

/// Opens a menu from another, so that stepping back returns to it.
fn open_from(here: Menu, there: Menu, came: &mut CameFrom, next: &mut NextState<Menu>) {
    came.0.push(here);
    next.set(there);
}

/// Closes the menu on top.
pub(crate) fn close(came: Option<Menu>, next: &mut NextState<Menu>) {
    next.set(came.unwrap_or(Menu::None));
}

fn step_back(
    mut intents: MessageReader<Intent>,
    mut came: ResMut<CameFrom>,
    mut next: ResMut<NextState<Menu>>,
    menu: Res<State<Menu>>,
) {
    for intent in intents.read() {
        let same_again = matches!(
            (intent, menu.get()),
            (Intent::Menu, Menu::Pause | Menu::Options | Menu::Replay)
                | (Intent::Rules, Menu::Rules)
                | (Intent::Log, Menu::Log)
        );
        if *intent == Intent::Back || same_again {
            let back = came.0.pop();
            close(back, &mut next);
            return;
        }
    }
}

/// Closes a menu from its own button.
pub(crate) fn close_by_button(
    _: On<crate::ui::theme::button::Activate>,
    mut came: ResMut<CameFrom>,
    mut next: ResMut<NextState<Menu>>,
) {
    let back = came.0.pop();
    close(back, &mut next);
}

/// Leaves the table for the title.
fn leave_table(
    _: On<crate::ui::theme::button::Activate>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    screen.set(Screen::Title);
    menu.set(Menu::None);
}
