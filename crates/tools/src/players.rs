//! Who can sit at a simulated table, by name.

use crate::plain::Plain;
use crate::program::{Launch, Place, Program};
use crate::seer::Seer;
use crate::sitter::Sitter;
use crate::trouble::Trouble;
use rummage_bots::{Bot, Level, RandomBot, Temper, seat_adviser, seat_bot, seat_guest};
use std::time::Duration;

/// What stands before the command line of a program that takes a seat.
const PROGRAM: &str = "program:";

/// Who weighs as a Sage does, and plays no rounds out.
const ADVISER: &str = "adviser";

/// What stands before the level of a player before whom all hands lie open.
const OPEN: &str = "open-";

/// A bot by its level, such as `gardener`, or by a temper before it, such as `careful-gardener`.
fn guest(name: &str) -> Option<Player> {
    let of_temper = |temper: Temper| name.strip_prefix(temper.id())?.strip_prefix('-').and_then(Level::find);
    let tempered = |temper: Temper| Some(Player::Level(of_temper(temper)?, temper));
    let liking = || Temper::ALL.into_iter().find_map(tempered);
    let seer = || name.strip_prefix(OPEN).and_then(Level::find).map(Player::Seer);
    Level::find(name).map(|level| Player::Level(level, Temper::Steady)).or_else(liking).or_else(seer)
}

/// A player of a simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal action.
    Random,
    /// The plain measure of games in which a seat closes.
    Plain,
    /// A bot of a level and a temper.
    Level(Level, Temper),
    /// Whoever gives advice in a moment: what a Sage is without the rounds that it plays out.
    Adviser,
    /// A steady bot of a level before whom all hands lie open.
    Seer(Level),
    /// A program that speaks the protocol of `docs/engine.md`.
    Program(Launch),
}

/// How long a program may take.
#[derive(clap::Args)]
pub struct Patience {
    /// Seconds that a seat which is a program has for each answer
    #[arg(long, default_value = "10", value_parser = seconds)]
    answer_within: Duration,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| format!("'{text}' is no number of seconds"))
}

impl Player {
    /// The players of these names.
    ///
    /// # Errors
    /// When there is none of a name, with the names there are.
    pub fn all(names: &[String], patience: &Patience) -> Result<Vec<Player>, Trouble> {
        let player = |name: &String| match name.strip_prefix(PROGRAM) {
            Some(line) => Launch::parse(line, patience.answer_within).map(Player::Program),
            None => Player::named(name),
        };
        names.iter().map(player).collect()
    }

    /// A player of our own by name: `random`, `plain`, a level, or `bot` for the strongest.
    ///
    /// # Errors
    /// When there is none of this name, with the names there are.
    pub fn named(name: &str) -> Result<Player, Trouble> {
        match name {
            "random" => Ok(Player::Random),
            "plain" => Ok(Player::Plain),
            ADVISER => Ok(Player::Adviser),
            "bot" => Ok(Player::Level(Level::HedgeSharp, Temper::Steady)),
            _ => guest(name).ok_or_else(|| {
                let levels = Level::ALL.map(Level::id).join(", ");
                let tempers = Temper::ALL.map(Temper::id).join("-, ");
                Trouble::Input(format!(
                    "there is no player '{name}': the players are random, bot, {levels} (each also with {tempers}- before it, or \
                     {OPEN} where all hands lie open before it), \
                     plain, {ADVISER} and {PROGRAM}COMMAND"
                ))
            }),
        }
    }

    /// The player's name.
    pub fn name(&self) -> String {
        match self {
            Player::Random => "random".into(),
            Player::Plain => "plain".into(),
            Player::Adviser => ADVISER.into(),
            Player::Level(level, Temper::Steady) => level.id().into(),
            Player::Seer(level) => format!("{OPEN}{}", level.id()),
            Player::Level(level, temper) => format!("{}-{}", temper.id(), level.id()),
            Player::Program(launch) => format!("{PROGRAM}{launch}"),
        }
    }

    /// The player as a bot of our own, with a seed of its own; none if it is somebody else's program, or sees more than a seat may.
    pub fn bot(&self, seed: u64) -> Option<Box<dyn Bot>> {
        match self {
            Player::Random => Some(Box::new(RandomBot::new(seed))),
            Player::Plain => Some(Box::new(Plain)),
            Player::Adviser => Some(seat_adviser(seed)),
            Player::Level(level, temper) => Some(seat_guest(*level, *temper, seed)),
            Player::Seer(_) | Player::Program(_) => None,
        }
    }

    /// The player, seated with a seed of its own.
    ///
    /// # Errors
    /// When it is a program that cannot be started, or does not say hello.
    pub fn seated(&self, place: &Place, seed: u64) -> Result<Box<dyn Sitter>, Trouble> {
        match self {
            Player::Program(launch) => Ok(Box::new(Program::start(launch, place, seed)?)),
            Player::Seer(level) => Ok(Box::new(Seer(seat_bot(*level, seed)))),
            own => Ok(Box::new(own.bot(seed).unwrap_or_else(|| Box::new(RandomBot::new(seed))))),
        }
    }
}
