//! A table of clients in one task: each keeps its own view, and an action is done when all were told of it.

use crate::Failed;
use futures_util::{SinkExt, StreamExt};
use rummage_rules::cards::ids::Seat;
use rummage_rules::games;
use rummage_rules::house::options::Options;
use rummage_rules::notation;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, StepKind};
use rummage_wire::{Ask, Key, Name, Nonce, Opening, Revision, Setup, Stage, TableId, Tell};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A table that tells nothing for so long will never.
const SILENCE: Duration = Duration::from_secs(10);

pub struct Table {
    id: TableId,
    seats: Vec<Client>,
    m: u32,
    /// From each action to the last one told.
    pub told: Vec<Duration>,
}

struct Client {
    socket: WebSocketStream<TcpStream>,
    key: Option<Key>,
    invite: Option<Key>,
    table: Option<TableId>,
    view: Option<View>,
    happened: usize,
    seated: usize,
    stage: Stage,
}

impl Client {
    async fn connect(address: SocketAddr, first: &Ask) -> Result<Client, Failed> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{address}/wire"), stream).await?;
        let (key, invite, table, view) = (None, None, None, None);
        let stage = Stage::Gathering;
        let mut client = Client { socket, key, invite, table, view, happened: 0, seated: 0, stage };
        client.ask(first).await?;
        Ok(client)
    }

    async fn ask(&mut self, ask: &Ask) -> Result<(), Failed> {
        Ok(self.socket.send(Message::Text(ask.to_string().into())).await?)
    }

    async fn hear(&mut self) -> Result<Tell, Failed> {
        loop {
            let Message::Text(text) = self.socket.next().await.ok_or("closed")?? else { continue };
            let tell: Tell = text.parse()?;
            match &tell {
                Tell::Opened(table, key) => (self.table, self.key) = (Some(*table), Some(*key)),
                Tell::Seated(_, key, _) => self.key = Some(*key),
                Tell::Room(room) => {
                    self.invite = room.invite;
                    self.seated = room.chairs.iter().filter(|chair| chair.here).count();
                    self.stage = room.stage;
                }
                Tell::View(_, happened, snapshot) => {
                    (self.view, self.happened) = (Some(snapshot.view.clone()), *happened);
                }
                Tell::Events(_, first, events) => {
                    let view = self.view.as_mut().ok_or("events before a view")?;
                    events.iter().for_each(|event| view.fold(event));
                    self.happened = first + events.len();
                }
                Tell::Dealing(..) => self.ask(&Ask::Commit(Nonce([7; 32]).commitment())).await?,
                Tell::Commits(..) => self.ask(&Ask::Nonce(Nonce([7; 32]))).await?,
                Tell::Sorry(sorry, about) => return Err(format!("{sorry} {about}").into()),
                Tell::Refused(_, refused) => return Err(format!("{refused:?}").into()),
                _ => {}
            }
            return Ok(tell);
        }
    }

    async fn until(&mut self, is_so: impl Fn(&Client) -> bool) -> Result<(), Failed> {
        while !is_so(self) {
            self.hear().await?;
        }
        Ok(())
    }
}

impl Table {
    /// Opens a table, seats so many and deals.
    pub async fn open(address: SocketAddr, game: String, people: usize) -> Result<Table, Failed> {
        let game = games::find(&game).ok_or("no such game")?;
        let setup = Setup::new(game, people, Options::default())?;
        let name: Name = "Load".parse()?;
        let revision = Revision::own();
        let opening = Ask::Open(revision, Box::new(Opening { name: name.clone(), setup }));
        let mut ann = Client::connect(address, &opening).await?;
        ann.until(|client| client.invite.is_some()).await?;
        let id = ann.table.ok_or("no table")?;
        let hello = Ask::Hello { revision, table: id, key: ann.invite, since: None };
        let mut seats = vec![ann];
        for seat in 1..people {
            let mut friend = Client::connect(address, &hello).await?;
            friend.ask(&Ask::Sit(Seat::at(seat), name.clone())).await?;
            friend.until(|client| client.key.is_some()).await?;
            seats.push(friend);
        }
        seats[0].until(|client| client.seated == people).await?;
        let mut table = Table { id, seats, m: 0, told: Vec::new() };
        table.deal().await?;
        Ok(table)
    }

