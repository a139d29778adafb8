//! Knock Rummy: melds stay in the hand, anybody may knock whatever is left over, and the lowest hand is paid by all the others.
//!
//! The law is the sheet `docs/rules/family/knock-rummy.md`; its numbered rules are cited. Ten or seven cards each; draw, then discard or
//! knock; no laying off; the lowest collects the differences, a beaten knocker pays ten more, and a clean one takes 25 from everybody.

use super::{Game, ONE_NATURAL, Preset, option, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::cards::wilds::Wilds;
use crate::deadwood::without_wilds::MeldTable;
use crate::house::options::{Chosen, OptionDef, OptionKind};
use crate::refusal::Code;
use crate::round::close::{CloseLimit, CloseRule, CloseWords, Lap};
use crate::score::plan::{AtTarget, DealerRule, MatchEnd, MatchPlan, Tie};
use crate::score::settlement::{Pot, Tied};
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::{Blocks, DealRule, Exhaustion, Filter, RoundEnds, StateNames};
use crate::turn::gate::Gates;
use crate::turn::tableau::Tableau;
use crate::turn::window::WindowRules;
use crate::turn::{DrawRule, EmptyHand, TurnRule};

/// The game.
pub static KNOCKRUMMY: Game =
    Game { id: "knockrummy", seats: 2..=5, usual_seats: 3, options: OPTIONS, presets: PRESETS, build };

/// House rules that the sheet names.
const PRESETS: &[Preset] = &[preset("ten", "limit=10"), preset("five-deals", "end_mode=hands")];

/// Rules 2, 3 and 13 to 17.
const OPTIONS: &[OptionDef] = &[
    option("end_mode", "match", OptionKind::Words(&["target", "hands"])),
    OptionDef {
        only_with: Some(("end_mode", "target")),
        ..option("target_score", "match", OptionKind::Range { least: 50, most: 500, usual: 100 })
    },
    OptionDef {
        only_with: Some(("end_mode", "hands")),
        ..option("hand_count", "match", OptionKind::Range { least: 1, most: 20, usual: 5 })
    },
    option("winner_deals", "match", OptionKind::Switch(false)),
    option("six_cards", "play", OptionKind::Switch(false)),
    option("limit", "play", OptionKind::RangeOrUnlimited { least: 0, most: 50 }),
    option("knock_before_draw", "play", OptionKind::Switch(false)),
    option("layoff", "play", OptionKind::Switch(false)),
    option("reshuffle_limit", "play", OptionKind::Range { least: 0, most: 3, usual: 1 }),
    option("turn_limit", "play", OptionKind::Range { least: 20, most: 200, usual: 60 }),
    option("tied_lowest", "scoring", OptionKind::Words(&["share", "share_even", "first", "each_in_full"])),
    option("tied_rum", "scoring", OptionKind::Words(&["wins", "loses"])),
    option("stock_out", "scoring", OptionKind::Words(&["void", "lowest_wins"])),
];

/// Rules 12 and 14.
const BEATEN: i32 = 10;
const RUM: i32 = 25;

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    // 1 and 7
    let (deck, patterns) = (Deck::french(1, 0), sets_and_runs(Order::ACE_LOW, ONE_NATURAL, true));
    let values = Values::PIPS;
    let close_undrawn = chosen.on("knock_before_draw");
    let close = CloseRule {
        // 6 and 17
        limit: chosen.limit("limit").map_or(CloseLimit::None, |limit: i32| CloseLimit::Fixed(limit)),
        whole: false,
        // 8 and 17
        lay_offs: chosen.on("layoff"),
        words: CloseWords {
            loose: "knock",
            clean: "rum",
            whole: if close_undrawn { "knock" } else { "rum" },
        },
        lap: Lap::Never,
        melds: Some(MeldTable::new(&deck, &patterns, &values)),
        declaration: None,
    };
    let pot = pot(chosen);
    Blocks {
        game: KNOCKRUMMY.id,
        seats,
        deck,
        wilds: Wilds::default(),
        patterns,
        dear: Filter::None,
        // 2
        deal: DealRule::of(vec![match seats {
            2 => 10,
            5 if chosen.on("six_cards") => 6,
            _ => 7,
        }]),
        // 4
        tableau: Tableau::IN_HAND,
        gates: Gates::NONE,
        // 4, 5 and 17
        turn: TurnRule {
            return_discard: false,
            empty_hand: EmptyHand::Nothing,
            close_undrawn,
            ..TurnRule::ONE_DISCARD
        },
        draw: DrawRule::STOCK_OR_TOP,
        windows: WindowRules::NONE,
        ends: RoundEnds { close: Some(close), ..RoundEnds::turns(chosen.number("turn_limit")) },
        // 15
        exhaustion: Exhaustion::when_needed(chosen.number("reshuffle_limit")),
        values,
        // 10 to 14
        score: vec![
            Term { label: "settled", counts: Counts::Settled(pot), whose: Whose::Everybody },
            Term { label: "rum", counts: Counts::CleanFromEach(RUM, pot), whose: Whose::Everybody },
        ],
        // 3 and 16
        plan: MatchPlan {
            end: match chosen.word("end_mode").as_str() {
                "hands" => MatchEnd::Rounds(chosen.number("hand_count")),
                _ => MatchEnd::Target(chosen.number("target_score")),
            },
            round_limit: 120,
            low_wins: false,
            tie: if chosen.word("end_mode") == "hands" { Tie::Share } else { Tie::PlayOn },
            dealer: if seats == 2 && chosen.on("winner_deals") {
                DealerRule::Winner
            } else {
                DealerRule::Left
            },
            at_target: AtTarget::EndsMatch,
            sides: MatchPlan::alone(seats),
        },
        open_hands: false,
        states: StateNames { deal: "Deal", draw: "Draw", play: "Play", round_over: "HandOver" },
        citations: &[
            (
                "knock-rummy.md 4",
                &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand, Code::MeldClosed],
            ),
            ("knock-rummy.md 5", &[Code::SameCardDiscard]),
            ("knock-rummy.md 7", &[Code::NotAMeld]),
            ("knock-rummy.md 6 and 17", &[Code::InvalidClose, Code::DoesNotFit, Code::NotAMeldTarget]),
        ],
    }
}

/// Rules 11 to 15.
fn pot(chosen: &Chosen) -> Pot {
    Pot {
        beaten: BEATEN,
        tied: match chosen.word("tied_lowest").as_str() {
            "share_even" => Tied::ShareEven,
            "first" => Tied::First,
            "each_in_full" => Tied::EachInFull,
            _ => Tied::Share,
        },
        clean_wins: chosen.word("tied_rum") == "wins",
        stock_out: chosen.word("stock_out") == "lowest_wins",
    }
}
