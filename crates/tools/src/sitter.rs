//! Whoever sits at a simulated table, and the match that several of them play.

use rummage_bots::{Bot, Budget};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};
use rummage_rules::notation;
use rummage_rules::perform::Events;
use rummage_rules::record::Match;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, Public};

/// Somebody at a table: a bot of ours, or a program of somebody else. Neither is told more than its seat may know.
pub trait Sitter {
    /// What it does.
    ///
    /// # Errors
    /// Why no action came of it, in words.
    fn choose(&mut self, view: &View, budget: Budget) -> Result<Action, String>;

    /// Something happened, as its seat was shown it, at a table that everybody sees so now.
    fn observe(&mut self, public: &Public, event: &Event<Seen>);

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
    pub played: Match,
}

/// Lets these sitters play a match to its end.
///
/// # Errors
/// When one of them gives no action, or one that is refused: it is told so, and the match ends there.
pub fn play(
    mut played: Match,
    sitters: &mut [Box<dyn Sitter>],
    budget: Budget,
) -> Result<Match, Box<Forfeit>> {
    loop {
        let events = match played.table().due() {
            Due::Nothing => return Ok(played),
            Due::Step(_) => played.step(),
            Due::Seat(seat) => {
                let sitter = &mut sitters[seat.index()];
                let view = played.table().view(seat);
                match sitter.choose(&view, budget).and_then(|action| act(&mut played, seat, &action)) {
                    Ok(events) => events,
                    Err(why) => {
                        sitter.refused(&why);
                        return Err(Box::new(Forfeit { seat, why, played }));
                    }
                }
            }
        };
        let public = &played.table().public;
        for (seat, sitter) in (0..).zip(sitters.iter_mut()) {
            events.iter().for_each(|event| sitter.observe(public, &event.shown_to(Some(Seat(seat)))));
        }
    }
}

/// Lets a seat act; a refusal in words, with what was asked for.
fn act(played: &mut Match, seat: Seat, action: &Action) -> Result<Events, String> {
    let text = notation::action_text(&played.table().public, action);
    played.act(seat, action).map_err(|refusal| format!("'{text}' is refused: {refusal}"))
}
