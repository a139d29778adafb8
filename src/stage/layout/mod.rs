//! The table's geometry as formulas in reference pixels, origin top left, y downwards. No entities, no clock: numbers in, numbers out.

mod far;
pub mod hand;
pub mod list;
pub mod manner;
pub mod melds;
mod piles;
pub mod row;
pub mod spread;
pub mod zones;

#[cfg(test)]
mod tests;
