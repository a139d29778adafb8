//! What lasts of a table: all that its rows say, and nothing else changes it.

use crate::store::Row;
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::record::ReplayError;
use rummage_wire::{Commitment, Key, Name, Proof, Setup, Who};
use thiserror::Error;

/// The lasting state of a table.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// What is played, or will be next.
    pub setup: Setup,
    /// Who sits where.
    pub places: Vec<Place>,
    /// Who may deal and set the rules.
    pub host: Seat,
    /// The key of the invitation.
    pub invite: Key,
    /// Seconds for a turn.
    pub clock: Option<u32>,
    /// How many matches have begun.
    pub number: u32,
    /// What the latest one was dealt from.
    pub deal: Option<Deal>,
}

/// A chair.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Who sits there.
    pub who: Who,
    /// A person's key.
    pub key: Option<Key>,
    /// A person's last action: the number of its frame, and its text.
    pub last: Option<(u32, String)>,
}

/// Where the cards of a match come from.
#[derive(Clone, Debug)]
pub struct Deal {
    /// The seed and its parts.
    pub proof: Proof,
    /// Who had committed to what.
    pub commitments: Vec<(Seat, Commitment)>,
    /// The revision of the game's rules when it began.
    pub revision: u16,
    /// What was played.
    pub setup: Setup,
}

/// What a seat did, as it is played again.
#[derive(Clone, Debug, PartialEq)]
enum Deed {
    Acted(String),
    Left(Seat),
    Round,
}

/// Rows that are no table.
#[derive(Debug, Error)]
pub enum Unreadable {
    /// A row is none.
    #[error("row {0} cannot be read: {1}")]
    Row(usize, serde_json::Error),
    /// The first row does not open a table.
    #[error("the first row opens no table")]
    First,
    /// What was played cannot be played again.
    #[error("its match cannot be played again: {0}")]
    Match(#[from] ReplayError),
}

impl Place {
    /// A chair that nobody sits on.
    pub const FREE: Place = Place { who: Who::Free, key: None, last: None };

    fn person(name: Name, key: Key) -> Place {
        Place { who: Who::Person(name), key: Some(key), last: None }
    }
}

impl Ledger {
    /// A table as it was opened.
    fn open(setup: Setup, name: Name, key: Key, invite: Key) -> Ledger {
        let mut places = vec![Place::FREE; setup.seats()];
        places[0] = Place::person(name, key);
        Ledger { setup, places, host: Seat(0), invite, clock: None, number: 0, deal: None }
    }

    /// Reads a table and the match that is played at it.
    ///
    /// # Errors
    /// What of the rows cannot be read.
    pub fn read(rows: &[String]) -> Result<(Ledger, Option<Host>), Unreadable> {
        let read =
            |(n, row): (usize, &String)| serde_json::from_str(row).map_err(|error| Unreadable::Row(n, error));
        let mut rows = rows.iter().enumerate().map(read);
        let Some(Row::Opened { setup, name, key, invite }) = rows.next().transpose()? else {
            return Err(Unreadable::First);
        };
        let mut ledger = Ledger::open(setup, name, key, invite);
        let mut deeds = Vec::new();
        for row in rows {
            let row = row?;
            match &row {
                Row::Dealt { .. } => deeds.clear(),
                Row::Acted { seat, text, .. } => deeds.push(Deed::Acted(format!("{seat} {text}"))),
                Row::Left { seat, .. } => deeds.push(Deed::Left(*seat)),
                Row::Round => deeds.push(Deed::Round),
                _ => {}
            }
            ledger.apply(row);
        }
        let host = ledger.deal.as_ref().map(|deal| deal.play(&deeds)).transpose()?;
        Ok((ledger, host))
    }

    /// Lets a row happen.
    pub fn apply(&mut self, row: Row) {
        match row {
            Row::Opened { setup, name, key, invite } => *self = Ledger::open(setup, name, key, invite),
            Row::Sat { seat, name, key } => self.put(seat, Place::person(name, key)),
            Row::Stood(seat) => self.put(seat, Place::FREE),
            Row::Named(seat, name) => {
                if let Some(place) = self.places.get_mut(seat.index()) {
                    place.who = Who::Person(name);
                }
            }
            Row::Rules(setup) => {
                self.places.resize(setup.seats(), Place::FREE);
                self.setup = setup;
            }
            Row::Filled(seat, level) => self.put(seat, Place { who: Who::Bot(level), ..Place::FREE }),
            Row::HostIs(seat) => self.host = seat,
            Row::Clock(seconds) => self.clock = seconds,
            Row::Dealt { proof, commitments, revision } => {
                self.number += 1;
                self.deal = Some(Deal { proof, commitments, revision, setup: self.setup.clone() });
            }
            Row::Acted { seat, m, text } => self.note(seat, m, text),
            Row::Left { seat, m } => self.note(seat, m, "pass".into()),
            // The match alone has rounds.
            Row::Round => {}
        }
    }

    fn put(&mut self, seat: Seat, place: Place) {
        if let Some(there) = self.places.get_mut(seat.index()) {
            *there = place;
        }
    }

    fn note(&mut self, seat: Seat, m: Option<u32>, text: String) {
        if let (Some(place), Some(m)) = (self.places.get_mut(seat.index()), m) {
            place.last = Some((m, text));
        }
    }

    /// The seat that a key opens.
    pub fn seat_of(&self, key: Key) -> Option<Seat> {
        self.places.iter().position(|place| place.key == Some(key)).map(Seat::at)
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let people = self.places.iter().enumerate().filter(|(_, place)| matches!(place.who, Who::Person(_)));
        people.map(|(index, _)| Seat::at(index))
    }
}

impl Deal {
    /// The match at its beginning.
    ///
    /// # Errors
    /// Rules that this program does not play any more.
    pub fn begin(&self) -> Result<Host, ReplayError> {
        self.play(&[])
    }

    /// The match after these deeds. The count of hands waits until it is known who sits there, and the sheet until it is seen.
    fn play(&self, deeds: &[Deed]) -> Result<Host, ReplayError> {
        let setup = &self.setup;
        let fresh = Host::new(setup.game(), setup.seats(), setup.options().clone(), self.proof.seed);
        let fresh = fresh.map_err(|_| ReplayError::Game(setup.game().id.into()))?;
        if deeds.is_empty() {
            return Ok(fresh);
        }
        let mut record = fresh.record().clone();
        record.rules_revision = self.revision;
        let acted = |deed: &Deed| match deed {
            Deed::Acted(text) => Some(text.clone()),
            Deed::Left(_) | Deed::Round => None,
        };
        record.actions = deeds.iter().filter_map(acted).collect();
        let mut host = Host::resume_at_sheet(&record)?;
        if deeds.last() == Some(&Deed::Round) {
            // Whoever was asked before the count had answered.
            host.settle();
            host.step();
            host.settle();
        }
        host.let_divide(&host.public().seats().collect::<Vec<_>>());
        // Others may have divided their hands since: a round has one count.
        let of_this_round = deeds.iter().rev().take_while(|deed| **deed != Deed::Round);
        of_this_round.for_each(|deed| match deed {
            Deed::Left(seat) => host.leave_to_the_table(*seat),
            Deed::Acted(_) | Deed::Round => {}
        });
        Ok(host)
    }
}
