//! QuickRummy: two players, a discard row that can be taken from any depth, an opening at forty, joker swaps.
//!
//! The law is the sheet `docs/rules/quick.md`; sections are cited from it. Seven cards each; draw from the stock or a card of
//! the row with all above it, whose deepest must leave the hand; open with forty points or a run of four; discard the last card.

use super::{Game, Preset, Style, option, preset, set_and_run};
use crate::cards::deck::Deck;
use crate::house::options::{Chosen, OptionDef, OptionKind, Ruled};
use crate::melds::pattern::{Kind, Sequence};
use crate::refusal::Code;
use crate::score::plan::{MatchPlan, Tie};
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::{DealRule, Exhaustion, RoundEnds, Sheet, Spec, StateNames, WhenSpent};
use crate::turn::gate::{Gates, PointsGate};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::{Deepest, DrawRule, FromDiscard, RowRule, TurnRule, WholeHand};

/// The game.
pub static QUICK: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Points,
    seats: 2..=2,
    usual_seats: 2,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names.
const PRESETS: &[Preset] =
    &[preset("single-hand", "end_mode=single_hand"), preset("five-hands", "end_mode=hands")];

/// Sections 6 and 7.
const OPTIONS: &[OptionDef] = &[
    option("end_mode", "match", OptionKind::Words(&["target", "hands", "single_hand"])),
    OptionDef {
        only_with: Some(("end_mode", "target")),
        ..option("target_score", "match", OptionKind::Range { least: 100, most: 5000, usual: 1000 })
    },
    OptionDef {
        only_with: Some(("end_mode", "hands")),
        ..option("hand_count", "match", OptionKind::Range { least: 2, most: 20, usual: 5 })
    },
    option("joker_open_value", "melds", OptionKind::Words(&["fifty", "represented"])),
    option("max_set", "melds", OptionKind::Numbers(&[6, 4])),
    OptionDef {
        ruled: &[Ruled { since: 2, word: "meld_owner", with: None }],
        ..option("swap_owner", "scoring", OptionKind::Words(&["swapper", "meld_owner"]))
    },
    option("rummy_bonus", "scoring", OptionKind::Numbers(&[0, 50, 100])),
    option("first_turn_free", "play", OptionKind::Switch(true)),
    option("row_needs_open", "play", OptionKind::Switch(false)),
    OptionDef {
        ruled: &[Ruled { since: 2, word: "on", with: None }],
        ..option("no_return_discard", "play", OptionKind::Switch(false))
    },
    option("open_hands", "play", OptionKind::Switch(false)),
    option("stockout", "play", OptionKind::Words(&["row_only", "end_at_once", "reshuffle_row"])),
    option("turn_limit", "play", OptionKind::Range { least: 30, most: 300, usual: 100 }),
];

fn build(_seats: usize, chosen: &Chosen) -> Spec {
    let max_set: usize = chosen.number("max_set");
    Spec {
        // 3.1
        patterns: set_and_run(
            Kind { size: (3, max_set), suits_differ: max_set == 4, ..Kind::FROM_THREE },
            Sequence::FROM_THREE,
        ),
        deal: DealRule::of(vec![7]),
        // 3.2 and 3.3
        tableau: Tableau {
            swap: SwapRule {
                when: SwapWhen::Opened,
                to_meld: true,
                to_discard: true,
                credits_swapper: chosen.word("swap_owner") == "swapper",
                ..SwapRule::NONE
            },
            ..Tableau::OPEN
        },
        // 3.4
        gates: Gates::points(PointsGate {
            or_run: Some(4),
            wild_as_represented: chosen.word("joker_open_value") == "represented",
            ..PointsGate::FORTY
        }),
        turn: TurnRule {
            reserve: 1,
            whole_hand: WholeHand::Melded,
            return_discard: !chosen.on("no_return_discard"),
            ..TurnRule::ONE_DISCARD
        },
        draw: DrawRule {
            discard: FromDiscard::Row(RowRule {
                first_turn_free: chosen.on("first_turn_free"),
                needs_open: chosen.on("row_needs_open"),
                ..RowRule::of(Deepest::Leaves)
            }),
            ..DrawRule::STOCK_OR_TOP
        },
        ends: RoundEnds::turns(chosen.number("turn_limit")),
        // 4.3
        exhaustion: Exhaustion {
            then: match chosen.word("stockout").as_str() {
                "end_at_once" => WhenSpent::EndBeforeTurn,
                _ => WhenSpent::RowTurns,
            },
            ..Exhaustion::when_needed(if chosen.word("stockout") == "reshuffle_row" { u8::MAX } else { 0 })
        },
        values: Values { ranks: [0, 25, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10], joker: 50, ..Values::PIPS },
        // 5
        score: vec![
            Term::each("laid", Counts::LaidValue(1)),
            Term::each("held", Counts::HandValue(-1)),
            Term::new("ended", Counts::Fixed(50), Whose::Ender),
            Term::new("rummy", Counts::Fixed(chosen.number("rummy_bonus")), Whose::RummyEnder),
        ],
        plan: MatchPlan {
            round_limit: 30,
            tie: Tie::PlayOn,
            ..match chosen.word("end_mode").as_str() {
                "single_hand" => MatchPlan::rounds(1),
                "hands" => MatchPlan::rounds(chosen.number("hand_count")),
                _ => MatchPlan::to_target(chosen.number("target_score")),
            }
        },
        open_hands: chosen.on("open_hands"),
        ..Spec::plain(Deck::french(1, 2))
    }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "quick",
    states: StateNames { play: "Act", round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        (
            "quick.md 2",
            &[
                Code::NotYourTurn,
                Code::WrongPhase,
                Code::CardNotInHand,
                Code::MustPlayLowest,
                Code::MustKeepDiscard,
            ],
        ),
        ("quick.md 3.1", &[Code::NotAMeld]),
        ("quick.md 3.2", &[Code::DoesNotFit, Code::NotAMeldTarget]),
        ("quick.md 3.3", &[Code::NotRepresented, Code::MustPlayJoker, Code::SwapNotAllowed]),
        ("quick.md 3.4", &[Code::NotOpened, Code::TooFewPoints]),
        ("quick.md 4.3", &[Code::StockEmpty]),
        ("quick.md 6", &[Code::SameCardDiscard]),
    ],
};
