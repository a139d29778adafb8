//! Viennese Rummy: nothing is laid before the end, a call of Romme ends the deal at once, a knock gives everybody one turn more, and the last one in wins.
//!
//! The law is the sheet `docs/rules/family/viennese-rummy.md`; its numbered rules are cited. Draw and discard; the dealer begins with a card
//! more and no draw; what is left over counts against its holder, and whoever has too much of it is out of the match.

use super::{Game, Preset, Style, option, preset, sets_and_runs};
use crate::cards::deck::Deck;
use crate::cards::wilds::WildLimit;
use crate::house::options::{Chosen, OptionDef, OptionKind};
use crate::melds::pattern::Sequence;
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule, Lap};
use crate::score::plan::{AtTarget, MatchPlan};
use crate::score::{Counts, Term, Values, Whose};
use crate::spec::{DealRule, Exhaustion, RoundEnds, Sheet, Spec, StateNames};
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

/// Rules 1, 2, 7, 9, 11, 12 and 14 to 16.
const OPTIONS: &[OptionDef] = &[
    option("out_at", "match", OptionKind::Numbers(&[101, 150, 201])),
    option("re_entry", "match", OptionKind::Switch(false)),
    option("hand", "deal", OptionKind::Numbers(&[10, 13])),
    option("jokers", "deal", OptionKind::Numbers(&[2, 6])),
    option("naturals", "melds", OptionKind::Numbers(&[2, 1])),
    option("knock_limit", "play", OptionKind::Numbers(&[5, 10])),
    option("extra_turn", "play", OptionKind::Switch(true)),
    option("reshuffles", "play", OptionKind::Numbers(&[1, 0, 2])),
    option("turn_limit", "play", OptionKind::Range { least: 20, most: 200, usual: 60 }),
    option("romme_double", "scoring", OptionKind::Switch(false)),
    option("overtaken", "scoring", OptionKind::Switch(true)),
];

/// Rule 12.
const OVERTAKEN: i32 = 10;

fn build(_seats: usize, chosen: &Chosen) -> Spec {
    Spec {
        // 3 and 7
        patterns: sets_and_runs(Sequence {
            wilds: WildLimit::Naturals(chosen.number("naturals")),
            ..Sequence::FROM_THREE
        }),
        // 2
        deal: DealRule {
            upcard: false,
            first_plays: true,
            dealer_begins: true,
            ..DealRule::of(vec![chosen.number("hand")])
        },
        // 5
        tableau: Tableau::IN_HAND,
        // 5 and 6
        turn: TurnRule { return_discard: false, empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        // 8 to 10
        ends: RoundEnds {
            close: Some(Close::Knock(KnockRule {
                limit: CloseLimit::Fixed(chosen.number("knock_limit")),
                lap: if chosen.on("extra_turn") { Lap::AfterLoose } else { Lap::Never },
                words: CloseWords { loose: "knock", clean: "rum", whole: "rum" },
                ..KnockRule::ANY
            })),
            ..RoundEnds::turns(chosen.number("turn_limit"))
        },
        // 15
        exhaustion: Exhaustion::when_needed(chosen.number("reshuffles")),
        // 4
        values: Values { ranks: [0, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], joker: 20, ..Values::PIPS },
        score: score(chosen),
        // 14
        plan: MatchPlan {
            at_target: AtTarget::PutsOut { re_entry: chosen.on("re_entry") },
            round_limit: 200,
            low_wins: true,
            ..MatchPlan::to_target(chosen.number("out_at"))
        },
        // 1
        ..Spec::plain(Deck::french(2, chosen.number("jokers")))
    }
}

/// Rules 11 to 13.
fn score(chosen: &Chosen) -> Vec<Term> {
    let loose = Term::each("loose", Counts::LooseValue(1));
    let double = Term::new("romme-double", Counts::Again(None), Whose::EverybodyIfClean);
    let overtaken = Term::new("overtaken", Counts::Fixed(OVERTAKEN), Whose::BeatenCloser);
    let terms = [
        Some(loose),
        chosen.on("romme_double").then_some(double),
        chosen.on("overtaken").then_some(overtaken),
    ];
    terms.into_iter().flatten().collect()
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
