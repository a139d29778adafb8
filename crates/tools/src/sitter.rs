//! Whoever sits at a simulated table, and the match that several of them play.

use rummage_bots::{Bot, Budget};
use rummage_host::{Host, Moment};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};
use rummage_rules::notation;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, Public, Table};

/// Somebody at a table: a bot of ours, or a program of somebody else.
pub trait Sitter {
    /// What it does.
    ///
    /// # Errors
    /// Why no action came of it, in words.
    fn choose(&mut self, view: &View, budget: Budget) -> Result<Action, String>;

    /// Something happened, as its seat was shown it, at a table that everybody sees so now.
    fn observe(&mut self, public: &Public, event: &Event<Seen>);

    /// How it looks at the table: no player sees more than its seat may know, but for one that measures what luck decides.
    fn eyes(&self) -> fn(&Table, Seat) -> View {
        Table::view
    }

    /// What it asked for is refused, and the match ends with that.
    fn refused(&mut self, _why: &str) {}
}

impl Sitter for Box<dyn Bot> {
    fn choose(&mut self, view: &View, budget: Budget) -> Result<Action, String> {
        Ok(self.as_mut().choose(view, budget))
    }

    fn observe(&mut self, _public: &Public, event: &Event<Seen>) {
        self.as_mut().observe(event);
    }
}

/// A match that a seat lost by doing nothing that could be done.
pub struct Forfeit {
    /// The seat.
    pub seat: Seat,
    /// What it did instead, in words.
    pub why: String,
    /// The match up to there.
    pub played: Host,
}

/// Lets these sitters play a match to its end.
///
/// # Errors
/// When one of them gives no action, or one that is refused: it is told so, and the match ends there.
pub fn play(mut host: Host, sitters: &mut [Box<dyn Sitter>], budget: Budget) -> Result<Host, Box<Forfeit>> {
    loop {
        let done = match host.due() {
            Due::Nothing => return Ok(host),
            Due::Step(_) => Ok(host.step()),
            Due::Seat(seat) => {
                let sitter = &mut sitters[seat.index()];
                let view = sitter.eyes()(host.truth(), seat);
                let chosen = sitter.choose(&view, budget);
                chosen.and_then(|action| act(&mut host, &view, &action)).map_err(|why| (seat, why))
            }
        };
        match done {
            Ok(moment) => tell(sitters, &moment),
            Err((seat, why)) => {
                sitters[seat.index()].refused(&why);
                return Err(Box::new(Forfeit { seat, why, played: host }));
            }
        }
    }
}

/// Tells everybody what has just happened.
fn tell(sitters: &mut [Box<dyn Sitter>], moment: &Moment) {
    for (seat, sitter) in (0..).zip(sitters) {
        moment.told(Some(Seat(seat))).for_each(|event| sitter.observe(moment.public(), &event));
    }
}

/// Lets a seat act; a refusal in words, with what was asked for.
fn act<'a>(host: &'a mut Host, view: &View, action: &Action) -> Result<Moment<'a>, String> {
    host.act(view.seat, action)
        .map_err(|refusal| format!("'{}' is refused: {refusal}", notation::action_text(&view.public, action)))
}
