//! Brings a scene on: the player's likings, the screen or the table, and what is pressed there.

use bevy::{math::UVec2, prelude::*};
use rummage::{
    shell::{
        arguments::Speed,
        match_setup::{MatchSetup, SeatControl},
        preferences::Preferences,
        states::{Menu, Screen},
    },
    store::{
        firsts::Firsts,
        saves::Waiting,
        statistics::{Statistics, ledger::Ledger},
    },
};
use rummage_rules::{games::Game, house::options::Options};

use super::{
    advice, counted, friends, lessons,
    matches::seated,
    position::Moment,
    scene::{Scene, What},
    stage::{REST, Stage},
};

impl Stage {
    /// Brings a scene on.
    pub fn show(&mut self, scene: &Scene, size: UVec2) -> Result<(), String> {
        if let Some(button) = self.open.take() {
            self.press(button)?;
            self.pass(1);
        }
        self.resize(size);
        if let What::Lesson { game, step, missed: false } = scene.what
            && lessons::is_before(self.world(), game, step)
        {
            lessons::go_on(self, step)?;
            self.pass(REST);
            return Ok(());
        }
        self.go(Screen::Title)?;
        let mut likes = Preferences::default();
        // Every question is drawn, whether the card fits or not, and no scene is anybody's first.
        (likes.ask_when_it_fits, likes.first_times) = (false, false);
        likes.speed = Speed::Instant;
        (scene.likes)(&mut likes);
        self.world().insert_resource(likes);
        // The matches of other scenes have been counted meanwhile, and what was new in them explained.
        self.world().insert_resource(Firsts::default());
        // The title of whoever comes for the first time has a picture of its own.
        let comes_first = matches!(scene.what, What::Screen(Screen::Title, _));
        let ledger = if comes_first { Ledger::default() } else { counted::ledger() };
        self.world().resource_mut::<Statistics>().ledger = ledger;
        self.bring_on(&scene.what, size)?;
        // How long a scene took to come on differs from run to run; the leaves are to hang alike.
        *self.world().resource_mut::<Time<Virtual>>() = Time::default();
        self.pass(REST);
        Ok(())
    }

    fn bring_on(&mut self, what: &What, size: UVec2) -> Result<(), String> {
        match what {
            What::Screen(screen, game) => {
                self.prepare(MatchSetup { seed: Some(7), ..MatchSetup::usual(game) });
                // Nor do the matches of other scenes wait, whichever were shown before.
                self.world().insert_resource(Waiting::default());
                self.go(*screen)?;
            }
            What::Again(game) => {
                self.prepare(MatchSetup::usual(game));
                self.world().insert_resource(Waiting::default());
                self.go(Screen::Title)?;
            }
            What::Played => friends::played(self)?,
            What::Room { game, host } => friends::room(self, game, *host)?,
            What::Company(game) => friends::company(self, game)?,
            What::Tab(tab, game) => {
                self.prepare(MatchSetup::usual(game));
                self.world().resource_mut::<NextState<Menu>>().set(Menu::Options);
                self.pass(2);
                self.press(tab)?;
            }
            What::SetUp { game, players, options } => {
                self.prepare(MatchSetup { options: options.clone(), ..seated(game, *players) });
                self.go(Screen::Setup)?;
            }
            What::People(game) => {
                self.prepare(shared(game));
                self.go(Screen::Setup)?;
            }
            What::OverScreen(menu, screen, game) => {
                self.prepare(MatchSetup { seed: Some(7), ..MatchSetup::usual(game) });
                self.go(*screen)?;
                self.world().resource_mut::<NextState<Menu>>().set(*menu);
            }
            What::Found { game, words } => self.look_for(game, words)?,
            What::Over(menu, game) => {
                self.sit_down(game, game.usual_seats, &Options::default(), Moment::Early)?;
                self.world().resource_mut::<NextState<Menu>>().set(*menu);
            }
            What::Curtain(game) => {
                self.prepare(shared(game));
                self.go(Screen::Table)?;
                self.until(|world| *world.resource::<State<Menu>>().get() == Menu::Curtain)?;
            }
            What::Result(game, players) => {
                self.sit_down(game, *players, &Options::default(), Moment::End)?;
                self.pass(REST);
                self.press("result")?;
            }
            What::Counted { game, players } => {
                self.sit_down(game, *players, &Options::default(), Moment::Sheet)?;
                self.pass(REST);
                self.press("see-table")?;
            }
            What::Replay { game, players, log } => {
                advice::replay(self, game, *players, *log)?;
                // On a phone the log is a menu, which goes by itself.
                self.open = (*log && size.x > size.y).then_some("log-fold");
            }
            What::Lesson { game, step, missed } => lessons::step(self, game, *step, *missed)?,
            What::Hint { game, players, deeper } => advice::hint(self, game, *players, *deeper)?,
            What::Reasoning { game, players } => {
                advice::reasoning(self, game, *players)?;
                self.open = Some("replay-thoughts");
            }
            What::Review { game, players } => advice::review(self, game, *players)?,
            What::Table { game, players, options, moment } => {
                self.sit_down(game, *players, options, *moment)?;
            }
        }
        Ok(())
    }
}

/// A table at which the second seat is another person's.
fn shared(game: &'static Game) -> MatchSetup {
    let mut setup = MatchSetup { seed: Some(7), ..MatchSetup::usual(game) };
    setup.seats[1].control = SeatControl::Human;
    setup
}
