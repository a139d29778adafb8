//! The melds of a match, from which the winner's best are shown at its end.

use rummage_rules::{
    cards::ids::{CardId, Seat},
    event::Event,
    melds::meld::Class,
    spec::Spec,
};

use crate::play::referee::Referee;

/// A meld somebody laid in this match.
#[derive(Debug, Clone, PartialEq)]
pub struct Trophy {
    pub owner: Seat,
    pub round: u16,
    pub cards: Vec<CardId>,
    pub name: &'static str,
    pub points: i32,
    /// Whether the game tells scoring melds from others.
    pub classed: bool,
}

/// Every meld that was laid and not taken back, in the order of laying.
pub fn of(referee: &Referee, spec: &Spec) -> Vec<Trophy> {
    let (mut round, mut trophies) = (0, Vec::new());
    for event in referee.told_to(None) {
        match event {
            Event::RoundBegan { round: begun, .. } => round = begun,
            Event::Melded { meld } => trophies.push(Trophy {
                owner: meld.owner,
                round,
                cards: meld.cards().collect(),
                name: meld.reading.name,
                points: rummage_rules::score::meld_points(spec, &meld),
                classed: meld.reading.class != Class::Plain,
            }),
            _ => {}
        }
    }
    trophies
}
