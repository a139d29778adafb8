//! Bots at a table: each sees what its seat is told, and thinks beside the table, never in its way.

use super::Inbox;
use crate::house::House;
use rummage_bots::{Bot, Budget};
use rummage_host::Host;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::table::view::View;
use rummage_wire::Level;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::mpsc;

/// What a bot came to.
pub struct Thought {
    /// For this match.
    pub number: u32,
    /// For this seat.
    pub seat: Seat,
    /// What it would do.
    pub action: Action,
    /// After so many events.
    seen: usize,
    mind: Mind,
}

struct Mind {
    bot: Box<dyn Bot>,
    level: Level,
    /// It has been told so many events.
    told: usize,
}

/// The bots of a match.
#[derive(Default)]
pub struct Minds {
    number: u32,
    idle: BTreeMap<Seat, Mind>,
    thinking: Vec<Seat>,
}

impl Minds {
    /// Those of another match.
    pub fn of(number: u32) -> Minds {
        Minds { number, ..Minds::default() }
    }

    /// Lets the bot of a seat think, if it does not yet.
    pub fn think(
        &mut self,
        host: &Host,
        seat: Seat,
        level: Level,
        house: &Arc<House>,
        inbox: &mpsc::Sender<Inbox>,
    ) {
        if self.thinking.contains(&seat) {
            return;
        }
        let kept = self.idle.remove(&seat).filter(|mind| mind.level == level);
        let mut mind = kept.unwrap_or_else(|| new_mind(level, seat, self.number));
        let since = mind.told.max(host.remembers_from());
        host.told(Some(seat), since).for_each(|event| mind.bot.observe(&event));
        mind.told = host.happened();
        self.thinking.push(seat);
        let (view, number) = (host.view(seat), self.number);
        let (house, inbox) = (house.clone(), inbox.clone());
        tokio::spawn(async move {
            let Ok(_turn) = house.thinkers.acquire().await else { return };
            let thought = tokio::task::spawn_blocking(move || mind.think(&view, number)).await;
            if let Ok(thought) = thought {
                let _ = inbox.send(Inbox::Thought(thought)).await;
            }
        });
    }

    /// A bot has thought; after how many events, and what it came to, if it is of this match.
    pub fn thought(&mut self, thought: Thought) -> Option<(Seat, usize, Action)> {
        let Thought { number, seat, action, seen, mind } = thought;
        if number != self.number {
            return None;
        }
        self.thinking.retain(|other| *other != seat);
        self.idle.insert(seat, mind);
        Some((seat, seen, action))
    }
}

impl Mind {
    fn think(mut self, view: &View, number: u32) -> Thought {
        let action = self.bot.choose(view, Budget::default());
        Thought { number, seat: view.seat, action, seen: self.told, mind: self }
    }
}

fn new_mind(level: Level, seat: Seat, number: u32) -> Mind {
    let plays = match level {
        Level::Seedling => rummage_bots::Level::Seedling,
        Level::Gardener => rummage_bots::Level::Gardener,
        Level::HedgeSharp => rummage_bots::Level::HedgeSharp,
        Level::Sage => rummage_bots::Level::Sage,
    };
    // Chance of its own only has to differ between the seats.
    let seed = u64::from(number) << 8 | u64::from(seat.0);
    let temper = rummage_bots::Temper::of_guest(seat.index());
    Mind { bot: rummage_bots::seat_guest(plays, temper, seed), level, told: 0 }
}
