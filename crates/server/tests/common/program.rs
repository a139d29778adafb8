//! The program as others run it: a process of its own, which prints where it listens.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// The program, not started yet.
pub fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_rummage-server"))
}

/// Starts it, and reads where it listens.
pub fn start(command: &mut Command) -> (Child, SocketAddr) {
    let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    (child, address.parse().expect("an address"))
}
