//! Thoughts of bots one step at a time, so that whoever has loaded this as wasm can hold a clock to them.

use rummage_bots::{Bot, Budget, Level, Steps, seat_bot};
use rummage_host::Host;
use rummage_rules::action::Action;
use rummage_rules::cards::shuffle::Seed;
use rummage_rules::games::GAMES;
use rummage_rules::house::options::Options;
use rummage_rules::table::Due;
use std::cell::RefCell;
use std::task::{Context, Poll, Waker};

/// The match is over, or no table has been set.
const OVER: u32 = 0;
/// The seat that is asked thinks on.
const THINKS: u32 = 1;
/// It has come to the end of its thought, and acted.
const ACTED: u32 = 2;

/// A table at which bots of one level sit.
struct Table {
    host: Host,
    /// Each bot where it does not think.
    sitting: Vec<Option<Box<dyn Bot>>>,
    thought: Option<Steps<'static, (Box<dyn Bot>, Action)>>,
}

thread_local! {
    static TABLE: RefCell<Option<Table>> = const { RefCell::new(None) };
}

impl Table {
    fn step(&mut self) -> u32 {
        while !self.host.step().is_empty() {}
        let Due::Seat(seat) = self.host.due() else { return OVER };
        let sitting = &mut self.sitting[seat.index()];
        let thought = self.thought.get_or_insert_with(|| {
            let mut bot = sitting.take().expect("a bot that does not think is at its seat");
            let view = self.host.view(seat);
            Box::pin(async move {
                let action = bot.choose_in_steps(&view, Budget::default()).await;
                (bot, action)
            })
        });
        let Poll::Ready((bot, action)) = thought.as_mut().poll(&mut Context::from_waker(Waker::noop()))
        else {
            return THINKS;
        };
        *sitting = Some(bot);
        self.thought = None;
        self.host.act(seat, &action).expect("bots do what is legal");
        ACTED
    }
}

/// Sets a table for as few as a game is played by, and says by how many; 0 if there is no such game or level.
#[allow(unsafe_code, reason = "wasm exports a function by its plain name")]
#[unsafe(no_mangle)]
pub extern "C" fn rummage_sit(game: u32, level: u32, seed: u32) -> u32 {
    let (Some(game), Some(level)) = (GAMES.get(game as usize), Level::ALL.get(level as usize)) else {
        return 0;
    };
    let seats = *game.seats.start();
    let dealt = Seed(u128::from(seed));
    let host = Host::new(game, seats, Options::default(), dealt).expect("the usual rules of a game");
    let bot = |seat| Some(seat_bot(*level, u64::from(seed) + seat));
    let sitting = (0u64..).map(bot).take(seats).collect();
    TABLE.set(Some(Table { host, sitting, thought: None }));
    u32::try_from(seats).unwrap_or(0)
}

/// Lets the seat that is asked think a step further, and act when it has come to the end: 0 once the match is over, 1 in the middle of
/// a thought, 2 after an action.
#[allow(unsafe_code, reason = "wasm exports a function by its plain name")]
#[unsafe(no_mangle)]
pub extern "C" fn rummage_step() -> u32 {
    TABLE.with_borrow_mut(|table| table.as_mut().map_or(OVER, Table::step))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many steps the sharpest needs for the first actions of a match, and how many actions those are.
    fn steps(game: u32, most: usize) -> (usize, usize) {
        assert!(rummage_sit(game, 2, 1) > 0);
        let steps: Vec<u32> = (0..most).map(|_| rummage_step()).take_while(|step| *step != OVER).collect();
        (steps.len(), steps.iter().filter(|step| **step == ACTED).count())
    }

    #[test]
    fn a_table_is_thought_about_until_its_match_is_over() {
        assert_eq!(rummage_sit(99, 0, 1), 0);
        let (steps, actions) = steps(1, 1_000_000);
        assert!((10..100_000).contains(&actions) && steps >= actions, "{actions} actions in {steps} steps");
    }

    #[test]
    fn a_long_thought_is_left_many_times() {
        for game in [0, 2, 4, 5] {
            let (steps, actions) = steps(game, 2_000);
            assert!(steps > 3 * actions, "{actions} actions in {steps} steps of {}", GAMES[game as usize].id);
        }
    }
}
