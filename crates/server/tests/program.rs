//! The program: its arguments, what it serves beside tables, and how it stops.

use crate::common::{Client, program, setup};
use rummage_wire::Sorry;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

fn program(arguments: &[&str], folder: &Path) -> Command {
    let mut command = program::program();
    command.args(arguments).arg("--data").arg(folder).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn started(arguments: &[&str], folder: &Path) -> (Child, SocketAddr) {
    program::start(&mut program(arguments, folder))
}

/// The head and the body of an answer to a GET.
fn get(address: SocketAddr, path: &str) -> (String, String) {
    let mut socket = TcpStream::connect(address).expect("it listens");
    write!(socket, "GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").expect("it hears");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer in text");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    (head.to_lowercase(), body.to_owned())
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn an_argument_that_cannot_be_gets_a_sentence_and_nothing_starts() {
    let folder = tempfile::tempdir().expect("a folder");
    let empty = folder.path().to_str().expect("a name").to_owned();
    let wrong: [(&[&str], &str); 5] = [
        (&["--listen", "somewhere"], "invalid socket address syntax"),
        (&["--page", &empty], "there is no index.html in it"),
        (&["--keep-days", "0"], "0 is not in 1..=3650"),
        (&["--trusted-proxy", "proxy"], "invalid IP address syntax"),
        (&["--frob"], "unexpected argument '--frob'"),
    ];
    for (arguments, why) in wrong {
        let output = program(arguments, folder.path()).output().expect("it ends");
        assert!(!output.status.success() && said(&output).contains(why), "{arguments:?}: {}", said(&output));
    }
}

#[test]
fn a_store_elsewhere_that_cannot_be_gets_a_sentence_and_nothing_starts() {
    let wrong: [(&[&str], &str); 6] = [
        (&["--store", "nonsense"], "write postgres://USER:PASSWORD@HOST/DATABASE"),
        (&["--store", "postgres://a@127.0.0.1/b", "--data", "tables"], "cannot be used with '--data"),
        (&["--lease-seconds", "5"], "were not provided:\n  --store"),
        (&["--public-address", "https://a.example"], "were not provided:\n  --store"),
        (
            &["--store", "postgres://a@127.0.0.1/b", "--public-address", "a.example/x"],
            "'--public-address <URL>': write https://HOST or https://HOST:PORT, with nothing after it",
        ),
        (&["--store", "postgres://a@127.0.0.1:1/b"], "the tables elsewhere cannot be reached: "),
    ];
    for (arguments, why) in wrong {
        let output = program::program().args(arguments).output().expect("it ends");
        assert!(!output.status.success() && said(&output).contains(why), "{arguments:?}: {}", said(&output));
    }
}

#[test]
fn a_folder_and_an_address_are_taken_by_one_server() {
    let (folder, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (mut first, address) = started(&["--listen", "127.0.0.1:0"], folder.path());
    let output = program(&["--listen", "127.0.0.1:0"], folder.path()).output().expect("it ends");
    assert!(said(&output).contains("another server keeps its tables in"), "{}", said(&output));
    let output = program(&["--listen", &address.to_string()], other.path()).output().expect("it ends");
    assert!(said(&output).contains(&format!("nobody can listen at {address}")), "{}", said(&output));
    first.kill().expect("it runs");
    first.wait().expect("it ends");
}

#[test]
fn the_page_is_served_at_the_root_and_at_every_table_beside_health_and_figures() {
    let (folder, page) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    std::fs::write(page.path().join("index.html"), "<!doctype html><title>Rummage</title>").expect("room");
    std::fs::write(page.path().join("boot.js"), "export {};").expect("room");
    let page = page.path().to_str().expect("a name");
    let (mut server, address) = started(&["--listen", "127.0.0.1:0", "--page", page], folder.path());
    for path in ["/", "/t/0123456789", "/t/0123456789?x=1"] {
        let (head, body) = get(address, path);
        assert!(head.starts_with("http/1.1 200") && body.contains("Rummage"), "{path}: {head}");
        assert!(head.contains("content-security-policy: default-src 'self'"), "{path}: {head}");
    }
    for path in ["/boot.js", "/t/boot.js"] {
        let (head, body) = get(address, path);
        assert!(head.contains("content-type: text/javascript") && body == "export {};", "{path}: {head}");
    }
    assert!(get(address, "/none.js").0.starts_with("http/1.1 404"));
    assert!(get(address, "/../tables.sqlite").0.starts_with("http/1.1 404"));
    assert_eq!(get(address, "/healthz").1, "well\n");
    assert!(get(address, "/metrics").1.contains("\nrummage_tables 0\n"));
    server.kill().expect("it runs");
    server.wait().expect("it ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_there_is_told_when_it_is_stopped_and_its_log_holds_no_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, address) = started(&["--listen", "127.0.0.1:0"], folder.path());
    let mut ann = Client::host(address, setup("gin", 2)).await;
    let stopped = Command::new("kill").arg(server.id().to_string()).status().expect("kill is there");
    assert!(stopped.success());
    assert_eq!(ann.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::Closing));
    assert_eq!(ann.next().await, None);
    let output = server.wait_with_output().expect("it ends");
    let (log, table) = (said(&output), ann.table.expect("a table").to_string());
    assert!(output.status.success() && log.contains(&table) && log.contains("stopped"), "{log}");
    assert!(!log.contains(&ann.key.expect("a key").to_string()), "{log}");
}
