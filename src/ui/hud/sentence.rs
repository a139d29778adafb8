//! The one sentence that says whose turn it is and what may be done, in every game: what the judge answers, in words.

use rummage_rules::{
    ask::{Ask, Doing, Drawing, HowLaid, Occasion, Playing, Turn},
    cards::ids::Seat,
    turn::window::WindowKind,
};

use super::scene::Scene;
use crate::shell::text::FluentValue;

/// What the table says now, to a player whose hand is ready to open or not.
pub fn words(scene: &Scene<'_, '_>, ready: bool) -> String {
    match scene.view().prompt() {
        Ask::Answer(kind, missing) => asked(scene, kind, &missing),
        Ask::Count => compared(scene).unwrap_or_else(|| turn(scene, &Ask::Count)),
        ask => match held(&ask).filter(|_| ready && scene.yours()) {
            Some(key) => scene.told(key, &[]),
            None => turn(scene, &ask),
        },
    }
}

/// What is left over of one hand against that of another, where two are compared.
fn compared(scene: &Scene<'_, '_>) -> Option<String> {
    let public = scene.public();
    if !public.spec.shows_hands() {
        return None;
    }
    let left = |seat: Seat| -> Option<i32> {
        Some(public.counted_of(seat)?.iter().map(|card| public.spec.value(*card)).sum())
    };
    let other = scene.board.opponents().next().filter(|_| scene.board.seats() == 2)?;
    let own = scene.board.viewer.filter(|_| !scene.looks_on())?;
    let values = [
        ("name", FluentValue::from(scene.name(other))),
        ("theirs", FluentValue::from(left(other)?)),
        ("yours", FluentValue::from(left(own)?)),
    ];
    Some(scene.told("prompt-score-compared", &values))
}

/// Everybody is asked: your answer is wanted, or those of others are waited for.
fn asked(scene: &Scene<'_, '_>, kind: WindowKind, missing: &[Seat]) -> String {
    if !scene.is_silent() && missing.iter().any(|seat| scene.is_you(Some(*seat))) {
        let thrower = scene.public().turn().map(|seat| scene.name(seat)).unwrap_or_default();
        let values = [("name", thrower.into()), ("card", scene.top().unwrap_or_default().into())];
        return scene.told(&format!("prompt-window-{}", kind.id()), &values);
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

fn turn(scene: &Scene<'_, '_>, ask: &Ask) -> String {
    let offers = matches!(ask, Ask::Own(Turn::Offer) | Ask::Other(Doing::Offer));
    let key = match ask {
        // The card on offer is still on its way.
        _ if offers && scene.top().is_none() => "prompt-deal-going",
        Ask::Deal | Ask::Answer(..) => "prompt-deal-going",
        Ask::Recycle => "prompt-recycle",
        Ask::Count => "prompt-score",
        Ask::Over => "prompt-match-over",
        Ask::OutOfMatch => "prompt-out",
        Ask::OutOfRound => "prompt-left",
        Ask::Own(turn) if scene.yours() => own(*turn),
        Ask::Own(turn) => others(turn.doing()),
        Ask::Other(doing) => others(*doing),
    };
    scene.told(key, &values(scene, ask))
}

/// That the hand holds what opens.
fn held(ask: &Ask) -> Option<&'static str> {
    let Ask::Own(Turn::Play(playing)) = ask else { return None };
    match playing {
        Playing::Contract { how: HowLaid::AtOnce, .. } => Some("prompt-held-contract"),
        Playing::Open => Some("prompt-held-open"),
        Playing::Sight => Some("prompt-held-sight"),
        _ => None,
    }
}

fn others(doing: Doing) -> &'static str {
    match doing {
        Doing::Offer => "prompt-other-offer",
        Doing::Draw => "prompt-other-draw",
        Doing::Play => "prompt-other-play",
        Doing::Showdown => "prompt-other-showdown",
    }
}

fn own(turn: Turn) -> &'static str {
    match turn {
        Turn::Offer => "prompt-offer",
        Turn::Draw(drawing) => draws(drawing),
        Turn::Play(playing) => plays(playing),
        Turn::Showdown => "prompt-showdown",
    }
}

