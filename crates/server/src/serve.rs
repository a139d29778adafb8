//! The server: where it listens, what it answers, and how it stops.

use crate::figures::Figures;
use crate::house::House;
use crate::page;
use crate::socket;
use crate::tables::Tables;
use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use rummage_wire::TableId;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tracing::{info, warn};

/// Connections that are still open so long after all were told that the server stops, are cut.
const GRACE: Duration = Duration::from_secs(3);
/// Tables of before are looked for and forgotten so often.
const FORGET_EVERY: Duration = Duration::from_secs(3600);

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    tables: Arc<Tables>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
    forgetting: JoinHandle<()>,
    guests_gone: mpsc::Receiver<Infallible>,
}

impl Server {
    /// Serves tables, and a page where there is one, to whoever connects to this listener.
    ///
    /// # Errors
    /// The listener has no address.
    pub fn start(listener: TcpListener, house: House, page: Option<&Path>) -> std::io::Result<Server> {
        let address = listener.local_addr()?;
        let (tables, guests_gone) = Tables::new(Arc::new(house));
        let app = app(tables.clone(), page);
        let (stop, stopped) = oneshot::channel::<()>();
        // Lines are short and wait for no others: without this each waits for the one before to be confirmed.
        let listener = listener.tap_io(|connection| {
            if let Err(error) = connection.set_nodelay(true) {
                warn!(%error, "lines may be held up");
            }
        });
        let running = tokio::spawn(async move {
            let stopped = async move { drop(stopped.await) };
            let app = app.into_make_service_with_connect_info::<SocketAddr>();
            if let Err(error) = axum::serve(listener, app).with_graceful_shutdown(stopped).await {
                warn!(%error, "serving ended");
            }
        });
        let forgetting = tokio::spawn(forget(tables.clone()));
        info!(%address, "listening");
        Ok(Server { address, tables, stop, running, forgetting, guests_gone })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What it has counted.
    pub fn figures(&self) -> &Figures {
        &self.tables.house.figures
    }

    /// Tells everybody that it stops, and stops: soon, whoever does not hang up.
    pub async fn stop(self) {
        info!("stopping");
        let Server { tables, stop, mut running, forgetting, mut guests_gone, .. } = self;
        let _ = stop.send(());
        forgetting.abort();
        tables.close().await;
        let all_gone = async {
            let _ = (&mut running).await;
            guests_gone.recv().await
        };
        if tokio::time::timeout(GRACE, all_gone).await.is_err() {
            running.abort();
        }
        info!("stopped");
    }
}

fn app(tables: Arc<Tables>, page: Option<&Path>) -> Router {
    let app = Router::new()
        .route("/wire", get(wire))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .with_state(tables);
    match page {
        Some(folder) => app.merge(page::routes(folder)),
        None => app,
    }
}

async fn wire(
    upgrade: WebSocketUpgrade,
    State(tables): State<Arc<Tables>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let Some(guest) = tables.guest() else {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server stops\n").into_response();
    };
    let trusted = tables.house.limits.trusted_proxy == Some(peer.ip());
    let from = forwarded_for(&headers).filter(|_| trusted);
    let upgrade = socket::set_up(upgrade);
    upgrade.on_upgrade(async move |socket| {
        socket::serve(socket, tables, from).await;
        drop(guest);
    })
}

/// Where somebody comes from, as the last proxy tells it: whatever stands before may be made up.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let told = headers.get("x-forwarded-for")?.to_str().ok()?;
    told.rsplit(',').next()?.trim().parse().ok()
}

/// Healthy is who can read what is written down.
async fn health(State(tables): State<Arc<Tables>>) -> (StatusCode, &'static str) {
    match tables.house.store.read(TableId::of_chance(0), 0).await {
        Ok(_) => (StatusCode::OK, "well\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store is away\n"),
    }
}

async fn metrics(State(tables): State<Arc<Tables>>) -> impl IntoResponse {
    ([("content-type", "text/plain; version=0.0.4")], tables.house.figures.page())
}

async fn forget(tables: Arc<Tables>) {
    let mut hours = tokio::time::interval(FORGET_EVERY);
    loop {
        hours.tick().await;
        match tables.house.store.forget(tables.house.times.forget).await {
            Ok(0) => {}
            Ok(tables) => info!(tables, "forgotten"),
            Err(error) => warn!(%error, "nothing forgotten"),
        }
    }
}
