//! The table: what everybody sees ([`Public`]), and with it what nobody or only one seat sees ([`Table`]).

use crate::card::{CardId, Seat};
use crate::meld::Meld;
use crate::score::ScoreLine;
use crate::spec::Spec;
use crate::split::Split;
use serde::Serialize;
use std::sync::Arc;

/// The phase of the game. Whoever shows the game drives its machine by it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    /// The pack is shuffled and the deal is due.
    Deal,
    /// A seat is asked to draw.
    Draw,
    /// A seat may lay melds, and may end the turn by its discard.
    Meld,
    /// Nothing but the discard is left to a seat.
    Discard,
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
    /// Show the hands and count the round.
    Score,
}

/// A step without its outcome.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum StepKind {
    /// [`Step::NextRound`]
    NextRound,
    /// [`Step::Deal`]
    Deal,
    /// [`Step::Recycle`]
    Recycle,
    /// [`Step::Score`]
    Score,
}

/// Where a seat stands in its turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum TurnStep {
    /// It draws.
    Draw,
    /// It lays melds and discards.
    Play,
}

/// An open question. The top of the stack says who may act and with what; nothing else does.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Pending {
    /// A step is due.
    Step(StepKind),
    /// A seat is in its turn.
    Turn(Seat, TurnStep),
}

/// What the judge waits for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// A step.
    Step(StepKind),
    /// An action of this seat.
    Seat(Seat),
    /// Nothing: the match is over.
    Nothing,
}

/// Why a round ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum EndReason {
    /// A seat discarded its last card.
    WentOut,
    /// Every hand is down to the same few cards, and nobody can go out any more.
    AllStuck,
    /// The stock ran out for good.
    StockOut,
    /// The seats have had as many turns as a round may last.
    TurnLimit,
}

/// How a round ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Ending {
    /// Why.
    pub why: EndReason,
    /// Who went out, if anybody did.
    pub by: Option<Seat>,
}

/// What everybody at the table sees. Changed by events alone, here and in every view.
#[derive(Clone, Debug, Serialize)]
pub struct Public {
    /// The rules in force.
    #[serde(skip)]
    pub spec: Arc<Spec>,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Who deals this round.
    pub dealer: Seat,
    /// Points so far, by seat.
    pub totals: Vec<i32>,
    /// Cards in each hand.
    pub hand_sizes: Vec<usize>,
    /// Cards in the stock.
    pub stock_size: usize,
    /// The discard pile, its top last.
    pub discard: Vec<CardId>,
    /// The melds on the table, in the order of laying.
    pub melds: Vec<Meld>,
    /// Cards that everybody knows to be in a hand, because everybody saw them go there, by seat.
    pub known: Vec<Vec<CardId>>,
    /// Turns each seat has begun this round.
    pub turns: Vec<u16>,
    /// The round in which each seat last went out.
    pub last_out: Vec<Option<u16>>,
    /// The card that the seat in turn has taken from the discard pile in this turn.
    pub taken: Option<CardId>,
    /// How often the discard pile has become the stock this round.
    pub recycles: u8,
    /// Whether the turn going on is the last of the round.
    pub last_turn: bool,
    /// Open questions, the topmost last.
    pub pending: Vec<Pending>,
    /// How the round ended, once it has.
    pub ending: Option<Ending>,
    /// The hands as they are shown at the end of a round, by seat.
    pub shown: Vec<Split>,
    /// The score sheet of each finished round.
    pub sheets: Vec<Vec<ScoreLine>>,
    /// The winners, once the match is over.
    pub winners: Vec<Seat>,
}

/// The truth: the public table, the hands and the stock. Only a host owns one.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    /// What everybody sees.
    pub public: Public,
    /// The hands, each in the order in which its cards arrived.
    pub hands: Vec<Vec<CardId>>,
    /// The stock, its top last.
    pub stock: Vec<CardId>,
}

impl Public {
    /// An empty table before the first round.
    pub fn new(spec: Arc<Spec>, first_dealer: Seat) -> Public {
        let seats = spec.seats;
        Public {
            spec,
            round: 0,
            dealer: first_dealer,
            totals: vec![0; seats],
            hand_sizes: vec![0; seats],
            stock_size: 0,
            discard: Vec::new(),
            melds: Vec::new(),
            known: vec![Vec::new(); seats],
            turns: vec![0; seats],
            last_out: vec![None; seats],
            taken: None,
            recycles: 0,
            last_turn: false,
            pending: vec![Pending::Step(StepKind::NextRound)],
            ending: None,
            shown: Vec::new(),
            sheets: Vec::new(),
            winners: Vec::new(),
        }
    }

    /// The seats, clockwise from the first.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.spec.seats).map(Seat::at)
    }

    /// What the judge waits for.
    pub fn due(&self) -> Due {
        match self.pending.last() {
            Some(Pending::Step(kind)) => Due::Step(*kind),
            Some(Pending::Turn(seat, _)) => Due::Seat(*seat),
            None => Due::Nothing,
        }
    }

    /// The phase the game is in.
    pub fn phase(&self) -> Phase {
        match self.pending.last() {
            Some(Pending::Step(StepKind::NextRound)) if self.round > 0 => Phase::RoundOver,
            Some(Pending::Step(StepKind::NextRound | StepKind::Deal)) => Phase::Deal,
            Some(Pending::Step(StepKind::Recycle)) => Phase::Recycle,
            Some(Pending::Step(StepKind::Score)) => Phase::Score,
            Some(Pending::Turn(_, TurnStep::Draw)) => Phase::Draw,
            Some(Pending::Turn(seat, TurnStep::Play)) => {
                let reserve = self.spec.turn.reserve;
                if self.hand_sizes[seat.index()] <= reserve { Phase::Discard } else { Phase::Meld }
            }
            None => Phase::MatchOver,
        }
    }

    /// The sheet's name of the present state.
    pub fn state_name(&self) -> &'static str {
        let names = &self.spec.states;
        match self.phase() {
            Phase::Deal => names.deal,
            Phase::Draw => names.draw,
            Phase::Meld | Phase::Discard | Phase::Recycle => names.play,
            Phase::Score | Phase::RoundOver => names.round_over,
            Phase::MatchOver => "GameOver",
        }
    }

    /// The seat whose turn it is, also while a step interrupts the turn.
    pub fn turn(&self) -> Option<Seat> {
        self.pending.iter().rev().find_map(|pending| match pending {
            Pending::Turn(seat, _) => Some(*seat),
            Pending::Step(_) => None,
        })
    }

    /// The melds of a seat, in the order of laying.
    pub fn melds_of(&self, seat: Seat) -> impl Iterator<Item = &Meld> {
        self.melds.iter().filter(move |meld| meld.owner == seat)
    }

    /// The points each seat made in the last counted round.
    pub fn round_scores(&self) -> Vec<i32> {
        let sheet = self.sheets.last().map_or(&[][..], Vec::as_slice);
        let of = |seat: Seat| sheet.iter().filter(|line| line.seat == seat).map(|line| line.amount).sum();
        self.seats().map(of).collect()
    }
}

impl Table {
    /// An empty table before the first round.
    pub fn new(spec: Arc<Spec>, first_dealer: Seat) -> Table {
        let hands = vec![Vec::new(); spec.seats];
        Table { public: Public::new(spec, first_dealer), hands, stock: Vec::new() }
    }

    /// A hash of everything that is true at this table; the same on every platform.
    pub fn digest(&self) -> u64 {
        use std::hash::Hasher;
        let mut hasher = fnv::FnvHasher::default();
        hasher.write(&postcard::to_allocvec(self).unwrap_or_default());
        hasher.finish()
    }
}
