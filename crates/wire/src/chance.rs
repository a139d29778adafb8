//! A deal that nobody chose: everybody puts in chance, sealed before any of it is opened.
//!
//! The server seals its secret first. Each person who is here commits to a nonce by its hash, then all are opened. The seed of the match is
//! the beginning of the hash of the secret and the nonces in the order of the seats; afterwards everybody can do this sum.

use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::Seed;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Chance that somebody puts in: 256 bits, 64 hexadecimal digits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Nonce(pub [u8; 32]);

/// The hash of chance that is not opened yet: its SHA-256, 64 hexadecimal digits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Commitment(pub [u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[error("write 64 hexadecimal digits")]
pub struct NotHex;

/// All that went into the seed of a match, opened once it is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// What the server had sealed.
    pub secret: Nonce,
    /// What those who answered in time put in, in the order of their seats.
    pub nonces: Vec<(Seat, Nonce)>,
    /// The seed that came of it.
    pub seed: Seed,
}

/// Chance that was not what it had been sealed as.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// The server's secret is another one than it sealed.
    #[error("the server's secret is not the one it had sealed")]
    Secret,
    /// A nonce is another one than its seat committed to, is missing, or is there twice.
    #[error("the chance of seat {0} is not what it had committed to")]
    Nonce(Seat),
    /// The seed does not come of all that.
    #[error("the seed does not come of the chance that was put in")]
    Seed,
}

impl Nonce {
    /// What is told before it is opened.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl Proof {
    /// The seed of a secret and the nonces of these seats.
    pub fn of(secret: Nonce, mut nonces: Vec<(Seat, Nonce)>) -> Proof {
        nonces.sort_by_key(|(seat, _)| *seat);
        let seed = seed_of(&secret, &nonces);
        Proof { secret, nonces, seed }
    }

    /// Whether the seed came of chance that had been sealed so.
    ///
    /// # Errors
    /// What did not.
    pub fn verify(&self, seal: Commitment, commitments: &[(Seat, Commitment)]) -> Result<(), ProofError> {
        if self.secret.commitment() != seal {
            return Err(ProofError::Secret);
        }
        let committed = |seat: Seat| commitments.iter().find(|(other, _)| *other == seat);
        for (seat, nonce) in &self.nonces {
            if committed(*seat).is_none_or(|(_, commitment)| nonce.commitment() != *commitment) {
                return Err(ProofError::Nonce(*seat));
            }
        }
        if let Some(pair) = self.nonces.windows(2).find(|pair| pair[0].0 >= pair[1].0) {
            return Err(ProofError::Nonce(pair[1].0));
        }
        if seed_of(&self.secret, &self.nonces) == self.seed { Ok(()) } else { Err(ProofError::Seed) }
    }
}

fn seed_of(secret: &Nonce, nonces: &[(Seat, Nonce)]) -> Seed {
    let mut hash = Sha256::new();
    hash.update(secret.0);
    for (seat, nonce) in nonces {
        hash.update([seat.0]);
        hash.update(nonce.0);
    }
    let digest: [u8; 32] = hash.finalize().into();
    let (first, _) = digest.split_at(16);
    Seed(first.iter().fold(0, |seed, byte| seed << 8 | u128::from(*byte)))
}

fn read_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(NotHex);
    }
    for (byte, place) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&text[place..place + 2], 16).map_err(|_| NotHex)?;
    }
    Ok(bytes)
}

/// Both are 64 digits as text.
macro_rules! as_hex {
    ($($kind:ident),*) => { $(
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $kind {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<$kind, NotHex> {
                read_hex(text).map($kind)
            }
        }

        impl From<$kind> for String {
            fn from(bytes: $kind) -> String {
                bytes.to_string()
            }
        }

        impl TryFrom<String> for $kind {
            type Error = NotHex;

            fn try_from(text: String) -> Result<$kind, NotHex> {
                text.parse()
            }
        }
    )* };
}

as_hex!(Nonce, Commitment);

#[cfg(test)]
mod tests {
    use super::*;

    fn proof() -> (Proof, Commitment, Vec<(Seat, Commitment)>) {
        let nonces = vec![(Seat(2), Nonce([2; 32])), (Seat(0), Nonce([9; 32]))];
        let commitments = nonces.iter().map(|(seat, nonce)| (*seat, nonce.commitment())).collect();
        let secret = Nonce([7; 32]);
        (Proof::of(secret, nonces), secret.commitment(), commitments)
    }

    #[test]
    fn a_fair_deal_is_proven() {
        let (proof, seal, commitments) = proof();
        assert_eq!(proof.verify(seal, &commitments), Ok(()));
    }

    #[test]
    fn whoever_changes_anything_is_found_out() {
        let (proof, seal, commitments) = proof();
        let verify = |proof: &Proof| proof.verify(seal, &commitments);
        assert_eq!(verify(&Proof { secret: Nonce([8; 32]), ..proof.clone() }), Err(ProofError::Secret));
        assert_eq!(verify(&Proof { seed: Seed(1), ..proof.clone() }), Err(ProofError::Seed));
        let mut other = proof.clone();
        other.nonces[1].1 = Nonce([3; 32]);
        assert_eq!(verify(&other), Err(ProofError::Nonce(Seat(2))));
        let mut twice = proof.clone();
        twice.nonces.push(proof.nonces[1]);
        assert_eq!(verify(&twice), Err(ProofError::Nonce(Seat(2))));
        let mut left_out = proof.clone();
        left_out.nonces.pop();
        assert_eq!(verify(&left_out), Err(ProofError::Seed));
    }

    #[test]
    fn hex_comes_back_and_nothing_else_is_read() {
        let nonce = Nonce([0xa5; 32]);
        assert_eq!(nonce.to_string().parse(), Ok(nonce));
        for wrong in ["", "ab", &"g".repeat(64), &"é".repeat(32), &"0".repeat(65)] {
            assert_eq!(wrong.parse::<Nonce>(), Err(NotHex), "{wrong}");
        }
    }
}
