//! Matches that wait: each game's match is kept after every action, and the last one is a press away.

use bevy::prelude::*;
use rummage_rules::{card::Seat, games, record::MatchRecord, table::Due};
use serde::{Deserialize, Serialize};

use crate::{
    AppSystems,
    house::Base,
    keep::{Keeper, Recalled},
    referee::Referee,
    screens::{
        BotLevel, MatchSetup, Screen, SeatControl, SeatSetup,
        match_setup::{BOTS, YOU},
    },
    text::Texts,
    theme::notice::Notice,
};

/// The name under which the id of the game played last is kept.
const LAST: &str = "last";

/// A match as it is kept: what was played, and who sat where.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    record: MatchRecord,
    seats: Vec<SavedSeat>,
    /// The round it is in, so that a button can say so without replaying.
    round: u16,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedSeat {
    name: String,
    /// Nobody where a person plays.
    bot: Option<BotLevel>,
}

/// The match that can be taken up again at once.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Waiting(pub Option<WaitingMatch>);

/// What is known of a match that waits.
#[derive(Debug, Clone, PartialEq)]
pub struct WaitingMatch {
    /// How its table is laid again.
    pub setup: MatchSetup,
    /// The round it is in.
    pub round: u16,
}

/// Registers keeping and recalling.
pub fn plugin(app: &mut App) {
    app.init_resource::<Waiting>().add_systems(OnEnter(Screen::Title), recall_last).add_systems(
        Update,
        keep_match
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists_and_changed::<Referee>)
            .in_set(AppSystems::Present),
    );
}

fn name_of(game: &str) -> String {
    format!("match-{game}")
}

/// After every action: a match that is over waits no longer.
fn keep_match(referee: Res<Referee>, setup: Res<MatchSetup>, mut keeper: ResMut<Keeper>) {
    let name = name_of(setup.game);
    if referee.due() == Due::Nothing {
        keeper.forget(&name);
        keeper.forget(LAST);
        return;
    }
    let seat = |seat: &SeatSetup| SavedSeat {
        name: seat.name_key.into(),
        bot: match seat.control {
            SeatControl::Human => None,
            SeatControl::Bot(level) => Some(level),
        },
    };
    let saved = Saved {
        record: referee.record().clone(),
        seats: setup.seats.iter().map(seat).collect(),
        round: referee.view(Seat(0)).public.round,
    };
    match serde_json::to_string(&saved) {
        Ok(text) => {
            keeper.keep(&name, &text);
            keeper.keep(LAST, setup.game);
        }
        Err(fault) => error!("the match is not kept: {fault}"),
    }
}

/// Looks whether a match waits.
pub fn recall_last(
    mut keeper: ResMut<Keeper>,
    texts: Res<Texts>,
    mut waiting: ResMut<Waiting>,
    mut notices: MessageWriter<Notice>,
) {
    waiting.0 = match recall(&mut keeper) {
        Ok(found) => found,
        Err(why) => {
            warn!("the last match cannot be taken up again: {why}");
            notices.write(Notice(texts.fmt("keep-damaged", &[("why", why.into())])));
            None
        }
    };
}

/// The match played last, if it waits. The error is a sentence's end: why it cannot be taken up again, and where it lies now.
fn recall(keeper: &mut Keeper) -> Result<Option<WaitingMatch>, String> {
    let text = |keeper: &mut Keeper, name: &str| match keeper.recall(name) {
        Ok(Recalled::Text(text)) => Ok(Some(text)),
        Ok(Recalled::Nothing) => Ok(None),
        Ok(Recalled::Damaged { why, aside }) => Err(format!("{why} ({aside})")),
        Err(fault) => Err(fault.to_string()),
    };
    let Some(game) = text(keeper, LAST)?.and_then(|id| games::find(id.trim())) else { return Ok(None) };
    let name = name_of(game.id);
    let Some(kept) = text(keeper, &name)? else { return Ok(None) };
    open(&kept, game).map(Some).map_err(|why| match keeper.set_aside(&name, &kept) {
        Ok(aside) => format!("{why} ({aside})"),
        Err(fault) => format!("{why}; {fault}"),
    })
}

/// Reads a kept match and replays it once, so that a button never leads to a match that cannot be.
fn open(kept: &str, game: &'static games::Game) -> Result<WaitingMatch, String> {
    let saved: Saved = serde_json::from_str(kept).map_err(|fault| fault.to_string())?;
    if saved.record.game != game.id || saved.seats.len() != saved.record.seats {
        return Err("its seats or its game do not fit its record".into());
    }
    Referee::resume(&saved.record, Seat(0)).map_err(|fault| fault.to_string())?;
    let seat = |seat: &SavedSeat| SeatSetup {
        name_key: BOTS.into_iter().find(|name| *name == seat.name).unwrap_or(YOU),
        control: seat.bot.map_or(SeatControl::Human, SeatControl::Bot),
    };
    let setup = MatchSetup {
        game: game.id,
        options: saved.record.options.clone(),
        base: Base::Usual,
        seats: saved.seats.iter().map(seat).collect(),
        practice: saved.record.practice,
        seed: Some(saved.record.seed.0),
        record: Some(saved.record),
    };
    Ok(WaitingMatch { setup, round: saved.round })
}
