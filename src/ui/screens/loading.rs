//! The loading screen: a bud that opens as the assets arrive. No words in the first second.

use bevy::{asset::UntypedHandle, prelude::*};

use crate::{
    shell::{
        AppSystems,
        assets::{self, Face},
        states::Screen,
        text::Texts,
    },
    stage::palette,
    ui::theme::{lettering::label, panel},
};

/// Seconds without words.
const SILENCE: f32 = 1.0;
/// How fast the bud follows the progress.
const OPENING: f32 = 6.0;

/// Everything that is being loaded.
#[derive(Resource)]
pub struct Loading {
    /// Handles of all assets.
    pub handles: Vec<UntypedHandle>,
    shown: f32,
    since: f32,
}

/// A petal of the bud and how far it leans when the bud is open.
#[derive(Component)]
struct Petal {
    lean: f32,
}

/// The words that come late.
#[derive(Component)]
struct Words;

/// Draws the bud and opens it.
pub fn plugin(app: &mut App) {
    let loads = in_state(Screen::Loading).or_else(in_state(Screen::Fetching));
    app.add_systems(OnEnter(Screen::Loading), (list_assets, draw))
        .add_systems(OnEnter(Screen::Fetching), draw)
        .add_systems(Update, list_the_deck.run_if(in_state(Screen::Fetching)).before(open))
        .add_systems(Update, open.run_if(loads).in_set(AppSystems::Present));
}

fn list_assets(world: &mut World) {
    let handles = assets::asked(world);
    world.insert_resource(Loading { handles, shown: 0.0, since: 0.0 });
}

/// The deck is sent for a moment after the screen has come.
fn list_the_deck(world: &mut World) {
    let handles = assets::on_their_way(world);
    if world.get_resource::<Loading>().is_none_or(|loading| loading.handles != handles) && !handles.is_empty()
    {
        world.insert_resource(Loading { handles, shown: 0.0, since: 0.0 });
    }
}

fn draw(screen: Res<State<Screen>>, texts: Res<Texts>, mut commands: Commands) {
    commands.spawn((DespawnOnExit(*screen.get()), panel::screen_root())).with_children(|root| {
        root.spawn(Node {
            flex_grow: 1.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..panel::column(40.0)
        })
        .with_children(|middle| {
            middle.spawn(Node { width: px(160), height: px(150), ..default() }).with_children(bud);
            middle.spawn((
                label(texts.get("loading"), Face::Body, 17.0, palette::MIST),
                Words,
                Visibility::Hidden,
            ));
        });
    });
}

/// A stem and five petals, the middle one in front.
fn bud(parent: &mut ChildSpawnerCommands<'_>) {
    parent.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(77),
            top: px(96),
            width: px(6),
            height: px(54),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::LEAF),
    ));
    for (lean, ink) in [
        (-62.0, palette::DAYLILY_LO),
        (62.0, palette::DAYLILY_LO),
        (-33.0, palette::DAYLILY),
        (33.0, palette::DAYLILY),
        (0.0, palette::DAYLILY_HI),
    ] {
        parent.spawn((
            Petal { lean },
            Node {
                position_type: PositionType::Absolute,
                left: px(66),
                top: px(20),
                width: px(28),
                height: px(84),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(ink),
            BoxShadow::new(palette::NIGHT.with_alpha(0.3), px(0), px(1), px(0), px(4)),
        ));
    }
}

fn open(
    time: Res<Time>,
    server: Res<AssetServer>,
    loading: Option<ResMut<Loading>>,
    mut petals: Query<(&Petal, &mut UiTransform)>,
    mut words: Query<&mut Visibility, With<Words>>,
) {
    let Some(mut loading) = loading else { return };
    loading.since += time.delta_secs();
    let ready = loading.handles.iter().filter(|handle| server.is_loaded(handle.id())).count();
    let goal = ready as f32 / loading.handles.len().max(1) as f32;
    loading.shown += (goal - loading.shown) * (time.delta_secs() * OPENING).min(1.0);
    for (petal, mut place) in &mut petals {
        // Petals turn about their foot, 42 px below their middle.
        let lean = Rot2::degrees(petal.lean * (0.12 + 0.88 * loading.shown));
        let foot = Vec2::new(0.0, 42.0);
        let moved = foot - lean * foot;
        place.rotation = lean;
        place.translation = Val2::px(moved.x, moved.y);
    }
    if loading.since > SILENCE {
        for mut visibility in &mut words {
            visibility.set_if_neq(Visibility::Inherited);
        }
    }
}
