//! Every colour of the game, by its name on the design board.

use bevy::prelude::{ClearColor, Color};

/// A colour written as on the design board.
const fn rgb(hex: u32) -> Color {
    rgba(hex, 1.0)
}

/// The same colour, letting what is behind shine through.
const fn rgba(hex: u32, alpha: f32) -> Color {
    Color::srgba(
        ((hex >> 16) & 0xff) as f32 / 255.0,
        ((hex >> 8) & 0xff) as f32 / 255.0,
        (hex & 0xff) as f32 / 255.0,
        alpha,
    )
}

/// What shows before the first frame is drawn.
pub fn clear_colour() -> ClearColor {
    ClearColor(CLOTH_DEEP)
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) const CLOTH: Color = rgb(0x24493E);
pub(crate) const CLOTH_DEEP: Color = rgb(0x12302A);
#[cfg(not(target_arch = "wasm32"))]
pub(crate) const CLOTH_LIT: Color = rgb(0x3E6B52);
pub(crate) const SUN: Color = rgb(0xF6CF85);
pub(crate) const INK: Color = rgb(0x1C2A28);
pub(crate) const INK_SOFT: Color = rgb(0x4B5A55);
pub(crate) const INK_FAINT: Color = rgb(0x85897B);
pub(crate) const PAPER: Color = rgb(0xFCF8EE);
pub(crate) const PAPER_HI: Color = rgb(0xFFFCF4);
pub(crate) const PAPER_LO: Color = rgb(0xF6EDDA);
pub(crate) const PAPER_WARM: Color = rgb(0xF4EBD8);
pub(crate) const PAPER_LINE: Color = rgb(0xD9CBAE);
pub(crate) const CREAM: Color = rgb(0xFFF6E0);
pub(crate) const MIST: Color = rgb(0xC9D8C8);
pub(crate) const DAYLILY: Color = rgb(0xC2421A);
pub(crate) const DAYLILY_HI: Color = rgb(0xDB5B2B);
pub(crate) const DAYLILY_LO: Color = rgb(0x8F2E10);
/// Top of the primary button's face.
pub(crate) const PRIMARY_TOP: Color = rgb(0xC6441B);
/// Bottom of the primary button's face.
pub(crate) const PRIMARY_BOTTOM: Color = rgb(0xAE3610);
/// The foot a primary button stands on.
pub(crate) const PRIMARY_FOOT: Color = rgb(0x5E1B07);
pub(crate) const HONEY: Color = rgb(0xF2B84B);
pub(crate) const HONEY_LO: Color = rgb(0x9A6410);
/// Paper tinted with honey: the focused row, a house rule.
pub(crate) const HONEY_WASH: Color = rgb(0xFDF0CF);
pub(crate) const MINT: Color = rgb(0x8FE6C4);
pub(crate) const ROSE: Color = rgb(0xFF9C86);
pub(crate) const LEAF: Color = rgb(0x5F8C56);
pub(crate) const LEAF_DARK: Color = rgb(0x36603F);
pub(crate) const NIGHT: Color = rgb(0x0E1F1C);
/// The inner stroke of the focus ring; the outer one is [`NIGHT`].
pub(crate) const FOCUS: Color = rgb(0xFFE08A);
/// Glass panels on the cloth.
pub(crate) const GLASS: Color = rgba(0x0B1C18, 0.62);
/// Glass under the pointer.
pub(crate) const GLASS_LIT: Color = rgba(0x24493E, 0.86);
/// The rim of glass panels.
pub(crate) const GLASS_RIM: Color = rgba(0xFFF6E0, 0.34);
/// The folds of the curtain: their ground, where light falls on them and where none does; and the blooms of its hem.
pub(crate) const FOLD: Color = rgb(0x2A4F43);
pub(crate) const FOLD_LIT: Color = rgb(0x3F6E5B);
pub(crate) const FOLD_DEEP: Color = rgb(0x193A30);
pub(crate) const HEM: Color = rgb(0x7FA889);
/// The rail that it hangs from.
pub(crate) const BRASS: Color = rgb(0xB9863E);
pub(crate) const BRASS_HI: Color = rgb(0xE2BC74);
pub(crate) const BRASS_LO: Color = rgb(0x7A5424);
/// What dims the table under a panel.
pub(crate) const DIM: Color = rgba(0x0E1F1C, 0.62);
/// The ground of a player's plot.
pub(crate) const PLOT: Color = rgba(0x06110E, 0.30);
pub(crate) const REFUSAL: Color = rgb(0x8F1F14);
pub(crate) const NEGATIVE: Color = rgb(0xA5141F);
/// The track of a switch that is off.
pub(crate) const SWITCH_OFF: Color = rgb(0xB9AE95);

