//! The art generator: `cargo run -p rummage_art` redraws everything under `assets/` from the sources in `crates/art`.

use std::{path::PathBuf, process::ExitCode};

use clap::Parser;
use rummage_art::{Studio, recipes};

/// Redraws the pictures, icons and fonts of Rummage from their sources.
#[derive(Parser)]
struct Args {
    /// Folder that receives the assets
    #[arg(long, default_value = "assets")]
    out: PathBuf,
    /// Folder with the sources (SVG and fonts)
    #[arg(long, default_value = "crates/art")]
    sources: PathBuf,
    /// Make only the recipes with these names
    #[arg(long, value_name = "NAME", value_parser = recipes::names())]
    only: Vec<String>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let studio = Studio::new(args.sources, args.out);
    let wanted = recipes::ALL
        .iter()
        .filter(|recipe| args.only.is_empty() || args.only.iter().any(|name| name == recipe.name));
    for recipe in wanted {
        match (recipe.make)(&studio) {
            Ok(written) => written.iter().for_each(|file| println!("{file}")),
            Err(error) => {
                eprintln!("Could not make {}: {error}", recipe.name);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
