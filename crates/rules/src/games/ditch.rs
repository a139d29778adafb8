//! Ditch Rummy: no deal, draw up to three, small melds and singles beside them, plays from the discard pile, digging.
//!
//! The law is the sheet `docs/rules/ditch.md`; sections are cited from it. Nobody is dealt a card; draw up to three, lay sets and
//! runs of two or three of any suits, throw what you like; J-Q-K or Q-K-A in one meld completes the hand.

use super::{Ends, Game, Preset, Style, preset, set_and_run};
use crate::cards::deck::Deck;
use crate::cards::ids::Seat;
use crate::cards::order::Order;
use crate::house::options::{Chosen, Key, Limit, Number, Switch, Word, options};
use crate::melds::meld::Meld;
use crate::melds::pattern::{Kind, Sequence};
use crate::refusal::Code;
use crate::score;
use crate::score::plan::{MatchPlan, Tie};
use crate::score::{Counts, Hands, Term, Values, Whose};
use crate::spec::own::{Args, Counting, Own};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, Spec, StateNames, WhenSpent};
use crate::table::{Ending, Public};
use crate::turn::tableau::Tableau;
use crate::turn::window::{DigRule, WindowRules};
use crate::turn::{Discards, DrawRule, EmptyHand, FromDiscard, TurnRule};

/// The game.
pub static DITCH: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Pile,
    seats: 2..=4,
    usual_seats: 2,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names.
const PRESETS: &[Preset] = &[preset("teams", "teams=on"), preset("dozen", "end_mode=hands")];

// Sections 6 and 7.
options! {
    END_MODE: Word<Ends> = Key::words("end_mode", "match", &["target", "hands"],
        &[Ends::Target, Ends::Rounds]);
    TARGET_SCORE: Number = Key::range("target_score", "match", [50, 1000], 500).with(END_MODE, "target");
    HAND_COUNT: Number = Key::range("hand_count", "match", [1, 24], 12).with(END_MODE, "hands");
    TEAMS: Switch = Key::switch("teams", "match", false);
    ACE: Word<Order> = Key::words("ace", "melds", &["both", "high", "low_except_qka"],
        &[Order::ACE_BOTH, Order { least: 2, ..Order::ACE_BOTH }, Order { queen_king_ace: true, ..Order::ACE_LOW }]);
    COMPLETER_HELD: Word<Counts> = Key::words("completer_held", "scoring", &["as_single", "by_rank", "zero"],
        &[cards(-2), Counts::HandValue(Hands::Seat, -1), cards(0)]);
    MIN_DRAW: Number = Key::numbers("min_draw", "play", &[0, 1]);
    DIG: Switch = Key::switch("dig", "digging", true);
    DIG_VOTE: Word<bool> = Key::words("dig_vote", "digging", &["simultaneous", "clockwise_open"],
        &[false, true]).with(DIG, "on");
    MAX_DIGS: Limit = Key::limit("max_digs", "digging", [0, 9]).with(DIG, "on");
    TIE_TIMING: Word<WhenSpent> = Key::words("tie_timing", "play", &["end_of_turn", "immediate"],
        &[WhenSpent::LastTurn, WhenSpent::EndAtOnce]);
    IDLE_CYCLES: Number = Key::range("idle_cycles", "play", [1, 5], 2);
}

const SIZE: (usize, usize) = (2, 3);
/// J-Q-K and Q-K-A begin at these positions.
const COMPLETING: &[u8] = &[11, 12];

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let order = chosen.word(ACE);
    let teams = chosen.on(TEAMS) && seats == 4;
    Blocks {
        // 3
        patterns: set_and_run(
            Kind { size: SIZE, ..Kind::FROM_THREE },
            Sequence { size: SIZE, one_suit: false, order, ..Sequence::FROM_THREE },
        ),
        deal: DealRule { upcard: false, ..DealRule::of(vec![0]) },
        tableau: Tableau { rides: true, ..Tableau::OPEN },
        turn: TurnRule { discards: Discards::Any, empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        draw: DrawRule {
            up_to: Some(3),
            least: chosen.number(MIN_DRAW),
            discard: FromDiscard::IntoMelds,
            ..DrawRule::STOCK_OR_TOP
        },
        windows: WindowRules {
            dig: chosen
                .on(DIG)
                .then(|| DigRule { most: chosen.limit(MAX_DIGS), open: chosen.word(DIG_VOTE) }),
            ..WindowRules::NONE
        },
        ends: RoundEnds {
            completing_runs: COMPLETING,
            idle_cycles: Some(chosen.number(IDLE_CYCLES)),
            ..RoundEnds::turns(u16::MAX)
        },
        // 4.2
        exhaustion: Exhaustion { then: chosen.word(TIE_TIMING), ..Exhaustion::at_once(0) },
        values: Values { ranks: [0, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 10, 10], ..Values::PIPS },
        score: terms(chosen),
        plan: MatchPlan {
            round_limit: 60,
            tie: Tie::PlayOn,
            sides: if teams { vec![0, 1, 0, 1] } else { Vec::new() },
            ..match chosen.word(END_MODE) {
                Ends::Rounds => MatchPlan::rounds(chosen.number(HAND_COUNT)),
                Ends::Target => MatchPlan::to_target(chosen.number(TARGET_SCORE)),
            }
        },
        // 1 and 2
        ..Blocks::plain(Deck::french(1, 0))
    }
}

/// Section 5: by kind of play for the side that completed the hand, by rank for all others.
fn terms(chosen: &Chosen) -> Vec<Term> {
    let completing = |label, counts| Term::new(label, counts, Whose::Own(Own::new("completing", completes)));
    let others = |label, counts| {
        Term::new(
            label,
            counts,
            Whose::Own(Own::new("others", |table, ending, seat| !completes(table, ending, seat))),
        )
    };
    let melds = |size, each| Counts::Melds(Own::with("melds-of", [size, each, 0], melds_of));
    vec![
        completing("singles", Counts::Own(Own::with("singles", [2, 0, 0], singles))),
        completing("pairs", melds(2, 5)),
        completing("trios", melds(3, 25)),
        completing("completer-held", chosen.word(COMPLETER_HELD)),
        others("laid", Counts::LaidValue(1)),
        others("held", Counts::HandValue(Hands::Seat, -1)),
    ]
}

/// The seats on the side that completed the hand.
fn completes(table: &Public, ending: Option<Ending>, seat: Seat) -> bool {
    ending.and_then(|ending| ending.by).is_some_and(|by| table.same_side(by, seat))
}

/// The seat's own melds of so many cards.
fn melds_of(_: &Spec, meld: &Meld, [size, each, _]: Args) -> i32 {
    if score::length(meld.len()) == size { each } else { 0 }
}

/// So much for each card of the seat's hand.
const fn cards(each: i32) -> Counts {
    Counts::Own(Own::with("cards", [each, 0, 0], |asked| asked.args[0] * asked.held))
}

/// The singles that the seat has laid beside melds.
fn singles(asked: &Counting<'_>) -> i32 {
    let [each, ..] = asked.args;
    let riders = asked.melds.iter().flat_map(|meld| &meld.riders);
    each * score::length(riders.filter(|rider| rider.by == asked.seat).count())
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "ditch",
    states: StateNames { round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        ("ditch.md 2", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand]),
        (
            "ditch.md 3",
            &[
                Code::NotAMeld,
                Code::DoesNotFit,
                Code::MeldClosed,
                Code::NotAMeldTarget,
                Code::NotTopOfDiscard,
            ],
        ),
        ("ditch.md 4.3", &[Code::TooLate]),
        ("ditch.md 6", &[Code::MustDraw]),
    ],
};
