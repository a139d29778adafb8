//! What a seat may do: a few suggestions, everything, or whether one action is legal. Nothing is played.

use rummage_rules::action::Action;
use rummage_rules::notation;
use rummage_rules::refusal::Refusal;
use rummage_rules::table::view::View;

/// Up to `most` legal actions of every kind that is open.
pub fn suggested(view: &View, most: usize) -> Vec<String> {
    view.suggest(most).iter().map(|action| judged(view, action)).collect()
}

/// Every legal action, then the kinds of which there may be more.
pub fn every(view: &View) -> Vec<String> {
    let every = view.every_action();
    let mut lines: Vec<String> = every.actions.iter().map(|action| judged(view, action)).collect();
    lines.extend((!every.sampled.is_empty()).then(|| format!("sampled {}", every.sampled.join(" "))));
    lines
}

/// What the judge would say to an action.
///
/// # Errors
/// The text that is no action.
pub fn tried(view: &View, text: &str) -> Result<Vec<String>, String> {
    let action = notation::parse_action(&view.public, &view.hand, text);
    action.map(|action| vec![judged(view, &action)]).map_err(|error| error.to_string())
}

/// `legal P0 discard KH`; `fails P0 show KH; WHY` where it would be played, fail at the table and be paid for; or `refused P0 WHY`.
fn judged(view: &View, action: &Action) -> String {
    let seat = view.seat;
    let text = || notation::exact_text(&view.public, &view.hand, seat, action);
    match view.public.judge(&view.hand, seat, action) {
        Ok(verdict) => match verdict.failure() {
            None => format!("legal {seat} {}", text()),
            Some(refusal) => {
                format!("fails {seat} {}; {}", text(), why(&view.public.spec.cite(refusal.clone())))
            }
        },
        Err(refusal) => format!("refused {seat} {}", why(&refusal)),
    }
}

/// A refusal with the rule that it comes from.
pub fn why(refusal: &Refusal) -> String {
    let rule = if refusal.rule.is_empty() { String::new() } else { format!(" ({})", refusal.rule) };
    format!("{refusal}{rule}")
}
