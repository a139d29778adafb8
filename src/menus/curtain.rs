//! The curtain: nothing of the table is seen until the next person says they are there.

use bevy::prelude::*;

use super::leave_table;
use crate::{
    AppSystems,
    assets::Sheet,
    screens::{Menu, resized},
    table::{Board, curtain, player::PlayerName},
    text::Texts,
    theme::{
        button::{self, Activate},
        canvas::Canvas,
        lettering::{Face, label},
        palette,
        panel::{self, Layer, column},
        picture::picture,
        prompt::Glyph,
    },
};

/// The curtain's root.
#[derive(Component)]
struct Root;

/// Folds of the cloth across the window.
const FOLDS: usize = 14;
/// Rings on the rail for each fold.
const RINGS: usize = 2;

/// Draws the curtain.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Curtain), draw).add_systems(
        Update,
        draw.run_if(in_state(Menu::Curtain).and_then(resized.or_else(resource_changed::<curtain::Curtain>)))
            .in_set(AppSystems::Present),
    );
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    canvas: Res<Canvas>,
    hung: Res<curtain::Curtain>,
    board: Res<Board>,
    names: Query<&PlayerName>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let Some(seat) = hung.awaits else { return };
    let name = board.player(seat).and_then(|player| names.get(player).ok());
    let name = name.map(|name| name.0.clone()).unwrap_or_default();
    let called = [("name", name.as_str().into())];
    commands
        .spawn((Root, DespawnOnExit(Menu::Curtain), panel::overlay_root(Layer::Menu)))
        .insert(BackgroundColor(palette::CLOTH_DEEP))
        .with_children(|root| {
            cloth(root, *canvas);
            root.spawn(panel::paper(Node {
                width: px(500),
                max_width: percent(92),
                padding: UiRect::axes(px(44), px(30)),
                align_items: AlignItems::Center,
                ..column(14.0)
            }))
            .with_children(|sheet| {
                sheet.spawn(panel::hairline());
                let token = format!("seat-{}", seat.index());
                sheet.spawn(picture(Sheet::Pieces, token, Vec2::splat(88.0), Color::WHITE));
                sheet.spawn((
                    label(texts.fmt("curtain-pass", &called), Face::Title, 40.0, palette::INK),
                    TextLayout::justify(Justify::Center),
                ));
                sheet.spawn((
                    label(texts.get("curtain-covered"), Face::Body, 17.0, palette::INK_SOFT),
                    TextLayout::justify(Justify::Center),
                ));
                sheet.spawn(panel::rule());
                let words = if canvas.is_portrait() {
                    texts.get("curtain-lift-short")
                } else {
                    texts.fmt("curtain-lift", &called)
                };
                button::primary("lift", words)
                    .icon("curtain")
                    .glyph(Glyph::Choose)
                    .size(20.0)
                    .first()
                    .spawn(sheet)
                    .observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>, mut commands: Commands| {
                        next.set(Menu::None);
                        commands.queue(curtain::lift);
                    });
                button::paper("leave", texts.get("pause-leave"))
                    .icon("close")
                    .size(15.5)
                    .spawn(sheet)
                    .observe(leave_table);
            });
        });
}

/// Folds of green cloth under a rail of brass.
fn cloth(root: &mut ChildSpawnerCommands<'_>, canvas: Canvas) {
    let whole = Node { position_type: PositionType::Absolute, width: vw(100), height: vh(100), ..default() };
    root.spawn((whole, Pickable::IGNORE)).with_children(|folds| {
        for _ in 0..FOLDS {
            let deep = palette::CLOTH_DEEP;
            let high = deep.mix(&palette::LEAF, 0.45);
            folds.spawn((
                Node { flex_grow: 1.0, height: percent(100), ..default() },
                BackgroundGradient::from(LinearGradient::new(
                    LinearGradient::TO_RIGHT,
                    vec![ColorStop::auto(deep), ColorStop::auto(high), ColorStop::auto(deep)],
                )),
                Pickable::IGNORE,
            ));
        }
    });
    root.spawn((
        Node {
            position_type: PositionType::Absolute,
            top: px(0),
            width: vw(100),
            height: px(24),
            justify_content: JustifyContent::SpaceAround,
            align_items: AlignItems::End,
            ..default()
        },
        BackgroundGradient::from(LinearGradient::new(
            LinearGradient::TO_BOTTOM,
            vec![ColorStop::auto(palette::HONEY_LO), ColorStop::auto(palette::HONEY)],
        )),
        Pickable::IGNORE,
    ))
    .with_children(|rail| {
        let rings = if canvas.is_portrait() { FOLDS } else { FOLDS * RINGS };
        for _ in 0..rings {
            rail.spawn((
                Node {
                    width: px(16),
                    height: px(16),
                    margin: UiRect::bottom(px(-8)),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::HONEY),
                Pickable::IGNORE,
            ));
        }
    });
}
