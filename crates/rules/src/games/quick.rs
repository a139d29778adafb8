//! QuickRummy: two players, a discard row that can be taken from any depth, an opening at forty, joker swaps.
//!
//! The law is the sheet `docs/rules/quick.md`; sections are cited from it. Seven cards each; draw from the stock or a card of
//! the row with all above it, whose deepest must leave the hand; open with forty points or a run of four; discard the last card.

use super::{Game, Preset, Style, preset, set_and_run};
use crate::cards::deck::Deck;
use crate::house::options::{Chosen, Key, Number, Ruled, Switch, Word, options};
use crate::melds::pattern::{Kind, Sequence};
use crate::refusal::Code;
use crate::score::plan::{MatchPlan, Tie};
use crate::score::{Counts, Hands, Term, Values, Whose};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames, WhenSpent};
use crate::table::EndReason;
use crate::turn::gate::{Gates, PointsGate};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::{DrawRule, FromDiscard, RowRule, TurnRule, WholeHand};

/// The game.
pub static QUICK: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Points,
    seats: 2..=2,
    usual_seats: 2,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names.
const PRESETS: &[Preset] =
    &[preset("single-hand", "end_mode=single_hand"), preset("five-hands", "end_mode=hands")];

// Sections 6 and 7.
options! {
    END_MODE: Word<EndMode> = Key::words("end_mode", "match", &["target", "hands", "single_hand"],
        &[EndMode::Target, EndMode::Rounds, EndMode::OneHand]);
    TARGET_SCORE: Number = Key::range("target_score", "match", [100, 5000], 1000).with(END_MODE, "target");
    HAND_COUNT: Number = Key::range("hand_count", "match", [2, 20], 5).with(END_MODE, "hands");
    JOKER_OPEN_VALUE: Word<bool> = Key::words("joker_open_value", "melds", &["fifty", "represented"],
        &[false, true]);
    MAX_SET: Number = Key::numbers("max_set", "melds", &[6, 4]);
    SWAP_OWNER: Word<bool> = Key::words("swap_owner", "scoring", &["swapper", "meld_owner"], &[true, false])
        .ruled(&[Ruled {since: 2, word: "meld_owner", with: None }]);
    RUMMY_BONUS: Number = Key::numbers("rummy_bonus", "scoring", &[0, 50, 100]);
    FIRST_TURN_FREE: Switch = Key::switch("first_turn_free", "play", true);
    ROW_NEEDS_OPEN: Switch = Key::switch("row_needs_open", "play", false);
    NO_RETURN_DISCARD: Switch = Key::switch("no_return_discard", "play", false)
        .ruled(&[Ruled { since: 2, word: "on", with: None }]);
    OPEN_HANDS: Switch = Key::switch("open_hands", "play", false);
    STOCKOUT: Word<(u8, WhenSpent)> = Key::words("stockout", "play", &["row_only", "end_at_once", "reshuffle_row"],
        &[(0, WhenSpent::RowTurns), (0, WhenSpent::EndBeforeTurn(0)), (u8::MAX, WhenSpent::RowTurns)]);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [30, 300], 100);
}

/// When a match ends.
#[derive(Copy, Clone)]
enum EndMode {
    Target,
    Rounds,
    OneHand,
}

fn build(_seats: usize, chosen: &Chosen) -> Blocks {
    let max_set: usize = chosen.number(MAX_SET);
    let (recycles, then) = chosen.word(STOCKOUT);
    Blocks {
        // 3.1
        patterns: set_and_run(
            Kind { size: (3, max_set), suits_differ: max_set == 4, ..Kind::FROM_THREE },
            Sequence::FROM_THREE,
        ),
        deal: DealRule::of(vec![7]),
        // 3.2 and 3.3
        tableau: Tableau {
            swap: SwapRule {
                when: SwapWhen::Opened,
                to_meld: true,
                to_discard: true,
                credits_swapper: chosen.word(SWAP_OWNER),
                ..SwapRule::NONE
            },
            ..Tableau::OPEN
        },
        // 3.4
        gates: Gates::points(PointsGate {
            or_run: Some(4),
            wild_as_represented: chosen.word(JOKER_OPEN_VALUE),
            ..PointsGate::FORTY
        }),
        turn: TurnRule {
            reserve: 1,
            whole_hand: Some(WholeHand::Melded),
            return_discard: !chosen.on(NO_RETURN_DISCARD),
            ..TurnRule::ONE_DISCARD
        },
        draw: DrawRule {
            discard: FromDiscard::Row(RowRule {
                first_turn_free: chosen.on(FIRST_TURN_FREE),
                needs_open: chosen.on(ROW_NEEDS_OPEN),
                ..RowRule::LEAVES
            }),
            ..DrawRule::STOCK_OR_TOP
        },
        ends: RoundEnds::turns(chosen.number(TURN_LIMIT)),
        // 4.3
        exhaustion: Exhaustion { then, ..Exhaustion::when_needed(recycles) },
        values: Values { ranks: [0, 25, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10], joker: 50, ..Values::PIPS },
        // 5
        score: vec![
            Term::each("laid", Counts::LaidValue(1)),
            Term::each("held", Counts::HandValue(Hands::Seat, -1)),
            Term::new("ended", Counts::Fixed(50), Whose::Ender),
            Term::new("rummy", Counts::Fixed(chosen.number(RUMMY_BONUS)), Whose::EnderBy(EndReason::Rummy)),
        ],
        plan: MatchPlan {
            round_limit: 30,
            tie: Tie::PlayOn,
            ..match chosen.word(END_MODE) {
                EndMode::OneHand => MatchPlan::rounds(1),
                EndMode::Rounds => MatchPlan::rounds(chosen.number(HAND_COUNT)),
                EndMode::Target => MatchPlan::to_target(chosen.number(TARGET_SCORE)),
            }
        },
        open_hands: chosen.on(OPEN_HANDS),
        // 1 and 2
        ..Blocks::plain(Deck::french(1, 2))
    }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "quick",
    states: StateNames { play: "Act", round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        (
            "quick.md 2",
            &[
                Code::NotYourTurn,
                Code::WrongPhase,
                Code::CardNotInHand,
                Code::MustPlayLowest,
                Code::MustKeepDiscard,
            ],
        ),
        ("quick.md 3.1", &[Code::NotAMeld]),
        ("quick.md 3.2", &[Code::DoesNotFit, Code::NotAMeldTarget]),
        ("quick.md 3.3", &[Code::NotRepresented, Code::MustPlayJoker, Code::SwapNotAllowed]),
        ("quick.md 3.4", &[Code::NotOpened, Code::TooFewPoints]),
        ("quick.md 4.3", &[Code::StockEmpty]),
        ("quick.md 6", &[Code::SameCardDiscard]),
    ],
};
