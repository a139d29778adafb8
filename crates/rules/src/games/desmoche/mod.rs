//! Desmoche: a card from each hand goes to the right, then cards on offer are used at once, by whoever is first in turn, and ten in melds win.
//!
//! The law is the sheet `docs/rules/family/desmoche.md`; its numbered rules are cited. Cards, turns and the deal go to the right; a card on
//! offer goes round the table, may be forced on who left it, and a deal that nobody wins leaves its stakes on the table.

mod stakes;
mod wins;

use super::{Game, Preset, Style, preset, set_and_run};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::house::options::{Chosen, Key, Number, Switch, options};
use crate::melds::pattern::{Kind, Sequence};
use crate::refusal::Code;
use crate::score::plan::MatchPlan;
use crate::score::{Counts, Term};
use crate::spec::own::Own;
use crate::spec::{Blocks, DealRule, DealtHands, Exhaustion, RoundEnds, Sheet, StateNames};
use crate::turn::tableau::Tableau;
use crate::turn::window::WindowRules;
use crate::turn::{DrawRule, EmptyHand, TurnRule};

/// The game.
pub static DESMOCHE: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Offers,
    seats: 2..=4,
    usual_seats: 3,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules that go together.
const PRESETS: &[Preset] = &[
    preset("calm", "forcing=off, regrouping=off"),
    preset("wins", "four_pairs=on, one_colour=on"),
    preset("no_wins", "peladilla=off"),
];

// Rules 4, 11, 12 and 13.
options! {
    DEALS: Number = Key::range("deals", "match", [1, 60], 12);
    UNITS: Number = Key::numbers("units", "match", &[20, 10, 40]);
    PELADILLA: Switch = Key::switch("peladilla", "deal", true);
    FOUR_PAIRS: Switch = Key::switch("four_pairs", "deal", false);
    ONE_COLOUR: Switch = Key::switch("one_colour", "deal", false);
    REGROUPING: Switch = Key::switch("regrouping", "play", true);
    FORCING: Switch = Key::switch("forcing", "play", true);
}

/// Rules 2 and 6: so many cards a seat always owns, in its hand and its melds; one more in melds wins.
const OWNED: usize = 9;

fn build(_seats: usize, chosen: &Chosen) -> Blocks {
    Blocks {
        // 1 and 6
        patterns: set_and_run(
            Kind { size: (3, 4), suits_differ: true, ..Kind::FROM_THREE },
            Sequence { size: (3, OWNED + 1), order: Order::ACE_BOTH, ..Sequence::FROM_THREE },
        ),
        // 2
        deal: DealRule { upcard: false, anticlockwise: true, ..DealRule::of(vec![OWNED]) },
        // 11
        tableau: Tableau { owner_only: true, regroup: chosen.on(REGROUPING), ..Tableau::OPEN },
        // 6 and 8
        turn: TurnRule { empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        // 7 to 10
        draw: DrawRule { offer: true, ..DrawRule::STOCK_OR_LIVE },
        // 3 and 12
        windows: WindowRules { give: true, force: chosen.on(FORCING), ..WindowRules::NONE },
        // 4 to 6
        ends: RoundEnds {
            melded: Some(OWNED + 1),
            dealt: DealtHands { list: wins::list(chosen), first_of_several: true },
            ..RoundEnds::turns(200)
        },
        // 14
        exhaustion: Exhaustion::when_needed(0),
        // 13 and 14
        score: vec![
            Term::each("stake", Counts::Own(Own::new("stake", stakes::stake))),
            Term::each("automatic", Counts::Own(Own::new("automatic", stakes::automatic))),
            Term::each("carried", Counts::Own(Own::new("carried", stakes::carried))),
        ],
        plan: MatchPlan::purses(chosen.number(UNITS), chosen.number(DEALS)),
        // 1
        ..Blocks::plain(Deck::french(1, 0))
    }
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "desmoche",
    states: StateNames { draw: "TurnUp", round_over: "DealOver", ..StateNames::USUAL },
    citations: &[
        ("desmoche.md 3", &[Code::MustPlay, Code::TooLate]),
        ("desmoche.md 6", &[Code::NotAMeld, Code::DoesNotFit]),
        (
            "desmoche.md 7 to 10",
            &[
                Code::NotYourTurn,
                Code::WrongPhase,
                Code::CannotTake,
                Code::CardNotInHand,
                Code::MustPlayLowest,
                Code::WouldStrandCard,
            ],
        ),
        ("desmoche.md 11", &[Code::MeldClosed, Code::NotAMeldTarget]),
    ],
};
