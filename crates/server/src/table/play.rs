//! A match at the table: people and bots act, due steps are taken, rounds follow each other.

use super::minds::{Minds, Thought};
use super::{SocketId, Table};
use crate::store::Row;
use rummage_host::Host;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::notation;
use rummage_rules::table::{Due, StepKind};
use rummage_wire::{Level, Refused, Tell, Who};
use tokio::time::Instant;
use tracing::error;

/// So many of the latest events are kept, for bots and for whoever was away for a moment; for those who missed more the rows are played again.
const KEPT: usize = 100;

/// What a stand-in plays like, and what plays for whoever has let the time run out.
const STANDS_IN: Level = Level::Gardener;
const PLAYS_LATE: Level = Level::Seedling;

impl Table {
    /// From now on this match is played here. People divide the hands they show themselves; where a bot plays for one, that it leaves the
    /// division to the table is written down as if the person had.
    pub(super) fn take_up(&mut self, mut host: Host) {
        host.remember_latest(KEPT);
        host.write_no_more();
        host.let_divide(&self.ledger.people().collect::<Vec<_>>());
        (self.told, self.over) = (host.happened(), host.is_over());
        self.host = Some(host);
        self.minds = Minds::of(self.ledger.number);
        (self.next_round, self.turn, self.dividing) = (None, None, Vec::new());
        self.chairs.iter_mut().for_each(|chair| (chair.ready, chair.late) = (false, false));
    }

    /// The level of the bot that plays a seat now, if one does.
    pub(super) fn bot_for(&self, seat: Seat) -> Option<Level> {
        let chair = self.chairs.get(seat.index())?;
        match self.ledger.places.get(seat.index())?.who {
            Who::Bot(level) => Some(level),
            Who::Person(_) if chair.stand_in => Some(STANDS_IN),
            Who::Person(_) if chair.late => Some(PLAYS_LATE),
            Who::Person(_) | Who::Free => None,
        }
    }

    /// A person acts. A frame that comes again is answered again and not played again.
    pub(super) async fn play(&mut self, socket: SocketId, seat: Seat, m: u32, text: &str) {
        let last = self.ledger.places.get(seat.index()).and_then(|place| place.last.as_ref());
        let answer = match last {
            Some((last, done)) if *last == m && done == text => Ok(()),
            Some((last, _)) if *last >= m => Err(Refused::Old(*last)),
            _ => self.play_anew(seat, m, text).await,
        };
        match answer {
            // It could not be written down: the table is let go, and everybody is told so.
            Ok(()) if self.disowned => {}
            Ok(()) => self.people.tell(socket, &Tell::Done(m)),
            Err(refused) => {
                self.house.figures.refused.up();
                self.people.tell(socket, &Tell::Refused(m, Box::new(refused)));
            }
        }
    }

    async fn play_anew(&mut self, seat: Seat, m: u32, text: &str) -> Result<(), Refused> {
        let host = self.host.as_ref().ok_or(Refused::NoMatch)?;
        if text == "pass" && host.dividing().contains(&seat) {
            self.leave_division(seat, Some(m)).await;
            self.go_on().await;
            return Ok(());
        }
        let action = notation::parse_action(&host.seen_by(seat), host.hand(seat), text);
        let action = action.map_err(|error| Refused::NoAction(error.to_string()))?;
        self.act(seat, Some((m, text)), &action).await
    }

    /// Lets a seat act: judged first, written down then, and played and told after that. What a person wrote is written as it came, so that
    /// the same frame is known again.
    async fn act(&mut self, seat: Seat, wrote: Option<(u32, &str)>, action: &Action) -> Result<(), Refused> {
        let host = self.host.as_ref().ok_or(Refused::NoMatch)?;
        let seen = host.seen_by(seat);
        seen.judge(host.hand(seat), seat, action).map_err(Refused::Judge)?;
        let exact = notation::exact_text(&seen, host.hand(seat), seat, action);
        let (m, text) = wrote.map_or((None, exact), |(m, text)| (Some(m), text.to_owned()));
        if self.write(vec![Row::Acted { seat, m, text }]).await.is_err() {
            return Ok(());
        }
        self.house.figures.actions.up();
        if let Some(host) = &mut self.host {
            host.act(seat, action).map_err(Refused::Judge)?;
        }
        self.chairs[seat.index()].late = false;
        self.go_on().await;
        Ok(())
    }

