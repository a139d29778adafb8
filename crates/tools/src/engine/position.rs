//! What an engine is asked about: a match that it plays, or a view that it was given.

use super::count::Count;
use super::moves;
use super::telling::Telling;
use crate::players::Player;
use rummage_bots::{Bot, Budget};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::notation;
use rummage_rules::perform::Events;
use rummage_rules::record::Match;
use rummage_rules::record::undo::Stays;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, Public, StepKind};

/// Who sits where; `None` is whoever asks.
pub type Seats = Vec<Option<Player>>;

/// A match, or one seat's view of one.
pub enum Position {
    /// A match with those who sit there, and their bots; whoever asks plays the seats without one.
    Match(Box<Match>, Seats, Vec<Option<Box<dyn Bot>>>, Count),
    /// A view.
    View(Box<View>),
}

impl Position {
    /// A match with these players.
    pub fn of_match(played: Match, seats: Seats) -> Position {
        let bots = seated(&seats);
        Position::Match(Box::new(played), seats, bots, Count::default())
    }

    /// From now on the count of hands waits for seats that may divide theirs, or does not.
    pub fn let_counts_wait(&mut self, wait: bool) {
        if let Position::Match(_, _, _, count) = self {
            count.waits = wait;
        }
    }

    /// What everybody sees.
    pub fn public(&self) -> &Public {
        match self {
            Position::Match(played, ..) => &played.table().public,
            Position::View(view) => &view.public,
        }
    }

    /// The view of a seat; the only seat that may be asked for, if none is named.
    ///
    /// # Errors
    /// When there is no such seat, or its view is not to be had.
    pub fn view(&self, seat: Option<Seat>) -> Result<View, String> {
        match self {
            Position::View(view) if seat.is_none_or(|seat| seat == view.seat) => Ok(view.as_ref().clone()),
            Position::View(view) => Err(format!("the view that was set is that of {}", view.seat)),
            Position::Match(played, ..) => Ok(played.table().view(self.seat(seat)?)),
        }
    }

    /// Whether the count of hands waits.
    pub fn is_counted_later(&self) -> bool {
        !self.dividing().is_empty()
    }

    /// The seats that the count of hands waits for.
    fn dividing(&self) -> Vec<Seat> {
        match self {
            Position::Match(played, _, bots, count) => {
                count.asked(played, |seat| bots[seat.index()].is_none())
            }
            Position::View(_) => Vec::new(),
        }
    }

    /// The seats that are asked: by the table, or because the count of hands waits for them.
    fn asked(&self) -> Vec<Seat> {
        let dividing = self.dividing();
        if dividing.is_empty() { self.public().asked() } else { dividing }
    }

    /// The seat named, or else the one that is asked.
    fn seat(&self, named: Option<Seat>) -> Result<Seat, String> {
        let seats = self.public().spec.seats;
        match (named, &self.asked()[..]) {
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
        let leaves = text == "pass" && self.dividing().contains(&seat);
        let Position::Match(played, .., count) = self else {
            return Err("a view stays as it is: begin a match to play".into());
        };
        if leaves {
            count.leave(seat);
            return self.go_on(telling);
        }
        let table = played.table();
        let action = notation::parse_action(&table.public, &table.hands[seat.index()], text);
        let events = act(played, seat, &action.map_err(|error| error.to_string())?)?;
        let mut said = telling.lines(&played.table().public, &events);
        said.extend(self.go_on(telling)?);
        Ok(said)
    }

    /// Takes back what a seat did last, as far as the rule of undoing allows; the seat that acted last, if none is named. Bots sit down
    /// anew and are shown the match as far as it is left.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn undo(&mut self, seat: Option<Seat>, telling: Telling) -> Result<Vec<String>, String> {
        if self.is_counted_later() {
            return Err("the count waits: divide the hand, or pass".into());
        }
        let Position::Match(played, seats, bots, count) = self else {
            return Err("a view stays as it is: begin a match to play".into());
        };
        let record = played.record();
        let by_hand = |text: &String| {
            let seat = notation::parse_seat(text.split(' ').next()?)?;
            bots.get(seat.index())?.is_none().then_some(seat)
        };
        let seat = seat.or_else(|| record.actions.iter().rev().find_map(by_hand));
        let seat = seat.ok_or_else(|| Stays::NothingDone.to_string())?;
        let left = played.undo_to(seat).map_err(|stays| stays.to_string())?;
        let (before, after) = record.split_at(left);
        let mut anew = seated(seats);
        let again = Match::replay(&before, |_, events| show(&mut anew, events));
        (**played, *bots) = (again.map_err(|error| error.to_string())?, anew);
        count.over();
        let mut said = vec![format!("undone {}", after.len())];
        said.extend(self.go_on(telling)?);
        Ok(said)
    }

    /// Lets happen what is due and the bots do, until whoever asks is asked or the match is over.
    ///
    /// # Errors
    /// When a bot is refused.
    pub fn go_on(&mut self, telling: Telling) -> Result<Vec<String>, String> {
        let mut said = Vec::new();
        if let Position::Match(played, _, bots, count) = self {
            loop {
                let events = match played.table().due() {
                    Due::Nothing => break,
                    Due::Step(StepKind::Score) => {
                        if !count.asked(played, |seat| bots[seat.index()].is_none()).is_empty() {
                            break;
                        }
                        count.over();
                        played.step()
                    }
                    Due::Step(_) => played.step(),
                    Due::Seat(_) => {
                        let asked = played.table().public.asked();
                        let Some(seat) = asked.into_iter().find(|seat| bots[seat.index()].is_some()) else {
                            break;
                        };
                        let view = played.table().view(seat);
                        let chosen =
                            bots[seat.index()].as_mut().map(|bot| bot.choose(&view, Budget::default()));
                        act(played, seat, &chosen.unwrap_or(Action::Pass))?
                    }
                };
                said.extend(telling.lines(&played.table().public, &events));
                show(bots, &events);
            }
        }
        said.push(self.turn());
        Ok(said)
    }

    /// Who is asked, or who has won.
    pub fn turn(&self) -> String {
        let names = |seats: &[Seat]| seats.iter().map(|seat| format!(" {seat}")).collect::<String>();
        let public = self.public();
        let dividing = self.dividing();
        match public.due() {
            Due::Step(_) if !dividing.is_empty() => format!("asked{}, Divide", names(&dividing)),
            Due::Nothing => format!("over{}", names(&public.winners)),
            Due::Step(_) => format!("asked nobody, {}", public.state_name()),
            Due::Seat(_) => format!("asked{}, {}", names(&public.asked()), public.state_name()),
        }
    }
}

/// The bots of these players, each with a seed of its own.
fn seated(seats: &[Option<Player>]) -> Vec<Option<Box<dyn Bot>>> {
    let bot = |(seed, player): (u64, &Option<Player>)| player.as_ref().and_then(|player| player.bot(seed));
    (0..).zip(seats).map(bot).collect()
}

fn act(played: &mut Match, seat: Seat, action: &Action) -> Result<Events, String> {
    played.act(seat, action).map_err(|refusal| moves::why(&refusal))
}

/// Shows the bots what happened.
fn show(bots: &mut [Option<Box<dyn Bot>>], events: &Events) {
    for (seat, bot) in (0..).zip(bots) {
        let shown = events.iter().map(|event| event.shown_to(Some(Seat(seat))));
        shown.for_each(|event| bot.iter_mut().for_each(|bot| bot.observe(&event)));
    }
}
