//! Dummy Rummy: a ladder of twelve contracts that each player climbs alone, wild twos and jokers.
//!
//! The law is the sheet `docs/rules/dummy.md`; sections are cited from it. Thirteen cards each; draw from stock or discard pile,
//! lay the slots of your own contract, set cards on any meld, discard; an empty hand ends the round. Low total wins.

use super::{Game, Preset, Style, preset};
use crate::cards::deck::Deck;
use crate::cards::ids::Seat;
use crate::cards::order::Order;
use crate::cards::wilds::{WildLimit, Wilds};
use crate::house::options::{Chosen, Key, Number, Ruled, Switch, Word, options};
use crate::melds::pattern::{Kind, Pattern, Sequence, Shape};
use crate::refusal::Code;
use crate::score::plan::{MatchEnd, MatchPlan, Tie};
use crate::score::{Counts, Hands, Term, Values};
use crate::spec::own::Own;
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames, WhenSpent};
use crate::table::Public;
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

// Sections 6 and 7.
options! {
    PROGRESS: Word<bool> = Key::words("progress", "match", &["individual", "common"], &[false, true])
        .ruled(&[Ruled { since: 2, word: "common", with: Some(("end_mode", "first_to_finish")) }]);
    END_MODE: Word<bool> = Key::words("end_mode", "match", &["twelve_rounds", "first_to_finish"],
        &[false, true]);
    LAYDOWN: Word<bool> = Key::words("laydown", "melds", &["by_slot", "all_at_once"], &[false, true]);
    WILD_LIMIT: Word<WildLimit> = Key::words("wild_limit", "melds", &["any", "half", "fewer"],
        &[WildLimit::Naturals(1), WildLimit::UpToNaturals, WildLimit::FewerThanNaturals]);
    WILD_SWAP: Switch = Key::switch("wild_swap", "melds", false);
    SET_NEEDS_CONTRACT: Switch = Key::switch("set_needs_contract", "melds", false)
        .ruled(&[Ruled {since: 2, word: "on", with: Some(("wild_swap", "on")) }]);
    FINAL_DISCARD: Word<usize> = Key::words("final_discard", "play", &["optional", "required"], &[0, 1]);
    NO_RETURN_DISCARD: Switch = Key::switch("no_return_discard", "play", false);
    STOCKOUT: Word<(u8, WhenSpent)> = Key::words("stockout", "play", &["end_of_turn", "immediate", "reshuffle_once"],
        &[(0, WhenSpent::LastTurn), (0, WhenSpent::EndAtOnce), (1, WhenSpent::LastTurn)]);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [30, 200], 80);
}

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

fn build(_seats: usize, chosen: &Chosen) -> Blocks {
    let wilds = chosen.word(WILD_LIMIT);
    let (recycles, then) = chosen.word(STOCKOUT);
    let order = Order { least: 3, ..Order::ACE_BOTH };
    let runs = Sequence { size: (3, 12), order, wilds, ..Sequence::FROM_THREE };
    let to_finish = chosen.word(END_MODE);
    let swap = SwapRule { when: SwapWhen::Always, runs_only: true, to_meld: true, ..SwapRule::NONE };
    Blocks {
        wilds: Wilds { rank: 2, ..Wilds::JOKERS },
        // 3.1: kinds have no size limit on the table, the contract fixes their size when they are laid.
        patterns: vec![
            Pattern::plain("kind", Shape::Kind(Kind { wilds, ..Kind::FROM_THREE })),
            Pattern::plain("run", Shape::Sequence(runs)),
        ],
        deal: DealRule::of(vec![13]),
        tableau: Tableau { swap: if chosen.on(WILD_SWAP) { swap } else { SwapRule::NONE }, ..Tableau::OPEN },
        // 3.3 and 3.4
        gates: Gates {
            gate: Gate::Seat(SeatContract {
                at_once: chosen.word(LAYDOWN),
                common: chosen.word(PROGRESS),
                ..SeatContract::plain(CONTRACTS.iter().map(|slots| slots.to_vec()).collect())
            }),
            lay_off_waits: chosen.on(SET_NEEDS_CONTRACT),
            closed: Code::ContractNotDone,
        },
        turn: TurnRule {
            reserve: chosen.word(FINAL_DISCARD),
            return_discard: !chosen.on(NO_RETURN_DISCARD),
            ..TurnRule::ONE_DISCARD
        },
        ends: RoundEnds::turns(chosen.number(TURN_LIMIT)),
        // 4.2
        exhaustion: Exhaustion { at_once: true, then, ..Exhaustion::when_needed(recycles) },
        values: Values { ranks: [0, 15, 50, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10], joker: 50, ..Values::PIPS },
        score: vec![Term::each("held", Counts::HandValue(Hands::Seat, 1))],
        plan: MatchPlan {
            low_wins: true,
            ..if to_finish {
                MatchPlan { end: MatchEnd::Contracts(12), ..MatchPlan::rounds(24) }
            } else {
                MatchPlan {
                    tie: Tie::Own(Own::new("most-contracts", most_contracts)),
                    ..MatchPlan::rounds(12)
                }
            }
        },
        // 1 and 2
        ..Blocks::plain(Deck::french(2, 4))
    }
}

/// Section 5: of equal totals the one of the seat that has completed more contracts.
fn most_contracts(table: &Public, seat: Seat) -> u16 {
    u16::from(table.completed[seat.index()])
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
