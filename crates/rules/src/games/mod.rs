//! The games: each is one file that fills the parameters of the blocks.

mod basic;
mod canasta;
mod chinchon;
mod conquian;
mod contractrummy;
mod daylily;
mod desmoche;
mod ditch;
mod dummy;
mod gin;
mod indian;
mod khanhoo;
mod kin;
mod knockrummy;
mod liverpool;
mod marriage;
pub(crate) mod names;
pub mod own;
mod penang;
mod presets;
mod quick;
mod read;
mod robbers;
mod romme;
mod rummy500;
mod shanghai;
pub mod sheet;
mod style;
mod threethirteen;
mod tonk;
mod viennese;

use crate::cards::order::Order;
use crate::cards::wilds::WildLimit;
use crate::house::options::{Chosen, OptionDef, OptionError, Options, Value};
use crate::melds::pattern::{Kind, Pattern, Sequence, Shape};
use crate::spec::{Blocks, Sheet, Spec};
use crate::turn::gate::Wanted;
use std::fmt;
use std::ops::RangeInclusive;

pub use kin::Kin;
pub use presets::Preset;
use presets::preset;
pub(crate) use read::read_spec;
pub use style::Style;

/// A game of the family.
pub struct Game {
    /// Its short name in files, on command lines and in the game's words.
    pub id: &'static str,
    /// What other texts refer to of its sheet.
    pub sheet: &'static Sheet,
    /// How it is gone about.
    pub style: Style,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// How many usually play.
    pub usual_seats: usize,
    /// Its house rules.
    pub options: &'static [OptionDef],
    /// House rules that the sheet names, each under a name of its own.
    pub presets: &'static [Preset],
    build: fn(usize, &Chosen) -> Blocks,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// Every game there is, in the order in which a player is offered them.
pub static GAMES: &[&Game] = &[
    &daylily::DAYLILY,
    &ditch::DITCH,
    &liverpool::LIVERPOOL,
    &contractrummy::CONTRACTRUMMY,
    &shanghai::SHANGHAI,
    &dummy::DUMMY,
    &quick::QUICK,
    &gin::GIN,
    &knockrummy::KNOCKRUMMY,
    &rummy500::RUMMY500,
    &romme::ROMME,
    &viennese::VIENNESE,
    &basic::BASIC,
    &threethirteen::THREETHIRTEEN,
    &indian::INDIAN,
    &conquian::CONQUIAN,
    &tonk::TONK,
    &canasta::CANASTA,
    &chinchon::CHINCHON,
    &penang::PENANG,
    &robbers::ROBBERS,
    &desmoche::DESMOCHE,
    &khanhoo::KHANHOO,
    &marriage::MARRIAGE,
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Game> {
    GAMES.iter().copied().find(|game| game.id == id)
}

impl Game {
    /// The game as it is played by so many with these options.
    ///
    /// # Errors
    /// An option or a number of seats that cannot be.
    pub fn spec(&self, seats: usize, options: &Options) -> Result<Spec, OptionError> {
        if !self.seats.contains(&seats) {
            let (least, most) = (*self.seats.start(), *self.seats.end());
            return Err(OptionError::Seats { game: self.id, seats, least, most });
        }
        options.validate(self.id, self.options)?;
        let built = (self.build)(seats, &Chosen(options));
        Ok(Spec::new(built.at_table(self.sheet, seats)))
    }

    /// Each option at each end of its range, with what it needs to matter, and a name for each of these tables.
    pub fn extremes(&self) -> impl Iterator<Item = (String, Options)> {
        let tables = |def: &'static OptionDef| def.extremes().into_iter().map(move |value| (def, value));
        self.options.iter().flat_map(tables).map(|(def, value)| {
            let mut options = Options::default();
            let name = format!("{}={value}", def.key);
            if let Some((other, word)) = def.only_with {
                options.set(other, Value::Word(word.into()));
            }
            options.set(def.key, value);
            (name, options)
        })
    }
}

impl Blocks {
    /// How the game is gone about.
    pub fn style(&self) -> Style {
        find(self.sheet.game).map_or(Style::Divide, |game| game.style)
    }
}

/// The melds of many games: three or four cards of a rank, each of another suit, or three and more of one suit that follow on.
fn sets_and_runs(runs: Sequence) -> Vec<Pattern> {
    let sets = Kind { size: (3, 4), wilds: runs.wilds, suits_differ: true, ..Kind::FROM_THREE };
    set_and_run(sets, runs)
}

/// Sets and runs under these names.
fn set_and_run(sets: Kind, runs: Sequence) -> Vec<Pattern> {
    vec![Pattern::plain("set", Shape::Kind(sets)), Pattern::plain("run", Shape::Sequence(runs))]
}

/// The places of the patterns of [`long_melds`].
const SET: usize = 0;
const RUN: usize = 1;

/// A set of three and a run of four, the least that contracts ask for.
const SET_OF_THREE: Wanted = Wanted::at_least(SET, 3);
const RUN_OF_FOUR: Wanted = Wanted::at_least(RUN, 4);

/// Runs of contracts: from four cards of a suit to fourteen, an ace at either end or both.
const LONG_RUN: Sequence =
    Sequence { size: (4, 14), order: Order { both_aces: true, ..Order::ACE_BOTH }, ..Sequence::FROM_THREE };

/// The melds of contracts: sets of one rank, of any suits and as large as may be, and long runs.
fn long_melds(wilds: WildLimit) -> Vec<Pattern> {
    set_and_run(Kind { wilds, ..Kind::FROM_THREE }, Sequence { wilds, ..LONG_RUN })
}

/// The contracts of seven deals: every way to lay two melds or three, the sets before the runs.
fn seven_contracts() -> Vec<Vec<Wanted>> {
    let (set, run) = (SET_OF_THREE, RUN_OF_FOUR);
    vec![
        vec![set, set],
        vec![set, run],
        vec![run, run],
        vec![set, set, set],
        vec![set, set, run],
        vec![set, run, run],
        vec![run, run, run],
    ]
}

/// What the word of an option says about when a match ends.
#[derive(Copy, Clone)]
enum Ends {
    /// With a total.
    Target,
    /// After so many rounds.
    Rounds,
}
