//! Indian Rummy: thirteen cards, a cut card that says which rank is wild, and a declaration that needs two sequences, one of them pure.
//!
//! The law is the sheet `docs/rules/family/indian-rummy.md`; its numbered rules are cited. Draw and discard; nothing is laid before the end; a
//! seat may drop before it draws, and whoever declares wrongly leaves the deal as well.

use super::{Game, Preset, option, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::cards::wilds::{WildLimit, Wilds};
use crate::house::options::{Chosen, OptionDef, OptionKind, Ruled};
use crate::refusal::Code;
use crate::round::close::{CloseLimit, CloseRule, CloseWords, Declaration, Lap};
use crate::round::leaving::DropRule;
use crate::score::forfeit::Undeclared;
use crate::score::plan::{AtTarget, DealerRule, MatchEnd, MatchPlan, Tie};
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::{Blocks, Citations, DealRule, Exhaustion, Filter, RoundEnds, StateNames};
use crate::turn::gate::Gates;
use crate::turn::tableau::Tableau;
use crate::turn::window::WindowRules;
use crate::turn::{DrawRule, EmptyHand, TurnRule};

/// The game.
pub static INDIAN: Game =
    Game { id: "indian", seats: 2..=6, usual_seats: 4, options: OPTIONS, presets: PRESETS, build };

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

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let packs = if seats == 2 { chosen.number("packs_for_two") } else { 2 };
    let pays = chosen.word("wrong_show") == "costs";
    Blocks {
        game: INDIAN.id,
        seats,
        // 1
        deck: Deck::french(packs, packs),
        // 2
        wilds: Wilds { jokers: true, rank: 0 },
        // 3, 7 and 8
        patterns: sets_and_runs(Order::ACE_BOTH, WildLimit::InPlace(1), true),
        dear: Filter::None,
        // 2 and 3
        deal: DealRule {
            wild_cut: true,
            anticlockwise: chosen.word("direction") == "anticlockwise",
            ..DealRule::of(vec![13])
        },
        // 6
        tableau: Tableau::IN_HAND,
        gates: Gates::NONE,
        // 5
        turn: TurnRule { empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        draw: DrawRule { wild_top_stays: true, ..DrawRule::STOCK_OR_TOP },
        windows: WindowRules::NONE,
        ends: RoundEnds {
            // 9 to 12
            close: Some(CloseRule {
                limit: CloseLimit::Fixed(0),
                whole: false,
                lay_offs: false,
                lap: Lap::Never,
                words: CloseWords { loose: "show", clean: "show", whole: "show" },
                melds: None,
                declaration: Some(Declaration {
                    runs: SEQUENCES,
                    wrong: pays.then_some(CAP),
                    pure_is_safe: chosen.word("second_sequence") == "pure_counts_off",
                }),
            }),
            // 13 and 16
            drop: Some(if is_pool(chosen) && pool(chosen) == 201 { DROPS_IN_201 } else { DROPS }),
            ..RoundEnds::turns(chosen.number("turn_limit"))
        },
        // 17
        exhaustion: Exhaustion::when_needed(u8::MAX),
        // 4
        values: Values {
            ranks: [0, 10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
            joker: 0,
            low_ace: None,
            wild: Some(0),
        },
        score: score(chosen),
        plan: plan(seats, chosen),
        open_hands: false,
        states: StateNames { deal: "Deal", draw: "Draw", play: "Play", round_over: "DealOver" },
        citations: CITATIONS,
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
    let penalty = |label, counts| Some(Term { label, counts, whose });
    let terms = [
        penalty("undeclared", Counts::Undeclared(held)),
        penalty("dropped", Counts::Dropped(each)),
        penalty("wrong-show", Counts::ClosedWrongly(each)),
        chips.then_some(Term { label: "winnings", counts: Counts::LinesOfOthers(-1), whose: Whose::Ender }),
    ];
    terms.into_iter().flatten().collect()
}

/// Rules 15 and 16.
fn plan(seats: usize, chosen: &Chosen) -> MatchPlan {
    let (end, at_target) = match chosen.word("form").as_str() {
        "deals" => (MatchEnd::Rounds(chosen.number("deal_count")), AtTarget::EndsMatch),
        "points" => (MatchEnd::Rounds(chosen.number("point_deals")), AtTarget::EndsMatch),
        _ => (MatchEnd::Target(pool(chosen)), AtTarget::PutsOut { re_entry: chosen.on("re_entry") }),
    };
    MatchPlan {
        end,
        at_target,
        round_limit: MOST_DEALS,
        low_wins: is_pool(chosen),
        tie: Tie::Share,
        dealer: DealerRule::Left,
        sides: MatchPlan::alone(seats),
    }
}

const CITATIONS: Citations = &[
    ("indian-rummy.md 5 and 13", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand]),
    ("indian-rummy.md 5", &[Code::CannotTake]),
    ("indian-rummy.md 6", &[Code::MeldClosed, Code::DoesNotFit, Code::NotAMeldTarget]),
    ("indian-rummy.md 7 and 8", &[Code::NotAMeld]),
    ("indian-rummy.md 9 to 12", &[Code::InvalidClose]),
];
