//! Ditch Rummy: no deal, draw up to three, small melds and singles beside them, plays from the discard pile, digging.
//!
//! The law is the sheet `docs/rules/ditch.md`; sections are cited from it. Nobody is dealt a card; draw up to three, lay sets and
//! runs of two or three of any suits, throw what you like; J-Q-K or Q-K-A in one meld completes the hand.

use super::{Game, Preset, Style, option, preset, set_and_run};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::house::options::{Chosen, OptionDef, OptionKind};
use crate::melds::pattern::{Kind, Sequence};
use crate::refusal::Code;
use crate::score::plan::{MatchPlan, Tie};
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::{DealRule, Exhaustion, RoundEnds, Sheet, Spec, StateNames, WhenSpent};
use crate::turn::tableau::Tableau;
use crate::turn::window::{DigRule, WindowRules};
use crate::turn::{Discards, DrawRule, EmptyHand, FromDiscard, TurnRule};

/// The game.
pub static DITCH: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Pile,
    seats: 2..=4,
    usual_seats: 2,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names.
const PRESETS: &[Preset] = &[preset("teams", "teams=on"), preset("dozen", "end_mode=hands")];

/// Sections 6 and 7.
const OPTIONS: &[OptionDef] = &[
    option("end_mode", "match", OptionKind::Words(&["target", "hands"])),
    OptionDef {
        only_with: Some(("end_mode", "target")),
        ..option("target_score", "match", OptionKind::Range { least: 50, most: 1000, usual: 500 })
    },
    OptionDef {
        only_with: Some(("end_mode", "hands")),
        ..option("hand_count", "match", OptionKind::Range { least: 1, most: 24, usual: 12 })
    },
    option("teams", "match", OptionKind::Switch(false)),
    option("ace", "melds", OptionKind::Words(&["both", "high", "low_except_qka"])),
    option("completer_held", "scoring", OptionKind::Words(&["as_single", "by_rank", "zero"])),
    option("min_draw", "play", OptionKind::Numbers(&[0, 1])),
    option("dig", "digging", OptionKind::Switch(true)),
    OptionDef {
        only_with: Some(("dig", "on")),
        ..option("dig_vote", "digging", OptionKind::Words(&["simultaneous", "clockwise_open"]))
    },
    OptionDef {
        only_with: Some(("dig", "on")),
        ..option("max_digs", "digging", OptionKind::RangeOrUnlimited { least: 0, most: 9 })
    },
    option("tie_timing", "play", OptionKind::Words(&["end_of_turn", "immediate"])),
    option("idle_cycles", "play", OptionKind::Range { least: 1, most: 5, usual: 2 }),
];

const SIZE: (usize, usize) = (2, 3);
/// J-Q-K and Q-K-A begin at these positions.
const COMPLETING: &[u8] = &[11, 12];

fn build(seats: usize, chosen: &Chosen) -> Spec {
    let order = match chosen.word("ace").as_str() {
        "high" => Order { least: 2, ..Order::ACE_BOTH },
        "low_except_qka" => Order { queen_king_ace: true, ..Order::ACE_LOW },
        _ => Order::ACE_BOTH,
    };
    let teams = chosen.on("teams") && seats == 4;
    Spec {
        // 3
        patterns: set_and_run(
            Kind { size: SIZE, ..Kind::FROM_THREE },
            Sequence { size: SIZE, one_suit: false, order, ..Sequence::FROM_THREE },
        ),
        deal: DealRule { upcard: false, ..DealRule::of(vec![0]) },
        tableau: Tableau { rides: true, ..Tableau::OPEN },
        turn: TurnRule { discards: Discards::Any, empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        draw: DrawRule {
            up_to: Some(3),
            least: chosen.number("min_draw"),
            discard: FromDiscard::IntoMelds,
            ..DrawRule::STOCK_OR_TOP
        },
        windows: WindowRules {
            dig: chosen.on("dig").then(|| DigRule {
                most: chosen.limit("max_digs"),
                open: chosen.word("dig_vote") == "clockwise_open",
            }),
            ..WindowRules::NONE
        },
        ends: RoundEnds {
            completing_runs: COMPLETING,
            idle_cycles: Some(chosen.number("idle_cycles")),
            ..RoundEnds::turns(u16::MAX)
        },
        // 4.2
        exhaustion: Exhaustion {
            then: match chosen.word("tie_timing").as_str() {
                "immediate" => WhenSpent::EndAtOnce,
                _ => WhenSpent::LastTurn,
            },
            ..Exhaustion::at_once(0)
        },
        values: Values { ranks: [0, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 10, 10], ..Values::PIPS },
        score: terms(chosen),
        plan: MatchPlan {
            round_limit: 60,
            tie: Tie::PlayOn,
            sides: if teams { vec![0, 1, 0, 1] } else { Vec::new() },
            ..match chosen.word("end_mode").as_str() {
                "hands" => MatchPlan::rounds(chosen.number("hand_count")),
                _ => MatchPlan::to_target(chosen.number("target_score")),
            }
        },
        ..Spec::plain(Deck::french(1, 0))
    }
}

/// Section 5: by kind of play for the side that completed the hand, by rank for all others.
fn terms(chosen: &Chosen) -> Vec<Term> {
    let completing = |label, counts| Term::new(label, counts, Whose::EndingSide);
    let others = |label, counts| Term::new(label, counts, Whose::OtherSides);
    let held = match chosen.word("completer_held").as_str() {
        "by_rank" => Counts::HandValue(-1),
        "zero" => Counts::HandCards(0),
        _ => Counts::HandCards(-2),
    };
    vec![
        completing("singles", Counts::Singles(2)),
        completing("pairs", Counts::MeldsOf(2, 5)),
        completing("trios", Counts::MeldsOf(3, 25)),
        completing("completer-held", held),
        others("laid", Counts::LaidValue(1)),
        others("held", Counts::HandValue(-1)),
    ]
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "ditch",
    states: StateNames { round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        ("ditch.md 2", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand]),
        (
            "ditch.md 3",
            &[
                Code::NotAMeld,
                Code::DoesNotFit,
                Code::MeldClosed,
                Code::NotAMeldTarget,
                Code::NotTopOfDiscard,
            ],
        ),
        ("ditch.md 4.3", &[Code::TooLate]),
        ("ditch.md 6", &[Code::MustDraw]),
    ],
};