/// Seat colours, 0 = you. The leaf token of a seat tells it apart, never the colour alone.
pub(crate) const SEATS: [Color; 8] = [
    rgb(0xF2B84B),
    rgb(0x9CCBF2),
    rgb(0xF2A08E),
    rgb(0xB9A5E8),
    rgb(0x8FE6C4),
    rgb(0xE8D9A0),
    rgb(0xF0A6CC),
    rgb(0xA9C6B0),
];

/// The bands of the flower families, on which the cards write their names.
pub(crate) const RED: Color = rgb(0xA61E2D);
pub(crate) const PINK: Color = rgb(0xB83B74);
pub(crate) const YELLOW: Color = rgb(0xF3C33C);
pub(crate) const PURPLE: Color = rgb(0x5A3A8E);
pub(crate) const ORANGE: Color = rgb(0xEE8427);
pub(crate) const PANDORA: Color = rgb(0x2B3A42);

/// The few colours that change in high contrast.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Accents {
    /// Selected, your turn.
    pub honey: Color,
    /// Where something may go.
    pub mint: Color,
    /// The ground of a plot.
    pub plot: Color,
    /// The flat table, or none where the cloth lies on it.
    pub table: Option<Color>,
}

impl Accents {
    /// The colours of the table.
    pub const fn of(high_contrast: bool) -> Self {
        if high_contrast {
            Self { honey: rgb(0xFFD400), mint: rgb(0x00F0B0), plot: Color::BLACK, table: Some(rgb(0x0B1412)) }
        } else {
            Self { honey: HONEY, mint: MINT, plot: PLOT, table: None }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: Color) -> f32 {
        let linear = colour.to_linear();
        0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue
    }

    fn contrast(a: Color, b: Color) -> f32 {
        let (high, low) = (luminance(a).max(luminance(b)), luminance(a).min(luminance(b)));
        (high + 0.05) / (low + 0.05)
    }

    #[test]
    fn text_can_be_read_on_its_ground() {
        for (ink, ground) in [
            (INK, PAPER),
            (INK_SOFT, PAPER),
            (INK_SOFT, PAPER_LO),
            (INK, HONEY),
            (INK, HONEY_WASH),
            (HONEY_LO, PAPER),
            (CREAM, CLOTH),
            (CREAM, CLOTH_LIT),
            (CREAM, PRIMARY_TOP),
            (CREAM, NIGHT),
            (MIST, CLOTH),
            (MIST, NIGHT),
            (SUN, NIGHT),
            (LEAF_DARK, PAPER_LO),
            (Color::WHITE, LEAF_DARK),
            (NEGATIVE, PAPER),
            (Accents::of(true).honey, Color::BLACK),
            (Accents::of(true).mint, Color::BLACK),
            (MIST, Accents::of(true).table.expect("a flat table")),
        ] {
            assert!(contrast(ink, ground) >= 4.5, "{ink:?} on {ground:?}: {}", contrast(ink, ground));
        }
    }

    #[test]
    fn the_focus_ring_shows_between_its_own_strokes() {
        assert!(contrast(FOCUS, NIGHT) >= 3.0);
    }
}
