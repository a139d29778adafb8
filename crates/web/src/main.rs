//! `rummage-web`: packs a wasm build of the game into a page, and serves that page to this machine.

mod bundle;
mod error;
mod order;
mod page;
mod serve;
mod site;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::bundle::Bundle;
use crate::error::WebError;

/// Packs the game into a web page, and serves that page to this machine.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Make a page of a wasm file that cargo has built.
    Build {
        /// The cargo profile that the wasm file was built with.
        #[arg(long, default_value = "web")]
        profile: String,
        /// The wasm file; found in cargo's target folder unless named here.
        #[arg(long)]
        wasm: Option<PathBuf>,
        /// The project's root, which holds web/ and assets/.
        #[arg(long, default_value = ".")]
        root: PathBuf,
        /// Where the finished page goes; replaced if it is there.
        #[arg(long, default_value = "dist")]
        out: PathBuf,
    },
    /// Serve a finished page on localhost until stopped.
    Serve {
        /// The folder that `build` wrote.
        #[arg(long, default_value = "dist")]
        dir: PathBuf,
        /// The port to listen on; 0 takes any free one.
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("rummage-web: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), WebError> {
    match command {
        Command::Build { profile, wasm, root, out } => {
            let wasm = wasm.unwrap_or_else(|| bundle::built_wasm(&root, &profile));
            Bundle { profile, wasm, root, out }.write()
        }
        Command::Serve { dir, port } => serve::serve(&dir, port),
    }
}
