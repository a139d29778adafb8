//! A game as data: the parameters of the fifteen blocks, resolved from the game and its options.

use crate::cards::deck::Deck;
use crate::cards::wilds::Wilds;
use crate::deadwood::by_worth::MeldWorths;
use crate::deadwood::threes::Threes;
use crate::deadwood::without_wilds::MeldTable;
use crate::melds::pattern::Pattern;
use crate::refusal::Refusal;
use crate::round::close::Close;
use crate::round::leaving::DropRule;
use crate::score::plan::MatchPlan;
use crate::score::{Counts, Term, Values};
use crate::turn::gate::Gates;
use crate::turn::tableau::Tableau;
use crate::turn::window::WindowRules;
use crate::turn::{DrawRule, TurnRule};
use own::{OwnFilter, OwnOut};

pub use crate::games::own;
pub use crate::games::sheet::{Citations, Sheet, StateNames};
pub use crate::round::dealing::{DealRule, DealtHands, WildCut};
pub use crate::round::in_force::Spec;

/// Everything the judge needs to know about a game as it is played at one table. No rule asks for an option by name:
/// options are applied once, when the specification is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocks {
    /// What the game's sheet calls it and its states, and where it states its rules.
    pub sheet: &'static Sheet,
    /// How many seats play.
    pub seats: usize,
    /// Block 1: the cards in play.
    pub deck: Deck,
    /// Block 2: which cards are wild, where the round does not say otherwise ([`Spec::wilds`]).
    pub wilds: Wilds,
    /// Block 2: which cards are laid aside, open before their seat, as soon as it holds them in its turn; another one is drawn for each that
    /// did not come with the discard pile.
    pub aside: Option<OwnFilter>,
    /// Block 3: the melds, the most telling pattern first.
    pub patterns: Vec<Pattern>,
    /// Block 4: which cards the cover of a hand keeps from being left over before all others.
    pub dear: Option<OwnFilter>,
    /// Block 4: every meld that a hand can hold, where they can be listed. The table finds it from deck and patterns.
    pub meld_table: Option<MeldTable>,
    /// Block 4: every meld of the deck, where all have three cards and what is wild is cut. The table finds it from deck and patterns.
    pub threes: Option<Threes>,
    /// Block 4: every meld of the deck with what it scores, where melds score in the hand. The table finds it from deck and patterns.
    pub meld_worths: Option<MeldWorths>,
    /// Blocks 5 and 15: how a round is set up.
    pub deal: DealRule,
    /// Block 6: what may happen to melds on the table.
    pub tableau: Tableau,
    /// Block 7: what a seat must lay before it may do more.
    pub gates: Gates,
    /// Blocks 8 and 10: what a turn consists of and what is owed in it.
    pub turn: TurnRule,
    /// Block 9: where cards come from.
    pub draw: DrawRule,
    /// Block 11: who else may answer.
    pub windows: WindowRules,
    /// Block 12: what ends a round besides going out.
    pub ends: RoundEnds,
    /// Block 13: what happens when the stock is empty.
    pub exhaustion: Exhaustion,
    /// Block 14: what a card is worth.
    pub values: Values,
    /// Block 14: the lines of the score sheet, in order.
    pub score: Vec<Term>,
    /// Block 15: what happens over several rounds.
    pub plan: MatchPlan,
    /// Whether all hands lie open.
    pub open_hands: bool,
}

impl Blocks {
    /// The plain game of this deck, with everything that a game need not name: jokers are wild, anybody lays melds and lays off on any, a
    /// turn is one card drawn and one thrown, and an empty hand ends the round. It has no patterns, hands and score lines yet.
    pub fn plain(deck: Deck) -> Blocks {
        Blocks {
            sheet: &Sheet::NONE,
            seats: 0,
            deck,
            wilds: Wilds::JOKERS,
            aside: None,
            patterns: Vec::new(),
            dear: None,
            meld_table: None,
            threes: None,
            meld_worths: None,
            deal: DealRule::of(Vec::new()),
            tableau: Tableau::OPEN,
            gates: Gates::NONE,
            turn: TurnRule::ONE_DISCARD,
            draw: DrawRule::STOCK_OR_TOP,
            windows: WindowRules::NONE,
            ends: RoundEnds::turns(u16::MAX),
            exhaustion: Exhaustion::when_needed(u8::MAX),
            values: Values::PIPS,
            score: Vec::new(),
            plan: MatchPlan::to_target(100),
            open_hands: false,
        }
    }

