//! The one sentence that says whose turn it is and what may be done, in every game: read from the rules and from what is asked.

use rummage_rules::{
    cards::ids::Seat,
    moves::suggest::Verb,
    spec::WhenSpent,
    table::{Pending, Phase, Public, TurnStep},
    turn::gate::{Gate, PointsGate},
    turn::window::WindowKind,
    turn::{Deepest, Discards, FromDiscard, RowRule},
};

use super::scene::Scene;
use crate::shell::text::FluentValue;

/// What the table says now.
pub fn words(scene: &Scene<'_, '_>) -> String {
    let public = scene.public();
    match public.pending.last() {
        Some(Pending::Window(window)) => {
            let missing: Vec<Seat> = window.missing().collect();
            asked(scene, window.kind, &missing)
        }
        _ => turn(scene, public),
    }
}

/// Everybody is asked: your answer is wanted, or those of others are waited for.
fn asked(scene: &Scene<'_, '_>, kind: WindowKind, missing: &[Seat]) -> String {
    if missing.iter().any(|seat| scene.is_you(Some(*seat))) {
        let thrower = scene.public().turn().map(|seat| scene.name(seat)).unwrap_or_default();
        let values = [("name", thrower.into()), ("card", scene.top().unwrap_or_default().into())];
        return scene.told(&format!("prompt-window-{}", kind_key(kind)), &values);
    }
    let names: Vec<String> = missing.iter().map(|seat| scene.name(*seat)).collect();
    scene.texts.fmt("prompt-waiting", &[("names", list(scene, &names).into())])
}

/// Names in a row: "Basil, Sorrel and Juniper".
pub fn list(scene: &Scene<'_, '_>, names: &[String]) -> String {
    let join = |first: String, last: &String, key: &str| {
        scene.texts.fmt(key, &[("first", first.into()), ("last", last.as_str().into())])
    };
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => {
            let (first, rest) = (most[0].clone(), &most[1..]);
            let first = rest.iter().fold(first, |words, name| join(words, name, "names-more"));
            join(first, last, "names-two")
        }
    }
}

/// The word of a window in the keys of its texts.
pub fn kind_key(kind: WindowKind) -> &'static str {
    match kind {
        WindowKind::Cut => "cut",
        WindowKind::Buy => "buy",
        WindowKind::Rummy => "rummy",
        WindowKind::Dig => "dig",
        WindowKind::Force => "force",
    }
}

fn turn(scene: &Scene<'_, '_>, public: &Public) -> String {
    let yours = scene.yours();
    let key = match (public.phase(), public.pending.last()) {
        (Phase::Deal, _) => "prompt-deal-going",
        (Phase::Recycle, _) => "prompt-recycle",
        (Phase::Score | Phase::RoundOver, _) => "prompt-score",
        // Between the beginning of a round and its first turn nothing is asked either.
        (Phase::MatchOver, _) if public.winners.is_empty() => "prompt-deal-going",
        (Phase::MatchOver, _) => "prompt-match-over",
        (_, Some(Pending::Turn(_, TurnStep::Showdown))) => {
            pick(yours, "prompt-showdown", "prompt-other-showdown")
        }
        (_, Some(Pending::Turn(_, TurnStep::Offer))) => pick(yours, "prompt-offer", "prompt-other-offer"),
        _ if !public.is_in(scene.view().seat) => "prompt-out",
        _ if !public.is_playing(scene.view().seat) => "prompt-left",
        (Phase::Draw, _) => pick(yours, drawing(scene, public), "prompt-other-draw"),
        _ if yours => playing(scene, public),
        _ => "prompt-other-play",
    };
    let name = public.turn().map(|seat| scene.name(seat)).unwrap_or_default();
    scene.told(key, &values(scene, public, name))
}

fn pick(yours: bool, own: &'static str, other: &'static str) -> &'static str {
    if yours { own } else { other }
}

