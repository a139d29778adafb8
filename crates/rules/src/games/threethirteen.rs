//! Three Thirteen: eleven deals from three cards to thirteen, in each of which another rank is wild.
//!
//! The law is the sheet `docs/rules/family/three-thirteen.md`; its numbered rules are cited. Draw and discard; melds stay in the hand; who
//! has nothing left over goes out, and each of the others has one turn more. Cards left over are penalties; low total wins.

use super::{Game, Preset, Style, option, preset, set_and_run};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::cards::wilds::{WildLimit, Wilds};
use crate::house::options::{Chosen, Moved, OptionDef, OptionKind};
use crate::melds::pattern::{Kind, Pattern, Sequence};
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule, Lap};
use crate::score::plan::{MatchPlan, Tie};
use crate::score::{Counts, Term, Values};
use crate::spec::{DealRule, Exhaustion, RoundEnds, Sheet, Spec, StateNames};
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

/// Rules 1 to 4, 7, 9, 11 and 14 to 16.
const OPTIONS: &[OptionDef] = &[
    option("tie", "match", OptionKind::Words(&["share", "extra_deal"])),
    option("direction", "deal", OptionKind::Words(&["up", "down", "up_down"])),
    option("fewest", "deal", OptionKind::Range { least: 3, most: 10, usual: 3 }),
    // One pack since ruling R24.
    OptionDef {
        moved: Some(Moved { since: 2, to: 1 }),
        ..option("packs_for_two", "deal", OptionKind::Numbers(&[2, 1]))
    },
    option("jokers", "deal", OptionKind::Numbers(&[0, 2, 3, 4, 6, 8])),
    option("ace", "melds", OptionKind::Words(&["low", "both"])),
    option("naturals", "melds", OptionKind::Words(&["none", "two"])),
    option("layoff_at_end", "play", OptionKind::Switch(false)),
    option("return_taken", "play", OptionKind::Switch(false)),
    option("reshuffles", "play", OptionKind::Numbers(&[1, 0, 2])),
    option("turn_limit", "play", OptionKind::Range { least: 20, most: 200, usual: 60 }),
    option("ace_value", "scoring", OptionKind::Numbers(&[1, 15])),
    option("wild_value", "scoring", OptionKind::Words(&["printed", "15", "20"])),
];

/// Rule 2: the largest hand, and the last rank that is wild.
const MOST: u8 = 13;
/// Rule 4.
const JOKER: i32 = 20;
/// Rule 14: more deals than this do not decide a match either.
const EXTRA_DEALS: u16 = 9;

fn build(seats: usize, chosen: &Chosen) -> Spec {
    let ranks = ranks(chosen);
    let deals = u16::try_from(ranks.len()).unwrap_or(u16::MAX);
    let extra = chosen.word("tie") == "extra_deal";
    Spec {
        // 2 and 9
        wilds: Wilds { jokers: true, rank: ranks[0] },
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
            return_discard: chosen.on("return_taken"),
            empty_hand: EmptyHand::Nothing,
            ..TurnRule::ONE_DISCARD
        },
        // 10 and 11
        ends: RoundEnds {
            close: Some(Close::Knock(KnockRule {
                limit: CloseLimit::Fixed(0),
                lay_offs: chosen.on("layoff_at_end"),
                lap: Lap::Always,
                words: CloseWords::same("out"),
                ..KnockRule::ANY
            })),
            ..RoundEnds::turns(chosen.number("turn_limit"))
        },
        // 15
        exhaustion: Exhaustion::when_needed(chosen.number("reshuffles")),
        values: values(chosen),
        // 12 and 13
        score: vec![Term::each("loose", Counts::LooseValue(1))],
        // 5, 14 and 16
        plan: MatchPlan {
            round_limit: if extra { deals + EXTRA_DEALS } else { deals },
            low_wins: true,
            tie: if extra { Tie::PlayOn } else { Tie::Share },
            ..MatchPlan::rounds(deals)
        },
        // 1
        ..Spec::plain(Deck::french(packs(seats, chosen), chosen.number("jokers")))
    }
}

/// Rules 2 and 16: the hand sizes by deal, which are the ranks that are wild.
fn ranks(chosen: &Chosen) -> Vec<u8> {
    let up = chosen.number("fewest")..=MOST;
    match chosen.word("direction").as_str() {
        "down" => up.rev().collect(),
        "up_down" => up.clone().chain(up.rev().skip(1)).collect(),
        _ => up.collect(),
    }
}

/// Rule 1.
fn packs(seats: usize, chosen: &Chosen) -> u8 {
    match seats {
        2 => chosen.number("packs_for_two"),
        3 | 4 => 2,
        5 | 6 => 3,
        _ => 4,
    }
}

/// Rules 3, 8 and 9.
fn patterns(chosen: &Chosen) -> Vec<Pattern> {
    let wilds = WildLimit::InPlace(if chosen.word("naturals") == "two" { 2 } else { 0 });
    let order = if chosen.word("ace") == "both" { Order::ACE_BOTH } else { Order::ACE_LOW };
    set_and_run(Kind { wilds, ..Kind::FROM_THREE }, Sequence { order, wilds, ..Sequence::FROM_THREE })
}

/// Rule 4.
fn values(chosen: &Chosen) -> Values {
    let mut values = Values { joker: JOKER, wild: chosen.word("wild_value").parse().ok(), ..Values::PIPS };
    values.ranks[1] = chosen.number("ace_value");
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
