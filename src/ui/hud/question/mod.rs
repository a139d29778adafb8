//! Questions at the table: what several are asked at once, and what the player has to settle before a move is clear. Both lie on paper beside the piles, and come and go as panels do.

use bevy::{
    input_focus::{FocusCause, InputFocus},
    prelude::*,
};

use super::scene::{Scene, Telling, at};
use crate::{
    shell::{
        assets::Face,
        intent::{FocusHome, LastDevice},
        states::Menu,
    },
    stage::palette,
    ui::{
        input::focus::FocusGroup,
        theme::{
            button::{Activate, Draft},
            lettering::{Snug, label},
            panel::{self, column, row},
        },
    },
};

mod choice;
mod clock;
mod window;

/// Registers both kinds of question, and the time there is to answer.
pub fn plugin(app: &mut App) {
    app.add_message::<QuestionAnswered>()
        .add_plugins((choice::plugin, clock::plugin, window::plugin))
        .add_systems(Update, come_home.run_if(in_state(Menu::None)).after(Telling));
}

/// The question has gone, and its buttons with it.
#[derive(Message, Debug, Clone, Copy)]
struct QuestionAnswered;

/// The focus that a question took goes back to the cards.
fn come_home(
    mut answered: MessageReader<QuestionAnswered>,
    mut home: ResMut<FocusHome>,
    mut focus: ResMut<InputFocus>,
) {
    if answered.read().count() > 0 && *home == FocusHome::Menus {
        *home = FocusHome::Table;
        focus.clear();
    }
}

/// Where a question lies: right of the piles, or above the hand where that is too narrow for words.
fn place(scene: &Scene<'_, '_>) -> Rect {
    let zones = &scene.ground.zones;
    let room = zones.prompt;
    if scene.portrait() {
        // A phone's question grows upwards, so that the hand stays in sight.
        let foot = if room.width() > 200.0 { room } else { zones.own };
        return Rect { min: Vec2::new(foot.min.x, foot.max.y - 134.0), ..foot };
    }
    if room.width() < 300.0 {
        // Eight at the table: the piles stand between two plots. The sentence below stays bare.
        let own = zones.own.inflate(-4.0);
        return Rect { min: Vec2::new(own.max.x - 380.0, own.max.y - 138.0), ..own };
    }
    let width = room.width().min(434.0);
    let height = room.height().max(138.0);
    Rect::from_center_size(Vec2::new(room.max.x - width / 2.0, room.center().y), Vec2::new(width, height))
}

/// Narrower, a question stands beside the piles of a phone.
const NARROW: f32 = 260.0;

/// A question waits for an answer, so nothing beside the table may hide it.
const ABOVE_THE_LOG: GlobalZIndex = GlobalZIndex(2);

/// A question that is on screen.
#[derive(Component)]
pub(super) struct Question;

/// The paper a question is written on.
fn paper(root: &mut ChildSpawnerCommands<'_>, place: Rect, fill: impl FnOnce(&mut ChildSpawnerCommands<'_>)) {
    let narrow = place.width() < NARROW;
    let sheet = panel::paper(Node {
        padding: if narrow { UiRect::axes(px(13), px(9)) } else { UiRect::axes(px(18), px(10)) },
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        row_gap: px(5),
        flex_shrink: 0.0,
        min_height: px(place.height()),
        ..default()
    });
    // More than its place holds grows upwards, for below it lie the hand and the buttons.
    let justify_content = JustifyContent::FlexEnd;
    let place = Node { flex_direction: FlexDirection::Column, justify_content, ..at(place) };
    let mut place = root.spawn(place);
    if narrow {
        // Beside the piles of a phone the answers have little room.
        place.insert(Snug);
    }
    place.with_children(|place| {
        place.spawn((sheet, ABOVE_THE_LOG, Question)).with_children(|paper| {
            paper.spawn(panel::hairline());
            fill(paper);
        });
    });
}

/// The question itself, and what is at stake.
fn heading(paper: &mut ChildSpawnerCommands<'_>, title: &str, note: &str, narrow: bool) {
    paper.spawn(Node { padding: UiRect::right(px(44)), ..column(1.0) }).with_children(|words| {
        words.spawn(label(title, Face::Title, if narrow { 18.0 } else { 22.0 }, palette::INK));
        if !note.is_empty() {
            words.spawn(label(note, Face::Body, if narrow { 13.5 } else { 15.0 }, palette::INK_SOFT));
        }
    });
}

/// The answers side by side; they wrap where there are many.
fn answers(paper: &mut ChildSpawnerCommands<'_>, fill: impl FnOnce(&mut ChildSpawnerCommands<'_>)) {
    paper.spawn(Node { flex_wrap: FlexWrap::Wrap, row_gap: px(6), ..row(8.0) }).with_children(fill);
}

/// One answer, and what it does.
fn answer<'a>(
    parent: &'a mut ChildSpawnerCommands<'_>,
    draft: Draft,
    act: impl Fn(&mut World) + Clone + Send + Sync + 'static,
) -> EntityCommands<'a> {
    let mut button = draft.spawn(parent);
    button.insert(FocusGroup::Actions).observe(move |_: On<Activate>, mut commands: Commands| {
        let act = act.clone();
        commands.queue(move |world: &mut World| act(world));
    });
    button
}

/// A question takes the focus of pad and keys when it appears.
fn take_focus(button: &mut EntityCommands<'_>) {
    let entity = button.id();
    button.commands().queue(move |world: &mut World| {
        if world.resource::<LastDevice>().is_keyed() {
            world.insert_resource(FocusHome::Menus);
            world.resource_mut::<InputFocus>().set(entity, FocusCause::Navigated);
        }
    });
}
