//! How Rummage looks: colours, type and widgets.

pub mod palette;
