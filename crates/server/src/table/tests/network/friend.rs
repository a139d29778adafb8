//! Somebody who plays a match to its end over a line that cannot be trusted.

use super::link::Link;
use crate::tables::Tables;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};
use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_rules::cards::ids::Seat;
use rummage_rules::notation;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, StepKind};
use rummage_wire::{Ask, Key, Refused, Sight, Snapshot, TableId, Tell};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// Whoever hears nothing for so long comes anew.
const PATIENCE: Duration = Duration::from_secs(4);
/// Whoever is not let in tries again after so many milliseconds.
const AGAIN: std::ops::Range<u64> = 250..8_000;

/// A client.
pub struct Friend {
    tables: Arc<Tables>,
    table: TableId,
    key: Option<Key>,
    seat: Option<Seat>,
    sight: Option<Sight>,
    dividing: Vec<Seat>,
    /// The number of its last action. A number is used once: a late copy of an action that was refused may still be played.
    m: u32,
    /// An action that is not answered yet.
    waits: Option<(u32, String)>,
    /// The actions that were acknowledged.
    pub acknowledged: Vec<(u32, String)>,
    /// What it has done, or not been let do, after so many events.
    tried: Option<usize>,
    /// So many sockets it needed.
    pub sockets: usize,
    bot: Box<dyn Bot>,
    chance: ChaCha8Rng,
}

/// What was heard cannot follow what is known: whoever hears it comes anew.
struct Confused;

impl Friend {
    /// Somebody with a key of this table; without one, an onlooker.
    pub fn new(tables: Arc<Tables>, table: TableId, key: Option<Key>, mut chance: ChaCha8Rng) -> Friend {
        let bot = seat_bot(Level::Seedling, chance.next_u64());
        Friend {
            tables,
            table,
            key,
            seat: None,
            sight: None,
            dividing: Vec::new(),
            m: 0,
            waits: None,
            acknowledged: Vec::new(),
            tried: None,
            sockets: 0,
            bot,
            chance,
        }
    }

    /// Plays until it knows the end of the match.
    pub async fn play_to_end(mut self) -> Friend {
        while !self.knows_the_end() {
            let since = self.sight.as_ref().map(Sight::since);
            let chance = ChaCha8Rng::from_rng(&mut self.chance);
            match Link::open(&self.tables, self.table, self.key, since, chance).await {
                Ok(link) => self.stay(link).await,
                Err(_) => sleep(Duration::from_millis(self.chance.random_range(AGAIN))).await,
            }
        }
        self
    }

    /// Where it sits.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// What it knows.
    pub fn view(&self) -> Option<&View> {
        self.sight.as_ref().map(Sight::view)
    }

    fn due(&self) -> Option<Due> {
        self.view().map(|view| view.public.due())
    }

    fn knows_the_end(&self) -> bool {
        self.due() == Some(Due::Nothing) && self.waits.is_none()
    }

    /// Plays until the line is cut, silent or not to be believed.
    async fn stay(&mut self, mut link: Link) {
        self.sockets += 1;
        self.tried = None;
        if let Some((m, text)) = &self.waits {
            link.say(&Ask::Play(*m, text.clone()));
        }
        while let Ok(Some(tell)) = timeout(PATIENCE, link.hear()).await {
            if self.hear(tell).is_err() || self.knows_the_end() {
                return;
            }
            self.act(&mut link);
        }
    }

    fn hear(&mut self, tell: Tell) -> Result<(), Confused> {
        match tell {
            Tell::Seated(seat, _, m) => (self.seat, self.m) = (Some(seat), self.m.max(m)),
            Tell::View(number, happened, snapshot) => self.see(number, happened, *snapshot)?,
            Tell::Events(number, first, events) => {
                let sight = self.sight.as_mut().ok_or(Confused)?;
                sight.happen(number, first, events).map_err(|_| Confused)?;
            }
            Tell::Dividing(_, seats) => self.dividing = seats,
            Tell::Done(m) => {
                let done = self.waits.take_if(|(waits, _)| *waits == m);
                self.acknowledged.extend(done);
            }
            Tell::Refused(m, why) => {
                self.waits.take_if(|(waits, _)| *waits == m);
                if let Refused::Old(last) = *why {
                    self.m = self.m.max(last);
                }
            }
            Tell::Sorry(..) => return Err(Confused),
            _ => {}
        }
        Ok(())
    }

    /// A view that is late tells less than is known.
    fn see(&mut self, number: u32, happened: usize, told: Snapshot) -> Result<(), Confused> {
        if self.sight.as_ref().is_some_and(|sight| sight.happened() >= happened) {
            return Ok(());
        }
        // Where it sits it may not have heard: lines get lost.
        self.seat = self.key.map(|_| told.view.seat);
        self.sight = Some(Sight::begin(self.seat, number, happened, told).map_err(|_| Confused)?);
        Ok(())
    }

    /// Does what is to be done, once at every moment.
    fn act(&mut self, link: &mut Link) {
        let happened = self.sight.as_ref().map(Sight::happened);
        if self.waits.is_some() || self.tried == happened {
            return;
        }
        if let Some(text) = self.choice() {
            self.m += 1;
            self.waits = Some((self.m, text.clone()));
            link.say(&Ask::Play(self.m, text));
        } else if self.due() == Some(Due::Step(StepKind::NextRound)) {
            link.say(&Ask::Next);
        } else {
            return;
        }
        self.tried = happened;
    }

    fn choice(&mut self) -> Option<String> {
        let (seat, view) = (self.seat?, self.sight.as_ref()?.view());
        if self.dividing.contains(&seat) && view.public.due() == Due::Step(StepKind::Score) {
            return Some("pass".into());
        }
        let action = view.public.asked().contains(&seat).then(|| self.bot.choose(view, Budget(1)))?;
        Some(notation::exact_text(&view.public, &view.hand, seat, &action))
    }
}
