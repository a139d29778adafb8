//! Lessons by playing: a round of each game whose deal and moves are known, and what is said of every move.
//!
//! A lesson is a file of `assets/lessons`. It names the table, the seed of its deal and its [steps](Step); what is said lies in the
//! Fluent files, under keys that [`Step::key`] makes. The judge stays the judge: `tests/judged.rs` plays every lesson to its end.
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod course;
mod file;
mod step;

pub use course::Course;
pub use file::{Fault, Lesson};
pub use step::{Point, Step};

use rummage_rules::games::Game;

/// The lessons as they are written, part of the program so that none can go missing.
const FILES: &[&str] = &[
    include_str!("../../../assets/lessons/daylily.ron"),
    include_str!("../../../assets/lessons/ditch.ron"),
    include_str!("../../../assets/lessons/liverpool.ron"),
    include_str!("../../../assets/lessons/contractrummy.ron"),
    include_str!("../../../assets/lessons/shanghai.ron"),
    include_str!("../../../assets/lessons/dummy.ron"),
    include_str!("../../../assets/lessons/quick.ron"),
    include_str!("../../../assets/lessons/gin.ron"),
    include_str!("../../../assets/lessons/knockrummy.ron"),
    include_str!("../../../assets/lessons/rummy500.ron"),
    include_str!("../../../assets/lessons/romme.ron"),
    include_str!("../../../assets/lessons/viennese.ron"),
    include_str!("../../../assets/lessons/basic.ron"),
    include_str!("../../../assets/lessons/threethirteen.ron"),
    include_str!("../../../assets/lessons/indian.ron"),
    include_str!("../../../assets/lessons/conquian.ron"),
    include_str!("../../../assets/lessons/tonk.ron"),
    include_str!("../../../assets/lessons/canasta.ron"),
    include_str!("../../../assets/lessons/chinchon.ron"),
    include_str!("../../../assets/lessons/penang.ron"),
    include_str!("../../../assets/lessons/robbers.ron"),
    include_str!("../../../assets/lessons/desmoche.ron"),
    include_str!("../../../assets/lessons/khanhoo.ron"),
    include_str!("../../../assets/lessons/marriage.ron"),
];

/// The id of the game whose lesson is for whoever never played.
pub const FIRST: &str = "basic";

/// The lesson of a game, if it has one that can be read; the tests of this crate read them all.
pub fn of(game: &Game) -> Option<Lesson> {
    FILES.iter().filter_map(|file| Lesson::read(file).ok()).find(|lesson| lesson.game == game.id)
}

/// Every lesson, or why its file is none.
///
/// # Errors
/// What is wrong with the first file that cannot be read.
pub fn all() -> Result<Vec<Lesson>, Fault> {
    FILES.iter().map(|file| Lesson::read(file)).collect()
}
