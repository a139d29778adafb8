//! The reference canvas: how large one reference pixel is in this window, and whether the window is tall or wide.

use bevy::{prelude::*, text::RemSize, window::PrimaryWindow};

use crate::shell::preferences::Preferences;

/// Tall or wide: two arrangements of every screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Form {
    /// 1280 by 720 and wider.
    #[default]
    Landscape,
    /// 390 by 844: a phone held upright.
    Portrait,
}

/// The window measured in reference pixels. One system writes it; screens are drawn anew when it changes its form.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Canvas {
    /// Logical window pixels per reference pixel: the U of the design board.
    pub unit: f32,
    /// The window in reference pixels, never smaller than the reference canvas of its form.
    pub size: Vec2,
    /// Tall or wide.
    pub form: Form,
}

impl Default for Canvas {
    fn default() -> Self {
        Self::of_window(Vec2::new(1280.0, 720.0))
    }
}

impl Canvas {
    /// The canvas of a window of this size in logical pixels.
    pub fn of_window(window: Vec2) -> Self {
        let window = window.max(Vec2::ONE);
        let form = if window.x / window.y < 0.8 { Form::Portrait } else { Form::Landscape };
        let reference = match form {
            Form::Landscape => Vec2::new(1280.0, 720.0),
            Form::Portrait => Vec2::new(390.0, 844.0),
        };
        let unit = (window / reference).min_element();
        Self { unit, size: window / unit, form }
    }

    /// Whether screens are arranged for an upright phone.
    pub fn is_portrait(self) -> bool {
        self.form == Form::Portrait
    }
}

/// The root size of text at 100 %, as Bevy's own default.
const ROOT_TEXT: f32 = 20.0;

/// Keeps canvas, UI scale and text scale in step with the window and the preferences.
pub fn plugin(app: &mut App) {
    app.init_resource::<Canvas>().add_systems(PreUpdate, (fit_canvas, scale_text));
}

fn fit_canvas(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut canvas: ResMut<Canvas>,
    mut scale: ResMut<UiScale>,
) {
    let Ok(window) = windows.single() else { return };
    let size = window.resolution.size();
    if size.min_element() < 1.0 {
        return; // minimised
    }
    if canvas.set_if_neq(Canvas::of_window(size)) {
        scale.0 = canvas.unit;
    }
}

fn scale_text(preferences: Res<Preferences>, mut root: ResMut<RemSize>) {
    root.set_if_neq(RemSize(ROOT_TEXT * preferences.text_scale()));
}

/// Whether a screen must be drawn anew although nothing on it changed: the window or the text has another size.
pub fn resized(canvas: Res<Canvas>, preferences: Res<Preferences>) -> bool {
    (canvas.is_changed() && !canvas.is_added()) || (preferences.is_changed() && !preferences.is_added())
}

/// A text size in reference pixels, growing with the player's text size.
pub fn text_size(px: f32) -> FontSize {
    FontSize::Rem(px / ROOT_TEXT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reference_windows_have_a_unit_of_one() {
        assert_eq!(Canvas::of_window(Vec2::new(1280.0, 720.0)).unit, 1.0);
        assert_eq!(Canvas::of_window(Vec2::new(390.0, 844.0)).unit, 1.0);
    }

    #[test]
    fn extra_room_goes_to_the_canvas_not_to_the_unit() {
        let wide = Canvas::of_window(Vec2::new(2560.0, 720.0));
        assert_eq!((wide.unit, wide.size, wide.form), (1.0, Vec2::new(2560.0, 720.0), Form::Landscape));
        let full = Canvas::of_window(Vec2::new(1920.0, 1080.0));
        assert_eq!((full.unit, full.size), (1.5, Vec2::new(1280.0, 720.0)));
    }

    #[test]
    fn below_four_fifths_the_window_is_tall() {
        assert_eq!(Canvas::of_window(Vec2::new(799.0, 1000.0)).form, Form::Portrait);
        assert_eq!(Canvas::of_window(Vec2::new(800.0, 1000.0)).form, Form::Landscape);
    }
}
