//! `engine`: the line protocol of `docs/engine.md` on standard input and output, so that other programs can use the judge and the bots.

mod hosted;
mod moves;
mod position;
mod question;
mod session;
mod telling;

use crate::trouble::Trouble;
use rummage_bots::Level;
use session::Session;
use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Answer lines of the protocol of docs/engine.md on standard input.
#[derive(clap::Args)]
pub struct Args {
    /// The level that thinks where the line names none: seedling, gardener, hedge-sharp, sage
    #[arg(long, default_value = "hedge-sharp", value_parser = level)]
    level: Level,
}

fn level(name: &str) -> Result<Level, String> {
    Level::find(name).ok_or_else(|| format!("there is no level '{name}'"))
}

/// A line is no longer than this, in bytes.
const LONGEST_LINE: usize = 1 << 20;

/// Answers until the input ends or says `quit`.
///
/// # Errors
/// When the input or the output breaks off; never because of what a line says.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    converse(&mut io::stdin().lock(), out, args.level)
}

/// Answers every line of `input`.
///
/// # Errors
/// When the input or the output breaks off.
pub fn converse(input: &mut dyn BufRead, out: &mut dyn Write, level: Level) -> Result<bool, Trouble> {
    let mut session = Session::new(level);
    let mut number = 0;
    while let Some(line) = next_line(input)? {
        number += 1;
        let text = match &line {
            Ok(text) => text.trim(),
            Err(why) => {
                writeln!(out, "error line {number}: {why}")?;
                out.flush()?;
                continue;
            }
        };
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        match answer(&mut session, level, text) {
            Ok(said) => {
                for line in said {
                    writeln!(out, "{line}")?;
                }
                writeln!(out, "ok")?;
            }
            Err(why) => writeln!(out, "error line {number}: {}", one_line(&why))?,
        }
        out.flush()?;
        if text == "quit" {
            break;
        }
    }
    Ok(true)
}

/// The answer to a line. A view from outside may be odd in ways that nobody has thought of: then the line fails and its position is
/// forgotten, but the conversation goes on.
fn answer(session: &mut Session, level: Level, text: &str) -> Result<Vec<String>, String> {
    catch_unwind(AssertUnwindSafe(|| session.answer(text))).unwrap_or_else(|_| {
        *session = Session::new(level);
        Err("this came to no answer, which is a defect of this program; everything set is forgotten".into())
    })
}

/// The next line without its end, or what is wrong with it; none at the end of the input.
fn next_line(input: &mut dyn BufRead) -> io::Result<Option<Result<String, String>>> {
    let (mut line, mut length) = (Vec::new(), 0);
    loop {
        let part = input.fill_buf()?;
        if part.is_empty() && length == 0 {
            return Ok(None);
        }
        let end = part.iter().position(|byte| *byte == b'\n');
        let taken = end.map_or(part.len(), |end| end + 1);
        if length + taken <= LONGEST_LINE {
            line.extend_from_slice(&part[..taken]);
        }
        length += taken;
        let done = end.is_some() || part.is_empty();
        input.consume(taken);
        if done {
            break;
        }
    }
    if length > LONGEST_LINE {
        return Ok(Some(Err(format!("is longer than {LONGEST_LINE} bytes"))));
    }
    Ok(Some(String::from_utf8(line).map_err(|_| "is not UTF-8".into())))
}

/// The sentence without line ends.
fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
