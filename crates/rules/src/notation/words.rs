//! The words that begin an action of a game.

use super::write::DIVIDE;
use crate::action::{Action, Choice, Source};
use crate::round::close::{Close, CloseWords};
use crate::spec::{Spec, WhenSpent};
use crate::turn::tableau::SwapWhen;
use crate::turn::window::Calls;
use crate::turn::{Discards, FromDiscard, Knock};

/// Actions that name nothing, each by what is written for it.
const PLAIN: [(&str, Action); 11] = [
    ("draw", Action::Draw(Source::Stock)),
    ("take", Action::Draw(Source::Discard)),
    ("drop", Action::Drop),
    ("knock", Action::Knock),
    ("ask", Action::Ask),
    ("agree", Action::Answer(Choice::Agree)),
    ("buy", Action::Answer(Choice::Buy)),
    ("force", Action::Answer(Choice::Force)),
    ("rummy", Action::Answer(Choice::Rummy)),
    ("dig yes", Action::Answer(Choice::Dig(true))),
    ("dig no", Action::Answer(Choice::Dig(false))),
];

/// What is written for an action that names nothing, whatever the moment.
pub(super) fn plain_text(action: &Action) -> Option<&'static str> {
    PLAIN.into_iter().find_map(|(text, plain)| (plain == *action).then_some(text))
}

/// The action for which this is written, in words with one space between them.
pub(super) fn plain_action(text: &str) -> Option<Action> {
    PLAIN.into_iter().find_map(|(plain, action)| (plain == text).then_some(action))
}

/// The words that begin an action of this game, as a sentence lists them: `draw, take or discard`.
pub(super) fn listed(spec: &Spec) -> String {
    let mut words = words(spec);
    let last = words.pop().unwrap_or_default();
    format!("{} or {last}", words.join(", "))
}

/// The words that begin an action of this game: what moves cards first, what is answered last.
fn words(spec: &Spec) -> Vec<&'static str> {
    let (tableau, windows, close) = (&spec.tableau, &spec.windows, spec.ends.close.as_ref());
    let lays_off = tableau.open || spec.knocks().is_some_and(|rule| rule.lay_offs);
    let lays_melds = !tableau.in_hand && tableau.rearrange.is_none();
    let calls = matches!(windows.rummy, Calls::Manual | Calls::ToLay);
    let asks = windows.buy.is_some() || calls || windows.dig.is_some() || windows.force || windows.leave;
    let mut words: Vec<&'static str> = [
        ("draw", spec.draws()),
        (
            "take",
            spec.draws()
                && !matches!(
                    spec.draw.discard,
                    FromDiscard::Nothing | FromDiscard::IntoMelds | FromDiscard::Whole(_)
                ),
        ),
        ("decline", offers(spec)),
        ("stop", stops(spec)),
        ("drop", spec.ends.drop.is_some()),
        ("meld", lays_melds),
        ("down", lays_melds),
        ("rearrange", tableau.rearrange.is_some()),
        ("lay", lays_off && !tableau.rides),
        ("single", tableau.rides),
        ("swap", tableau.swap.when != SwapWhen::Never),
        ("discard", spec.turn.discards != Discards::None),
        ("pass", asks || spec.turn.discards == Discards::Any),
        ("buy", windows.buy.is_some()),
        ("rummy", calls),
        ("dig", windows.dig.is_some()),
        ("force", windows.force),
        ("give", windows.give),
        ("ask", windows.leave),
        ("agree", windows.leave),
        ("cut", windows.cut_bonus.is_some()),
        ("knock", spec.turn.knock == Some(Knock::Seat)),
    ]
    .into_iter()
    .filter_map(|(word, known)| known.then_some(word))
    .collect();
    words.extend(close.map_or(Vec::new(), |close| closing(spec, close)));
    words
}

/// Whether a card is offered that may be declined.
fn offers(spec: &Spec) -> bool {
    spec.turn.upcard_offered || matches!(spec.draw.discard, FromDiscard::Live { .. })
}

/// Whether a seat may draw no further, end a round without a stock, lay off no more, or end a turn without a discard.
fn stops(spec: &Spec) -> bool {
    let without_stock = matches!(spec.exhaustion.then, WhenSpent::RowTurns | WhenSpent::RowOnly);
    let shows = spec.knocks().is_some_and(|rule| rule.lay_offs);
    spec.draw.up_to.is_some() || without_stock || shows || spec.turn.discards == Discards::None
}

/// The words that close, each once.
fn closing(spec: &Spec, close: &Close) -> Vec<&'static str> {
    let CloseWords { loose, clean, whole } = close.words();
    let mut words = vec![loose, clean];
    words.extend(close.whole().then_some(whole));
    words.extend(spec.divides_hands().then_some(DIVIDE));
    words.dedup();
    words
}
