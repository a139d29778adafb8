//! Marriage, of Nepal: twenty-one cards of three packs, and a hidden card that says what is wild, which a seat must earn to see.
//!
//! The law is the sheet `docs/rules/family/marriage.md`; its numbered rules are cited. Every group has three cards. Three pure ones, or seven
//! pairs, earn the sight of the hidden card; then wild cards are used, and whoever has every card in a group goes out.

mod settlement;

use super::{Game, Preset, Style, preset};
use crate::cards::deck::{Deck, SUITS};
use crate::cards::order::{Order, RANKS};
use crate::cards::wilds::WildLimit;
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::pattern::{Kind, Listed, Pattern, Sequence, Shape};
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule};
use crate::score::plan::MatchPlan;
use crate::score::{Counts, Term, Values};
use crate::spec::own::Own;
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames, WildCut};
use crate::turn::gate::{Gate, Gates};
use crate::turn::sight::{SightGate, SightWay};
use crate::turn::tableau::Tableau;
use crate::turn::{EmptyHand, TurnRule};

/// The game.
pub static MARRIAGE: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Earn,
    seats: 2..=5,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules under names of their own.
const PRESETS: &[Preset] = &[preset("indian", "jokers=on"), preset("plain-mal", "alter=off, marriage=off")];

// Rules 1, 10 and 12.
options! {
    DEAL_COUNT: Number = Key::range("deal_count", "match", [1, 12], 5);
    JOKERS: Switch = Key::switch("jokers", "deal", false);
    DIRECTION: Word<bool> = Key::words("direction", "play", &["clockwise", "anticlockwise"],
        &[false, true]);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 100], 60);
    ALTER: Switch = Key::switch("alter", "scoring", true);
    MARRIAGE_COUNTS: Switch = Key::switch("marriage", "scoring", true);
}

/// Rule 1.
const PACKS: u8 = 3;
const HAND: usize = 21;
/// Rule 6.
const PURE_GROUPS: usize = 3;
const PAIRS: usize = 7;
/// The patterns, by their place among [`patterns`].
const TUNNELA: usize = 0;
const RUN: usize = 1;
const DUBLEE: usize = 3;

fn build(_seats: usize, chosen: &Chosen) -> Blocks {
    let jokers = if chosen.on(JOKERS) { PACKS } else { 0 };
    Blocks {
        // 4
        patterns: patterns(),
        // 1, 2 and 7
        deal: DealRule {
            wild_cut: Some(WildCut { hidden: true }),
            anticlockwise: chosen.word(DIRECTION),
            ..DealRule::of(vec![HAND])
        },
        tableau: Tableau::FROZEN,
        // 5, 6 and 8
        gates: Gates { gate: Gate::Sight(sight()), ..Gates::NONE },
        // 3
        turn: TurnRule { empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        // 9
        ends: RoundEnds {
            close: Some(Close::Knock(KnockRule {
                limit: Some(CloseLimit::Fixed(0)),
                words: CloseWords::same("show"),
                ..KnockRule::ANY
            })),
            ..RoundEnds::turns(chosen.number(TURN_LIMIT))
        },
        exhaustion: Exhaustion::when_needed(u8::MAX),
        // Cards left over cost nothing, and are counted.
        values: Values { ranks: [1; 14], joker: 1, ..Values::PIPS },
        // 10 and 11
        score: vec![
            Term::each("mal", Counts::Own(Own::with("mal", mal(chosen), settlement::mal))),
            Term::each("points", Counts::Own(Own::new("marriage-points", settlement::points))),
        ],
        // 12
        plan: MatchPlan::rounds(chosen.number(DEAL_COUNT)),
        // 1
        ..Blocks::plain(Deck::french(PACKS, jokers))
    }
}

/// Rule 10: what the options count of it.
fn mal(chosen: &Chosen) -> [i32; 3] {
    [i32::from(chosen.on(ALTER)), i32::from(chosen.on(MARRIAGE_COUNTS)), 0]
}

/// Rules 5, 6 and 8.
fn sight() -> SightGate {
    let pure = SightWay { patterns: vec![TUNNELA, RUN], melds: PURE_GROUPS, one_more: false };
    let pairs = SightWay { patterns: vec![DUBLEE], melds: PAIRS, one_more: true };
    SightGate { ways: vec![pure, pairs], early: Some(TUNNELA) }
}

/// Rule 4.
fn patterns() -> Vec<Pattern> {
    let suits = (0u8..).take(SUITS.len());
    let faces = suits.flat_map(|suit| (1..=RANKS).map(move |rank| (suit, rank)));
    let copies =
        |count| Listed { groups: faces.clone().map(|face| vec![face; count]).collect(), wilds: false };
    let run = Sequence {
        size: (3, 3),
        order: Order::ACE_BOTH,
        wilds: WildLimit::InPlace(1),
        ..Sequence::FROM_THREE
    };
    let triplet = Kind { size: (3, 3), suits_differ: true, wilds: WildLimit::InPlace(1), ..Kind::FROM_THREE };
    vec![
        Pattern::plain("tunnela", Shape::Listed(copies(3))),
        Pattern::plain("run", Shape::Sequence(run)),
        Pattern::plain("triplet", Shape::Kind(triplet)),
        Pattern { apart: true, ..Pattern::plain("dublee", Shape::Listed(copies(2))) },
    ]
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "marriage",
    states: StateNames::USUAL,
    citations: &[
        ("marriage.md 3", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand]),
        ("marriage.md 4", &[Code::NotAMeld]),
        (
            "marriage.md 5 and 6",
            &[Code::NotOpened, Code::AlreadyDown, Code::MeldClosed, Code::DoesNotFit, Code::NotAMeldTarget],
        ),
        ("marriage.md 7", &[Code::StockEmpty]),
        ("marriage.md 9", &[Code::InvalidClose]),
    ],
};
