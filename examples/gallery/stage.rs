//! The whole game drawing into a picture instead of a window, moved from scene to scene.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use bevy::{
    camera::{ImageRenderTarget, RenderTarget},
    prelude::*,
    render::{
        render_resource::{TextureFormat, TextureUsages},
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    time::TimeUpdateStrategy,
    window::PrimaryWindow,
};
use rummage::{
    AppPlugin,
    play::table::{Flow, script::Shown},
    shell::{
        arguments::{Arguments, Speed},
        match_setup::{BotLevel, MatchSetup, SeatControl},
        names::Tag,
        platform,
        states::{Menu, Screen},
        status::TableStatus,
    },
    stage::palette,
    ui::theme::button::Activate,
};
use rummage_rules::{games::Game, house::options::Options, table::Phase};

use super::{
    matches::{Matches, seated},
    position::Moment,
};

/// The time that passes from frame to frame, whatever the clock says.
const FRAME: Duration = Duration::from_millis(33);
/// Frames until layouts, letters and pictures have come to rest.
pub(super) const REST: usize = 12;
/// How long something is waited for that hangs on pictures, which are read beside the frames.
const PATIENCE: Duration = Duration::from_secs(60);
/// The pictures that the game loads when they are chosen.
const LATER: [&str; 9] = [
    "cards/french.webp",
    "cards/spanish.webp",
    "cards/money.webp",
    "cards/daylily-contrast.webp",
    "cards/french-contrast.webp",
    "cards/french-four.webp",
    "table/cloth-dusk.webp",
    "table/cloth-sea.webp",
    "table/cloth-clay.webp",
];
/// What is said of a moment that no match comes to.
pub const NEVER: &str = "no match came to this moment";

/// A running game and the picture it draws into.
pub struct Stage {
    app: App,
    canvas: Handle<Image>,
    matches: Matches,
    /// What other decks and lights need, so that nobody waits for it.
    at_hand: Vec<Handle<Image>>,
    /// The button that closes what the last scene has opened and what would stay open from table to table.
    pub(super) open: Option<&'static str>,
}

/// What came back from the graphics driver.
#[derive(Resource, Default)]
struct Taken(Option<Image>);

impl Stage {
    /// Starts the game and waits for its title. The tables show these matches.
    pub fn open(matches: Matches) -> Self {
        let arguments = Arguments { keeps_nothing: true, speed: Some(Speed::Instant), ..default() };
        let mut app = App::new();
        app.add_plugins((platform::offscreen(&arguments), AppPlugin { arguments }))
            .insert_resource(palette::clear_colour())
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        app.init_resource::<Taken>();
        let mut stage = Self { app, canvas: Handle::default(), matches, at_hand: Vec::new(), open: None };
        stage.app.update();
        stage.resize(UVec2::new(1280, 720));
        stage.until(|world| is_at(world, Screen::Title)).expect("the title comes");
        let server = stage.app.world().resource::<AssetServer>().clone();
        stage.at_hand = LATER.map(|file| server.load(file)).into();
        let at_hand = stage.at_hand.clone();
        stage.until(|_| at_hand.iter().all(|image| server.is_loaded(image))).expect("all pictures load");
        stage
    }

    /// Saves what is on screen.
    pub fn shoot(&mut self, file: &Path) -> Result<(), String> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
        }
        let picture = self.take()?.try_into_dynamic().map_err(|fault| fault.to_string())?;
        picture.to_rgb8().save(file).map_err(|fault| format!("{}: {fault}", file.display()))
    }

    /// What is on screen.
    pub fn take(&mut self) -> Result<Image, String> {
        let keep = |captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| {
            taken.0 = Some(captured.image.clone());
        };
        self.app.world_mut().spawn(Screenshot::image(self.canvas.clone())).observe(keep);
        // Time stands still until the picture comes back from the graphics driver.
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        // It is read in the pool of threads that all running tests share: what has long work there keeps it waiting for any number of frames.
        let waited = self.until(|world| world.resource::<Taken>().0.is_some());
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        waited.map_err(|_| match self.app.should_exit() {
            Some(_) => "the renderer has stopped",
            None => "the picture never came back from the graphics driver",
        })?;
        Ok(self.app.world_mut().resource_mut::<Taken>().0.take().expect("it has come"))
    }

    /// The game's world, to change what is on screen.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
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
    pub(super) fn sit_down(
        &mut self,
        game: &'static Game,
        players: usize,
        options: &Options,
        moment: Moment,
    ) -> Result<(), String> {
        let record = self.matches.find(game, players, options, moment)?.ok_or(NEVER)?;
        let mut setup = seated(game, players);
        let ends = matches!(moment, Moment::Sheet | Moment::End);
        if ends {
            setup.seats[0].control = SeatControl::Bot(BotLevel::Gardener);
        }
        setup.options = options.clone();
        setup.seed = Some(record.seed.0);
        setup.record = Some(record);
        self.prepare(setup);
        self.go(Screen::Table)?;
        self.until(move |world| if ends { is_counted(world) } else { is_asked(world) })
    }

    /// Changes the screen, and waits until it is there.
    pub fn go(&mut self, screen: Screen) -> Result<(), String> {
        self.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        self.until(|world| is_at(world, screen))
    }

    /// Presses the button of this tag.
    pub(super) fn press(&mut self, tag: &str) -> Result<(), String> {
        let world = self.app.world_mut();
        let mut tags = world.query::<(Entity, &Tag)>();
        let found = tags.iter(world).find(|(_, found)| found.0 == tag).map(|(entity, _)| entity);
        world.trigger(Activate { entity: found.ok_or_else(|| format!("there is no {tag}"))? });
        Ok(())
    }

    pub(super) fn until(&mut self, so: impl Fn(&mut World) -> bool) -> Result<(), String> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
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

fn is_counted(world: &World) -> bool {
    let phase = world.get_resource::<Shown>().map(|shown| shown.0.public.phase());
    matches!(phase, Some(Phase::RoundOver | Phase::MatchOver))
}

fn is_asked(world: &World) -> bool {
    let flow = world.get_resource::<State<Flow>>().map(|flow| *flow.get());
    matches!(flow, Some(Flow::Acting { human: true, .. })) && world.resource::<TableStatus>().settled
}
