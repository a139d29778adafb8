//! Robbers' Rummy, Räuberrommé: all melds are everybody's, and whoever plays may lay the whole table anew with cards of the hand.
//!
//! The law is the sheet `docs/rules/family/robbers-rummy.md`; its numbered rules are cited. A turn is a play or a draw; what is played is one
//! layout of the whole table, in which all is melds and nothing has gone back to a hand. The first empty hand wins the deal.

use super::{Game, Preset, Style, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::ids::Seat;
use crate::cards::order::Order;
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::score::plan::MatchPlan;
use crate::score::{Counts, Hands, Term, Values, Whose};
use crate::spec::own::{Own, OwnWhose};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames, WhenSpent};
use crate::table::Public;
use crate::turn::gate::{Gates, MeldGate, PointsGate};
use crate::turn::tableau::{Rearranging, Tableau};
use crate::turn::{Discards, DrawRule, TurnRule};

/// The game.
pub static ROBBERS: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Rearrange,
    seats: 2..=6,
    usual_seats: 3,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules that go together.
const PRESETS: &[Preset] = &[
    preset("forty", "opening=romme, ace=both"),
    preset("strict", "jokers_leave=replaced, ace=both"),
    preset("hundred", "count=penalty"),
];

// Rules 1 to 4, 6, 8 and 9.
options! {
    COUNT: Word<Count> = Key::words("count", "match", &["wins", "penalty"], &[Count::Wins, Count::Penalty]);
    DEALS: Number = Key::range("deals", "match", [1, 15], 1).with(COUNT, "wins");
    TARGET_SCORE: Number = Key::range("target_score", "match", [50, 500], 100).with(COUNT, "penalty");
    JOKERS: Number = Key::range("jokers", "deal", [2, 6], 4);
    OPENING: Word<Opening> = Key::words("opening", "melds", &["vatikan", "romme", "off"],
        &[Opening::Run, Opening::Points, Opening::Free]);
    ACE: Word<Order> = Key::words("ace", "melds", &["corner", "both"], &[Order::CORNER, Order::ACE_BOTH]);
    JOKERS_LEAVE: Word<bool> = Key::words("jokers_leave", "melds", &["freely", "replaced"], &[false, true]);
    DRAW_AFTER: Switch = Key::switch("draw_after", "play", false);
}

/// Rule 9: what a deal counts.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Count {
    /// A win.
    Wins,
    /// What the others hold, against them.
    Penalty,
}

/// Rule 8: what a seat plays first, from its own hand.
#[derive(Copy, Clone)]
enum Opening {
    /// A run.
    Run,
    /// Forty points.
    Points,
    /// Anything, and not only from its hand.
    Free,
}

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    Blocks {
        // 2 and 3
        patterns: sets_and_runs(Sequence { order: chosen.word(ACE), ..Sequence::FROM_THREE }),
        // 1
        deal: DealRule { upcard: false, ..DealRule::of(vec![if seats < 5 { 13 } else { 11 }]) },
        // 3, 4, 6 and 11
        tableau: Tableau {
            rearrange: Some(Rearranging {
                replaced: chosen.word(JOKERS_LEAVE),
                draw_after: chosen.on(DRAW_AFTER),
            }),
            ..Tableau::FROZEN
        },
        // 8
        gates: match chosen.word(OPENING) {
            Opening::Run => Gates::meld(MeldGate { run: true, ..MeldGate::ANY }),
            Opening::Points => Gates::points(PointsGate { wild_as_represented: true, ..PointsGate::FORTY }),
            Opening::Free => Gates::NONE,
        },
        // 4 and 5
        turn: TurnRule { discards: Discards::None, ..TurnRule::ONE_DISCARD },
        draw: DrawRule::STOCK,
        // 7
        exhaustion: Exhaustion { then: WhenSpent::PlayOn, ..Exhaustion::when_needed(0) },
        // 10: every turn takes a card of the stock or off a hand, so that there are never many more of them than cards.
        ends: RoundEnds { idle_cycles: Some(1), ..RoundEnds::turns(u16::MAX) },
        // 9
        values: Values {
            ranks: [0, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
            joker: 20,
            low_ace: Some(1),
            ..Values::PIPS
        },
        ..counted(chosen, Blocks::plain(Deck::french(2, chosen.number(JOKERS))))
    }
}

/// Rules 9 and 10: a deal is won, or what is held counts against all others.
fn counted(chosen: &Chosen, blocks: Blocks) -> Blocks {
    match chosen.word(COUNT) {
        Count::Wins => Blocks {
            score: vec![Term::new("won", Counts::Fixed(1), Whose::Own(FEWEST))],
            plan: MatchPlan::rounds(chosen.number(DEALS)),
            ..blocks
        },
        Count::Penalty => Blocks {
            score: vec![Term::new("held", Counts::HandValue(Hands::Seat, 1), Whose::Own(NOT_FEWEST))],
            plan: MatchPlan {
                round_limit: 60,
                low_wins: true,
                ..MatchPlan::to_target(chosen.number(TARGET_SCORE))
            },
            ..blocks
        },
    }
}

/// Rules 9 and 10: nobody holds fewer cards.
fn holds_fewest(table: &Public, seat: Seat) -> bool {
    table.hand_sizes.iter().all(|size| *size >= table.hand_sizes[seat.index()])
}

/// Who wins the deal.
const FEWEST: OwnWhose = Own::new("fewest", |table, _, seat| holds_fewest(table, seat));

/// All others.
const NOT_FEWEST: OwnWhose = Own::new("not-fewest", |table, _, seat| !holds_fewest(table, seat));

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "robbers",
    states: StateNames::USUAL,
    citations: &[
        ("robbers-rummy.md 3", &[Code::NotAMeld, Code::NotRepresented]),
        ("robbers-rummy.md 4", &[Code::CardNotInHand, Code::LeavesTable, Code::MustPlay]),
        ("robbers-rummy.md 4 to 6", &[Code::NotYourTurn, Code::WrongPhase]),
        ("robbers-rummy.md 5 and 7", &[Code::MustDraw, Code::StockEmpty]),
        ("robbers-rummy.md 8", &[Code::NotOpened, Code::TooFewPoints]),
    ],
};
