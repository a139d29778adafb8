//! What a hand comes to where it is shown to end the round, in words: what is left over, and the close that is offered.

use rummage_rules::{
    ask::{CloseChance, Measure, Runs},
    cards::ids::CardId,
    judge::Verdict,
    moves::suggest::Verb,
    table::{EndReason, Pending, TurnStep},
};

use super::{laid_out::LaidOut, scene::Scene};
use crate::shell::text::FluentValue;

/// What the button that closes says, and whether it may be pressed; none in games in which no hand is shown, and none once it is too late.
pub fn offer(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>) -> Option<(String, bool)> {
    (scene.view().close_chance() == CloseChance::There).then(|| offer_with(scene, &laid_out.plan.cards, ""))
}

/// What closing instead of drawing is called, where this may be done now; on a phone in few letters.
pub fn undrawn_offer(scene: &Scene<'_, '_>) -> Option<String> {
    let draws = matches!(scene.public().pending.last(), Some(Pending::Turn(_, TurnStep::Draw)));
    let short = if scene.portrait() { "-short" } else { "" };
    (draws && scene.verbs().contains(&Verb::Close)).then(|| offer_with(scene, &[], short).0)
}

fn offer_with(scene: &Scene<'_, '_>, picked: &[CardId], short: &str) -> (String, bool) {
    let view = scene.view();
    let action = view.close_with(picked);
    let verdict = action.and_then(|action| view.public.judge(&view.hand, view.seat, &action).ok());
    let key = match &verdict {
        Some(Verdict::Close(close)) => key(close.why),
        _ => "act-close",
    };
    // One that would fail and cost is asked about when it is pressed all the same.
    let sound = verdict.is_some_and(|verdict| !matches!(verdict, Verdict::WrongClose(_)));
    let words = match view.left_over(picked).filter(|_| key == "act-close") {
        Some(left) if sound => scene.told(&format!("act-close-with{short}"), &[("points", left.into())]),
        _ => scene.told(key, &[]),
    };
    (words, sound)
}

fn key(why: EndReason) -> &'static str {
    match why {
        EndReason::ClosedClean => "act-close-clean",
        EndReason::ClosedWhole => "act-close-whole",
        _ => "act-close",
    }
}

/// What may be left over in this round, or what another who has shown its hand has left over, in words.
pub fn limit_words(scene: &Scene<'_, '_>) -> Option<String> {
    Some(match scene.view().measure()? {
        Measure::Declaration(Runs::NoPure) => scene.texts.get("worth-no-pure"),
        Measure::Declaration(Runs::TooFew) => scene.texts.get("worth-one-run"),
        Measure::Declaration(Runs::Enough) => scene.texts.get("worth-runs"),
        Measure::Lap(seat) => scene.texts.fmt("worth-lap", &[("name", scene.name(seat).into())]),
        Measure::Shown(seat, left) => {
            scene.texts.fmt("worth-shown", &[("name", scene.name(seat).into()), ("points", left.into())])
        }
        Measure::AtMost(limit) => scene.told("worth-limit", &[("points", FluentValue::from(limit))]),
    })
}
