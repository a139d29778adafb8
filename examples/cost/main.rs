//! What the busiest table costs beside a bare Bevy app that draws as many card-sized pictures: time of the processor and memory (docs/testing.md).
//!
//! `cargo run --release --example cost` measures both in turns, in programs of their own; `cost soak MINUTES` lets bots play and tells the memory
//! minute by minute. Linux only: the figures come from /proc.

#![allow(clippy::needless_pass_by_value, reason = "Bevy hands systems their parameters by value")]

use std::{
    process::{Command, ExitCode},
    time::Duration,
};

use spent::{Frames, Spent};

mod bare;
mod spent;
mod table;

/// How often both are measured.
const TURNS: usize = 5;
/// Frames before the measurement, until everything is loaded and compiled and the floor is painted, and in it.
const WARM_UP: usize = 180;
const FRAMES: usize = 300;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        [] => compare(),
        ["alone", "bare"] => bare::open().and_then(measure),
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

/// Measures both in turns, and prints the medians and their ratios.
fn compare() -> Result<(), String> {
    let (mut bare, mut table) = (Vec::new(), Vec::new());
    for _ in 0..TURNS {
        bare.push(alone("bare")?);
        table.push(alone("table")?);
    }
    let (bare, table) = (Frames::median(&bare), Frames::median(&table));
    println!("a frame         bare      table     ratio   (medians of {TURNS}, {FRAMES} frames each)");
    let row = |name: &str, unit: &str, of: fn(&Frames) -> f64| {
        let (one, other) = (of(&bare), of(&table));
        println!("{name:<12} {one:>9.2} {other:>9.2} {unit} {:>6.2}", other / one);
    };
    row("processor", "ms", |frames| frames.own.as_secs_f64() * 1e3);
    row("driver", "ms", |frames| frames.driver.as_secs_f64() * 1e3);
    row("memory", "MB", |frames| frames.memory as f64 / 1e6);
    Ok(())
}

/// One measurement in a program of its own.
fn alone(what: &str) -> Result<Frames, String> {
    let program = std::env::current_exe().map_err(|fault| fault.to_string())?;
    let output = Command::new(program).args(["alone", what]).output().map_err(|fault| fault.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().rev().find_map(Frames::read).ok_or_else(|| {
        format!("the measurement of the {what} failed: {}", String::from_utf8_lossy(&output.stderr))
    })
}

/// How much time goes by from frame to frame, whatever the clock says.
const STEP: Duration = Duration::from_millis(16);
