//! Dev builds only: sliders for the motion table, which is saved to its file in the sources.

use std::{fs, path::Path};

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};

use super::style;
use crate::{
    shell::text::Texts,
    stage::{
        motion::{Ease, FILE, Knob, MotionTable},
        palette,
    },
};

/// The file that the next build is made with.
const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/motion.ron");

/// The table that is tuned, and whether its sliders lie over the log.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Tuning<'w, 's> {
    table: ResMut<'w, MotionTable>,
    texts: Res<'w, Texts>,
    shown: Local<'s, bool>,
}

impl Tuning<'_, '_> {
    /// The button that brings the sliders and takes them away.
    pub(super) fn switch(&mut self, ui: &mut egui::Ui) {
        let button = egui::Button::new(self.texts.get("workshop-motion")).selected(*self.shown);
        if ui.add(button).clicked() {
            *self.shown = !*self.shown;
        }
    }

    /// Whether the sliders are wanted.
    pub(super) fn is_shown(&self) -> bool {
        *self.shown
    }

    /// The sliders, scrolled by so many points. Returns what is to be said of what was pressed.
    pub(super) fn show(&mut self, ui: &mut egui::Ui, scrolled: f32) -> Option<String> {
        let mut said = None;
        let title = self.texts.get("workshop-motion-title");
        ui.label(RichText::new(title).size(15.0).color(style::tint(palette::HONEY)));
        ui.horizontal(|ui| {
            if ui.button(self.texts.get("workshop-motion-save")).clicked() {
                said = Some(self.save(Path::new(SOURCE)));
            }
            if ui.button(self.texts.get("workshop-motion-back")).clicked() {
                said = Some(self.go_back_to(Path::new(SOURCE)));
            }
        });
        let mut next = self.table.clone();
        egui::ScrollArea::vertical().id_salt("tuning").auto_shrink([false, false]).show(ui, |ui| {
            ui.scroll_with_delta(egui::vec2(0.0, -scrolled));
            ui.spacing_mut().slider_width = ui.available_width() * 0.5;
            // Numbers as low as their sliders, and many of them.
            ui.spacing_mut().button_padding = egui::vec2(8.0, 2.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            rows(ui, &mut next);
        });
        self.table.set_if_neq(next);
        said
    }

    fn save(&self, file: &Path) -> String {
        match fs::write(file, self.table.to_ron()) {
            Ok(()) => self.texts.fmt("workshop-motion-saved", &[("file", FILE.into())]),
            Err(why) => {
                let why = why.to_string().into();
                self.texts.fmt("workshop-motion-not-saved", &[("file", FILE.into()), ("why", why)])
            }
        }
    }

    fn go_back_to(&mut self, file: &Path) -> String {
        match read(file) {
            Ok(table) => {
                *self.table = table;
                self.texts.fmt("workshop-motion-read", &[("file", FILE.into())])
            }
            Err(why) => self.texts.fmt("workshop-motion-not-read", &[("why", why.into())]),
        }
    }
}

fn read(file: &Path) -> Result<MotionTable, String> {
    let text = fs::read_to_string(file).map_err(|why| format!("{FILE}: {why}"))?;
    MotionTable::from_ron(&text).map_err(|fault| fault.0)
}

/// Everything by its name in the file.
fn rows(ui: &mut egui::Ui, table: &mut MotionTable) {
    for (trip, plan) in &mut table.trips {
        group(ui, &format!("{trip:?}"), |ui| {
            sliders(ui, plan.knobs());
            ui.horizontal(|ui| {
                for ease in Ease::ALL {
                    ui.selectable_value(&mut plan.ease, ease, format!("{ease:?}"));
                }
                ui.label("ease");
            });
        });
    }
    group(ui, "spring", |ui| sliders(ui, table.spring.knobs()));
    group(ui, "panel", |ui| sliders(ui, table.panel.knobs()));
    group(ui, "curtain", |ui| sliders(ui, table.curtain.knobs()));
}

fn group(ui: &mut egui::Ui, name: &str, inside: impl FnOnce(&mut egui::Ui)) {
    egui::CollapsingHeader::new(RichText::new(name).size(14.0)).id_salt(name).show(ui, inside);
}

fn sliders<const N: usize>(ui: &mut egui::Ui, knobs: [Knob<'_>; N]) {
    for Knob { key, value, range } in knobs {
        ui.add(egui::Slider::new(value, range).max_decimals(3).text(key));
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    /// The stiffness in force and what is said, after the table has been stiffened, saved to this file, slackened and read back.
    fn saved_and_read_back(file: &Path) -> (f32, [String; 2]) {
        let mut world = World::new();
        world.init_resource::<MotionTable>();
        world.insert_resource(Texts::english());
        let file = file.to_path_buf();
        let press = move |mut tuning: Tuning| {
            tuning.table.spring.stiffness = 300.0;
            let saved = tuning.save(&file);
            tuning.table.spring.stiffness = 200.0;
            let read = tuning.go_back_to(&file);
            (tuning.table.spring.stiffness, [saved, read])
        };
        world.run_system_once(press).unwrap()
    }

    #[test]
    fn what_is_saved_is_what_one_comes_back_to() {
        let folder = std::env::temp_dir().join(format!("rummage-tuning-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (stiffness, said) = saved_and_read_back(&folder.join("motion.ron"));
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(stiffness, 300.0);
        assert!(said.iter().all(|said| said.contains("assets/motion.ron") && !said.contains("could not")));
    }

    #[test]
    fn a_file_that_cannot_be_had_is_told_of_and_changes_nothing() {
        let (stiffness, said) = saved_and_read_back(Path::new("/no/such/folder/motion.ron"));
        assert_eq!(stiffness, 200.0);
        assert!(said.iter().all(|said| said.contains("could not")), "{said:?}");
    }

    #[test]
    fn the_source_is_the_file_that_is_built_in() {
        assert_eq!(read(Path::new(SOURCE)), Ok(MotionTable::shipped().unwrap()));
    }

    #[test]
    fn sliders_that_nobody_touches_change_nothing() {
        let mut table = MotionTable::shipped().unwrap();
        egui::__run_test_ui(|ui| {
            sliders(ui, table.spring.knobs());
            table.trips.values_mut().for_each(|plan| sliders(ui, plan.knobs()));
            rows(ui, &mut table);
        });
        assert_eq!(table, MotionTable::shipped().unwrap());
    }
}
