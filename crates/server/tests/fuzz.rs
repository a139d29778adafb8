//! The real program under a rain of spoilt HTTP and frames: it does not panic, does not grow, and a table beside the rain plays on.

use crate::common;
use crate::common::{Client, program, setup};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::below;
use rummage_wire::{Ask, Gesture, Key, Level, Nonce, Opening, Revision, Since, TableId, Tell};
use std::fs::{self, File};
use std::net::SocketAddr;
use std::process::Child;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// So many sockets are opened to say nonsense (RUMMAGE_FUZZ says otherwise).
const SOCKETS: u64 = 6000;
/// So many of them at once.
const AT_ONCE: u64 = 8;
/// A socket to which nobody says anything any more is closed before this.
const CLOSED: Duration = Duration::from_secs(60);
/// The program never holds more than this.
const MOST_KIB: u64 = 64 << 10;
/// What it holds may differ by so much from one half of the rain to the other.
const GROWTH_KIB: u64 = 6 << 10;

/// What a browser says to begin a conversation.
const UPGRADE: &str = "GET /wire HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
    Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// What else is asked of a server.
const REQUESTS: [&str; 5] = [
    UPGRADE,
    "GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n",
    "GET /metrics HTTP/1.0\r\n\r\n",
    "GET /t/ABCDEFGHJK HTTP/1.1\r\nHost: here\r\nRange: bytes=0-5\r\nX-Forwarded-For: 1.2.3.4, ::1\r\n\r\n",
    "POST /wire HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
];

/// The table at which nonsense is said, with the key of its host.
#[derive(Clone, Copy)]
struct Target {
    address: SocketAddr,
    table: TableId,
    key: Key,
}

/// The bytes with something in them changed, cut, doubled or put in.
fn spoil(bytes: &mut Vec<u8>, rng: &mut ChaCha8Rng) {
    for _ in 0..=below(rng, 4) {
        let length = u32::try_from(bytes.len()).expect("not so long");
        let place = below(rng, length + 1) as usize;
        match below(rng, 7) {
            0 => bytes.truncate(place),
            1 => bytes.extend_from_within(place..),
            2 => bytes.splice(place..place, vec![b'9'; below(rng, 6000) as usize]).for_each(drop),
            3 => bytes.splice(place..place, rng.next_u64().to_le_bytes()).for_each(drop),
            4 => bytes.splice(place..place, "\u{202e}花 -1 P9 JK".bytes()).for_each(drop),
            _ => {
                if let Some(byte) = bytes.get_mut(place) {
                    *byte ^= 1 << below(rng, 8);
                }
            }
        }
    }
}

/// A line as a client says it, of any kind.
fn line(target: Target, rng: &mut ChaCha8Rng) -> String {
    let seat = Seat(below(rng, 3) as u8);
    let nonce = Nonce([7; 32]);
    match below(rng, 16) {
        0 => Ask::Sit(seat, common::name("Zoë")).to_string(),
        1 => Ask::Stand.to_string(),
        2 => Ask::Rules(Box::new(setup(["basic", "liverpool", "canasta"][below(rng, 3) as usize], 3)))
            .to_string(),
        3 => Ask::Fill(seat, Level::Seedling).to_string(),
        4 => Ask::Free(seat).to_string(),
        5 => Ask::Clock(Some(below(rng, 90))).to_string(),
        6 => Ask::Gesture(Gesture::WellPlayed).to_string(),
        7 => Ask::Commit(nonce.commitment()).to_string(),
        8 => Ask::Nonce(nonce).to_string(),
        9 => Ask::Bot(seat).to_string(),
        10 => Ask::Next.to_string(),
        11 => Ask::Host(Seat(0)).to_string(),
        12 => hello(target, Some(Since { number: below(rng, 3), happened: below(rng, 900) as usize })),
        13 => Ask::Deal.to_string(),
        _ => {
            let actions =
                ["draw", "take", "pass", "discard 5H", "meld 4H 5H 6H", "lay 7C M1", "knock 2S", "arrange"];
            Ask::Play(below(rng, 9), actions[below(rng, 8) as usize].into()).to_string()
        }
    }
}

fn hello(target: Target, since: Option<Since>) -> String {
    let Target { table, key, .. } = target;
    Ask::Hello { revision: Revision::own(), table, key: Some(key), since }.to_string()
}

fn open() -> String {
    let opening = Opening { name: common::name("Eve"), setup: setup("daylily", 2) };
    Ask::Open(Revision::own(), Box::new(opening)).to_string()
}

