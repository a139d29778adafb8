//! Gestures: what one may let the others at a table elsewhere see, in one press, and the switch that silences theirs.

use bevy::prelude::*;
use rummage_wire::{Ask, Gesture};

use super::{CameFrom, close, frame::Heading};
use crate::{
    play::{
        online::{Beside, Connection},
        table::Board,
    },
    shell::{preferences::Preferences, states::Menu, text::Texts},
    ui::theme::{
        button::{self, Activate},
        panel::{self, Layer, column},
    },
};

/// The panel's root.
#[derive(Component)]
struct Root;

/// All gestures, and the keys of their words.
pub(crate) const GESTURES: [(Gesture, &str); 8] = [
    (Gesture::WellPlayed, "friends-gesture-well-played"),
    (Gesture::Thanks, "friends-gesture-thanks"),
    (Gesture::Bow, "friends-gesture-bow"),
    (Gesture::Laugh, "friends-gesture-laugh"),
    (Gesture::Wow, "friends-gesture-wow"),
    (Gesture::Oops, "friends-gesture-oops"),
    (Gesture::Think, "friends-gesture-think"),
    (Gesture::Hurry, "friends-gesture-hurry"),
];

/// Draws the panel.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Gestures), draw)
        .add_systems(Update, draw.run_if(in_state(Menu::Gestures).and_then(resource_changed::<Preferences>)));
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let silent = preferences.gestures_silent;
    let root = (Root, DespawnOnExit(Menu::Gestures), panel::overlay_root(Layer::Menu));
    commands.spawn(root).with_children(|root| {
        root.spawn(panel::paper(Node {
            width: px(420),
            max_width: percent(92),
            max_height: percent(94),
            padding: UiRect::axes(px(28), px(24)),
            ..column(14.0)
        }))
        .with_children(|sheet| {
            sheet.spawn(panel::hairline());
            Heading::new(texts.get("friends-gestures"), 30.0).spawn(sheet, &texts);
            let grid = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), column_gap: px(10), ..default() };
            sheet.spawn(grid).with_children(|grid| {
                for (gesture, words) in GESTURES {
                    let draft = button::paper(format!("gesture-{gesture}"), texts.get(words));
                    let draft = if gesture == GESTURES[0].0 { draft.first() } else { draft };
                    draft.width(px(177)).size(17.0).spawn(grid).observe(make(gesture));
                }
            });
            let silence = button::paper("gestures-silent", texts.get("friends-gestures-silent"));
            let silence = if silent { silence.icon("check") } else { silence };
            silence.ticked(silent).spawn(sheet).observe(
                |_: On<Activate>, mut preferences: ResMut<Preferences>| {
                    preferences.gestures_silent = !preferences.gestures_silent;
                },
            );
        });
    });
}

/// Makes the gesture, and goes back to the table.
fn make(
    gesture: Gesture,
) -> impl Fn(
    On<Activate>,
    Option<Res<Connection>>,
    Res<Beside>,
    Res<Board>,
    ResMut<CameFrom>,
    ResMut<NextState<Menu>>,
) {
    move |_, connection, beside, board, mut came, mut next| {
        if let Some(connection) = connection {
            // Of several at this screen, whoever looks at it.
            let line = board.viewer.and_then(|seat| beside.line_of(seat));
            line.unwrap_or(&connection).say(&Ask::Gesture(gesture));
        }
        let back = came.0.pop();
        close(back, &mut next);
    }
}
