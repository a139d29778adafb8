//! Whole-app tests: the game without a window, played by injected devices. One program, for every one links Bevy anew, and its tests share all cores; only what
//! replaces something of the whole process (`report.rs`, `failing.rs`, `killed.rs`) has its own.

#[path = "../common/mod.rs"]
mod common;

mod advice;
mod beside;
mod calm;
mod canasta;
mod choose;
mod company;
mod copies;
mod curtain;
mod day;
mod daylily_gamepad;
mod daylily_mouse;
mod deeper;
mod ditch;
mod dividing;
mod dummy;
mod every_game;
mod fair;
mod first;
mod friends;
mod gin;
mod groups;
mod heard;
mod house;
mod indian;
mod lessons;
mod liverpool;
mod log;
mod motion;
mod newcomer;
mod overlaps;
mod own_order;
mod peek;
mod played;
mod pointer;
mod pressed;
mod quick;
mod reader;
mod rearranging;
mod rebinding;
mod refused;
mod replay;
mod reviewed;
mod saves;
mod share;
mod shell;
mod showing;
mod sound;
mod statistics;
mod stutter;
mod twice;
mod undo;
mod whole_matches;
