//! Around the table: one row a seat, with its name and level.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::Page;
use crate::{
    shell::{
        assets::{Face, Sheet},
        match_setup::{BotLevel, MatchSetup, SeatControl, SeatSetup},
        notice::Notice,
        states::Menu,
    },
    stage::palette,
    ui::{
        menus::entry::{Letters, Purpose},
        theme::{
            button::{self, Activate, pressable},
            control::leaves,
            lettering::label,
            look::Look,
            panel::{column, row},
            picture::{icon, picture},
        },
    },
};

/// Asks what somebody is called who plays at this screen.
#[derive(SystemParam)]
struct Naming<'w> {
    setup: ResMut<'w, MatchSetup>,
    letters: Letters<'w>,
}

impl Naming<'_> {
    /// A name grows out of the one there is.
    fn ask(mut self, seat: usize) {
        let called = self.setup.seats.get(seat).and_then(|seat| seat.called.clone());
        self.letters.open(Menu::None, Purpose::Chair(seat), called.unwrap_or_default());
    }
}

impl Page<'_> {
    /// The seats and the way to ask one more.
    pub(super) fn seats(&self, body: &mut ChildSpawnerCommands<'_>) {
        let (least, most) = (*self.game.seats.start(), *self.game.seats.end());
        for (index, seat) in self.setup.seats.iter().enumerate() {
            body.spawn((
                Node {
                    min_height: px(58),
                    padding: UiRect::axes(px(10), px(6)),
                    border: UiRect::all(px(1.5)),
                    border_radius: BorderRadius::all(px(14)),
                    ..row(4.0)
                },
                BackgroundColor(Color::WHITE),
                BorderColor::all(palette::PAPER_LINE),
            ))
            .with_children(|line| match index {
                0 => self.person(line, index, seat),
                _ => self.guest(line, index, seat, self.setup.seats.len() > least),
            });
        }
        let full = self.setup.seats.len() >= most;
        // At a table with friends a chair is free until somebody sits down.
        let control = if self.hosting { SeatControl::Human } else { SeatControl::Bot(BotLevel::default()) };
        let reason = self.texts.fmt(
            "setup-full",
            &[("game", self.texts.get(&format!("game-{}", self.setup.game)).into()), ("most", most.into())],
        );
        button::paper("add-seat", self.texts.fmt("setup-add", &[("most", most.into())]))
            .look(Look::Bare)
            .size(16.0)
            .dimmed(full)
            .spawn(body)
            .insert(BorderColor::all(palette::INK_SOFT.with_alpha(if full { 0.25 } else { 0.6 })))
            .observe(
                move |_: On<Activate>, mut setup: ResMut<MatchSetup>, mut notices: MessageWriter<Notice>| {
                    if setup.seats.len() >= most {
                        notices.write(Notice(reason.clone()));
                    } else {
                        setup.add_seat(control);
                    }
                },
            );
        self.strengths(body);
    }

    fn token(&self, line: &mut ChildSpawnerCommands<'_>, seat: usize) {
        line.spawn(picture(Sheet::Pieces, format!("seat-{seat}"), Vec2::splat(40.0), Color::WHITE));
    }

    fn name(&self, line: &mut ChildSpawnerCommands<'_>, seat: &SeatSetup, picture: &str, note: &str) {
        // The words give way to what can be pressed beside them.
        let give_way = Node { flex_grow: 1.0, flex_shrink: 1.0, min_width: px(0), ..column(0.0) };
        line.spawn(give_way).with_children(|words| {
            let free = self.hosting && picture == "player" && note != "setup-seat-you";
            let name = if free { self.texts.get("friends-chair-free") } else { seat.name(self.texts) };
            words.spawn(label(name, Face::Bold, 18.0, palette::INK));
            if self.narrow {
                return;
            }
            words.spawn((
                row(4.0),
                children![
                    icon(picture, 15.0, palette::INK_SOFT),
                    label(self.texts.get(note), Face::Body, 13.5, palette::INK_SOFT)
                ],
            ));
        });
    }

    /// Whoever holds this screen. At a table with friends their name is asked for in its room.
    fn person(&self, line: &mut ChildSpawnerCommands<'_>, index: usize, seat: &SeatSetup) {
        let node = Node { min_height: px(50), padding: UiRect::horizontal(px(6)), ..row(8.0) };
        let face = |face: &mut ChildSpawnerCommands<'_>| {
            self.token(face, index);
            self.name(face, seat, "player", "setup-seat-you");
        };
        if self.hosting {
            line.spawn(node).with_children(face);
            return;
        }
        let node = Node { flex_grow: 1.0, border_radius: BorderRadius::all(px(10)), ..node };
        let named = pressable(format!("seat-{index}-name"), self.spoken_name(seat));
        line.spawn((named, Look::Bare, node, BackgroundColor(Color::NONE)))
            .with_children(face)
            .observe(move |_: On<Activate>, naming: Naming| naming.ask(index));
    }

    fn spoken_name(&self, seat: &SeatSetup) -> String {
        self.texts.fmt("setup-name", &[("name", seat.name(self.texts).into())])
    }

    /// Anybody but the first: a bot of some level, or another person at this device.
    fn guest(&self, line: &mut ChildSpawnerCommands<'_>, index: usize, seat: &SeatSetup, spare: bool) {
        let name = seat.name(self.texts);
        let named = seat.control == SeatControl::Human && !self.hosting;
        let small = Node {
            padding: UiRect::axes(px(6), px(4)),
            border_radius: BorderRadius::all(px(10)),
            flex_shrink: 0.0,
            ..row(8.0)
        };
        let swap = match named {
            true => self.spoken_name(seat),
            false => self.texts.fmt("setup-swap", &[("name", name.as_str().into())]),
        };
        line.spawn((
            pressable(format!("seat-{index}-name"), swap),
            Look::Bare,
            Node { flex_grow: 1.0, flex_shrink: 1.0, min_width: px(0), ..small.clone() },
            BackgroundColor(Color::NONE),
        ))
        .with_children(|face| {
            self.token(face, index);
            match seat.control {
                SeatControl::Bot(_) => {
                    self.name(face, seat, "bot", &format!("temper-{}", seat.temper().id()));
                }
                _ => self.name(face, seat, "player", "setup-seat-here"),
            }
        })
        .observe(move |_: On<Activate>, mut naming: Naming| match named {
            true => naming.ask(index),
            false => naming.setup.swap_bot(index),
        });

        let level = seat.control.level();
        let level_name = self.texts.get(level.map_or("level-person", BotLevel::text_key));
        let spoken = self
            .texts
            .fmt("setup-level", &[("name", name.as_str().into()), ("level", level_name.as_str().into())]);
        line.spawn((
            pressable(format!("seat-{index}-level"), spoken),
            Look::Bare,
            Node {
                min_height: px(40),
                flex_direction: if self.narrow { FlexDirection::Column } else { FlexDirection::Row },
                row_gap: px(0),
                ..small
            },
            BackgroundColor(Color::NONE),
        ))
        .with_children(|face| {
            match level {
                None => drop(face.spawn(icon("player", 18.0, palette::LEAF_DARK))),
                Some(level) => leaves(face, level as usize + 1),
            }
            face.spawn(label(level_name, Face::Strong, 14.5, palette::INK));
        })
        .observe(move |_: On<Activate>, mut setup: ResMut<MatchSetup>| {
            if let Some(seat) = setup.seats.get_mut(index) {
                (seat.control, seat.called) = (seat.control.next(), None);
            }
        });
        if spare {
            let name_key = seat.name_key;
            let home = self.texts.fmt("setup-remove", &[("name", name.into())]);
            button::square(Look::Bare, format!("seat-{index}-remove"), "close", home)
                .height(34.0)
                .width(px(34))
                .spawn(line)
                .observe(move |_: On<Activate>, mut setup: ResMut<MatchSetup>| {
                    // Two taps of one slow frame send one player home.
                    if setup.seats.get(index).is_some_and(|seat| seat.name_key == name_key) {
                        setup.seats.remove(index);
                    }
                });
        }
    }
}
