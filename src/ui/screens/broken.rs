//! What shows when something that ships beside the program is missing or wrong: sentences that name it and its place, here and in the log.

use bevy::prelude::*;

use super::loading::Loading;
use crate::{
    shell::{assets::Face, states::Screen, text::Texts},
    stage::{motion::Fault, palette},
    ui::theme::{lettering::label, panel},
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
    let told = match fault {
        // The table is part of the program: no file is missing, a number of it is wrong.
        Some(fault) => [texts.get("broken-motion"), fault.0.clone(), texts.get("broken-motion-help")],
        None => missing(&texts, loading.as_deref(), &server),
    };
    error!("{}", told.join(" "));
    commands.spawn((DespawnOnExit(Screen::Broken), panel::screen_root())).with_children(|root| {
        root.spawn(Node {
            flex_grow: 1.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: UiRect::all(px(24)),
            ..panel::column(14.0)
        })
        .with_children(|middle| {
            let looks = [(26.0, palette::CREAM), (18.0, palette::MIST), (18.0, palette::MIST)];
            for (sentence, (size, ink)) in told.into_iter().zip(looks) {
                let centred = TextLayout::justify(Justify::Center);
                middle.spawn((label(sentence, Face::Body, size, ink), centred));
            }
        });
    });
}

/// Which files could not be read.
fn missing(texts: &Texts, loading: Option<&Loading>, server: &AssetServer) -> [String; 3] {
    let files: Vec<String> = loading
        .iter()
        .flat_map(|loading| &loading.handles)
        .filter(|handle| server.load_state(handle.id()).is_failed())
        .filter_map(|handle| handle.path().map(|path| format!("assets/{}", path.path().display())))
        .collect();
    let which = texts.fmt("loading-failed-which", &[("file", files.join(", ").into())]);
    [texts.get("loading-failed"), which, texts.get("loading-failed-help")]
}
