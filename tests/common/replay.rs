//! A match that is looked back on, compared with the truth.

use bevy::prelude::*;
use rummage::play::{referee::Referee, replay::Replay, table::script::Shown};
use rummage_bots::{Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_rules::{
    cards::ids::Seat,
    cards::shuffle::Seed,
    games,
    house::options::{Options, Value},
    record::MatchRecord,
    table::view::View,
};

use super::Game;

impl Game {
    /// So many events have happened at the moment that is looked at.
    pub fn at(&self) -> usize {
        self.app.world().resource::<Replay>().at()
    }

    /// The line of the log that leads there.
    pub fn line(&self) -> usize {
        self.app.world().resource::<Replay>().line()
    }

    /// The views of a seat after so many events, told by the truth and by nothing else.
    pub fn truth(&self, seat: Seat) -> Vec<(usize, View)> {
        let record = self.app.world().resource::<Referee>().record().expect("it runs here").clone();
        let mut views = Vec::new();
        Host::replay(&record, |moment| views.push((moment.happened(), moment.view(seat))))
            .expect("the match replays");
        views
    }

    /// Compares the table with one of these views, if there is one of this moment.
    pub fn is_true(&self, views: &[(usize, View)]) -> bool {
        let now = self.at();
        let shown = &self.app.world().resource::<Shown>().0;
        views.iter().find(|(happened, _)| *happened == now).is_some_and(|(_, view)| {
            assert_eq!((&shown.hand, &shown.public), (&view.hand, &view.public), "after {now} events");
            true
        })
    }
}

/// A match of gardeners, played to its end by the judge alone.
pub fn finished(seed: u128) -> MatchRecord {
    let game = games::find("daylily").expect("a game");
    let mut options = Options::default();
    options.set("target_score", Value::Number(20));
    let mut host = Host::new(game, 2, options, Seed(seed)).expect("a table of two");
    let mut bots = [0, 1].map(|seat| seat_bot(Level::Gardener, seat));
    loop {
        let done = host.go_on(|view| bots[view.seat.index()].choose(view, Budget::default()));
        if done.expect("a bot's action is legal").is_none() {
            return host.record().clone();
        }
    }
}
