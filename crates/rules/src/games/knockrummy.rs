//! Knock Rummy: melds stay in the hand, anybody may knock whatever is left over, and the lowest hand is paid by all the others.
//!
//! The law is the sheet `docs/rules/family/knock-rummy.md`; its numbered rules are cited. Ten or seven cards each; draw, then discard or
//! knock; no laying off; the lowest collects the differences, a beaten knocker pays ten more, and a clean one takes 25 from everybody.

use super::{Game, Preset, Style, option, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::house::options::{Chosen, OptionDef, OptionKind};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule};
use crate::score::plan::{DealerRule, MatchPlan, Tie};
use crate::score::settlement::{Pot, Tied};
use crate::score::{Counts, Term};
use crate::spec::{DealRule, Exhaustion, RoundEnds, Sheet, Spec, StateNames};
use crate::turn::tableau::Tableau;
use crate::turn::{EmptyHand, TurnRule};

/// The game.
pub static KNOCKRUMMY: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Knock,
    seats: 2..=5,
    usual_seats: 3,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

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

fn build(seats: usize, chosen: &Chosen) -> Spec {
    let close_undrawn = chosen.on("knock_before_draw");
    let knock = KnockRule {
        // 6 and 17
        limit: chosen.limit("limit").map_or(CloseLimit::None, |limit: i32| CloseLimit::Fixed(limit)),
        // 8 and 17
        lay_offs: chosen.on("layoff"),
        words: CloseWords {
            loose: "knock",
            clean: "rum",
            whole: if close_undrawn { "knock" } else { "rum" },
        },
        ..KnockRule::ANY
    };
    let pot = pot(chosen);
    Spec {
        // 1 and 7
        patterns: sets_and_runs(Sequence { order: Order::ACE_LOW, ..Sequence::FROM_THREE }),
        // 2
        deal: DealRule::of(vec![match seats {
            2 => 10,
            5 if chosen.on("six_cards") => 6,
            _ => 7,
        }]),
        // 4
        tableau: Tableau::IN_HAND,
        // 4, 5 and 17
        turn: TurnRule {
            return_discard: false,
            empty_hand: EmptyHand::Nothing,
            close_undrawn,
            ..TurnRule::ONE_DISCARD
        },
        ends: RoundEnds { close: Some(Close::Knock(knock)), ..RoundEnds::turns(chosen.number("turn_limit")) },
        // 15
        exhaustion: Exhaustion::when_needed(chosen.number("reshuffle_limit")),
        // 10 to 14
        score: vec![
            Term::each("settled", Counts::Settled(pot)),
            Term::each("rum", Counts::CleanFromEach(RUM, pot)),
        ],
        // 3 and 16
        plan: MatchPlan {
            round_limit: 120,
            dealer: if seats == 2 && chosen.on("winner_deals") {
                DealerRule::Winner
            } else {
                DealerRule::Left
            },
            ..match chosen.word("end_mode").as_str() {
                "hands" => MatchPlan::rounds(chosen.number("hand_count")),
                _ => MatchPlan { tie: Tie::PlayOn, ..MatchPlan::to_target(chosen.number("target_score")) },
            }
        },
        ..Spec::plain(Deck::french(1, 0))
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

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "knockrummy",
    states: StateNames { round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        ("knock-rummy.md 4", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand, Code::MeldClosed]),
        ("knock-rummy.md 5", &[Code::SameCardDiscard]),
        ("knock-rummy.md 7", &[Code::NotAMeld]),
        ("knock-rummy.md 6 and 17", &[Code::InvalidClose, Code::DoesNotFit, Code::NotAMeldTarget]),
    ],
};
