//! What an engine is asked about: a match that it plays, or a view that it was given.

use super::hosted::Hosted;
use rummage_rules::cards::ids::Seat;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, Public};

/// A match, or one seat's view of one.
pub enum Position {
    /// A match.
    Match(Box<Hosted>),
    /// A view.
    View(Box<View>),
}

impl Position {
    /// The match.
    ///
    /// # Errors
    /// When it is a view.
    pub fn hosted(&mut self) -> Result<&mut Hosted, String> {
        match self {
            Position::Match(hosted) => Ok(hosted),
            Position::View(_) => Err("a view stays as it is: begin a match to play".into()),
        }
    }

    /// The view of a seat; the only seat that may be asked for, if none is named.
    ///
    /// # Errors
    /// When there is no such seat, or its view is not to be had.
    pub fn view(&self, seat: Option<Seat>) -> Result<View, String> {
        match self {
            Position::View(view) if seat.is_none_or(|seat| seat == view.seat) => Ok(view.as_ref().clone()),
            Position::View(view) => Err(format!("the view that was set is that of {}", view.seat)),
            Position::Match(hosted) => hosted.view(seat),
        }
    }

    /// Who is asked, or who has won.
    pub fn turn(&self) -> String {
        match self {
            Position::Match(hosted) => turn(hosted.public(), &hosted.dividing()),
            Position::View(view) => turn(&view.public, &[]),
        }
    }
}

/// Who is asked at a table at which the count of hands waits for these seats, or who has won.
pub fn turn(public: &Public, dividing: &[Seat]) -> String {
    let names = |seats: &[Seat]| seats.iter().map(|seat| format!(" {seat}")).collect::<String>();
    match public.due() {
        Due::Step(_) if !dividing.is_empty() => format!("asked{}, Divide", names(dividing)),
        Due::Nothing => format!("over{}", names(&public.winners)),
        Due::Step(_) => format!("asked nobody, {}", public.state_name()),
        Due::Seat(_) => format!("asked{}, {}", names(&public.asked()), public.state_name()),
    }
}