fn draws(drawing: Drawing) -> &'static str {
    match drawing {
        Drawing::Several { begun: true, .. } => "prompt-draw-more",
        Drawing::Several { begun: false, .. } => "prompt-draw-several",
        Drawing::Stock => "prompt-draw-stock",
        Drawing::OrPlay { opens: false } => "prompt-draw-or-rearrange",
        Drawing::OrPlay { opens: true } => "prompt-draw-or-open",
        Drawing::PlayOrPass { opens: false } => "prompt-rearrange-or-pass",
        Drawing::PlayOrPass { opens: true } => "prompt-open-or-pass",
        Drawing::Row => "prompt-draw-row",
        Drawing::RowOnly => "prompt-draw-row-only",
        Drawing::Top(Occasion::Plain) => "prompt-draw",
        Drawing::Top(Occasion::LastTurn) => "prompt-draw-last",
        Drawing::Top(Occasion::LastLap) => "prompt-draw-lap",
        Drawing::Top(Occasion::ToOpen) => "prompt-draw-to-open",
        Drawing::Top(Occasion::OrDrop(_)) => "prompt-draw-or-drop",
        Drawing::Top(Occasion::OrClose) => "prompt-draw-or-close",
        Drawing::Top(Occasion::OrLay) => "prompt-draw-or-lay",
    }
}

fn plays(playing: Playing) -> &'static str {
    match playing {
        Playing::Float(_) => "prompt-float",
        Playing::Sight => "prompt-sight",
        Playing::Close => "prompt-close",
        Playing::Throw => "prompt-throw",
        Playing::ThrowInLap => "prompt-throw-lap",
        Playing::ThrowFreed => "prompt-must-discard",
        Playing::MustLay(_) => "prompt-must-lay",
        Playing::MustPlay(_) => "prompt-must-play",
        Playing::MayNotReturn(_) => "prompt-play-or-keep",
        Playing::AtWill => "prompt-play-any",
        Playing::LastCard => "prompt-discard",
        Playing::Open => "prompt-open",
        Playing::Opened => "prompt-opened-wait",
        Playing::Contract { how: HowLaid::WholeHand, .. } => "prompt-contract-whole",
        Playing::Contract { how: HowLaid::BySlot, .. } => "prompt-contract-slots",
        Playing::Contract { .. } => "prompt-contract",
        Playing::Down => "prompt-down-wait",
        Playing::LayOff { .. } => "prompt-lay-off",
        Playing::Meld => "prompt-meld",
        Playing::MeldLast => "prompt-meld-last",
        Playing::MeldOrLayOff => "prompt-play-open",
        Playing::Undiscarded => "prompt-meld-undiscarded",
        Playing::OpenWithMeld => "prompt-open-with-meld",
        Playing::PlayFirst => "prompt-play-first",
        Playing::GoOut => "prompt-go-out",
        Playing::Rearrange { opens: false } => "prompt-rearrange",
        Playing::Rearrange { opens: true } => "prompt-rearrange-open",
        Playing::RearrangeOn => "prompt-rearrange-on",
        Playing::RearrangeOrDraw => "prompt-rearrange-or-draw",
    }
}

fn values(scene: &Scene<'_, '_>, ask: &Ask) -> [(&'static str, FluentValue<'static>); 7] {
    let public = scene.public();
    let name = public.turn().map(|seat| scene.name(seat)).unwrap_or_default();
    let meant = match ask {
        Ask::Own(Turn::Play(playing)) => playing.card(),
        _ => None,
    };
    let card = meant.map(|card| scene.card(card)).or_else(|| scene.top()).unwrap_or_default();
    let most = match ask {
        Ask::Own(Turn::Draw(Drawing::Several { most, .. })) => *most,
        _ => 1,
    };
    let (least, or_run) = public.points_to_open().unwrap_or_default();
    let run = or_run.map(|run| scene.texts.number(run));
    [
        ("name", name.into()),
        ("card", card.into()),
        ("least", least.into()),
        ("run", run.unwrap_or_default().into()),
        ("most", scene.texts.number(most).into()),
        ("drop", public.price_of_dropping(scene.view().seat).unwrap_or_default().into()),
        ("left", scene.view().hand.len().into()),
    ]
}
