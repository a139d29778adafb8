//! The table's geometry as formulas in reference pixels, origin top left, y downwards. No entities, no clock: numbers in, numbers out.

pub mod hand;
pub mod melds;
pub mod zones;
