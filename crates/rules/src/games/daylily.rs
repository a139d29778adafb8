//! Daylily Rummy: families and attributes of fifteen flowers, frozen melds, ten cards to the Festival.
//!
//! The law is the sheet `docs/rules/daylily.md`; sections are cited from it. Ten cards each; draw from stock or discard pile,
//! declare melds in front of you, discard one. Whoever discards the last card presents the Daylily Festival.

use super::{Game, Preset, Style, option, preset};
use crate::cards::deck::{Deck, Printed};
use crate::house::options::{Chosen, OptionDef, OptionKind};
use crate::melds::pattern::{Pattern, Scores, Shape};
use crate::refusal::Code;
use crate::score::plan::{DealerRule, MatchPlan, Tie};
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::{DealRule, Exhaustion, Filter, RoundEnds, Sheet, Spec, StateNames};
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

/// Sections 6 and 7.
const OPTIONS: &[OptionDef] = &[
    option("end_mode", "match", OptionKind::Words(&["target", "rounds"])),
    OptionDef {
        only_with: Some(("end_mode", "target")),
        ..option("target_score", "match", OptionKind::Range { least: 20, most: 300, usual: 100 })
    },
    OptionDef {
        only_with: Some(("end_mode", "rounds")),
        ..option("round_count", "match", OptionKind::Range { least: 1, most: 20, usual: 6 })
    },
    option("pair_scoring", "scoring", OptionKind::Words(&["equal_blooms", "always", "never"])),
    option("quad_scoring", "scoring", OptionKind::Words(&["as_trio", "always", "never"])),
    option("leftover_value", "scoring", OptionKind::Numbers(&[1, 2])),
    option("festival_bonus", "scoring", OptionKind::Numbers(&[0, 5, 10])),
    option("pb_feeds_winner", "scoring", OptionKind::Switch(true)),
    option("pb_in_dead_round", "scoring", OptionKind::Switch(true)),
    option("no_return_discard", "play", OptionKind::Switch(false)),
    option("reshuffle_limit", "play", OptionKind::Range { least: 1, most: 9, usual: 3 }),
    option("turn_limit", "play", OptionKind::Range { least: 20, most: 200, usual: 60 }),
];

fn build(_seats: usize, chosen: &Chosen) -> Spec {
    Spec {
        patterns: patterns(chosen),
        // 5.2: the split of a hand leaves as few Pandora's Boxes over as it can, then as few cards.
        dear: Filter::Suit(PANDORA),
        deal: DealRule::of(vec![10]),
        tableau: Tableau::FROZEN,
        turn: TurnRule {
            reserve: 1,
            return_discard: !chosen.on("no_return_discard"),
            ..TurnRule::ONE_DISCARD
        },
        exhaustion: Exhaustion::at_once(chosen.number("reshuffle_limit")),
        values: Values::NONE,
        ends: RoundEnds { all_hands: Some(1), ..RoundEnds::turns(chosen.number("turn_limit")) },
        score: terms(chosen),
        plan: MatchPlan {
            round_limit: 40,
            tie: Tie::LastOut,
            dealer: DealerRule::Ender,
            ..match chosen.word("end_mode").as_str() {
                "rounds" => MatchPlan::rounds(chosen.number("round_count")),
                _ => MatchPlan::to_target(chosen.number("target_score")),
            }
        },
        ..Spec::plain(Deck::single(faces()))
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
    let trio = (3, 3);
    let pairs = match chosen.word("pair_scoring").as_str() {
        "always" => Scores::Always,
        "never" => Scores::Never,
        _ => Scores::OneRank,
    };
    let quads = match chosen.word("quad_scoring").as_str() {
        "always" => Scores::Always,
        "never" => Scores::Never,
        _ => Scores::AsBase,
    };
    let base = vec![0, 1, 2];
    vec![
        Pattern {
            name: "single-run",
            shape: Shape::GroupRun { size: trio, one_suit: true },
            scores: Scores::Always,
        },
        Pattern {
            name: "run",
            shape: Shape::GroupRun { size: trio, one_suit: false },
            scores: Scores::Never,
        },
        Pattern { name: "set", shape: Shape::GroupSet { size: trio }, scores: Scores::Always },
        Pattern { name: "pair", shape: Shape::SharedMark, scores: pairs },
        Pattern { name: "quad", shape: Shape::Crowned { base, group: PURPLE, crown: ACCENT }, scores: quads },
    ]
}

/// Section 5, in the order of the score sheet.
fn terms(chosen: &Chosen) -> Vec<Term> {
    let whose_box = if chosen.on("pb_in_dead_round") { Whose::Everybody } else { Whose::EverybodyIfEnded };
    let feeding = if chosen.on("pb_feeds_winner") { Filter::All } else { Filter::NotSuit(PANDORA) };
    vec![
        Term::new("scoring-melds", Counts::ScoringCards(1), Whose::Everybody),
        Term::new("box-melded", Counts::Melded(Filter::Suit(PANDORA), 3), whose_box),
        Term::new("box-caught", Counts::Loose(Filter::Suit(PANDORA), -10), whose_box),
        Term::new("leftovers", Counts::LooseOfOthers(feeding, chosen.number("leftover_value")), Whose::Ender),
        Term::new("festival", Counts::Fixed(chosen.number("festival_bonus")), Whose::Ender),
    ]
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
