//! What keeps a command from being done: always a sentence, with the file, line and key it is about.

use std::io;
use std::path::Path;
use thiserror::Error;

/// A reason why a command cannot be done.
#[derive(Debug, Error)]
pub enum Trouble {
    /// Something about the input.
    #[error("{0}")]
    Input(String),
    /// The output cannot be written.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl Trouble {
    /// A sentence about a file.
    pub fn in_file(path: &Path, what: impl std::fmt::Display) -> Trouble {
        Trouble::Input(format!("{}: {what}", path.display()))
    }

    /// A sentence about a line of a file.
    pub fn in_line(path: &Path, line: usize, what: impl std::fmt::Display) -> Trouble {
        Trouble::Input(format!("{}:{line}: {what}", path.display()))
    }

    /// Whether the reader of the output has gone away.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Trouble::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// The text of a file.
///
/// # Errors
/// When it cannot be read as text.
pub fn read(path: &Path) -> Result<String, Trouble> {
    std::fs::read_to_string(path).map_err(|error| Trouble::in_file(path, error))
}