fn values(scene: &Scene<'_, '_>, public: &Public, name: String) -> [(&'static str, FluentValue<'static>); 7] {
    let owed =
        public.in_turn.must_play.or_else(|| scene.view().hand.first().copied().filter(|_| floats(scene)));
    let card = owed.map(|card| scene.card(card)).or_else(|| scene.top()).unwrap_or_default();
    let (least, run) = match public.spec.gates.gate {
        Gate::Points(PointsGate { least, or_run, .. }) => {
            (least, or_run.map(|run| scene.texts.number(run)).unwrap_or_default())
        }
        _ => (0, String::new()),
    };
    let most = public.spec.draw.up_to.unwrap_or(1);
    [
        ("name", name.into()),
        ("card", card.into()),
        ("least", least.into()),
        ("run", run.into()),
        ("most", scene.texts.number(most).into()),
        ("drop", public.price_of_dropping(scene.view().seat).unwrap_or_default().into()),
        ("left", scene.view().hand.len().into()),
    ]
}

fn floats(scene: &Scene<'_, '_>) -> bool {
    scene.public().state(scene.view().seat).floating
}

fn drawing(scene: &Scene<'_, '_>, public: &Public) -> &'static str {
    let (spec, seat) = (&public.spec, scene.view().seat);
    let no_stock = public.stock_size == 0;
    match spec.draw.discard {
        _ if spec.draw.up_to.is_some() && public.in_turn.drawn > 0 => "prompt-draw-more",
        _ if spec.draw.up_to.is_some() => "prompt-draw-several",
        FromDiscard::Row { .. }
            if no_stock && matches!(spec.exhaustion.then, WhenSpent::RowTurns | WhenSpent::RowOnly) =>
        {
            "prompt-draw-row-only"
        }
        FromDiscard::Row { .. } => "prompt-draw-row",
        FromDiscard::Live { .. } | FromDiscard::IntoMelds => "prompt-draw-stock",
        FromDiscard::Top if public.in_last_lap() => "prompt-draw-lap",
        FromDiscard::Top if public.last_turn => "prompt-draw-last",
        FromDiscard::Top if public.takes_to_open(seat) => "prompt-draw-to-open",
        FromDiscard::Top if spec.ends.drop.is_some() => "prompt-draw-or-drop",
        FromDiscard::Top if scene.verbs().contains(&Verb::Close) => "prompt-draw-or-close",
        FromDiscard::Top => "prompt-draw",
    }
}

fn playing(scene: &Scene<'_, '_>, public: &Public) -> &'static str {
    let (spec, hand) = (&public.spec, scene.view().hand.len());
    let opened = public.state(scene.view().seat).opened;
    match &spec.gates.gate {
        _ if floats(scene) => "prompt-float",
        _ if spec.tableau.in_hand && scene.verbs().contains(&Verb::Close) => "prompt-close",
        _ if public.in_last_lap() => "prompt-throw-lap",
        _ if spec.tableau.in_hand => "prompt-throw",
        _ if public.in_turn.must_discard.is_some() => "prompt-must-discard",
        _ if public.in_turn.must_play.is_some() => match spec.draw.discard {
            FromDiscard::Row(RowRule { deepest: Deepest::IsLaid { .. }, .. }) => "prompt-must-lay",
            FromDiscard::Row { .. } if !spec.turn.return_discard && public.taken.is_some() => {
                "prompt-play-or-keep"
            }
            _ => "prompt-must-play",
        },
        _ if spec.turn.discards == Discards::Any => "prompt-play-any",
        _ if hand == 1 && spec.turn.reserve > 0 => "prompt-discard",
        Gate::Points { .. } if !opened => "prompt-open",
        Gate::Points { .. } if public.waits_to_lay_off(scene.view().seat) => "prompt-opened-wait",
        Gate::Points { .. } => "prompt-play-open",
        Gate::Round(rule) if !opened && rule.whole_hand.contains(&public.round) => "prompt-contract-whole",
        Gate::Round(_) if !opened => "prompt-contract",
        Gate::Round(_) if public.waits_to_lay_off(scene.view().seat) => "prompt-down-wait",
        Gate::Seat(rule) if !opened && rule.at_once => "prompt-contract",
        Gate::Seat(_) if !opened => "prompt-contract-slots",
        Gate::Round(_) | Gate::Seat(_) => "prompt-lay-off",
        Gate::None | Gate::FirstCard if public.last_turn => "prompt-meld-last",
        Gate::None | Gate::FirstCard if may_lay_off(public, scene.view().seat) => "prompt-play-open",
        Gate::None | Gate::FirstCard => "prompt-meld",
    }
}

/// Whether there is a meld on the table to which this seat may add.
fn may_lay_off(public: &Public, seat: Seat) -> bool {
    public.spec.tableau.open && !public.melds.is_empty() && !public.must_open_first(seat)
}
