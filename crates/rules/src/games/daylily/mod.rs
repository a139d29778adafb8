//! Daylily Rummy: families and attributes of fifteen flowers, frozen melds, ten cards to the Festival.
//!
//! The law is the sheet `docs/rules/daylily.md`; sections are cited from it. Ten cards each; draw from stock or discard pile,
//! declare melds in front of you, discard one. Whoever discards the last card presents the Daylily Festival.

mod melds;

use super::{Ends, Game, Preset, Style, preset};
use crate::cards::deck::{Deck, Printed};
use crate::cards::ids::{CardId, Seat};
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::meld::{Class, Meld};
use crate::melds::pattern::{OwnClass, Pattern, Shape};
use crate::refusal::Code;
use crate::score;
use crate::score::plan::{DealerRule, MatchPlan, Tie};
use crate::score::{Counts, Hands, Term, Values, Whose};
use crate::spec::own::{Args, Own, OwnCard};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, Spec, StateNames};
use crate::table::Public;
use crate::turn::TurnRule;
use crate::turn::tableau::Tableau;

const EARLY: u16 = 1;
const SPIDER: u16 = 2;
const DOUBLE: u16 = 4;
const ORANGE: u16 = 8;
const ACCENT: u16 = 16;

/// The family of the purple flowers, whose trios may be crowned.
const PURPLE: u8 = 4;
/// Pandora's Box among the flowers.
const PANDORA: u8 = 14;

/// Section 1.1: code, family (red, pink, yellow, orange, purple, none) and attributes of each flower.
const FLOWERS: [(&str, u8, u16); 15] = [
    ("CA", 0, 0),
    ("MT", 0, EARLY),
    ("FC", 0, SPIDER),
    ("FV", 1, SPIDER),
    ("DE", 1, DOUBLE),
    ("PP", 1, 0),
    ("SD", 2, EARLY),
    ("SL", 2, ACCENT),
    ("YL", 2, 0),
    ("IN", 3, DOUBLE | ORANGE),
    ("GP", 3, ORANGE),
    ("TR", PURPLE, 0),
    ("PV", PURPLE, 0),
    ("VD", PURPLE, 0),
    ("PB", 5, ACCENT),
];

/// The game.
pub static DAYLILY: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Divide,
    seats: 2..=3,
    usual_seats: 2,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names.
const PRESETS: &[Preset] = &[preset("short", "target_score=50"), preset("six-rounds", "end_mode=rounds")];

// Sections 6 and 7.
options! {
    END_MODE: Word<Ends> = Key::words("end_mode", "match", &["target", "rounds"],
        &[Ends::Target, Ends::Rounds]);
    TARGET_SCORE: Number = Key::range("target_score", "match", [20, 300], 100).with(END_MODE, "target");
    ROUND_COUNT: Number = Key::range("round_count", "match", [1, 20], 6).with(END_MODE, "rounds");
    PAIR_SCORING: Word<OwnClass> = Key::words("pair_scoring", "scoring", &["equal_blooms", "always", "never"],
        &[melds::EQUAL_BLOOMS, melds::SCORING, melds::SAFE]);
    QUAD_SCORING: Word<OwnClass> = Key::words("quad_scoring", "scoring", &["as_trio", "always", "never"],
        &[melds::AS_TRIO, melds::SCORING, melds::SAFE]);
    LEFTOVER_VALUE: Number = Key::numbers("leftover_value", "scoring", &[1, 2]);
    FESTIVAL_BONUS: Number = Key::numbers("festival_bonus", "scoring", &[0, 5, 10]);
    PB_FEEDS_WINNER: Switch = Key::switch("pb_feeds_winner", "scoring", true);
    PB_IN_DEAD_ROUND: Switch = Key::switch("pb_in_dead_round", "scoring", true);
    NO_RETURN_DISCARD: Switch = Key::switch("no_return_discard", "play", false);
    RESHUFFLE_LIMIT: Number = Key::range("reshuffle_limit", "play", [1, 9], 3);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 200], 60);
}

