//! Conquian: a card turned up goes into nobody's hand; it is used at once, by the one or by the other, or is dead, and eleven in melds win.
//!
//! The law is the sheet `docs/rules/family/conquian.md`; its numbered rules are cited. Forty cards, two players; a card on offer is laid
//! by who takes it, own melds may be rearranged, a card that fits may be forced on who left it, and a drawn hand carries its stake.

use super::{Game, Preset, Style, preset, set_and_run};
use crate::cards::deck::{Deck, Printed, RANKS, SUITS};
use crate::cards::order::Order;
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::pattern::{Kind, Sequence};
use crate::refusal::Code;
use crate::score;
use crate::score::plan::MatchPlan;
use crate::score::{Counts, Hands, Term, Values, Whose};
use crate::spec::own::{Counting, Own};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames};
use crate::turn::tableau::Tableau;
use crate::turn::window::WindowRules;
use crate::turn::{DrawRule, EmptyHand, TurnRule};

/// The game.
pub static CONQUIAN: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Offers,
    seats: 2..=2,
    usual_seats: 2,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules that go together.
const PRESETS: &[Preset] =
    &[preset("nine", "hand=9"), preset("units", "match=units, hands=9"), preset("pips", "count=pips")];

// Rules 2, 11, 13 and 14.
options! {
    MATCH: Word<bool> = Key::words("match", "match", &["best_of", "units"], &[false, true]);
    HANDS: Number = Key::numbers("hands", "match", &[5, 3, 7, 9, 11]);
    HAND: Number = Key::numbers("hand", "deal", &[10, 9]);
    FORCING: Switch = Key::switch("forcing", "play", true);
    CARRY: Switch = Key::switch("carry", "scoring", true);
    COUNT: Word<Counts> = Key::words("count", "scoring", &["units", "pips"],
        &[Counts::Fixed(1), Counts::HandValue(Hands::Others, 1)]);
    GOAL: Number = Key::numbers("goal", "match", &[100, 50, 200]).with(COUNT, "pips");
}

/// The ranks that are left out, by their places among the letters.
const LEFT_OUT: std::ops::RangeInclusive<usize> = 7..=9;

fn build(_seats: usize, chosen: &Chosen) -> Blocks {
    let hand: usize = chosen.number(HAND);
    Blocks {
        // 4: the jack's place is that after the seven
        patterns: set_and_run(
            Kind { size: (3, 4), suits_differ: true, ..Kind::FROM_THREE },
            Sequence { size: (3, 8), order: Order { most: 10, ..Order::ACE_LOW }, ..Sequence::FROM_THREE },
        ),
        // 2
        deal: DealRule { upcard: false, ..DealRule::of(vec![hand]) },
        // 5
        tableau: Tableau { owner_only: true, regroup: true, ..Tableau::OPEN },
        // 3 and 7
        turn: TurnRule { empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        // 6 to 10
        draw: DrawRule { offer: true, ..DrawRule::STOCK_OR_LIVE },
        // 11
        windows: WindowRules { force: chosen.on(FORCING), ..WindowRules::NONE },
        // 3 and 12
        ends: RoundEnds { melded: Some(hand + 1), ..RoundEnds::turns(200) },
        // 13
        exhaustion: Exhaustion::when_needed(0),
        // 14
        values: Values { ranks: [0, 15, 2, 3, 4, 5, 6, 7, 10, 10, 10, 0, 0, 0], ..Values::PIPS },
        score: terms(chosen),
        plan: plan(chosen),
        // 1
        ..Blocks::plain(forty_cards())
    }
}

/// Rule 1: a pack without eights, nines and tens; those above them move together.
fn forty_cards() -> Deck {
    let ranks =
        || RANKS.iter().enumerate().filter(|(place, _)| !LEFT_OUT.contains(place)).map(|(_, rank)| rank);
    let face = |(suit, mark): (u8, char)| {
        (1..).zip(ranks()).map(move |(rank, letter)| {
            let code = format!("{letter}{mark}");
            Printed { code, suit, rank, group: 0, tags: 0 }
        })
    };
    Deck::single((0..).zip(SUITS).flat_map(face).collect())
}

/// Rules 13 and 14: a unit or what the other holds, and as much again for every drawn hand before.
fn terms(chosen: &Chosen) -> Vec<Term> {
    let label = if counts_pips(chosen) { "pips" } else { "stake" };
    let won = Term::new(label, chosen.word(COUNT), Whose::Ender);
    let carried = Term::new("carried", Counts::Own(Own::new("carried", carried)), Whose::Ender);
    if chosen.on(CARRY) { vec![won, carried] } else { vec![won] }
}

fn counts_pips(chosen: &Chosen) -> bool {
    chosen.word(COUNT) != Counts::Fixed(1)
}

/// Rule 13: the lines above once more for each hand that was drawn since the last one that was won.
fn carried(asked: &Counting<'_>) -> i32 {
    let above = asked.above.iter().filter(|line| line.seat == asked.seat).map(|line| line.amount);
    above.sum::<i32>() * score::drawn_before(asked.public)
}

/// Rule 14: the best of an odd number of hands is decided by more than half of their units.
fn plan(chosen: &Chosen) -> MatchPlan {
    let hands: i32 = chosen.number(HANDS);
    let plan = match (chosen.word(MATCH), counts_pips(chosen)) {
        (true, _) => MatchPlan::rounds(chosen.number(HANDS)),
        (false, true) => MatchPlan::to_target(chosen.number(GOAL)),
        (false, false) => MatchPlan::to_target(hands / 2 + 1),
    };
    MatchPlan { round_limit: 200, ..plan }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "conquian",
    states: StateNames { draw: "TurnUp", round_over: "HandOver", ..StateNames::USUAL },
    citations: &[
        ("conquian.md 4", &[Code::NotAMeld, Code::DoesNotFit]),
        ("conquian.md 5", &[Code::MeldClosed, Code::NotAMeldTarget]),
        (
            "conquian.md 6 to 10",
            &[
                Code::NotYourTurn,
                Code::WrongPhase,
                Code::CannotTake,
                Code::CardNotInHand,
                Code::MustPlayLowest,
                Code::WouldStrandCard,
            ],
        ),
    ],
};
