//! Dummy Rummy: a ladder of twelve contracts that each player climbs alone, wild twos and jokers.
//!
//! The law is the sheet `docs/rules/dummy.md`; sections are cited from it. Thirteen cards each; draw from stock or discard pile,
//! lay the slots of your own contract, set cards on any meld, discard; an empty hand ends the round. Low total wins.

use super::{Game, Preset, Style, option, preset};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::cards::wilds::{WildLimit, Wilds};
use crate::house::options::{Chosen, OptionDef, OptionKind, Ruled};
use crate::melds::pattern::{Kind, Pattern, Sequence, Shape};
use crate::refusal::Code;
use crate::score::plan::{MatchEnd, MatchPlan, Tie};
use crate::score::{Counts, Term, Values};
use crate::spec::{DealRule, Exhaustion, RoundEnds, Sheet, Spec, StateNames, WhenSpent};
use crate::turn::TurnRule;
use crate::turn::gate::{Gate, Gates, SeatContract};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};

/// The game.
pub static DUMMY: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Contract,
    seats: 2..=4,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names.
const PRESETS: &[Preset] = &[
    preset("whole-contract", "laydown=all_at_once"),
    preset("common", "progress=common"),
    preset("to-the-end", "end_mode=first_to_finish"),
];

/// Section 6.
const OPTIONS: &[OptionDef] = &[
    OptionDef {
        ruled: &[Ruled { since: 2, word: "common", with: Some(("end_mode", "first_to_finish")) }],
        ..option("progress", "match", OptionKind::Words(&["individual", "common"]))
    },
    option("end_mode", "match", OptionKind::Words(&["twelve_rounds", "first_to_finish"])),
    option("laydown", "melds", OptionKind::Words(&["by_slot", "all_at_once"])),
    option("wild_limit", "melds", OptionKind::Words(&["any", "half", "fewer"])),
    option("wild_swap", "melds", OptionKind::Switch(false)),
    OptionDef {
        ruled: &[Ruled { since: 2, word: "on", with: Some(("wild_swap", "on")) }],
        ..option("set_needs_contract", "melds", OptionKind::Switch(false))
    },
    option("final_discard", "play", OptionKind::Words(&["optional", "required"])),
    option("no_return_discard", "play", OptionKind::Switch(false)),
    option("stockout", "play", OptionKind::Words(&["end_of_turn", "immediate", "reshuffle_once"])),
    option("turn_limit", "play", OptionKind::Range { least: 30, most: 200, usual: 80 }),
];

const KIND: usize = 0;
const RUN: usize = 1;

/// Section 3.2: the pattern and the size of each slot.
const CONTRACTS: [&[(usize, usize)]; 12] = [
    &[(KIND, 3), (KIND, 3)],
    &[(KIND, 3), (RUN, 4)],
    &[(KIND, 4), (KIND, 4)],
    &[(RUN, 4), (RUN, 4)],
    &[(KIND, 4), (RUN, 4)],
    &[(KIND, 3), (KIND, 3), (RUN, 4)],
    &[(KIND, 3), (RUN, 7)],
    &[(KIND, 3), (KIND, 3), (KIND, 3)],
    &[(KIND, 5), (KIND, 5)],
    &[(RUN, 5), (RUN, 5)],
    &[(KIND, 8)],
    &[(RUN, 10)],
];

fn build(_seats: usize, chosen: &Chosen) -> Spec {
    let wilds = match chosen.word("wild_limit").as_str() {
        "half" => WildLimit::UpToNaturals,
        "fewer" => WildLimit::FewerThanNaturals,
        _ => WildLimit::Naturals(1),
    };
    let order = Order { least: 3, ..Order::ACE_BOTH };
    let runs = Sequence { size: (3, 12), order, wilds, ..Sequence::FROM_THREE };
    let to_finish = chosen.word("end_mode") == "first_to_finish";
    let swaps = if chosen.on("wild_swap") { SwapWhen::Always } else { SwapWhen::Never };
    Spec {
        wilds: Wilds { jokers: true, rank: 2 },
        // 3.1: kinds have no size limit on the table, the contract fixes their size when they are laid.
        patterns: vec![
            Pattern::plain("kind", Shape::Kind(Kind { wilds, ..Kind::FROM_THREE })),
            Pattern::plain("run", Shape::Sequence(runs)),
        ],
        deal: DealRule::of(vec![13]),
        tableau: Tableau {
            swap: SwapRule { when: swaps, runs_only: true, to_meld: true, ..SwapRule::NONE },
            ..Tableau::OPEN
        },
        // 3.3
        gates: Gates {
            gate: Gate::Seat(SeatContract {
                at_once: chosen.word("laydown") == "all_at_once",
                common: chosen.word("progress") == "common",
                ..SeatContract::plain(CONTRACTS.iter().map(|slots| slots.to_vec()).collect())
            }),
            lay_off_waits: chosen.on("set_needs_contract"),
            closed: Code::ContractNotDone,
        },
        turn: TurnRule {
            reserve: usize::from(chosen.word("final_discard") == "required"),
            return_discard: !chosen.on("no_return_discard"),
            ..TurnRule::ONE_DISCARD
        },
        ends: RoundEnds::turns(chosen.number("turn_limit")),
        // 4.2
        exhaustion: Exhaustion {
            at_once: true,
            then: match chosen.word("stockout").as_str() {
                "immediate" => WhenSpent::EndAtOnce,
                _ => WhenSpent::LastTurn,
            },
            ..Exhaustion::when_needed(u8::from(chosen.word("stockout") == "reshuffle_once"))
        },
        values: Values { ranks: [0, 15, 50, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10], joker: 50, ..Values::PIPS },
        score: vec![Term::each("held", Counts::HandValue(1))],
        plan: MatchPlan {
            low_wins: true,
            ..if to_finish {
                MatchPlan { end: MatchEnd::Contracts(12), ..MatchPlan::rounds(24) }
            } else {
                MatchPlan { tie: Tie::MostContracts, ..MatchPlan::rounds(12) }
            }
        },
        ..Spec::plain(Deck::french(2, 4))
    }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "dummy",
    states: StateNames { play: "Act", round_over: "RoundOver", ..StateNames::USUAL },
    citations: &[
        ("dummy.md 2", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand]),
        ("dummy.md 3.1", &[Code::NotAMeld]),
        ("dummy.md 3.3", &[Code::NotInContract, Code::ContractDone]),
        ("dummy.md 3.4", &[Code::DoesNotFit, Code::NotAMeldTarget]),
        (
            "dummy.md 6",
            &[
                Code::ContractMismatch,
                Code::ContractNotDone,
                Code::MustKeepDiscard,
                Code::SameCardDiscard,
                Code::SwapNotAllowed,
                Code::NotRepresented,
            ],
        ),
    ],
};
