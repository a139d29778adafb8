//! Playing a scenario and comparing what came out.

use super::file::{Expected, Scenario, Scenarios, Source, Step};
use super::{Verdict, setup};
use crate::trouble::Trouble;
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::Chance;
use rummage_rules::event::Event;
use rummage_rules::melds::meld::Meld;
use rummage_rules::notation;
use rummage_rules::table::{Due, Left, Phase, Public, StepKind, Table};
use std::collections::BTreeSet;

/// Plays every scenario of a file, and tells in which line each one stands.
///
/// # Errors
/// When the file or one of its situations cannot be read.
pub fn all(source: &Source) -> Result<Vec<(usize, Verdict)>, Trouble> {
    let file: Scenarios = source.parse()?;
    let mut verdicts = Vec::new();
    for scenario in file.scenario {
        let line = source.line(scenario.span().start);
        let scenario = scenario.into_inner();
        let outcome = outcome(&scenario);
        let failure =
            outcome.map_err(|what| source.trouble(line, format_args!("{}: {what}", scenario.id)))?;
        verdicts.push((line, Verdict { failure, id: scenario.id }));
    }
    Ok(verdicts)
}

/// Plays a scenario: what came out differently, if anything did.
///
/// # Errors
/// When the situation cannot be.
pub fn outcome(scenario: &Scenario) -> Result<Option<String>, String> {
    let mut chance = Chance::new(setup::SEED);
    let table = setup::table(scenario, &mut chance)?;
    Ok(play(scenario, table, &mut chance).err())
}

fn play(scenario: &Scenario, mut table: Table, chance: &mut Chance) -> Result<(), String> {
    for (index, step) in scenario.step.iter().enumerate() {
        let place = || format!("step {} '{}'", index + 1, step.action);
        let got = act(&mut table, step).map_err(|error| format!("{}: {error}", place()))?;
        if got != step.expect && got.split(':').next() != Some(&step.expect) {
            return Err(format!("expected {} {} got {got}", place(), step.expect));
        }
        let divides = scenario.step.get(index + 1).is_some_and(|next| next.action.starts_with("divide"));
        settle(&mut table, chance, scenario.flags.cut_error, divides);
        if let Some(state) = &step.state {
            same(&format!("state after {}", place()), state.as_str(), table.public.state_name())?;
        }
    }
    compare(&scenario.expect, &table)
}

/// Lets a step happen and tells how it was answered.
fn act(table: &mut Table, step: &Step) -> Result<String, String> {
    let seat = Seat(step.seat);
    let hand = table.hands.get(seat.index()).ok_or(format!("there is no seat {}", step.seat))?;
    let action = notation::parse_action(&table.seen_by(seat), hand, &step.action)
        .map_err(|error| error.to_string())?;
    Ok(match table.play(seat, &action) {
        Ok(events) => match events.first() {
            Some(Event::AttemptFailed { refusal, .. }) => refusal.to_string(),
            _ => "ok".into(),
        },
        Err(refusal) => refusal.to_string(),
    })
}

/// Takes the steps that nobody decides, up to the end of the round; up to the count of the hands where one is still to be divided.
fn settle(table: &mut Table, chance: &mut Chance, cut_error: Option<i8>, divides: bool) {
    while let Due::Step(kind) = table.due() {
        if kind == StepKind::NextRound || (kind == StepKind::Score && divides) {
            return;
        }
        let step = match (kind, cut_error) {
            (StepKind::Cut, Some(error)) => rummage_rules::table::Step::Cut { error },
            _ => chance.step(&table.public, kind),
        };
        if table.step(step).is_err() {
            return;
        }
    }
}

