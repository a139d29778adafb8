//! A client of the wire: it keeps what it is told, and puts chance into deals.

mod play;

use super::name;
use futures_util::{SinkExt, StreamExt};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rummage_bots::Bot;
use rummage_rules::cards::ids::Seat;
use rummage_rules::table::view::View;
use rummage_wire::{
    Ask, Commitment, Key, Name, Nonce, Opening, Proof, Revision, Room, Setup, Sight, Since, Sorry, TableId,
    Tell,
};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Whatever takes longer than this never comes.
const NEVER: Duration = Duration::from_secs(60);

pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub table: Option<TableId>,
    pub key: Option<Key>,
    pub seat: Option<Seat>,
    pub room: Option<Room>,
    pub sight: Option<Sight>,
    pub dividing: Vec<Seat>,
    pub proof: Option<Proof>,
    pub seal: Option<Commitment>,
    pub commitments: Vec<(Seat, Commitment)>,
    /// The number of its last action.
    pub m: u32,
    /// Whether it waits for an answer to its last action.
    pub waits: bool,
    /// That action, with its number.
    pub last: Option<(u32, String)>,
    /// The actions that were acknowledged.
    pub acknowledged: Vec<(u32, String)>,
    /// Where its table was last said to be, by a server that does not have it.
    pub sent_to: Option<SocketAddr>,
    /// Every line that came.
    pub stream: Vec<String>,
    /// The sum of its view after so many events of the match.
    pub views: Vec<(usize, u64)>,
    nonce: Nonce,
    rng: ChaCha8Rng,
    /// Who plays for it; by chance where nobody does.
    pub bot: Option<Box<dyn Bot>>,
}

impl Client {
    /// A socket that has said nothing yet.
    pub async fn connect(address: SocketAddr, seed: u64) -> Client {
        let url = format!("ws://{address}/wire");
        let (socket, _) = connect_async(url).await.expect("the server listens");
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut nonce = Nonce([0; 32]);
        rng.fill_bytes(&mut nonce.0);
        Client {
            socket,
            table: None,
            key: None,
            seat: None,
            room: None,
            sight: None,
            dividing: Vec::new(),
            proof: None,
            seal: None,
            commitments: Vec::new(),
            m: 0,
            waits: false,
            last: None,
            acknowledged: Vec::new(),
            sent_to: None,
            stream: Vec::new(),
            views: Vec::new(),
            nonce,
            rng,
            bot: None,
        }
    }

    /// The same person at a new socket, with what is known; an action that was not answered is sent again.
    pub async fn come_again(mut self, address: SocketAddr) -> Client {
        assert!(self.try_again(address, NEVER).await, "the table lets everybody in again");
        self
    }

    /// The same at a server that may be gone, silent or not have the table; whether it lets the person in before long.
    pub async fn try_again(&mut self, address: SocketAddr, patience: Duration) -> bool {
        let connecting = connect_async(format!("ws://{address}/wire"));
        let Ok(Ok((socket, _))) = timeout(patience, connecting).await else { return false };
        (self.socket, self.room) = (socket, None);
        let (table, since) = (self.table.expect("a table"), self.sight.as_ref().map(Sight::since));
        self.ask(&Ask::Hello { revision: Revision::own(), table, key: self.key, since }).await;
        while self.room.is_none() {
            match timeout(patience, self.next()).await {
                Ok(Some(Tell::Sorry(..) | Tell::At(_)) | None) | Err(_) => return false,
                Ok(Some(_)) => {}
            }
        }
        self.waits = false;
        if let Some((m, action)) = self.last.clone() {
            (self.m, self.waits) = (m, true);
            self.ask(&Ask::Play(m, action)).await;
        }
        true
    }

    /// Somebody who has opened a table and sits at it.
    pub async fn host(address: SocketAddr, setup: Setup) -> Client {
        let mut client = Client::connect(address, 1).await;
        let opening = Box::new(Opening { name: name("Ann"), setup });
        client.ask(&Ask::Open(Revision::own(), opening)).await;
        client.until(|client| client.room.is_some()).await;
        client
    }

    /// Somebody who comes by a key, or looks on.
    pub async fn come(address: SocketAddr, table: TableId, key: Option<Key>, since: Option<Since>) -> Client {
        let mut client = Client::connect(address, key.map_or(0, |key| key.bits() as u64)).await;
        client.ask(&Ask::Hello { revision: Revision::own(), table, key, since }).await;
        client.table = Some(table);
        client.key = key;
        client.until(|client| client.room.is_some()).await;
        client
    }

