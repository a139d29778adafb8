//! What shows when an asset is missing or cannot be read: a sentence that names it, here and in the log.

use bevy::prelude::*;

use super::{Screen, loading::Loading};
use crate::{
    motion::Fault,
    text::Texts,
    theme::{
        lettering::{Face, label},
        palette, panel,
    },
};

/// Says what is wrong.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Broken), draw);
}

fn draw(
    texts: Res<Texts>,
    loading: Option<Res<Loading>>,
    fault: Option<Res<Fault>>,
    server: Res<AssetServer>,
    mut commands: Commands,
) {
    let missing: Vec<String> = loading
        .iter()
        .flat_map(|loading| &loading.handles)
        .filter(|handle| server.load_state(handle.id()).is_failed())
        .filter_map(|handle| handle.path().map(|path| format!("assets/{}", path.path().display())))
        .chain(fault.map(|fault| fault.0.clone()))
        .collect();
    let which = texts.fmt("loading-failed-which", &[("file", missing.join(", ").into())]);
    error!("{} {which} {}", texts.get("loading-failed"), texts.get("loading-failed-help"));
    commands.spawn((DespawnOnExit(Screen::Broken), panel::screen_root())).with_children(|root| {
        root.spawn(Node {
            flex_grow: 1.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: UiRect::all(px(24)),
            ..panel::column(14.0)
        })
        .with_children(|middle| {
            let centred = || TextLayout::justify(Justify::Center);
            middle.spawn((label(texts.get("loading-failed"), Face::Body, 26.0, palette::CREAM), centred()));
            middle.spawn((label(which, Face::Body, 18.0, palette::MIST), centred()));
            middle
                .spawn((label(texts.get("loading-failed-help"), Face::Body, 18.0, palette::MIST), centred()));
        });
    });
}
