//! Three Thirteen: eleven deals from three cards to thirteen, in each of which another rank is wild.
//!
//! The law is the sheet `docs/rules/family/three-thirteen.md`; its numbered rules are cited. Draw and discard; melds stay in the hand; who
//! has nothing left over goes out, and each of the others has one turn more. Cards left over are penalties; low total wins.

use super::{Game, Preset, Style, preset, set_and_run};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::cards::wilds::{WildLimit, Wilds};
use crate::house::options::{Chosen, Key, Moved, Number, Switch, Word, options};
use crate::melds::pattern::{Kind, Pattern, Sequence};
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule};
use crate::score::plan::{MatchPlan, Tie};
use crate::score::{Counts, Hands, Term, Values};
use crate::spec::own::{Own, OwnCard};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames};
use crate::turn::tableau::Tableau;
use crate::turn::{EmptyHand, TurnRule};

/// The game.
pub static THREETHIRTEEN: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Gather,
    seats: 2..=8,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules under the names of what they change.
const PRESETS: &[Preset] = &[
    preset("jokers", "jokers=2"),
    preset("dear-wilds", "wild_value=20, ace_value=15"),
    preset("strict", "naturals=two"),
];

// Rules 1 to 4, 7, 9, 11 and 14 to 16.
options! {
    TIE: Word<bool> = Key::words("tie", "match", &["share", "extra_deal"], &[false, true]);
    DIRECTION: Word<Direction> = Key::words("direction", "deal", &["up", "down", "up_down"],
        &[Direction::Up, Direction::Down, Direction::UpDown]);
    FEWEST: Number = Key::range("fewest", "deal", [3, 10], 3);
    // One pack since ruling R24.
    PACKS_FOR_TWO: Number = Key::numbers("packs_for_two", "deal", &[2, 1]).moved(Moved { since: 2, to: 1 });
    JOKERS: Number = Key::numbers("jokers", "deal", &[0, 2, 3, 4, 6, 8]);
    ACE: Word<Order> = Key::words("ace", "melds", &["low", "both"], &[Order::ACE_LOW, Order::ACE_BOTH]);
    NATURALS: Word<usize> = Key::words("naturals", "melds", &["none", "two"], &[0, 2]);
    LAYOFF_AT_END: Switch = Key::switch("layoff_at_end", "play", false);
    RETURN_TAKEN: Switch = Key::switch("return_taken", "play", false);
    RESHUFFLES: Number = Key::numbers("reshuffles", "play", &[1, 0, 2]);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 200], 60);
    ACE_VALUE: Number = Key::numbers("ace_value", "scoring", &[1, 15]);
    WILD_VALUE: Word<Option<i32>> = Key::words("wild_value", "scoring", &["printed", "15", "20"],
        &[None, Some(15), Some(20)]);
}

/// Rule 2: the largest hand, and the last rank that is wild.
const MOST: u8 = 13;
/// Rule 4.
const JOKER: i32 = 20;
/// Rule 14: more deals than this do not decide a match either.
const EXTRA_DEALS: u16 = 9;

/// Whether hands grow or shrink from deal to deal.
#[derive(Copy, Clone)]
enum Direction {
    Up,
    Down,
    UpDown,
}

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let ranks = ranks(chosen);
    let deals = u16::try_from(ranks.len()).unwrap_or(u16::MAX);
    Blocks {
        // 2 and 9
        wilds: Wilds { rank: ranks[0], ..Wilds::JOKERS },
        patterns: patterns(chosen),
        // 2 and 5
        deal: DealRule {
            wild_ranks: ranks.clone(),
            ..DealRule::of(ranks.into_iter().map(usize::from).collect())
        },
        // 6 and 11
        tableau: Tableau::IN_HAND,
        // 6 and 7
        turn: TurnRule {
            return_discard: chosen.on(RETURN_TAKEN),
            empty_hand: EmptyHand::Nothing,
            ..TurnRule::ONE_DISCARD
        },
        // 10 and 11
        ends: RoundEnds {
            close: Some(Close::Knock(KnockRule {
                limit: Some(CloseLimit::Fixed(0)),
                lay_offs: chosen.on(LAYOFF_AT_END),
                lap: Some(Own::new("always", |_| true)),
                words: CloseWords::same("out"),
                ..KnockRule::ANY
            })),
            ..RoundEnds::turns(chosen.number(TURN_LIMIT))
        },
        // 15
        exhaustion: Exhaustion::when_needed(chosen.number(RESHUFFLES)),
        values: values(chosen),
        // 12 and 13
        score: vec![Term::each("loose", Counts::Loose(Hands::Seat, OwnCard::VALUE))],
        // 5, 14 and 16
        plan: MatchPlan {
            low_wins: true,
            ..if chosen.word(TIE) {
                let round_limit = deals + EXTRA_DEALS;
                MatchPlan { round_limit, tie: Tie::PlayOn, ..MatchPlan::rounds(deals) }
            } else {
                MatchPlan::rounds(deals)
            }
        },
        // 1
        ..Blocks::plain(Deck::french(packs(seats, chosen), chosen.number(JOKERS)))
    }
}

/// Rules 2 and 16: the hand sizes by deal, which are the ranks that are wild.
fn ranks(chosen: &Chosen) -> Vec<u8> {
    let up = chosen.number(FEWEST)..=MOST;
    match chosen.word(DIRECTION) {
        Direction::Down => up.rev().collect(),
        Direction::UpDown => up.clone().chain(up.rev().skip(1)).collect(),
        Direction::Up => up.collect(),
    }
}

/// Rule 1.
fn packs(seats: usize, chosen: &Chosen) -> u8 {
    match seats {
        2 => chosen.number(PACKS_FOR_TWO),
        3 | 4 => 2,
        5 | 6 => 3,
        _ => 4,
    }
}

/// Rules 3, 8 and 9.
fn patterns(chosen: &Chosen) -> Vec<Pattern> {
    let wilds = WildLimit::InPlace(chosen.word(NATURALS));
    let order = chosen.word(ACE);
    set_and_run(Kind { wilds, ..Kind::FROM_THREE }, Sequence { order, wilds, ..Sequence::FROM_THREE })
}

/// Rule 4.
fn values(chosen: &Chosen) -> Values {
    let mut values = Values { joker: JOKER, wild: chosen.word(WILD_VALUE), ..Values::PIPS };
    values.ranks[1] = chosen.number(ACE_VALUE);
    values
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "threethirteen",
    states: StateNames::USUAL,
    citations: &[
        (
            "three-thirteen.md 6",
            &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand, Code::MeldClosed],
        ),
        ("three-thirteen.md 7", &[Code::SameCardDiscard]),
        ("three-thirteen.md 3, 8 and 9", &[Code::NotAMeld]),
        ("three-thirteen.md 10", &[Code::InvalidClose]),
        ("three-thirteen.md 11", &[Code::DoesNotFit, Code::NotAMeldTarget]),
    ],
};
