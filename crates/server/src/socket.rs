//! One socket: its first line finds the table, the others are carried there, and what the table says is carried back.

use crate::limit::Bucket;
use crate::table::{Inbox, SocketId};
use crate::tables::Tables;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use rummage_wire::{Ask, LONGEST_ASK, Revision, Sorry, Tell};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tungstenite::error::ProtocolError;

/// So many lines may wait for somebody who does not read.
const WAITING: usize = 256;
/// A line that is longer than it may be is read up to here, so that a sentence can be said about it.
const LONGEST_READ: usize = 64 << 10;
/// So long a client has to hang up.
const FAREWELL: Duration = Duration::from_secs(1);
/// A line that nobody has taken after this time is never taken.
const PATIENCE: Duration = Duration::from_secs(10);

static NEXT: AtomicU64 = AtomicU64::new(0);

/// A socket and what is known of it.
struct Socket {
    socket: WebSocket,
    tables: Arc<Tables>,
    id: SocketId,
    /// Where it comes from, if a proxy that is trusted tells it.
    from: Option<IpAddr>,
    bucket: Bucket,
    heard: Instant,
}

/// What ends a conversation: with a last line, or without.
type End = Option<Tell>;

/// Serves a socket to its end.
pub async fn serve(socket: WebSocket, tables: Arc<Tables>, from: Option<IpAddr>) {
    let lines = tables.house.limits.lines;
    let bucket = Bucket::new(lines * 2, lines.into());
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    tables.house.figures.sockets.up();
    let mut served = Socket { socket, tables: tables.clone(), id, from, bucket, heard: Instant::now() };
    if tables.house.figures.sockets.now() > tables.house.limits.sockets {
        served.end(Some(Tell::sorry(Sorry::Full))).await;
    } else {
        let end = served.converse().await.err().flatten();
        served.end(end).await;
    }
    tables.house.figures.sockets.down();
}

impl Socket {
    async fn converse(&mut self) -> Result<(), End> {
        let (lines, mut told) = mpsc::channel(WAITING);
        let inbox = loop {
            let first = timeout(PATIENCE * 3, self.next_ask()).await.map_err(|_| None)??;
            if let Some(ask) = first {
                break self.greet(ask, lines).await?;
            }
        };
        let carried = self.carry(&inbox, &mut told).await;
        let _ = inbox.send(Inbox::Gone(self.id)).await;
        carried
    }

    /// Understands the first line, and brings the socket to its table.
    async fn greet(&mut self, ask: Ask, lines: mpsc::Sender<Utf8Bytes>) -> Result<mpsc::Sender<Inbox>, End> {
        let regret = |sorry| Some(Tell::sorry(sorry));
        let (revision, table, key, since) = match ask {
            Ask::Open(revision, opening) => {
                self.must_share(revision)?;
                let (table, key) = self.tables.open(*opening, self.from).await.map_err(regret)?;
                self.send(Tell::Opened(table, key).to_string().into()).await?;
                (revision, table, Some(key), None)
            }
            Ask::Hello { revision, table, key, since } => (revision, table, key, since),
            _ => {
                return Err(Some(Tell::Sorry(
                    Sorry::NotUnderstood,
                    "the first line is open or hello".into(),
                )));
            }
        };
        self.must_share(revision)?;
        // The table has a sender of its own: this one is dropped, so that the lines end when the table lets the socket go.
        self.tables.come(table, self.id, &lines, key, since).await.map_err(Some)
    }

    fn must_share(&self, revision: Revision) -> Result<(), End> {
        let own = Revision::own();
        if revision == own { Ok(()) } else { Err(Some(Tell::Sorry(Sorry::Revision, own.to_string()))) }
    }

    async fn carry(
        &mut self,
        inbox: &mpsc::Sender<Inbox>,
        told: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), End> {
        let every = self.tables.house.times.ping;
        let mut pings = interval(every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                line = told.recv() => match line {
                    Some(line) => self.send(line).await?,
                    // The table has let it go.
                    None => return Ok(()),
                },
                ask = self.next_ask() => {
                    if let Some(ask) = ask? {
                        inbox.send(Inbox::Ask(self.id, ask)).await.map_err(|_| None)?;
                    }
                }
                _ = pings.tick() => {
                    if self.heard.elapsed() > 2 * every + PATIENCE {
                        return Err(None);
                    }
                    self.send_message(Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// The next line, if it is one: of what is none the client is told, and goes on.
    async fn next_ask(&mut self) -> Result<Option<Ask>, End> {
        let message = self.socket.recv().await.ok_or(None)?;
        let message = message.map_err(|error| self.unreadable(error))?;
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return self.misread("lines are text").await,
            Message::Close(_) => return Err(None),
            Message::Ping(_) | Message::Pong(_) => return Ok(None),
        };
        if text.len() > LONGEST_ASK {
            self.tables.house.figures.misread.up();
            return Err(Some(Tell::sorry(Sorry::TooLong)));
        }
        if !self.bucket.take() {
            self.tables.house.figures.misread.up();
            return Err(Some(Tell::sorry(Sorry::TooFast)));
        }
        match text.parse() {
            Ok(ask) => Ok(Some(ask)),
            Err(unread) => self.misread(&unread.to_string()).await,
        }
    }

    /// What came is no text, or longer than anything that is read: nothing after it can be trusted. Nothing is said to who has gone.
    fn unreadable(&self, error: axum::Error) -> End {
        let error = error.into_inner();
        let sorry = match error.downcast_ref()? {
            tungstenite::Error::Capacity(_) => Sorry::TooLong,
            tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => return None,
            tungstenite::Error::Protocol(_) | tungstenite::Error::Utf8(_) => Sorry::NotUnderstood,
            _ => return None,
        };
        self.tables.house.figures.misread.up();
        Some(Tell::Sorry(sorry, error.to_string()))
    }

    async fn misread(&mut self, about: &str) -> Result<Option<Ask>, End> {
        self.tables.house.figures.misread.up();
        self.send(Tell::Sorry(Sorry::NotUnderstood, about.into()).to_string().into()).await?;
        Ok(None)
    }

    async fn send(&mut self, line: Utf8Bytes) -> Result<(), End> {
        self.send_message(Message::Text(line)).await
    }

    async fn send_message(&mut self, message: Message) -> Result<(), End> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(None),
            Err(_) => {
                self.tables.house.figures.slow.up();
                Err(None)
            }
        }
    }

    async fn end(&mut self, end: End) {
        if let Some(tell) = end {
            let _ = self.send(tell.to_string().into()).await;
        }
        let _ = self.send_message(Message::Close(None)).await;
        // What the client has sent meanwhile is taken: a socket that is closed over it would lose the last words.
        let taken = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout(FAREWELL, taken).await;
    }
}

/// How a socket is set up: lines are short, so are its buffers, and what nobody reads does not pile up.
pub fn set_up(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST_READ)
        .max_frame_size(LONGEST_READ)
}