fn build(_seats: usize, chosen: &Chosen) -> Blocks {
    Blocks {
        patterns: patterns(chosen),
        // 5.2: the split of a hand leaves as few Pandora's Boxes over as it can, then as few cards.
        dear: Some(Own::new("box", |face| face.suit == PANDORA)),
        deal: DealRule::of(vec![10]),
        tableau: Tableau::FROZEN,
        turn: TurnRule { reserve: 1, return_discard: !chosen.on(NO_RETURN_DISCARD), ..TurnRule::ONE_DISCARD },
        exhaustion: Exhaustion::at_once(chosen.number(RESHUFFLE_LIMIT)),
        values: Values::NONE,
        // 4
        ends: RoundEnds { all_hands: Some(1), ..RoundEnds::turns(chosen.number(TURN_LIMIT)) },
        score: terms(chosen),
        plan: MatchPlan {
            round_limit: 40,
            tie: Tie::Own(Own::new("last-out", |table, seat| table.last_out[seat.index()].unwrap_or(0))),
            dealer: DealerRule::Own(Own::new("ender", ender)),
            ..match chosen.word(END_MODE) {
                Ends::Rounds => MatchPlan::rounds(chosen.number(ROUND_COUNT)),
                Ends::Target => MatchPlan::to_target(chosen.number(TARGET_SCORE)),
            }
        },
        // 2
        ..Blocks::plain(Deck::single(faces()))
    }
}

/// Section 1: fifteen flowers with one, two and three blooms.
fn faces() -> Vec<Printed> {
    let blooms = |(suit, (code, group, tags)): (u8, (&str, u8, u16))| {
        let code = code.to_owned();
        (1..=3).map(move |rank| Printed { code: format!("{code}{rank}"), suit, rank, group, tags })
    };
    (0..).zip(FLOWERS).flat_map(blooms).collect()
}

/// Section 3. "Any run, set or quad scores as the sheet says": single-flower runs before mixed ones, which they also are.
fn patterns(chosen: &Chosen) -> Vec<Pattern> {
    let pattern = |name, own, class| Pattern { class: Some(class), ..Pattern::plain(name, Shape::Own(own)) };
    vec![
        pattern("single-run", melds::SINGLE_RUN, melds::SCORING),
        pattern("run", melds::RUN, melds::SAFE),
        pattern("set", melds::SET, melds::SCORING),
        pattern("pair", melds::PAIR, chosen.word(PAIR_SCORING)),
        pattern("quad", melds::QUAD, chosen.word(QUAD_SCORING)),
    ]
}

/// Section 5, in the order of the score sheet.
fn terms(chosen: &Chosen) -> Vec<Term> {
    let whose_box = if chosen.on(PB_IN_DEAD_ROUND) { Whose::Everybody } else { Whose::EverybodyIfEnded };
    let each = [chosen.number(LEFTOVER_VALUE), 0, 0];
    let leftovers: OwnCard = match chosen.on(PB_FEEDS_WINNER) {
        true => Own::with("all", each, left_over),
        false => Own::with("flowers", each, flowers_left_over),
    };
    vec![
        Term::each("scoring-melds", Counts::Melds(Own::new("scoring", scoring))),
        Term::new("box-melded", Counts::Melds(Own::new("box", boxes_melded)), whose_box),
        Term::new("box-caught", Counts::Loose(Hands::Seat, Own::new("box", box_caught)), whose_box),
        Term::new("leftovers", Counts::Loose(Hands::Others, leftovers), Whose::Ender),
        Term::new("festival", Counts::Fixed(chosen.number(FESTIVAL_BONUS)), Whose::Ender),
    ]
}

fn is_box(spec: &Spec, card: CardId) -> bool {
    spec.deck.printed(card).suit == PANDORA
}

/// 5.1: a point for each card of a meld that scores.
fn scoring(_: &Spec, meld: &Meld, _: Args) -> i32 {
    if meld.reading.class == Class::Scoring { score::length(meld.len()) } else { 0 }
}

fn boxes_melded(spec: &Spec, meld: &Meld, _: Args) -> i32 {
    3 * score::length(meld.cards().filter(|card| is_box(spec, *card)).count())
}

fn box_caught(spec: &Spec, card: CardId, _: Args) -> i32 {
    if is_box(spec, card) { -10 } else { 0 }
}

fn left_over(_: &Spec, _: CardId, [each, ..]: Args) -> i32 {
    each
}

fn flowers_left_over(spec: &Spec, card: CardId, [each, ..]: Args) -> i32 {
    if is_box(spec, card) { 0 } else { each }
}

/// Section 6: whoever went out deals next; the same dealer again if nobody did.
fn ender(table: &Public) -> Seat {
    table.ending.and_then(|ending| ending.by).unwrap_or(table.dealer)
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "daylily",
    states: StateNames { deal: "RoundStart", draw: "AwaitDraw", play: "AwaitPlay", round_over: "RoundOver" },
    citations: &[
        ("daylily.md 2", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand]),
        ("daylily.md 3", &[Code::NotAMeld, Code::MeldClosed]),
        ("daylily.md 4.1", &[Code::MustKeepDiscard]),
        ("daylily.md 6", &[Code::SameCardDiscard]),
    ],
};
