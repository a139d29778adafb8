//! `docs/engine.md` tells every field of a view and every event, held to the sources and to what is really written.

use rummage_host::Host;
use rummage_rules::action::{Choice, Swap};
use rummage_rules::cards::ids::MeldId;
use rummage_rules::deadwood::division::Split;
use rummage_rules::games;
use rummage_rules::melds::meld::Slot;
use rummage_rules::melds::pattern::{self, Fit};
use rummage_rules::prelude::*;
use rummage_rules::table::{EndReason, Left, Owed, TurnStep};
use rummage_rules::turn::window::{Window, WindowKind};
use rummage_tools::{told, view_text};
use serde_json::Value as Json;
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../../docs/engine.md");
const EVENTS: &str = include_str!("../../rules/src/event.rs");
const MELD: &str = include_str!("../../rules/src/melds/meld.rs");
const PHASE: &str = include_str!("../../rules/src/table/phase.rs");
const STANDING: &str = include_str!("../../rules/src/table/standing.rs");
const WINDOW: &str = include_str!("../../rules/src/turn/window.rs");

/// The tables of the page, each with the declaration that it tells.
const TABLES: [(&str, &str, &str); 15] = [
    ("### The view", include_str!("../../rules/src/table/view.rs"), "struct View"),
    ("### `public`", include_str!("../../rules/src/table/state.rs"), "struct Public"),
    ("### `public.in_turn`", STANDING, "struct TurnState"),
    ("### `public.states`", STANDING, "struct SeatState"),
    ("### `public.melds`", MELD, "struct Meld"),
    ("### `public.melds.reading`", MELD, "struct Reading"),
    ("### `public.melds.reading.slots`", MELD, "struct Slot"),
    ("### `public.melds.reading.slots.stands_for`", MELD, "struct Stand"),
    ("### `public.melds.riders`", MELD, "struct Rider"),
    ("### `public.shown`", include_str!("../../rules/src/deadwood/division.rs"), "struct Split"),
    (
        "### `public.sheets` and `public.entries`",
        include_str!("../../rules/src/score/terms.rs"),
        "struct ScoreLine",
    ),
    ("### `public.ending` and `public.closed`", PHASE, "struct Ending"),
    ("### `public.pending`", PHASE, "enum Pending"),
    ("### `public.pending.Window`", WINDOW, "struct Window"),
    ("## Events", EVENTS, "enum Event<C>"),
];

/// The names that a declaration gives: fields of a structure, variants of an enumeration.
fn declared(source: &str, what: &str) -> BTreeSet<String> {
    let opening = format!("pub {what} {{\n");
    let body = source.split(&opening).nth(1).and_then(|rest| rest.split("\n}").next());
    let body = body.unwrap_or_else(|| panic!("{what} is not found"));
    let name = |line: &str| {
        let line = line.strip_prefix("    ").filter(|line| line.starts_with(char::is_alphabetic))?;
        let line = line.strip_prefix("pub ").unwrap_or(line);
        Some(line.split([':', '(', ' ', ',']).next().unwrap_or_default().to_owned())
    };
    body.lines().filter_map(name).collect()
}

/// The rows below a heading of the page, each with its first column.
fn rows(heading: &str) -> Vec<(String, String)> {
    let begin = format!("\n{heading}\n");
    let part = PAGE.split(&begin).nth(1).unwrap_or_else(|| panic!("the page has no part {heading}"));
    let table = part.split("\n#").next().unwrap_or_default().replace("\\|", "¦");
    let row = |line: &str| {
        let mut columns = line.strip_prefix("| `")?.split(" | ");
        Some((format!("`{}", columns.next()?), columns.next().unwrap_or_default().to_owned()))
    };
    table.lines().filter_map(row).collect()
}

/// The texts between backticks.
fn quoted(text: &str) -> impl Iterator<Item = String> {
    text.split('`').skip(1).step_by(2).map(|text| text.replace('¦', "|"))
}

fn fields_told(heading: &str) -> BTreeSet<String> {
    rows(heading).iter().filter_map(|(first, _)| quoted(first).next()).collect()
}

#[test]
fn every_field_of_a_view_is_told() {
    for (heading, source, what) in TABLES.iter().filter(|(heading, ..)| heading.starts_with("###")) {
        assert_eq!(fields_told(heading), declared(source, what), "{heading} tells {what}");
    }
}

#[test]
fn every_word_in_a_view_is_told() {
    let words = [
        ("### `public.ending` and `public.closed`", "why", PHASE, "enum EndReason"),
        ("### `public.pending`", "Turn", PHASE, "enum TurnStep"),
        ("### `public.pending`", "Step", PHASE, "enum StepKind"),
        ("### `public.pending`", "Owed", PHASE, "enum Owed"),
        ("### `public.pending.Window`", "kind", WINDOW, "enum WindowKind"),
        ("### `public.melds.reading`", "class", MELD, "enum Class"),
    ];
    for (heading, field, source, what) in words {
        let rows = rows(heading);
        let (_, meaning) =
            rows.iter().find(|(first, _)| quoted(first).next().as_deref() == Some(field)).expect(field);
        let told: BTreeSet<String> = quoted(meaning).filter(|word| !word.starts_with('[')).collect();
        assert_eq!(
            told.iter().filter(|word| *word != "null").cloned().collect::<BTreeSet<_>>(),
            declared(source, what),
            "{field}"
        );
    }
    let left =
        rows("### `public.states`").into_iter().find(|(first, _)| first.contains("left")).expect("a row").1;
    assert!(declared(STANDING, "enum Left").iter().all(|way| left.contains(way)), "{left}");
}

