//! The socket of a window: a thread that sleeps until one side has something to say.

use async_channel::Receiver;
use futures_util::{SinkExt, StreamExt};
use std::thread;
use tokio::runtime;
use tokio_tungstenite::{connect_async, tungstenite::Message};

use super::{Heard, Teller};

/// Reaches for the address in a thread of its own, which ends with the socket.
pub(super) fn open(address: String, lines: Receiver<String>, teller: Teller) {
    // Two libraries of ciphers may be linked; this one is ours. Whoever comes first has chosen already.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let started = thread::Builder::new().name("socket".into()).spawn(move || {
        match runtime::Builder::new_current_thread().enable_all().build() {
            Ok(runtime) => runtime.block_on(talk(&address, &lines, &teller)),
            Err(why) => bevy::log::error!("no socket can be opened: {why}"),
        }
        teller.tell(Heard::Gone);
    });
    if let Err(why) = started {
        bevy::log::error!("no thread could be started for a socket: {why}");
    }
}

async fn talk(address: &str, lines: &Receiver<String>, teller: &Teller) {
    let mut socket = match connect_async(address).await {
        Ok((socket, _)) => socket,
        Err(why) => return bevy::log::info!("{address} is not reached: {why}"),
    };
    teller.tell(Heard::Open);
    loop {
        tokio::select! {
            line = lines.recv() => match line {
                Ok(line) => {
                    if socket.send(Message::text(line)).await.is_err() {
                        return;
                    }
                }
                Err(_) => return drop(socket.close(None).await),
            },
            came = socket.next() => match came {
                Some(Ok(Message::Text(line))) => teller.tell(Heard::Line(line.as_str().to_owned())),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                // Pings are answered by the library.
                Some(Ok(_)) => {}
            },
        }
    }
}
