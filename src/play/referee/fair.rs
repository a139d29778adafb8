//! Provably fair: the seal that everybody may see at any time, and the seed once nothing is hidden any more.

use rummage_rules::{record::seal::Seal, table::Due};

use super::Referee;

impl Referee {
    /// The seal of the match: it binds seed and house rules, and tells nothing of them.
    pub fn seal(&self) -> Seal {
        self.record().seal()
    }

    /// The seed, once the match is over.
    pub fn seed(&self) -> Option<String> {
        (self.due() == Due::Nothing).then(|| self.record().seed.to_string())
    }

    /// Recomputes every deal from the seed and compares it with what was played here: the deals that agree, or nothing if one differs.
    pub fn deals_proven(&self) -> Option<usize> {
        let proof = self.record().prove().ok()?;
        // A replay takes steps that the table has still to ask for.
        let same = proof.events.get(..self.past.len()) == Some(&self.past[..]);
        same.then_some(proof.deals)
    }
}
