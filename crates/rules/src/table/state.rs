//! The table: what everybody sees ([`Public`]), and with it what nobody or only one seat sees ([`Table`]).

use crate::action::Choice;
use crate::cards::ids::{CardId, Seat};
use crate::deadwood::division::Split;
use crate::games;
use crate::melds::meld::Meld;
use crate::score::ScoreLine;
use crate::spec::Spec;
use crate::table::standing::is_not;
use crate::table::{Due, Ending, Pending, Phase, Posted, SeatState, StepKind, TurnState, TurnStep};
use crate::turn::window::WindowKind;
use serde::{Deserialize, Serialize};

/// What everybody at the table sees. In play events alone change it, here and in every view; a situation is set up, and one that was kept is
/// read, as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The rules in force, and what is wild in this round. Not written; read from the game, its seats and its options.
    #[serde(skip_serializing, deserialize_with = "games::read_spec")]
    pub spec: Spec,
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
    /// Cards that lie aside, in the order of laying, each with the seat before which it lies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<(Seat, CardId)>,
    /// Cards that everybody knows to be in a hand, because everybody saw them go there, by seat.
    pub known: Vec<Vec<CardId>>,
    /// Turns each seat has begun this round.
    pub turns: Vec<u16>,
    /// The round in which each seat last went out.
    pub last_out: Vec<Option<u16>>,
    /// The card that the seat in turn has taken from the discard pile in this turn.
    pub taken: Option<CardId>,
    /// What everybody knows about the turn going on, besides.
    pub in_turn: TurnState,
    /// What everybody knows about each seat in this round.
    pub states: Vec<SeatState>,
    /// The contract each seat works on, from 1.
    pub contracts: Vec<u8>,
    /// How many contracts each seat has completed.
    pub completed: Vec<u8>,
    /// How many rounds each seat has ended.
    pub rounds_out: Vec<u16>,
    /// Whether the top of the discard pile may still be taken or bought.
    pub live: bool,
    /// Who threw the top of the discard pile.
    pub discarder: Option<Seat>,
    /// Who turned up or threw the card that is on offer to one seat after the other, as long as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offered_by: Option<Seat>,
    /// Whether the last discard could be called and nobody can any more.
    pub call_passed: bool,
    /// Cards at the top of the stock whose order everybody knows, the top last.
    pub known_stock: Vec<CardId>,
    /// How often the discard pile was turned over unshuffled this round.
    pub digs: u8,
    /// Whether a card was played since the round began or the pile was last turned over.
    pub played: bool,
    /// Turns in a row in which no card moved.
    pub idle: u16,
    /// The number that was cut.
    pub cut: Option<u8>,
    /// Points that were written down before the end of the round.
    pub entries: Vec<ScoreLine>,
    /// How often the discard pile has become the stock this round.
    pub recycles: u8,
    /// Whether the turn going on is the last of the round.
    pub last_turn: bool,
    /// Open questions, the topmost last.
    pub pending: Vec<Pending>,
    /// The card turned up at the deal, where the round depends on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upcard: Option<CardId>,
    /// The card beside the stock that says what is wild in this round, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wild_card: Option<CardId>,
    /// Whether that card lies face down: in the view of a seat that has looked at it, it is known all the same.
    #[serde(default, skip_serializing_if = "is_not")]
    pub wild_hidden: bool,
    /// How the round will end once the others have laid off on what a seat has shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed: Option<Ending>,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// What everybody sees.
    pub public: Posted<Public>,
    /// The hands, each in the order in which its cards arrived.
    pub hands: Vec<Vec<CardId>>,
    /// The stock, its top last.
    pub stock: Vec<CardId>,
    /// The card that lies face down beside the stock, as long as it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden_wild: Option<CardId>,
    /// The sealed answers of the window that is open, by seat.
    pub answers: Vec<Option<Choice>>,
}

impl Public {
    /// An empty table before the first round.
    pub fn new(spec: Spec, first_dealer: Seat) -> Public {
        let (seats, start) = (spec.seats, spec.plan.start);
        Public {
            spec,
            round: 0,
            dealer: first_dealer,
            totals: vec![start; seats],
            hand_sizes: vec![0; seats],
            stock_size: 0,
            discard: Vec::new(),
            melds: Vec::new(),
            aside: Vec::new(),
            known: vec![Vec::new(); seats],
            turns: vec![0; seats],
            last_out: vec![None; seats],
            taken: None,
            in_turn: TurnState::default(),
            states: vec![SeatState::default(); seats],
            contracts: vec![1; seats],
            completed: vec![0; seats],
            rounds_out: vec![0; seats],
            live: false,
            discarder: None,
            offered_by: None,
            call_passed: false,
            known_stock: Vec::new(),
            digs: 0,
            played: false,
            idle: 0,
            cut: None,
            entries: Vec::new(),
            recycles: 0,
            last_turn: false,
            pending: vec![Pending::Step(StepKind::NextRound)],
            upcard: None,
            wild_card: None,
            wild_hidden: false,
            closed: None,
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
            Some(Pending::Turn(seat, _) | Pending::Owed(seat, _)) => Due::Seat(*seat),
            Some(Pending::Window(window)) => window.missing().next().map_or(Due::Nothing, Due::Seat),
            None => Due::Nothing,
        }
    }

