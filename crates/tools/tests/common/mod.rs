//! A command as somebody types it.

use clap::Parser;
use rummage_tools::Cli;

/// What a command prints and whether all came out well; or the sentence for why it cannot be done.
pub fn command(words: &[&str]) -> Result<(bool, String), String> {
    let cli = Cli::try_parse_from([&["rummage-cli"], words].concat()).map_err(|error| error.to_string())?;
    let mut out = Vec::new();
    let good = cli.run(&mut out).map_err(|trouble| trouble.to_string())?;
    Ok((good, String::from_utf8(out).expect("text")))
}
