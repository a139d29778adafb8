//! German Rummy, Rommé mit Auslegen: thirteen cards, forty points to open, jokers set free at the table, the whole hand at once counts twice.
//!
//! The law is the sheet `docs/rules/family/german-rummy.md`; its numbered rules are cited. Draw, meld, lay off, exchange jokers, discard;
//! the open card is for whoever has opened or opens with it; out with an empty hand, and what the others hold counts against them.

use super::{Ends, Game, Preset, Style, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::ids::Seat;
use crate::cards::order::Order;
use crate::cards::wilds::WildLimit;
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::score::plan::MatchPlan;
use crate::score::{Counts, Hands, Term, Values, Whose};
use crate::spec::own::Own;
use crate::spec::{Blocks, DealRule, RoundEnds, Sheet, StateNames};
use crate::table::{EndReason, Ending, Public};
use crate::turn::gate::{Gates, PointsGate};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::window::{BuyRule, WindowRules};
use crate::turn::{DrawRule, RummyRule, TurnRule, WholeHand};

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

// Rules 2, 3, 5, 7 to 15.
options! {
    END_MODE: Word<Ends> = Key::words("end_mode", "match", &["deals", "points"],
        &[Ends::Rounds, Ends::Target]);
    DEALS_EACH: Number = Key::range("deals_each", "match", [1, 5], 1).with(END_MODE, "deals");
    TARGET_SCORE: Number = Key::range("target_score", "match", [100, 1000], 500).with(END_MODE, "points");
    FIRST_SEAT: Word<bool> = Key::words("first_seat", "deal", &["draws", "plays"], &[false, true]);
    OPENING: Number = Key::numbers("opening", "melds", &[40, 30, 51]);
    LAY_OFF_FROM: Word<bool> = Key::words("lay_off_from", "melds", &["same_turn", "next_turn"],
        &[false, true]);
    ACE: Word<Order> = Key::words("ace", "melds", &["both", "corner"], &[Order::ACE_BOTH, Order::CORNER]);
    JOKERS_IN_THREE: Word<WildLimit> = Key::words("jokers_in_three", "melds", &["one", "any"],
        &[WildLimit::Naturals(2), WildLimit::Naturals(1)]);
    JOKERS_IN_RUN: Word<bool> = Key::words("jokers_in_run", "melds", &["not_adjacent", "any"],
        &[false, true]);
    EXCHANGE_IN_SETS: Switch = Key::switch("exchange_in_sets", "melds", true);
    PILE_GATE: Switch = Key::switch("pile_gate", "play", true);
    KLOPFEN: Switch = Key::switch("klopfen", "play", false);
    FINAL_DISCARD: Word<usize> = Key::words("final_discard", "play", &["free", "required"], &[0, 1]);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 150], 60);
    HAND_ROMME: Switch = Key::switch("hand_romme", "scoring", true);
    WINNER_SCORES: Switch = Key::switch("winner_scores", "scoring", false);
}

/// Rule 13: a whole hand in one turn, in which no joker was exchanged.
const HAND: RummyRule = RummyRule {
    asks_exchanged: true,
    ..RummyRule::of(Own::new("unexchanged", |public, _| public.in_turn.opened && !public.in_turn.exchanged))
};

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    // 11: at a table of two nobody is left to knock.
    let knocks = chosen.on(KLOPFEN) && seats > 2;
    let plays = chosen.word(FIRST_SEAT);
    Blocks {
        // 3 and 9
        patterns: sets_and_runs(Sequence {
            order: chosen.word(ACE),
            wilds: chosen.word(JOKERS_IN_THREE),
            adjacent: chosen.word(JOKERS_IN_RUN),
            ..Sequence::FROM_THREE
        }),
        // 2
        deal: DealRule { upcard: !plays, first_plays: plays, ..DealRule::of(vec![13]) },
        // 6 and 10
        tableau: Tableau {
            swap: SwapRule {
                when: SwapWhen::Opened,
                runs_only: !chosen.on(EXCHANGE_IN_SETS),
                to_meld: true,
                ..SwapRule::NONE
            },
            ..Tableau::OPEN
        },
        // 7 and 8
        gates: Gates::points(PointsGate {
            least: chosen.number(OPENING),
            wild_as_represented: true,
            lay_off_later: chosen.word(LAY_OFF_FROM),
            ..PointsGate::FORTY
        }),
        // 6, 12 and 13
        turn: TurnRule {
            reserve: chosen.word(FINAL_DISCARD),
            whole_hand: chosen.on(HAND_ROMME).then_some(WholeHand::Own(HAND)),
            ..TurnRule::ONE_DISCARD
        },
        // 5 and 11
        draw: DrawRule {
            to_open: chosen.on(PILE_GATE),
            ..if knocks { DrawRule::STOCK_OR_LIVE } else { DrawRule::STOCK_OR_TOP }
        },
        // 11
        windows: WindowRules { buy: knocks.then_some(BuyRule::ANY), ..WindowRules::NONE },
        ends: RoundEnds::turns(chosen.number(TURN_LIMIT)),
        // 4
        values: Values {
            ranks: [0, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
            joker: 20,
            low_ace: Some(1),
            ..Values::PIPS
        },
        score: score(chosen.on(WINNER_SCORES)),
        // 15
        plan: MatchPlan {
            round_limit: 60,
            low_wins: true,
            ..match chosen.word(END_MODE) {
                Ends::Target => MatchPlan::to_target(chosen.number(TARGET_SCORE)),
                Ends::Rounds => {
                    MatchPlan::rounds(chosen.number::<u16>(DEALS_EACH) * u16::try_from(seats).unwrap_or(1))
                }
            }
        },
        // 1 and 16
        ..Blocks::plain(Deck::french(2, 6))
    }
}

/// Rules 13 and 14.
fn score(winner_scores: bool) -> Vec<Term> {
    let held = Term::each("held", Counts::HandValue(Hands::Seat, 1));
    let sum = Term::new("sum", Counts::HandValue(Hands::Others, -1), Whose::Ender);
    let double =
        Term::new("hand-romme", Counts::Again(None), Whose::Own(Own::new("if-rummy", everybody_if_rummy)));
    [Some(held), winner_scores.then_some(sum), Some(double)].into_iter().flatten().collect()
}

/// Rule 13: every seat, in a deal that somebody ended by getting rid of a whole hand in one turn.
fn everybody_if_rummy(_: &Public, ending: Option<Ending>, _: Seat) -> bool {
    ending.is_some_and(|ending| ending.why == EndReason::Rummy)
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