    /// The seats that may act now, in any order.
    pub fn asked(&self) -> Vec<Seat> {
        match self.pending.last() {
            Some(Pending::Turn(seat, _)) => vec![*seat],
            Some(Pending::Window(window)) => {
                let in_order =
                    window.kind == WindowKind::Dig && self.spec.windows.dig.is_some_and(|dig| dig.open);
                window.missing().take(if in_order { 1 } else { usize::MAX }).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The phase the game is in.
    pub fn phase(&self) -> Phase {
        match self.pending.last() {
            Some(Pending::Step(StepKind::NextRound)) if self.round > 0 => Phase::RoundOver,
            Some(Pending::Step(StepKind::NextRound | StepKind::Deal | StepKind::Cut)) => Phase::Deal,
            Some(Pending::Step(StepKind::Recycle) | Pending::Owed(..)) => Phase::Recycle,
            Some(Pending::Step(StepKind::Score)) => Phase::Score,
            Some(Pending::Turn(_, TurnStep::Offer | TurnStep::Draw)) => Phase::Draw,
            Some(Pending::Turn(seat, TurnStep::Play)) => {
                let reserve = self.spec.turn.reserve;
                if self.hand_sizes[seat.index()] <= reserve { Phase::Discard } else { Phase::Meld }
            }
            Some(Pending::Turn(_, TurnStep::Showdown)) => Phase::Meld,
            Some(Pending::Window(_)) => Phase::Window,
            None => Phase::MatchOver,
        }
    }

    /// The sheet's name of the present state.
    pub fn state_name(&self) -> &'static str {
        let names = &self.spec.sheet.states;
        match self.pending.last() {
            Some(Pending::Window(window)) => match window.kind {
                WindowKind::Cut => "Cut",
                WindowKind::Buy => "BuyWindow",
                WindowKind::Rummy => "RummyWindow",
                WindowKind::Dig => "DigVote",
                WindowKind::Force => "ForceWindow",
                WindowKind::Leave => "LeaveWindow",
                WindowKind::Give => "Exchange",
            },
            Some(Pending::Turn(_, TurnStep::Offer)) => "Offer",
            Some(Pending::Turn(_, TurnStep::Showdown)) => "Showdown",
            _ => match self.phase() {
                Phase::Deal => names.deal,
                Phase::Draw => names.draw,
                Phase::Meld | Phase::Discard | Phase::Recycle | Phase::Window => names.play,
                Phase::Score | Phase::RoundOver => names.round_over,
                Phase::MatchOver => "GameOver",
            },
        }
    }

    /// The seat whose turn it is, also while a step or a window interrupts the turn.
    pub fn turn(&self) -> Option<Seat> {
        self.pending.iter().rev().find_map(|pending| match pending {
            Pending::Turn(seat, _) => Some(*seat),
            _ => None,
        })
    }

    /// What everybody knows about a seat in this round.
    pub fn state(&self, seat: Seat) -> &SeatState {
        &self.states[seat.index()]
    }

    /// Whether a seat is down to one card in a round that goes on.
    pub(crate) fn holds_last_card(&self, seat: Seat) -> bool {
        self.hand_sizes.get(seat.index()) == Some(&1) && self.ending.is_none()
    }

    /// How many new melds may still be laid in this turn, where there is a limit.
    pub fn melds_left(&self) -> Option<usize> {
        self.spec.turn.melds.map(|most| usize::from(most.saturating_sub(self.in_turn.melded)))
    }

    /// Whether two seats play on the same side.
    pub fn same_side(&self, a: Seat, b: Seat) -> bool {
        self.spec.plan.sides[a.index()] == self.spec.plan.sides[b.index()]
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
    pub fn new(spec: Spec, first_dealer: Seat) -> Table {
        let (hands, answers) = (vec![Vec::new(); spec.seats], vec![None; spec.seats]);
        let public = Public::new(spec, first_dealer).into();
        Table { public, hands, stock: Vec::new(), hidden_wild: None, answers }
    }

    /// A hash of everything that is true at this table; the same on every platform.
    pub fn digest(&self) -> u64 {
        use std::hash::Hasher;
        let mut hasher = fnv::FnvHasher::default();
        hasher.write(&postcard::to_allocvec(self).unwrap_or_default());
        hasher.finish()
    }
}
