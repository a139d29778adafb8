//! Matches that wait, one a game: how they are kept, and how they are taken up again. The last one is a press away.

use bevy::prelude::*;
use rummage_rules::{games, record::MatchRecord};
use rummage_wire::Name;
use serde::{Deserialize, Serialize};

use crate::shell::{
    keep::{BroughtBack, Keeper, in_short},
    match_setup::{BOTS, Base, BotLevel, MatchSetup, Orders, SeatControl, SeatSetup, YOU},
    notice::Notice,
    states::Screen,
    text::Texts,
};

pub mod code;
#[cfg(test)]
pub(crate) mod sample;

/// The name under which the ids of the games with a match that waits are kept, the one played last first.
pub(crate) const LAST: &str = "last";

/// A match as it is kept: what was played, and who sat where.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    record: MatchRecord,
    seats: Vec<SavedSeat>,
    /// The round it is in, so that a button can say so without replaying.
    round: u16,
    /// Hands of people who have put them in order: the ids of their cards, as they lay.
    #[serde(default, skip_serializing_if = "Orders::is_empty")]
    hands: Orders,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedSeat {
    name: String,
    /// What a person says they are called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    called: Option<String>,
    /// Nobody where a person plays.
    bot: Option<BotLevel>,
}

/// The matches that can be taken up again, one a game, the one played last first.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Waiting(pub Vec<WaitingMatch>);

impl Waiting {
    /// The match played last.
    pub fn last(&self) -> Option<&WaitingMatch> {
        self.0.first()
    }

    /// The match of this game.
    pub fn of(&self, game: &str) -> Option<&WaitingMatch> {
        self.0.iter().find(|waiting| waiting.setup.game == game)
    }
}

/// What is known of a match that waits.
#[derive(Debug, Clone, PartialEq)]
pub struct WaitingMatch {
    /// How its table is laid again.
    pub setup: MatchSetup,
    /// The round it is in.
    pub round: u16,
}

/// Registers recalling.
pub fn plugin(app: &mut App) {
    app.init_resource::<Waiting>()
        .add_systems(OnEnter(Screen::Title), recall_waiting)
        .add_systems(OnEnter(Screen::Setup), recall_waiting)
        .add_systems(Last, recall_waiting.run_if(on_message::<BroughtBack>));
}

/// The name under which the match of a game is kept.
pub(crate) fn name_of(game: &str) -> String {
    format!("match-{game}")
}

/// A match at its table, as it is kept.
///
/// # Errors
/// It cannot be written down.
pub fn text_of(
    record: &MatchRecord,
    setup: &MatchSetup,
    round: u16,
    hands: Orders,
) -> serde_json::Result<String> {
    let seat = |seat: &SeatSetup| SavedSeat {
        name: seat.name_key.into(),
        called: seat.called.clone(),
        bot: seat.control.level(),
    };
    let seats = setup.seats.iter().map(seat).collect();
    serde_json::to_string(&Saved { record: record.clone(), seats, round, hands })
}

/// The games of the matches that wait, the one played last first; of those it is not known of, in the order they are offered.
pub(crate) fn order(keeper: &mut Keeper) -> Vec<&'static str> {
    // Without it the matches are there all the same, in the usual order.
    let told = keeper.recall(LAST, |text| Ok(text.to_owned())).ok().flatten().unwrap_or_default();
    let known = told.split_whitespace().filter_map(games::find).map(|game| game.id);
    let mut order: Vec<&'static str> = Vec::new();
    for id in known.chain(games::GAMES.iter().map(|game| game.id)) {
        if !order.contains(&id) {
            order.push(id);
        }
    }
    order
}

/// The game was played last, or waits no longer. Written only where that changes anything.
pub(crate) fn put_first(keeper: &mut Keeper, game: &'static str, waits: bool) {
    let before = order(keeper);
    let mut after: Vec<&str> = before.iter().copied().filter(|id| *id != game).collect();
    if waits {
        after.insert(0, game);
    } else {
        after.push(game);
    }
    if after != before {
        keeper.keep(LAST, &after.join(" "));
    }
}

/// Looks which matches wait. What cannot be taken up again is said once: it is set aside by being looked at.
pub fn recall_waiting(
    mut keeper: ResMut<Keeper>,
    texts: Res<Texts>,
    mut waiting: ResMut<Waiting>,
    mut notices: MessageWriter<Notice>,
) {
    let mut found = Vec::new();
    for id in order(&mut keeper) {
        match games::find(id).map_or(Ok(None), |game| recall(&mut keeper, game)) {
            Ok(kept) => found.extend(kept),
            Err(why) => {
                warn!("the match of {id} cannot be taken up again: {why}");
                notices.write(Notice(texts.fmt("keep-damaged", &[("why", why.into())])));
            }
        }
    }
    waiting.set_if_neq(Waiting(found));
}

/// The match of a game, if it waits. The error is a sentence's end: why it cannot be taken up again, and where it lies now.
pub(crate) fn recall(
    keeper: &mut Keeper,
    game: &'static games::Game,
) -> Result<Option<WaitingMatch>, String> {
    keeper.recall(&name_of(game.id), |text| open(text, game))
}

/// Reads a kept match and replays it once, so that a button never leads to a match that cannot be.
pub(crate) fn open(kept: &str, game: &'static games::Game) -> Result<WaitingMatch, String> {
    let saved: Saved = serde_json::from_str(kept).map_err(|fault| in_short(&fault))?;
    if saved.record.game != game.id || saved.seats.len() != saved.record.seats {
        return Err("its seats or its game do not fit its record".into());
    }
    saved.record.replays().map_err(|fault| in_short(&fault))?;
    let seat = |seat: &SavedSeat| {
        let name_key = BOTS.into_iter().find(|name| *name == seat.name).unwrap_or(YOU);
        let control = seat.bot.map_or(SeatControl::Human, SeatControl::Bot);
        // A file may hold anything; what is no name is as if none were said.
        let called = seat.called.as_ref().and_then(|called| called.parse::<Name>().ok());
        SeatSetup { called: called.map(|name| name.to_string()), ..SeatSetup::new(name_key, control) }
    };
    let setup = MatchSetup {
        game: game.id,
        options: saved.record.rules(),
        base: Base::Usual,
        seats: saved.seats.iter().map(seat).collect(),
        practice: saved.record.practice,
        seed: Some(saved.record.seed.0),
        aside: false,
        record: Some(saved.record),
        lesson: None,
        hands: saved.hands,
    };
    Ok(WaitingMatch { setup, round: saved.round })
}
