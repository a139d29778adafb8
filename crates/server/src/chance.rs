//! Chance of the operating system: keys, names of tables, secrets.

use rummage_wire::{Key, Nonce, TableId};
use thiserror::Error;

/// The system gives no chance.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the operating system gives no chance: {0}")]
pub struct NoChance(String);

fn bytes<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| NoChance(error.to_string()))?;
    Ok(bytes)
}

/// A number by chance.
pub fn number() -> Result<u64, NoChance> {
    bytes().map(u64::from_le_bytes)
}

/// A key that nobody has.
pub fn key() -> Result<Key, NoChance> {
    bytes().map(u128::from_le_bytes).map(Key::of_chance)
}

/// A name of a table that hardly any other has.
pub fn table() -> Result<TableId, NoChance> {
    number().map(TableId::of_chance)
}

/// The server's part of a deal.
pub fn secret() -> Result<Nonce, NoChance> {
    bytes().map(Nonce)
}