    async fn deal(&mut self) -> Result<(), Failed> {
        self.seats.iter_mut().for_each(|client| (client.view, client.happened) = (None, 0));
        self.seats[0].ask(&Ask::Deal).await?;
        // Each answers in its turn what the deal asks of it.
        while self.seats.iter().any(|client| client.happened == 0) {
            for client in &mut self.seats {
                let _ = tokio::time::timeout(Duration::from_millis(5), client.hear()).await;
            }
        }
        self.hear_all().await
    }

    /// Lets all hear as much as the one who has heard most.
    async fn hear_all(&mut self) -> Result<(), Failed> {
        let most = self.seats.iter().map(|client| client.happened).max().unwrap_or(0);
        for client in &mut self.seats {
            client.until(|client| client.happened >= most).await?;
        }
        Ok(())
    }

    /// Plays at this pace until then.
    pub async fn play(&mut self, pause: Duration, until: Instant) -> Result<(), Failed> {
        // Tables do not act in step.
        let first =
            pause.mul_f64(f64::from(self.id.to_string().bytes().map(u32::from).sum::<u32>() % 97) / 97.0);
        tokio::time::sleep(first).await;
        while Instant::now() < until {
            // Whoever is faster than a socket may be is let go, and the others would wait for ever.
            let played = tokio::time::timeout(SILENCE, self.play_once()).await;
            played.map_err(
                |_| "a table is silent: a longer pause keeps below 20 lines a second of a socket",
            )??;
            tokio::time::sleep(pause).await;
        }
        Ok(())
    }

    async fn play_once(&mut self) -> Result<(), Failed> {
        let public = &self.seats[0].view.as_ref().ok_or("no view")?.public;
        match public.due() {
            Due::Nothing => self.deal().await,
            Due::Step(StepKind::NextRound) => {
                for client in &mut self.seats {
                    client.ask(&Ask::Next).await?;
                }
                let happened = self.seats[0].happened;
                self.seats[0]
                    .until(|client| client.happened > happened || client.stage == Stage::Over)
                    .await?;
                self.hear_all().await
            }
            Due::Step(_) => Err("a step is due".into()),
            Due::Seat(seat) => self.act(seat).await,
        }
    }

    async fn act(&mut self, seat: Seat) -> Result<(), Failed> {
        let view = self.seats[seat.index()].view.as_ref().ok_or("no view")?;
        let actions = view.suggest(3);
        let action = actions.get(self.m as usize % actions.len().max(1)).ok_or("nothing to do")?;
        let text = notation::exact_text(&view.public, &view.hand, seat, action);
        self.m += 1;
        let (happened, sent) = (self.seats[seat.index()].happened, Instant::now());
        self.seats[seat.index()].ask(&Ask::Play(self.m, text)).await?;
        for client in &mut self.seats {
            client.until(|client| client.happened > happened).await?;
        }
        self.told.push(sent.elapsed());
        let m = self.m;
        while !matches!(self.seats[seat.index()].hear().await?, Tell::Done(done) if done == m) {}
        self.hear_all().await
    }

    /// Comes back by the first seat's key, until a view is told.
    pub async fn wake(self, address: SocketAddr) -> Result<(), Failed> {
        let (revision, table, key) = (Revision::own(), self.id, self.seats[0].key);
        // Its sockets to the server of before count as open files.
        drop(self);
        let hello = Ask::Hello { revision, table, key, since: None };
        let mut client = Client::connect(address, &hello).await?;
        client.until(|client| client.view.is_some()).await
    }
}
