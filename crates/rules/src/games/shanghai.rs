//! Shanghai Rum: ten contracts that grow past the hand that is dealt, so that buying is part of the plan; going out blind pays.
//!
//! The law is the sheet `docs/rules/family/shanghai-rum.md`; its numbered rules are cited. Take the discard or let it go by to the
//! others, three times a deal each; lay the contract at once, lay off, swap jokers out of runs, discard or not. Low total wins.

use super::{Game, Preset, RUN, RUN_OF_FOUR, SET_OF_THREE, Style, long_melds, preset};
use crate::cards::deck::Deck;
use crate::cards::wilds::{WildLimit, Wilds};
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::meld::Meld;
use crate::refusal::Code;
use crate::score::plan::MatchPlan;
use crate::score::{Counts, Hands, Term, Values, Whose};
use crate::spec::own::{Counting, Own};
use crate::spec::{Blocks, DealRule, RoundEnds, Sheet, StateNames};
use crate::table::EndReason;
use crate::turn::gate::{Gates, RoundContract, Wanted};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::window::{BuyRule, WindowRules};
use crate::turn::{DrawRule, TurnRule, WholeHand};

/// The game.
pub static SHANGHAI: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Contract,
    seats: 3..=8,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules that the sheet names.
const PRESETS: &[Preset] = &[
    preset("deuces", "twos_wild=on"),
    preset("patient", "lay_off_from=next_turn"),
    preset("dear-jokers", "joker_value=50"),
];

// Rules 1, 4, 6, 8, 10 and 11.
options! {
    PACKS: Word<Option<u8>> = Key::words("packs", "deal", &["by_players", "2", "3", "4"],
        &[None, Some(2), Some(3), Some(4)]);
    TWOS_WILD: Switch = Key::switch("twos_wild", "deal", false);
    DOWN_MAY_BUY: Switch = Key::switch("down_may_buy", "buying", false);
    LAY_OFF_FROM: Word<bool> = Key::words("lay_off_from", "melds", &["same_turn", "next_turn"],
        &[false, true]);
    LAST_DEAL_WAITS: Switch = Key::switch("last_deal_waits", "melds", true).with(LAY_OFF_FROM, "same_turn");
    WILD_LIMIT: Word<WildLimit> = Key::words("wild_limit", "melds", &["naturals", "by_size"],
        &[WildLimit::UpToNaturals, WildLimit::Own(Own::new("by-size", wilds_by_size))]);
    JOKER_VALUE: Number = Key::numbers("joker_value", "scoring", &[15, 25, 50]);
    TWO_VALUE: Word<Option<i32>> = Key::words("two_value", "scoring", &["20", "5", "as_joker"],
        &[Some(20), Some(5), None]).with(TWOS_WILD, "on");
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 150], 60);
}

/// Rule 11, where the house has it so: the most wilds in a meld of so many cards.
fn wilds_by_size(cards: usize) -> usize {
    match cards {
        ..=4 => 1,
        5 | 6 => 2,
        7..=9 => 3,
        _ => 4,
    }
}

/// Rule 5.
const DEALS: u16 = 10;
/// Rule 8: how often a seat buys in a deal, and from which deal on once more.
const BUYS: u8 = 3;
const ONE_MORE_FROM: u16 = 9;
/// Rule 14: for going out blind, and once more without a joker.
const BLIND: i32 = -25;

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let twos_wild = chosen.on(TWOS_WILD);
    Blocks {
        // 1
        wilds: Wilds { rank: if twos_wild { 2 } else { 0 }, ..Wilds::JOKERS },
        // 2, 5 and 11
        patterns: long_melds(chosen.word(WILD_LIMIT)),
        // 3
        deal: DealRule::of(vec![11]),
        // 10 and 12
        tableau: Tableau {
            swap: SwapRule { when: SwapWhen::Opened, to_open: true, runs_only: true, ..SwapRule::NONE },
            ..Tableau::OPEN
        },
        gates: gates(chosen),
        // 13 and 14
        turn: TurnRule { whole_hand: Some(WholeHand::Laid), ..TurnRule::ONE_DISCARD },
        // 7
        draw: DrawRule::STOCK_OR_LIVE,
        // 7 to 9
        windows: WindowRules {
            buy: Some(BuyRule {
                when_down: chosen.on(DOWN_MAY_BUY),
                most: Some(BUYS),
                one_more_from: Some(ONE_MORE_FROM),
                ..BuyRule::ANY
            }),
            ..WindowRules::NONE
        },
        ends: RoundEnds::turns(chosen.number(TURN_LIMIT)),
        // 4
        values: values(chosen),
        // 13 and 14
        score: vec![
            Term::each("held", Counts::HandValue(Hands::Seat, 1)),
            Term::new("blind", Counts::Fixed(BLIND), Whose::EnderBy(EndReason::Rummy)),
            Term::new(
                "blind-natural",
                Counts::Own(Own::new("blind-natural", blind_natural)),
                Whose::EnderBy(EndReason::Rummy),
            ),
        ],
        // 3, 5 and 15
        plan: MatchPlan { low_wins: true, ..MatchPlan::rounds(DEALS) },
        ..Blocks::plain(deck(seats, chosen))
    }
}

