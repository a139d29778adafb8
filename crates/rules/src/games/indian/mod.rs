//! Indian Rummy: thirteen cards, a cut card that says which rank is wild, and a declaration that needs two sequences, one of them pure.
//!
//! The law is the sheet `docs/rules/family/indian-rummy.md`; its numbered rules are cited. Draw and discard; nothing is laid before the end; a
//! seat may drop before it draws, and whoever declares wrongly leaves the deal as well.

mod forfeit;

use super::{Game, Preset, Style, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::wilds::WildLimit;
use crate::house::options::{Chosen, Key, Number, Ruled, Switch, Word, options};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::round::close::{Close, DeclareRule};
use crate::round::leaving::DropRule;
use crate::score::plan::{AtTarget, MatchPlan};
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::own::Own;
use crate::spec::{Blocks, DealRule, RoundEnds, Sheet, StateNames, WildCut};
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

// Rules 1, 3, 12 and 14 to 16.
options! {
    FORM: Word<Form> = Key::words("form", "match", &["pool", "deals", "points"],
        &[Form::Pool, Form::Deals, Form::Points]).ruled(&[Ruled { since: 2, word: "deals", with: None }]);
    POOL: Number = Key::numbers("pool", "match", &[101, 201]).with(FORM, "pool");
    RE_ENTRY: Switch = Key::switch("re_entry", "match", false).with(FORM, "pool");
    DEAL_COUNT: Number = Key::numbers("deal_count", "match", &[6, 2, 3]).with(FORM, "deals");
    POINT_DEALS: Number = Key::range("point_deals", "match", [1, 12], 6).with(FORM, "points");
    PACKS_FOR_TWO: Number = Key::numbers("packs_for_two", "deal", &[2, 1]);
    DIRECTION: Word<bool> = Key::words("direction", "play", &["clockwise", "anticlockwise"],
        &[false, true]);
    WRONG_SHOW: Word<bool> = Key::words("wrong_show", "play", &["costs", "refused"], &[true, false]);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 150], 60);
    SECOND_SEQUENCE: Word<bool> = Key::words("second_sequence", "scoring", &["pure_counts_off", "all_counts"],
        &[true, false]);
    UNPLAYED_HALF: Switch = Key::switch("unplayed_half", "scoring", true);
}

/// Rule 9.
const SEQUENCES: usize = 2;
/// Rules 12 and 14.
const CAP: i32 = 80;
/// Rules 13 and 16.
const DROPS: DropRule = DropRule { first: 20, later: 40 };
const DROPS_IN_201: DropRule = DropRule { first: 25, later: 50 };
/// Rule 15: more deals than this do not decide a match either.
const MOST_DEALS: u16 = 200;

/// Rule 15.
#[derive(Copy, Clone, PartialEq)]
enum Form {
    Pool,
    Deals,
    Points,
}

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let packs = if seats == 2 { chosen.number(PACKS_FOR_TWO) } else { 2 };
    let pays = chosen.word(WRONG_SHOW);
    Blocks {
        // 3, 7 and 8
        patterns: sets_and_runs(Sequence { wilds: WildLimit::InPlace(1), ..Sequence::FROM_THREE }),
        // 2 and 3
        deal: DealRule {
            wild_cut: Some(WildCut { hidden: false }),
            anticlockwise: chosen.word(DIRECTION),
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
                pure_is_safe: chosen.word(SECOND_SEQUENCE),
                word: "show",
            })),
            // 13 and 16
            drop: Some(if is_pool(chosen) && pool(chosen) == 201 { DROPS_IN_201 } else { DROPS }),
            ..RoundEnds::turns(chosen.number(TURN_LIMIT))
        },
        // 4
        values: Values {
            ranks: [0, 10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
            wild: Some(0),
            ..Values::PIPS
        },
        score: score(chosen),
        plan: plan(chosen),
        // 1 and 17
        ..Blocks::plain(Deck::french(packs, packs))
    }
}

fn is_pool(chosen: &Chosen) -> bool {
    chosen.word(FORM) == Form::Pool
}

fn pool(chosen: &Chosen) -> i32 {
    chosen.number(POOL)
}

/// Rules 12 to 15 and R21: penalties; but for a pool losers lose them and the winner gets them, and nobody where there is no winner.
fn score(chosen: &Chosen) -> Vec<Term> {
    let chips = !is_pool(chosen);
    let (each, whose) = if chips { (-1, Whose::EverybodyIfEnded) } else { (1, Whose::Everybody) };
    let half_unplayed = i32::from(chosen.on(UNPLAYED_HALF));
    let penalty = |label, rule| Some(Term::new(label, Counts::Own(rule), whose));
    let winnings = Counts::Own(Own::new("lines-of-others", forfeit::winnings));
    let terms = [
        penalty("undeclared", Own::with("undeclared", [each, CAP, half_unplayed], forfeit::undeclared)),
        penalty("dropped", Own::with("dropped", [each, 0, 0], forfeit::dropped)),
        penalty("wrong-show", Own::with("closed-wrongly", [each, 0, 0], forfeit::closed_wrongly)),
        chips.then_some(Term::new("winnings", winnings, Whose::Ender)),
    ];
    terms.into_iter().flatten().collect()
}

/// Rules 15 and 16.
fn plan(chosen: &Chosen) -> MatchPlan {
    let ends = match chosen.word(FORM) {
        Form::Deals => MatchPlan::rounds(chosen.number(DEAL_COUNT)),
        Form::Points => MatchPlan::rounds(chosen.number(POINT_DEALS)),
        Form::Pool => MatchPlan {
            at_target: AtTarget::PutsOut { re_entry: chosen.on(RE_ENTRY) },
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
