//! Straight into the window: Bevy draws into a picture of its own and copies it into the window in the end, which took a software driver a quarter of a
//! frame (docs/testing.md). Where nothing is to be done with that picture, the window itself is drawn into.

use bevy::{
    camera::{CameraOutputMode, ClearColor, ClearColorConfig, NormalizedRenderTarget},
    core_pipeline::core_2d::{AlphaMask2d, Opaque2d, Transparent2d},
    ecs::schedule::ScheduleLabel,
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        camera::{ExtractedCamera, NormalizedRenderTargetExt},
        render_asset::RenderAssets,
        render_phase::{ViewBinnedRenderPhases, ViewSortedRenderPhases},
        render_resource::{RenderPassDescriptor, StoreOp},
        renderer::{RenderContext, ViewQuery},
        sync_world::MainEntity,
        texture::{GpuImage, ManualTextureViews},
        view::{ExtractedView, ExtractedWindow, ViewDepthStencilTexture, ViewTarget},
    },
    ui_render::{TransparentUi, UiCameraView},
};

/// What a camera does that draws straight.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct Straight;

/// Lets cameras draw straight.
pub fn plugin(app: &mut App) {
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    render.init_schedule(Straight).add_systems(Straight, (draw_table, draw_panels).chain()).add_systems(
        Render,
        (
            agree.after(RenderSystems::ExtractCommands).before(RenderSystems::PrepareAssets),
            choose.in_set(RenderSystems::PrepareBindGroups),
        ),
    );
}

/// Whether all that a camera draws is to stand in its target as it is: what is laid over something else, as the Workshop is, keeps to Bevy's way.
fn is_shown_as_drawn(camera: &ExtractedCamera) -> bool {
    !camera.hdr && matches!(camera.output_mode, CameraOutputMode::Write { blend_state: None, .. })
}

/// What a camera draws has the format of its target from the start.
fn agree(
    cameras: Query<(Entity, &ExtractedCamera, Option<&UiCameraView>)>,
    windows: Query<(MainEntity, &ExtractedWindow)>,
    images: Res<RenderAssets<GpuImage>>,
    textures: Res<ManualTextureViews>,
    mut views: Query<&mut ExtractedView>,
) {
    for (camera, extracted, panels) in cameras.iter().filter(|(_, camera, _)| is_shown_as_drawn(camera)) {
        let format =
            |target: &NormalizedRenderTarget| target.get_texture_view_format(&windows, &images, &textures);
        let Some(format) = extracted.target.as_ref().and_then(format) else { continue };
        for part in [Some(camera), panels.map(|panels| panels.0)].into_iter().flatten() {
            if let Ok(mut view) = views.get_mut(part) {
                view.target_format = format;
            }
        }
    }
}

/// Cameras that may draw straight do so: those that are the first to draw into their target, and whose picture is only to be shown.
fn choose(
    mut cameras: Query<(&mut ExtractedCamera, &ExtractedView, &ViewTarget, &ViewDepthStencilTexture, &Msaa)>,
) {
    for (mut camera, view, target, depth, msaa) in &mut cameras {
        let plain = is_shown_as_drawn(&camera)
            && camera.viewport.is_none()
            && *msaa == Msaa::Off
            && camera.sorted_camera_index_for_target == 0
            && !matches!(camera.clear_color, ClearColorConfig::None);
        // A window may have become larger since the rest was prepared.
        let fits = target.out_texture_view_format() == Some(view.target_format)
            && target.out_texture().is_some_and(|out| out.texture().size() == depth.texture().size());
        if plain && fits {
            camera.schedule = Straight.intern();
        }
    }
}

/// The cards and what lies below them, in one go.
fn draw_table(
    world: &World,
    view: ViewQuery<(&ExtractedCamera, &ExtractedView, &ViewTarget, &ViewDepthStencilTexture)>,
    opaque: Res<ViewBinnedRenderPhases<Opaque2d>>,
    cut_out: Res<ViewBinnedRenderPhases<AlphaMask2d>>,
    translucent: Res<ViewSortedRenderPhases<Transparent2d>>,
    clear: Res<ClearColor>,
    mut context: RenderContext,
) {
    let entity = view.entity();
    let (camera, view, target, depth) = view.into_inner();
    let ground = match camera.clear_color {
        ClearColorConfig::Custom(colour) => colour,
        _ => clear.0,
    };
    let Some(out) = target.out_texture_color_attachment(Some(ground.into())) else { return };
    let mut pass = context.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("table"),
        color_attachments: &[Some(out)],
        depth_stencil_attachment: Some(depth.get_attachment(StoreOp::Discard)),
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    let of = &view.retained_view_entity;
    let drawn = [
        opaque.get(of).map(|phase| phase.render(&mut pass, world, entity)),
        cut_out.get(of).map(|phase| phase.render(&mut pass, world, entity)),
        translucent.get(of).map(|phase| phase.render(&mut pass, world, entity)),
    ];
    for fault in drawn.into_iter().flatten().filter_map(Result::err) {
        error!("the table: {fault:?}");
    }
}

/// The panels in front of it.
fn draw_panels(
    world: &World,
    view: ViewQuery<(&ViewTarget, &UiCameraView)>,
    views: Query<&ExtractedView>,
    panels: Res<ViewSortedRenderPhases<TransparentUi>>,
    mut context: RenderContext,
) {
    let (target, of) = view.into_inner();
    let Ok(view) = views.get(of.0) else { return };
    let Some(phase) = panels.get(&view.retained_view_entity).filter(|phase| !phase.items.is_empty()) else {
        return;
    };
    let Some(out) = target.out_texture_color_attachment(None) else { return };
    let mut pass = context.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("panels"),
        color_attachments: &[Some(out)],
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    if let Err(fault) = phase.render(&mut pass, world, of.0) {
        error!("the panels: {fault:?}");
    }
}
