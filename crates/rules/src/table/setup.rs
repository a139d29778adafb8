//! Situations: a table set up by hand, for scenario files, puzzles and tests.

use crate::cards::ids::{CardId, Seat};
use crate::melds::meld::Meld;
use crate::spec::Spec;
use crate::table::{EndReason, Ending, Pending, StepKind, Table, TurnStep};
use thiserror::Error;

/// A table in the middle of a round. Cards that are not placed lie in the stock below the named ones.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The rules in force.
    pub spec: Spec,
    /// The round, from 1.
    pub round: u16,
    /// Who dealt it.
    pub dealer: Seat,
    /// Who is asked, and for what; no step: the deal is due.
    pub asked: Option<(Seat, TurnStep)>,
    /// Named cards of each hand, and how many unnamed ones it holds besides.
    pub hands: Vec<(Vec<CardId>, usize)>,
    /// The top of the stock, the topmost first.
    pub stock: Vec<CardId>,
    /// How large the stock is; the unplaced rest then goes to the bottom of the discard pile.
    pub stock_size: Option<usize>,
    /// The discard pile, its top last.
    pub discard: Vec<CardId>,
    /// The melds on the table in the order of laying.
    pub melds: Vec<Meld>,
    /// The cards that lie aside, each with the seat before which it lies.
    pub aside: Vec<(Seat, CardId)>,
    /// Points so far.
    pub totals: Vec<i32>,
    /// The round in which each seat last went out.
    pub last_out: Vec<Option<u16>>,
    /// Turns begun by each seat.
    pub turns: Vec<u16>,
    /// How often the discard pile has become the stock.
    pub recycles: u8,
    /// Whether this turn is the last.
    pub last_turn: bool,
    /// The card that was cut and lies beside the stock.
    pub wild_card: Option<CardId>,
    /// Whether it lies face down.
    pub wild_hidden: bool,
    /// The card taken from the discard pile in this turn.
    pub taken: Option<CardId>,
}

/// A situation that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SituationError {
    /// A card in two places.
    #[error("the card {0} is placed more often than the deck holds it")]
    Twice(String),
    /// More cards are asked for than there are.
    #[error("the deck does not hold enough cards for this situation")]
    TooFew,
}

impl Table {
    /// The same table with the round over, as if the stock had run out: nobody has ended it, and every hand counts as it is.
    pub fn count_as_it_stands(&mut self) {
        let public = self.public.write();
        public.ending = Some(Ending { why: EndReason::StockOut, by: None });
        public.pending = vec![Pending::Step(StepKind::Score)];
    }
}

impl Situation {
    /// The first turn of round 1 with empty hands.
    pub fn new(spec: Spec) -> Situation {
        let (seats, start) = (spec.seats, spec.plan.start);
        Situation {
            spec,
            round: 1,
            dealer: Seat::at(seats - 1),
            asked: Some((Seat(0), TurnStep::Draw)),
            hands: vec![(Vec::new(), 0); seats],
            stock: Vec::new(),
            stock_size: None,
            discard: Vec::new(),
            melds: Vec::new(),
            aside: Vec::new(),
            totals: vec![start; seats],
            last_out: vec![None; seats],
            turns: vec![0; seats],
            recycles: 0,
            last_turn: false,
            wild_card: None,
            wild_hidden: false,
            taken: None,
        }
    }

    /// Sets the table up.
    ///
    /// # Errors
    /// When the situation cannot be: a card in two places, no meld, too few cards.
    pub fn build(self) -> Result<Table, SituationError> {
        let mut rest = self.unplaced()?;
        let mut table = Table::new(self.spec.in_round(self.round), self.dealer);
        for (seat, (named, unnamed)) in self.hands.iter().enumerate() {
            table.hands[seat].clone_from(named);
            table.hands[seat].extend(take(&mut rest, *unnamed)?);
        }
        let below = match self.stock_size {
            None => std::mem::take(&mut rest),
            Some(size) => {
                let missing = size.checked_sub(self.stock.len()).ok_or(SituationError::TooFew)?;
                take(&mut rest, missing)?
            }
        };
        table.stock = below.into_iter().chain(self.stock.iter().rev().copied()).collect();
        let public = table.public.write();
        public.melds = self.melds;
        public.aside = self.aside;
        public.discard = rest.into_iter().chain(self.discard).collect();
        public.stock_size = table.stock.len();
        public.hand_sizes = table.hands.iter().map(Vec::len).collect();
        public.round = self.round;
        public.totals = self.totals;
        public.last_out = self.last_out;
        public.turns = self.turns;
        public.recycles = self.recycles;
        public.last_turn = self.last_turn;
        public.taken = self.taken;
        match self.wild_card {
            Some(card) if self.wild_hidden => (public.wild_hidden, table.hidden_wild) = (true, Some(card)),
            Some(card) => public.know_wild(card),
            None => {}
        }
        public.pending = match self.asked {
            Some((seat, step)) => vec![Pending::Turn(seat, step)],
            None => vec![Pending::Step(StepKind::Deal)],
        };
        Ok(table)
    }

    /// The cards that the situation does not place, in the deck's order.
    fn unplaced(&self) -> Result<Vec<CardId>, SituationError> {
        let hands = self.hands.iter().flat_map(|(named, _)| named);
        let melds: Vec<CardId> = self.melds.iter().flat_map(Meld::all_cards).collect();
        let mut placed: Vec<CardId> = hands
            .chain(&melds)
            .chain(&self.stock)
            .chain(&self.discard)
            .chain(&self.wild_card)
            .chain(self.aside.iter().map(|(_, card)| card))
            .copied()
            .collect();
        placed.sort_unstable();
        if let Some(twice) = placed.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(SituationError::Twice(self.spec.deck.code(twice[0]).into()));
        }
        Ok(self.spec.deck.cards().filter(|card| placed.binary_search(card).is_err()).collect())
    }
}

fn take(rest: &mut Vec<CardId>, count: usize) -> Result<Vec<CardId>, SituationError> {
    let kept = rest.len().checked_sub(count).ok_or(SituationError::TooFew)?;
    Ok(rest.split_off(kept))
}
