//! Measures `rummage-server` on this machine: tables, of four if nothing else is said, played by clients that answer at once or at their pace.
//!
//! `cargo run --release -p rummage_server --example load -- TARGET/release/rummage-server --tables 100 --pause 625 --seconds 30`
//!
//! It starts the server in a folder of its own, seats everybody, plays, kills it with `kill -9`, starts it again, and has every table
//! wake. docs/measurements/online.md has figures and how they were measured.

mod server;
mod table;

use clap::Parser;
use server::Server;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use table::Table;
use tokio::task::JoinSet;

/// Load for a server of tables
#[derive(Parser)]
struct Args {
    /// The server's program
    server: PathBuf,
    /// How many tables
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// People at each, with a socket each
    #[arg(long, default_value_t = 4)]
    people: usize,
    /// Milliseconds that a table waits before each action; 0 is as fast as it goes
    #[arg(long, default_value_t = 625)]
    pause: u64,
    /// Seconds of play
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// The game
    #[arg(long, default_value = "basic")]
    game: String,
}

type Failed = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let args = Args::parse();
    let folder = tempfile::tempdir()?;
    let server = Server::start(&args.server, folder.path())?;
    let empty = server.memory()?;
    let began = Instant::now();
    let mut tables = seat_everybody(&server, &args).await?;
    println!(
        "{} tables of {} are seated and dealt after {:.1} s",
        tables.len(),
        args.people,
        began.elapsed().as_secs_f64()
    );
    let seated = server.memory()?;
    let sockets = args.tables * args.people;
    println!(
        "memory: {empty} KB empty, {seated} KB with {sockets} sockets, {:.1} KB a table with its sockets",
        per(seated - empty, args.tables)
    );

    let (cpu, began) = (server.cpu_seconds()?, Instant::now());
    let mut playing = JoinSet::new();
    for mut table in tables.drain(..) {
        let (pause, until) = (Duration::from_millis(args.pause), began + Duration::from_secs(args.seconds));
        playing.spawn(async move { table.play(pause, until).await.map(|()| table) });
    }
    for done in playing.join_all().await {
        tables.push(done?);
    }
    let seconds = began.elapsed().as_secs_f64();
    let mut told: Vec<Duration> =
        tables.iter_mut().flat_map(|table| std::mem::take(&mut table.told)).collect();
    told.sort_unstable();
    let at = |part: f64| told.get(((told.len() as f64 * part) as usize).min(told.len().saturating_sub(1)));
    println!(
        "{} actions in {seconds:.1} s: {:.0} a second, each committed before it was told",
        told.len(),
        told.len() as f64 / seconds
    );
    println!(
        "from an action to the last one told: half {:?}, 99 of 100 {:?}, longest {:?}",
        at(0.5),
        at(0.99),
        told.last()
    );
    println!("processor of the server: {:.1} s in {seconds:.1} s", server.cpu_seconds()? - cpu);
    println!(
        "memory after play: {} KB, {:.1} KB a table with its sockets",
        server.memory()?,
        per(server.memory()? - empty, args.tables)
    );

    server.kill()?;
    let began = Instant::now();
    let server = Server::start(&args.server, folder.path())?;
    println!("after kill -9 it listens again in {:?}", began.elapsed());
    let mut waking = JoinSet::new();
    let address = server.address;
    for table in tables {
        waking.spawn(async move { table.wake(address).await.map(|()| began.elapsed()) });
    }
    let mut woken = Vec::new();
    for answer in waking.join_all().await {
        woken.push(answer?);
    }
    woken.sort_unstable();
    println!(
        "all {} tables asked for at once: the first answers after {:?}, the last after {:?}",
        woken.len(),
        woken.first(),
        woken.last()
    );
    server.kill()
}

fn per(kilobytes: u64, tables: usize) -> f64 {
    kilobytes as f64 / tables as f64
}

/// Opens all tables, some at a time.
async fn seat_everybody(server: &Server, args: &Args) -> Result<Vec<Table>, Failed> {
    let mut tables = Vec::new();
    while tables.len() < args.tables {
        let mut opening = JoinSet::new();
        for _ in tables.len()..args.tables.min(tables.len() + 200) {
            opening.spawn(Table::open(server.address, args.game.clone(), args.people));
        }
        for table in opening.join_all().await {
            tables.push(table?);
        }
    }
    Ok(tables)
}
