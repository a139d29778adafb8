//! The invitation: the link to the table, as letters, as a square for a camera, and on the clipboard.

use bevy::{
    asset::RenderAssetUsages,
    image::ImageSampler,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::{
    shell::{
        clipboard::{Clipboard, Handed},
        notice::Notice,
        text::Texts,
    },
    stage::palette,
};

/// So many light points lie around the square, as cameras want it.
const QUIET: i32 = 3;

/// The link as a square of points, if it is short enough for one.
pub(super) fn square(link: &str) -> Option<Image> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let size = code.size() + 2 * QUIET;
    let ink = palette::INK.to_srgba().to_u8_array();
    let places = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let pixels = places.flat_map(|(x, y)| if code.get_module(x - QUIET, y - QUIET) { ink } else { [255; 4] });
    let side = u32::try_from(size).ok()?;
    let mut image = Image::new(
        Extent3d { width: side, height: side, depth_or_array_layers: 1 },
        TextureDimension::D2,
        pixels.collect(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::nearest();
    Some(image)
}

/// Puts the link on the clipboard, and says so.
pub(super) fn copy(link: &str, clipboard: &mut Clipboard, texts: &Texts) -> Notice {
    Notice(match clipboard.hand_over(link, "rummage-table.txt") {
        Ok(Handed::Clipboard) => texts.get("friends-copied"),
        Ok(Handed::File(file)) => {
            texts.fmt("friends-copied-file", &[("file", file.display().to_string().into())])
        }
        Err(why) => texts.fmt("friends-not-copied", &[("why", why.into())]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_square_with_light_around_it() {
        let link = "https://cards.example/t/0123456789#0123456789abcdefghjkmnpqrs";
        let image = square(link).expect("it is short enough");
        let (side, data) = (image.width() as usize, image.data.expect("it has points"));
        assert_eq!((side, data.len()), (image.texture_descriptor.size.height as usize, side * side * 4));
        let dark = |x: usize, y: usize| data[(y * side + x) * 4] < 128;
        let edge = 0..side;
        assert!(edge.clone().all(|at| !dark(at, 0) && !dark(0, at)), "light around it");
        let inside = QUIET as usize;
        assert!(
            (inside..inside + 7).all(|at| dark(at, inside) && dark(inside, at)),
            "the mark in its corner"
        );
    }

    #[test]
    fn what_is_too_long_for_a_square_has_none() {
        assert!(square(&"x".repeat(4000)).is_none());
    }
}
