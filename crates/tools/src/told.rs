//! An event as the protocol of `docs/engine.md` tells it: one line, or two where hands are shown.

use rummage_rules::event::{Event, Seen};
use rummage_rules::notation;
use rummage_rules::table::Public;

/// The lines for an event as somebody is shown it, with copies of a card told apart if they are asked for. Hands that are shown have a
/// line with what is left over, and one with the whole of them.
pub fn lines(public: &Public, event: &Event<Seen>, copies: bool) -> Vec<String> {
    let text = match copies {
        true => notation::numbered_event_text(public, event),
        false => notation::event_text(public, event),
    };
    let mut lines = vec![format!("event {text}")];
    if let Event::HandsShown { splits } = event {
        lines.push(format!("event hands {}", notation::shown_text(public, splits, copies)));
    }
    lines
}
