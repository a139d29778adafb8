//! The Workshop, in egui: the match log in notation, and in dev builds what goes on behind the scenes.

use bevy::{
    camera::{CameraOutputMode, RenderTarget, visibility::RenderLayers},
    prelude::*,
    render::{
        GpuResourceAppExt, RenderApp,
        render_resource::{BlendState, SpecializedRenderPipelines},
    },
};
use bevy_egui::{
    EguiContext, EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext,
    render::{
        EguiPipeline,
        systems::{EguiRenderData, EguiTransforms},
    },
};

use crate::{
    shell::{AppSystems, intent::Intent, states::Menu},
    ui::theme::panel::{Layer, overlay_root},
};

mod clipboard;
#[cfg(any(debug_assertions, feature = "dev"))]
mod inspector;
mod panel;
mod record;
mod style;
#[cfg(any(debug_assertions, feature = "dev"))]
mod tuning;

/// The record of the match, which the rules can replay. Empty while it would betray the seed.
#[derive(Resource, Debug, Clone, Default)]
struct Record(String);

/// What the panel asks for and remembers between frames.
#[derive(Resource, Default)]
struct Bench {
    /// Copy the record now.
    copy: bool,
    /// What to say under the buttons.
    said: Option<String>,
    /// Lines to scroll by.
    scroll: f32,
}

/// Registers the panel and the ways to open it.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .init_resource::<Record>()
        .init_resource::<Bench>()
        .add_plugins((clipboard::plugin, record::plugin))
        .add_systems(OnEnter(Menu::Workshop), open)
        .add_systems(Update, (toggle, work.run_if(in_state(Menu::Workshop))).in_set(AppSystems::Think))
        .add_systems(EguiPrimaryContextPass, panel::show.run_if(in_state(Menu::Workshop)));
    // There is egui as long as there is a panel: a frame without it costs less.
    app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        // Bevy makes its own things anew for a device that was opened anew, but not these.
        render
            .init_gpu_resource::<EguiPipeline>()
            .init_gpu_resource::<SpecializedRenderPipelines<EguiPipeline>>()
            .init_gpu_resource::<EguiTransforms>()
            .init_gpu_resource::<EguiRenderData>();
    }
}

/// Lays the panel over everything, by a camera of its own, and keeps focus and pointer from the screen behind.
fn open(
    screens: Query<&RenderTarget, With<IsDefaultUiCamera>>,
    mut bench: ResMut<Bench>,
    mut commands: Commands,
) {
    *bench = Bench::default();
    for screen in &screens {
        let mut context = EguiContext::default();
        style::dress(context.get_mut());
        commands.spawn((
            DespawnOnExit(Menu::Workshop),
            Camera2d,
            Camera {
                order: 1,
                clear_color: ClearColorConfig::Custom(Color::NONE),
                output_mode: CameraOutputMode::Write {
                    blend_state: Some(BlendState::PREMULTIPLIED_ALPHA_BLENDING),
                    clear_color: ClearColorConfig::None,
                },
                ..default()
            },
            screen.clone(),
            // It sees nothing of the world.
            RenderLayers::none(),
            Msaa::Off,
            PrimaryEguiContext,
            context,
        ));
    }
    let root = commands.spawn((DespawnOnExit(Menu::Workshop), overlay_root(Layer::Menu))).id();
    // The table is what one looks under; it stays bright.
    commands.entity(root).insert(BackgroundColor(Color::NONE));
}

fn toggle(mut intents: MessageReader<Intent>, menu: Res<State<Menu>>, mut next: ResMut<NextState<Menu>>) {
    if intents.read().any(|intent| *intent == Intent::Workshop) {
        match menu.get() {
            Menu::None => next.set(Menu::Workshop),
            Menu::Workshop => next.set(Menu::None),
            _ => {}
        }
    }
}

/// The panel by pad and keys: north copies, the stick scrolls.
fn work(mut intents: MessageReader<Intent>, mut bench: ResMut<Bench>) {
    for intent in intents.read() {
        match intent {
            Intent::Primary | Intent::Choose => bench.copy = true,
            Intent::Scroll(lines) => bench.scroll += lines,
            Intent::Move(dir) => bench.scroll += dir.vector().y * 3.0,
            _ => {}
        }
    }
}
