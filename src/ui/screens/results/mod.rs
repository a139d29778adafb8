//! What lies over the table when a round is counted: the score sheet, and at the end of the match its result.

use bevy::{
    input_focus::{FocusCause, InputFocus},
    prelude::*,
};
use rummage_rules::{event::Event, table::Phase};

use crate::{
    play::{
        referee::Referee,
        seats::human::SheetOpen,
        table::{
            NextRound, TurnPhase,
            script::{ActedOut, Shown},
        },
    },
    shell::{AppSystems, canvas::Canvas, states::Screen},
    ui::theme::exit,
};

mod again;
mod bars;
mod cells;
mod counting;
mod foot;
mod history;
mod listed;
mod next;
mod over;
mod podium;
mod sheet;
mod terms;
mod trophies;

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

/// Draws the pages and answers their buttons.
pub fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_plugins(counting::plugin)
        // A match that goes on begins no round, and the page of the match before must not lie over it.
        .add_systems(
            Update,
            (|mut page: ResMut<Page>| *page = Page::Sheet)
                .run_if(resource_added::<Referee>)
                .before(AppSystems::Layout),
        )
        .add_systems(
            Update,
            (
                begin_with_the_sheet.in_set(AppSystems::Layout),
                draw.run_if(resource_exists::<Shown>).in_set(AppSystems::Present),
            )
                .run_if(in_state(Screen::Table)),
        );
}

fn begin_with_the_sheet(mut happened: MessageReader<ActedOut>, mut page: ResMut<Page>) {
    if happened.read().any(|event| matches!(event.0, Event::RoundBegan { .. })) {
        page.set_if_neq(Page::Sheet);
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
    result: over::MatchResult,
    mut open: ResMut<SheetOpen>,
    mut drawn: Local<Option<(Phase, Page, Canvas)>>,
    mut commands: Commands,
) {
    let wanted = counted(phase.as_deref()).map(|phase| (phase, *page, *canvas));
    open.set_if_neq(SheetOpen(wanted.is_some()));
    if *drawn == wanted && roots.is_empty() == wanted.is_none() {
        return;
    }
    // In a window of another size the same page is drawn anew; any other page follows it.
    let page_of = |(phase, page, _)| (phase, page);
    let anew = drawn.map(page_of) == wanted.map(page_of);
    *drawn = wanted;
    for root in &roots {
        if anew {
            commands.entity(root).despawn();
        } else {
            exit::leave(&mut commands, root);
        }
    }
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
fn go_on(
    over: bool,
) -> impl Fn(On<crate::ui::theme::button::Activate>, ResMut<Page>, MessageWriter<NextRound>) {
    move |_, mut page, mut wishes| {
        if over {
            *page = Page::Result;
        } else {
            wishes.write(NextRound);
        }
    }
}
