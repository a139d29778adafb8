//! Tonk: five cards, spreads on the table, and a knock before the draw that compares what all hold; seats pay each other in stakes.
//!
//! The law is the sheet `docs/rules/family/tonk.md`; its numbered rules are cited. A hand of 49 or 50 takes a double stake as it is dealt, so
//! does a hand that goes without a discard, and whoever knocks and is not the lowest pays double to all who hold as little.

mod stakes;

use super::{Game, Preset, Style, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::round::close::{Close, KnockRule};
use crate::score::plan::MatchPlan;
use crate::score::{self, Counts, Term, Values};
use crate::spec::own::{Own, OwnBar, OwnHand, OwnRummy};
use crate::spec::{Blocks, DealRule, DealtHands, Exhaustion, RoundEnds, Sheet, StateNames};
use crate::turn::tableau::Tableau;
use crate::turn::{DrawRule, RummyRule, TurnRule, WholeHand};

/// The game.
pub static TONK: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Shed,
    seats: 2..=4,
    usual_seats: 3,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules that go together.
const PRESETS: &[Preset] = &[
    preset("wild", "jokers=on"),
    preset("seven", "cards=7, low_hands=on"),
    preset("strict", "use_taken=on, hits=add_up"),
];

// Rules 1 to 3, 5, 7 and 12.
options! {
    DEALS: Number = Key::range("deals", "match", [1, 60], 20);
    UNITS: Number = Key::numbers("units", "match", &[20, 10, 40]);
    CARDS: Number = Key::numbers("cards", "deal", &[5, 7]);
    JOKERS: Switch = Key::switch("jokers", "deal", false);
    LOW_HANDS: Switch = Key::switch("low_hands", "deal", false);
    USE_TAKEN: Switch = Key::switch("use_taken", "play", false);
    HITS: Word<Option<OwnBar>> = Key::words("hits", "play", &["bar", "add_up", "free"],
        &[Some(Own::new("next", |_| 1)), Some(Own::new("one more", |barred| barred.saturating_add(1))), None]);
}

/// Rule 3: a low hand is worth no more than this.
const LOW: i32 = 15;
/// Rule 1: the dearest card.
const TEN: i32 = 10;

fn build(_seats: usize, chosen: &Chosen) -> Blocks {
    let cards: usize = chosen.number(CARDS);
    Blocks {
        // 1 and 6
        patterns: sets_and_runs(Sequence { order: Order::ACE_LOW, ..Sequence::FROM_THREE }),
        values: Values { joker: TEN, ..Values::PIPS },
        // 2
        deal: DealRule::of(vec![cards]),
        // 7
        tableau: Tableau { hit: chosen.word(HITS), ..Tableau::OPEN },
        // 4, 8 and 9
        turn: TurnRule {
            whole_hand: Some(WholeHand::Own(RummyRule::of(RUMMY))),
            close_undrawn: true,
            ..TurnRule::ONE_DISCARD
        },
        // 5
        draw: DrawRule { to_lay: chosen.on(USE_TAKEN), ..DrawRule::STOCK_OR_TOP },
        // 3, 4 and 10
        ends: RoundEnds {
            close: Some(Close::Knock(KnockRule { as_held: true, ..KnockRule::ANY })),
            dealt: DealtHands { list: dealt_hands(chosen), first_of_several: false },
            ..RoundEnds::turns(100)
        },
        // 11
        exhaustion: Exhaustion::when_needed(0),
        // 3 and 9 to 11
        score: vec![
            Term::each("single-stake", Counts::Own(Own::new("single-stake", stakes::single))),
            Term::each("double-stake", Counts::Own(Own::new("double-stake", stakes::double))),
            Term::each("caught", Counts::Own(Own::new("caught", stakes::caught))),
        ],
        // 12
        plan: MatchPlan::purses(chosen.number(UNITS), chosen.number(DEALS)),
        // 1
        ..Blocks::plain(Deck::french(1, if chosen.on(JOKERS) { 2 } else { 0 }))
    }
}

/// Rule 9: getting rid of the whole hand is one whatever lay there before, if nothing is thrown.
const RUMMY: OwnRummy = Own::new("unthrown", |public, seat| public.hand_sizes[seat.index()] == 0);

/// Rule 3: a high hand, and a low one where the house has it.
fn dealt_hands(chosen: &Chosen) -> Vec<OwnHand> {
    let high: OwnHand =
        Own::new("high", |spec, hand| score::value(spec, hand) >= score::length(hand.len()) * TEN - 1);
    let low: OwnHand = Own::new("low", |spec, hand| score::value(spec, hand) <= LOW);
    [high].into_iter().chain(chosen.on(LOW_HANDS).then_some(low)).collect()
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "tonk",
    states: StateNames::USUAL,
    citations: &[
        ("tonk.md 4 and 7", &[Code::InvalidClose]),
        ("tonk.md 4 to 8", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand]),
        ("tonk.md 5", &[Code::CannotTake, Code::MustPlayLowest, Code::WouldStrandCard]),
        ("tonk.md 6", &[Code::NotAMeld]),
        ("tonk.md 7", &[Code::DoesNotFit, Code::NotAMeldTarget, Code::MeldClosed]),
    ],
};
