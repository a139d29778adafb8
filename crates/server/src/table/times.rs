//! What a table waits for by the clock: the next round, a turn, a deal, being parked.

use super::Table;
use rummage_rules::cards::ids::Seat;
use rummage_wire::Tell;
use std::time::Duration;
use tokio::time::Instant;

/// A turn, or a window, that is timed.
pub struct Turn {
    /// When it is over.
    pub until: Instant,
    /// Who is asked.
    pub asked: Vec<Seat>,
    /// When it began, so many events had happened.
    happened: usize,
}

impl Turn {
    /// How much of it is left.
    pub fn told(&self, number: u32) -> Tell {
        let left = self.until.saturating_duration_since(Instant::now());
        Tell::TurnClock(number, u64::try_from(left.as_millis()).unwrap_or(u64::MAX), self.asked.clone())
    }
}

impl Table {
    /// When something is due next.
    pub(super) fn next_due(&self) -> Option<Instant> {
        let dealing = self.dealing.as_ref().map(|dealing| dealing.until);
        let turn = self.turn.as_ref().map(|turn| turn.until);
        let next_round = self.next_round.filter(|_| !self.people.is_empty());
        [next_round, dealing, turn, self.park, self.renew].into_iter().flatten().min()
    }

    pub(super) async fn times_up(&mut self) {
        self.renew_claim().await;
        if self.disowned {
            return;
        }
        // Whoever asked for it is not told: the host may be gone by now.
        let _ = self.deal_on().await;
        if let Some(turn) = self.turn.take_if(|turn| turn.until <= Instant::now()) {
            for seat in turn.asked {
                self.chairs[seat.index()].late = true;
            }
        }
        self.go_on().await;
    }

    /// Times the turn of the people who are asked, if the host has set a clock.
    pub(super) fn time_the_turn(&mut self, asked: &[Seat]) {
        let Some(happened) = self.host.as_ref().map(rummage_host::Host::happened) else { return };
        let timed =
            |seat: &Seat| self.ledger.people().any(|person| person == *seat) && self.bot_for(*seat).is_none();
        let asked: Vec<Seat> = asked.iter().copied().filter(timed).collect();
        let Some(seconds) = self.ledger.clock.filter(|_| !asked.is_empty()) else {
            self.turn = None;
            return;
        };
        // An answer in a window does not give the others more time, nor does a meld the one in turn.
        let goes_on = self.turn.as_ref().is_some_and(|turn| {
            asked.iter().all(|seat| turn.asked.contains(seat)) && !self.began_since(turn.happened)
        });
        if !goes_on {
            let until = Instant::now() + Duration::from_secs(seconds.into());
            let turn = Turn { until, asked, happened };
            self.people.tell_all(&turn.told(self.ledger.number));
            self.turn = Some(turn);
        }
    }
}
