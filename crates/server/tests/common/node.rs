//! One of several servers beside the same engine: a process that can be killed, and frozen.

use super::program;
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};

/// A server that runs, and where it listens.
pub struct Node {
    child: Child,
    pub address: SocketAddr,
}

impl Node {
    /// Starts one that tells the others where people reach it. Its claims hold for so many seconds.
    pub fn start(store: &str, lease: u32) -> Node {
        // It has to be known before it listens.
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        Node::start_at(free.expect("a port"), store, lease)
    }

    /// The same at an address that is free.
    pub fn start_at(address: SocketAddr, store: &str, lease: u32) -> Node {
        let listen = address.to_string();
        let public = format!("http://{listen}");
        Node::run(&["--listen", &listen, "--public-address", &public, "--store", store], lease)
    }

    /// Starts one that does not.
    pub fn start_unnamed(store: &str, lease: u32) -> Node {
        Node::run(&["--listen", "127.0.0.1:0", "--store", store], lease)
    }

    fn run(arguments: &[&str], lease: u32) -> Node {
        let mut command = program::program();
        command.args(arguments).args(["--lease-seconds", &lease.to_string()]).stderr(Stdio::null());
        let (child, address) = program::start(&mut command);
        Node { child, address }
    }

    pub fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.expect("kill runs").success());
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
