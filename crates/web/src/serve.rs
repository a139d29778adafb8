//! A small server for one folder, on this machine only: one thread and one answer a connection.
//!
//! tiny_http was tried first. Of a browser's burst of connections it now and then left one unanswered, and the game waited
//! for that font for ever.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::error::WebError;
use crate::site;

/// No browser's request line and headers are longer.
const LONGEST_HEAD: u64 = 64 * 1024;

/// A browser that opens a connection in advance, and never asks, is let go after this.
const PATIENCE: Duration = Duration::from_secs(20);

/// Serves a page until the program is stopped.
pub fn serve(folder: &Path, port: u16) -> Result<(), WebError> {
    if !folder.join("index.html").is_file() {
        return Err(WebError::NoPage { path: folder.to_owned() });
    }
    let no_port = |error: io::Error| WebError::Port { port, reason: error.to_string() };
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(no_port)?;
    println!("Rummage is at http://{}/ (stop with Ctrl+C)", listener.local_addr().map_err(no_port)?);
    thread::scope(|scope| {
        for connection in listener.incoming().flatten() {
            // A browser that has gone away does not want its answer any more.
            scope.spawn(move || drop(answer(&connection, folder)));
        }
    });
    Ok(())
}

fn answer(mut connection: &TcpStream, folder: &Path) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    let request = read_request(connection)?;
    let mut words = request.split_ascii_whitespace();
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    match (method, site::file_for(folder, url)) {
        ("GET" | "HEAD", Some(path)) => {
            let file = File::open(&path)?;
            write_head(connection, "200 OK", site::media_type(&path), file.metadata()?.len())?;
            if method == "GET" {
                io::copy(&mut &file, &mut connection)?;
            }
            Ok(())
        }
        ("GET" | "HEAD", None) => refuse(connection, "404 Not Found", "There is nothing here."),
        _ => refuse(connection, "405 Method Not Allowed", "Only GET and HEAD are answered here."),
    }
}

/// Reads a request to the end of its headers, and hands out its first line.
fn read_request(connection: &TcpStream) -> io::Result<String> {
    let mut lines = BufReader::new(connection.take(LONGEST_HEAD)).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    Ok(request)
}

fn refuse(mut connection: &TcpStream, status: &str, text: &str) -> io::Result<()> {
    write_head(connection, status, "text/plain; charset=utf-8", text.len() as u64)?;
    connection.write_all(text.as_bytes())
}

fn write_head(mut connection: &TcpStream, status: &str, media_type: &str, length: u64) -> io::Result<()> {
    // A page that was just built again must not meet yesterday's wasm: hence no cache.
    write!(
        connection,
        "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\n\
         X-Content-Type-Options: nosniff\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sends a request to a server of the page sources and hands out the whole answer.
    fn ask(request: &str) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        thread::scope(|scope| {
            scope.spawn(|| answer(&listener.accept().expect("somebody connects").0, &folder));
            let mut client = TcpStream::connect(address).expect("it answers");
            client.write_all(request.as_bytes()).expect("it listens");
            let mut text = String::new();
            client.read_to_string(&mut text).expect("it answers in text");
            text
        })
    }

    #[test]
    fn a_file_comes_with_its_type_and_length() {
        let answer = ask("GET /boot.js HTTP/1.1\r\nHost: here\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/javascript"), "{answer}");
        assert!(answer.contains("WebGl2"), "{answer}");
    }

    #[test]
    fn a_head_has_no_body() {
        let answer = ask("HEAD /boot.js HTTP/1.1\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("\r\n\r\n"), "{answer}");
    }

    #[test]
    fn what_is_not_there_or_not_asked_for_rightly_is_refused() {
        for (request, status) in [
            ("GET /none HTTP/1.1\r\n\r\n", "404"),
            ("GET /../Cargo.toml HTTP/1.1\r\n\r\n", "404"),
            ("POST / HTTP/1.1\r\n\r\n", "405"),
            ("\r\n\r\n", "405"),
        ] {
            let answer = ask(request);
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{request:?}: {answer}");
        }
    }
}
