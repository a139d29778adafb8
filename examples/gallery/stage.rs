//! The whole game drawing into a picture instead of a window, moved from scene to scene.

use std::{collections::HashMap, fs, path::Path, time::Duration};

use bevy::{
    camera::{ImageRenderTarget, RenderTarget},
    prelude::*,
    render::{
        render_resource::{TextureFormat, TextureUsages},
        view::screenshot::{Screenshot, save_to_disk},
    },
    time::TimeUpdateStrategy,
    window::PrimaryWindow,
};
use rummage::{
    AppPlugin,
    arguments::{Arguments, Speed},
    input::{focus::Tag, intent::Intent},
    platform,
    preferences::Preferences,
    screens::{BotLevel, MatchSetup, Menu, Screen, SeatControl},
    statistics::Statistics,
    status::TableStatus,
    table::{Flow, script::Shown},
    theme::button::Activate,
};
use rummage_rules::{games::Game, options::Options, record::MatchRecord, table::Phase};

use super::{
    counted,
    position::{self, Moment},
    scene::{Scene, What},
};

/// The time that passes from frame to frame, whatever the clock says.
const FRAME: Duration = Duration::from_millis(33);
/// Frames until layouts, letters and pictures have come to rest.
const REST: usize = 12;
/// Frames after which something will never be so.
const PATIENCE: usize = 4000;
/// What is said of a moment that no match comes to.
pub const NEVER: &str = "no match came to this moment";
/// The seeds that are tried for a moment.
const SEEDS: [u128; 12] = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

/// A running game and the picture it draws into.
pub struct Stage {
    app: App,
    canvas: Handle<Image>,
    /// The matches that were found for a scene: the next size shows the same.
    found: HashMap<String, Option<MatchRecord>>,
}

impl Stage {
    /// Starts the game and waits for its title.
    pub fn open() -> Self {
        let arguments = Arguments { keeps_nothing: true, speed: Some(Speed::Instant), ..default() };
        let mut app = App::new();
        app.add_plugins((platform::offscreen(&arguments), AppPlugin { arguments }))
            .insert_resource(platform::clear_colour())
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        app.world_mut().resource_mut::<Statistics>().ledger = counted::ledger();
        let mut stage = Self { app, canvas: Handle::default(), found: HashMap::default() };
        stage.app.update();
        stage.resize(UVec2::new(1280, 720));
        stage.until(|world| is_at(world, Screen::Title)).expect("the title comes");
        stage
    }

