//! What ships beside the program: atlases with their cell names, scenery and fonts, loaded behind the loading screen.

use bevy::{platform::collections::HashMap, prelude::*};
use bevy_asset_loader::prelude::*;
use rummage_rules::{cards::deck::Deck, cards::ids::CardId};
use serde::Deserialize;

use crate::shell::{arguments::Arguments, states::Screen};

mod decks;
mod webp;

pub use decks::{Reclothed, on_their_way};

/// The faces of the design board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Fraunces for titles and big numbers.
    Title,
    /// Fraunces for ranks and numerals.
    Index,
    /// Fraunces Italic for flower names and asides.
    Italic,
    /// Atkinson 400.
    Body,
    /// Atkinson 600.
    Strong,
    /// Atkinson 700.
    Bold,
}

/// The six faces.
#[derive(AssetCollection, Resource)]
pub struct Fonts {
    #[asset(path = "fonts/Fraunces-Title.ttf")]
    title: Handle<Font>,
    #[asset(path = "fonts/Fraunces-Index.ttf")]
    index: Handle<Font>,
    #[asset(path = "fonts/Fraunces-Italic.ttf")]
    italic: Handle<Font>,
    #[asset(path = "fonts/AtkinsonHyperlegibleNext-400.ttf")]
    body: Handle<Font>,
    #[asset(path = "fonts/AtkinsonHyperlegibleNext-600.ttf")]
    strong: Handle<Font>,
    #[asset(path = "fonts/AtkinsonHyperlegibleNext-700.ttf")]
    bold: Handle<Font>,
}

impl Fonts {
    /// The font of a face.
    pub fn face(&self, face: Face) -> Handle<Font> {
        match face {
            Face::Title => &self.title,
            Face::Index => &self.index,
            Face::Italic => &self.italic,
            Face::Body => &self.body,
            Face::Strong => &self.strong,
            Face::Bold => &self.bold,
        }
        .clone()
    }
}

/// What lies under everything.
#[derive(AssetCollection, Resource)]
pub struct Scenery {
    #[asset(path = "table/cloth-day.webp")]
    pub(crate) cloth_day: Handle<Image>,
    #[asset(path = "table/cloth-leaves.webp")]
    pub(crate) cloth_leaves: Handle<Image>,
    #[asset(path = "table/weave.tile.webp")]
    pub(crate) weave: Handle<Image>,
}

/// The images of the atlases.
#[derive(AssetCollection, Resource)]
struct Sheets {
    #[asset(path = "cards/daylily.webp")]
    daylily: Handle<Image>,
    #[asset(path = "table/pieces.webp")]
    pieces: Handle<Image>,
    #[asset(path = "icons.webp")]
    icons: Handle<Image>,
    #[asset(path = "tiles.webp")]
    tiles: Handle<Image>,
    #[asset(path = "blooms.webp")]
    blooms: Handle<Image>,
}

/// The atlases that are loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sheet {
    /// Daylily faces (`CA1`), minis (`mini/CA1`) and backs (`back/green`).
    Daylily,
    /// Faces of the deck of 52 and its jokers (`AS`, `JK1`), minis and backs.
    French,
    /// Faces of the Spanish deck (`7O`) and the same jokers, minis and backs.
    Spanish,
    /// Faces of the money-suited deck (`7M`, `OT`) and the same jokers, minis and backs.
    Money,
    /// Shadow, rings, petal, bee and seat tokens.
    Pieces,
    /// Glyphs, white.
    Icons,
    /// One picture a game.
    Tiles,
    /// Open flowers.
    Blooms,
}

impl Sheet {
    /// The sheet that has the faces of this deck: each deck has an ace that no other has.
    pub fn of(deck: &Deck) -> Self {
        let aces = [("1O", Self::Spanish), ("1M", Self::Money), ("AS", Self::French)];
        let of_suits = aces.into_iter().find(|(ace, _)| deck.find(ace).next().is_some());
        of_suits.map_or(Self::Daylily, |(_, sheet)| sheet)
    }
}

/// An atlas's manifest, written beside it by `crates/art`.
#[derive(Deserialize)]
struct Manifest {
    size: (u32, u32),
    cells: HashMap<String, (u32, u32, u32, u32)>,
}

/// Finds a picture by its sheet and name.
#[derive(Resource)]
pub struct Artwork {
    sheets: HashMap<Sheet, (Handle<Image>, HashMap<String, Rect>)>,
    sizes: HashMap<Sheet, Vec2>,
}

