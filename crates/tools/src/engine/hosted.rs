//! A match that an engine plays: its host, and those who sit there.

use super::telling::Telling;
use super::{moves, position};
use crate::players::Player;
use rummage_bots::{Bot, Budget};
use rummage_host::{Host, Moment};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::notation;
use rummage_rules::record::MatchRecord;
use rummage_rules::record::undo::Stays;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, Public};

/// Who sits where; `None` is whoever asks.
pub type Seats = Vec<Option<Player>>;

/// A match with those who sit there, and their bots; whoever asks plays the seats without one.
pub struct Hosted {
    host: Host,
    seats: Seats,
    bots: Vec<Option<Box<dyn Bot>>>,
}

impl Hosted {
    /// A match with these players.
    pub fn new(host: Host, seats: Seats) -> Hosted {
        let bots = seated(&seats);
        Hosted { host, seats, bots }
    }

    /// From now on the count of hands waits for the seats that whoever asks plays, or does not.
    pub fn let_counts_wait(&mut self, wait: bool) {
        let own: Vec<Seat> = self.public().seats().filter(|seat| wait && self.is_own(*seat)).collect();
        self.host.let_divide(&own);
    }

    /// Whether whoever asks plays this seat.
    fn is_own(&self, seat: Seat) -> bool {
        self.bots.get(seat.index()).is_some_and(Option::is_none)
    }

    /// What everybody sees.
    pub fn public(&self) -> &Public {
        self.host.public()
    }

    /// The match as it is written down.
    pub fn record(&self) -> &MatchRecord {
        self.host.record()
    }

    /// The seats that the count of hands waits for.
    pub fn dividing(&self) -> Vec<Seat> {
        self.host.dividing()
    }

    /// The view of a seat; the only seat that is asked, if none is named.
    ///
    /// # Errors
    /// When there is no such seat.
    pub fn view(&self, seat: Option<Seat>) -> Result<View, String> {
        Ok(self.host.view(self.seat(seat)?))
    }

    /// The seat named, or else the one that is asked.
    fn seat(&self, named: Option<Seat>) -> Result<Seat, String> {
        let seats = self.public().spec.seats;
        match (named, &self.host.asked()[..]) {
            (Some(seat), _) if seat.index() < seats => Ok(seat),
            (Some(seat), _) => Err(format!("there is no seat {seat}: the last one is P{}", seats - 1)),
            (None, [seat]) => Ok(*seat),
            (None, []) => Err("nobody is asked: name a seat".into()),
            (None, _) => Err("several are asked: name a seat".into()),
        }
    }

    /// Lets a seat act, then everything that follows until whoever asks is asked; what happened, as it is told.
    ///
    /// # Errors
    /// The text that is no action, or why it is refused.
    pub fn play(&mut self, seat: Option<Seat>, text: &str, telling: Telling) -> Result<Vec<String>, String> {
        let seat = self.seat(seat)?;
        if text == "pass" && self.dividing().contains(&seat) {
            self.host.leave_to_the_table(seat);
            return self.go_on(telling);
        }
        let action = notation::parse_action(&self.host.seen_by(seat), self.host.hand(seat), text);
        let moment = act(&mut self.host, seat, &action.map_err(|error| error.to_string())?)?;
        let mut said = telling.lines(&moment);
        said.extend(self.go_on(telling)?);
        Ok(said)
    }

    /// Takes back what a seat did last, as far as the rule of undoing allows; the seat that acted last, if none is named. Bots sit down
    /// anew and are shown the match as far as it is left.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn undo(&mut self, seat: Option<Seat>, telling: Telling) -> Result<Vec<String>, String> {
        if !self.dividing().is_empty() {
            return Err("the count waits: divide the hand, or pass".into());
        }
        let mut acted = self.host.decisions().into_iter().rev().map(|decision| decision.seat);
        let seat = seat.or_else(|| acted.find(|seat| self.is_own(*seat)));
        let seat = seat.ok_or_else(|| Stays::NothingDone.to_string())?;
        let gone = self.host.undo(seat).map_err(|stays| stays.to_string())?;
        self.bots = seated(&self.seats);
        for (seat, bot) in (0..).zip(&mut self.bots) {
            let told = self.host.told(Some(Seat(seat)), 0);
            told.for_each(|event| bot.iter_mut().for_each(|bot| bot.observe(&event)));
        }
        let mut said = vec![format!("undone {gone}")];
        said.extend(self.go_on(telling)?);
        Ok(said)
    }

    /// Lets happen what is due and the bots do, until whoever asks is asked or the match is over.
    ///
    /// # Errors
    /// When a bot is refused.
    pub fn go_on(&mut self, telling: Telling) -> Result<Vec<String>, String> {
        let mut said = Vec::new();
        loop {
            let moment = match self.host.due() {
                Due::Nothing => break,
                Due::Step(_) => self.host.step(),
                Due::Seat(_) => {
                    let asked = self.host.asked();
                    let Some(seat) = asked.into_iter().find(|seat| !self.is_own(*seat)) else { break };
                    let view = self.host.view(seat);
                    let bot = self.bots[seat.index()].as_mut();
                    let chosen = bot.map(|bot| bot.choose(&view, Budget::default()));
                    act(&mut self.host, seat, &chosen.unwrap_or(Action::Pass))?
                }
            };
            if moment.is_empty() {
                // The count waits.
                break;
            }
            said.extend(telling.lines(&moment));
            for (seat, bot) in (0..).zip(&mut self.bots) {
                let bot = bot.as_mut().into_iter();
                bot.for_each(|bot| moment.told(Some(Seat(seat))).for_each(|event| bot.observe(&event)));
            }
        }
        said.push(position::turn(self.public(), &self.dividing()));
        Ok(said)
    }
}

/// The bots of these players, each with a seed of its own.
fn seated(seats: &[Option<Player>]) -> Vec<Option<Box<dyn Bot>>> {
    let bot = |(seed, player): (u64, &Option<Player>)| player.as_ref().and_then(|player| player.bot(seed));
    (0..).zip(seats).map(bot).collect()
}

fn act<'a>(host: &'a mut Host, seat: Seat, action: &Action) -> Result<Moment<'a>, String> {
    host.act(seat, action).map_err(|refusal| moves::why(&refusal))
}
