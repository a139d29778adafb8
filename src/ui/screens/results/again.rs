//! The way from a score sheet to the player's own round, looked at again.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    play::{
        referee::Referee,
        table::{Board, curtain::Curtain, player::Control},
    },
    shell::{states::Menu, text::Texts},
    ui::theme::{
        button::{self, Activate},
        look::Look,
    },
};

/// Whose rounds may be looked at again.
#[derive(SystemParam)]
pub struct Again<'w, 's> {
    controls: Query<'w, 's, &'static Control>,
    curtain: Res<'w, Curtain>,
}

impl Again<'_, '_> {
    /// Whether the player at this screen has decided anything, and nobody else would read of a hand that is hidden.
    pub fn is_open(&self, board: &Board, referee: Option<&Referee>) -> bool {
        let person = board.viewer.and_then(|seat| board.player(seat));
        let human = person.is_some_and(|player| self.controls.get(player).is_ok_and(|who| who.is_human()));
        human && (referee.is_some_and(Referee::lies_open) || !self.curtain.is_shared())
    }
}

/// The button; its words are only spoken where there is little room.
pub fn button(line: &mut ChildSpawnerCommands<'_>, texts: &Texts, small: bool) {
    let spoken = texts.get("review-spoken");
    let button = if small {
        button::square(Look::Paper, "review", "hint", spoken).height(46.0).width(px(46))
    } else {
        button::paper("review", texts.get("review")).spoken(spoken).icon("hint")
    };
    button.spawn(line).observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(Menu::Review));
}
