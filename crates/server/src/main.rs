//! `rummage-server`: tables that people anywhere sit down at, until it is told to stop.

use clap::Parser;
use rummage_server::args::{Args, CannotStart};
use rummage_server::house::House;
use rummage_server::serve::Server;
use std::process::ExitCode;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    // What is logged has tables and figures, never keys or cards. `RUST_LOG` says how much.
    let level = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().json().with_env_filter(level).with_writer(std::io::stderr).init();
    match run(&args).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("rummage-server: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: &Args) -> Result<(), CannotStart> {
    let cannot = |error: std::io::Error| CannotStart::System(error.to_string());
    let house = House::new(args.store().await?, args.times(), args.limits());
    let no_listener = |error| CannotStart::Listen(args.listen, error);
    let listener = TcpListener::bind(args.listen).await.map_err(no_listener)?;
    let (mut asked, mut interrupted) =
        (signal(SignalKind::terminate()).map_err(cannot)?, signal(SignalKind::interrupt()).map_err(cannot)?);
    let server = Server::start(listener, house, args.page.as_deref()).map_err(cannot)?;
    println!("Rummage is at http://{}/ (stop with Ctrl+C)", server.address());
    tokio::select! {
        _ = asked.recv() => {}
        _ = interrupted.recv() => {}
    }
    server.stop().await;
    Ok(())
}
