//! What people touch: devices, focus, widgets, the table's words and buttons, screens and menus.

pub(crate) mod advice;
pub mod hands;
pub(crate) mod hud;
pub mod input;
pub mod menus;
pub mod screens;
pub mod theme;
#[cfg(not(target_arch = "wasm32"))]
pub mod workshop;

pub use hud::hint::Hint;
