//! The line of steps: pressed and drawn along by the pointer, walked with left and right by keys and pad.

use bevy::{ecs::system::SystemParam, prelude::*, ui::UiGlobalTransform};

use crate::{
    play::replay::Replay,
    stage::palette,
    ui::{
        input::{focus::Slides, press::Held, reader::Stepped},
        theme::{look::Look, role},
    },
};

/// The tag of the line of steps.
pub(in crate::ui::menus::replay) const LINE: &str = "replay-line";
/// The part of the line that has been walked.
#[derive(Component)]
pub(super) struct Walked;

/// The line with the part that has been walked.
pub(super) fn spawn(glass: &mut ChildSpawnerCommands<'_>) {
    glass
        .spawn((
            role::slider(LINE, ""),
            Look::Bare,
            Slides,
            Node {
                height: px(20),
                border_radius: BorderRadius::all(px(6)),
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(Color::NONE),
            children![(
                Node {
                    width: percent(100),
                    height: px(6),
                    border_radius: BorderRadius::MAX,
                    align_items: AlignItems::Center,
                    ..default()
                },
                BackgroundColor(palette::MIST.with_alpha(0.3)),
                children![(
                    Walked,
                    Node {
                        height: px(6),
                        min_width: px(6),
                        border_radius: BorderRadius::MAX,
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::FlexEnd,
                        ..default()
                    },
                    BackgroundColor(palette::HONEY),
                    children![(
                        Node {
                            width: px(14),
                            height: px(14),
                            margin: UiRect::right(px(-7)),
                            border_radius: BorderRadius::MAX,
                            flex_shrink: 0.0,
                            ..default()
                        },
                        BackgroundColor(palette::CREAM),
                    )]
                )]
            )],
        ))
        .observe(|held: On<Held>, line: Track, mut replay: ResMut<Replay>| {
            line.follow(held.entity, held.at, &mut replay);
        })
        .observe(|stepped: On<Stepped>, mut replay: ResMut<Replay>| replay.walk(stepped.by.into()));
}

/// A point of the line as a share of the way.
#[derive(SystemParam)]
struct Track<'w, 's> {
    nodes: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform)>,
    scale: Res<'w, UiScale>,
}

impl Track<'_, '_> {
    fn follow(&self, line: Entity, at: Vec2, replay: &mut Replay) {
        let Ok((node, place)) = self.nodes.get(line) else { return };
        let pixel = at / (node.inverse_scale_factor() * self.scale.0);
        if let Some(share) = node.normalize_point(*place, pixel) {
            replay.walk_to_share(share.x + 0.5);
        }
    }
}