/// Rule 1.
fn deck(seats: usize, chosen: &Chosen) -> Deck {
    let by_players = match seats {
        ..=4 => 2,
        5 | 6 => 3,
        _ => 4,
    };
    let packs = chosen.word(PACKS).unwrap_or(by_players);
    Deck::french(packs, 2 * packs)
}

/// Rule 4.
fn values(chosen: &Chosen) -> Values {
    let joker = chosen.number(JOKER_VALUE);
    // Twos are of the rank that is wild, or worth five.
    let wild = chosen.word(TWO_VALUE).unwrap_or(joker);
    let ranks = [0, 15, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10];
    Values { ranks, joker, wild: Some(wild), ..Values::PIPS }
}

/// Rules 5, 6 and 10.
fn gates(chosen: &Chosen) -> Gates {
    let (set, four, five) = (SET_OF_THREE, RUN_OF_FOUR, Wanted::at_least(RUN, 5));
    let (seven, ten) = (Wanted::at_least(RUN, 7), Wanted::at_least(RUN, 10));
    let lay_off_later = match chosen.word(LAY_OFF_FROM) {
        true => (1..=DEALS).collect(),
        false if chosen.on(LAST_DEAL_WAITS) => vec![DEALS],
        false => Vec::new(),
    };
    let contracts = vec![
        vec![set, set],
        vec![set, four],
        vec![four, four],
        vec![set, set, set],
        vec![set, seven],
        vec![set, set, five],
        vec![four, four, four],
        vec![set, ten],
        vec![set, set, set, five],
        vec![five, five, five],
    ];
    Gates::contract(RoundContract { lay_off_later, ..RoundContract::plain(contracts) })
}

/// Rule 14: for a seat that has neither laid a wild card, on whatever meld, nor gone out by throwing one.
fn blind_natural(asked: &Counting<'_>) -> i32 {
    let public = asked.public;
    let laid = public.melds.iter().flat_map(Meld::laid_cards).filter(|(_, by)| *by == asked.seat);
    let thrown = public.discard.last().filter(|_| public.discarder == Some(asked.seat));
    let mut played = laid.map(|(card, _)| card).chain(thrown.copied());
    if played.any(|card| public.spec.is_wild(card)) { 0 } else { BLIND }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "shanghai",
    states: StateNames::USUAL,
    citations: &[
        ("shanghai-rum.md 7", &[Code::NotYourTurn, Code::WrongPhase, Code::TooLate, Code::CardNotInHand]),
        ("shanghai-rum.md 7 and 8", &[Code::BuyNotAllowed]),
        ("shanghai-rum.md 5", &[Code::ContractMismatch]),
        ("shanghai-rum.md 6 and 10", &[Code::NotDown, Code::AlreadyDown]),
        ("shanghai-rum.md 10", &[Code::DoesNotFit, Code::NotAMeldTarget]),
        ("shanghai-rum.md 12", &[Code::NotOpened, Code::SwapNotAllowed, Code::NotRepresented]),
        ("shanghai-rum.md 2, 5 and 11", &[Code::NotAMeld]),
    ],
};
