//! Nobody peeks by the wire: hidden cards are exchanged while a match goes on, and no byte of any line of that seat changes by it.
//!
//! Bots play matches of every game. Now and then the table is woken a second time from the same rows, with the cards elsewhere that one
//! seat cannot see. Both tables hear the same lines. Until a card that lies elsewhere becomes that seat's to know, it is told the same,
//! byte by byte, and so is whoever looks on.

mod deeds;
mod twin;

use super::course::{self, how_many};
use deeds::{Deed, Player};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rummage_rules::cards::ids::Seat;
use rummage_rules::games::{GAMES, Game};
use twin::Twin;

/// So many events are compared in all (RUMMAGE_WIRE_EVENTS says otherwise).
const EVENTS: usize = 20_000;

/// What was compared.
#[derive(Default)]
struct Compared {
    /// Events, as often as somebody was told them.
    events: usize,
    /// Lines of any kind.
    lines: usize,
    /// Tables at which hidden cards really lay elsewhere.
    exchanged: usize,
}

#[tokio::test(start_paused = true)]
async fn no_byte_that_a_seat_is_told_depends_on_cards_that_it_may_not_see() {
    let tables: Vec<_> = tables().collect();
    let each = how_many("RUMMAGE_WIRE_EVENTS", EVENTS).div_ceil(tables.len());
    let (mut events, mut lines) = (0, 0);
    for (game, seats) in &tables {
        let compared = watch(game, *seats, each).await;
        assert!(compared.exchanged > 0, "{} for {seats}: no card lay elsewhere", game.id);
        (events, lines) = (events + compared.events, lines + compared.lines);
    }
    println!("{events} events in {lines} lines, none changed");
    assert!(lines > 0 && events >= each * tables.len());
}

/// The smallest and the largest table of every game.
fn tables() -> impl Iterator<Item = (&'static Game, usize)> {
    GAMES.iter().flat_map(|game| {
        let (fewest, most) = (*game.seats.start(), *game.seats.end());
        let sizes = [fewest, most].into_iter().take(if fewest == most { 1 } else { 2 });
        sizes.map(move |seats| (*game, seats))
    })
}

/// Plays matches until so many events were compared.
async fn watch(game: &'static Game, seats: usize, events: usize) -> Compared {
    let mut rng = ChaCha8Rng::seed_from_u64(seats as u64);
    let (mut compared, mut players) = (Compared::default(), deeds::players(seats));
    while compared.events < events {
        let mut rows = course::dealt(game, seats, &mut rng);
        loop {
            let mut truth = Twin::wake(&rows).await;
            let seat = Seat::at(rng.random_range(0..seats));
            if let Some(other) = truth.exchanged(&rows, seat, &mut rng).await {
                compared.exchanged += 1;
                Pair { truth: &mut truth, other, seat }.watch(&mut players, &mut compared, &mut rng).await;
            } else {
                truth.everybody_comes().await;
            }
            if !onwards(&mut truth, &mut players, &mut rng).await {
                break;
            }
            rows = truth.rows().await;
        }
    }
    compared
}

/// Goes on by an action, whatever is to be seen by it; whether there is one. That the next round has begun is in no row, so that it would
/// begin again at a table that is woken there.
async fn onwards(truth: &mut Twin, players: &mut [Player], rng: &mut ChaCha8Rng) -> bool {
    loop {
        let Some(deed) = Deed::next(truth, players, rng) else { return false };
        truth.hear(&deed).await;
        truth.lines();
        if !matches!(deed, Deed::Next) {
            return true;
        }
    }
}

/// A table, the same one with hidden cards exchanged, and the seat that must not be able to tell.
struct Pair<'a> {
    truth: &'a mut Twin,
    other: Twin,
    seat: Seat,
}

impl Pair<'_> {
    /// Plays at both until the difference can be seen, or nothing is left that may be done at both.
    async fn watch(mut self, players: &mut [Player], compared: &mut Compared, rng: &mut ChaCha8Rng) {
        let mut since = self.truth.happened();
        self.truth.everybody_comes().await;
        self.other.everybody_comes().await;
        while !self.compare(since, compared) {
            since = self.truth.happened();
            let Some(deed) = Deed::of_both(self.truth, &self.other, players, rng) else { break };
            self.truth.hear(&deed).await;
            self.other.hear(&deed).await;
        }
    }

    /// Compares what was told since so many events had happened; whether anything became known that lay elsewhere.
    fn compare(&mut self, since: usize, compared: &mut Compared) -> bool {
        let (told, other) = (self.truth.lines(), self.other.lines());
        let mut known = false;
        for viewer in [Some(self.seat), None] {
            if self.becomes_known(viewer, since) {
                known = true;
                continue;
            }
            let (told, other) = (&told[&viewer], &other[&viewer]);
            assert_eq!(told, other, "{viewer:?} at {}", self.truth.name());
            compared.lines += told.len();
            compared.events += self.truth.happened() - since;
        }
        known
    }

    fn becomes_known(&self, viewer: Option<Seat>, since: usize) -> bool {
        let (truth, other) = (self.truth.laid_open(since), self.other.laid_open(since));
        let differs = truth != other && truth.iter().chain(&other).any(deeds::tells_of_a_hand);
        differs || truth.iter().zip(&other).any(|(here, there)| deeds::becomes_known(here, there, viewer))
    }
}
