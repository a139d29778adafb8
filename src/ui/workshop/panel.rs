//! The panel itself: the log, and the record to copy.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, FontId, RichText},
};

use super::{Bench, style};
use crate::{
    shell::{states::Menu, text::Texts},
    stage::palette,
    ui::hud::log::Log,
};

/// The width of the panel in logical pixels, where the window has so much.
const WIDTH: f32 = 440.0;
/// One scrolled line.
const LINE: f32 = 20.0;

/// Draws the panel for this frame.
pub(super) fn show(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    log: Res<Log>,
    mut bench: ResMut<Bench>,
    mut next: ResMut<NextState<Menu>>,
    #[cfg(any(debug_assertions, feature = "dev"))] inspector: super::inspector::Inspector,
    #[cfg(any(debug_assertions, feature = "dev"))] mut tuning: super::tuning::Tuning,
) -> Result {
    let context = contexts.ctx_mut()?;
    let room = context.content_rect();
    let width = WIDTH.min(room.width() - 48.0);
    egui::Window::new(texts.get("workshop-title"))
        .title_bar(false)
        .resizable(false)
        .collapsible(false)
        .anchor(Align2::RIGHT_TOP, [-12.0, 12.0])
        .fixed_size([width, room.height() - 60.0])
        .frame(egui::Frame::window(&context.global_style()).inner_margin(16))
        .show(context, |ui| {
            let title = FontId::new(26.0, style::title_family());
            ui.label(RichText::new(texts.get("workshop-title")).font(title));
            ui.horizontal(|ui| {
                if ui.button(texts.get("workshop-copy")).clicked() {
                    bench.copy = true;
                }
                if ui.button(texts.get("workshop-close")).clicked() {
                    next.set(Menu::None);
                }
                #[cfg(any(debug_assertions, feature = "dev"))]
                tuning.switch(ui);
            });
            if let Some(said) = &bench.said {
                ui.label(RichText::new(said).color(style::tint(palette::SUN)));
            }
            ui.separator();
            let scrolled = std::mem::take(&mut bench.scroll) * LINE;
            #[cfg(any(debug_assertions, feature = "dev"))]
            if tuning.is_shown() {
                bench.said = tuning.show(ui, scrolled).or(bench.said.take());
                return;
            }
            ui.label(RichText::new(texts.get("workshop-log")).size(15.0).color(style::tint(palette::HONEY)));
            #[cfg(any(debug_assertions, feature = "dev"))]
            let log_height = ui.available_height() * 0.6;
            #[cfg(not(any(debug_assertions, feature = "dev")))]
            let log_height = ui.available_height();
            egui::ScrollArea::vertical()
                .max_height(log_height)
                .stick_to_bottom(true)
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    ui.scroll_with_delta(egui::vec2(0.0, -scrolled));
                    if log.entries.is_empty() {
                        ui.label(
                            RichText::new(texts.get("workshop-log-empty")).color(style::tint(palette::MIST)),
                        );
                    }
                    for entry in &log.entries {
                        ui.label(RichText::new(entry.notation.as_str()).size(14.0));
                    }
                });
            #[cfg(any(debug_assertions, feature = "dev"))]
            {
                ui.separator();
                ui.label(
                    RichText::new(texts.get("workshop-state")).size(15.0).color(style::tint(palette::HONEY)),
                );
                inspector.show(ui);
            }
        });
    Ok(())
}
