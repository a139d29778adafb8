//! PostgreSQL of its own for a test, as Debian installs it: in a folder that goes when it goes, reached by a socket there.

use std::os::unix::fs::chown;
use std::path::PathBuf;
use std::process::{Command, Output};
use tempfile::TempDir;

/// An engine that runs.
pub struct Engine {
    folder: TempDir,
}

/// Where Debian puts its programs.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL, which ./test installs");
    let newest = versions.filter_map(|version| Some(version.ok()?.path().join("bin"))).max();
    newest.expect("a version of PostgreSQL")
}

/// A program of the engine, by a user who is not root: as root it does not run.
fn program(name: &str) -> Command {
    let program = programs().join(name);
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
    command
}

fn is_root() -> bool {
    std::fs::read_to_string("/proc/self/status").is_ok_and(|status| status.contains("\nUid:\t0\t"))
}

/// A number of the user that Debian makes for the engine.
fn number_of_user(which: &str) -> u32 {
    let number = Command::new("id").args([which, "postgres"]).output().expect("id runs").stdout;
    String::from_utf8_lossy(&number).trim().parse().expect("a user postgres, which Debian makes")
}

fn must_work(done: std::io::Result<Output>) {
    let done = done.expect("PostgreSQL's programs run");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

impl Engine {
    /// Starts an engine without tables.
    pub fn start() -> Engine {
        let folder = tempfile::tempdir().expect("a folder");
        if is_root() {
            chown(folder.path(), Some(number_of_user("-u")), Some(number_of_user("-g"))).expect("its folder");
        }
        let engine = Engine { folder };
        must_work(program("initdb").args(["-A", "trust", "-U", "rummage", "-D"]).arg(engine.data()).output());
        engine.start_again();
        engine
    }

    /// Starts it with what it has.
    pub fn start_again(&self) {
        let folder = self.folder.path();
        let options = format!("-k {} -h ''", folder.display());
        must_work(
            self.control().args(["-w", "-o", &options, "-l"]).arg(folder.join("log")).arg("start").output(),
        );
    }

    /// Stops it at once, whoever is connected.
    pub fn stop(&self) {
        must_work(self.control().args(["-m", "immediate", "stop"]).output());
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn control(&self) -> Command {
        let mut control = program("pg_ctl");
        control.arg("-D").arg(self.data());
        control
    }

    /// Its address, as `--store` takes it.
    pub fn address(&self) -> String {
        let folder = self.folder.path().display().to_string();
        format!("postgres://rummage@{}/postgres", folder.replace('/', "%2F"))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.control().args(["-m", "immediate", "stop"]).output();
    }
}
