//! Liverpool Rummy: seven contracts for three to eight, buying out of turn, calling rummy, floating.
//!
//! The law is the sheet `docs/rules/liverpool.md`; sections are cited from it. Take the live card or decline it, others may buy
//! it; lay the contract of the deal at once, then lay off; the last card is discarded, or its player floats. Low total wins.

use super::{Game, LONG_RUN, Preset, Style, option, preset, seven_contracts};
use crate::cards::deck::Deck;
use crate::cards::wilds::WildLimit;
use crate::house::options::{Chosen, OptionDef, OptionKind, Ruled};
use crate::melds::pattern::{Kind, Pattern, Sequence, Shape};
use crate::refusal::Code;
use crate::score::plan::{MatchPlan, Tie};
use crate::score::{Counts, Term, Values};
use crate::spec::{DealRule, Exhaustion, RoundEnds, Sheet, Spec, StateNames};
use crate::turn::gate::{Gates, RoundContract};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::window::{BuyRule, Calls, WindowRules};
use crate::turn::{DrawRule, EmptyHand, FromDiscard, Knock, TurnRule};

/// The game.
pub static LIVERPOOL: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Contract,
    seats: 3..=8,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names.
const PRESETS: &[Preset] =
    &[preset("me", "buy_precedence=first_call"), preset("penalty", "false_laydown=penalty50")];

/// Sections 6 and 7.
const OPTIONS: &[OptionDef] = &[
    option("buy_precedence", "buying", OptionKind::Words(&["nearest", "first_call"])),
    option("down_may_take", "buying", OptionKind::Switch(true)),
    option("down_may_buy", "buying", OptionKind::Switch(true)),
    option("max_buys", "buying", OptionKind::RangeOrUnlimited { least: 0, most: 9 }),
    option("buy_upcard", "buying", OptionKind::Switch(true)),
    option("last_round_discard", "melds", OptionKind::Words(&["none", "usual"])),
    option("extra_melds", "melds", OptionKind::Switch(false)),
    option("jokers_in_run", "melds", OptionKind::Words(&["not_adjacent", "any"])),
    option("book_naturals", "melds", OptionKind::Words(&["2", "1", "majority"])),
    option("joker_layoff_later", "melds", OptionKind::Switch(true)),
    option("swap_positions", "melds", OptionKind::Words(&["any", "inner_only"])),
    OptionDef {
        ruled: &[Ruled { since: 2, word: "penalty50", with: None }],
        ..option("false_laydown", "melds", OptionKind::Words(&["reject", "penalty50"]))
    },
    option("joker_value", "scoring", OptionKind::Numbers(&[25, 15, 20, 50])),
    option("low_cards", "scoring", OptionKind::Words(&["pip", "fives"])),
    option("ace_value", "scoring", OptionKind::Numbers(&[15, 20])),
    option("cut_bonus", "scoring", OptionKind::Switch(true)),
    option("rummy_call", "play", OptionKind::Words(&["manual", "automatic", "off"])),
    option("floater_throws_any", "play", OptionKind::Switch(false)),
    option("knock", "play", OptionKind::Words(&["auto", "manual", "off"])),
    option("reshuffle_limit", "play", OptionKind::Range { least: 0, most: 5, usual: 2 }),
    option("turn_limit", "play", OptionKind::Range { least: 20, most: 150, usual: 60 }),
];

fn build(seats: usize, chosen: &Chosen) -> Spec {
    let packs = if seats <= 4 { 2 } else { 3 };
    let mut ranks = [0, chosen.number("ace_value"), 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];
    if chosen.word("low_cards") == "fives" {
        ranks[2..=9].fill(5);
    }
    Spec {
        patterns: patterns(chosen),
        deal: DealRule::of(vec![10, 10, 10, 10, 12, 12, 12]),
        tableau: tableau(chosen),
        gates: gates(chosen),
        turn: TurnRule {
            return_discard: false,
            stranded: Code::WouldStrandCard,
            empty_hand: EmptyHand::Floats { throws_any: chosen.on("floater_throws_any") },
            knock: match chosen.word("knock").as_str() {
                "manual" => Knock::Seat,
                "off" => Knock::Never,
                _ => Knock::Table,
            },
            ..TurnRule::ONE_DISCARD
        },
        draw: DrawRule {
            discard: FromDiscard::Live { when_down: chosen.on("down_may_take") },
            ..DrawRule::STOCK_OR_TOP
        },
        windows: windows(chosen),
        ends: RoundEnds::turns(chosen.number("turn_limit")),
        exhaustion: Exhaustion::when_needed(chosen.number("reshuffle_limit")),
        values: Values { ranks, joker: chosen.number("joker_value"), ..Values::PIPS },
        score: vec![Term::each("held", Counts::HandValue(1))],
        plan: MatchPlan { low_wins: true, tie: Tie::MostOut, ..MatchPlan::rounds(7) },
        ..Spec::plain(Deck::french(packs, 2 * packs))
    }
}

