//! What is done at a table that is watched: bots choose where they can, and only what may be done at both tables is done at both.

use super::twin::Twin;
use rand::rngs::ChaCha8Rng;
use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::shuffle;
use rummage_rules::event::{Event, Seen};
use rummage_rules::table::{Due, Left, StepKind};

/// A line of one seat, or of all of them.
pub enum Deed {
    /// A seat acts.
    Act(Seat, Action),
    /// A seat leaves the division of its hand to the table.
    Pass(Seat),
    /// All have seen the score.
    Next,
}

/// Who plays at a seat.
pub type Player = Box<dyn Bot>;

/// Whether a card that lies elsewhere becomes this viewer's to know by what happened at one table and at the other. Whoever closes lays
/// the whole hand open, and a round that has ended all hands, beginning with who may lay them in more than one way.
pub fn becomes_known(here: &Event<Seen>, there: &Event<Seen>, viewer: Option<Seat>) -> bool {
    let turned_up = match here {
        Event::TurnedUp { .. } | Event::WildCut { .. } => true,
        event => viewer.is_some_and(|viewer| event.tells(viewer)),
    };
    // A card that is not to be held may have been drawn at one of the tables alone.
    let aside = [here, there].into_iter().any(|event| matches!(event, Event::LaidAside { .. }));
    (turned_up || aside) && here != there || matches!(here, Event::Closed { .. } | Event::RoundEnded { .. })
}

/// Whether it is told that a hand has nothing to play, which may be so at one of the tables alone.
pub fn tells_of_a_hand(event: &Event<Seen>) -> bool {
    matches!(event, Event::LeftRound { left: Left::Stuck, .. })
}

/// A bot for each seat.
pub fn players(seats: usize) -> Vec<Player> {
    (0..seats as u64).map(|seat| seat_bot(Level::Seedling, seat)).collect()
}

impl Deed {
    /// What is done next; nothing once the match is over.
    pub fn next(table: &Twin, players: &mut [Player], rng: &mut ChaCha8Rng) -> Option<Deed> {
        let host = table.host();
        if let Some(seat) = host.dividing().first() {
            return Some(Deed::Pass(*seat));
        }
        match host.due() {
            Due::Nothing => None,
            Due::Step(StepKind::NextRound) => Some(Deed::Next),
            Due::Step(step) => panic!("{step:?} is left due"),
            Due::Seat(_) => wishes(table, players, rng).next(),
        }
    }

    /// What may be done at both tables; nothing where a round is over, or whoever is asked would only do what the other table forbids.
    pub fn of_both(table: &Twin, other: &Twin, players: &mut [Player], rng: &mut ChaCha8Rng) -> Option<Deed> {
        if table.host().asked() != other.host().asked() || !table.host().dividing().is_empty() {
            return None;
        }
        wishes(table, players, rng).find(|deed| table.allows(deed) && other.allows(deed))
    }
}

/// What whoever is asked first would do: what its bot chooses, then anything.
fn wishes(table: &Twin, players: &mut [Player], rng: &mut ChaCha8Rng) -> impl Iterator<Item = Deed> {
    let asked = table.host().asked().into_iter().next();
    asked.into_iter().flat_map(move |seat| {
        let view = table.host().view(seat);
        let mut actions = view.suggest(usize::MAX);
        shuffle(&mut actions, rng);
        actions.insert(0, players[seat.index()].choose(&view, Budget(1)));
        actions.into_iter().map(move |action| Deed::Act(seat, action))
    })
}
