//! Luck: what was dealt to the player and drawn from the stock, beside what chance gives on average.

use rummage_rules::{
    cards::ids::{CardId, Seat},
    event::{Event, Seen},
    spec::Spec,
};
use serde::{Deserialize, Serialize};

/// Nine in ten players get no fewer and no more wild cards than so many times the usual difference.
const SELDOM: f64 = 1.645;

/// The cards dealt to the player in a match, and how many of them were wild.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealt {
    /// The cards.
    pub cards: usize,
    /// The wild ones among them.
    pub wilds: usize,
    /// The cards of the deck.
    pub deck: usize,
    /// The wild ones among those.
    pub deck_wilds: usize,
}

/// The cards that the player drew from the stock in a match.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// The cards.
    pub cards: usize,
    /// The wild ones among them.
    pub wilds: usize,
    /// Those that were not thrown in the same turn.
    pub kept: usize,
}

/// How kind chance was with wild cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kindness {
    /// One player in twenty gets so few.
    Few,
    /// What most players get.
    Usual,
    /// One player in twenty gets so many.
    Many,
}

/// Wild cards, dealt and drawn, beside how many there would be on average.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Wilds {
    /// Those that came.
    pub came: usize,
    /// How many would on average.
    pub expected: f64,
    /// By how much that differs between players: the square of it.
    variance: f64,
}

impl Wilds {
    /// One more match: the same part of the deck is wild in every draw, whatever came before it.
    pub fn add(&mut self, dealt: Dealt, drawn: Drawn) {
        let cards = dealt.cards.saturating_add(drawn.cards) as f64;
        let part = if dealt.deck == 0 { 0.0 } else { dealt.deck_wilds as f64 / dealt.deck as f64 };
        self.came = self.came.saturating_add(dealt.wilds).saturating_add(drawn.wilds);
        self.expected += cards * part;
        self.variance += cards * part * (1.0 - part);
    }

    /// How kind that is; nothing is said of few cards.
    pub fn kindness(&self) -> Kindness {
        let more = self.came as f64 - self.expected;
        match more.abs() > SELDOM * self.variance.sqrt() {
            _ if self.expected < 5.0 => Kindness::Usual,
            true if more < 0.0 => Kindness::Few,
            true => Kindness::Many,
            false => Kindness::Usual,
        }
    }
}

/// Follows the wild cards of a match through what a seat is told.
struct Follower {
    me: Seat,
    rules: Spec,
    dealt: Dealt,
    drawn: Drawn,
    /// What was dealt and drawn in this round.
    hand: Vec<CardId>,
    draws: Vec<CardId>,
    /// What was drawn in this turn.
    last: Option<CardId>,
}

/// What a seat was dealt and what it drew, by what it was told of the match.
pub fn told(told: &[Event<Seen>], me: Seat, spec: &Spec) -> (Dealt, Drawn) {
    let deck_wilds = spec.deck.cards().filter(|card| spec.is_wild(*card)).count();
    let mut follower = Follower {
        me,
        rules: spec.clone(),
        dealt: Dealt { cards: 0, wilds: 0, deck: spec.deck.len(), deck_wilds },
        drawn: Drawn::default(),
        hand: Vec::new(),
        draws: Vec::new(),
        last: None,
    };
    told.iter().for_each(|event| follower.follow(event, spec));
    (follower.dealt, follower.drawn)
}

impl Follower {
    fn follow(&mut self, event: &Event<Seen>, spec: &Spec) {
        match event {
            Event::RoundBegan { round, .. } => {
                self.rules = spec.in_round(*round);
                (self.hand, self.draws, self.last) = (Vec::new(), Vec::new(), None);
            }
            Event::WildCut { card } => self.turn_wild(spec.with_cut(*card), spec),
            Event::Dealt { hands, .. } => {
                let own = hands.get(self.me.index()).into_iter().flatten();
                self.hand = own.filter_map(face).collect();
                self.dealt.cards += self.hand.len();
                self.dealt.wilds += self.wilds_of(&self.hand);
            }
            Event::Drew { seat, card } if *seat == self.me => {
                let Some(card) = face(card) else { return };
                self.drawn.cards += 1;
                self.drawn.kept += 1;
                self.drawn.wilds += self.wilds_of(&[card]);
                self.draws.push(card);
                self.last = Some(card);
            }
            Event::TurnBegan { .. } => self.last = None,
            Event::Discarded { seat, card } if *seat == self.me && self.last == Some(*card) => {
                self.drawn.kept -= 1;
                self.last = None;
            }
            _ => {}
        }
    }

    /// Only now is it known which of the cards that came are wild.
    fn turn_wild(&mut self, rules: Spec, spec: &Spec) {
        let before = [self.wilds_of(&self.hand), self.wilds_of(&self.draws)];
        self.rules = rules;
        self.dealt.wilds += self.wilds_of(&self.hand).saturating_sub(before[0]);
        self.drawn.wilds += self.wilds_of(&self.draws).saturating_sub(before[1]);
        // The card itself is in nobody's hand.
        let wild = spec.deck.cards().filter(|other| self.rules.is_wild(*other)).count();
        (self.dealt.deck, self.dealt.deck_wilds) = (spec.deck.len() - 1, wild.saturating_sub(1));
    }

    fn wilds_of(&self, cards: &[CardId]) -> usize {
        cards.iter().filter(|card| self.rules.is_wild(**card)).count()
    }
}

/// A card that its seat has seen.
fn face(seen: &Seen) -> Option<CardId> {
    match seen {
        Seen::Face(card) => Some(*card),
        Seen::Back => None,
    }
}
