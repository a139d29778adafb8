//! German Rummy, Rommé mit Auslegen: thirteen cards, forty points to open, jokers set free at the table, the whole hand at once counts twice.
//!
//! The law is the sheet `docs/rules/family/german-rummy.md`; its numbered rules are cited. Draw, meld, lay off, exchange jokers, discard;
//! the open card is for whoever has opened or opens with it; out with an empty hand, and what the others hold counts against them.

use super::{Game, Preset, Style, option, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::cards::wilds::WildLimit;
use crate::house::options::{Chosen, OptionDef, OptionKind};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::score::plan::MatchPlan;
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::{DealRule, RoundEnds, Sheet, Spec, StateNames};
use crate::turn::gate::{Gates, PointsGate};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::window::{BuyRule, WindowRules};
use crate::turn::{DrawRule, FromDiscard, TurnRule, WholeHand};

/// The game.
pub static ROMME: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Points,
    seats: 2..=6,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules that the sheet names, alone or as they often go together.
const PRESETS: &[Preset] = &[
    preset("thirty", "opening=30"),
    preset("fifty-one", "opening=51, lay_off_from=next_turn, final_discard=required"),
    preset("klopfen", "klopfen=on"),
    preset("fourteen", "first_seat=plays"),
];

/// Rules 2, 3, 5, 7 to 15.
const OPTIONS: &[OptionDef] = &[
    option("end_mode", "match", OptionKind::Words(&["deals", "points"])),
    OptionDef {
        only_with: Some(("end_mode", "deals")),
        ..option("deals_each", "match", OptionKind::Range { least: 1, most: 5, usual: 1 })
    },
    OptionDef {
        only_with: Some(("end_mode", "points")),
        ..option("target_score", "match", OptionKind::Range { least: 100, most: 1000, usual: 500 })
    },
    option("first_seat", "deal", OptionKind::Words(&["draws", "plays"])),
    option("opening", "melds", OptionKind::Numbers(&[40, 30, 51])),
    option("lay_off_from", "melds", OptionKind::Words(&["same_turn", "next_turn"])),
    option("ace", "melds", OptionKind::Words(&["both", "corner"])),
    option("jokers_in_three", "melds", OptionKind::Words(&["one", "any"])),
    option("jokers_in_run", "melds", OptionKind::Words(&["not_adjacent", "any"])),
    option("exchange_in_sets", "melds", OptionKind::Switch(true)),
    option("pile_gate", "play", OptionKind::Switch(true)),
    option("klopfen", "play", OptionKind::Switch(false)),
    option("final_discard", "play", OptionKind::Words(&["free", "required"])),
    option("turn_limit", "play", OptionKind::Range { least: 20, most: 150, usual: 60 }),
    option("hand_romme", "scoring", OptionKind::Switch(true)),
    option("winner_scores", "scoring", OptionKind::Switch(false)),
];

fn build(seats: usize, chosen: &Chosen) -> Spec {
    // 11: at a table of two nobody is left to knock.
    let knocks = chosen.on("klopfen") && seats > 2;
    let plays = chosen.word("first_seat") == "plays";
    Spec {
        // 3 and 9
        patterns: sets_and_runs(Sequence {
            order: if chosen.word("ace") == "corner" { Order::CORNER } else { Order::ACE_BOTH },
            wilds: WildLimit::Naturals(if chosen.word("jokers_in_three") == "one" { 2 } else { 1 }),
            adjacent: chosen.word("jokers_in_run") == "any",
            ..Sequence::FROM_THREE
        }),
        // 2
        deal: DealRule { upcard: !plays, first_plays: plays, ..DealRule::of(vec![13]) },
        // 6 and 10
        tableau: Tableau {
            swap: SwapRule {
                when: SwapWhen::Opened,
                runs_only: !chosen.on("exchange_in_sets"),
                to_meld: true,
                ..SwapRule::NONE
            },
            ..Tableau::OPEN
        },
        // 7 and 8
        gates: Gates::points(PointsGate {
            least: chosen.number("opening"),
            wild_as_represented: true,
            lay_off_later: chosen.word("lay_off_from") == "next_turn",
            ..PointsGate::FORTY
        }),
        // 6, 12 and 13
        turn: TurnRule {
            reserve: usize::from(chosen.word("final_discard") == "required"),
            whole_hand: if chosen.on("hand_romme") { WholeHand::LaidUnexchanged } else { WholeHand::Plain },
            ..TurnRule::ONE_DISCARD
        },
        // 5 and 11
        draw: DrawRule {
            discard: if knocks { FromDiscard::Live { when_down: true } } else { FromDiscard::Top },
            to_open: chosen.on("pile_gate"),
            ..DrawRule::STOCK_OR_TOP
        },
        // 11
        windows: WindowRules { buy: knocks.then_some(BuyRule::ANY), ..WindowRules::NONE },
        ends: RoundEnds::turns(chosen.number("turn_limit")),
        // 4
        values: Values {
            ranks: [0, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
            joker: 20,
            low_ace: Some(1),
            ..Values::PIPS
        },
        score: score(chosen.on("winner_scores")),
        // 15
        plan: MatchPlan {
            round_limit: 60,
            low_wins: true,
            ..match chosen.word("end_mode").as_str() {
                "points" => MatchPlan::to_target(chosen.number("target_score")),
                _ => {
                    MatchPlan::rounds(chosen.number::<u16>("deals_each") * u16::try_from(seats).unwrap_or(1))
                }
            }
        },
        // 1
        ..Spec::plain(Deck::french(2, 6))
    }
}

/// Rules 13 and 14.
fn score(winner_scores: bool) -> Vec<Term> {
    let held = Term::each("held", Counts::HandValue(1));
    let sum = Term::new("sum", Counts::HandsOfOthers(-1), Whose::Ender);
    let double = Term::new("hand-romme", Counts::Again(None), Whose::EverybodyIfRummy);
    [Some(held), winner_scores.then_some(sum), Some(double)].into_iter().flatten().collect()
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "romme",
    states: StateNames::USUAL,
    citations: &[
        ("german-rummy.md 5", &[Code::WrongPhase, Code::CardNotInHand, Code::MustPlayLowest]),
        ("german-rummy.md 5 and 6", &[Code::NotYourTurn]),
        ("german-rummy.md 5, 7 and 8", &[Code::NotOpened]),
        ("german-rummy.md 6", &[Code::DoesNotFit, Code::NotAMeldTarget]),
        ("german-rummy.md 7", &[Code::TooFewPoints]),
        ("german-rummy.md 9", &[Code::NotAMeld]),
        ("german-rummy.md 10", &[Code::NotRepresented, Code::SwapNotAllowed]),
        ("german-rummy.md 11", &[Code::BuyNotAllowed, Code::TooLate]),
        ("german-rummy.md 12", &[Code::MustKeepDiscard]),
    ],
};