    /// The division of a hand is left to the table; whether that is written down.
    async fn leave_division(&mut self, seat: Seat, m: Option<u32>) -> bool {
        let written = self.write(vec![Row::Left { seat, m }]).await.is_ok();
        if let Some(host) = self.host.as_mut().filter(|_| written) {
            host.leave_to_the_table(seat);
            self.chairs[seat.index()].late = false;
        }
        written
    }

    /// A person has seen the score.
    pub(super) async fn is_ready(&mut self, seat: Seat) {
        if self.next_round.is_some() && !self.chairs[seat.index()].ready {
            self.chairs[seat.index()].ready = true;
            self.tell_room();
            self.go_on().await;
        }
    }

    pub(super) async fn hear_thought(&mut self, thought: Thought) {
        let Some((seat, seen, action)) = self.minds.thought(thought) else { return };
        let Some(host) = &self.host else { return };
        let (asked, unchanged) = (host.asked().contains(&seat), host.happened() == seen);
        if asked && self.bot_for(seat).is_some() {
            match self.act(seat, None, &action).await {
                Ok(()) => return,
                // It would come to the same again.
                Err(refused) if unchanged => return error!(table = %self.id, ?refused, "a bot is refused"),
                Err(_) => {}
            }
        }
        // Something else has happened meanwhile: it thinks again, if it is still asked.
        self.go_on().await;
    }

    /// Lets happen whatever is due, tells it, and asks whoever is asked.
    pub(super) async fn go_on(&mut self) {
        loop {
            let Some(host) = &mut self.host else { return };
            host.settle();
            if host.due() == Due::Step(StepKind::NextRound) && self.may_begin_round() {
                self.begin_round().await;
                if self.disowned {
                    return;
                }
                // It may be over as it is dealt: then its score is to be seen before the next.
                continue;
            }
            self.tell_events();
            self.tell_dividing();
            let Some(host) = &self.host else { return };
            if host.is_over() {
                return self.finish();
            }
            let asked = host.asked();
            self.time_the_turn(&asked);
            let Some(seat) = self.late_division(&asked) else { return self.let_bots_think(&asked) };
            if !self.leave_division(seat, None).await {
                return;
            }
        }
    }

    /// Whether the next round begins: when all people who are here have seen the score, or the time is up. Nothing begins where nobody is.
    fn may_begin_round(&mut self) -> bool {
        let until = *self.next_round.get_or_insert(Instant::now() + self.house.times.next_round);
        let mut here = self.ledger.people().filter(|seat| self.people.is_here(*seat)).peekable();
        let all_ready = here.peek().is_some() && here.all(|seat| self.chairs[seat.index()].ready);
        all_ready || (until <= Instant::now() && !self.people.is_empty())
    }

    /// Whoever comes after a restart may have seen cards of the round already: it is written down first, as everything that is told.
    async fn begin_round(&mut self) {
        if self.write(vec![Row::Round]).await.is_err() {
            return;
        }
        self.next_round = None;
        self.chairs.iter_mut().for_each(|chair| chair.ready = false);
        if let Some(host) = &mut self.host {
            host.step();
            host.settle();
        }
        self.tell_room();
    }

    /// The match is over: everybody is told once, and what it was dealt from.
    fn finish(&mut self) {
        (self.next_round, self.turn) = (None, None);
        if std::mem::replace(&mut self.over, true) {
            return;
        }
        self.tell_room();
        if let Some(proof) = self.proof() {
            self.people.tell_all(&proof);
        }
    }

    /// Of those who may divide their hands, one whose time is up, or for whom a bot plays.
    fn late_division(&self, asked: &[Seat]) -> Option<Seat> {
        let dividing = !self.dividing.is_empty();
        asked.iter().copied().find(|seat| dividing && self.bot_for(*seat).is_some())
    }

    /// Bots think while somebody is here to see it.
    fn let_bots_think(&mut self, asked: &[Seat]) {
        let Some(host) = self.host.as_ref().filter(|_| !self.people.is_empty()) else { return };
        let bots: Vec<(Seat, Level)> =
            asked.iter().filter_map(|seat| Some((*seat, self.bot_for(*seat)?))).collect();
        for (seat, level) in bots {
            self.minds.think(host, seat, level, &self.house, &self.inbox);
        }
    }
}
