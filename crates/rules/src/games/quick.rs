//! QuickRummy: two players, a discard row that can be taken from any depth, an opening at forty, joker swaps.
//!
//! The law is the sheet `docs/rules/quick.md`; sections are cited from it. Seven cards each; draw from the stock or a card of
//! the row with all above it, whose deepest must leave the hand; open with forty points or a run of four; discard the last card.

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
use crate::turn::gate::{Gate, Gates};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::window::WindowRules;
use crate::turn::{Deepest, DrawRule, FromDiscard, TurnRule, WholeHand};

/// The game.
pub static QUICK: Game =
    Game { id: "quick", seats: 2..=2, usual_seats: 2, options: OPTIONS, presets: PRESETS, build };

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

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let one_natural = WildLimit::Naturals(1);
    let max_set: usize = chosen.number("max_set");
    let values = Values {
        ranks: [0, 25, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10],
        joker: 50,
        low_ace: None,
        wild: None,
    };
    Blocks {
        game: QUICK.id,
        seats,
        deck: Deck::french(1, 2),
        wilds: Wilds { jokers: true, rank: 0 },
        // 3.1
        patterns: vec![
            Pattern {
                name: "set",
                shape: Shape::Kind { size: (3, max_set), wilds: one_natural, suits_differ: max_set == 4 },
                scores: Scores::Plain,
            },
            Pattern {
                name: "run",
                shape: Shape::Sequence {
                    size: (3, 13),
                    one_suit: true,
                    order: Order::ACE_BOTH,
                    wilds: one_natural,
                    adjacent: true,
                },
                scores: Scores::Plain,
            },
        ],
        dear: Filter::None,
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
        gates: Gates {
            gate: Gate::Points {
                least: 40,
                or_run: Some(4),
                wild_as_represented: chosen.word("joker_open_value") == "represented",
                lay_off_later: false,
            },
            lay_off_waits: true,
            closed: Code::NotOpened,
        },
        turn: TurnRule {
            reserve: 1,
            whole_hand: WholeHand::Melded,
            return_discard: !chosen.on("no_return_discard"),
            ..TurnRule::ONE_DISCARD
        },
        draw: DrawRule {
            discard: FromDiscard::Row {
                deepest: Deepest::Leaves,
                first_turn_free: chosen.on("first_turn_free"),
                needs_open: chosen.on("row_needs_open"),
            },
            ..DrawRule::STOCK_OR_TOP
        },
        windows: WindowRules::NONE,
        ends: RoundEnds::turns(chosen.number("turn_limit")),
        // 4.3
        exhaustion: Exhaustion {
            recycles: if chosen.word("stockout") == "reshuffle_row" { u8::MAX } else { 0 },
            at_once: false,
            keep_top: true,
            turned_over: false,
            then: match chosen.word("stockout").as_str() {
                "end_at_once" => WhenSpent::EndBeforeTurn,
                _ => WhenSpent::RowTurns,
            },
        },
        values,
        // 5
        score: vec![
            Term { label: "laid", counts: Counts::LaidValue(1), whose: Whose::Everybody },
            Term { label: "held", counts: Counts::HandValue(-1), whose: Whose::Everybody },
            Term { label: "ended", counts: Counts::Fixed(50), whose: Whose::Ender },
            Term {
                label: "rummy",
                counts: Counts::Fixed(chosen.number("rummy_bonus")),
                whose: Whose::RummyEnder,
            },
        ],
        plan: MatchPlan {
            end: match chosen.word("end_mode").as_str() {
                "single_hand" => MatchEnd::Rounds(1),
                "hands" => MatchEnd::Rounds(chosen.number("hand_count")),
                _ => MatchEnd::Target(chosen.number("target_score")),
            },
            round_limit: 30,
            low_wins: false,
            tie: Tie::PlayOn,
            dealer: DealerRule::Left,
            at_target: AtTarget::EndsMatch,
            sides: MatchPlan::alone(seats),
        },
        open_hands: chosen.on("open_hands"),
        states: StateNames { deal: "Deal", draw: "Draw", play: "Act", round_over: "HandOver" },
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
    }
}