    /// A friend who comes by the invitation and sits down.
    pub async fn friend(address: SocketAddr, host: &Client, seat: Seat) -> Client {
        let room = host.room.as_ref().expect("a room");
        let mut client = Client::come(address, room.table, room.invite, None).await;
        client.ask(&Ask::Sit(seat, friend_name(seat))).await;
        client.until(|client| client.seat == Some(seat)).await;
        client
    }

    pub async fn ask(&mut self, ask: &Ask) {
        self.say(&ask.to_string()).await;
    }

    pub async fn say(&mut self, text: &str) {
        self.send(Message::Text(text.into())).await;
    }

    pub async fn send(&mut self, message: Message) {
        // A server that has hung up is seen when something is read.
        let _ = self.socket.send(message).await;
    }

    /// Closes the socket, and keeps what is known.
    pub async fn hang_up(&mut self) {
        let _ = self.socket.close(None).await;
    }

    /// The next line; nothing once the socket is closed.
    pub async fn next(&mut self) -> Option<Tell> {
        // Pings are nothing that is waited for.
        let until = Instant::now() + NEVER;
        loop {
            let message = timeout_at(until, self.socket.next()).await.expect("something happens");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let tell: Tell = text.parse().unwrap_or_else(|error| panic!("{error}: {text}"));
                    self.stream.push(text.as_str().to_owned());
                    self.hear(&tell).await;
                    return Some(tell);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_)) | Some(Err(_)) | None => return None,
            }
        }
    }

    /// The next regret.
    pub async fn sorry(&mut self) -> Option<(Sorry, String)> {
        loop {
            if let Tell::Sorry(sorry, about) = self.next().await? {
                return Some((sorry, about));
            }
        }
    }

    /// The next line of a kind.
    pub async fn find<T>(&mut self, mut kind: impl FnMut(&Tell) -> Option<T>) -> T {
        loop {
            let tell = self.next().await.expect("the socket is open");
            if let Some(found) = kind(&tell) {
                return found;
            }
        }
    }

    pub async fn until(&mut self, mut is_so: impl FnMut(&Client) -> bool) {
        while !is_so(self) {
            let tell = self.next().await.expect("the socket is open");
            assert!(!matches!(tell, Tell::Sorry(..)), "{tell}");
        }
    }

    async fn hear(&mut self, tell: &Tell) {
        match tell.clone() {
            Tell::At(address) => {
                let place = address.as_str().strip_prefix("http://").expect("a test has no TLS");
                self.sent_to = Some(place.parse().expect("an address of this machine"));
            }
            Tell::Opened(table, key) => (self.table, self.key) = (Some(table), Some(key)),
            Tell::Seated(seat, key, m) => {
                (self.seat, self.key, self.m) = (Some(seat), Some(key), m);
            }
            Tell::Room(room) => self.room = Some(*room),
            Tell::View(number, happened, snapshot) => {
                self.views.clear();
                let sight = Sight::begin(self.seat, number, happened, *snapshot);
                self.sight = Some(sight.expect("a view that can be"));
            }
            Tell::Events(number, first, events) => {
                let sight = self.sight.as_mut().expect("a view comes first");
                sight.happen(number, first, events).expect("events that can be");
                self.views.push((sight.happened(), sum_of(sight.view())));
            }
            Tell::Dividing(_, seats) => self.dividing = seats,
            Tell::Dealing(_, seal) => {
                (self.seal, self.proof) = (Some(seal), None);
                if self.seat.is_some() {
                    self.ask(&Ask::Commit(self.nonce.commitment())).await;
                }
            }
            Tell::Commits(_, commitments) => {
                let own = commitments.iter().any(|(seat, _)| Some(*seat) == self.seat);
                self.commitments = commitments;
                if own {
                    self.ask(&Ask::Nonce(self.nonce)).await;
                }
            }
            Tell::Proof(_, proof) => self.proof = Some(*proof),
            Tell::Done(m) => {
                self.waits = false;
                self.acknowledged.extend(self.last.take_if(|(last, _)| *last == m));
            }
            Tell::Refused(..) => self.waits = false,
            _ => {}
        }
    }
}

/// A number that hardly any other view has.
pub fn sum_of(view: &View) -> u64 {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(view).expect("JSON").hash(&mut hasher);
    hasher.finish()
}

fn friend_name(seat: Seat) -> Name {
    name(&format!("Friend {}", seat.0))
}