/// Section 3.1.
fn patterns(chosen: &Chosen) -> Vec<Pattern> {
    let book_wilds = match chosen.word("book_naturals").as_str() {
        "majority" => WildLimit::FewerThanNaturals,
        naturals => WildLimit::Naturals(naturals.parse().unwrap_or(2)),
    };
    let adjacent = chosen.word("jokers_in_run") == "any";
    vec![
        Pattern::plain("book", Shape::Kind(Kind { wilds: book_wilds, ..Kind::FROM_THREE })),
        Pattern::plain("run", Shape::Sequence(Sequence { adjacent, ..LONG_RUN })),
    ]
}

/// Sections 3.4 and 3.5.
fn tableau(chosen: &Chosen) -> Tableau {
    Tableau {
        wilds_in_opening_turn_only: !chosen.on("joker_layoff_later"),
        swap: SwapRule {
            when: SwapWhen::OpeningTurn,
            runs_only: true,
            others_only: true,
            inner_only: chosen.word("swap_positions") == "inner_only",
            to_meld: chosen.on("extra_melds"),
            ..SwapRule::NONE
        },
        ..Tableau::OPEN
    }
}

/// Sections 3.2 and 3.3.
fn gates(chosen: &Chosen) -> Gates {
    Gates::contract(RoundContract {
        extra_melds: chosen.on("extra_melds"),
        whole_hand: if chosen.word("last_round_discard") == "none" { vec![7] } else { Vec::new() },
        failed_attempt: if chosen.word("false_laydown") == "penalty50" { 50 } else { 0 },
        ..RoundContract::plain(seven_contracts())
    })
}

/// Sections 2.2, 2.3 and 5.3.
fn windows(chosen: &Chosen) -> WindowRules {
    WindowRules {
        buy: Some(BuyRule {
            first_call: chosen.word("buy_precedence") == "first_call",
            when_down: chosen.on("down_may_buy"),
            most: chosen.limit("max_buys"),
            upcard: chosen.on("buy_upcard"),
            ..BuyRule::ANY
        }),
        rummy: match chosen.word("rummy_call").as_str() {
            "automatic" => Calls::Automatic,
            "off" => Calls::Off,
            _ => Calls::Manual,
        },
        cut_bonus: chosen.on("cut_bonus").then_some(-50),
        ..WindowRules::NONE
    }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "liverpool",
    states: StateNames { draw: "MustDraw", round_over: "RoundOver", ..StateNames::USUAL },
    citations: &[
        ("liverpool.md 2", &[Code::NotYourTurn, Code::WrongPhase, Code::TooLate, Code::CardNotInHand]),
        ("liverpool.md 2.1", &[Code::SameCardDiscard, Code::WouldStrandCard]),
        ("liverpool.md 2.2", &[Code::BuyNotAllowed]),
        ("liverpool.md 2.3", &[Code::NoRummy]),
        ("liverpool.md 3.1", &[Code::NotAMeld]),
        ("liverpool.md 3.2", &[Code::ContractMismatch]),
        ("liverpool.md 3.3", &[Code::AlreadyDown, Code::AttemptUsed, Code::MustUseWholeHand]),
        ("liverpool.md 3.4", &[Code::NotDown, Code::DoesNotFit, Code::NotAMeldTarget]),
        ("liverpool.md 3.5", &[Code::SwapNotAllowed, Code::NotRepresented]),
        ("liverpool.md 4.2", &[Code::FloaterMustLayOff, Code::CannotTake]),
        ("liverpool.md 5.3", &[Code::CannotCut]),
    ],
};
