//! Viennese Rummy: nothing is laid before the end, a call of Romme ends the deal at once, a knock gives everybody one turn more, and the last one in wins.
//!
//! The law is the sheet `docs/rules/family/viennese-rummy.md`; its numbered rules are cited. Draw and discard; the dealer begins with a card
//! more and no draw; what is left over counts against its holder, and whoever has too much of it is out of the match.

use super::{Game, Preset, Style, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::ids::Seat;
use crate::cards::wilds::WildLimit;
use crate::house::options::{Chosen, Key, Number, Switch, options};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule};
use crate::score::plan::{AtTarget, MatchPlan};
use crate::score::{Counts, Hands, Term, Values, Whose};
use crate::spec::own::{Own, OwnCard};
use crate::spec::{Blocks, DealRule, Exhaustion, RoundEnds, Sheet, StateNames};
use crate::table::{Ending, Public};
use crate::turn::tableau::Tableau;
use crate::turn::{EmptyHand, TurnRule};

/// The game.
pub static VIENNESE: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Gather,
    seats: 2..=6,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// The variant of rule 16, and house rules that go together.
const PRESETS: &[Preset] = &[
    preset("thirteen", "hand=13, jokers=6, knock_limit=10, extra_turn=off"),
    preset("double", "romme_double=on"),
    preset("long", "out_at=201, re_entry=on"),
];

// Rules 1, 2, 7, 9, 11, 12 and 14 to 16.
options! {
    OUT_AT: Number = Key::numbers("out_at", "match", &[101, 150, 201]);
    RE_ENTRY: Switch = Key::switch("re_entry", "match", false);
    HAND: Number = Key::numbers("hand", "deal", &[10, 13]);
    JOKERS: Number = Key::numbers("jokers", "deal", &[2, 6]);
    NATURALS: Number = Key::numbers("naturals", "melds", &[2, 1]);
    KNOCK_LIMIT: Number = Key::numbers("knock_limit", "play", &[5, 10]);
    EXTRA_TURN: Switch = Key::switch("extra_turn", "play", true);
    RESHUFFLES: Number = Key::numbers("reshuffles", "play", &[1, 0, 2]);
    TURN_LIMIT: Number = Key::range("turn_limit", "play", [20, 200], 60);
    ROMME_DOUBLE: Switch = Key::switch("romme_double", "scoring", false);
    OVERTAKEN: Switch = Key::switch("overtaken", "scoring", true);
}

/// Rule 12.
const FOR_BEING_OVERTAKEN: i32 = 10;

fn build(_seats: usize, chosen: &Chosen) -> Blocks {
    Blocks {
        // 3 and 7
        patterns: sets_and_runs(Sequence {
            wilds: WildLimit::Naturals(chosen.number(NATURALS)),
            ..Sequence::FROM_THREE
        }),
        // 2
        deal: DealRule {
            upcard: false,
            first_plays: true,
            dealer_begins: true,
            ..DealRule::of(vec![chosen.number(HAND)])
        },
        // 5
        tableau: Tableau::IN_HAND,
        // 5 and 6
        turn: TurnRule { return_discard: false, empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        // 8 to 10
        ends: RoundEnds {
            close: Some(Close::Knock(KnockRule {
                limit: Some(CloseLimit::Fixed(chosen.number(KNOCK_LIMIT))),
                lap: chosen.on(EXTRA_TURN).then_some(Own::new("after-loose", |why| !why.is_clean_close())),
                words: CloseWords { loose: "knock", clean: "rum", whole: "rum" },
                ..KnockRule::ANY
            })),
            ..RoundEnds::turns(chosen.number(TURN_LIMIT))
        },
        // 15
        exhaustion: Exhaustion::when_needed(chosen.number(RESHUFFLES)),
        // 4
        values: Values { ranks: [0, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], joker: 20, ..Values::PIPS },
        score: score(chosen),
        // 14
        plan: MatchPlan {
            at_target: AtTarget::PutsOut { re_entry: chosen.on(RE_ENTRY) },
            round_limit: 200,
            low_wins: true,
            ..MatchPlan::to_target(chosen.number(OUT_AT))
        },
        // 1
        ..Blocks::plain(Deck::french(2, chosen.number(JOKERS)))
    }
}

/// Rules 11 to 13.
fn score(chosen: &Chosen) -> Vec<Term> {
    let loose = Term::each("loose", Counts::Loose(Hands::Seat, OwnCard::VALUE));
    let double =
        Term::new("romme-double", Counts::Again(None), Whose::Own(Own::new("if-clean", everybody_if_clean)));
    let overtaken = Term::new("overtaken", Counts::Fixed(FOR_BEING_OVERTAKEN), Whose::BeatenCloser);
    let terms =
        [Some(loose), chosen.on(ROMME_DOUBLE).then_some(double), chosen.on(OVERTAKEN).then_some(overtaken)];
    terms.into_iter().flatten().collect()
}

/// Rule 11: every seat, in a deal that somebody closed with nothing left over.
fn everybody_if_clean(_: &Public, ending: Option<Ending>, _: Seat) -> bool {
    ending.is_some_and(|ending| ending.why.is_clean_close())
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "viennese",
    states: StateNames::USUAL,
    citations: &[
        (
            "viennese-rummy.md 2 and 5",
            &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand, Code::MeldClosed],
        ),
        ("viennese-rummy.md 6", &[Code::SameCardDiscard]),
        ("viennese-rummy.md 7", &[Code::NotAMeld]),
        ("viennese-rummy.md 8 and 9", &[Code::InvalidClose]),
        ("viennese-rummy.md 10", &[Code::DoesNotFit, Code::NotAMeldTarget]),
    ],
};
