//! Khanhoo: fifteen cards of the money-suited deck, gathered in secret into groups that score, six of a kind most of all.
//!
//! The law is the sheet `docs/rules/family/khanhoo.md`; its numbered rules are cited. Draw and discard; nothing is laid before the end; who
//! has every card in a group goes out, and everybody scores what the groups of the hand are worth.

use super::{Game, Preset, Style, preset};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::house::options::{Chosen, Key, Number, Word, options};
use crate::melds::pattern::{self, Kind, Listed, Pattern, Sequence, Shape};
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule};
use crate::score::plan::MatchPlan;
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::own::{Counting, Own};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames};
use crate::turn::tableau::Tableau;
use crate::turn::{DrawRule, EmptyHand, TurnRule};

/// The game.
pub static KHANHOO: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Gather,
    seats: 2..=4,
    usual_seats: 3,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules under the names of what they change.
const PRESETS: &[Preset] = &[preset("only-out", "scores=out")];

// Rules 4, 6, 10 and 11.
options! {
    TARGET: Number = Key::range("target", "match", [20, 150], 50);
    RESHUFFLES: Number = Key::numbers("reshuffles", "play", &[2, 0, 1, 4]);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [10, 60], 30);
    SCORES: Word<Whose> = Key::words("scores", "scoring", &["everybody", "out"], &[Whose::Everybody, Whose::Ender]);
}

/// Rule 2.
const HAND: usize = 15;
/// Rule 10.
const FOR_GOING_OUT: i32 = 5;
/// Rule 1: myriads, strings and coins are the sheet's hearts, spades and diamonds, and the courts its clubs.
const NUMBER_SUITS: [u8; 3] = [0, 1, 2];
const COURT_SUIT: u8 = 3;

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let deck = Deck::money(2, 1);
    let all_dealt = seats * HAND + 1 == deck.len();
    Blocks {
        // 7
        patterns: patterns(),
        // 2
        deal: DealRule { upcard: false, first_plays: true, ..DealRule::of(vec![HAND]) },
        // 5
        tableau: Tableau::IN_HAND,
        // 4
        turn: TurnRule { empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        // 3 and 4
        draw: DrawRule { passed_on: all_dealt, ..DrawRule::STOCK_OR_TOP },
        // 9
        ends: RoundEnds {
            close: Some(Close::Knock(KnockRule {
                limit: Some(CloseLimit::Fixed(0)),
                words: CloseWords::same("out"),
                ..KnockRule::ANY
            })),
            ..RoundEnds::turns(chosen.number(TURN_LIMIT))
        },
        // 6
        exhaustion: Exhaustion { last_turned_up: true, ..Exhaustion::when_needed(chosen.number(RESHUFFLES)) },
        // 10: cards outside the groups cost nothing, and are counted.
        values: Values { ranks: [1; 14], joker: 1, ..Values::PIPS },
        score: vec![
            Term::new("groups", Counts::Own(Own::new("groups", groups)), chosen.word(SCORES)),
            Term::new("out", Counts::Fixed(FOR_GOING_OUT), Whose::Ender),
        ],
        // 11
        plan: MatchPlan::to_target(chosen.number(TARGET)),
        // 1
        ..Blocks::plain(deck)
    }
}

/// Rule 10: what the groups of a hand that is shown score, and those laid before.
fn groups(asked: &Counting<'_>) -> i32 {
    let spec = &asked.public.spec;
    let shown = asked.public.shown.get(asked.seat.index()).into_iter().flat_map(|split| &split.melds);
    let shown = shown.filter_map(|cards| pattern::read(spec, cards).ok()).map(|reading| spec.worth(&reading));
    let laid = asked.melds.iter().filter(|meld| meld.owner == asked.seat);
    shown.chain(laid.map(|meld| spec.worth(&meld.reading))).sum()
}

/// Rules 7 and 8.
fn patterns() -> Vec<Pattern> {
    let of_rank = |rank: u8| NUMBER_SUITS.map(|suit| (suit, rank)).to_vec();
    let (aces, royals) = (of_rank(1), (11..=13).map(|rank| (COURT_SUIT, rank)).collect::<Vec<_>>());
    let triplets: Vec<_> = (2..=9).map(of_rank).collect();
    let khanhoo = (1..).zip(NUMBER_SUITS).map(|(rank, suit)| (suit, rank)).collect::<Vec<_>>();
    let twice = |group: &Vec<(u8, u8)>| group.iter().flat_map(|face| [*face; 2]).collect();
    let runs = Sequence { size: (3, 9), order: Order { most: 9, ..Order::ACE_LOW }, ..Sequence::FROM_THREE };
    let sets = Kind { size: (3, 3), suits_differ: true, ranks: 0b11_1111_1100, ..Kind::FROM_THREE };
    let listed = |groups| Shape::Listed(Listed { groups, wilds: true });
    let doubled = |groups: &[Vec<(u8, u8)>]| listed(groups.iter().map(twice).collect());
    let worth = |worth, name, shape| Pattern { worth, ..Pattern::plain(name, shape) };
    vec![
        worth(1, "run", Shape::Sequence(runs)),
        worth(2, "triplet", Shape::Kind(sets)),
        worth(10, "double-triplet", doubled(&triplets)),
        worth(10, "double-aces", doubled(std::slice::from_ref(&aces))),
        worth(10, "double-royals", doubled(std::slice::from_ref(&royals))),
        worth(15, "double-khanhoo", doubled(std::slice::from_ref(&khanhoo))),
        worth(3, "aces", listed(vec![aces])),
        worth(3, "royals", listed(vec![royals])),
        worth(4, "khanhoo", listed(vec![khanhoo])),
    ]
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "khanhoo",
    states: StateNames::USUAL,
    citations: &[
        ("khanhoo.md 4", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand]),
        ("khanhoo.md 5", &[Code::MeldClosed, Code::DoesNotFit, Code::NotAMeldTarget]),
        ("khanhoo.md 7", &[Code::NotAMeld]),
        ("khanhoo.md 9", &[Code::InvalidClose]),
    ],
};