/// Every key of the objects in a text, with those above it.
fn keys(value: &Json, above: &str, found: &mut BTreeSet<String>) {
    match value {
        Json::Array(list) => list.iter().for_each(|value| keys(value, above, found)),
        Json::Object(fields) => fields.iter().for_each(|(key, value)| {
            let path = format!("{above}{key}");
            keys(value, &format!("{path}."), found);
            found.insert(path);
        }),
        _ => {}
    }
}

#[test]
fn what_is_really_written_is_told() {
    let mut told: BTreeSet<String> =
        ["spec.game", "spec.seats", "spec.options", "states.left.Dropped", "states.left.Dropped.first"]
            .map(|path| format!("public.{path}"))
            .into();
    for (heading, ..) in TABLES.iter().filter(|(heading, ..)| heading.starts_with("###")) {
        let paths = quoted(heading)
            .map(|path| format!("{path}."))
            .chain((*heading == "### The view").then(String::new));
        told.extend(
            paths
                .flat_map(|path| fields_told(heading).into_iter().map(move |field| format!("{path}{field}"))),
        );
    }
    let mut written = BTreeSet::new();
    for game in games::GAMES {
        let options = Options::default();
        let mut host = Host::new(game, game.usual_seats, options.clone(), Seed(5)).expect("a usual table");
        for turn in 0..400usize {
            host.settle();
            let Some(seat) = host.asked().first().copied() else {
                host.step();
                continue;
            };
            let view = host.view(seat);
            keys(&serde_json::from_str(&view_text::write(&view, &options)).expect("JSON"), "", &mut written);
            let actions = view.suggest(usize::MAX);
            host.act(seat, &actions[turn % actions.len()]).expect("a suggested action is legal");
        }
    }
    let unknown: Vec<&String> = written.difference(&told).collect();
    assert!(unknown.is_empty() && written.len() > 60, "{unknown:?} of {written:?}");
}

/// A table of a game, and its cards of these codes.
fn table(game: &str, codes: &str) -> (Public, Vec<CardId>) {
    let game = games::find(game).expect("the game is there");
    let public = Public::new(game.spec(game.usual_seats, &Options::default()).expect("a table"), Seat(0));
    let cards = codes.split(' ').map(|code| public.spec.deck.find(code).next().expect("a card")).collect();
    (public, cards)
}

