//! A small server for one folder, on this machine only.

use std::fs::File;
use std::io;
use std::path::Path;
use std::thread;

use tiny_http::{Header, Method, Request, Response, ResponseBox, Server};

use crate::error::WebError;
use crate::site;

/// Enough for a browser, which opens up to six connections to one host.
const WORKERS: usize = 6;

/// Serves a page until the program is stopped.
pub fn serve(folder: &Path, port: u16) -> Result<(), WebError> {
    if !folder.join("index.html").is_file() {
        return Err(WebError::NoPage { path: folder.to_owned() });
    }
    let server = Server::http(("127.0.0.1", port))
        .map_err(|error| WebError::Port { port, reason: error.to_string() })?;
    println!("Rummage is at http://{}/ (stop with Ctrl+C)", server.server_addr());
    thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| answer_all(&server, folder));
        }
    });
    Ok(())
}

fn answer_all(server: &Server, folder: &Path) {
    for request in server.incoming_requests() {
        let response = answer(&request, folder);
        // A browser that has gone away does not want its answer any more.
        let _ = request.respond(response);
    }
}

fn answer(request: &Request, folder: &Path) -> ResponseBox {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return plain(405, "Only GET and HEAD are answered here.");
    }
    match site::file_for(folder, request.url()) {
        Some(file) => send(&file).unwrap_or_else(|_| plain(500, "The file could not be read.")),
        None => plain(404, "There is nothing here."),
    }
}

fn send(file: &Path) -> io::Result<ResponseBox> {
    let response = Response::from_file(File::open(file)?)
        .with_header(header("Content-Type", site::media_type(file)))
        .with_header(header("X-Content-Type-Options", "nosniff"))
        // A page that was just built again must not meet yesterday's wasm.
        .with_header(header("Cache-Control", "no-cache"));
    Ok(response.boxed())
}

fn plain(status: u16, text: &str) -> ResponseBox {
    Response::from_string(text).with_status_code(status).boxed()
}

fn header(name: &'static str, value: &'static str) -> Header {
    Header::from_bytes(name, value).expect("header names and values here are plain ASCII")
}
