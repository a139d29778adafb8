//! What an online table told of a deal: the chance that was sealed, committed to and opened, and whether the seed came of it.

use crate::trouble::{self, Trouble};
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::Seed;
use rummage_wire::{Commitment, Proof, ProofError, Tell};
use std::collections::BTreeMap;
use std::path::Path;

/// What was told of one match.
#[derive(Default)]
struct Told {
    seal: Option<Commitment>,
    commitments: Option<Vec<(Seat, Commitment)>>,
    proof: Option<Proof>,
}

/// How the seed of a match came about, all of it opened.
pub struct Chance {
    seal: Commitment,
    commitments: Vec<(Seat, Commitment)>,
    proof: Proof,
}

/// Reads the lines `dealing`, `commits` and `proof` of a table; any others are passed over. Of several matches it is the one with this seed.
///
/// # Errors
/// A line that is none, or no deal with this seed that was told whole.
pub fn read(file: &Path, seed: Seed) -> Result<Chance, Trouble> {
    let mut matches: BTreeMap<u32, Told> = BTreeMap::new();
    for (number, line) in (1..).zip(trouble::read(file)?.lines()) {
        if !["dealing ", "commits ", "proof "].iter().any(|word| line.starts_with(word)) {
            continue;
        }
        match line.parse().map_err(|unread| Trouble::in_line(file, number, unread))? {
            // A match is dealt anew where its server stopped over it.
            Tell::Dealing(number, seal) => {
                matches.insert(number, Told { seal: Some(seal), ..Told::default() });
            }
            Tell::Commits(number, commitments) => {
                matches.entry(number).or_default().commitments = Some(commitments);
            }
            Tell::Proof(number, proof) => matches.entry(number).or_default().proof = Some(*proof),
            _ => {}
        }
    }
    let of_this = |told: &Told| told.proof.as_ref().is_some_and(|proof| proof.seed == seed);
    let told = matches.into_values().find(of_this);
    let none = format!("no proof in it has the seed of the match, {seed}");
    let Told { seal, commitments, proof } = told.ok_or_else(|| Trouble::in_file(file, none))?;
    let lacks = |line| Trouble::in_file(file, format!("the line '{line}' of this match is missing"));
    Ok(Chance {
        seal: seal.ok_or_else(|| lacks("dealing"))?,
        commitments: commitments.ok_or_else(|| lacks("commits"))?,
        proof: proof.ok_or_else(|| lacks("proof"))?,
    })
}

impl Chance {
    /// Whether all chance was what it had been sealed as, and gives the seed.
    ///
    /// # Errors
    /// What is not so.
    pub fn verify(&self) -> Result<(), ProofError> {
        self.proof.verify(self.seal, &self.commitments)
    }

    /// The seats whose chance went into it.
    pub fn seats(&self) -> Vec<Seat> {
        self.proof.nonces.iter().map(|(seat, _)| *seat).collect()
    }
}
