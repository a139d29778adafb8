//! What a seat is asked names what the judge holds legal: all of it at every moment, and nothing that never is.

use super::met;
use rummage_rules::action::{Choice, Source};
use rummage_rules::ask::{Ask, Doing, Drawing, Occasion, Playing, Turn};
use rummage_rules::moves::suggest::Verb;
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::turn::window::WindowKind;
use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

/// The verb of an action at this moment; none for an announcement, which is no part of a turn.
fn verb_of(view: &View, action: &Action) -> Option<Verb> {
    let draws = matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Draw)));
    let showdown = matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Showdown)));
    Some(match action {
        Action::Draw(Source::Stock) => Verb::DrawStock,
        Action::Draw(Source::Discard | Source::Row(_)) => Verb::TakeDiscard,
        Action::LayDown { .. } | Action::LayOff { .. } if draws => Verb::TakeDiscard,
        Action::LayDown { .. } => Verb::Meld,
        Action::LayOff { .. } => Verb::LayOff,
        Action::SwapWild { .. } => Verb::Swap,
        Action::Rearrange { .. } => Verb::Rearrange,
        Action::Discard(_) => Verb::Discard,
        Action::Answer(choice) => Verb::Answer(window_of(view, *choice)),
        Action::Close { .. } => Verb::Close,
        Action::Drop => Verb::Drop,
        Action::Pass if showdown => Verb::Done,
        Action::Pass if view.public.ends_undiscarded() && !draws => Verb::Finish,
        Action::Pass => Verb::Pass,
        Action::Knock | Action::Ask => return None,
    })
}

fn window_of(view: &View, choice: Choice) -> WindowKind {
    match view.public.pending.last() {
        Some(Pending::Window(window)) => window.kind,
        other => panic!("{choice:?} answers no window: {other:?}"),
    }
}

/// What is asked, by its kind alone.
fn kind(ask: &Ask) -> String {
    let words = format!("{ask:?}");
    let cards = |c: char| c.is_ascii_digit() || " [],{}:".contains(c);
    words.split(cards).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Legal verbs at this moment.
fn legal(view: &View) -> Vec<Verb> {
    view.suggest(usize::MAX).iter().filter_map(|action| verb_of(view, action)).collect()
}

/// An exchange of wild cards is part of whatever is laid.
fn is_named(verb: Verb, named: &[Verb]) -> bool {
    let lays = named.contains(&Verb::Meld) || named.contains(&Verb::LayOff);
    named.contains(&verb) || verb == Verb::Swap && lays
}

#[test]
fn what_is_asked_names_all_that_is_legal_and_nothing_that_never_is() {
    let mut seen: BTreeMap<String, (usize, BTreeSet<String>, BTreeSet<String>)> = BTreeMap::new();
    let mut unnamed: BTreeSet<String> = BTreeSet::new();
    for (game, _, mut played) in met::tables() {
        met::watch(&mut played, 160, |played| {
            let public = &played.table().public;
            for seat in public.asked() {
                let view = played.table().view(seat);
                let (ask, legal) = (view.prompt(), legal(&view));
                let named = ask.verbs(seat);
                assert!(!named.is_empty(), "{}: a seat that is asked is told to wait: {ask:?}", game.id);
                if let Ask::Answer(window, _) = &ask {
                    assert!(public.spec.asks(*window), "{} does not ask for {window:?}", game.id);
                }
                let missed = legal.iter().filter(|verb| !is_named(**verb, &named));
                unnamed.extend(missed.map(|verb| format!("{}: {} {verb:?}", game.id, kind(&ask))));
                let (moments, names, met) = seen.entry(format!("{} {}", game.id, kind(&ask))).or_default();
                *moments += 1;
                names.extend(named.iter().map(|verb| format!("{verb:?}")));
                met.extend(legal.iter().map(|verb| format!("{verb:?}")));
            }
        });
    }
    assert!(unnamed.is_empty(), "legal, and not named: {unnamed:#?}");
    let often = seen.iter().filter(|(_, (moments, ..))| *moments > 400);
    let idle: Vec<String> = often
        .filter(|(_, (_, names, met))| !names.is_subset(met))
        .map(|(ask, (moments, names, met))| format!("{ask}, {moments} times: {names:?}, but {met:?}"))
        .collect();
    assert!(idle.is_empty(), "named, and never legal: {idle:#?}");
    assert!(seen.len() > 60, "only {} kinds of moments were met", seen.len());
}

#[test]
fn whoever_is_not_asked_is_told_what_it_waits_for() {
    let mut told: BTreeSet<String> = BTreeSet::new();
    for (_, name, mut played) in met::tables() {
        met::watch(&mut played, 60, |played| {
            let public = &played.table().public;
            let asked = public.asked();
            for seat in public.seats().filter(|seat| !asked.contains(seat)) {
                let ask = played.table().view(seat).prompt();
                let waits = !matches!(ask, Ask::Own(_))
                    && !matches!(&ask, Ask::Answer(_, missing) if asked.is_empty() || missing.is_empty());
                assert!(waits, "{name}: {seat} is not asked, and told {ask:?}");
                told.insert(kind(&ask));
            }
        });
    }
    for other in [Doing::Offer, Doing::Draw, Doing::Play, Doing::Showdown] {
        assert!(told.contains(&kind(&Ask::Other(other))), "{other:?} of another was never met: {told:?}");
    }
}

/// Whether chance has met something like this in some game.
fn is_met(wanted: &Turn) -> bool {
    let is_like = |turn: &Turn| match (turn, wanted) {
        (Turn::Draw(one), Turn::Draw(other)) => discriminant(one) == discriminant(other),
        (Turn::Play(one), Turn::Play(other)) => discriminant(one) == discriminant(other),
        (one, other) => discriminant(one) == discriminant(other),
    };
    met::tables().any(|(_, _, mut played)| {
        let mut found = false;
        met::watch(&mut played, 160, |played| {
            for seat in played.table().public.asked() {
                if let Ask::Own(turn) = played.table().view(seat).prompt() {
                    found |= is_like(&turn);
                }
            }
        });
        found
    })
}

#[test]
fn the_moments_that_games_differ_by_are_met() {
    let drawings = [
        Drawing::Several { most: 3, begun: true },
        Drawing::Stock,
        Drawing::Row,
        Drawing::Top(Occasion::Plain),
    ];
    let plays = [
        Playing::Throw,
        Playing::AtWill,
        Playing::Open,
        Playing::Opened,
        Playing::Meld,
        Playing::MeldOrLayOff,
        Playing::LayOff { melds: false },
    ];
    for turn in drawings.map(Turn::Draw).into_iter().chain(plays.map(Turn::Play)).chain([Turn::Offer]) {
        assert!(is_met(&turn), "{turn:?} was never asked");
    }
}
