//! The graphics device: one that is lost is opened anew, and the table goes on; what else the renderer stumbles over ends the program in peace, with a report.

use bevy::{
    prelude::*,
    render::{
        error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy},
        settings::RenderCreation,
    },
};

use crate::report;

/// A driver that loses its device more often than this in one run is not coming back.
const MOST: u32 = 8;

/// What has gone wrong in this run.
#[derive(Resource, Default)]
struct Trouble {
    /// How often the device was lost.
    losses: u32,
    /// The program is on its way out.
    ending: bool,
}

/// Says what is done about errors of the renderer.
pub fn plugin(app: &mut App) {
    app.init_resource::<Trouble>().insert_resource(RenderErrorHandler(answer));
}

fn answer(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    let mut trouble = main.resource_mut::<Trouble>();
    if matches!(error.ty, ErrorType::DeviceLost) && trouble.losses < MOST {
        trouble.losses += 1;
        warn!("the graphics device was lost and is opened anew: {}", error.description);
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
        app.add_message::<AppExit>();
        let mut elsewhere = World::new();
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
