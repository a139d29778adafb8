//! Penang Rummy: no draw and no discard. Every turn puts a card on the table; whoever cannot is dead, and the last ones play on.
//!
//! The law is the sheet `docs/rules/family/penang-rummy.md`; its numbered rules are cited. The first meld is a passport, after which a seat
//! lays off anywhere and takes jokers into its hand; an empty hand ends the deal, or the death of all, and the lowest hand wins.

use super::{Ends, Game, Preset, Style, preset, set_and_run};
use crate::cards::deck::Deck;
use crate::house::options::{Chosen, Key, Number, Word, options};
use crate::melds::pattern::{Kind, Sequence};
use crate::refusal::Code;
use crate::score::plan::{DealerRule, MatchPlan};
use crate::score::{self, Counts, Hands, Term, Values, Whose};
use crate::spec::own::{Own, OwnWhose};
use crate::spec::{Blocks, DealRule, RoundEnds, Sheet, StateNames};
use crate::turn::gate::{Gates, MeldGate};
use crate::turn::tableau::{SwapRule, SwapWhen, Tableau};
use crate::turn::{Discards, DrawRule, TurnRule};

/// The game.
pub static PENANG: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Outlast,
    seats: 2..=5,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules that go together.
const PRESETS: &[Preset] =
    &[preset("strict", "passport=natural_run"), preset("evening", "end_mode=deals, deals=8, dealer=loser")];

// Rules 1, 5, 9 and 14.
options! {
    END_MODE: Word<Ends> = Key::words("end_mode", "match", &["points", "deals"], &[Ends::Target, Ends::Rounds]);
    TARGET_SCORE: Number = Key::range("target_score", "match", [50, 1000], 200).with(END_MODE, "points");
    DEALS: Number = Key::range("deals", "match", [1, 20], 5).with(END_MODE, "deals");
    DEALER: Word<DealerRule> = Key::words("dealer", "match", &["winner", "loser"],
        &[DealerRule::Winner, DealerRule::Loser]);
    JOKERS: Number = Key::numbers("jokers", "deal", &[6, 8]);
    PASSPORT: Word<MeldGate> = Key::words("passport", "melds", &["any", "run", "natural", "natural_run"], &[
        MeldGate::ANY,
        MeldGate { run: true, natural: false },
        MeldGate { run: false, natural: true },
        MeldGate { run: true, natural: true },
    ]);
}

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let packs = if seats < 5 { 2 } else { 3 };
    let jokers: u8 = chosen.number(JOKERS);
    Blocks {
        // 3 and 8
        patterns: set_and_run(Kind::FROM_THREE, Sequence::FROM_THREE),
        // 2
        deal: DealRule { upcard: false, ..DealRule::of(vec![if seats < 4 { 25 } else { 20 }]) },
        // 10 and 11
        tableau: Tableau {
            swap: SwapRule { when: SwapWhen::Opened, to_hand: true, ..SwapRule::NONE },
            ..Tableau::OPEN
        },
        // 9
        gates: Gates::meld(chosen.word(PASSPORT)),
        // 6 and 7
        turn: TurnRule { discards: Discards::None, ..TurnRule::ONE_DISCARD },
        draw: DrawRule::NOTHING,
        // 12: every turn takes a card off a hand, so that there are never more of them than cards.
        ends: RoundEnds::turns(u16::MAX),
        // 4
        values: Values { ranks: [0, 15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], joker: 20, ..Values::PIPS },
        // 13 to 15, which has no stakes here
        score: vec![Term::new("held", Counts::HandValue(Hands::Seat, 1), Whose::Own(NOT_LOWEST))],
        // 5 and 14
        plan: MatchPlan {
            round_limit: 60,
            low_wins: true,
            dealer: chosen.word(DEALER),
            ..match chosen.word(END_MODE) {
                Ends::Target => MatchPlan::to_target(chosen.number(TARGET_SCORE)),
                Ends::Rounds => MatchPlan::rounds(chosen.number(DEALS)),
            }
        },
        // 1
        ..Blocks::plain(Deck::french(packs, jokers / 2 * packs))
    }
}

/// Rules 13 and 14: all but those who hold least. Whoever has gone out holds nothing.
const NOT_LOWEST: OwnWhose = Own::new("not-lowest", |table, _, seat| {
    let held = |seat| score::loose_value(table, seat);
    table.seats().any(|other| held(other) < held(seat))
});

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "penang",
    states: StateNames::USUAL,
    citations: &[
        ("penang-rummy.md 6", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand, Code::MustPlay]),
        ("penang-rummy.md 8", &[Code::NotAMeld, Code::DoesNotFit, Code::NotAMeldTarget]),
        ("penang-rummy.md 9", &[Code::NotOpened]),
        ("penang-rummy.md 11", &[Code::NotRepresented, Code::SwapNotAllowed]),
    ],
};
