//! Draws every screen and every table at several sizes into a folder, without a window: for people to look at (docs/testing.md).
//!
//! `cargo run --example gallery -- FOLDER [WORD…]`; with words, only the pictures whose path has all of them. The word `film`
//! alone shoots the frames of a short film instead, `moments` those of what is only seen for a moment. `golden [WORD…]` compares with the golden pictures of
//! `tests/pictures`; `bless [WORD…]` draws those anew.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

mod advice;
mod counted;
#[cfg(test)]
mod device;
mod film;
mod found;
mod friends;
mod gestures;
mod golden;
mod lessons;
mod likeness;
mod matches;
mod moments;
mod picture;
mod position;
mod ruled;
mod scene;
mod show;
mod stage;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    // A folder called `--help` was drawn into once, and came among the files of the project.
    let Some(folder) = arguments.next().filter(|word| !word.starts_with('-')).map(PathBuf::from) else {
        eprintln!("Usage: gallery FOLDER [WORD…], or gallery golden|bless [WORD…]");
        return ExitCode::from(2);
    };
    let words: Vec<String> = arguments.collect();
    let wanted = |path: &str| words.iter().all(|word| path.contains(word.as_str()));
    if folder == Path::new("bless") {
        return told(golden::bless(&words), "golden pictures");
    }
    if folder == Path::new("golden") {
        return told(golden::check(&words), "golden pictures are as they were");
    }
    let mut stage = stage::Stage::open(matches::Matches::default());
    if words == ["film"] {
        return told(film::shoot(&mut stage, &folder), "frames");
    }
    if let Some((first, words)) = words.split_first().filter(|(first, _)| *first == "moments") {
        let shot = moments::shoot(&mut stage, &folder, words);
        return told(shot, &format!("frames of {first}"));
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

/// Says how many pictures there are now, or why there are none.
fn told(outcome: Result<usize, String>, what: &str) -> ExitCode {
    match outcome {
        Ok(count) => {
            println!("{count} {what}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
