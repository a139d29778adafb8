//! Rummy 500: every discard stays in sight, any of them can be taken with all above it, and what is laid counts for whoever laid it.
//!
//! The law is the sheet `docs/rules/family/rummy-500.md`; its numbered rules are cited. Thirteen or seven cards each; the deepest card
//! taken must be laid at once; laid cards count for, held cards against; first to five hundred.

use super::{Game, ONE_NATURAL, Preset, option, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::cards::wilds::Wilds;
use crate::house::options::{Chosen, OptionDef, OptionKind};
use crate::refusal::Code;
use crate::score::plan::{AtTarget, DealerRule, MatchEnd, MatchPlan, Tie};
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::{Blocks, DealRule, Exhaustion, Filter, RoundEnds, StateNames, WhenSpent};
use crate::turn::gate::Gates;
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::window::{Calls, WindowRules};
use crate::turn::{Deepest, DrawRule, FromDiscard, TurnRule};

/// The game.
pub static RUMMY500: Game =
    Game { id: "rummy500", seats: 2..=8, usual_seats: 3, options: OPTIONS, presets: PRESETS, build };

/// The plays that the sheet names.
const PRESETS: &[Preset] = &[preset("partners", "partners=on"), preset("plain", "jokers=off")];

/// Rules 1, 6, 10, 12 and 15.
const OPTIONS: &[OptionDef] = &[
    option("target_score", "match", OptionKind::Range { least: 100, most: 2000, usual: 500 }),
    option("partners", "match", OptionKind::Switch(false)),
    option("jokers", "melds", OptionKind::Switch(true)),
    OptionDef {
        only_with: Some(("jokers", "on")),
        ..option("joker_exchange", "melds", OptionKind::Switch(false))
    },
    option("top_must_be_used", "play", OptionKind::Switch(false)),
    option("rummy_call", "play", OptionKind::Switch(false)),
    option("turn_limit", "play", OptionKind::Range { least: 30, most: 300, usual: 100 }),
];

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let packs = if seats < 5 { 1 } else { 2 };
    let partners = seats == 4 && chosen.on("partners");
    let swap = SwapRule { when: SwapWhen::Always, to_meld: true, ..SwapRule::NONE };
    Blocks {
        game: RUMMY500.id,
        seats,
        deck: Deck::french(packs, if chosen.on("jokers") { 2 * packs } else { 0 }),
        wilds: Wilds { jokers: true, rank: 0 },
        // 2, 9 and 10
        patterns: sets_and_runs(Order::ACE_BOTH, ONE_NATURAL, true),
        dear: Filter::None,
        // 4
        deal: DealRule::of(vec![if seats == 2 { 13 } else { 7 }]),
        // 7 and 10
        tableau: Tableau {
            swap: if chosen.on("joker_exchange") { swap } else { SwapRule::NONE },
            ..Tableau::OPEN
        },
        gates: Gates::NONE,
        // 6 and 8
        turn: TurnRule { return_discard: false, ..TurnRule::ONE_DISCARD },
        // 5 and 6
        draw: DrawRule {
            discard: FromDiscard::Row {
                deepest: Deepest::IsLaid { top: chosen.on("top_must_be_used") },
                first_turn_free: false,
                needs_open: false,
            },
            ..DrawRule::STOCK_OR_TOP
        },
        // 12
        windows: WindowRules {
            rummy: if chosen.on("rummy_call") { Calls::ToLay } else { Calls::Off },
            ..WindowRules::NONE
        },
        ends: RoundEnds::turns(chosen.number("turn_limit")),
        // 13
        exhaustion: Exhaustion { then: WhenSpent::RowOnly, ..Exhaustion::when_needed(0) },
        // 3
        values: Values {
            ranks: [0, 15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
            joker: 15,
            low_ace: Some(1),
            wild: None,
        },
        // 14
        score: vec![
            Term { label: "laid", counts: Counts::LaidValue(1), whose: Whose::Everybody },
            Term { label: "held", counts: Counts::HandValue(-1), whose: Whose::Everybody },
        ],
        // 15
        plan: MatchPlan {
            end: MatchEnd::Target(chosen.number("target_score")),
            round_limit: 60,
            low_wins: false,
            tie: Tie::PlayOn,
            dealer: DealerRule::Left,
            at_target: AtTarget::EndsMatch,
            sides: if partners { vec![0, 1, 0, 1] } else { MatchPlan::alone(seats) },
        },
        open_hands: false,
        states: StateNames { deal: "Deal", draw: "Draw", play: "Play", round_over: "HandOver" },
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
    }
}
