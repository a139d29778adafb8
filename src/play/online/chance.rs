//! A deal that nobody chose: whoever sits here puts chance in, sealed first, and afterwards does the sum.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Ask, Commitment, Nonce, Proof, ProofError, Tell};

use super::{AtTable, Connection, connection::Told};
use crate::shell::{AppSystems, chance::random};

/// What is known of how the deal of the match came about.
#[derive(Resource, Debug, Default)]
pub struct Fairness {
    mine: Chance,
    /// The server's seal.
    pub seal: Option<Commitment>,
    /// Who has committed to what.
    pub commitments: Vec<(Seat, Commitment)>,
    /// What was opened once the match was over, and whether the sum is right.
    pub proof: Option<(Proof, Result<(), ProofError>)>,
}

impl Fairness {
    /// Whether the chance of this client is among what was opened.
    pub fn has_mine(&self) -> bool {
        let opened = self.proof.as_ref().map(|(proof, _)| &proof.nonces);
        let mine =
            |nonces: &Vec<(Seat, Nonce)>| nonces.iter().any(|(_, nonce)| Some(*nonce) == self.mine.nonce);
        opened.is_some_and(mine)
    }
}

/// Registers it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Fairness>()
        .add_systems(Update, answer.run_if(resource_exists::<Connection>).in_set(AppSystems::Think));
}

/// The chance that one seat puts into a deal.
#[derive(Debug, Default)]
pub(super) struct Chance {
    number: u32,
    nonce: Option<Nonce>,
}

impl Chance {
    /// Answers what the deal asks of a seat.
    pub(super) fn hear(&mut self, tell: &Tell, you: Option<Seat>, line: &Connection) {
        match tell {
            Tell::Dealing(number, _) => {
                let nonce = you.is_some().then(|| Nonce(random()));
                *self = Self { number: *number, nonce };
                if let Some(nonce) = nonce {
                    line.say(&Ask::Commit(nonce.commitment()));
                }
            }
            Tell::Commits(number, commitments) if *number == self.number => {
                // What was not committed to is not opened: the server would be free to choose then.
                let sealed = |nonce: &Nonce| {
                    let own = |(seat, sealed): &(Seat, Commitment)| {
                        Some(*seat) == you && *sealed == nonce.commitment()
                    };
                    commitments.iter().any(own)
                };
                if let Some(nonce) = self.nonce.filter(sealed) {
                    line.say(&Ask::Nonce(nonce));
                }
            }
            _ => {}
        }
    }
}

fn answer(
    mut told: MessageReader<Told>,
    connection: Res<Connection>,
    room: Option<Res<AtTable>>,
    mut fairness: ResMut<Fairness>,
) {
    let you = room.and_then(|room| room.0.you);
    for Told(tell) in told.read() {
        match tell {
            Tell::Dealing(_, seal) => *fairness = Fairness { seal: Some(*seal), ..default() },
            Tell::Commits(number, commitments) if *number == fairness.mine.number => {
                fairness.commitments.clone_from(commitments);
            }
            Tell::Proof(number, proof) if *number == fairness.mine.number => {
                let sum = fairness.seal.map(|seal| proof.verify(seal, &fairness.commitments));
                fairness.proof = sum.map(|sum| ((**proof).clone(), sum));
            }
            _ => continue,
        }
        fairness.mine.hear(tell, you, &connection);
    }
}
