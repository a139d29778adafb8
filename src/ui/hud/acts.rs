//! What the buttons of your turn offer, read from the rules, from what is asked and from what is picked.

use rummage_rules::{
    ask::{CloseChance, Passing},
    draft::Opening,
    moves::suggest::Verb,
};

use super::{closing, laid_out::LaidOut, scene::Scene};
use crate::shell::text::FluentValue;

/// One button.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Act {
    pub(super) tag: &'static str,
    pub(super) icon: &'static str,
    pub(super) words: String,
    pub(super) spoken: String,
    pub(super) dimmed: bool,
}

/// A way to begin the turn: draw, take, or let it be.
pub(super) fn drawing_by(scene: &Scene<'_, '_>, verb: Verb, portrait: bool) -> Act {
    let short = if portrait { "-short" } else { "" };
    let top = scene.top();
    match verb {
        Verb::DrawStock => Act {
            tag: "draw",
            icon: "stock",
            words: scene.told("act-draw", &[]),
            spoken: scene.told("act-draw-spoken", &[]),
            dimmed: false,
        },
        Verb::TakeDiscard => Act {
            tag: "take",
            icon: "cards",
            words: scene.told(&format!("act-take{short}"), &[]),
            spoken: scene.told("act-take-spoken", &[("card", top.clone().unwrap_or_default().into())]),
            dimmed: top.is_none(),
        },
        _ => {
            let (tag, icon) = match scene.public().passing() {
                Passing::Decline => ("let-go", "close"),
                Passing::Enough => ("enough", "check"),
                Passing::Stop | Passing::Done => ("stop", "close"),
                Passing::Skip => ("skip", "close"),
            };
            let words = scene.told(&format!("act-{tag}{short}"), &[]);
            Act { tag, icon, spoken: scene.told(&format!("act-{tag}"), &[]), words, dimmed: false }
        }
    }
}

/// The button on top while cards are played: the close where hands are shown, else what is laid.
pub(super) fn playing(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>, verbs: &[Verb]) -> Act {
    if verbs.contains(&Verb::Done) {
        let words = scene.texts.get("act-lay-off");
        let may = laid_out.plan.all().len() == 1 && !laid_out.plan.onto.is_empty();
        return Act { tag: "lay-off", icon: "layoff", spoken: words.clone(), words, dimmed: !may };
    }
    match closing::offer(scene, laid_out) {
        Some((words, may)) => Act { tag: "close", icon: "knock", spoken: words.clone(), words, dimmed: !may },
        // The draw is done, and nothing but the discard is left.
        None if scene.yours() && scene.view().close_chance() == CloseChance::TooLate => {
            Act { dimmed: true, ..drawing_by(scene, Verb::DrawStock, scene.portrait()) }
        }
        None => laying(scene, laid_out, verbs),
    }
}

/// The button below: the discard, or that nothing more is laid.
pub(super) fn ending(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>, verbs: &[Verb]) -> Act {
    if verbs.contains(&Verb::Done) {
        let words = scene.texts.get("act-done");
        return Act { tag: "done", icon: "check", spoken: words.clone(), words, dimmed: false };
    }
    let finishes = verbs.contains(&Verb::Finish);
    if finishes || !scene.public().throws_cards() {
        let words = scene.told("act-finish", &[]);
        return Act { tag: "finish", icon: "check", spoken: words.clone(), words, dimmed: !finishes };
    }
    discarding(scene, laid_out, verbs)
}

/// What is laid: what the picked cards, or those laid out, would do.
fn laying(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>, verbs: &[Verb]) -> Act {
    let (plan, ladder) = (&laid_out.plan, scene.public().ladder().is_some());
    let act =
        |tag, icon, words: String, may: bool| Act { tag, icon, spoken: words.clone(), words, dimmed: !may };
    if plan.reading.is_none() && plan.all().len() == 1 && !plan.onto.is_empty() {
        let key = match (scene.public().spec.spread().singles, ladder) {
            (true, _) if scene.portrait() => "act-single-short",
            (true, _) => "act-single",
            (false, true) => "act-set-card",
            (false, false) => "act-lay-off",
        };
        return act("lay-off", "layoff", scene.texts.get(key), verbs.contains(&Verb::LayOff));
    }
    let kind = match plan.melds() {
        [] => None,
        [meld] => Some(scene.texts.get(&format!("meld-short-{}", meld.name))),
        melds => {
            Some(scene.texts.fmt("meld-short-several", &[("count", scene.texts.number(melds.len()).into())]))
        }
    };
    let named = |key: &str, kind: String| scene.texts.fmt(key, &[("meld", kind.into())]);
    let whole = match &plan.opening {
        Opening::Points { .. } => "act-open",
        Opening::Sight { .. } => "act-see-wild",
        Opening::Contract { .. } if ladder => "act-lay-contract",
        Opening::Contract { .. } => "act-go-down",
        Opening::Free | Opening::Done => "act-meld",
    };
    let gathers = plan.opening.gathers();
    let complete = gathers && plan.opening.is_met();
    let words = match kind {
        Some(kind) if gathers && !complete => named("act-lay-out", kind),
        Some(kind) if !gathers && plan.division.is_empty() => named("act-meld-as", kind),
        Some(kind) if !gathers => named("act-lay", kind),
        _ => scene.texts.get(whole),
    };
    let ready = plan.ready || !plan.melds().is_empty() || complete && !laid_out.staging.is_empty();
    act("meld", "meld", words, ready && verbs.contains(&Verb::Meld))
}

/// The button below: the discard that ends the turn.
fn discarding(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>, verbs: &[Verb]) -> Act {
    let count = laid_out.plan.cards.len();
    let values = [("count", FluentValue::from(count))];
    let any = scene.public().throws_at_will();
    let (words, spoken) = if any {
        (scene.texts.fmt("act-discard-several", &values), scene.texts.fmt("act-end-turn-spoken", &values))
    } else {
        (scene.texts.get("act-discard"), scene.texts.get("act-discard"))
    };
    let may = verbs.contains(&Verb::Discard) && (any || count == 1);
    Act { tag: "discard", icon: "discard", words, spoken, dimmed: !may }
}
