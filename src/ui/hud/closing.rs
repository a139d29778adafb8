//! What a hand comes to where it is shown to end the round: what is left over, and the close that is offered.

use rummage_rules::{
    cards::ids::CardId,
    judge::Verdict,
    melds::meld::Reading,
    melds::pattern::readings,
    moves::suggest::Verb,
    spec::Spec,
    table::view::View,
    table::{EndReason, Pending, Public, TurnStep},
};

use super::{laid_out::LaidOut, scene::Scene};
use crate::shell::text::FluentValue;

/// What the button that closes says, and whether it may be pressed; none in games in which no hand is shown, and none once it is too late.
pub fn offer(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>) -> Option<(String, bool)> {
    scene.public().spec.ends.close.as_ref()?;
    (!is_late(scene)).then(|| offer_with(scene, &laid_out.plan.cards))
}

/// Whether a hand could have been shown in place of the draw, and a card has been drawn.
pub fn is_late(scene: &Scene<'_, '_>) -> bool {
    let public = scene.public();
    let plays = matches!(public.pending.last(), Some(Pending::Turn(_, TurnStep::Play)));
    public.spec.turn.close_undrawn && plays && scene.yours()
}

/// What closing instead of drawing is called, where this may be done now.
pub fn undrawn_offer(scene: &Scene<'_, '_>) -> Option<String> {
    let may = scene.public().spec.turn.close_undrawn && scene.verbs().contains(&Verb::Close);
    may.then(|| offer_with(scene, &[]).0)
}

fn offer_with(scene: &Scene<'_, '_>, picked: &[CardId]) -> (String, bool) {
    let view = scene.view();
    let action = view.close_with(picked);
    let verdict = action.and_then(|action| view.public.judge(&view.hand, view.seat, &action).ok());
    let key = match &verdict {
        Some(Verdict::Close(close)) => key(close.why),
        _ => "act-close",
    };
    // One that would fail and cost is asked about when it is pressed all the same.
    let sound = verdict.is_some_and(|verdict| !matches!(verdict, Verdict::WrongClose(_)));
    let words = match least_left(view, picked).filter(|_| key == "act-close") {
        Some(left) if sound => scene.texts.fmt("act-close-with", &[("points", left.into())]),
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

/// The least that would be left over of the hand once the picked card is gone; of a hand that has to throw one, with the best thrown.
pub fn least_left(view: &View, picked: &[CardId]) -> Option<i32> {
    let spec = &view.public.spec;
    spec.ends.close.as_ref()?;
    let without = |thrown: CardId| {
        let rest: Vec<CardId> = view.hand.iter().copied().filter(|card| *card != thrown).collect();
        spec.least_left(&rest)
    };
    let dealt = spec.deal.hand(view.public.round);
    match picked {
        [card] => Some(without(*card)),
        _ if view.hand.len() > dealt => view.hand.iter().map(|card| without(*card)).min(),
        _ => Some(spec.least_left(&view.hand)),
    }
}

/// What may be left over in this round, or what another who has shown its hand has left over, in words.
pub fn limit_words(scene: &Scene<'_, '_>) -> Option<String> {
    let public = scene.public();
    let limit = public.close_limit()?;
    if let Some(rule) = public.spec.declares() {
        return Some(scene.texts.get(towards_declaring(scene.view(), rule.runs)));
    }
    let shown = public.closed.and_then(|ending| ending.by).filter(|seat| !scene.is_you(Some(*seat)));
    Some(match shown {
        Some(seat) if public.in_last_lap() => {
            scene.texts.fmt("worth-lap", &[("name", scene.name(seat).into())])
        }
        Some(seat) => {
            let cards = public.known[seat.index()].iter();
            let left: i32 = cards.map(|card| public.spec.value(*card)).sum();
            scene.texts.fmt("worth-shown", &[("name", scene.name(seat).into()), ("points", left.into())])
        }
        None if is_free(public) => return None,
        None => scene.told("worth-limit", &[("points", FluentValue::from(limit))]),
    })
}

/// How far the best division of a hand is on the way to a declaration with so many runs, as a key of the table's words.
fn towards_declaring(view: &View, needed: usize) -> &'static str {
    let spec = &view.public.spec;
    let melds = spec.best_split(&view.hand).melds;
    let read = |test: fn(&Reading, &Spec) -> bool| {
        let passes = |cards: &&Vec<CardId>| readings(spec, cards).iter().any(|reading| test(reading, spec));
        melds.iter().filter(passes).count()
    };
    match (read(Reading::is_pure), read(Reading::is_run)) {
        (0, _) => "worth-no-pure",
        (_, runs) if runs < needed => "worth-one-run",
        _ => "worth-runs",
    }
}

/// Whether a hand may be shown with anything left over.
fn is_free(public: &Public) -> bool {
    public.spec.knocks().is_some_and(|rule| rule.limit.is_none())
}
