//! What the tests of the wire share: tables of every game, played by chance.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_host::Host;
use rummage_rules::cards::shuffle::{Seed, below};
use rummage_rules::games::{GAMES, Game};
use rummage_rules::house::options::Options;
use rummage_wire::Setup;

/// A match that goes on by chance.
pub struct Table {
    pub name: String,
    pub setup: Setup,
    pub host: Host,
    rng: ChaCha8Rng,
}

impl Table {
    fn new(game: &Game, seats: usize) -> Table {
        let setup = Setup::new(game, seats, Options::default()).expect("its usual rules");
        let host = Host::new(game, seats, Options::default(), Seed(seats as u128)).expect("its usual rules");
        Table { name: format!("{} for {seats}", game.id), setup, host, rng: ChaCha8Rng::seed_from_u64(7) }
    }

    /// Lets whatever is due happen, where whoever is asked does anything legal; the number of the first event of that.
    pub fn go_on(&mut self) -> Option<usize> {
        let first = self.host.happened();
        let asked = self.host.asked();
        if asked.is_empty() {
            return (!self.host.step().is_empty()).then_some(first);
        }
        let seat = self.one_of(&asked);
        let action = self.one_of(&self.host.view(seat).suggest(usize::MAX));
        self.host.act(seat, &action).expect("a suggestion is legal");
        Some(first)
    }

    fn one_of<T: Clone>(&mut self, items: &[T]) -> T {
        items[below(&mut self.rng, u32::try_from(items.len()).expect("few items")) as usize].clone()
    }
}

/// The smallest and the largest table of every game.
pub fn every_table() -> impl Iterator<Item = Table> {
    GAMES.iter().flat_map(|game| {
        let sizes = [*game.seats.start(), *game.seats.end()];
        let sizes = if sizes[0] == sizes[1] { &sizes[..1] } else { &sizes[..] };
        sizes.iter().map(|seats| Table::new(game, *seats)).collect::<Vec<_>>()
    })
}
