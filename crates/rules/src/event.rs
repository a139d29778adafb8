//! What happened. The truth and every view change by events alone, so a seat's folded events equal its view.

use crate::action::{Choice, Swap};
use crate::cards::ids::{CardId, MeldId, Seat};
use crate::deadwood::division::Split;
use crate::melds::meld::Meld;
use crate::melds::pattern::Fit;
use crate::refusal::Refusal;
use crate::score::ScoreLine;
use crate::table::{Ending, Left, Owed, TurnStep};
use crate::turn::window::Window;
use serde::{Deserialize, Serialize};

pub use crate::table::Seen;

/// Something that happened at the table. `Event<CardId>` is the truth, `Event<Seen>` is what one seat is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event<C> {
    /// A round begins; the table is cleared.
    RoundBegan {
        /// Its number, from 1.
        round: u16,
        /// Who deals.
        dealer: Seat,
    },
    /// The cards are dealt.
    Dealt {
        /// The hands by seat, in the order of arrival.
        hands: Vec<Vec<C>>,
        /// The rest, its top last.
        stock: Vec<C>,
    },
    /// The top of the stock is turned to start the discard pile.
    TurnedUp {
        /// The card.
        card: CardId,
    },
    /// The card that says what is wild in this round lies open beside the stock: cut from it, or turned up where it lay hidden.
    WildCut {
        /// The card.
        card: CardId,
    },
    /// A seat looks at the card that says what is wild, and puts it face down beside the stock.
    SawWild(Seat, C),
    /// A seat's turn begins.
    TurnBegan {
        /// The seat.
        seat: Seat,
    },
    /// The seat in turn goes on to the next step of its turn.
    TurnWentOn {
        /// The seat.
        seat: Seat,
        /// The step.
        step: TurnStep,
    },
    /// A card goes from the stock to a hand.
    Drew {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// Cards of a hand are shown to everybody, where hands lie open.
    CardsShown {
        /// Whose hand.
        seat: Seat,
        /// The cards.
        cards: Vec<CardId>,
    },
    /// The top of the discard pile goes to a hand.
    Took {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// Cards of the discard pile go to a hand: one with all above it, or those that a call lays.
    TookRow {
        /// Whose hand.
        seat: Seat,
        /// The cards, the deepest first.
        cards: Vec<CardId>,
        /// The card that has to leave the hand in this turn.
        duty: Option<CardId>,
    },
    /// The seat in turn passes the opening gate.
    Opened {
        /// The seat.
        seat: Seat,
    },
    /// Slots of a seat's contract are laid.
    SlotsFilled {
        /// The seat.
        seat: Seat,
        /// The slots, by index.
        slots: Vec<usize>,
    },
    /// A meld goes from a hand to the table.
    Melded {
        /// The meld.
        meld: Meld,
    },
    /// A seat has rearranged its melds, with cards of its hand.
    Rearranged {
        /// The seat.
        seat: Seat,
        /// The cards of the hand.
        cards: Vec<CardId>,
        /// All melds of the table as they lie now.
        melds: Vec<Meld>,
    },
    /// A card goes from a hand to where cards lie aside.
    LaidAside {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The partner of the seat in turn has said whether it may go out.
    Consented {
        /// The seat in turn.
        seat: Seat,
        /// Whether it may, and then has to; if not, it must not in this turn.
        may: bool,
    },
    /// A card goes from a hand to the discard pile.
    Discarded {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card goes from a hand to a meld.
    LaidOff {
        /// Whose hand.
        seat: Seat,
        /// The meld.
        meld: MeldId,
        /// Where and as what.
        fit: Fit,
    },
    /// A card goes from a hand beside a meld.
    Rode {
        /// Whose hand.
        seat: Seat,
        /// The meld.
        meld: MeldId,
        /// The card.
        card: CardId,
    },
    /// A natural card goes from a hand into a meld, and the wild there into the hand.
    Swapped {
        /// Whose hand.
        seat: Seat,
        /// The exchange.
        swap: Swap,
        /// The place in the meld.
        slot: usize,
        /// The wild.
        wild: CardId,
    },
    /// A freed wild stays in the hand and has to be this turn's discard.
    WildKept {
        /// The wild.
        wild: CardId,
    },
    /// A turn ended without a discard.
    TurnPassed {
        /// Whose turn.
        seat: Seat,
    },
    /// A seat's hand is empty and it plays on without one.
    Floated {
        /// The seat.
        seat: Seat,
    },
    /// A seat announces that it holds its last card.
    Knocked {
        /// The seat.
        seat: Seat,
    },
    /// The top of the discard pile can no longer be taken or bought.
    CardDied,
    /// Several seats are asked.
    WindowOpened {
        /// What and who.
        window: Window,
    },
    /// A seat has answered.
    Answered {
        /// The seat.
        seat: Seat,
        /// What it answered; sealed for all others.
        choice: Option<Choice>,
    },
    /// The window is closed; what follows from the answers follows.
    WindowClosed,
    /// The live card goes to a seat out of turn.
    Bought {
        /// The seat.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card goes from one hand to another, face down: the two see it.
    Gave {
        /// Whose hand it leaves.
        seat: Seat,
        /// Whose hand it comes to.
        to: Seat,
        /// The card.
        card: C,
    },
    /// Rummy was called: the last discard goes back to the hand it came from, or to the caller who lays it.
    RummyCalled {
        /// Who called first, if the table did not do it by itself.
        by: Option<Seat>,
        /// Who takes it.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The discard pile is turned over and is the stock: its order is known to all.
    TurnedOver,
    /// A number was cut; how far off it is will be seen.
    CutCalled {
        /// The number.
        number: u8,
    },
    /// The cut is seen.
    CutSeen {
        /// How many cards were lifted.
        lifted: i16,
        /// Whether it was the exact number.
        exact: bool,
    },
    /// An attempt to open or to close failed, and is paid for.
    AttemptFailed {
        /// Whose.
        seat: Seat,
        /// Why.
        refusal: Refusal,
    },
    /// A seat leaves the round: its hand is out of play, and the others go on.
    LeftRound {
        /// The seat.
        seat: Seat,
        /// How.
        left: Left,
    },
    /// Points are written down before the end of the round.
    Entered {
        /// The line.
        line: ScoreLine,
    },
    /// A seat is owed a card of the stock.
    CardOwed {
        /// The seat.
        seat: Seat,
        /// Why.
        owed: Owed,
    },
    /// A seat owed a card gets none, or has got it.
    CardSettled,
    /// The stock is empty and the discard pile has to become the stock.
    StockRanOut,
    /// The stock is empty for good: this turn is the last.
    LastTurn,
    /// The discard pile, but for its top where the game keeps it, has become the stock.
    Recycled {
        /// The new stock, its top last.
        stock: Vec<C>,
    },
    /// A seat closes: it ends the round by showing its hand, which follows.
    Closed {
        /// How, and who.
        ending: Ending,
    },
    /// The round ended.
    RoundEnded {
        /// How.
        ending: Ending,
    },
    /// The hands are shown, split into melds and loose cards.
    HandsShown {
        /// By seat.
        splits: Vec<Split>,
    },
    /// The round is counted.
    Scored {
        /// The score sheet.
        lines: Vec<ScoreLine>,
    },
    /// The match is over.
    MatchEnded {
        /// Who won.
        winners: Vec<Seat>,
    },
}
