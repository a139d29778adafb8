//! A player before whom all hands lie open: what it wins is what luck leaves to be won.

use crate::sitter::Sitter;
use rummage_bots::{Bot, Budget};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};
use rummage_rules::table::view::View;
use rummage_rules::table::{Public, Table};

/// A bot that is told every hand. The order of the stock stays hidden from it as well.
pub struct Seer(pub Box<dyn Bot>);

impl Sitter for Seer {
    fn choose(&mut self, view: &View, budget: Budget) -> Result<Action, String> {
        Sitter::choose(&mut self.0, view, budget)
    }

    fn observe(&mut self, public: &Public, event: &Event<Seen>) {
        Sitter::observe(&mut self.0, public, event);
    }

    fn eyes(&self) -> fn(&Table, Seat) -> View {
        laid_open
    }
}

/// What a seat would see if everybody had shown every hand.
fn laid_open(truth: &Table, seat: Seat) -> View {
    let view = truth.view(seat);
    let public = Public { known: truth.hands.clone(), ..Public::clone(&view.public) };
    View { public: public.into(), ..view }
}