fn compare(expected: &Expected, table: &Table) -> Result<(), String> {
    let public = &table.public;
    let round_over = matches!(public.phase(), Phase::RoundOver | Phase::MatchOver);
    if let Some(state) = &expected.state {
        // The sheets' last state of a round is also the state in which a match is over.
        let got = if round_over { public.spec.sheet.states.round_over } else { public.state_name() };
        same("state", state.as_str(), got)?;
    }
    let dealer = if round_over { public.spec.plan.next_dealer(public) } else { public.dealer };
    maybe("turn", expected.turn.map(|seat| Some(Seat(seat))).as_ref(), &public.turn())?;
    maybe("round_over", expected.round_over.as_ref(), &round_over)?;
    maybe("game_over", expected.game_over.as_ref(), &(public.phase() == Phase::MatchOver))?;
    maybe("hand_sizes", expected.hand_sizes.as_ref(), &public.hand_sizes)?;
    maybe("stock_size", expected.stock_size.as_ref(), &public.stock_size)?;
    maybe("scores", expected.scores.as_ref(), &public.round_scores())?;
    maybe("totals", expected.totals.as_ref(), &public.totals)?;
    maybe("dealer", expected.dealer.map(Seat).as_ref(), &dealer)?;
    let winners: Vec<u8> = public.winners.iter().map(|seat| seat.0).collect();
    maybe("winner", expected.winner.as_ref(), &winners)?;
    let top = notation::cards_text(public, public.discard.last().copied());
    maybe("discard_top", expected.discard_top.as_ref(), &top)?;
    let open = notation::cards_text(public, public.open_discards().iter().copied());
    maybe("open_discards", expected.open_discards.as_ref(), &open)?;
    // The order of the melds and of the cards in them says nothing: a wild is written with what it stands for.
    let in_order = |melds: &Vec<String>| melds.iter().map(|meld| normal(meld)).collect::<BTreeSet<_>>();
    maybe("contract", expected.contract.as_ref(), &public.contracts)?;
    maybe("melds", expected.melds.as_ref().map(in_order).as_ref(), &in_order(&melds(public)))?;
    maybe("score_lines", expected.score_lines.as_ref(), &score_lines(public))?;
    let knocked = public.seats().filter(|seat| public.state(*seat).knocked).map(|seat| seat.0).collect();
    maybe("knocked", expected.knocked.as_ref(), &knocked)?;
    let sees =
        public.seats().filter(|seat| table.seen_by(*seat).wild_card.is_some()).map(|seat| seat.0).collect();
    maybe("sees", expected.sees.as_ref(), &sees)?;
    let is_stuck = |seat: &Seat| public.state(*seat).left == Some(Left::Stuck);
    let stuck = public.seats().filter(is_stuck).map(|seat| seat.0).collect();
    maybe("stuck", expected.stuck.as_ref(), &stuck)?;
    for (seat, known) in expected.known.iter().flatten().enumerate() {
        let got = notation::cards_text(public, public.known.get(seat).into_iter().flatten().copied());
        same(&format!("known of P{seat}"), &words(known), &words(&got))?;
    }
    for (seat, aside) in (0u8..).map(Seat).zip(expected.aside.iter().flatten()) {
        let got = notation::cards_text(public, public.laid_aside(seat));
        same(&format!("aside of {seat}"), &words(aside), &words(&got))?;
    }
    for (seat, hand) in expected.hands.iter().flatten().enumerate().filter(|(_, hand)| !hand.is_empty()) {
        let got = notation::cards_text(public, table.hands.get(seat).into_iter().flatten().copied());
        same(&format!("hand of P{seat}"), &words(hand), &words(&got))?;
    }
    Ok(())
}

/// The melds of the table, each as its address and its cards.
fn melds(public: &Public) -> Vec<String> {
    let text = |seat: Seat, (index, meld): (usize, &Meld)| {
        format!("{seat}.{} {}", index + 1, notation::meld_text(public, meld))
    };
    public
        .seats()
        .flat_map(|seat| public.melds_of(seat).enumerate().map(move |meld| text(seat, meld)))
        .collect()
}

/// The lines of the last round that are not 0, as `P0 scoring-melds 3`.
fn score_lines(public: &Public) -> Vec<String> {
    let lines = public.sheets.iter().next_back().into_iter().flatten().filter(|line| line.amount != 0);
    lines.map(|line| format!("{} {} {}", line.seat, line.label, line.amount)).collect()
}

/// A meld with its cards in alphabetical order; in a set a wild stands for a rank alone, whatever suit is written.
fn normal(meld: &str) -> String {
    let (meld, riders) = meld.split_once('/').unwrap_or((meld, ""));
    let naturals: Vec<&str> = meld.split_whitespace().skip(1).filter(|word| !word.contains('=')).collect();
    let is_set = naturals.windows(2).all(|pair| pair[0].chars().next() == pair[1].chars().next());
    let bare = |word: &str| match word.split_once('=') {
        Some((wild, stand)) if is_set => format!("{wild}={}", stand.chars().take(1).collect::<String>()),
        _ => word.to_owned(),
    };
    let mut words: Vec<String> = meld.split_whitespace().map(bare).collect();
    words.sort_unstable();
    let mut riders: Vec<&str> = riders.split(',').map(str::trim).filter(|rider| !rider.is_empty()).collect();
    riders.sort_unstable();
    format!("{} / {}", words.join(" "), riders.join(", "))
}

fn words(text: &str) -> Vec<&str> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    words.sort_unstable();
    words
}

fn maybe<T: PartialEq + std::fmt::Debug>(what: &str, expected: Option<&T>, got: &T) -> Result<(), String> {
    expected.map_or(Ok(()), |expected| same(what, expected, got))
}

fn same<T: PartialEq + std::fmt::Debug + ?Sized>(what: &str, expected: &T, got: &T) -> Result<(), String> {
    if expected == got { Ok(()) } else { Err(format!("expected {what} {expected:?} got {got:?}")) }
}
