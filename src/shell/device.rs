//! The graphics device: one that is lost is opened anew, and the table goes on; what else the renderer stumbles over ends the program in peace, with a report.

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::{
        error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy},
        render_asset::RenderAssets,
        renderer::RenderDevice,
        settings::RenderCreation,
        texture::GpuImage,
        view::window::{ExtractedWindow, SurfaceData},
    },
};

use crate::shell::{arguments::Arguments, notice::Notice, report, states::Screen, text::Texts};

/// A driver that loses its device more often than this in one run is not coming back.
const MOST: u32 = 8;

/// What has gone wrong in this run.
#[derive(Resource, Default)]
struct Trouble {
    /// How often the device was lost.
    losses: u32,
    /// A new device is on its way.
    waiting: bool,
    /// The program is on its way out.
    ending: bool,
}

/// A new device has come: whatever is drawn with a material of its own counts as new.
#[derive(Event, Debug, Clone, Copy)]
pub struct Restocked;

/// Says what is done about errors of the renderer.
pub fn plugin(app: &mut App) {
    app.init_resource::<Trouble>()
        .insert_resource(RenderErrorHandler(answer))
        .add_systems(OnEnter(Screen::Table), tell_of_a_new_page)
        .add_systems(First, restock.run_if(resource_exists_and_changed::<RenderDevice>));
}

fn answer(error: &RenderError, main: &mut World, render: &mut World) -> RenderErrorPolicy {
    let mut trouble = main.resource_mut::<Trouble>();
    if matches!(error.ty, ErrorType::DeviceLost) && trouble.losses < MOST {
        trouble.losses += 1;
        trouble.waiting = true;
        warn!("the graphics device was lost and is opened anew: {}", error.description);
        leave_windows(render);
        forget_pictures(main.resource(), render);
        return RenderErrorPolicy::Recover(RenderCreation::Automatic(Box::default()));
    }
    // The error is asked about in every frame until the program has ended.
    if !std::mem::replace(&mut trouble.ending, true) {
        let what = format!("the renderer: {:?}: {}", error.ty, error.description);
        error!("{what}");
        if let Some(file) = report::write_down(&what) {
            error!("what happened is written down in {}", file.display());
        }
        main.write_message(AppExit::error());
    }
    RenderErrorPolicy::StopRendering
}

/// What was drawn into windows belongs to the lost device, and only one device at a time can draw into a window.
fn leave_windows(render: &mut World) {
    let mut windows = render.query_filtered::<Entity, With<SurfaceData>>();
    for window in windows.iter(render).collect::<Vec<_>>() {
        render.entity_mut(window).remove::<(ExtractedWindow, SurfaceData)>();
    }
}

/// Pictures that lay on the lost device alone. Bevy would make empty ones in their place, and when they come again fill in nothing but their first level.
fn forget_pictures(images: &Assets<Image>, render: &mut World) {
    let mut drawn = render.resource_mut::<RenderAssets<GpuImage>>();
    for (id, image) in images.iter() {
        if image.asset_usage == RenderAssetUsages::RENDER_WORLD && image.data.is_none() {
            drawn.remove(id);
        }
    }
}

/// A new device has come: what lay on the lost one alone is read from its file once more, and whatever is drawn counts as new, since only that finds
/// its way to the device. The player is told.
fn restock(
    server: Res<AssetServer>,
    images: Res<Assets<Image>>,
    texts: Res<Texts>,
    mut drawn: Query<&mut Mesh2d>,
    mut coloured: Query<&mut MeshMaterial2d<ColorMaterial>>,
    mut trouble: ResMut<Trouble>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    if !std::mem::take(&mut trouble.waiting) {
        return;
    }
    for file in images.ids().filter_map(|image| server.get_path(image)) {
        server.reload(file);
    }
    drawn.iter_mut().for_each(|mut mesh| mesh.set_changed());
    coloured.iter_mut().for_each(|mut material| material.set_changed());
    commands.trigger(Restocked);
    notices.write(Notice(texts.get("stumbled-picture")));
}

/// A page cannot open its device anew (`web/boot.js`): it starts anew, takes the match up where it was kept, and says so.
fn tell_of_a_new_page(
    texts: Res<Texts>,
    mut arguments: ResMut<Arguments>,
    mut notices: MessageWriter<Notice>,
) {
    if std::mem::take(&mut arguments.takes_up) {
        notices.write(Notice(texts.get("stumbled-picture")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lost() -> RenderError {
        RenderError { ty: ErrorType::DeviceLost, description: "unplugged".into(), source: None }
    }

    #[test]
    fn a_lost_device_is_opened_anew_but_not_for_ever() {
        let mut app = App::new();
        plugin(&mut app);
        app.add_message::<AppExit>().init_resource::<Assets<Image>>();
        let mut elsewhere = World::new();
        elsewhere.init_resource::<RenderAssets<GpuImage>>();
        for _ in 0..MOST {
            let policy = answer(&lost(), app.world_mut(), &mut elsewhere);
            assert!(matches!(policy, RenderErrorPolicy::Recover(_)));
        }
        assert!(app.should_exit().is_none());
        let policy = answer(&lost(), app.world_mut(), &mut elsewhere);
        assert!(matches!(policy, RenderErrorPolicy::StopRendering));
        assert!(app.should_exit().is_some_and(|exit| exit.is_error()));
    }
}