impl Artwork {
    /// The image and the part of it that shows this picture.
    pub fn cell(&self, sheet: Sheet, name: &str) -> Option<(Handle<Image>, Rect)> {
        let (image, cells) = self.sheets.get(&sheet)?;
        Some((image.clone(), *cells.get(name)?))
    }

    /// How large a whole sheet is, in its pixels.
    pub fn size(&self, sheet: Sheet) -> Option<Vec2> {
        self.sizes.get(&sheet).copied()
    }

    /// The image of a whole sheet.
    pub fn image(&self, sheet: Sheet) -> Option<Handle<Image>> {
        self.sheets.get(&sheet).map(|(image, _)| image.clone())
    }

    /// The name of a card's cell. A face that has several pictures shows them in turn, as the jokers of a pack do.
    pub fn face_name(&self, sheet: Sheet, deck: &Deck, card: CardId) -> String {
        let code = deck.code(card);
        if self.has(sheet, code) {
            return code.to_owned();
        }
        let nth = deck.find(code).position(|copy| copy == card).unwrap_or(0);
        format!("{code}{}", 1 + nth % 2)
    }

    fn has(&self, sheet: Sheet, name: &str) -> bool {
        self.sheets.get(&sheet).is_some_and(|(_, cells)| cells.contains_key(name))
    }

    /// Another image and other cells under the name of a sheet.
    fn add(&mut self, sheet: Sheet, image: &Handle<Image>, manifest: &str) {
        let Manifest { size, cells } = match ron::from_str(manifest) {
            Ok(manifest) => manifest,
            Err(fault) => {
                error!("the manifest of the sheet {sheet:?}: {fault}");
                return;
            }
        };
        let rects = cells.into_iter().map(|(name, (x, y, w, h))| {
            (name, Rect::new(x as f32, y as f32, (x + w) as f32, (y + h) as f32))
        });
        let mut rects: HashMap<String, Rect> = rects.collect();
        // A deck with one drawing of each face shows it at every size.
        let minis =
            rects.iter().filter_map(|(name, rect)| Some((name.strip_prefix("mini/")?.to_owned(), *rect)));
        for (face, rect) in minis.collect::<Vec<_>>() {
            rects.entry(face).or_insert(rect);
        }
        self.sheets.insert(sheet, (image.clone(), rects));
        self.sizes.insert(sheet, Vec2::new(size.0 as f32, size.1 as f32));
    }
}

impl FromWorld for Artwork {
    fn from_world(world: &mut World) -> Self {
        let mut artwork = Self { sheets: HashMap::default(), sizes: HashMap::default() };
        let Some(sheets) = world.get_resource::<Sheets>() else { return artwork };
        artwork.add(Sheet::Daylily, &sheets.daylily, include_str!("../../../assets/cards/daylily.ron"));
        artwork.add(Sheet::Pieces, &sheets.pieces, include_str!("../../../assets/table/pieces.ron"));
        artwork.add(Sheet::Icons, &sheets.icons, include_str!("../../../assets/icons.ron"));
        artwork.add(Sheet::Tiles, &sheets.tiles, include_str!("../../../assets/tiles.ron"));
        artwork.add(Sheet::Blooms, &sheets.blooms, include_str!("../../../assets/blooms.ron"));
        artwork
    }
}

/// What was asked for before there was a screen: files are read and unpacked while the window opens.
#[derive(Resource)]
struct Asked(Vec<UntypedHandle>);

/// Every asset that the loading screen waits for, so that it can count what has arrived.
pub fn asked(world: &mut World) -> Vec<UntypedHandle> {
    world.remove_resource::<Asked>().map_or_else(|| load_all(world), |asked| asked.0)
}

/// Asks for every asset: first the fonts, for the words of the loading screen, then what takes longest to unpack.
fn load_all(world: &mut World) -> Vec<UntypedHandle> {
    let mut asked = Fonts::load(world);
    let early = world.get_resource::<Arguments>().and_then(decks::wanted_at_once);
    asked.extend(early.map(|atlas| world.resource::<AssetServer>().load::<Image>(atlas).untyped()));
    asked.extend(Sheets::load(world));
    asked.extend(Scenery::load(world));
    asked
}

/// Loads everything while [`Screen::Loading`] shows.
pub fn plugin(app: &mut App) {
    let start = LoadingState::new(Screen::Loading)
        .continue_to_state(Screen::Title)
        .on_failure_continue_to_state(Screen::Broken)
        .load_collection::<Fonts>()
        .load_collection::<Scenery>()
        .load_collection::<Sheets>()
        .finally_init_resource::<Artwork>();
    app.add_plugins((webp::plugin, decks::plugin)).add_loading_state(start);
    let asked = Asked(load_all(app.world_mut()));
    app.insert_resource(asked);
}
