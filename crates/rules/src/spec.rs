//! A game as data: the parameters of the fifteen blocks, resolved from the game and its options.

use crate::deck::Deck;
use crate::pattern::Pattern;
use crate::plan::MatchPlan;
use crate::refusal::{Code, Refusal};
use crate::score::Term;

/// Everything the judge needs to know about a game as it is played at one table. No rule asks for an option by name:
/// options are applied once, when the specification is made.
#[derive(Clone, Debug)]
pub struct Spec {
    /// The game's id: `Game::id`.
    pub game: &'static str,
    /// How many seats play.
    pub seats: usize,
    /// Block 1: the cards in play.
    pub deck: Deck,
    /// Block 3: the melds, the most telling pattern first.
    pub patterns: Vec<Pattern>,
    /// Block 4: which cards the cover of a hand keeps from being left over before all others.
    pub dear: Filter,
    /// Blocks 5 and 15: how a round is set up.
    pub deal: DealRule,
    /// Block 6: what may happen to melds on the table.
    pub tableau: Tableau,
    /// Blocks 8 to 10: what a turn consists of.
    pub turn: TurnRule,
    /// Block 13: what happens when the stock is empty.
    pub exhaustion: Exhaustion,
    /// Block 12: what ends a round besides going out.
    pub ends: RoundEnds,
    /// Block 14: the lines of the score sheet, in order.
    pub score: Vec<Term>,
    /// Block 15: what happens over several rounds.
    pub plan: MatchPlan,
    /// The sheet's names of the states.
    pub states: StateNames,
    /// Where the sheet states the rule behind each refusal.
    pub citations: &'static [(Code, &'static str)],
}

impl Spec {
    /// The refusal with the section of the sheet it comes from.
    pub fn cite(&self, mut refusal: Refusal) -> Refusal {
        let found = self.citations.iter().find(|(code, _)| *code == refusal.code);
        refusal.rule = found.map_or("", |(_, rule)| rule);
        refusal
    }
}

/// Some cards of a deck.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Filter {
    /// None of them.
    None,
    /// All of them.
    All,
    /// Those of one suit.
    Suit(u8),
    /// Those of any other suit.
    NotSuit(u8),
}

impl Filter {
    /// Whether a card is meant.
    pub fn takes(self, deck: &Deck, card: crate::card::CardId) -> bool {
        match self {
            Filter::None => false,
            Filter::All => true,
            Filter::Suit(suit) => deck.printed(card).suit == suit,
            Filter::NotSuit(suit) => deck.printed(card).suit != suit,
        }
    }
}

/// How a round is set up.
#[derive(Copy, Clone, Debug)]
pub struct DealRule {
    /// Cards dealt to each seat, one at a time.
    pub hand: usize,
    /// Whether the top of the stock is turned to start the discard pile.
    pub upcard: bool,
}

/// What may happen to melds on the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Tableau {
    /// Nothing: a meld stays as it was laid.
    Frozen,
}

/// What a turn consists of.
#[derive(Copy, Clone, Debug)]
pub struct TurnRule {
    /// Cards that must stay in the hand for the discard, whatever is laid.
    pub reserve: usize,
    /// Whether the card just taken from the discard pile may be thrown at once.
    pub return_discard: bool,
}

/// What happens when the last card of the stock is drawn.
#[derive(Copy, Clone, Debug)]
pub struct Exhaustion {
    /// How many times a round the discard pile is shuffled into a new stock, at the instant the last card is drawn.
    /// After that the turn in which the stock runs out is the last of the round.
    pub recycles: u8,
}

/// What ends a round besides an empty hand.
#[derive(Copy, Clone, Debug)]
pub struct RoundEnds {
    /// The round ends when every hand has this many cards after a discard.
    pub all_hands: Option<usize>,
    /// The round ends when the next seat has had this many turns.
    pub turn_limit: u16,
}

/// The sheet's names of the states, as scenario files write them.
#[derive(Copy, Clone, Debug)]
pub struct StateNames {
    /// Before the deal.
    pub deal: &'static str,
    /// A draw is asked.
    pub draw: &'static str,
    /// Melds and the discard are asked.
    pub play: &'static str,
    /// The round is over and counted.
    pub round_over: &'static str,
}