    /// These rules of a game at a table of so many.
    pub(crate) fn at_table(mut self, sheet: &'static Sheet, seats: usize) -> Blocks {
        if self.plan.sides.is_empty() {
            self.plan.sides = MatchPlan::alone(seats);
        }
        let (meld_table, meld_worths) = (MeldTable::of(&self), MeldWorths::of(&self));
        let threes = Threes::of(&self);
        Blocks { sheet, seats, meld_table, threes, meld_worths, ..self }
    }

    /// The refusal with the section of the sheet it comes from.
    pub fn cite(&self, refusal: Refusal) -> Refusal {
        self.sheet.cite(refusal)
    }

    /// Whether seats draw cards at all.
    pub fn draws(&self) -> bool {
        self.draw.cards > 0
    }

    /// Whether a draw may be more than one card.
    #[inline]
    pub fn draws_several(&self) -> bool {
        self.draw.cards > 1 || self.aside.is_some()
    }

    /// Whether hands are divided into melds and loose cards when a round is counted.
    pub fn covers_hands(&self) -> bool {
        let covers = |term: &Term| matches!(term.counts, Counts::Loose(..));
        self.score.iter().any(covers)
    }
}

/// What ends a round besides going out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEnds {
    /// The round ends when every hand has this many cards after a discard.
    pub all_hands: Option<usize>,
    /// The round ends when a seat has this many cards in melds of its own.
    pub melded: Option<usize>,
    /// What a side must have on the table before one of its seats may get rid of its last card.
    pub out: Option<OutRule>,
    /// The round ends when the next seat has had this many turns.
    pub turn_limit: u16,
    /// The round ends when this meld is laid: a run of exactly three from one of these positions.
    pub completing_runs: &'static [u8],
    /// The round ends after so many turns in a row of each seat in which no card moved.
    pub idle_cycles: Option<u16>,
    /// How a seat ends the round by showing its hand.
    pub close: Option<Close>,
    /// What it costs a seat to leave the round before it draws; the last one left ends it.
    pub drop: Option<DropRule>,
    /// Which hands end the round as soon as they are dealt.
    pub dealt: DealtHands,
}

impl RoundEnds {
    /// Nothing but so many turns of each seat.
    pub fn turns(turn_limit: u16) -> RoundEnds {
        RoundEnds {
            all_hands: None,
            melded: None,
            out: None,
            turn_limit,
            completing_runs: &[],
            idle_cycles: None,
            close: None,
            drop: None,
            dealt: DealtHands::NONE,
        }
    }
}

/// What a side must have on the table before one of its seats may get rid of its last card.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct OutRule {
    /// So many melds.
    pub melds: usize,
    /// Each of at least so many cards.
    pub size: usize,
    /// Whether a hand could be got rid of in one turn, with these melds to begin with.
    pub could: OwnOut,
}

/// What happens when the stock is empty.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Exhaustion {
    /// How many times a round the discard pile is shuffled into a new stock.
    pub recycles: u8,
    /// Whether that happens the instant the last card is drawn, or only when another one is needed.
    pub at_once: bool,
    /// Whether the top of the discard pile stays.
    pub keep_top: bool,
    /// Whether the pile is turned over as it lies instead of being shuffled, as soon as a card is needed.
    pub turned_over: bool,
    /// Whether the last card of the stock is not drawn but turned up on the pile, which is shuffled below it.
    pub last_turned_up: bool,
    /// What happens when the stock is empty for good.
    pub then: WhenSpent,
}

impl Exhaustion {
    /// Shuffled when a card is needed, so often, but for the top of the pile; then the round ends.
    pub fn when_needed(recycles: u8) -> Exhaustion {
        Exhaustion {
            recycles,
            at_once: false,
            keep_top: true,
            turned_over: false,
            last_turned_up: false,
            then: WhenSpent::EndWhenNeeded,
        }
    }

    /// Shuffled whole the instant the last card is drawn, so often; then a turn more, and the round ends.
    pub fn at_once(recycles: u8) -> Exhaustion {
        Exhaustion {
            recycles,
            at_once: true,
            keep_top: false,
            then: WhenSpent::LastTurn,
            ..Exhaustion::when_needed(recycles)
        }
    }
}

/// What happens when the stock is empty for good.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WhenSpent {
    /// The turn in which the last card was drawn is the last of the round.
    LastTurn,
    /// The round ends with the last card drawn.
    EndAtOnce,
    /// The round ends when a card is needed and none is there.
    EndWhenNeeded,
    /// Each seat has one turn more in which it draws from the discard row or stops the round.
    RowTurns,
    /// The seats go on as long as each of them takes from the discard row.
    RowOnly,
    /// The seats play on without drawing, and one that does not play passes.
    PlayOn,
    /// The round ends before a turn that would begin with no more cards than this in the stock, and no new stock to come.
    EndBeforeTurn(usize),
}
