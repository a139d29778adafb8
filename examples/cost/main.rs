//! What the busiest table costs beside two bare Bevy apps that draw as many blank cards, small ones, or as large as those of the table: time of the processor and
//! memory (docs/testing.md).
//!
//! `cargo run --release --example cost` measures them in turns, in programs of their own; `cost soak MINUTES` lets bots play and tells the memory
//! minute by minute. Linux only: the figures come from /proc.

#![allow(clippy::needless_pass_by_value, reason = "Bevy hands systems their parameters by value")]

use std::{
    process::{Command, ExitCode},
    time::Duration,
};

use lying::Lying;
use spent::{Frames, Spent};

mod bare;
mod lying;
mod spent;
mod table;

/// How often each is measured.
const TURNS: usize = 5;
/// Frames before the measurement, until everything is loaded and compiled and the floor is painted, and in it.
const WARM_UP: usize = 180;
const FRAMES: usize = 300;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        [] => compare(),
        ["alone", "bare"] => measure(bare::open()),
        ["alone", "like"] => lying().map(bare::open_like).and_then(measure),
        ["lying"] => table::lying().map(|cards| cards.iter().for_each(|card| println!("{}", card.line()))),
        ["alone", "table"] => table::open().and_then(measure),
        ["soak", minutes] => minutes
            .parse()
            .map_err(|_| format!("\"{minutes}\" is no number of minutes"))
            .and_then(table::soak),
        _ => Err("Usage: cost, or cost soak MINUTES".into()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Draws frames of an app, and prints what one costs.
fn measure(mut app: bevy::app::App) -> Result<(), String> {
    for _ in 0..WARM_UP {
        app.update();
    }
    let before = Spent::so_far()?;
    for _ in 0..FRAMES {
        app.update();
    }
    println!("{}", Spent::so_far()?.since(&before).over(FRAMES).line());
    Ok(())
}

/// Measures all in turns, and prints the medians and their ratios.
fn compare() -> Result<(), String> {
    let (mut bare, mut like, mut table) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..TURNS {
        bare.push(alone("bare")?);
        like.push(alone("like")?);
        table.push(alone("table")?);
    }
    let (bare, like, table) = (Frames::median(&bare), Frames::median(&like), Frames::median(&table));
    println!(
        "a frame       bare: small   like the table    table   ratios   (medians of {TURNS}, {FRAMES} frames each)"
    );
    let row = |name: &str, unit: &str, of: fn(&Frames) -> f64| {
        let (small, like, table) = (of(&bare), of(&like), of(&table));
        let (first, second) = (table / small, table / like);
        println!("{name:<12} {small:>9.2} {like:>16.2} {table:>9.2} {unit} {first:>6.2} {second:>6.2}");
    };
    row("processor", "ms", |frames| frames.own.as_secs_f64() * 1e3);
    row("driver", "ms", |frames| frames.driver.as_secs_f64() * 1e3);
    row("memory", "MB", |frames| frames.memory as f64 / 1e6);
    Ok(())
}

/// Where the cards of the table lie, told by a program of its own.
fn lying() -> Result<Vec<Lying>, String> {
    let text = run(&["lying"])?;
    let cards: Vec<Lying> = text.lines().filter_map(Lying::read).collect();
    if cards.is_empty() { Err(format!("no card lies on the table: {text}")) } else { Ok(cards) }
}

/// One measurement in a program of its own.
fn alone(what: &str) -> Result<Frames, String> {
    let text = run(&["alone", what])?;
    text.lines().rev().find_map(Frames::read).ok_or_else(|| format!("the {what} told no figures: {text}"))
}

/// What this very program says when it is called with these words.
fn run(words: &[&str]) -> Result<String, String> {
    let program = std::env::current_exe().map_err(|fault| fault.to_string())?;
    let output = Command::new(program).args(words).output().map_err(|fault| fault.to_string())?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("\"{}\" failed: {}", words.join(" "), String::from_utf8_lossy(&output.stderr)))
    }
}

/// How much time goes by from frame to frame, whatever the clock says.
const STEP: Duration = Duration::from_millis(16);
