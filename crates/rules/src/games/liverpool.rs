//! Liverpool Rummy: seven contracts for three to eight, buying out of turn, calling rummy, floating.
//!
//! The law is the sheet `docs/rules/liverpool.md`; sections are cited from it. Take the live card or decline it, others may buy
//! it; lay the contract of the deal at once, then lay off; the last card is discarded, or its player floats. Low total wins.

use super::{Game, LONG_RUN, Preset, Style, preset, seven_contracts};
use crate::cards::deck::Deck;
use crate::cards::wilds::WildLimit;
use crate::house::options::{Chosen, Key, Limit, Number, Ruled, Switch, Word, options};
use crate::melds::pattern::{Kind, Pattern, Sequence, Shape};
use crate::refusal::Code;
use crate::score::plan::{MatchPlan, Tie};
use crate::score::{Counts, Hands, Term, Values};
use crate::spec::own::Own;
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames};
use crate::turn::gate::{Gates, RoundContract};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::window::{BuyRule, Calls, WindowRules};
use crate::turn::{DrawRule, EmptyHand, FromDiscard, Knock, TurnRule};

/// The game.
pub static LIVERPOOL: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Contract,
    seats: 3..=8,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The plays that the sheet names.
const PRESETS: &[Preset] =
    &[preset("me", "buy_precedence=first_call"), preset("penalty", "false_laydown=penalty50")];

// Sections 6 and 7.
options! {
    BUY_PRECEDENCE: Word<bool> = Key::words("buy_precedence", "buying", &["nearest", "first_call"],
        &[false, true]);
    DOWN_MAY_TAKE: Switch = Key::switch("down_may_take", "buying", true);
    DOWN_MAY_BUY: Switch = Key::switch("down_may_buy", "buying", true);
    MAX_BUYS: Limit = Key::limit("max_buys", "buying", [0, 9]);
    BUY_UPCARD: Switch = Key::switch("buy_upcard", "buying", true);
    LAST_ROUND_DISCARD: Word<bool> = Key::words("last_round_discard", "melds", &["none", "usual"],
        &[false, true]);
    EXTRA_MELDS: Switch = Key::switch("extra_melds", "melds", false);
    JOKERS_IN_RUN: Word<bool> = Key::words("jokers_in_run", "melds", &["not_adjacent", "any"],
        &[false, true]);
    BOOK_NATURALS: Word<WildLimit> = Key::words("book_naturals", "melds", &["2", "1", "majority"],
        &[WildLimit::Naturals(2), WildLimit::Naturals(1), WildLimit::FewerThanNaturals]);
    JOKER_LAYOFF_LATER: Switch = Key::switch("joker_layoff_later", "melds", true);
    SWAP_POSITIONS: Word<bool> = Key::words("swap_positions", "melds", &["any", "inner_only"],
        &[false, true]);
    FALSE_LAYDOWN: Word<i32> = Key::words("false_laydown", "melds", &["reject", "penalty50"], &[0, 50])
        .ruled(&[Ruled {since: 2, word: "penalty50", with: None }]);
    JOKER_VALUE: Number = Key::numbers("joker_value", "scoring", &[25, 15, 20, 50]);
    LOW_CARDS: Word<bool> = Key::words("low_cards", "scoring", &["pip", "fives"], &[false, true]);
    ACE_VALUE: Number = Key::numbers("ace_value", "scoring", &[15, 20]);
    CUT_BONUS: Switch = Key::switch("cut_bonus", "scoring", true);
    RUMMY_CALL: Word<Calls> = Key::words("rummy_call", "play", &["manual", "automatic", "off"],
        &[Calls::Manual, Calls::Automatic, Calls::Off]);
    FLOATER_THROWS_ANY: Switch = Key::switch("floater_throws_any", "play", false);
    KNOCK: Word<Option<Knock>> = Key::words("knock", "play", &["auto", "manual", "off"],
        &[Some(Knock::Table), Some(Knock::Seat), None]);
    RESHUFFLE_LIMIT: Number = Key::range("reshuffle_limit", "play", [0, 5], 2);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 150], 60);
}

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let packs = if seats <= 4 { 2 } else { 3 };
    let mut ranks = [0, chosen.number(ACE_VALUE), 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];
    if chosen.word(LOW_CARDS) {
        ranks[2..=9].fill(5);
    }
    Blocks {
        patterns: patterns(chosen),
        deal: DealRule::of(vec![10, 10, 10, 10, 12, 12, 12]),
        tableau: tableau(chosen),
        gates: gates(chosen),
        turn: TurnRule {
            return_discard: false,
            stranded: Code::WouldStrandCard,
            empty_hand: EmptyHand::Floats { throws_any: chosen.on(FLOATER_THROWS_ANY) },
            knock: chosen.word(KNOCK),
            ..TurnRule::ONE_DISCARD
        },
        // 2.1
        draw: DrawRule {
            discard: FromDiscard::Live { when_down: chosen.on(DOWN_MAY_TAKE) },
            ..DrawRule::STOCK_OR_TOP
        },
        windows: windows(chosen),
        ends: RoundEnds::turns(chosen.number(TURN_LIMIT)),
        exhaustion: Exhaustion::when_needed(chosen.number(RESHUFFLE_LIMIT)),
        values: Values { ranks, joker: chosen.number(JOKER_VALUE), ..Values::PIPS },
        score: vec![Term::each("held", Counts::HandValue(Hands::Seat, 1))],
        plan: MatchPlan {
            low_wins: true,
            tie: Tie::Own(Own::new("most-out", |table, seat| table.rounds_out[seat.index()])),
            ..MatchPlan::rounds(7)
        },
        // 1, 2 and 4
        ..Blocks::plain(Deck::french(packs, 2 * packs))
    }
}

