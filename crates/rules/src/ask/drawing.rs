//! Where may a seat draw from, and what else may it do instead?

use crate::moves::suggest::Verb;
use crate::spec::WhenSpent;
use crate::table::view::View;
use crate::turn::FromDiscard;

/// What a seat is asked that draws.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// The stock, one card after the other until the hand has so many, or enough.
    Several {
        /// So many.
        most: usize,
        /// Whether it has drawn a card already.
        begun: bool,
    },
    /// The stock alone.
    Stock,
    /// The stock, or the whole table is laid anew.
    OrPlay {
        /// Whether the seat has to open with it.
        opens: bool,
    },
    /// The stock is out: the whole table is laid anew, or the seat passes.
    PlayOrPass {
        /// Whether the seat has to open with it.
        opens: bool,
    },
    /// The stock, or more than one card of the discards: any of the row with all above, or the whole pile.
    Row,
    /// The discards alone, or the round is stopped: the stock is out.
    RowOnly,
    /// The stock, or the top of the discard pile.
    Top(Occasion),
}

/// What is particular about a draw from the stock or the top of the discard pile.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Nothing.
    Plain,
    /// It is the last turn of the round.
    LastTurn,
    /// Another seat has closed, and this is the last turn of this one.
    LastLap,
    /// The top is taken only to open with it.
    ToOpen,
    /// The seat may leave the round instead, for so many points.
    OrDrop(i32),
    /// The seat may show its hand instead.
    OrClose,
    /// The seat may lay a meld before it draws.
    OrLay,
}

impl Drawing {
    /// The verbs that it asks for. The cards of the discard pile that lie there may still be refused.
    pub fn verbs(self) -> &'static [Verb] {
        use Verb::{Close, DrawStock, Drop, Meld, Pass, Rearrange, TakeDiscard};
        match self {
            Drawing::Several { .. } => &[DrawStock, Pass],
            Drawing::Stock => &[DrawStock],
            Drawing::OrPlay { .. } => &[DrawStock, Rearrange],
            Drawing::PlayOrPass { .. } => &[Rearrange, Pass],
            Drawing::RowOnly => &[TakeDiscard, Pass],
            Drawing::Top(Occasion::OrDrop(_)) => &[DrawStock, TakeDiscard, Drop],
            Drawing::Top(Occasion::OrClose) => &[DrawStock, TakeDiscard, Close],
            Drawing::Top(Occasion::OrLay) => &[DrawStock, TakeDiscard, Meld],
            Drawing::Row | Drawing::Top(_) => &[DrawStock, TakeDiscard],
        }
    }
}

impl View {
    /// What this seat is asked, which is to draw.
    pub(super) fn drawing(&self) -> Drawing {
        let (public, spec) = (&self.public, &self.public.spec);
        if public.plays_or_draws() {
            let opens = public.must_open_first(self.seat);
            let empty = public.stock_size == 0;
            return if empty { Drawing::PlayOrPass { opens } } else { Drawing::OrPlay { opens } };
        }
        let goes_on = matches!(spec.exhaustion.then, WhenSpent::RowTurns | WhenSpent::RowOnly);
        match (spec.draw.up_to, spec.draw.discard) {
            (Some(most), _) => Drawing::Several { most, begun: public.in_turn.drawn > 0 },
            (None, FromDiscard::Row { .. } | FromDiscard::Whole(_)) if goes_on && public.stock_size == 0 => {
                Drawing::RowOnly
            }
            (None, FromDiscard::Row { .. } | FromDiscard::Whole(_)) => Drawing::Row,
            (None, FromDiscard::Nothing | FromDiscard::Live { .. } | FromDiscard::IntoMelds) => {
                Drawing::Stock
            }
            (None, FromDiscard::Top) => Drawing::Top(self.occasion()),
        }
    }

    fn occasion(&self) -> Occasion {
        let public = &self.public;
        if public.in_last_lap() {
            return Occasion::LastLap;
        }
        if public.last_turn {
            return Occasion::LastTurn;
        }
        if public.takes_to_open(self.seat) {
            return Occasion::ToOpen;
        }
        match public.price_of_dropping(self.seat) {
            Some(price) => Occasion::OrDrop(price),
            None if self.verbs().contains(&Verb::Close) => Occasion::OrClose,
            None if self.verbs().contains(&Verb::Meld) => Occasion::OrLay,
            None => Occasion::Plain,
        }
    }
}
