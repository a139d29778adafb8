//! While the whole table is laid anew: what the two buttons offer, and the sentence that says how far it has come.

use rummage_rules::{
    draft::{TableDraft, readings},
    moves::suggest::Verb,
};

use super::{
    acts::{Act, drawing_by},
    laid_out::LaidOut,
    scene::Scene,
};
use crate::{
    play::seats::human::{
        refusal_words,
        wish::{Back, back},
    },
    shell::text::FluentValue,
};

fn act(tag: &'static str, icon: &'static str, words: String, may: bool) -> Act {
    Act { tag, icon, spoken: words.clone(), words, dimmed: !may }
}

/// The buttons, where these ways to draw or to pass are left.
pub(super) fn acts(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>, draws: &[Verb]) -> [Act; 2] {
    let draft = laid_out.rearranging.over(scene.view());
    [first(scene, laid_out, &draft, draws), second(scene, laid_out, &draft)]
}

/// What is picked becomes a group; what is moved is laid; or a card is drawn.
fn first(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>, draft: &TableDraft, draws: &[Verb]) -> Act {
    let picked = laid_out.plan.all();
    let (texts, spec) = (&scene.texts, &scene.public().spec);
    if !picked.is_empty() {
        let words = match readings(spec, &picked).first() {
            Some(reading) => {
                let kind = texts.get(&format!("meld-short-{}", reading.name));
                texts.fmt("act-lay", &[("meld", kind.into())])
            }
            None => texts.get("act-new-group"),
        };
        return act("new-group", "meld", words, true);
    }
    match draws.first() {
        Some(verb) if !draft.is_changed() => drawing_by(scene, *verb, scene.portrait()),
        _ => act("lay-anew", "check", texts.get("act-lay-anew"), draft.action(scene.view()).is_ok()),
    }
}

/// Something goes back, or the turn ends.
fn second(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>, draft: &TableDraft) -> Act {
    let texts = &scene.texts;
    match back(draft, &laid_out.plan.all(), &scene.public().spec) {
        Some(Back::ReadOn(_)) => act("read-on", "redo", texts.get("act-read-on"), true),
        Some(Back::ToHand) => act("to-hand", "cards", texts.get("act-to-hand"), true),
        Some(Back::All) => act("put-back", "undo", texts.get("act-put-back"), true),
        None => act("finish", "check", scene.told("act-finish", &[]), scene.verbs().contains(&Verb::Finish)),
    }
}

/// What the sentence says; nothing where the table lies as it does and nothing is picked.
pub(super) fn words(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>) -> Option<String> {
    if !scene.verbs().contains(&Verb::Rearrange) {
        return None;
    }
    let texts = &scene.texts;
    if !laid_out.plan.all().is_empty() {
        return Some(texts.get("prompt-anew-picked"));
    }
    if !laid_out.rearranging.lies_otherwise() {
        return None;
    }
    let broken = laid_out.rearranging.broken().count();
    if broken > 0 {
        return Some(texts.fmt("prompt-anew-broken", &[("count", FluentValue::from(broken))]));
    }
    let refused = laid_out.rearranging.over(scene.view()).action(scene.view()).err();
    let why = refused.map(|refusal| refusal_words(texts, scene.public(), scene.board.viewer, &refusal, ""));
    Some(why.unwrap_or_else(|| texts.get("prompt-anew-whole")))
}
