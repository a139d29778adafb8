//! Contract Rummy: seven contracts of sets and runs for three to eight, a discard may be asked for at the price of one card more.
//!
//! The law is the sheet `docs/rules/family/contract-rummy.md`; its numbered rules are cited. Take the discard or let it go by to the
//! others; lay the contract of the deal at once, lay off from the next turn on, discard. Low total wins.

use super::{Game, Preset, Style, long_melds, preset, seven_contracts};
use crate::cards::deck::Deck;
use crate::cards::wilds::{WildLimit, Wilds};
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::refusal::Code;
use crate::score::plan::MatchPlan;
use crate::score::{Counts, Hands, Term, Values};
use crate::spec::{Blocks, DealRule, RoundEnds, Sheet, StateNames};
use crate::turn::DrawRule;
use crate::turn::gate::{Gates, RoundContract, Wanted};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::window::{BuyRule, WindowRules};

/// The game.
pub static CONTRACTRUMMY: Game = Game {
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
    preset("deuces", "deuces_wild=on"),
    preset("lenient", "lay_off_from=same_turn, freed_joker=anywhere"),
    preset("strict", "exact_sizes=on, naturals=majority"),
];

// Rules 1, 2, 4, 6, 11, 12, 14 and 15.
options! {
    FEW_JOKERS: Switch = Key::switch("few_jokers", "deal", false);
    DEUCES_WILD: Switch = Key::switch("deuces_wild", "deal", false);
    TWELVE_FROM: Number = Key::numbers("twelve_from", "deal", &[5, 4]);
    EXACT_SIZES: Switch = Key::switch("exact_sizes", "melds", false);
    JOINED_RUNS: Switch = Key::switch("joined_runs", "melds", false);
    LAY_OFF_FROM: Word<bool> = Key::words("lay_off_from", "melds", &["next_turn", "same_turn"],
        &[true, false]);
    FREED_JOKER: Word<bool> = Key::words("freed_joker", "melds", &["same_run", "anywhere"], &[true, false]);
    NATURALS: Word<WildLimit> = Key::words("naturals", "melds", &["two", "majority"],
        &[WildLimit::Naturals(2), WildLimit::FewerThanNaturals]);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 150], 60);
}

/// Rule 5.
const DEALS: u16 = 7;
/// Rule 3: an ace and every wild card.
const DEAR: i32 = 15;

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let deuces_wild = chosen.on(DEUCES_WILD);
    let two = if deuces_wild { DEAR } else { 2 };
    Blocks {
        // 1 and 2
        wilds: Wilds { rank: if deuces_wild { 2 } else { 0 }, ..Wilds::JOKERS },
        // 5, 13 and 15
        patterns: long_melds(chosen.word(NATURALS)),
        // 4
        deal: DealRule::of(
            (1..=DEALS).map(|deal| if deal < chosen.number(TWELVE_FROM) { 10 } else { 12 }).collect(),
        ),
        // 12 and 14
        tableau: Tableau {
            swap: SwapRule {
                when: SwapWhen::Opened,
                runs_only: true,
                same_meld: chosen.word(FREED_JOKER),
                ..SwapRule::NONE
            },
            ..Tableau::OPEN
        },
        gates: gates(chosen),
        // 8
        draw: DrawRule::STOCK_OR_LIVE,
        // 9
        windows: WindowRules { buy: Some(BuyRule::ANY), ..WindowRules::NONE },
        ends: RoundEnds::turns(chosen.number(TURN_LIMIT)),
        // 3
        values: Values {
            ranks: [0, DEAR, two, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
            joker: DEAR,
            ..Values::PIPS
        },
        // 16
        score: vec![Term::each("held", Counts::HandValue(Hands::Seat, 1))],
        // 5 and 18
        plan: MatchPlan { low_wins: true, ..MatchPlan::rounds(DEALS) },
        // 1, 2, 10 and 17
        ..Blocks::plain(deck(seats, chosen.on(FEW_JOKERS)))
    }
}

/// Rule 1.
fn deck(seats: usize, few_jokers: bool) -> Deck {
    let packs = if seats <= 4 { 2 } else { 3 };
    let jokers = if few_jokers { packs - 1 } else { u8::try_from(seats - 1).unwrap_or(u8::MAX) };
    Deck::french(packs, jokers)
}

/// Rules 5 to 7, 11 and 12.
fn gates(chosen: &Chosen) -> Gates {
    let mut contracts = seven_contracts();
    if chosen.on(EXACT_SIZES) {
        // The last contract has to use up the whole hand, whatever its size.
        let others = contracts.iter_mut().take(usize::from(DEALS) - 1).flatten();
        others.for_each(|slot| *slot = Wanted::exactly(slot.pattern, slot.least));
    }
    let later = chosen.word(LAY_OFF_FROM);
    Gates::contract(RoundContract {
        runs_apart: !chosen.on(JOINED_RUNS),
        lay_off_later: if later { (1..=DEALS).collect() } else { Vec::new() },
        whole_hand: vec![DEALS],
        ..RoundContract::plain(contracts)
    })
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "contractrummy",
    states: StateNames::USUAL,
    citations: &[
        ("contract-rummy.md 8", &[Code::NotYourTurn, Code::WrongPhase, Code::TooLate, Code::CardNotInHand]),
        ("contract-rummy.md 9", &[Code::BuyNotAllowed]),
        ("contract-rummy.md 7", &[Code::MustUseWholeHand]),
        ("contract-rummy.md 5, 6 and 11", &[Code::ContractMismatch]),
        ("contract-rummy.md 12", &[Code::NotDown, Code::AlreadyDown]),
        ("contract-rummy.md 13", &[Code::DoesNotFit, Code::NotAMeldTarget]),
        ("contract-rummy.md 14", &[Code::NotOpened, Code::SwapNotAllowed, Code::NotRepresented]),
        ("contract-rummy.md 5 and 15", &[Code::NotAMeld]),
    ],
};
