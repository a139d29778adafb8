//! The server that is measured: a process of its own, started and killed here.

use crate::Failed;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    pub fn start(program: &Path, folder: &Path) -> Result<Server, Failed> {
        let mut child = Command::new(program)
            .args([
                "--listen",
                "127.0.0.1:0",
                "--tables-an-hour",
                "1000000",
                "--sockets",
                "1000000",
                "--data",
            ])
            .arg(folder)
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        Ok(Server { child, address: address.ok_or("no address")?.parse()? })
    }

    /// Kilobytes of memory that it has.
    pub fn memory(&self) -> Result<u64, Failed> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }

    /// Seconds of a processor that it has used.
    pub fn cpu_seconds(&self) -> Result<f64, Failed> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
        let ticks = fields[11].parse::<f64>()? + fields[12].parse::<f64>()?;
        Ok(ticks / 100.0)
    }

    pub fn kill(mut self) -> Result<(), Failed> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}