    /// Brings a scene on.
    pub fn show(&mut self, scene: &Scene, size: UVec2) -> Result<(), String> {
        self.resize(size);
        self.go(Screen::Title)?;
        let mut likes = Preferences::default();
        likes.speed = Speed::Instant;
        (scene.likes)(&mut likes);
        self.like(likes);
        match &scene.what {
            What::Screen(screen, game) => {
                self.prepare(MatchSetup { seed: Some(7), ..MatchSetup::usual(game) });
                self.go(*screen)?;
            }
            What::OverSetup(menu, game) => {
                self.prepare(MatchSetup { seed: Some(7), ..MatchSetup::usual(game) });
                self.go(Screen::Setup)?;
                self.app.world_mut().resource_mut::<NextState<Menu>>().set(*menu);
            }
            What::Over(menu, game) => {
                self.sit_down(game, game.usual_seats, &Options::default(), Moment::Early)?;
                self.app.world_mut().resource_mut::<NextState<Menu>>().set(*menu);
            }
            What::Curtain(game) => {
                let mut setup = MatchSetup { seed: Some(7), ..MatchSetup::usual(game) };
                setup.seats[1].control = SeatControl::Human;
                self.prepare(setup);
                self.go(Screen::Table)?;
                self.until(|world| *world.resource::<State<Menu>>().get() == Menu::Curtain)?;
            }
            What::Result(game, players) => {
                self.sit_down(game, *players, &Options::default(), Moment::End)?;
                self.pass(REST);
                self.press("result")?;
            }
            What::Replay { game, players, log } => {
                self.sit_down(game, *players, &Options::default(), Moment::Late)?;
                if *log {
                    self.app.world_mut().write_message(Intent::Log);
                    self.pass(REST);
                }
                self.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Replay);
                self.pass(REST);
                self.app.world_mut().write_message(Intent::Scroll(-24.0));
            }
            What::Table { game, players, options, moment } => {
                self.sit_down(game, *players, options, *moment)?;
            }
        }
        self.pass(REST);
        Ok(())
    }

    /// Saves what is on screen.
    pub fn shoot(&mut self, file: &Path) -> Result<(), String> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
        }
        let target = file.to_path_buf();
        // A picture of an earlier run would pass for this one.
        let _ = fs::remove_file(file);
        self.app.world_mut().spawn(Screenshot::image(self.canvas.clone())).observe(save_to_disk(target));
        // Time stands still until the picture comes back from the graphics driver.
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let mut tries = 0..REST * 100;
        while tries.next().is_some() && !file.exists() {
            self.app.update();
        }
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        if file.exists() {
            Ok(())
        } else {
            Err("the picture never came back from the graphics driver".into())
        }
    }

    /// How the player likes it.
    pub fn like(&mut self, likes: Preferences) {
        self.app.insert_resource(likes);
    }

    /// The match to play when the table opens.
    pub fn prepare(&mut self, setup: MatchSetup) {
        self.app.insert_resource(setup);
    }

    /// Lets some frames pass.
    pub fn pass(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    /// Opens a table at a moment of a match that comes to it.
    fn sit_down(
        &mut self,
        game: &'static Game,
        players: usize,
        options: &Options,
        moment: Moment,
    ) -> Result<(), String> {
        let key = format!("{} {players} {options:?} {moment:?}", game.id);
        let search =
            || SEEDS.into_iter().find_map(|seed| position::record(game, players, options, seed, moment));
        let record = self.found.entry(key).or_insert_with(search).clone().ok_or(NEVER)?;
        let mut setup = MatchSetup::usual(game);
        setup.seats.truncate(players);
        while setup.seats.len() < players {
            setup.add_bot();
        }
        let ends = matches!(moment, Moment::Sheet | Moment::End);
        if ends {
            setup.seats[0].control = SeatControl::Bot(BotLevel::Gardener);
        }
        setup.options = options.clone();
        setup.seed = Some(record.seed.0);
        setup.record = Some(record);
        self.prepare(setup);
        self.go(Screen::Table)?;
        if ends {
            self.until(|world| {
                let phase = world.get_resource::<Shown>().map(|shown| shown.0.public.phase());
                matches!(phase, Some(Phase::RoundOver | Phase::MatchOver))
            })?;
        } else {
            self.until(|world| {
                let flow = world.get_resource::<State<Flow>>().map(|flow| *flow.get());
                matches!(flow, Some(Flow::Acting { human: true, .. }))
                    && world.resource::<TableStatus>().settled
            })?;
        }
        Ok(())
    }

    /// Changes the screen, and waits until it is there.
    pub fn go(&mut self, screen: Screen) -> Result<(), String> {
        self.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        self.until(|world| is_at(world, screen))
    }

    /// Presses the button of this tag.
    fn press(&mut self, tag: &str) -> Result<(), String> {
        let world = self.app.world_mut();
        let mut tags = world.query::<(Entity, &Tag)>();
        let found = tags.iter(world).find(|(_, found)| found.0 == tag).map(|(entity, _)| entity);
        world.trigger(Activate { entity: found.ok_or_else(|| format!("there is no {tag}"))? });
        Ok(())
    }

    fn until(&mut self, so: impl Fn(&mut World) -> bool) -> Result<(), String> {
        for _ in 0..PATIENCE {
            self.app.update();
            if so(self.app.world_mut()) {
                return Ok(());
            }
        }
        Err("the scene never came about".into())
    }

    /// Gives window and picture another size.
    pub fn resize(&mut self, size: UVec2) {
        let world = self.app.world_mut();
        let mut picture = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        picture.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        self.canvas = world.resource_mut::<Assets<Image>>().add(picture);
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        for mut window in windows.iter_mut(world) {
            window.resolution.set(size.x as f32, size.y as f32);
        }
        let target =
            RenderTarget::Image(ImageRenderTarget { handle: self.canvas.clone(), scale_factor: 1.0 });
        let mut cameras = world.query_filtered::<Entity, With<IsDefaultUiCamera>>();
        let cameras: Vec<Entity> = cameras.iter(world).collect();
        for camera in cameras {
            world.entity_mut(camera).insert(target.clone());
        }
    }
}

fn is_at(world: &World, screen: Screen) -> bool {
    *world.resource::<State<Screen>>().get() == screen
}
