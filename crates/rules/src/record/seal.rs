//! Provably fair: what is made known before the deal, and the proof afterwards that every deal came from it.

use crate::cards::ids::CardId;
use crate::event::Event;
use crate::record::{Match, MatchRecord, ReplayError};
use sha2::{Digest, Sha256};
use std::fmt;

/// The seal of a match: the SHA-256 of its [head](MatchRecord::head). It tells nothing of the seed's 128 bits, and no other seed has it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seal([u8; 32]);

impl fmt::Display for Seal {
    /// 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// What was recomputed from a seed.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Proof {
    /// Deals, one a round.
    pub deals: usize,
    /// Times the discard pile became the stock.
    pub reshuffles: usize,
    /// Cuts before a deal.
    pub cuts: usize,
    /// Actions, each legal with the cards that the seed gave.
    pub actions: usize,
    /// Everything that happened, as it happens once more.
    pub events: Vec<Event<CardId>>,
}

impl MatchRecord {
    /// All that decides how the cards lie, as a text: game, rulings, seats, house rules and seed, one a line.
    pub fn head(&self) -> String {
        let mut head = format!("rummage {}\n{} for {}\n", self.rules_revision, self.game, self.seats);
        for (key, value) in self.options.iter() {
            head += &format!("{key}={value}\n");
        }
        head + &format!("seed {}\n", self.seed)
    }

    /// The seal that is shown before the deal: `sha256sum` of the head gives the same.
    pub fn seal(&self) -> Seal {
        Seal(Sha256::digest(self.head()).into())
    }

    /// Recomputes every deal, reshuffle and cut from the seed, and plays every action on them.
    ///
    /// # Errors
    /// Where what is written down cannot have come from this seed.
    pub fn prove(&self) -> Result<Proof, ReplayError> {
        let mut proof = Proof { actions: self.actions.len(), ..Proof::default() };
        Match::replay(self, |_, events| {
            for event in &events {
                match event {
                    Event::Dealt { .. } => proof.deals += 1,
                    Event::Recycled { .. } => proof.reshuffles += 1,
                    Event::CutSeen { .. } => proof.cuts += 1,
                    _ => {}
                }
            }
            proof.events.extend(events);
        })?;
        Ok(proof)
    }
}
