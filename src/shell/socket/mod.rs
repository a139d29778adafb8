//! A socket for lines of text to a table elsewhere: a thread's in a window, the browser's own in a page. Nobody has to look whether something
//! came: whoever opens it says how to be woken.

use async_channel::{Receiver, Sender};

#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(not(target_arch = "wasm32"))]
mod window;

#[cfg(target_arch = "wasm32")]
use page as place;
#[cfg(not(target_arch = "wasm32"))]
use window as place;

/// What comes from the other end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// The other end is there.
    Open,
    /// It says so much.
    Line(String),
    /// It is gone, or was never there. Nothing comes any more.
    Gone,
}

/// How whoever opened a socket is woken when something came.
pub type Wake = Box<dyn Fn() + Send>;

/// A socket for lines. It closes when it is dropped.
#[derive(Debug)]
pub struct Socket {
    out: Sender<String>,
    heard: Receiver<Heard>,
}

impl Socket {
    /// Reaches for an address (`ws://…` or `wss://…`), and goes on meanwhile.
    pub fn open(address: &str, wake: Wake) -> Self {
        let (out, lines) = async_channel::unbounded();
        let (tell, heard) = async_channel::unbounded();
        place::open(address.to_owned(), lines, Teller { tell, wake });
        Self { out, heard }
    }

    /// Sends a line. Where the other end is gone it is lost, as [`Socket::heard`] tells.
    pub fn send(&self, line: String) {
        let _ = self.out.try_send(line);
    }

    /// What came next, if anything did.
    pub fn heard(&self) -> Option<Heard> {
        self.heard.try_recv().ok()
    }
}

/// Hands on what came, and wakes whoever waits for it.
struct Teller {
    tell: Sender<Heard>,
    wake: Wake,
}

impl Teller {
    fn tell(&self, heard: Heard) {
        let _ = self.tell.try_send(heard);
        (self.wake)();
    }
}
