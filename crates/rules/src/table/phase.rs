//! What the judge waits for: open questions, due steps, the phase of the game, and how a round ended.

use crate::cards::ids::{CardId, Seat};
use crate::turn::window::Window;
use serde::{Deserialize, Serialize};

/// The phase of the game. Whoever shows the game drives its machine by it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The pack is shuffled and the deal is due.
    Deal,
    /// A seat is asked to draw.
    Draw,
    /// A seat may lay melds, and may end the turn by its discard.
    Meld,
    /// Nothing but the discard is left to a seat.
    Discard,
    /// Several seats are asked at once.
    Window,
    /// The discard pile is to be shuffled into a new stock.
    Recycle,
    /// The round has ended and is to be counted.
    Score,
    /// The round is counted; the next one is due.
    RoundOver,
    /// The match is over.
    MatchOver,
}

/// A step of the game that is nobody's decision. The judge never takes one by itself: it is asked for, and chance comes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Clear the table and begin the next round.
    NextRound,
    /// Deal the whole pack in this order.
    Deal {
        /// Every card of the deck once; the first one is dealt first.
        order: Vec<CardId>,
    },
    /// Turn the discard pile into the stock.
    Recycle {
        /// Every card of the discard pile once; the last one becomes the top of the stock.
        order: Vec<CardId>,
    },
    /// See how far off the cutter was.
    Cut {
        /// By how many cards, -9 to 9.
        error: i8,
    },
    /// Show the hands and count the round.
    Score,
}

/// A step without its outcome.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StepKind {
    /// [`Step::NextRound`]
    NextRound,
    /// [`Step::Deal`]
    Deal,
    /// [`Step::Recycle`]
    Recycle,
    /// [`Step::Cut`]
    Cut,
    /// [`Step::Score`]
    Score,
}

/// Where a seat stands in its turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurnStep {
    /// It is offered the live card.
    Offer,
    /// It draws.
    Draw,
    /// It lays melds and discards.
    Play,
    /// Another seat has closed, and it lays off on what that one shows.
    Showdown,
}

/// An open question. The top of the stack says who may act and with what; nothing else does. Its kind is a byte of its own, for it is asked
/// at every turn: folded into the window it would have to be worked out each time.
#[repr(u8)]
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pending {
    /// A step is due.
    Step(StepKind),
    /// A seat is in its turn.
    Turn(Seat, TurnStep),
    /// Several seats are asked.
    Window(Window),
    /// A seat is owed a card of the stock as soon as there is one.
    Owed(Seat, Owed),
}

/// Why a seat is owed a card of the stock.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Owed {
    /// It draws in its turn.
    Draw,
    /// It has bought, and this is the price.
    Price,
    /// Rummy was called on it.
    Penalty,
}

/// What the judge waits for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// A step.
    Step(StepKind),
    /// An action of this seat; in a window, of the first seat whose answer is missing (see [`Public::asked`](crate::table::Public::asked)).
    Seat(Seat),
    /// Nothing: the match is over.
    Nothing,
}

/// Why a round ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndReason {
    /// A seat got rid of its last card.
    WentOut,
    /// A seat melded its whole hand in one turn.
    Rummy,
    /// A seat laid the meld that completes the round.
    Completed,
    /// No card has moved for so long that nobody wants to go on.
    Idle,
    /// A seat stopped the round when the stock was empty.
    Stopped,
    /// Every hand is down to the same few cards, and nobody can go out any more.
    AllStuck,
    /// The stock ran out for good.
    StockOut,
    /// The seats have had as many turns as a round may last.
    TurnLimit,
    /// A seat closed with cards left over.
    Closed,
    /// A seat closed with nothing left over.
    ClosedClean,
    /// A seat closed with nothing left over and threw no card.
    ClosedWhole,
    /// All others have left the round.
    LastLeft,
    /// A seat was dealt a hand that ends the round at once; by nobody where several were.
    Dealt,
    /// Every seat has left the round, the last one because it was stuck as well.
    AllLeft,
}

/// How a round ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    /// Why.
    pub why: EndReason,
    /// Who went out or closed, if anybody did.
    pub by: Option<Seat>,
}

impl Step {
    /// The step without its outcome.
    pub fn kind(&self) -> StepKind {
        match self {
            Step::NextRound => StepKind::NextRound,
            Step::Deal { .. } => StepKind::Deal,
            Step::Recycle { .. } => StepKind::Recycle,
            Step::Cut { .. } => StepKind::Cut,
            Step::Score => StepKind::Score,
        }
    }
}
