//! Chinchón: seven cards of the Spanish deck, a close with one small card left over or none, and a run of seven that wins the match.
//!
//! The law is the sheet `docs/rules/family/chinchon.md`; its numbered rules are cited. Draw and discard; nothing is laid before somebody closes;
//! the others lay off on the closer's melds; what is left over counts against its holder, and whoever has too much of it is out.

mod seven;

use super::{Game, Preset, Style, preset, set_and_run};
use crate::cards::deck::Deck;
use crate::cards::order::Order;
use crate::cards::wilds::{WildLimit, Wilds};
use crate::house::options::{Chosen, Key, Number, Switch, Word, options};
use crate::melds::pattern::{Kind, Pattern, Sequence};
use crate::refusal::Code;
use crate::round::close::{Close, CloseLimit, CloseWords, KnockRule};
use crate::score::plan::{AtTarget, MatchPlan};
use crate::score::{Counts, Hands, Term, Values, Whose};
use crate::spec::own::{Own, OwnCard};
use crate::spec::{Blocks, DealRule, RoundEnds, Sheet, StateNames};
use crate::turn::tableau::Tableau;
use crate::turn::{EmptyHand, TurnRule};

/// The game.
pub static CHINCHON: Game = Game {
    id: SHEET.game,
    sheet: &SHEET,
    style: Style::Gather,
    seats: 2..=8,
    usual_seats: 4,
    options: OPTIONS,
    presets: PRESETS,
    build,
};

/// House rules that go together.
const PRESETS: &[Preset] = &[
    preset("jokers", "coin_ace=plain, jokers=2"),
    preset("full", "cards=48, courts=printed"),
    preset("sum", "loose=sum, caught=on"),
];

// Rules 1 to 4, 6, 9, 10 and 12 to 14.
options! {
    OUT_ABOVE: Number = Key::range("out_above", "match", [50, 200], 100);
    RE_ENTRY: Switch = Key::switch("re_entry", "match", false);
    CARDS: Number = Key::numbers("cards", "deal", &[40, 48]);
    JOKERS: Number = Key::numbers("jokers", "deal", &[0, 2]);
    DIRECTION: Word<bool> = Key::words("direction", "play", &["anticlockwise", "clockwise"], &[true, false]);
    COIN_ACE: Word<Option<(u8, u8)>> = Key::words("coin_ace", "melds", &["wild", "plain"], &[Some((0, 1)), None]);
    FIRST_LAP: Switch = Key::switch("first_lap", "play", false);
    LOOSE: Word<Option<usize>> = Key::words("loose", "play", &["one", "sum"], &[Some(1), None]);
    LIMIT: Number = Key::numbers("limit", "play", &[5, 3, 4, 7]);
    LAY_OFF: Word<bool> = Key::words("lay_off", "play", &["closer", "anybody"], &[false, true]);
    COURTS: Word<[i32; 3]> = Key::words("courts", "scoring", &["ten", "printed"], &[[10; 3], [10, 11, 12]]);
    CHINCHON_BONUS: Number = Key::numbers("chinchon_bonus", "scoring", &[25, 50]);
    CAUGHT: Switch = Key::switch("caught", "scoring", false);
}

/// Rule 3: a wild that is left over.
const WILD: i32 = 25;
/// Rule 11.
const ALL_MELDED: i32 = -10;
/// Rule 13, the option.
const CAUGHT_BY_LESS: i32 = 10;
/// More turns each than any deal takes.
const TURNS: u16 = 100;

fn build(seats: usize, chosen: &Chosen) -> Blocks {
    let packs: u8 = if seats > 4 { 2 } else { 1 };
    let full = chosen.number::<u8>(CARDS) == 48;
    let deck = Deck::spanish(packs, full, packs * chosen.number::<u8>(JOKERS));
    Blocks {
        // 2
        wilds: Wilds { card: chosen.word(COIN_ACE), ..Wilds::JOKERS },
        // 2 and 7
        patterns: patterns(packs, full),
        // 4
        deal: DealRule { anticlockwise: chosen.word(DIRECTION), ..DealRule::of(vec![7]) },
        // 5
        tableau: Tableau::IN_HAND,
        turn: TurnRule { empty_hand: EmptyHand::Nothing, ..TurnRule::ONE_DISCARD },
        // 6, 9 and 10
        ends: RoundEnds {
            close: Some(Close::Knock(KnockRule {
                limit: Some(CloseLimit::Fixed(chosen.number(LIMIT))),
                most_loose: chosen.word(LOOSE),
                fewest_melds: true,
                at_once: chosen.on(FIRST_LAP),
                lay_offs: true,
                shows_all: chosen.word(LAY_OFF),
                words: CloseWords::same("close"),
                ..KnockRule::ANY
            })),
            ..RoundEnds::turns(TURNS)
        },
        // 3
        values: values(chosen),
        score: score(chosen),
        // 12 and 14
        plan: MatchPlan {
            outright: Some(Own::new("natural-seven", seven::wins_outright)),
            at_target: AtTarget::PutsOut { re_entry: chosen.on(RE_ENTRY) },
            round_limit: 200,
            low_wins: true,
            ..MatchPlan::to_target(chosen.number::<i32>(OUT_ABOVE) + 1)
        },
        // 1 and 15
        ..Blocks::plain(deck)
    }
}

/// Rules 1, 2, 4 and 7: with two packs a set takes copies, and as many of them as there are.
fn patterns(packs: u8, full: bool) -> Vec<Pattern> {
    let wilds = WildLimit::AtMost { naturals: 2, in_place: true, wilds: 1 };
    let order = match full {
        true => Order { most: 12, ..Order::ACE_LOW },
        false => Order { most: 10, gap: (7, 2), ..Order::ACE_LOW },
    };
    let largest = if packs == 1 { 4 } else { usize::MAX };
    set_and_run(
        Kind { size: (3, largest), wilds, ..Kind::FROM_THREE },
        Sequence { size: (3, seven::CARDS), order, wilds, ..Sequence::FROM_THREE },
    )
}

/// Rule 3.
fn values(chosen: &Chosen) -> Values {
    let mut values = Values { joker: WILD, wild: Some(WILD), ..Values::PIPS };
    values.ranks[10..=12].copy_from_slice(&chosen.word(COURTS));
    values
}

/// Rules 11 to 13.
fn score(chosen: &Chosen) -> Vec<Term> {
    let own =
        |label, points, name, rule| Term::new(label, Counts::Fixed(points), Whose::Own(Own::new(name, rule)));
    let terms = [
        Some(Term::each("loose", Counts::Loose(Hands::Seat, OwnCard::VALUE))),
        Some(own("all-melded", ALL_MELDED, "all melded", seven::melded_otherwise)),
        Some(own("chinchon", -chosen.number::<i32>(CHINCHON_BONUS), "seven", seven::melded_seven)),
        chosen.on(CAUGHT).then(|| Term::new("overtaken", Counts::Fixed(CAUGHT_BY_LESS), Whose::BeatenCloser)),
    ];
    terms.into_iter().flatten().collect()
}

/// What its sheet calls it and its states, and where it states which rule.
const SHEET: Sheet = Sheet {
    game: "chinchon",
    states: StateNames::USUAL,
    citations: &[
        ("chinchon.md 5", &[Code::NotYourTurn, Code::WrongPhase, Code::CardNotInHand, Code::MeldClosed]),
        ("chinchon.md 2 and 7", &[Code::NotAMeld]),
        ("chinchon.md 6 and 9", &[Code::InvalidClose]),
        ("chinchon.md 10", &[Code::DoesNotFit, Code::NotAMeldTarget]),
    ],
};
