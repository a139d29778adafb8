//! The golden pictures: a few scenes as they are meant to look, kept in `tests/pictures` and compared with what is drawn now.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
};

use bevy::math::UVec2;
use rummage_rules::games::{GAMES, Game};

use super::{
    likeness,
    matches::Matches,
    picture::Picture,
    scene::{self, Scene},
    stage::Stage,
};

const DESK: UVec2 = UVec2::new(1280, 720);
const PHONE: UVec2 = UVec2::new(390, 844);
const PHONE_LYING: UVec2 = UVec2::new(844, 390);

/// The screens, by their names in the gallery.
const SCREENS: [(UVec2, &str); 33] = [
    (DESK, "title"),
    (DESK, "choose"),
    (DESK, "setup-daylily"),
    (DESK, "options"),
    (DESK, "rules-quick"),
    (DESK, "statistics"),
    (DESK, "curtain"),
    (DESK, "daylily-2-early"),
    (DESK, "daylily-3-late"),
    (DESK, "daylily-2-sheet"),
    (DESK, "daylily-2-result"),
    (DESK, "daylily-2-hint"),
    (DESK, "daylily-2-reasoning"),
    (DESK, "daylily-2-review"),
    (DESK, "liverpool-5-early"),
    (DESK, "liverpool-8-late"),
    (DESK, "quick-2-late"),
    (DESK, "ditch-3-late"),
    (DESK, "dummy-4-late"),
    (DESK, "gin-2-showdown"),
    (DESK, "rummy500-8-late"),
    (DESK, "high-contrast-wilds"),
    (DESK, "text-200-table"),
    (DESK, "text-200-options"),
    (DESK, "text-200-reasoning"),
    (DESK, "daylily-replay-log"),
    (PHONE, "choose"),
    (PHONE, "daylily-3-late"),
    (PHONE, "daylily-2-reasoning"),
    (PHONE, "text-200-replay"),
    (PHONE, "statistics"),
    (PHONE, "liverpool-5-late"),
    (PHONE_LYING, "quick-2-late"),
];

/// A spot less alike than this is another picture. The same scene drawn again comes to 1; without one of the smallest
/// cards it comes to 0, and a sentence six pixels aside to 0.4. Between them is room for the edges of another driver.
const ALIKE: f32 = 0.8;

/// The smallest and the largest hand of every game, and what is counted at its smallest and its largest table.
fn hands() -> Vec<(UVec2, String)> {
    let of = |game: &Game| {
        let (id, usual) = (game.id, game.usual_seats);
        let (least, largest) = (game.seats.start(), game.seats.end());
        [
            (DESK, format!("{id}-{usual}-fewest")),
            (PHONE, format!("{id}-{usual}-most")),
            (DESK, format!("{id}-{least}-counted")),
            (PHONE, format!("{id}-{largest}-counted")),
        ]
    };
    GAMES.iter().flat_map(|game| of(game)).collect()
}

/// The screens, as hands are listed.
fn screens() -> Vec<(UVec2, String)> {
    SCREENS.map(|(size, name)| (size, name.to_owned())).into()
}

/// Where the golden pictures lie, and beside them the matches that they show.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

/// Starts a game that shows the kept matches.
pub(super) fn stage() -> Stage {
    Stage::open(Matches::kept_in(&folder().join("matches")))
}

/// The file of a golden picture.
fn file(size: UVec2, name: &str) -> PathBuf {
    folder().join(format!("{name}-{}x{}.jpg", size.x, size.y))
}

/// Draws a scene as a golden picture would be.
fn draw(stage: &mut Stage, size: UVec2, scene: &Scene) -> Result<Picture, String> {
    stage.show(scene, size)?;
    Picture::of(&stage.take()?)
}

/// Whether the picture is as it was; if not, a sentence that says where it differs, and a file that shows it.
fn hold_against(golden: &Path, drawn: &Picture) -> Result<f32, String> {
    let kept = Picture::read(golden)?;
    // Pressed alike, pictures that were drawn alike are alike.
    let drawn = Picture::unpressed(&drawn.pressed()?)?;
    let likeness = likeness::compare(&kept, &drawn);
    if likeness.worst >= ALIKE {
        return Ok(likeness.worst);
    }
    let name = golden.file_stem().unwrap_or_default();
    let shots = std::env::var_os("RUMMAGE_SHOTS").map_or_else(|| PathBuf::from("shots"), PathBuf::from);
    let shown = shots.join("pictures").join(name).with_added_extension("png");
    Picture::in_a_row(&[&kept, &drawn, &likeness.differences]).show(&shown)?;
    Err(format!(
        "{}: near {:?} it is alike to {:.2}, and {ALIKE} is asked; {} shows how it was, how it is, and what differs",
        name.display(),
        likeness.at,
        likeness.worst,
        shown.display()
    ))
}

