//! Dummy Rummy: a ladder of twelve contracts that each player climbs alone, wild twos and jokers.
//!
//! The law is the sheet `docs/rules/dummy.md`; sections are cited from it. Thirteen cards each; draw from stock or discard pile,
//! lay the slots of your own contract, set cards on any meld, discard; an empty hand ends the round. Low total wins.

use super::{Game, Preset, option, preset};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::cards::wilds::{WildLimit, Wilds};
use crate::house::options::{Chosen, OptionDef, OptionKind, Ruled};
use crate::melds::pattern::{Pattern, Scores, Shape};
use crate::refusal::Code;
use crate::score::plan::{AtTarget, DealerRule, MatchEnd, MatchPlan, Tie};
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::{Blocks, DealRule, Exhaustion, Filter, RoundEnds, StateNames, WhenSpent};
use crate::turn::gate::{Gate, Gates, SeatContract};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::window::WindowRules;
use crate::turn::{DrawRule, TurnRule};

/// The game.
pub static DUMMY: Game =
    Game { id: "dummy", seats: 2..=4, usual_seats: 4, options: OPTIONS, presets: PRESETS, build };

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

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let wilds = match chosen.word("wild_limit").as_str() {
        "half" => WildLimit::UpToNaturals,
        "fewer" => WildLimit::FewerThanNaturals,
        _ => WildLimit::Naturals(1),
    };
    let order = Order { least: 3, ..Order::ACE_BOTH };
    let to_finish = chosen.word("end_mode") == "first_to_finish";
    let swaps = if chosen.on("wild_swap") { SwapWhen::Always } else { SwapWhen::Never };
    Blocks {
        game: DUMMY.id,
        seats,
        deck: Deck::french(2, 4),
        wilds: Wilds { jokers: true, rank: 2 },
        // 3.1: kinds have no size limit on the table, the contract fixes their size when they are laid.
        patterns: vec![
            Pattern {
                name: "kind",
                shape: Shape::Kind { size: (3, usize::MAX), wilds, suits_differ: false },
                scores: Scores::Plain,
            },
            Pattern {
                name: "run",
                shape: Shape::Sequence { size: (3, 12), one_suit: true, order, wilds, adjacent: true },
                scores: Scores::Plain,
            },
        ],
        dear: Filter::None,
        deal: DealRule::of(vec![13]),
        tableau: Tableau {
            swap: SwapRule { when: swaps, runs_only: true, to_meld: true, ..SwapRule::NONE },
            ..Tableau::OPEN
        },
        // 3.3
        gates: Gates {
            gate: Gate::Seat(SeatContract {
                contracts: CONTRACTS.iter().map(|slots| slots.to_vec()).collect(),
                at_once: chosen.word("laydown") == "all_at_once",
                common: chosen.word("progress") == "common",
            }),
            lay_off_waits: chosen.on("set_needs_contract"),
            closed: Code::ContractNotDone,
        },
        turn: TurnRule {
            reserve: usize::from(chosen.word("final_discard") == "required"),
            return_discard: !chosen.on("no_return_discard"),
            ..TurnRule::ONE_DISCARD
        },
        draw: DrawRule::STOCK_OR_TOP,
        windows: WindowRules::NONE,
        ends: RoundEnds::turns(chosen.number("turn_limit")),
        // 4.2
        exhaustion: Exhaustion {
            recycles: u8::from(chosen.word("stockout") == "reshuffle_once"),
            at_once: true,
            keep_top: true,
            turned_over: false,
            then: match chosen.word("stockout").as_str() {
                "immediate" => WhenSpent::EndAtOnce,
                _ => WhenSpent::LastTurn,
            },
        },
        values: Values {
            ranks: [0, 15, 50, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10],
            joker: 50,
            low_ace: None,
            wild: None,
        },
        score: vec![Term { label: "held", counts: Counts::HandValue(1), whose: Whose::Everybody }],
        plan: MatchPlan {
            end: if to_finish { MatchEnd::Contracts(12) } else { MatchEnd::Rounds(12) },
            round_limit: if to_finish { 24 } else { 12 },
            low_wins: true,
            tie: if to_finish { Tie::Share } else { Tie::MostContracts },
            dealer: DealerRule::Left,
            at_target: AtTarget::EndsMatch,
            sides: MatchPlan::alone(seats),
        },
        open_hands: false,
        states: StateNames { deal: "Deal", draw: "Draw", play: "Act", round_over: "RoundOver" },
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
    }
}
