//! Knock Rummy: melds stay in the hand, anybody may knock whatever is left over, and the lowest hand is paid by all the others.
//!
//! The law is the sheet `docs/rules/family/knock-rummy.md`; its numbered rules are cited. Ten or seven cards each; draw, then discard or
//! knock; no laying off; the lowest collects the differences, a beaten knocker pays ten more, and a clean one takes 25 from everybody.

mod pot;

use super::{Ends, Game, Preset, Style, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::house::options::{Chosen, Key, Limit, Number, Switch, Word, options};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule};
use crate::score::plan::{DealerRule, MatchPlan, Tie};
use crate::score::{Counts, Term};
use crate::spec::own::{Args, Own};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames};
use crate::turn::tableau::Tableau;
use crate::turn::{EmptyHand, TurnRule};
use pot::{Pot, Tied};

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

// Rules 2, 3 and 13 to 17.
options! {
    END_MODE: Word<Ends> = Key::words("end_mode", "match", &["target", "hands"],
        &[Ends::Target, Ends::Rounds]);
    TARGET_SCORE: Number = Key::range("target_score", "match", [50, 500], 100).with(END_MODE, "target");
    HAND_COUNT: Number = Key::range("hand_count", "match", [1, 20], 5).with(END_MODE, "hands");
    WINNER_DEALS: Switch = Key::switch("winner_deals", "match", false);
    SIX_CARDS: Switch = Key::switch("six_cards", "play", false);
    LIMIT: Limit = Key::limit("limit", "play", [0, 50]);
    KNOCK_BEFORE_DRAW: Switch = Key::switch("knock_before_draw", "play", false);
    LAYOFF: Switch = Key::switch("layoff", "play", false);
    RESHUFFLE_LIMIT: Number = Key::range("reshuffle_limit", "play", [0, 3], 1);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 200], 60);
    TIED_LOWEST: Word<Tied> = Key::words("tied_lowest", "scoring", &["share", "share_even", "first", "each_in_full"],
        &[Tied::Share, Tied::ShareEven, Tied::First, Tied::EachInFull]);
    TIED_RUM: Word<bool> = Key::words("tied_rum", "scoring", &["wins", "loses"], &[true, false]);
    STOCK_OUT: Word<bool> = Key::words("stock_out", "scoring", &["void", "lowest_wins"], &[false, true]);
}

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let close_undrawn = chosen.on(KNOCK_BEFORE_DRAW);
    let knock = KnockRule {
        // 6 and 17
        limit: chosen.limit(LIMIT).map(CloseLimit::Fixed),
        // 8 and 17
        lay_offs: chosen.on(LAYOFF),
        // 9
        words: CloseWords {
            loose: "knock",
            clean: "rum",
            whole: if close_undrawn { "knock" } else { "rum" },
        },
        ..KnockRule::ANY
    };
    let pot = pot(chosen);
    Blocks {
        // 1 and 7
        patterns: sets_and_runs(Sequence { order: Order::ACE_LOW, ..Sequence::FROM_THREE }),
        // 2
        deal: DealRule::of(vec![match seats {
            2 => 10,
            5 if chosen.on(SIX_CARDS) => 6,
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
        ends: RoundEnds { close: Some(Close::Knock(knock)), ..RoundEnds::turns(chosen.number(TURN_LIMIT)) },
        // 15
        exhaustion: Exhaustion::when_needed(chosen.number(RESHUFFLE_LIMIT)),
        // 10 to 14
        score: vec![
            Term::each("settled", Counts::Own(Own::with("settled", pot, pot::settled))),
            Term::each("rum", Counts::Own(Own::with("clean-from-each", pot, pot::clean))),
        ],
        // 3 and 16
        plan: MatchPlan {
            round_limit: 120,
            dealer: if seats == 2 && chosen.on(WINNER_DEALS) { DealerRule::Winner } else { DealerRule::Left },
            ..match chosen.word(END_MODE) {
                Ends::Rounds => MatchPlan::rounds(chosen.number(HAND_COUNT)),
                Ends::Target => {
                    MatchPlan { tie: Tie::PlayOn, ..MatchPlan::to_target(chosen.number(TARGET_SCORE)) }
                }
            }
        },
        ..Blocks::plain(Deck::french(1, 0))
    }
}

/// Rules 11, 13 and 15, as the numbers with which the pot is counted.
fn pot(chosen: &Chosen) -> Args {
    let (tied, clean_wins) = (chosen.word(TIED_LOWEST), chosen.word(TIED_RUM));
    Pot { tied, clean_wins, stock_out: chosen.word(STOCK_OUT) }.as_args()
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