/// The scenes of these names, in their sizes.
fn scenes(names: &[(UVec2, String)]) -> Vec<(UVec2, Scene)> {
    let scenes: HashMap<String, Scene> =
        scene::all().into_iter().map(|scene| (scene.name.clone(), scene)).collect();
    names.iter().filter_map(|(size, name)| Some((*size, scenes.get(name)?.clone()))).collect()
}

/// The golden scenes whose file's name has all the words.
fn with(words: &[String]) -> Vec<(UVec2, Scene)> {
    let mut names = [screens(), hands()].concat();
    names.retain(|(size, name)| {
        let golden = file(*size, name).display().to_string();
        words.iter().all(|word| golden.contains(word.as_str()))
    });
    scenes(&names)
}

/// Keeps the pictures as they are drawn now, all or those whose name has the words.
pub fn bless(words: &[String]) -> Result<usize, String> {
    let mut stage = stage();
    let scenes = with(words);
    for (size, scene) in &scenes {
        draw(&mut stage, *size, scene)?.write(&file(*size, &scene.name))?;
    }
    Ok(scenes.len())
}

/// Compares all golden pictures, or those whose name has the words, with what is drawn now.
pub fn check(words: &[String]) -> Result<usize, String> {
    compare(&with(words))
}

fn compare(scenes: &[(UVec2, Scene)]) -> Result<usize, String> {
    let mut stage = stage();
    let mut faults = Vec::new();
    for (size, scene) in scenes {
        let golden = file(*size, &scene.name);
        match draw(&mut stage, *size, scene).and_then(|drawn| hold_against(&golden, &drawn)) {
            Ok(likeness) => println!("{likeness:.3} {}-{}x{}", scene.name, size.x, size.y),
            Err(fault) => faults.push(fault),
        }
    }
    if faults.is_empty() { Ok(scenes.len()) } else { Err(faults.join("\n")) }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;
    use rummage::{
        play::table::{meld::Meld, pile::PileCards},
        stage::quad::Quad,
    };

    use super::*;

    /// All of these pictures are as they were.
    fn are_as_they_were(names: &[(UVec2, String)]) {
        let scenes = scenes(names);
        assert_eq!(scenes.len(), names.len(), "a golden scene has left the gallery");
        compare(&scenes).unwrap_or_else(|faults| panic!("{faults}"));
    }

    #[test]
    fn every_screen_is_as_it_was() {
        are_as_they_were(&screens());
    }

    #[test]
    fn every_hand_and_every_showdown_is_as_it_was() {
        are_as_they_were(&hands());
    }

    /// The smallest cards there are, each taken away in turn; and words moved aside or cut off.
    #[test]
    fn a_missing_card_and_a_moved_or_clipped_text_are_noticed() {
        let mut stage = stage();
        let (size, scene) = with(&["liverpool-8-late".into()]).remove(0);
        let whole = draw(&mut stage, size, &scene).expect("the table is drawn");
        let again = Picture::of(&stage.take().expect("the table is drawn again")).expect("it is a picture");
        assert!(likeness::compare(&whole, &again).worst > 0.999, "the same table is the same picture");

        let world = stage.world();
        let melds: Vec<Entity> = world.query_filtered::<Entity, With<Meld>>().iter(world).collect();
        assert!(melds.len() > 5, "the table is full of melds");
        for meld in melds {
            let card = stage.world().get::<PileCards>(meld).and_then(|cards| cards.iter().last());
            let card = card.expect("a meld has cards");
            let face = stage.world().entity_mut(card).take::<Quad>().expect("it shows a face");
            let likeness = likeness_to(&mut stage, &whole);
            assert!(likeness < ALIKE, "without a card it is alike to {likeness}");
            stage.world().entity_mut(card).insert(face);
        }

        let world = stage.world();
        let mut texts = world.query::<(Entity, &Text, &InheritedVisibility)>();
        let seen = texts.iter(world).filter(|(_, _, seen)| seen.get());
        let longest = seen.max_by_key(|(_, text, _)| text.len());
        let (label, words) = longest.map(|(label, text, _)| (label, text.0.clone())).expect("it has words");
        stage.world().entity_mut(label).insert(UiTransform::from_translation(Val2::px(6.0, 0.0)));
        stage.pass(1);
        let moved = likeness_to(&mut stage, &whole);
        assert!(moved < ALIKE, "with {words:?} moved it is alike to {moved}");
        let cut = Text::new(words.chars().take(words.chars().count() - 2).collect::<String>());
        stage.world().entity_mut(label).insert((UiTransform::IDENTITY, cut));
        stage.pass(1);
        let clipped = likeness_to(&mut stage, &whole);
        assert!(clipped < ALIKE, "with {words:?} cut it is alike to {clipped}");
    }

    fn likeness_to(stage: &mut Stage, whole: &Picture) -> f32 {
        let drawn = Picture::of(&stage.take().expect("it is drawn")).expect("it is a picture");
        likeness::compare(whole, &drawn).worst
    }
}
