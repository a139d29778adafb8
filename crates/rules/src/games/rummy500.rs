//! Rummy 500: every discard stays in sight, any of them can be taken with all above it, and what is laid counts for whoever laid it.
//!
//! The law is the sheet `docs/rules/family/rummy-500.md`; its numbered rules are cited. Thirteen or seven cards each; the deepest card
//! taken must be laid at once; laid cards count for, held cards against; first to five hundred.

use super::{Game, Preset, Style, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::house::options::{Chosen, Key, Number, Switch, options};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::score::plan::{MatchPlan, Tie};
use crate::score::{Counts, Hands, Term, Values};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames, WhenSpent};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::window::{Calls, WindowRules};
use crate::turn::{DrawRule, FromDiscard, RowRule, TurnRule};

/// The game.
pub static RUMMY500: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Points,
    seats: 2..=8,
    usual_seats: 3,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names.
const PRESETS: &[Preset] = &[preset("partners", "partners=on"), preset("plain", "jokers=off")];

// Rules 1, 6, 10, 12 and 15.
options! {
    TARGET_SCORE: Number = Key::range("target_score", "match", [100, 2000], 500);
    PARTNERS: Switch = Key::switch("partners", "match", false);
    JOKERS: Switch = Key::switch("jokers", "melds", true);
    JOKER_EXCHANGE: Switch = Key::switch("joker_exchange", "melds", false).with(JOKERS, "on");
    TOP_MUST_BE_USED: Switch = Key::switch("top_must_be_used", "play", false);
    RUMMY_CALL: Switch = Key::switch("rummy_call", "play", false);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [30, 300], 100);
}

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let packs = if seats < 5 { 1 } else { 2 };
    let partners = seats == 4 && chosen.on(PARTNERS);
    let swap = SwapRule { when: SwapWhen::Always, to_meld: true, ..SwapRule::NONE };
    Blocks {
        // 2, 9 and 10
        patterns: sets_and_runs(Sequence::FROM_THREE),
        // 4
        deal: DealRule::of(vec![if seats == 2 { 13 } else { 7 }]),
        // 7, 10 and 11
        tableau: Tableau {
            swap: if chosen.on(JOKER_EXCHANGE) { swap } else { SwapRule::NONE },
            ..Tableau::OPEN
        },
        // 6 and 8
        turn: TurnRule { return_discard: false, ..TurnRule::ONE_DISCARD },
        // 5 and 6
        draw: DrawRule {
            discard: FromDiscard::Row(RowRule::LAID),
            to_lay: chosen.on(TOP_MUST_BE_USED),
            ..DrawRule::STOCK_OR_TOP
        },
        // 12
        windows: WindowRules {
            rummy: if chosen.on(RUMMY_CALL) { Calls::ToLay } else { Calls::Off },
            ..WindowRules::NONE
        },
        ends: RoundEnds::turns(chosen.number(TURN_LIMIT)),
        // 13
        exhaustion: Exhaustion { then: WhenSpent::RowOnly, ..Exhaustion::when_needed(0) },
        // 3
        values: Values {
            ranks: [0, 15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
            joker: 15,
            low_ace: Some(1),
            ..Values::PIPS
        },
        // 14
        score: vec![
            Term::each("laid", Counts::LaidValue(1)),
            Term::each("held", Counts::HandValue(Hands::Seat, -1)),
        ],
        // 15
        plan: MatchPlan {
            round_limit: 60,
            tie: Tie::PlayOn,
            sides: if partners { vec![0, 1, 0, 1] } else { Vec::new() },
            ..MatchPlan::to_target(chosen.number(TARGET_SCORE))
        },
        ..Blocks::plain(Deck::french(packs, if chosen.on(JOKERS) { 2 * packs } else { 0 }))
    }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "rummy500",
    states: StateNames { round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        ("rummy-500.md 5", &[Code::NotYourTurn, Code::WrongPhase, Code::StockEmpty]),
        (
            "rummy-500.md 6",
            &[Code::CannotTake, Code::MustPlayLowest, Code::WouldStrandCard, Code::SameCardDiscard],
        ),
        ("rummy-500.md 7", &[Code::DoesNotFit, Code::NotAMeldTarget, Code::CardNotInHand]),
        ("rummy-500.md 8", &[Code::MustKeepDiscard]),
        ("rummy-500.md 9", &[Code::NotAMeld]),
        ("rummy-500.md 10", &[Code::NotRepresented, Code::SwapNotAllowed]),
        ("rummy-500.md 12", &[Code::NoRummy, Code::TooLate]),
    ],
};
