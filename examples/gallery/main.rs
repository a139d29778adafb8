//! Draws every screen and every table at several sizes into a folder, without a window: for people to look at (docs/testing.md).
//!
//! `cargo run --example gallery -- FOLDER [WORD…]`; with words, only the pictures whose path has all of them. The word `film`
//! alone shoots the frames of a short film instead.

use std::{path::PathBuf, process::ExitCode};

mod counted;
mod film;
mod position;
mod scene;
mod stage;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(folder) = arguments.next().map(PathBuf::from) else {
        eprintln!("Usage: gallery FOLDER [WORD…]");
        return ExitCode::from(2);
    };
    let words: Vec<String> = arguments.collect();
    let wanted = |path: &str| words.iter().all(|word| path.contains(word.as_str()));
    let mut stage = stage::Stage::open();
    if words == ["film"] {
        return match film::shoot(&mut stage, &folder) {
            Ok(frames) => {
                println!("{frames} frames in {}", folder.display());
                ExitCode::SUCCESS
            }
            Err(why) => {
                eprintln!("the film: {why}");
                ExitCode::FAILURE
            }
        };
    }
    let mut drawn = 0;
    for size in scene::SIZES {
        for scene in scene::all() {
            let path = format!("{}x{}/{}.png", size.x, size.y, scene.name);
            if !wanted(&path) {
                continue;
            }
            match stage.show(&scene, size).and_then(|()| stage.shoot(&folder.join(&path))) {
                Ok(()) => drawn += 1,
                // Not every table comes to every moment.
                Err(why) if why == stage::NEVER => println!("{path}: {why}"),
                Err(why) => {
                    eprintln!("{path}: {why}");
                    return ExitCode::FAILURE;
                }
            }
        }
    }
    println!("{drawn} pictures in {}", folder.display());
    ExitCode::SUCCESS
}
