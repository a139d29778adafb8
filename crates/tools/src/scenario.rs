//! `scenario`: situations of the rules sheets as files, set up, played and compared.

mod bounds;
mod file;
mod options;
mod play;
mod setup;
mod solve;

use crate::trouble::{self, Trouble};
use std::collections::{BTreeSet, HashMap};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Run scenario files and folders of them.
#[derive(clap::Args)]
pub struct Args {
    /// Files, or folders whose .toml files are all run
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// The files hold [[solve]] tables: hands and what their best split is worth
    #[arg(long)]
    solve: bool,
    /// Tell which house rules no scenario shows at work
    #[arg(long, conflicts_with = "solve")]
    options: bool,
}

/// One scenario or hand to solve: what it is called, and what came out.
struct Verdict {
    id: String,
    /// What was expected and what came instead.
    failure: Option<String>,
}

/// Runs the files and prints a line per scenario, and a sum.
///
/// # Errors
/// When a file cannot be read as scenarios.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    if args.options {
        return print(&options_at_work(args)?, out);
    }
    let mut verdicts = Vec::new();
    let mut places = HashMap::new();
    for path in files(&args.paths)? {
        let text = trouble::read(&path)?;
        let source = file::Source { path: &path, text: &text };
        let new = if args.solve { solve::all(&source)? } else { play::all(&source)? };
        for (line, verdict) in new {
            if let Some(other) = places.insert(verdict.id.clone(), format!("{}:{line}", path.display())) {
                return Err(
                    source.trouble(line, format_args!("the id '{}' is already that of {other}", verdict.id))
                );
            }
            verdicts.push(verdict);
        }
    }
    print(&verdicts, out)
}

/// Plays the scenarios of a text, for whoever wants to know only that it can be done; how many there are.
///
/// # Errors
/// When the text or one of its situations cannot be read.
pub fn play_text(path: &Path, text: &str) -> Result<usize, Trouble> {
    Ok(play::all(&file::Source { path, text })?.len())
}

fn options_at_work(args: &Args) -> Result<Vec<Verdict>, Trouble> {
    let mut at_work = BTreeSet::new();
    for path in files(&args.paths)? {
        let text = trouble::read(&path)?;
        at_work.extend(options::at_work(&file::Source { path: &path, text: &text })?);
    }
    Ok(options::verdicts(&at_work))
}

/// A line for each verdict, and a sum; whether all are good.
fn print(verdicts: &[Verdict], out: &mut dyn Write) -> Result<bool, Trouble> {
    let failed = verdicts.iter().filter(|verdict| verdict.failure.is_some()).count();
    for verdict in verdicts {
        match &verdict.failure {
            None => writeln!(out, "ok {}", verdict.id)?,
            Some(failure) => writeln!(out, "FAILED {}: {failure}", verdict.id)?,
        }
    }
    writeln!(out, "{} passed, {failed} failed", verdicts.len() - failed)?;
    Ok(failed == 0)
}

/// The scenario files of these paths, folders in alphabetical order.
fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Trouble> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let before = files.len();
            add_folder(path, &mut files)?;
            if files.len() == before {
                return Err(Trouble::in_file(path, "there is no .toml file in this folder"));
            }
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn add_folder(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Trouble> {
    let entries = std::fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let entries = entries.map_err(|error| Trouble::in_file(folder, error))?;
    let mut paths: Vec<PathBuf> = entries.iter().map(std::fs::DirEntry::path).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            add_folder(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    Ok(())
}
