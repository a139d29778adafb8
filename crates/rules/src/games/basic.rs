//! Basic Rummy: the plain game that the family grew from. Draw, lay a meld, lay off, discard; whoever is out scores what the others hold.
//!
//! The law is the sheet `docs/rules/family/basic-rummy.md`; its numbered rules are cited. Ten, seven or six cards each; one new meld a
//! turn; lay off on any meld; the pile is turned over twice before a round is void; a whole hand gone in one turn counts twice.

use super::{Game, Preset, Style, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::score::plan::{DealerRule, MatchPlan};
use crate::score::{Counts, Hands, Term, Whose};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames};
use crate::table::EndReason;
use crate::turn::gate::{Gate, Gates};
use crate::turn::{TurnRule, WholeHand};

/// The game.
pub static BASIC: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Points,
    seats: 2..=6,
    usual_seats: 3,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules that often go together.
const PRESETS: &[Preset] = &[
    preset("free", "melds_per_turn=any,ace=both"),
    preset("strict", "layoff_after_own_meld=on,final_discard=required"),
];

// Rules 1, 6, 7, 12 to 14 and 17; 13 leaves the length of a round to the pile, which two who swap discards never use up.
options! {
    TARGET_SCORE: Number = Key::range("target_score", "match", [50, 500], 100);
    ACE: Word<Order> = Key::words("ace", "melds", &["low", "both"], &[Order::ACE_LOW, Order::ACE_BOTH]);
    MELDS_PER_TURN: Word<Option<u8>> = Key::words("melds_per_turn", "play", &["one", "any"],
        &[Some(1), None]);
    LAYOFF_AFTER_OWN_MELD: Switch = Key::switch("layoff_after_own_meld", "play", false);
    FINAL_DISCARD: Word<usize> = Key::words("final_discard", "play", &["free", "required"], &[0, 1]);
    RECYCLE: Word<bool> = Key::words("recycle", "play", &["turn_over", "shuffle_keep_top"], &[true, false]);
    RECYCLE_LIMIT: Number = Key::range("recycle_limit", "play", [0, 9], 2);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [30, 300], 100);
}

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let (order, turned_over) = (chosen.word(ACE), chosen.word(RECYCLE));
    Blocks {
        // 9
        patterns: sets_and_runs(Sequence { order, ..Sequence::FROM_THREE }),
        // 3 and 4
        deal: DealRule::of(vec![match seats {
            2 => 10,
            3 | 4 => 7,
            _ => 6,
        }]),
        gates: Gates {
            gate: Gate::FirstCard,
            lay_off_waits: chosen.on(LAYOFF_AFTER_OWN_MELD),
            ..Gates::NONE
        },
        // 6, 8, 14 and 15
        turn: TurnRule {
            reserve: chosen.word(FINAL_DISCARD),
            whole_hand: Some(WholeHand::Laid),
            melds: chosen.word(MELDS_PER_TURN),
            return_discard: false,
            ..TurnRule::ONE_DISCARD
        },
        ends: RoundEnds::turns(chosen.number(TURN_LIMIT)),
        // 12 and 13
        exhaustion: Exhaustion {
            turned_over,
            keep_top: !turned_over,
            ..Exhaustion::when_needed(chosen.number(RECYCLE_LIMIT))
        },
        // 15 and 16
        score: vec![
            Term::new("others", Counts::HandValue(Hands::Others, 1), Whose::Ender),
            Term::new("rummy", Counts::Again(None), Whose::EnderBy(EndReason::Rummy)),
        ],
        // 4, 13 and 17
        plan: MatchPlan {
            dealer: DealerRule::LeftIfScored,
            ..MatchPlan::to_target(chosen.number(TARGET_SCORE))
        },
        // 1, 2, 5, 10 and 11
        ..Blocks::plain(Deck::french(1, 0))
    }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "basic",
    states: StateNames { round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        ("basic-rummy.md 5", &[Code::NotYourTurn, Code::WrongPhase, Code::CannotTake]),
        ("basic-rummy.md 6", &[Code::MeldClosed]),
        ("basic-rummy.md 7", &[Code::NotOpened]),
        ("basic-rummy.md 8", &[Code::SameCardDiscard]),
        ("basic-rummy.md 9", &[Code::NotAMeld]),
        ("basic-rummy.md 10", &[Code::CardNotInHand]),
        ("basic-rummy.md 11", &[Code::DoesNotFit, Code::NotAMeldTarget]),
        ("basic-rummy.md 14", &[Code::MustKeepDiscard]),
    ],
};
