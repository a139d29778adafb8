//! Gin Rummy: two players collect melds in the hand, and one ends the hand by knocking.
//!
//! The law is the sheet `docs/rules/family/gin-rummy.md`; its numbered rules are cited. Ten cards each, the upcard is offered first;
//! draw, discard, and knock once little enough is left over; the other lays off; the difference counts. Boxes come at the end.

use super::{Game, Preset, Style, option, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::house::options::{Chosen, OptionDef, OptionKind};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule};
use crate::score::end_bonus::{EndBonus, Shutout};
use crate::score::plan::{DealerRule, MatchEnd, MatchPlan};
use crate::score::{Counts, Term, Whose};
use crate::spec::{DealRule, Exhaustion, Filter, RoundEnds, Sheet, Spec, StateNames, WhenSpent};
use crate::table::EndReason;
use crate::turn::tableau::Tableau;
use crate::turn::{DrawRule, EmptyHand, TurnRule};

/// The game.
pub static GIN: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Knock,
    seats: 2..=2,
    usual_seats: 2,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names (rules 18 to 20); the usual game is its classic preset.
const PRESETS: &[Preset] = &[
    preset("modern", "gin_bonus=25,undercut_bonus=25,big_gin=on,box_bonus=25,shutout=total"),
    preset("oklahoma", "knock_limit=upcard"),
    preset("straight", "knock_limit=gin_only"),
    preset("hollywood", "hollywood=on"),
];

/// Rules 2, 7, 9 and 16 to 20.
const OPTIONS: &[OptionDef] = &[
    option("target_score", "match", OptionKind::Range { least: 50, most: 500, usual: 100 }),
    option("hollywood", "match", OptionKind::Switch(false)),
    option("game_bonus", "match", OptionKind::Range { least: 0, most: 500, usual: 100 }),
    option("box_bonus", "match", OptionKind::Numbers(&[20, 25, 0])),
    option("shutout", "match", OptionKind::Words(&["game", "total", "plain"])),
    option("dealer", "match", OptionKind::Words(&["loser", "winner", "alternate"])),
    option("knock_limit", "play", OptionKind::Words(&["ten", "upcard", "gin_only"])),
    OptionDef {
        only_with: Some(("knock_limit", "upcard")),
        ..option("upcard_ace", "play", OptionKind::Words(&["gin_only", "one"]))
    },
    option("big_gin", "play", OptionKind::Switch(false)),
    option("browse", "play", OptionKind::Switch(false)),
    option("turn_limit", "play", OptionKind::Range { least: 20, most: 200, usual: 60 }),
    option("gin_bonus", "scoring", OptionKind::Numbers(&[20, 25])),
    option("undercut_bonus", "scoring", OptionKind::Numbers(&[10, 20, 25])),
    OptionDef {
        only_with: Some(("big_gin", "on")),
        ..option("big_gin_bonus", "scoring", OptionKind::Numbers(&[31, 50]))
    },
    option("spades_double", "scoring", OptionKind::Switch(false)),
];

fn build(_seats: usize, chosen: &Chosen) -> Spec {
    let knock = KnockRule {
        // 9, 19 and 20
        limit: match chosen.word("knock_limit").as_str() {
            "upcard" => CloseLimit::Upcard { ace: i32::from(chosen.word("upcard_ace") == "one") },
            "gin_only" => CloseLimit::Fixed(0),
            _ => CloseLimit::Fixed(10),
        },
        whole: chosen.on("big_gin"),
        lay_offs: true,
        words: CloseWords { loose: "knock", clean: "gin", whole: "big gin" },
        ..KnockRule::ANY
    };
    Spec {
        // 1 and 10
        patterns: sets_and_runs(Sequence { order: Order::ACE_LOW, ..Sequence::FROM_THREE }),
        // 2
        deal: DealRule::of(vec![10]),
        // 7
        tableau: Tableau::IN_HAND,
        // 3 to 6
        turn: TurnRule {
            return_discard: false,
            upcard_offered: true,
            empty_hand: EmptyHand::Nothing,
            ..TurnRule::ONE_DISCARD
        },
        // 6 and 7
        draw: DrawRule { browse: chosen.on("browse"), ..DrawRule::STOCK_OR_TOP },
        ends: RoundEnds { close: Some(Close::Knock(knock)), ..RoundEnds::turns(chosen.number("turn_limit")) },
        // 15
        exhaustion: Exhaustion { then: WhenSpent::EndAt(2), ..Exhaustion::when_needed(0) },
        score: terms(chosen),
        plan: plan(chosen),
        ..Spec::plain(Deck::french(1, 0))
    }
}

/// Rules 12 to 14, 18 and 19.
fn terms(chosen: &Chosen) -> Vec<Term> {
    let fixed = |label, key, whose| Term::new(label, Counts::Fixed(chosen.number(key)), whose);
    let mut terms = vec![
        Term::new("deadwood", Counts::LooseLead(1), Whose::Lowest),
        fixed("undercut", "undercut_bonus", Whose::Undercutter),
        fixed("gin", "gin_bonus", Whose::Closer(EndReason::ClosedClean)),
        fixed("big-gin", "big_gin_bonus", Whose::Closer(EndReason::ClosedWhole)),
    ];
    if chosen.on("spades_double") {
        let spades = Counts::Again(Some(Filter::Suit(3)));
        terms.push(Term::each("spades", spades));
    }
    terms
}

/// Rules 2, 16, 17 and 20.
fn plan(chosen: &Chosen) -> MatchPlan {
    let bonus = EndBonus {
        game: chosen.number("game_bonus"),
        round: chosen.number("box_bonus"),
        shutout: match chosen.word("shutout").as_str() {
            "total" => Shutout::TotalTwice,
            "plain" => Shutout::Plain,
            _ => Shutout::GameTwice,
        },
    };
    MatchPlan {
        end: MatchEnd::Race {
            target: chosen.number("target_score"),
            lanes: if chosen.on("hollywood") { 3 } else { 1 },
            bonus,
        },
        dealer: match chosen.word("dealer").as_str() {
            "winner" => DealerRule::Winner,
            "alternate" => DealerRule::LeftIfScored,
            _ => DealerRule::Loser,
        },
        ..MatchPlan::to_target(chosen.number("target_score"))
    }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "gin",
    states: StateNames { round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        ("gin-rummy.md 3 to 5", &[Code::CannotTake]),
        (
            "gin-rummy.md 6",
            &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand, Code::SameCardDiscard],
        ),
        ("gin-rummy.md 7", &[Code::MeldClosed]),
        ("gin-rummy.md 9", &[Code::InvalidClose]),
        ("gin-rummy.md 10", &[Code::NotAMeld]),
        ("gin-rummy.md 11", &[Code::DoesNotFit, Code::NotAMeldTarget]),
    ],
};
