//! The platforms the game runs on: a window, a page, or nothing at all in tests.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::{
    app::{PluginGroupBuilder, TaskPoolOptions},
    input_focus::InputDispatchPlugin,
    log::LogPlugin,
    prelude::*,
    ui_widgets::{ButtonPlugin, CheckboxPlugin, RadioGroupPlugin, TabPlugin},
    window::{WindowPlugin, WindowResolution},
};

use crate::shell::arguments::Arguments;

/// Where the page came from, whose server has tables too; a window came from nowhere.
pub fn origin() -> Option<String> {
    #[cfg(target_arch = "wasm32")]
    return web_sys::window().and_then(|window| window.location().origin().ok());
    #[cfg(not(target_arch = "wasm32"))]
    None
}

/// Whether the browser says this of what its user likes, as `(prefers-reduced-motion: reduce)`. A window is told nothing of the kind.
pub fn prefers(query: &str) -> bool {
    #[cfg(target_arch = "wasm32")]
    return web_sys::window()
        .and_then(|window| window.match_media(query).ok().flatten())
        .is_some_and(|answer| answer.matches());
    #[cfg(not(target_arch = "wasm32"))]
    {
        let _ = query;
        false
    }
}

/// Goes on to this address, and whether that is done: a page becomes the page there, and a window stays what it is.
pub fn go_to(address: &str) -> bool {
    #[cfg(target_arch = "wasm32")]
    return web_sys::window().is_some_and(|window| window.location().assign(address).is_ok());
    #[cfg(not(target_arch = "wasm32"))]
    {
        let _ = address;
        false
    }
}

/// The window a player sees, or the canvas of the page.
fn primary_window(arguments: &Arguments) -> Window {
    let (width, height) = arguments.window.unwrap_or((1280, 720));
    Window {
        title: "Rummage".into(),
        name: Some("rummage".into()),
        resolution: WindowResolution::new(width, height),
        resize_constraints: WindowResizeConstraints { min_width: 300.0, min_height: 300.0, ..default() },
        canvas: Some("#rummage".into()),
        fit_canvas_to_parent: true,
        // Swallowing every key would take Tab and F5 from the visitor of the page.
        prevent_default_event_handling: false,
        ..default()
    }
}

/// Two threads at least that read files: to unpack the pictures is most of what lies between the start and the first table.
fn two_readers() -> TaskPoolOptions {
    let mut options = TaskPoolOptions::default();
    options.io.min_threads = 2;
    options
}

/// Plugins for a window or a page.
pub fn window(arguments: &Arguments) -> PluginGroupBuilder {
    let plugins = DefaultPlugins.build();
    // It would take the place of our own, which leaves a report.
    #[cfg(target_arch = "wasm32")]
    let plugins = plugins.disable::<bevy::app::PanicHandlerPlugin>();
    plugins
        // Keys reach buttons as intents and pointers by `input/press.rs`; a second way would press them twice.
        .disable::<InputDispatchPlugin>()
        .disable::<ButtonPlugin>()
        .disable::<CheckboxPlugin>()
        .disable::<RadioGroupPlugin>()
        .disable::<TabPlugin>()
        .set(WindowPlugin { primary_window: Some(primary_window(arguments)), ..default() })
        .set(TaskPoolPlugin { task_pool_options: two_readers() })
        .set(AssetPlugin { meta_check: bevy::asset::AssetMetaCheck::Never, ..default() })
        .set(LogPlugin {
            filter: "wgpu=error,naga=warn,bevy_render=warn,winit=warn".into(),
            custom_layer: crate::shell::report::layer,
            ..default()
        })
}

/// Plugins without a window or a graphics card: everything else works, frame by frame.
#[cfg(not(target_arch = "wasm32"))]
pub fn headless(arguments: &Arguments) -> PluginGroupBuilder {
    windowless(arguments, None)
}

/// Plugins without a window that do draw: whoever hosts them gives the camera a picture to draw into.
#[cfg(not(target_arch = "wasm32"))]
pub fn offscreen(arguments: &Arguments) -> PluginGroupBuilder {
    use bevy::render::{pipelined_rendering::PipelinedRenderingPlugin, settings::WgpuSettings};

    // A frame is drawn when it is asked for, and whole.
    windowless(arguments, WgpuSettings::default().backends).disable::<PipelinedRenderingPlugin>()
}

#[cfg(not(target_arch = "wasm32"))]
fn windowless(
    arguments: &Arguments,
    backends: Option<bevy::render::settings::Backends>,
) -> PluginGroupBuilder {
    use bevy::{
        app::TerminalCtrlCHandlerPlugin,
        render::{
            RenderPlugin,
            settings::{RenderCreation, WgpuSettings},
        },
        winit::WinitPlugin,
    };

    window(arguments)
        .disable::<WinitPlugin>()
        .disable::<LogPlugin>()
        .disable::<TerminalCtrlCHandlerPlugin>()
        .set(RenderPlugin {
            render_creation: RenderCreation::Automatic(Box::new(WgpuSettings { backends, ..default() })),
            synchronous_pipeline_compilation: true,
            ..default()
        })
}

/// Whether a first frame was drawn. Until then, a panic means that this computer cannot show the game.
static PLAYING: AtomicBool = AtomicBool::new(false);

/// Whether the player has been told of a failure.
#[cfg(not(target_arch = "wasm32"))]
static SPOKEN: AtomicBool = AtomicBool::new(false);

/// Call once the game is on screen.
pub(crate) fn note_first_frame() {
    PLAYING.store(true, Ordering::Relaxed);
}

/// No screen, no graphics driver or a bug: the player gets a sentence and the place of the log, not a trace. A page
/// says so by itself (`web/boot.js`), and its report lies in the browser's storage.
pub fn speak_plainly_of_failures() {
    #[cfg(target_arch = "wasm32")]
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        // There is no file to tell of.
        let _ = crate::shell::report::write_down(&panic.to_string());
    }));
    #[cfg(not(target_arch = "wasm32"))]
    std::panic::set_hook(Box::new(|panic| {
        // What falls afterwards falls because of this.
        if SPOKEN.swap(true, Ordering::Relaxed) {
            return;
        }
        let what = panic.to_string();
        let trace = format!("{what}\n{}", std::backtrace::Backtrace::force_capture());
        let why = failure_key(&what);
        let beside_the_saves =
            || (why == "failure-unknown").then(|| crate::shell::report::write_down(&trace)).flatten();
        let texts = crate::shell::text::Texts::english();
        eprintln!("{}", texts.get(why));
        if let Some(file) = beside_the_saves().or_else(|| write_log(&trace)) {
            eprintln!("{}", texts.fmt("failure-log", &[("file", file.display().to_string().into())]));
        }
        if !PLAYING.load(Ordering::Relaxed) {
            std::process::exit(1);
        }
    }));
}

/// Writes down what happened where there is always a place for it.
#[cfg(not(target_arch = "wasm32"))]
fn write_log(trace: &str) -> Option<std::path::PathBuf> {
    let log = std::env::temp_dir().join("rummage.log");
    std::fs::write(&log, format!("{trace}\n")).ok().map(|()| log)
}

/// Which sentence explains a panic.
#[cfg(not(target_arch = "wasm32"))]
fn failure_key(trace: &str) -> &'static str {
    let speaks_of = |words: &[&str]| words.iter().any(|word| trace.contains(word));
    if speaks_of(&["event loop", "EventLoop", "create window", "display"]) {
        "failure-no-screen"
    } else if speaks_of(&["GPU", "adapter", "surface", "wgpu"]) {
        "failure-no-graphics"
    } else {
        "failure-unknown"
    }
}
