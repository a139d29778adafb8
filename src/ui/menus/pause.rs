//! Pause: back, rules, options, or leave the table.

use bevy::prelude::*;

use super::{CameFrom, close_by_button, leave_table, open_from};
use crate::{
    play::{lesson, online::AtTable, referee::Referee},
    shell::{
        AppSystems,
        assets::Face,
        full_screen,
        intent::Intent,
        states::{Menu, Screen},
        text::Texts,
    },
    stage::palette,
    ui::theme::{
        button::{self, Activate},
        lettering::label,
        panel::{self, Layer, column},
        role,
    },
};

/// Opens at the table and draws itself.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), draw).add_systems(
        Update,
        open.run_if(in_state(Menu::None).and_then(in_state(Screen::Table))).in_set(AppSystems::Think),
    );
}

fn open(mut intents: MessageReader<Intent>, mut next: ResMut<NextState<Menu>>) {
    for intent in intents.read() {
        match intent {
            Intent::Menu => next.set(Menu::Pause),
            Intent::Rules => next.set(Menu::Rules),
            _ => {}
        }
    }
}

fn draw(texts: Res<Texts>, elsewhere: Option<Res<AtTable>>, mut commands: Commands) {
    commands.spawn((DespawnOnExit(Menu::Pause), panel::overlay_root(Layer::Menu))).with_children(|root| {
        root.spawn(panel::paper(Node {
            width: px(350),
            max_width: percent(92),
            padding: UiRect::axes(px(32), px(28)),
            ..column(14.0)
        }))
        .with_children(|sheet| {
            sheet.spawn(panel::hairline());
            sheet.spawn(role::heading(texts.get("pause-title"), 34.0, palette::INK));
            sheet.spawn((
                label(texts.get("pause-note"), Face::Italic, 17.0, palette::INK_SOFT),
                Node { margin: UiRect::bottom(px(6)), ..default() },
            ));
            button::primary("resume", texts.get("pause-resume"))
                .size(20.0)
                .first()
                .spawn(sheet)
                .observe(close_by_button);
            for (tag, picture, menu) in [
                ("log", "log", Menu::Log),
                ("replay", "replay", Menu::Replay),
                ("rules", "rules", Menu::Rules),
                ("fair", "lock", Menu::Fair),
                ("options", "settings", Menu::Options),
            ] {
                button::paper(tag, texts.get(tag)).icon(picture).spawn(sheet).observe(
                    move |_: On<Activate>, mut came: ResMut<CameFrom>, mut next: ResMut<NextState<Menu>>| {
                        open_from(Menu::Pause, menu, &mut came, &mut next);
                    },
                );
            }
            if elsewhere.is_some() {
                button::paper("company", texts.get("friends-company")).icon("player").spawn(sheet).observe(
                    |_: On<Activate>, mut came: ResMut<CameFrom>, mut next: ResMut<NextState<Menu>>| {
                        open_from(Menu::Pause, Menu::Company, &mut came, &mut next);
                    },
                );
            } else {
                button::paper("lesson", texts.get("pause-lesson")).icon("petal").spawn(sheet).observe(learn);
            }
            button::paper("leave", texts.get("pause-leave")).icon("back").spawn(sheet).observe(leave_table);
            if full_screen::THERE_IS {
                button::paper("quit", texts.get("pause-quit")).icon("close").spawn(sheet).observe(
                    |_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                        exit.write(AppExit::Success);
                    },
                );
            }
            sheet.spawn((
                label(texts.get("pause-leave-note"), Face::Body, 14.0, palette::INK_SOFT),
                TextLayout::justify(Justify::Center),
            ));
        });
    });
}

/// The lesson of the game on the table. The match that is left for it waits.
fn learn(_: On<Activate>, referee: Res<Referee>, mut next: ResMut<NextState<Menu>>, mut commands: Commands) {
    let game = referee.public().spec.sheet.game;
    next.set(Menu::None);
    commands.queue(move |world: &mut World| lesson::sit_down(world, game));
}
