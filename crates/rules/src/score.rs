//! Block 14, score terms: what a round was worth, as lines whose sum is the score.

use crate::card::{CardId, Seat};
use crate::meld::{Class, Meld};
use crate::spec::{Filter, Spec};
use crate::table::Public;
use serde::Serialize;

/// One line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct ScoreLine {
    /// Whose line it is.
    pub seat: Seat,
    /// What it counts, a key of the game's words.
    pub label: &'static str,
    /// The points.
    pub amount: i32,
}

/// A kind of line.
#[derive(Clone, Debug)]
pub struct Term {
    /// The label of its lines.
    pub label: &'static str,
    /// What is counted.
    pub counts: Counts,
    /// Whether it counts only in a round that somebody ended by going out.
    pub needs_ender: bool,
}

/// What a term counts, and the points for each.
#[derive(Clone, Debug)]
pub enum Counts {
    /// Cards of the seat's own melds that score.
    ScoringCards(i32),
    /// Cards in the seat's own melds, of any class.
    Melded(Filter, i32),
    /// Cards left outside the melds of the seat's own hand.
    Loose(Filter, i32),
    /// For the seat that went out: cards left outside the melds of the other hands.
    LooseOfOthers(Filter, i32),
    /// For the seat that went out: a fixed sum.
    GoingOut(i32),
}

/// The lines of a finished round, for every seat and term: a term that does not apply counts 0.
pub fn lines(table: &Public) -> Vec<ScoreLine> {
    let ender = table.ending.and_then(|ending| ending.by);
    let mut lines = Vec::new();
    for term in &table.spec.score {
        for seat in table.seats() {
            let amount =
                if term.needs_ender && ender.is_none() { 0 } else { amount(table, term, seat, ender) };
            lines.push(ScoreLine { seat, label: term.label, amount });
        }
    }
    lines
}

fn amount(table: &Public, term: &Term, seat: Seat, ender: Option<Seat>) -> i32 {
    let deck = &table.spec.deck;
    let count = |cards: &mut dyn Iterator<Item = CardId>, filter: Filter, each: i32| {
        cards.filter(|card| filter.takes(deck, *card)).map(|_| each).sum::<i32>()
    };
    let own_melds = || table.melds.iter().filter(|meld| meld.owner == seat);
    let loose = |seat: Seat| table.shown.get(seat.index()).map_or(&[][..], |split| &split.loose);
    let went_out = ender == Some(seat);
    match &term.counts {
        Counts::ScoringCards(each) => own_melds().map(|meld| scoring_points(meld, *each)).sum(),
        Counts::Melded(filter, each) => count(&mut own_melds().flat_map(Meld::cards), *filter, *each),
        Counts::Loose(filter, each) => count(&mut loose(seat).iter().copied(), *filter, *each),
        Counts::LooseOfOthers(filter, each) if went_out => {
            let others = table.seats().filter(|other| *other != seat);
            count(&mut others.flat_map(|other| loose(other).iter().copied()), *filter, *each)
        }
        Counts::GoingOut(sum) if went_out => *sum,
        Counts::LooseOfOthers(..) | Counts::GoingOut(_) => 0,
    }
}

fn scoring_points(meld: &Meld, each: i32) -> i32 {
    if meld.reading.class == Class::Scoring {
        each * i32::try_from(meld.len()).unwrap_or(i32::MAX)
    } else {
        0
    }
}

/// What a meld adds to its owner's score as it lies on the table.
pub fn meld_points(spec: &Spec, meld: &Meld) -> i32 {
    let points_of = |term: &Term| match &term.counts {
        Counts::ScoringCards(each) => scoring_points(meld, *each),
        Counts::Melded(filter, each) => {
            meld.cards().filter(|card| filter.takes(&spec.deck, *card)).map(|_| *each).sum()
        }
        _ => 0,
    };
    spec.score.iter().map(points_of).sum()
}

/// What a card costs its holder against the table, if it is left over when another seat goes out.
pub fn loose_cost(spec: &Spec, card: CardId) -> i32 {
    let cost_of = |term: &Term| match &term.counts {
        Counts::Loose(filter, each) if filter.takes(&spec.deck, card) => -each,
        Counts::LooseOfOthers(filter, each) if filter.takes(&spec.deck, card) => *each,
        _ => 0,
    };
    spec.score.iter().map(cost_of).sum()
}

/// What going out pays by itself.
pub fn going_out_points(spec: &Spec) -> i32 {
    let points_of = |term: &Term| if let Counts::GoingOut(sum) = term.counts { sum } else { 0 };
    spec.score.iter().map(points_of).sum()
}
