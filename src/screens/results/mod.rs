//! What lies over the table when a round is counted: the score sheet, and at the end of the match its result.

use bevy::{
    input_focus::{FocusCause, InputFocus},
    prelude::*,
};
use rummage_rules::{
    card::{CardId, Seat},
    event::Event,
    meld::Class,
    table::Phase,
};

use super::Screen;
use crate::{
    AppSystems,
    seats::human::SheetOpen,
    table::{
        NextRound, TurnPhase,
        script::{ActedOut, Shown},
    },
    theme::canvas::Canvas,
};

mod bars;
mod cells;
mod foot;
mod listed;
mod over;
mod podium;
mod sheet;
mod tally;
mod terms;

pub use sheet::words_of as ending_words;

/// What lies over the table after a round.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Page {
    /// The score sheet.
    #[default]
    Sheet,
    /// Nothing: the table is looked at.
    Table,
    /// The result of the match.
    Result,
}

/// The root of whatever lies there.
#[derive(Component)]
struct Root;

/// A meld somebody laid in this match.
#[derive(Debug, Clone, PartialEq)]
pub struct Trophy {
    owner: Seat,
    round: u16,
    cards: Vec<CardId>,
    name: &'static str,
    points: i32,
    /// Whether the game tells scoring melds from others.
    classed: bool,
}

/// The melds of the match.
#[derive(Resource, Debug, Default)]
pub struct Trophies(Vec<Trophy>);

/// Draws the pages and answers their buttons.
pub fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .init_resource::<Trophies>()
        .add_plugins(tally::plugin)
        // A match that goes on begins no round, and the page of the match before must not lie over it.
        .add_systems(OnEnter(Screen::Table), |mut page: ResMut<Page>| *page = Page::Sheet)
        .add_systems(
            Update,
            (
                remember.in_set(AppSystems::Layout),
                draw.run_if(resource_exists::<Shown>).in_set(AppSystems::Present),
            )
                .run_if(in_state(Screen::Table)),
        );
}

fn remember(
    mut happened: MessageReader<ActedOut>,
    shown: Res<Shown>,
    mut page: ResMut<Page>,
    mut trophies: ResMut<Trophies>,
) {
    for ActedOut(event) in happened.read() {
        match event {
            Event::RoundBegan { round, .. } => {
                page.set_if_neq(Page::Sheet);
                if *round == 1 {
                    trophies.0.clear();
                }
            }
            Event::Melded { meld } => trophies.0.push(Trophy {
                owner: meld.owner,
                round: shown.0.public.round,
                cards: meld.cards().collect(),
                name: meld.reading.name,
                points: rummage_rules::score::meld_points(&shown.0.public.spec, meld),
                classed: meld.reading.class != Class::Plain,
            }),
            _ => {}
        }
    }
}

/// Whether a round has been counted and everything rests.
fn counted(phase: Option<&State<TurnPhase>>) -> Option<Phase> {
    phase.map(|phase| phase.get().0).filter(|phase| matches!(phase, Phase::RoundOver | Phase::MatchOver))
}

fn draw(
    phase: Option<Res<State<TurnPhase>>>,
    page: Res<Page>,
    canvas: Res<Canvas>,
    roots: Query<Entity, With<Root>>,
    paper: sheet::Paper,
    result: over::Result,
    mut open: ResMut<SheetOpen>,
    mut drawn: Local<Option<(Phase, Page, Canvas)>>,
    mut commands: Commands,
) {
    let wanted = counted(phase.as_deref()).map(|phase| (phase, *page, *canvas));
    open.set_if_neq(SheetOpen(wanted.is_some()));
    if *drawn == wanted && roots.is_empty() == wanted.is_none() {
        return;
    }
    *drawn = wanted;
    roots.iter().for_each(|root| commands.entity(root).despawn());
    let Some((phase, page, canvas)) = wanted else { return };
    match page {
        Page::Sheet => paper.draw(&mut commands, canvas, phase == Phase::MatchOver),
        Page::Table => paper.draw_way_back(&mut commands, canvas),
        Page::Result => result.draw(&mut commands, canvas),
    }
}

/// A new page begins at its way on, wherever the focus was on the page before.
fn focus_here(button: &mut EntityCommands<'_>) {
    let entity = button.id();
    button.commands().queue(move |world: &mut World| {
        world.resource_mut::<InputFocus>().set(entity, FocusCause::Navigated);
    });
}

/// What every root needs.
fn root() -> impl Bundle {
    (Root, DespawnOnExit(Screen::Table))
}

/// The sheet's primary button: the next round, or the result.
fn go_on(over: bool) -> impl Fn(On<crate::theme::button::Activate>, ResMut<Page>, MessageWriter<NextRound>) {
    move |_, mut page, mut wishes| {
        if over {
            *page = Page::Result;
        } else {
            wishes.write(NextRound);
        }
    }
}
