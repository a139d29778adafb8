//! The assets in the repository are what the sources draw, complete and in the right format.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use rummage_art::{
    Studio,
    manifest::{Cell, Manifest},
    recipes,
};

const CULTIVARS: [&str; 15] =
    ["CA", "MT", "FC", "SD", "SL", "YL", "FV", "DE", "PP", "TR", "PV", "VD", "IN", "GP", "PB"];
const ATLASES: [&str; 9] = [
    "cards/daylily",
    "cards/french",
    "cards/french-four",
    "cards/french-contrast",
    "cards/daylily-contrast",
    "table/pieces",
    "icons",
    "tiles",
    "blooms",
];

fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn assets() -> PathBuf {
    crate_folder().join("../../assets")
}

fn manifest(name: &str) -> Manifest {
    let text = fs::read_to_string(assets().join(format!("{name}.ron"))).expect("a committed manifest");
    ron::from_str(&text).expect("a manifest in RON")
}

fn names(manifest: &Manifest) -> BTreeSet<&str> {
    manifest.cells.keys().map(String::as_str).collect()
}

/// Width, height and straight RGBA of a WebP file of the assets.
fn webp_pixels(path: &str) -> (u32, u32, Vec<u8>) {
    let file = fs::read(assets().join(path)).expect("a committed picture");
    let image = webp::Decoder::new(&file).decode().expect("a WebP picture");
    let pixels = if image.is_alpha() {
        image.to_vec()
    } else {
        image.as_chunks::<3>().0.iter().flat_map(|[red, green, blue]| [*red, *green, *blue, 255]).collect()
    };
    (image.width(), image.height(), pixels)
}

fn files_under(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files_under(&path) } else { vec![path] }).collect()
}

#[test]
fn daylily_has_every_card_twice_and_both_backs() {
    let codes = || CULTIVARS.iter().flat_map(|code| (1..=3).map(move |count| format!("{code}{count}")));
    let wanted: BTreeSet<String> = codes()
        .chain(codes().map(|code| format!("mini/{code}")))
        .chain(["back/green".into(), "back/plum".into()])
        .collect();
    assert_eq!(wanted.len(), 92);
    assert_eq!(names(&manifest("cards/daylily")), wanted.iter().map(String::as_str).collect());
}

#[test]
fn french_decks_have_54_cards() {
    for (deck, full) in [("french", 54), ("french-four", 54), ("french-contrast", 0)] {
        assert_eq!(faces(deck), (full, 54), "{deck}");
        let manifest = manifest(&format!("cards/{deck}"));
        let face = if full == 0 { "mini/" } else { "" };
        for card in ["TC", "JK2"] {
            assert!(manifest.cells.contains_key(&format!("{face}{card}")), "{deck} lacks {card}");
        }
        assert!(manifest.cells.contains_key("back/plum"));
    }
}

/// In high contrast one drawing of each face serves every size.
#[test]
fn flowers_in_high_contrast_have_one_face_each() {
    assert_eq!(faces("daylily-contrast"), (0, 45));
    assert_eq!(faces("daylily").1, 45);
}

/// How many full and how many mini faces a deck has.
fn faces(deck: &str) -> (usize, usize) {
    let manifest = manifest(&format!("cards/{deck}"));
    let full = names(&manifest).into_iter().filter(|name| !name.contains('/')).count();
    let mini = names(&manifest).into_iter().filter(|name| name.starts_with("mini/")).count();
    (full, mini)
}

#[test]
fn every_source_of_an_atlas_has_a_cell() {
    let studio = Studio::new(crate_folder(), assets());
    for (atlas, folder) in [("icons", "icons"), ("tiles", "tiles"), ("blooms", "blooms/small")] {
        let manifest = manifest(atlas);
        for name in studio.drawings(folder).expect("sources") {
            assert!(manifest.cells.contains_key(&name), "{atlas} lacks {name}");
        }
    }
}

#[test]
fn cells_lie_in_their_atlas_and_in_a_clear_gutter() {
    for atlas in ATLASES {
        let manifest = manifest(atlas);
        let (width, height, pixels) = webp_pixels(&manifest.image);
        assert_eq!((width, height), manifest.size, "{atlas}");
        assert!(width <= 2048 && height <= 4096, "{atlas} is too large for WebGL2");
        for (name, &Cell(x, y, w, h)) in &manifest.cells {
            assert!(
                x >= 4 && y >= 4 && x + w + 4 <= width && y + h + 4 <= height,
                "{atlas}: {name} sticks out"
            );
            let alpha = |x: u32, y: u32| pixels[(y * width + x) as usize * 4 + 3];
            let clear = (x - 4..x + w + 4)
                .all(|column| alpha(column, y - 1) == 0 && alpha(column, y + h) == 0)
                && (y - 4..y + h + 4).all(|row| alpha(x - 1, row) == 0 && alpha(x + w, row) == 0);
            assert!(clear, "{atlas}: something touches {name}");
        }
    }
}

#[test]
fn edges_of_cards_have_no_dark_fringe() {
    let manifest = manifest("cards/daylily");
    let (width, _, pixels) = webp_pixels(&manifest.image);
    for (name, &Cell(x, y, _, h)) in &manifest.cells {
        let pixel = |x: u32, y: u32| &pixels[(y * width + x) as usize * 4..][..4];
        let (inside, outside) = (pixel(x + 1, y + h / 2), pixel(x - 2, y + h / 2));
        assert_eq!(outside[3], 0);
        let apart = (0..3).map(|channel| inside[channel].abs_diff(outside[channel])).max();
        assert!(apart < Some(72), "{name}: {inside:?} beside {outside:?}");
    }
}

#[test]
fn every_picture_is_eight_bit() {
    for path in files_under(&assets()) {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("png") => {
                let file = std::io::BufReader::new(fs::File::open(&path).expect("a picture"));
                let reader = png::Decoder::new(file).read_info().expect("a PNG picture");
                assert_eq!(reader.info().bit_depth, png::BitDepth::Eight, "{}", path.display());
            }
            // WebP knows no other depth.
            Some("webp") => assert!(
                webp::BitstreamFeatures::new(&fs::read(&path).expect("a picture")).is_some(),
                "{}",
                path.display()
            ),
            _ => {}
        }
    }
}

#[test]
fn the_committed_files_are_drawn_again_byte_for_byte() {
    let out = std::env::temp_dir().join(format!("rummage-art-{}", std::process::id()));
    let studio = Studio::new(crate_folder(), &out);
    for recipe in recipes::ALL.iter().filter(|recipe| ["pieces", "icons", "fonts"].contains(&recipe.name)) {
        (recipe.make)(&studio).expect("a recipe that works");
    }
    let drawn = files_under(&out);
    assert!(drawn.len() >= 12);
    for path in drawn {
        let name = path.strip_prefix(&out).expect("a file we made");
        let committed = fs::read(assets().join(name)).expect("a committed file");
        assert!(
            fs::read(&path).expect("a drawn file") == committed,
            "{}: run `cargo run -p rummage_art`",
            name.display()
        );
    }
    fs::remove_dir_all(&out).expect("our own folder");
}