/// Section 3.1.
fn patterns(chosen: &Chosen) -> Vec<Pattern> {
    let (wilds, adjacent) = (chosen.word(BOOK_NATURALS), chosen.word(JOKERS_IN_RUN));
    vec![
        Pattern::plain("book", Shape::Kind(Kind { wilds, ..Kind::FROM_THREE })),
        Pattern::plain("run", Shape::Sequence(Sequence { adjacent, ..LONG_RUN })),
    ]
}

/// Sections 3.4 and 3.5.
fn tableau(chosen: &Chosen) -> Tableau {
    Tableau {
        wilds_in_opening_turn_only: !chosen.on(JOKER_LAYOFF_LATER),
        swap: SwapRule {
            when: SwapWhen::OpeningTurn,
            to_open: true,
            runs_only: true,
            others_only: true,
            inner_only: chosen.word(SWAP_POSITIONS),
            to_meld: chosen.on(EXTRA_MELDS),
            ..SwapRule::NONE
        },
        ..Tableau::OPEN
    }
}

/// Sections 3.2 and 3.3.
fn gates(chosen: &Chosen) -> Gates {
    Gates::contract(RoundContract {
        extra_melds: chosen.on(EXTRA_MELDS),
        whole_hand: if chosen.word(LAST_ROUND_DISCARD) { Vec::new() } else { vec![7] },
        failed_attempt: chosen.word(FALSE_LAYDOWN),
        ..RoundContract::plain(seven_contracts())
    })
}

/// Sections 2.2, 2.3 and 5.3.
fn windows(chosen: &Chosen) -> WindowRules {
    WindowRules {
        buy: Some(BuyRule {
            first_call: chosen.word(BUY_PRECEDENCE),
            when_down: chosen.on(DOWN_MAY_BUY),
            most: chosen.limit(MAX_BUYS),
            upcard: chosen.on(BUY_UPCARD),
            ..BuyRule::ANY
        }),
        rummy: chosen.word(RUMMY_CALL),
        cut_bonus: chosen.on(CUT_BONUS).then_some(-50),
        ..WindowRules::NONE
    }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "liverpool",
    states: StateNames { draw: "MustDraw", round_over: "RoundOver", ..StateNames::USUAL },
    citations: &[
        ("liverpool.md 2", &[Code::NotYourTurn, Code::WrongPhase, Code::TooLate, Code::CardNotInHand]),
        ("liverpool.md 2.1", &[Code::SameCardDiscard, Code::WouldStrandCard]),
        ("liverpool.md 2.2", &[Code::BuyNotAllowed]),
        ("liverpool.md 2.3", &[Code::NoRummy]),
        ("liverpool.md 3.1", &[Code::NotAMeld]),
        ("liverpool.md 3.2", &[Code::ContractMismatch]),
        ("liverpool.md 3.3", &[Code::AlreadyDown, Code::AttemptUsed, Code::MustUseWholeHand]),
        ("liverpool.md 3.4", &[Code::NotDown, Code::DoesNotFit, Code::NotAMeldTarget]),
        ("liverpool.md 3.5", &[Code::SwapNotAllowed, Code::NotRepresented]),
        ("liverpool.md 4.2", &[Code::FloaterMustLayOff, Code::CannotTake]),
        ("liverpool.md 5.3", &[Code::CannotCut]),
    ],
};
