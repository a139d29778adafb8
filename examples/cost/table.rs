//! The busiest table: eight players and three packs, late in a round, every card on its way; and a table that bots play at.

use std::{fs, path::Path, time::Instant};

use bevy::{
    camera::{ImageRenderTarget, RenderTarget},
    prelude::*,
    render::render_resource::TextureFormat,
    time::TimeUpdateStrategy,
};
use rummage::{
    AppPlugin,
    play::table::{
        card::Card,
        travel::{self, Trip},
    },
    shell::{
        arguments::{Arguments, Speed},
        match_setup::{BotLevel, MatchSetup, SeatControl},
        platform,
        states::Screen,
    },
    stage::palette,
};
use rummage_rules::{games, record::MatchRecord};

use super::{STEP, lying::Lying, spent};

/// A match of eight, kept for the golden pictures.
const MATCH: &str = "tests/pictures/matches/liverpool-8-late.json";
/// Frames after which a screen will never come.
const PATIENCE: usize = 4000;
/// Frames until every card sets out again.
const RESTLESS: u32 = 20;

/// Opens the table and keeps its cards moving.
pub fn open() -> Result<App, String> {
    let mut setup = seated()?;
    setup.record = Some(kept()?);
    let mut app = game();
    sit_down(&mut app, setup)?;
    app.add_systems(Update, keep_moving);
    Ok(app)
}

/// Where the cards of the table lie at rest.
pub fn lying() -> Result<Vec<Lying>, String> {
    let mut setup = seated()?;
    setup.record = Some(kept()?);
    let mut app = game();
    sit_down(&mut app, setup)?;
    for _ in 0..super::WARM_UP {
        app.update();
    }
    let mut cards = app.world_mut().query_filtered::<&GlobalTransform, With<Card>>();
    let lying = cards.iter(app.world()).map(|card| {
        let (scale, rotation, at) = card.to_scale_rotation_translation();
        let turned = rotation.to_euler(EulerRot::ZYX).0;
        Lying { at: at.truncate(), z: at.z, turned, size: Vec2::new(1.0, 1.4) * scale.truncate() }
    });
    Ok(lying.collect())
}

/// Lets bots play match after match, and prints the memory at each minute.
pub fn soak(minutes: u64) -> Result<(), String> {
    let mut setup = seated()?;
    setup.seats[0].control = SeatControl::Bot(BotLevel::Gardener);
    let mut app = game();
    let start = Instant::now();
    let (mut minute, mut matches) = (0, 0);
    while minute <= minutes {
        sit_down(&mut app, setup.clone())?;
        while minute <= minutes && !is_over(app.world()) {
            app.update();
            if start.elapsed().as_secs() >= minute * 60 {
                println!("minute {minute}: {:.1} MB, {matches} matches", spent::memory() as f64 / 1e6);
                minute += 1;
            }
        }
        matches += 1;
        go(&mut app, Screen::Title)?;
    }
    Ok(())
}

fn kept() -> Result<MatchRecord, String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(MATCH);
    let told = |fault: &dyn std::fmt::Display| format!("{}: {fault}", file.display());
    let text = fs::read_to_string(&file).map_err(|fault| told(&fault))?;
    serde_json::from_str(&text).map_err(|fault| told(&fault))
}

/// Eight seats.
fn seated() -> Result<MatchSetup, String> {
    let game = games::find("liverpool").ok_or("there is no such game")?;
    let mut setup = MatchSetup::usual(game);
    while setup.seats.len() < *game.seats.end() {
        setup.add_bot();
    }
    setup.practice = true;
    Ok(setup)
}

/// The whole game, drawing into a picture.
fn game() -> App {
    let arguments = Arguments { keeps_nothing: true, speed: Some(Speed::Usual), ..default() };
    let mut app = App::new();
    app.add_plugins((platform::offscreen(&arguments), AppPlugin { arguments }))
        .insert_resource(palette::clear_colour())
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    app.finish();
    app.cleanup();
    app.update();
    let world = app.world_mut();
    let picture = Image::new_target_texture(1280, 720, TextureFormat::Rgba8UnormSrgb, None);
    let handle = world.resource_mut::<Assets<Image>>().add(picture);
    let target = RenderTarget::Image(ImageRenderTarget { handle, scale_factor: 1.0 });
    let mut cameras = world.query_filtered::<Entity, With<IsDefaultUiCamera>>();
    let cameras: Vec<Entity> = cameras.iter(world).collect();
    for camera in cameras {
        world.entity_mut(camera).insert(target.clone());
    }
    app
}

fn sit_down(app: &mut App, setup: MatchSetup) -> Result<(), String> {
    until(app, |world| *world.resource::<State<Screen>>().get() == Screen::Title)?;
    app.insert_resource(setup);
    go(app, Screen::Table)
}

fn go(app: &mut App, screen: Screen) -> Result<(), String> {
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    until(app, |world| *world.resource::<State<Screen>>().get() == screen)
}

fn until(app: &mut App, so: impl Fn(&World) -> bool) -> Result<(), String> {
    for _ in 0..PATIENCE {
        app.update();
        if so(app.world()) {
            return Ok(());
        }
    }
    Err("the screen never came".into())
}

fn is_over(world: &World) -> bool {
    use rummage::play::table::Flow;
    world.get_resource::<State<Flow>>().is_some_and(|flow| *flow.get() == Flow::Over)
}

fn keep_moving(world: &mut World, mut frame: Local<u32>) {
    *frame += 1;
    if !frame.is_multiple_of(RESTLESS) {
        return;
    }
    let mut cards = world.query_filtered::<Entity, With<Card>>();
    let cards: Vec<Entity> = cards.iter(world).collect();
    for card in cards {
        travel::send(world, card, Trip::TurnOver, 0);
    }
}