/// One of each event at least, as they are told to everybody who may see them; the hidden ones as others see them, too.
fn examples() -> Vec<(String, String)> {
    let (mut public, c) = table("daylily", "CA1 MT2 FC3 DE1 GP3 FV1 PB1 TR1 CA2 SD1");
    let [p0, p1] = [Seat(0), Seat(1)];
    let read = |cards: &[CardId]| pattern::read(&public.spec, cards).expect("a meld");
    let mut run = Meld::new(p0, read(&c[..3]));
    run.reading.name = "run";
    public.melds = vec![Meld::new(p1, read(&[c[0], c[1], c[2]]))];
    let line = |seat, label, amount| ScoreLine { seat, label, amount };
    let ending = |why, by| Ending { why, by };
    let refusal = |code, why| Refusal::new(code, why);
    let swap = Swap { natural: c[5], meld: MeldId(0) };
    let asked = Window {
        kind: WindowKind::Buy,
        asked: [p1, Seat(2)].into_iter().collect(),
        answered: [].into_iter().collect(),
    };
    let splits = vec![
        Split { melds: vec![c[..3].to_vec()], loose: vec![] },
        Split { melds: vec![vec![c[6], c[9]]], loose: vec![c[7], c[8]] },
    ];
    let events = vec![
        Event::RoundBegan { round: 2, dealer: p1 },
        Event::Dealt { hands: vec![vec![c[0]], vec![c[1]]], stock: vec![] },
        Event::TurnedUp { card: c[3] },
        Event::TurnBegan { seat: p0 },
        Event::TurnWentOn { seat: p0, step: TurnStep::Play },
        Event::Drew { seat: p0, card: c[0] },
        Event::CardsShown { seat: p0, cards: c[..2].to_vec() },
        Event::Took { seat: p0, card: c[3] },
        Event::TookRow { seat: p0, cards: vec![c[3], c[0]], duty: None },
        Event::Opened { seat: p0 },
        Event::SlotsFilled { seat: p0, slots: vec![0, 1] },
        Event::Melded { meld: run.clone() },
        Event::LaidAside { seat: p0, card: c[0] },
        Event::Consented { seat: p0, may: true },
        Event::Consented { seat: p0, may: false },
        Event::Rearranged { seat: p0, cards: c[..1].to_vec(), melds: vec![run] },
        Event::Discarded { seat: p0, card: c[4] },
        Event::LaidOff { seat: p0, meld: MeldId(0), fit: Fit { below: false, slot: Slot::natural(c[5]) } },
        Event::Rode { seat: p0, meld: MeldId(0), card: c[5] },
        Event::Swapped { seat: p0, swap, slot: 1, wild: c[6] },
        Event::WildKept { wild: c[6] },
        Event::TurnPassed { seat: p0 },
        Event::Floated { seat: p0 },
        Event::Knocked { seat: p0 },
        Event::CardDied,
        Event::WindowOpened { window: asked },
        Event::WindowClosed,
        Event::Bought { seat: p1, card: c[3] },
        Event::Gave { seat: p0, to: p1, card: c[0] },
        Event::Gave { seat: p1, to: Seat(2), card: c[1] },
        Event::RummyCalled { by: Some(p1), seat: p0, card: c[4] },
        Event::RummyCalled { by: Some(p0), seat: p0, card: c[4] },
        Event::RummyCalled { by: None, seat: p0, card: c[4] },
        Event::TurnedOver,
        Event::CutCalled { number: 41 },
        Event::CutSeen { lifted: 40, exact: false },
        Event::CutSeen { lifted: 41, exact: true },
        Event::AttemptFailed { seat: p0, refusal: refusal(Code::NotAMeld, "two-groups") },
        Event::AttemptFailed { seat: p0, refusal: refusal(Code::InvalidClose, "close-no-pure") },
        Event::LeftRound { seat: p0, left: Left::Dropped { first: true } },
        Event::LeftRound { seat: p0, left: Left::ClosedWrongly },
        Event::LeftRound { seat: p0, left: Left::Stuck },
        Event::Entered { line: line(p0, "failed-attempt", 50) },
        Event::CardOwed { seat: p0, owed: Owed::Price },
        Event::CardSettled,
        Event::StockRanOut,
        Event::LastTurn,
        Event::Recycled { stock: c[..2].to_vec() },
        Event::RoundEnded { ending: ending(EndReason::WentOut, Some(p0)) },
        Event::RoundEnded { ending: ending(EndReason::LastLeft, Some(p0)) },
        Event::RoundEnded { ending: ending(EndReason::Dealt, Some(p0)) },
        Event::RoundEnded { ending: ending(EndReason::AllStuck, None) },
        Event::HandsShown { splits },
        Event::Scored { lines: vec![line(p0, "scoring-melds", 8), line(p1, "box-caught", -10)] },
        Event::MatchEnded { winners: vec![p0, p1] },
    ];
    let drawn = Event::Drew { seat: p0, card: c[0] };
    let answered = Event::Answered { seat: p1, choice: Some(Choice::Buy) };
    let seen = events.iter().chain([&answered]).map(|event| event.shown_to(Some(p0)));
    let seen: Vec<Event<Seen>> = seen.chain([drawn.shown_to(None), answered.laid_open()]).collect();
    let mut told: Vec<(String, String)> = seen.iter().flat_map(|event| lines(&public, event)).collect();
    let closes = [
        ("gin", EndReason::ClosedClean),
        ("gin", EndReason::ClosedWhole),
        ("knockrummy", EndReason::ClosedClean),
        ("threethirteen", EndReason::Closed),
        ("indian", EndReason::Closed),
    ];
    for (game, why) in closes {
        let (mut closing, cards) = table(game, "7H");
        let ending = ending(why, Some(p0));
        told.extend(lines(&closing, &Event::Closed { ending }));
        closing.closed = Some(ending);
        told.extend(lines(&closing, &Event::RoundEnded { ending }));
        told.extend(lines(&closing, &Event::WildCut { card: cards[0] }));
        for seen in [Seen::Face(cards[0]), Seen::Back] {
            told.extend(lines(&closing, &Event::SawWild(p0, seen)));
        }
    }
    told
}

/// The lines for an event, each with the event's name.
fn lines(public: &Public, event: &Event<Seen>) -> Vec<(String, String)> {
    let written = serde_json::to_value(event).expect("JSON");
    let key = |value: &Json| value.as_object().and_then(|object| object.keys().next().cloned());
    let name = written.as_str().map(str::to_owned).or_else(|| key(&written)).expect("a name");
    let lines = told::lines(public, event, false).into_iter();
    lines.map(|line| (name.clone(), line.trim_start_matches("event ").to_owned())).collect()
}

#[test]
fn every_event_is_told_as_it_is_written() {
    let examples = examples();
    let variants: BTreeSet<String> = examples.iter().map(|(name, _)| name.clone()).collect();
    assert_eq!(variants, declared(EVENTS, "enum Event<C>"), "there is an example of each event");
    let written: BTreeSet<String> = examples.into_iter().map(|(_, text)| text).collect();
    let told: BTreeSet<String> = rows("## Events").iter().flat_map(|(first, _)| quoted(first)).collect();
    assert_eq!(told, written);
}
