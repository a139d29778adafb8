//! Nodes of the interface, drawn with less work than Bevy's own shader makes of each of their points (docs/testing.md).

use bevy::{
    asset::{embedded_asset, load_embedded_asset},
    prelude::*,
    render::{RenderApp, RenderStartup},
    ui_render::{UiPipeline, init_ui_pipeline},
};

/// Puts our way of drawing nodes in the place of Bevy's.
pub fn plugin(app: &mut App) {
    embedded_asset!(app, "nodes.wesl");
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    render.add_systems(RenderStartup, draw_with_less.after(init_ui_pipeline));
}

fn draw_with_less(server: Res<AssetServer>, mut pipeline: ResMut<UiPipeline>) {
    pipeline.shader = load_embedded_asset!(server.as_ref(), "nodes.wesl");
}
