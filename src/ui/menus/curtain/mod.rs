//! The curtain: nothing of the table is seen until the next person says they are there.

use bevy::prelude::*;
use pull::Pulled;
use rummage_rules::cards::ids::Seat;

use super::leave_table;
use crate::{
    play::table::{Board, curtain, player::PlayerName},
    shell::{
        AppSystems,
        assets::{Face, Sheet},
        canvas::{Canvas, resized},
        states::Menu,
        text::Texts,
    },
    stage::palette,
    ui::theme::{
        button::{self, Activate},
        entrance,
        lettering::label,
        panel::{self, Layer, column},
        picture::picture,
        prompt::Glyph,
        role,
    },
};

mod cloth;
mod pull;

/// The curtain's root.
#[derive(Component)]
struct Root;

/// Draws the curtain.
pub fn plugin(app: &mut App) {
    app.add_plugins(pull::plugin).add_systems(OnEnter(Menu::Curtain), draw).add_systems(
        Update,
        draw.run_if(in_state(Menu::Curtain).and_then(resized.or_else(resource_changed::<curtain::Curtain>)))
            .in_set(AppSystems::Present),
    );
}

fn draw(
    old: Query<(Entity, &Pulled), With<Root>>,
    texts: Res<Texts>,
    canvas: Res<Canvas>,
    hung: Res<curtain::Curtain>,
    board: Res<Board>,
    names: Query<&PlayerName>,
    mut commands: Commands,
) {
    let before = old.iter().next().map(|(_, pulled)| *pulled);
    old.iter().for_each(|(root, _)| commands.entity(root).despawn());
    let Some(seat) = hung.awaits else { return };
    let name = board.player(seat).and_then(|player| names.get(player).ok());
    let name = name.map(|name| name.0.clone()).unwrap_or_default();
    let mut root = commands.spawn((Root, DespawnOnExit(Menu::Curtain), panel::overlay_root(Layer::Menu)));
    // The cloth alone hides the table.
    root.insert(BackgroundColor(Color::NONE));
    root.with_children(|root| {
        let cloth = cloth::hang(root, *canvas);
        let mut place = root.spawn(Node {
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        });
        if before.as_ref().is_none_or(Pulled::begins) {
            entrance::come_in(&mut place);
        }
        place.with_children(|place| sheet(place, &texts, *canvas, seat, &name));
        let place = place.id();
        let hung = root.target_entity();
        root.commands().entity(hung).insert(Pulled::new(cloth, place, before.as_ref()));
    });
}

/// The words on the curtain: to whom the screen is passed.
fn sheet(place: &mut ChildSpawnerCommands<'_>, texts: &Texts, canvas: Canvas, seat: Seat, name: &str) {
    let called = [("name", name.into())];
    let paper = Node {
        width: px(500),
        max_width: percent(92),
        padding: UiRect::axes(px(44), px(30)),
        align_items: AlignItems::Center,
        ..column(14.0)
    };
    place.spawn(panel::paper(paper)).with_children(|sheet| {
        sheet.spawn(panel::hairline());
        let token = format!("seat-{}", seat.index());
        sheet.spawn(picture(Sheet::Pieces, token, Vec2::splat(88.0), Color::WHITE));
        sheet.spawn((
            role::heading(texts.fmt("curtain-pass", &called), 40.0, palette::INK),
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
                commands.queue(pull::part);
            });
        button::paper("leave", texts.get("pause-leave"))
            .icon("close")
            .size(15.5)
            .spawn(sheet)
            .observe(leave_table);
    });
}
