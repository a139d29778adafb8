//! Every event in the game's words, for the log.

use rummage_rules::{
    action::Choice,
    cards::ids::{CardId, Seat},
    event::{Event, Seen},
    refusal::Code,
    score::ScoreLine,
    table::Ending,
    turn::window::Window,
};

use super::super::{happened, scene::Scene};
use crate::{
    shell::text::{FluentValue, points},
    ui::screens::ending_words,
};

/// An event of a round with this dealer in a sentence. Nothing where the others say it all.
pub(super) fn words(scene: &Scene<'_, '_>, dealer: Seat, event: &Event<Seen>) -> Option<String> {
    let texts = &scene.texts;
    let about = |key: &str, card: &CardId| scene.told(key, &[("card", scene.card(*card).into())]);
    let of = |key: &str, seat: Seat, more: &[(&str, FluentValue<'_>)]| by(scene, key, seat, more);
    Some(match event {
        Event::Dealt { hands, .. } => {
            let count = hands.first().map_or(0, Vec::len);
            texts.fmt("log-dealt", &[("count", count.into()), ("word", texts.number(count).into())])
        }
        Event::TurnedUp { card } => about("log-turned-up", card),
        Event::WildCut { card } => about("log-wild-cut", card),
        Event::SawWild(seat, Seen::Face(card)) if scene.is_you(Some(*seat)) => {
            about("log-you-saw-wild-card", card)
        }
        Event::SawWild(seat, _) => of("saw-wild", *seat, &[]),
        Event::Drew { seat, card: Seen::Face(card) } if scene.is_you(Some(*seat)) => {
            about("log-you-drew-card", card)
        }
        Event::CardsShown { seat, cards } => of("shows", *seat, &[("cards", list(scene, cards).into())]),
        Event::SlotsFilled { seat, slots } => of("filled", *seat, &[("count", slots.len().into())]),
        Event::WildKept { wild } => about("log-wild-kept", wild),
        Event::CardDied => texts.get("log-card-died"),
        Event::WindowOpened { window } => asked(scene, window),
        Event::Answered { seat, choice: None } => of("answered", *seat, &[]),
        Event::Answered { seat, choice: Some(choice) } => {
            let yes = !matches!(choice, Choice::No | Choice::Dig(false));
            of(if yes { "says-yes" } else { "says-no" }, *seat, &[])
        }
        Event::WindowClosed => texts.get("log-all-answered"),
        Event::CutCalled { number } => texts.fmt("log-cut-called", &[("number", (*number).into())]),
        // That the seat leaves the round says it.
        Event::AttemptFailed { refusal, .. } if refusal.code == Code::InvalidClose => return None,
        Event::AttemptFailed { seat, .. } => of("failed", *seat, &[]),
        Event::Entered { line } => entered(scene, line),
        Event::CardOwed { seat, .. } => of("owed", *seat, &[]),
        Event::StockRanOut => texts.get("log-stock-out"),
        Event::LastTurn => texts.get("log-last-turn"),
        Event::Recycled { stock } => texts.fmt("log-recycled", &[("count", stock.len().into())]),
        Event::RoundEnded { ending } => ended(scene, *ending),
        Event::HandsShown { .. } => texts.get("log-hands-shown"),
        Event::Scored { lines } => scored(scene, lines),
        Event::MatchEnded { winners } => {
            let names = winners.iter().map(|seat| scene.name(*seat)).collect::<Vec<_>>().join(", ");
            texts.fmt("log-won", &[("names", names.into())])
        }
        _ => return happened::words(scene, dealer, event),
    })
}

/// A sentence about a player, who may be the one who reads it.
fn by(scene: &Scene<'_, '_>, key: &str, seat: Seat, more: &[(&str, FluentValue<'_>)]) -> String {
    let you = if scene.is_you(Some(seat)) { "you-" } else { "" };
    let mut values = vec![("name", FluentValue::from(scene.name(seat)))];
    values.extend(more.iter().cloned());
    scene.told(&format!("log-{you}{key}"), &values)
}

fn list(scene: &Scene<'_, '_>, cards: &[CardId]) -> String {
    cards.iter().map(|card| scene.card(*card)).collect::<Vec<_>>().join(", ")
}

fn asked(scene: &Scene<'_, '_>, window: &Window) -> String {
    let names = window.asked.iter().map(|seat| scene.name(*seat)).collect::<Vec<_>>().join(", ");
    scene.texts.fmt(&format!("log-asked-{}", window.kind.id()), &[("names", names.into())])
}

/// Points outside the round's score: what for, how many, whose.
fn entered(scene: &Scene<'_, '_>, line: &ScoreLine) -> String {
    let what = scene.told(&format!("score-{}", line.label), &[]);
    by(scene, "entered", line.seat, &[("what", what.into()), ("points", points::plain(line.amount).into())])
}

fn ended(scene: &Scene<'_, '_>, ending: Ending) -> String {
    let (_, note) = ending_words(Some(ending.why), scene.is_you(ending.by));
    let name = ending.by.map(|seat| scene.name(seat)).unwrap_or_default();
    scene.told(note, &[("name", name.into())])
}

/// What each has made of the round, in the order of the seats.
fn scored(scene: &Scene<'_, '_>, lines: &[ScoreLine]) -> String {
    let sum = |seat: Seat| lines.iter().filter(|line| line.seat == seat).map(|line| line.amount).sum::<i32>();
    let one = |seat: Seat| {
        let values = [("name", scene.name(seat).into()), ("points", points::plain(sum(seat)).into())];
        scene.texts.fmt("log-score-of", &values)
    };
    let all = scene.public().seats().map(one).collect::<Vec<_>>().join(", ");
    scene.texts.fmt("log-scored", &[("scores", all.into())])
}
