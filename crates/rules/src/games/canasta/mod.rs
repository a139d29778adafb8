//! Canasta: two sides build sets of seven and more, and the whole discard pile goes to whoever can meld its top.
//!
//! The law is the sheet `docs/rules/family/canasta.md`; its numbered rules are cited. Red threes are laid aside for points, black ones stop
//! the pile, wilds freeze it; a side opens with the more points the better it stands, and goes out once it has a canasta.

mod going_out;
mod scoring;

use super::{Game, Preset, Style, preset};
use crate::cards::deck::{Deck, Printed};
use crate::cards::wilds::{WildLimit, Wilds};
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::pattern::{Kind, Pattern, Shape};
use crate::refusal::Code;
use crate::score::Values;
use crate::score::plan::{MatchPlan, Tie};
use crate::spec::own::Own;
use crate::spec::{Blocks, DealRule, Exhaustion, OutRule, RoundEnds, Sheet, StateNames, WhenSpent};
use crate::turn::gate::{Gates, PointsGate};
use crate::turn::tableau::Tableau;
use crate::turn::window::WindowRules;
use crate::turn::{DrawRule, FromDiscard, TurnRule, WholeHand, WholePile};

/// The game.
pub static CANASTA: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Build,
    seats: 2..=4,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules that go together.
const PRESETS: &[Preset] = &[
    preset("two", "canastas=two"),
    preset("modern", "hand=thirteen, draw=two, canastas=two, pile=frozen, opening=high, target_score=8500"),
];

// Rules 3, 9 to 11, 14 and 17.
options! {
    TARGET_SCORE: Number = Key::range("target_score", "match", [1000, 10_000], 5000);
    HAND: Word<Option<usize>> = Key::words("hand", "deal", &["usual", "eleven", "thirteen", "fifteen"],
        &[None, Some(11), Some(13), Some(15)]);
    OPENING: Word<PointsGate> = Key::words("opening", "melds", &["usual", "high"], &[USUAL_OPENING, HIGH_OPENING]);
    DRAW: Word<Option<usize>> = Key::words("draw", "play", &["usual", "one", "two"], &[None, Some(1), Some(2)]);
    PILE: Word<bool> = Key::words("pile", "play", &["open", "frozen"], &[false, true]);
    CANASTAS: Word<Option<usize>> = Key::words("canastas", "play", &["usual", "one", "two"], &[None, Some(1), Some(2)]);
    ASK: Switch = Key::switch("ask", "play", true);
}

/// Rule 7: a canasta.
const LONG: usize = 7;
/// Rule 5: of a wild rank, and of none.
const WILDS: WildLimit = WildLimit::AtMost { naturals: 2, in_place: false, wilds: 3 };
const NO_WILDS: WildLimit = WildLimit::AtMost { naturals: 3, in_place: false, wilds: 0 };
const THREES: u16 = 1 << 3;

/// Rule 9.
const USUAL_OPENING: PointsGate =
    PointsGate { least: 15, by_total: &[(0, 50), (1500, 90), (3000, 120)], ..PointsGate::FORTY };
const HIGH_OPENING: PointsGate =
    PointsGate { least: 125, by_total: &[(3000, 155), (5000, 180)], ..PointsGate::FORTY };

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let (hand, draw, canastas) = usual(seats);
    let sets = Kind { wilds: WILDS, ranks: !THREES, ..Kind::FROM_THREE };
    let threes = Kind { size: (3, 4), wilds: NO_WILDS, ranks: THREES, ..Kind::FROM_THREE };
    Blocks {
        // 1, 2 and 4
        wilds: Wilds { rank: 2, ..Wilds::JOKERS },
        aside: Some(Own::new("red-threes", is_red_three)),
        // 5 and 6
        patterns: vec![
            Pattern::plain("set", Shape::Kind(sets)),
            Pattern { only_out: true, ..Pattern::plain("threes", Shape::Kind(threes)) },
        ],
        // 3
        deal: DealRule { upcard_plain: true, ..DealRule::of(vec![chosen.word(HAND).unwrap_or(hand)]) },
        // 5 and 8
        tableau: Tableau { owner_only: true, one_of_a_rank: true, ..Tableau::OPEN },
        // 9
        gates: Gates::points(chosen.word(OPENING)),
        // 13 and 15
        turn: TurnRule { whole_hand: Some(WholeHand::Own(going_out::CONCEALED)), ..TurnRule::ONE_DISCARD },
        // 10 to 12
        draw: DrawRule {
            cards: chosen.word(DRAW).unwrap_or(draw),
            discard: FromDiscard::Whole(WholePile {
                always_frozen: chosen.word(PILE),
                stops: Own::new("threes", |face| face.rank == 3),
            }),
            ..DrawRule::STOCK_OR_TOP
        },
        // 14
        windows: WindowRules { leave: chosen.on(ASK) && seats == 4, ..WindowRules::NONE },
        ends: RoundEnds {
            out: Some(OutRule {
                melds: chosen.word(CANASTAS).unwrap_or(canastas),
                size: LONG,
                could: Own::new("lays-all", going_out::could_go_out),
            }),
            ..RoundEnds::turns(200)
        },
        // 16
        exhaustion: Exhaustion { then: WhenSpent::RowOnly, ..Exhaustion::when_needed(0) },
        // 2
        values: Values {
            ranks: [0, 20, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10],
            joker: 50,
            ..Values::PIPS
        },
        score: scoring::terms(),
        // 17
        plan: MatchPlan {
            round_limit: 60,
            tie: Tie::PlayOn,
            sides: if seats == 4 { vec![0, 1, 0, 1] } else { Vec::new() },
            ..MatchPlan::to_target(chosen.number(TARGET_SCORE))
        },
        ..Blocks::plain(Deck::french(2, 4))
    }
}

/// Cards dealt and drawn, and canastas to go out, at a table of so many.
fn usual(seats: usize) -> (usize, usize, usize) {
    match seats {
        2 => (15, 2, 2),
        3 => (13, 1, 1),
        _ => (11, 1, 1),
    }
}

/// Rule 4: diamonds and hearts are red.
fn is_red_three(face: &Printed) -> bool {
    face.rank == 3 && (1..=2).contains(&face.suit)
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "canasta",
    states: StateNames { round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        ("canasta.md 5", &[Code::NotAMeld, Code::DoesNotFit]),
        ("canasta.md 6", &[Code::MustUseWholeHand]),
        ("canasta.md 8", &[Code::MeldClosed, Code::NotAMeldTarget]),
        ("canasta.md 9", &[Code::TooFewPoints, Code::NotOpened]),
        ("canasta.md 10 to 12", &[Code::CannotTake, Code::NotTopOfDiscard]),
        ("canasta.md 13", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand, Code::MustKeepDiscard]),
        ("canasta.md 16", &[Code::MustDraw, Code::StockEmpty]),
    ],
};
