//! A notice: one sentence on a dark pill near the lower edge, for as long as it takes to read.

use bevy::prelude::*;

use super::lettering::label;
use crate::{
    shell::{
        AppSystems,
        assets::Face,
        names::{AccessibleName, Tag},
        notice::Notice,
        states::{Menu, Screen},
    },
    stage::palette,
};

/// How long a notice stays, in seconds.
const STAY: f32 = 4.0;

/// The notice on screen.
#[derive(Component)]
struct NoticeOnScreen {
    left: f32,
}

/// Shows notices, one at a time.
pub fn plugin(app: &mut App) {
    app.add_message::<Notice>().add_systems(
        Update,
        (clear.run_if(state_changed::<Screen>.or_else(state_changed::<Menu>)), fade, show)
            .chain()
            .in_set(AppSystems::Present),
    );
}

fn clear(shown: Query<Entity, With<NoticeOnScreen>>, mut commands: Commands) {
    shown.iter().for_each(|notice| commands.entity(notice).despawn());
}

fn fade(time: Res<Time>, mut shown: Query<(Entity, &mut NoticeOnScreen)>, mut commands: Commands) {
    for (entity, mut notice) in &mut shown {
        notice.left -= time.delta_secs();
        if notice.left <= 0.0 {
            commands.entity(entity).despawn();
        }
    }
}

fn show(
    mut notices: MessageReader<Notice>,
    shown: Query<Entity, With<NoticeOnScreen>>,
    mut commands: Commands,
) {
    let Some(Notice(words)) = notices.read().last() else { return };
    shown.iter().for_each(|notice| commands.entity(notice).despawn());
    commands.spawn((
        NoticeOnScreen { left: STAY },
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: px(64),
            padding: UiRect::horizontal(px(12)),
            justify_content: JustifyContent::Center,
            ..default()
        },
        GlobalZIndex(60),
        Tag("notice".into()),
        AccessibleName(words.clone()),
        children![(
            Node {
                padding: UiRect::axes(px(20), px(8)),
                border_radius: BorderRadius::all(px(22)),
                ..default()
            },
            BackgroundColor(palette::NIGHT),
            children![(
                label(words.as_str(), Face::Strong, 17.0, palette::CREAM),
                TextLayout::justify(Justify::Center),
            )]
        )],
    ));
}
