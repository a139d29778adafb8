//! What an engine is asked about: a match that it plays, or a view that it was given.

use crate::players::Player;
use rummage_bots::{Bot, Budget};
use rummage_rules::action::Action;
use rummage_rules::card::{CardId, Seat};
use rummage_rules::event::Event;
use rummage_rules::notation;
use rummage_rules::perform::Events;
use rummage_rules::record::Match;
use rummage_rules::table::{Due, Public};
use rummage_rules::view::View;

/// A match, or one seat's view of one.
pub enum Position {
    /// A match with the bots at its seats; whoever asks plays those without one.
    Match(Box<Match>, Vec<Option<Box<dyn Bot>>>),
    /// A view.
    View(Box<View>),
}

/// Who is told of events.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Watcher {
    /// Somebody who sees no hand.
    Onlooker,
    /// A seat.
    Seat(Seat),
    /// Somebody who sees everything.
    All,
}

impl Watcher {
    fn text(self, public: &Public, event: &Event<CardId>) -> String {
        let shown = match self {
            Watcher::Onlooker => event.shown_to(None),
            Watcher::Seat(seat) => event.shown_to(Some(seat)),
            Watcher::All => event.laid_open(),
        };
        format!("event {}", notation::event_text(public, &shown))
    }
}

impl Position {
    /// A match with these players; `None` is whoever asks.
    pub fn of_match(played: Match, seats: &[Option<Player>]) -> Position {
        let bot =
            |(seed, player): (u64, &Option<Player>)| player.as_ref().and_then(|player| player.bot(seed));
        Position::Match(Box::new(played), (0..).zip(seats).map(bot).collect())
    }

    /// What everybody sees.
    pub fn public(&self) -> &Public {
        match self {
            Position::Match(played, _) => &played.table().public,
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
            Position::Match(played, _) => Ok(played.table().view(self.seat(seat)?)),
        }
    }

    /// The seat named, or else the one that is asked.
    fn seat(&self, named: Option<Seat>) -> Result<Seat, String> {
        let seats = self.public().spec.seats;
        match (named, &self.public().asked()[..]) {
            (Some(seat), _) if seat.index() < seats => Ok(seat),
            (Some(seat), _) => Err(format!("there is no seat {seat}: the last one is P{}", seats - 1)),
            (None, [seat]) => Ok(*seat),
            (None, []) => Err("nobody is asked: name a seat".into()),
            (None, _) => Err("several are asked: name a seat".into()),
        }
    }

    /// Lets a seat act, then everything that follows until whoever asks is asked; what happened, as it is told to `watcher`.
    ///
    /// # Errors
    /// The text that is no action, or why it is refused.
    pub fn play(&mut self, seat: Option<Seat>, text: &str, watcher: Watcher) -> Result<Vec<String>, String> {
        let seat = self.seat(seat)?;
        let Position::Match(played, _) = self else {
            return Err("a view stays as it is: begin a match to play".into());
        };
        let table = played.table();
        let action = notation::parse_action(&table.public, &table.hands[seat.index()], text);
        let events = act(played, seat, &action.map_err(|error| error.to_string())?)?;
        let mut said = told(played, &events, watcher);
        said.extend(self.go_on(watcher)?);
        Ok(said)
    }

    /// Lets happen what is due and the bots do, until whoever asks is asked or the match is over.
    ///
    /// # Errors
    /// When a bot is refused.
    pub fn go_on(&mut self, watcher: Watcher) -> Result<Vec<String>, String> {
        let mut said = Vec::new();
        if let Position::Match(played, bots) = self {
            loop {
                let events = match played.table().due() {
                    Due::Nothing => break,
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
                said.extend(told(played, &events, watcher));
                for (seat, bot) in (0..).zip(bots.iter_mut()) {
                    let shown = events.iter().map(|event| event.shown_to(Some(Seat(seat))));
                    shown.for_each(|event| bot.iter_mut().for_each(|bot| bot.observe(&event)));
                }
            }
        }
        said.push(self.turn());
        Ok(said)
    }

    /// Who is asked, or who has won.
    pub fn turn(&self) -> String {
        let names = |seats: &[Seat]| seats.iter().map(|seat| format!(" {seat}")).collect::<String>();
        let public = self.public();
        match public.due() {
            Due::Nothing => format!("over{}", names(&public.winners)),
            Due::Step(_) => format!("asked nobody, {}", public.state_name()),
            Due::Seat(_) => format!("asked{}, {}", names(&public.asked()), public.state_name()),
        }
    }
}

fn act(played: &mut Match, seat: Seat, action: &Action) -> Result<Events, String> {
    played.act(seat, action).map_err(|refusal| {
        let rule = if refusal.rule.is_empty() { String::new() } else { format!(" ({})", refusal.rule) };
        format!("{refusal}{rule}")
    })
}

fn told(played: &Match, events: &Events, watcher: Watcher) -> Vec<String> {
    events.iter().map(|event| watcher.text(&played.table().public, event)).collect()
}
