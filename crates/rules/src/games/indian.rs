//! Indian Rummy: thirteen cards, a cut card that says which rank is wild, and a declaration that needs two sequences, one of them pure.
//!
//! The law is the sheet `docs/rules/family/indian-rummy.md`; its numbered rules are cited. Draw and discard; nothing is laid before the end; a
//! seat may drop before it draws, and whoever declares wrongly leaves the deal as well.

use super::{Game, Preset, Style, option, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::wilds::WildLimit;
use crate::house::options::{Chosen, OptionDef, OptionKind, Ruled};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::round::close::{Close, DeclareRule};
use crate::round::leaving::DropRule;
use crate::score::forfeit::Undeclared;
use crate::score::plan::{AtTarget, MatchPlan};
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::{DealRule, RoundEnds, Sheet, Spec, StateNames};
use crate::turn::tableau::Tableau;
use crate::turn::{DrawRule, EmptyHand, TurnRule};

/// The game.
pub static INDIAN: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Declare,
    seats: 2..=6,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The forms of rule 15.
const PRESETS: &[Preset] = &[
    preset("pool201", "pool=201"),
    preset("deals", "form=deals"),
    preset("points", "form=points"),
    preset("strict", "second_sequence=all_counts"),
];

/// Rules 1, 3, 12 and 14 to 16.
const OPTIONS: &[OptionDef] = &[
    OptionDef {
        ruled: &[Ruled { since: 2, word: "deals", with: None }],
        ..option("form", "match", OptionKind::Words(&["pool", "deals", "points"]))
    },
    OptionDef {
        only_with: Some(("form", "pool")),
        ..option("pool", "match", OptionKind::Numbers(&[101, 201]))
    },
    OptionDef { only_with: Some(("form", "pool")), ..option("re_entry", "match", OptionKind::Switch(false)) },
    OptionDef {
        only_with: Some(("form", "deals")),
        ..option("deal_count", "match", OptionKind::Numbers(&[6, 2, 3]))
    },
    OptionDef {
        only_with: Some(("form", "points")),
        ..option("point_deals", "match", OptionKind::Range { least: 1, most: 12, usual: 6 })
    },
    option("packs_for_two", "deal", OptionKind::Numbers(&[2, 1])),
    option("direction", "play", OptionKind::Words(&["clockwise", "anticlockwise"])),
    option("wrong_show", "play", OptionKind::Words(&["costs", "refused"])),
    option("turn_limit", "play", OptionKind::Range { least: 20, most: 150, usual: 60 }),
    option("second_sequence", "scoring", OptionKind::Words(&["pure_counts_off", "all_counts"])),
    option("unplayed_half", "scoring", OptionKind::Switch(true)),
];

/// Rule 9.
const SEQUENCES: usize = 2;
/// Rules 12 and 14.
const CAP: i32 = 80;
/// Rules 13 and 16.
const DROPS: DropRule = DropRule { first: 20, later: 40 };
const DROPS_IN_201: DropRule = DropRule { first: 25, later: 50 };
/// Rule 15: more deals than this do not decide a match either.
const MOST_DEALS: u16 = 200;

fn build(seats: usize, chosen: &Chosen) -> Spec {
    let packs = if seats == 2 { chosen.number("packs_for_two") } else { 2 };
    let pays = chosen.word("wrong_show") == "costs";
    Spec {
        // 3, 7 and 8
        patterns: sets_and_runs(Sequence { wilds: WildLimit::InPlace(1), ..Sequence::FROM_THREE }),
        // 2 and 3
        deal: DealRule {
            wild_cut: true,
            anticlockwise: chosen.word("direction") == "anticlockwise",
            ..DealRule::of(vec![13])
        },
        // 6
        tableau: Tableau::IN_HAND,
        // 5
        turn: TurnRule { empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        draw: DrawRule { wild_top_stays: true, ..DrawRule::STOCK_OR_TOP },
        ends: RoundEnds {
            // 9 to 12
            close: Some(Close::Declare(DeclareRule {
                runs: SEQUENCES,
                wrong: pays.then_some(CAP),
                pure_is_safe: chosen.word("second_sequence") == "pure_counts_off",
                word: "show",
            })),
            // 13 and 16
            drop: Some(if is_pool(chosen) && pool(chosen) == 201 { DROPS_IN_201 } else { DROPS }),
            ..RoundEnds::turns(chosen.number("turn_limit"))
        },
        // 4
        values: Values {
            ranks: [0, 10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
            wild: Some(0),
            ..Values::PIPS
        },
        score: score(chosen),
        plan: plan(chosen),
        // 1
        ..Spec::plain(Deck::french(packs, packs))
    }
}

fn is_pool(chosen: &Chosen) -> bool {
    chosen.word("form") == "pool"
}

fn pool(chosen: &Chosen) -> i32 {
    chosen.number("pool")
}

/// Rules 12 to 15 and R21: penalties; but for a pool losers lose them and the winner gets them, and nobody where there is no winner.
fn score(chosen: &Chosen) -> Vec<Term> {
    let chips = !is_pool(chosen);
    let (each, whose) = if chips { (-1, Whose::EverybodyIfEnded) } else { (1, Whose::Everybody) };
    let held = Undeclared { most: CAP, half_unplayed: chosen.on("unplayed_half"), each };
    let penalty = |label, counts| Some(Term::new(label, counts, whose));
    let terms = [
        penalty("undeclared", Counts::Undeclared(held)),
        penalty("dropped", Counts::Dropped(each)),
        penalty("wrong-show", Counts::ClosedWrongly(each)),
        chips.then_some(Term::new("winnings", Counts::LinesOfOthers(-1), Whose::Ender)),
    ];
    terms.into_iter().flatten().collect()
}

/// Rules 15 and 16.
fn plan(chosen: &Chosen) -> MatchPlan {
    let ends = match chosen.word("form").as_str() {
        "deals" => MatchPlan::rounds(chosen.number("deal_count")),
        "points" => MatchPlan::rounds(chosen.number("point_deals")),
        _ => MatchPlan {
            at_target: AtTarget::PutsOut { re_entry: chosen.on("re_entry") },
            ..MatchPlan::to_target(pool(chosen))
        },
    };
    MatchPlan { round_limit: MOST_DEALS, low_wins: is_pool(chosen), ..ends }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "indian",
    states: StateNames::USUAL,
    citations: &[
        ("indian-rummy.md 5 and 13", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand]),
        ("indian-rummy.md 5", &[Code::CannotTake]),
        ("indian-rummy.md 6", &[Code::MeldClosed, Code::DoesNotFit, Code::NotAMeldTarget]),
        ("indian-rummy.md 7 and 8", &[Code::NotAMeld]),
        ("indian-rummy.md 9 to 12", &[Code::InvalidClose]),
    ],
};
