//! Dev builds only: the states and counts behind what is on screen.

use bevy::{ecs::entity::Entities, input_focus::InputFocus, prelude::*};
use bevy_egui::egui::{self, RichText};

use super::style;
use crate::{
    shell::{
        canvas::Canvas,
        intent::{FocusHome, LastDevice},
        match_setup::MatchSetup,
        names::Tag,
        states::Screen,
        status::TableStatus,
    },
    stage::palette,
};

/// Everything the inspector looks at.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Inspector<'w, 's> {
    screen: Res<'w, State<Screen>>,
    device: Res<'w, LastDevice>,
    home: Res<'w, FocusHome>,
    focus: Res<'w, InputFocus>,
    tags: Query<'w, 's, &'static Tag>,
    canvas: Res<'w, Canvas>,
    setup: Res<'w, MatchSetup>,
    status: Res<'w, TableStatus>,
    entities: &'w Entities,
}

impl Inspector<'_, '_> {
    /// One line for each thing, its name in mist.
    pub(super) fn show(&self, ui: &mut egui::Ui) {
        let focused = self.focus.get().and_then(|entity| self.tags.get(entity).ok());
        let lines = [
            ("screen", format!("{:?}", self.screen.get())),
            ("device", format!("{:?}, focus at {:?}", *self.device, *self.home)),
            ("focus", focused.map(|tag| tag.0.clone()).unwrap_or_default()),
            ("canvas", format!("{:?}", *self.canvas)),
            ("game", format!("{} for {}", self.setup.game, self.setup.seats.len())),
            ("seed", format!("{:?}", self.setup.seed)),
            ("table", format!("{:?}", *self.status)),
            ("entities", self.entities.count_spawned().to_string()),
        ];
        egui::ScrollArea::vertical().id_salt("inspector").auto_shrink([false, true]).show(ui, |ui| {
            for (name, value) in lines {
                ui.horizontal_wrapped(|ui| {
                    ui.label(RichText::new(name).size(13.0).color(style::tint(palette::MIST)));
                    ui.label(RichText::new(value).size(13.0));
                });
            }
        });
    }
}