/// A frame of text as a client sends it; its mask is nothing but zeros.
fn frame(text: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x81];
    match u8::try_from(text.len()) {
        Ok(length @ 0..126) => frame.push(0x80 | length),
        _ => {
            frame.push(0x80 | 126);
            frame.extend(u16::try_from(text.len()).unwrap_or(u16::MAX).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(text);
    frame
}

/// What one socket says from its first byte to its last.
fn nonsense(target: Target, rng: &mut ChaCha8Rng) -> Vec<u8> {
    let kind = below(rng, 4);
    if kind == 0 {
        let mut request = REQUESTS[below(rng, REQUESTS.len() as u32) as usize].as_bytes().to_vec();
        spoil(&mut request, rng);
        return request;
    }
    let mut said = UPGRADE.as_bytes().to_vec();
    let first = if below(rng, 50) == 0 { open() } else { hello(target, None) };
    said.extend(frame(first.as_bytes()));
    for _ in 0..below(rng, 16) {
        let mut line = line(target, rng).into_bytes();
        if kind == 1 {
            spoil(&mut line, rng);
        }
        let mut frame = frame(&line);
        if kind == 2 && below(rng, 3) == 0 {
            spoil(&mut frame, rng);
        }
        said.extend(frame);
    }
    said
}

/// Opens sockets one after the other, says nonsense at each, and hears whatever comes until it is closed.
async fn rain(target: Target, seed: u64, sockets: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..sockets {
        let said = nonsense(target, &mut rng);
        let mut socket = TcpStream::connect(target.address).await.expect("it still listens");
        let (mut ears, mut mouth) = socket.split();
        // A server that has heard enough hangs up in the middle.
        let saying = async {
            let _ = mouth.write_all(&said).await;
            let _ = mouth.shutdown().await;
        };
        let hearing = async {
            let mut heard = [0; 4096];
            while ears.read(&mut heard).await.is_ok_and(|bytes| bytes > 0) {}
        };
        let both = timeout(CLOSED, async { tokio::join!(saying, hearing) }).await;
        assert!(both.is_ok(), "a socket stays open: {:?}", String::from_utf8_lossy(&said));
    }
}

/// Plays match after match until the server is gone, comes again when let go for its haste, and counts what is acknowledged.
async fn play(mut client: Client, address: SocketAddr, played: watch::Sender<u64>) {
    loop {
        client.play_on().await;
        match client.next().await {
            Some(Tell::Done(_)) => played.send_modify(|played| *played += 1),
            Some(_) => {}
            None if client.try_again(address, CLOSED).await => {}
            None => return,
        }
    }
}

/// Two people who play at a table of their own.
async fn players(address: SocketAddr, played: &watch::Sender<u64>) -> [JoinHandle<()>; 2] {
    let mut ann = Client::host(address, setup("gin", 2)).await;
    let ben = Client::friend(address, &ann, Seat(1)).await;
    ann.until(|client| client.room.as_ref().is_some_and(|room| room.chairs[1].here)).await;
    [ann, ben].map(|client| tokio::spawn(play(client, address, played.clone())))
}

/// A figure of the program's memory, in KiB.
fn memory(server: &Child, field: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix(field)).expect("a field");
    line.trim_matches([':', '\t', ' ']).trim_end_matches(" kB").parse().expect("KiB")
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_makes_nothing_panic_or_grow_and_a_table_beside_it_plays_on() {
    let sockets =
        std::env::var("RUMMAGE_FUZZ").ok().and_then(|sockets| sockets.parse().ok()).unwrap_or(SOCKETS);
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let arguments = ["--listen", "127.0.0.1:0", "--tables-an-hour", "50", "--data"];
    let (mut server, address) = program::start(
        program::program().args(arguments).arg(folder.path()).stderr(File::create(&log).expect("a file")),
    );
    let host = Client::host(address, setup("gin", 2)).await;
    let target = Target { address, table: host.table.expect("a table"), key: host.key.expect("a key") };
    let (played, mut seen) = watch::channel(0);
    let players = players(address, &played).await;
    let mut held = Vec::new();
    for half in 0..2 {
        let seeds = half * AT_ONCE..(half + 1) * AT_ONCE;
        let rains = seeds.map(|seed| tokio::spawn(rain(target, seed, sockets / 2 / AT_ONCE)));
        for rain in rains.collect::<Vec<_>>() {
            rain.await.expect("nothing but nonsense is said");
        }
        held.push(memory(&server, "VmRSS"));
    }
    let so_far = *seen.borrow();
    let plays_on = seen.wait_for(|played| *played >= so_far + 20);
    timeout(CLOSED, plays_on).await.expect("the table beside plays on").expect("its players are there");
    let most = memory(&server, "VmHWM");
    assert!(server.try_wait().expect("a process").is_none(), "the program runs");
    server.kill().expect("it runs");
    server.wait().expect("it has ended");
    for player in players {
        player.await.expect("a player");
    }
    let log = fs::read_to_string(log).expect("a log");
    assert!(!log.contains("panicked"), "{log}");
    let figures =
        format!("{sockets} sockets: {held:?} KiB after each half, {most} at most, {so_far} actions beside");
    eprintln!("{figures}");
    assert!(most <= MOST_KIB && held[1] <= held[0] + GROWTH_KIB, "{figures}");
}
