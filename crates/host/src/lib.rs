//! The one owner of a running match, wherever one runs: at the table of the app, in the engine's protocol, in a simulation, on a server.
//!
//! A [`Host`] owns the [`Match`], and nothing else does. Each seat is told what happened and what it may know;
//! the host says who is asked, takes actions and due steps, takes back by the rule of taking back, and knows what may be looked back on.
//! It moves when somebody asks it to: an action is one request, a step another. Hosts without phases of their own let it
//! [settle](Host::settle) or [go on](Host::go_on).
//!
//! ```
//! use rummage_host::Host;
//! use rummage_rules::prelude::*;
//!
//! let gin = rummage_rules::games::find("gin").expect("there is Gin");
//! let mut host = Host::new(gin, 2, Options::default(), Seed(7)).expect("its usual table");
//! host.settle();
//! let seat = host.asked()[0];
//! let action = host.view(seat).suggest(1).remove(0);
//! let told: Vec<Event<Seen>> = host.act(seat, &action).expect("a suggestion is legal").told(Some(seat)).collect();
//! assert!(!told.is_empty());
//! ```
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod asked;
mod begin;
mod fair;
mod look;
mod moment;
mod past;
mod play;
mod told;
mod undo;

pub use look::Decision;
pub use moment::Moment;
pub use undo::NoWayBack;

use asked::Divisions;
use past::Past;
use rummage_rules::record::Match;

/// A running match. What leaves it is a view, an event as it is shown, or what everybody knows; but for [`Host::truth`],
/// [`Host::laid_open`] and [`Host::record`], which whoever runs the match keeps to themselves while cards are hidden.
#[derive(Clone)]
pub struct Host {
    played: Match,
    past: Past,
    divisions: Divisions,
    /// What was taken back and can be done again, the latest last: actions as they are written down.
    undone: Vec<Vec<String>>,
}
