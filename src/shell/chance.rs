//! Chance that nobody chose: the system's, or the browser's.

/// So many bytes of chance.
pub fn random<const BYTES: usize>() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    if let Err(why) = getrandom::fill(&mut bytes) {
        bevy::log::error!("there is no chance to be had: {why}");
    }
    bytes
}

/// The seed of a deal that nobody chose.
pub fn fresh_seed() -> u128 {
    u128::from_le_bytes(random())
}
