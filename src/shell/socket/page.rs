//! The socket of a page: the browser's own, which calls when something came.

use async_channel::Receiver;
use std::rc::Rc;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Event, MessageEvent, WebSocket};

use super::{Heard, Teller};

/// Reaches for the address. The browser keeps what is called alive until the socket is dropped.
pub(super) fn open(address: String, lines: Receiver<String>, teller: Teller) {
    let teller = Rc::new(teller);
    let Ok(socket) = WebSocket::new(&address) else {
        teller.tell(Heard::Gone);
        return;
    };
    let on_open = {
        let teller = teller.clone();
        Closure::<dyn FnMut(Event)>::new(move |_: Event| teller.tell(Heard::Open))
    };
    let on_line = {
        let teller = teller.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            if let Some(line) = message.data().as_string() {
                teller.tell(Heard::Line(line));
            }
        })
    };
    let on_close = Closure::<dyn FnMut(Event)>::new(move |_: Event| teller.tell(Heard::Gone));
    socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(on_line.as_ref().unchecked_ref()));
    socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
    wasm_bindgen_futures::spawn_local(async move {
        while let Ok(line) = lines.recv().await {
            // What cannot be sent is lost, and the browser says that the socket is gone.
            let _ = socket.send_with_str(&line);
        }
        let _ = socket.close();
        socket.set_onopen(None);
        socket.set_onmessage(None);
        socket.set_onclose(None);
        drop((on_open, on_line, on_close));
    });
}
