//! Provably fair: the seal that everybody may see at any time, and seed and code once nothing is hidden any more.

use crate::Host;
use rummage_rules::cards::shuffle::Seed;
use rummage_rules::record::seal::Seal;
use rummage_rules::record::share;

impl Host {
    /// The seal of the match: it binds seed and house rules, and tells nothing of them.
    pub fn seal(&self) -> Seal {
        self.record().seal()
    }

    /// The seed, once the match is over.
    pub fn seed(&self) -> Option<Seed> {
        self.is_over().then(|| self.record().seed)
    }

    /// The code of the match with a word for each chair. Nothing while cards are hidden, for the seed is in it.
    pub fn code(&self, chairs: &[String]) -> Option<String> {
        self.lies_open().then(|| share::code(self.record(), chairs))
    }

    /// Recomputes every deal from the seed and compares it with what was played here: the deals that agree, or nothing if one differs.
    pub fn deals_proven(&self) -> Option<usize> {
        let proof = self.record().prove().ok()?;
        // A replay takes steps that nobody has asked for yet.
        let same = proof.events.get(self.past.forgotten..self.happened()) == Some(&self.past.kept[..]);
        same.then_some(proof.deals)
    }
}
