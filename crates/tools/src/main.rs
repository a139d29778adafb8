//! `rummage-cli`: the games without a window.

use clap::Parser;
use rummage_tools::Cli;
use std::io::{self, Write};
use std::process::ExitCode;

/// Simulations allocate a great deal, in small pieces and on every core.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    let done = Cli::parse().run(&mut out);
    match done.and_then(|good| Ok(out.flush().map(|()| good)?)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever reads the output has seen enough.
        Err(trouble) if trouble.is_closed_pipe() => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("error: {trouble}");
            ExitCode::from(2)
        }
    }
}
