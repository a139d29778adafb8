//! Which plots a phone shows when not all of them fit: those of whoever is asked, of the plate that is tapped, or what is scrolled to.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use super::Ground;
use crate::{
    play::table::{Board, script::Shown},
    shell::{
        AppSystems,
        canvas::Canvas,
        intent::Intent,
        states::{Menu, Screen},
    },
};

/// The opponent the list of plots begins with.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct ListStart(pub(super) usize);

/// Registers scrolling.
pub fn plugin(app: &mut App) {
    app.init_resource::<ListStart>()
        .add_systems(OnEnter(Screen::Table), |mut start: ResMut<ListStart>| *start = ListStart::default())
        .add_systems(
            Update,
            (follow_turn, turn_list)
                .chain()
                .run_if(in_state(Screen::Table).and_then(in_state(Menu::None)))
                .run_if(resource_exists::<Ground>)
                .run_if(resource_exists::<Shown>)
                .in_set(AppSystems::Think),
        );
}

/// Whoever begins a turn is in sight.
fn follow_turn(
    ground: Res<Ground>,
    board: Res<Board>,
    shown: Res<Shown>,
    mut before: Local<Option<Seat>>,
    mut start: ResMut<ListStart>,
) {
    let turn = shown.0.public.turn();
    if *before == turn {
        return;
    }
    *before = turn;
    let opponent = board.opponents().position(|seat| Some(seat) == turn);
    let hidden = |seat: Seat| {
        let has_melds = shown.0.public.melds_of(seat).next().is_some();
        has_melds && !ground.melds.iter().any(|(_, plot, _)| *plot == seat)
    };
    if let (Some(opponent), Some(seat)) = (opponent, turn)
        && ground.scrolls
        && hidden(seat)
    {
        start.set_if_neq(ListStart(opponent));
    }
}

/// A tap on a plate shows that plot; the wheel or a finger goes through them.
fn turn_list(
    ground: Res<Ground>,
    canvas: Res<Canvas>,
    board: Res<Board>,
    mut intents: MessageReader<Intent>,
    mut start: ResMut<ListStart>,
) {
    let others = board.seats().saturating_sub(1).max(1);
    for intent in intents.read().filter(|_| ground.scrolls) {
        match intent {
            Intent::PointerTap { at } => {
                let at = *at / canvas.unit;
                if let Some(chip) = ground.zones.chips.iter().position(|chip| chip.contains(at)) {
                    start.0 = chip;
                }
            }
            Intent::Scroll(lines) if lines.abs() >= 0.5 => {
                start.0 = (start.0 + if *lines > 0.0 { 1 } else { others - 1 }) % others;
            }
            _ => {}
        }
    }
}
