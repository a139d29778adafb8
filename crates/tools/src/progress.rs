//! The progress bar of long commands: on the error output, and only if somebody is there to watch it.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar for so many matches.
pub fn bar(length: u64, what: String) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message(what);
    bar
}
