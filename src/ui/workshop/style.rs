//! The Workshop wears the game's own colours and letters.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, Stroke};

use crate::stage::palette;

const BODY: &[u8] = include_bytes!("../../../assets/fonts/AtkinsonHyperlegibleNext-400.ttf");
const TITLE: &[u8] = include_bytes!("../../../assets/fonts/Fraunces-Title.ttf");

/// The family of headings.
pub fn title_family() -> FontFamily {
    FontFamily::Name("title".into())
}

/// A colour of the palette as egui wants it.
pub fn tint(colour: Color) -> Color32 {
    let [red, green, blue, alpha] = colour.to_srgba().to_u8_array();
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}

/// Sets fonts and colours.
pub fn dress(context: &egui::Context) {
    let mut fonts = FontDefinitions::default();
    fonts.font_data.insert("body".into(), FontData::from_static(BODY).into());
    fonts.font_data.insert("title".into(), FontData::from_static(TITLE).into());
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["body".into()]);
    }
    fonts.families.insert(title_family(), vec!["title".into(), "body".into()]);
    context.set_fonts(fonts);
    context.set_theme(egui::Theme::Dark);
    context.all_styles_mut(|style| {
        let visuals = &mut style.visuals;
        visuals.override_text_color = Some(tint(palette::CREAM));
        visuals.window_fill = tint(palette::NIGHT);
        visuals.window_stroke = Stroke::new(1.0, tint(palette::GLASS_RIM));
        visuals.window_corner_radius = CornerRadius::same(16);
        visuals.extreme_bg_color = tint(palette::CLOTH_DEEP);
        visuals.widgets.inactive.weak_bg_fill = tint(palette::CLOTH);
        visuals.widgets.hovered.weak_bg_fill = tint(palette::CLOTH_LIT);
        visuals.widgets.active.weak_bg_fill = tint(palette::DAYLILY);
        visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, tint(palette::MIST.with_alpha(0.25)));
        for widget in
            [&mut visuals.widgets.inactive, &mut visuals.widgets.hovered, &mut visuals.widgets.active]
        {
            widget.corner_radius = CornerRadius::same(10);
            widget.bg_fill = widget.weak_bg_fill;
        }
        visuals.selection.bg_fill = tint(palette::LEAF_DARK);
        style.spacing.button_padding = egui::vec2(14.0, 8.0);
        style.spacing.item_spacing = egui::vec2(10.0, 8.0);
    });
}
