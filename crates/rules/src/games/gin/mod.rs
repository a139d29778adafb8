//! Gin Rummy: two players collect melds in the hand, and one ends the hand by knocking.
//!
//! The law is the sheet `docs/rules/family/gin-rummy.md`; its numbered rules are cited. Ten cards each, the upcard is offered first;
//! draw, discard, and knock once little enough is left over; the other lays off; the difference counts. Boxes come at the end.

mod scoring;

use super::{Game, Preset, Style, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::ids::CardId;
use crate::cards::order::Order;
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule};
use crate::score::end_bonus::EndBonus;
use crate::score::plan::{DealerRule, MatchEnd, MatchPlan};
use crate::score::{Counts, Term, Whose};
use crate::spec::own::{Args, Own, OwnShutout};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, Spec, StateNames, WhenSpent};
use crate::table::EndReason;
use crate::turn::tableau::Tableau;
use crate::turn::{DrawRule, EmptyHand, TurnRule};

/// The game.
pub static GIN: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Knock,
    seats: 2..=2,
    usual_seats: 2,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names (rules 18 to 20); the usual game is its classic preset.
const PRESETS: &[Preset] = &[
    preset("modern", "gin_bonus=25,undercut_bonus=25,big_gin=on,box_bonus=25,shutout=total"),
    preset("oklahoma", "knock_limit=upcard"),
    preset("straight", "knock_limit=gin_only"),
    preset("hollywood", "hollywood=on"),
];

// Rules 2, 7, 9 and 16 to 20.
options! {
    TARGET_SCORE: Number = Key::range("target_score", "match", [50, 500], 100);
    HOLLYWOOD: Switch = Key::switch("hollywood", "match", false);
    GAME_BONUS: Number = Key::range("game_bonus", "match", [0, 500], 100);
    BOX_BONUS: Number = Key::numbers("box_bonus", "match", &[20, 25, 0]);
    SHUTOUT: Word<OwnShutout> = Key::words("shutout", "match", &["game", "total", "plain"],
        &[Own::new("game", |game, _| game), Own::new("total", |_, total| total), Own::new("plain", |_, _| 0)]);
    DEALER: Word<DealerRule> = Key::words("dealer", "match", &["loser", "winner", "alternate"],
        &[DealerRule::Loser, DealerRule::Winner, DealerRule::LeftIfScored]);
    KNOCK_LIMIT: Word<Option<i32>> = Key::words("knock_limit", "play", &["ten", "upcard", "gin_only"],
        &[Some(10), None, Some(0)]);
    UPCARD_ACE: Word<i32> = Key::words("upcard_ace", "play", &["gin_only", "one"], &[0, 1])
        .with(KNOCK_LIMIT, "upcard");
    BIG_GIN: Switch = Key::switch("big_gin", "play", false);
    BROWSE: Switch = Key::switch("browse", "play", false);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 200], 60);
    GIN_BONUS: Number = Key::numbers("gin_bonus", "scoring", &[20, 25]);
    UNDERCUT_BONUS: Number = Key::numbers("undercut_bonus", "scoring", &[10, 20, 25]);
    BIG_GIN_BONUS: Number = Key::numbers("big_gin_bonus", "scoring", &[31, 50]).with(BIG_GIN, "on");
    SPADES_DOUBLE: Switch = Key::switch("spades_double", "scoring", false);
}

fn build(_seats: usize, chosen: &Chosen) -> Blocks {
    // 8 and 11
    let knock = KnockRule {
        // 9, 19 and 20
        limit: Some(match chosen.word(KNOCK_LIMIT) {
            Some(limit) => CloseLimit::Fixed(limit),
            None => CloseLimit::Own(Own::with("upcard", [chosen.word(UPCARD_ACE), 0, 0], by_upcard)),
        }),
        whole: chosen.on(BIG_GIN),
        lay_offs: true,
        words: CloseWords { loose: "knock", clean: "gin", whole: "big gin" },
        ..KnockRule::ANY
    };
    Blocks {
        // 1 and 10
        patterns: sets_and_runs(Sequence { order: Order::ACE_LOW, ..Sequence::FROM_THREE }),
        // 2
        deal: DealRule::of(vec![10]),
        // 7
        tableau: Tableau::IN_HAND,
        // 3 to 6
        turn: TurnRule {
            return_discard: false,
            upcard_offered: true,
            empty_hand: EmptyHand::Nothing,
            ..TurnRule::ONE_DISCARD
        },
        // 6 and 7
        draw: DrawRule { browse: chosen.on(BROWSE), ..DrawRule::STOCK_OR_TOP },
        ends: RoundEnds { close: Some(Close::Knock(knock)), ..RoundEnds::turns(chosen.number(TURN_LIMIT)) },
        // 15
        exhaustion: Exhaustion { then: WhenSpent::EndBeforeTurn(2), ..Exhaustion::when_needed(0) },
        score: terms(chosen),
        plan: plan(chosen),
        ..Blocks::plain(Deck::french(1, 0))
    }
}

/// Rule 19: the value of the card turned up, and for an ace what the house says.
fn by_upcard(spec: &Spec, upcard: CardId, [ace, ..]: Args) -> i32 {
    if spec.deck.printed(upcard).rank == 1 { ace } else { spec.value(upcard) }
}

/// Rules 12 to 14, 18 and 19.
fn terms(chosen: &Chosen) -> Vec<Term> {
    let fixed = |label, key, whose| Term::new(label, Counts::Fixed(chosen.number(key)), whose);
    let mut terms = vec![
        Term::new("deadwood", Counts::Own(scoring::LEAD), Whose::Own(scoring::LOWEST)),
        fixed("undercut", UNDERCUT_BONUS, Whose::Own(scoring::UNDERCUTTER)),
        fixed("gin", GIN_BONUS, Whose::EnderBy(EndReason::ClosedClean)),
        fixed("big-gin", BIG_GIN_BONUS, Whose::EnderBy(EndReason::ClosedWhole)),
    ];
    if chosen.on(SPADES_DOUBLE) {
        let spades = Counts::Again(Some(Own::new("spades", |face| face.suit == 3)));
        terms.push(Term::each("spades", spades));
    }
    terms
}

/// Rules 2, 16, 17 and 20.
fn plan(chosen: &Chosen) -> MatchPlan {
    let bonus = EndBonus {
        game: chosen.number(GAME_BONUS),
        round: chosen.number(BOX_BONUS),
        shutout: chosen.word(SHUTOUT),
    };
    MatchPlan {
        end: MatchEnd::Race {
            target: chosen.number(TARGET_SCORE),
            lanes: if chosen.on(HOLLYWOOD) { 3 } else { 1 },
            bonus,
        },
        dealer: chosen.word(DEALER),
        ..MatchPlan::to_target(chosen.number(TARGET_SCORE))
    }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "gin",
    states: StateNames { round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        ("gin-rummy.md 3 to 5", &[Code::CannotTake]),
        (
            "gin-rummy.md 6",
            &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand, Code::SameCardDiscard],
        ),
        ("gin-rummy.md 7", &[Code::MeldClosed]),
        ("gin-rummy.md 9", &[Code::InvalidClose]),
        ("gin-rummy.md 10", &[Code::NotAMeld]),
        ("gin-rummy.md 11", &[Code::DoesNotFit, Code::NotAMeldTarget]),
    ],
};
