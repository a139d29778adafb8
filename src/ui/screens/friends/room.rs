//! The room around a table elsewhere: its invitation, its chairs, and what the host may do.

use bevy::prelude::*;
use rummage_wire::{Ask, Stage, Who};

use super::{hosting::Hosting, invitation};
use crate::{
    play::online::{AtTable, Beside, Connection, Standing},
    shell::{
        assets::Face,
        clipboard::Clipboard,
        names::AccessibleName,
        notice::Notice,
        share::{can_share, share},
        states::Screen,
        text::{FluentValue, Texts},
    },
    stage::palette,
    ui::theme::{
        button::{self, Activate},
        lettering::label,
        look::Look,
        panel::{self, column, row},
        role,
        scroll::{filling, scroller},
    },
};

/// How long a turn may take, as the host's button goes through it.
const CLOCKS: [Option<u32>; 4] = [None, Some(120), Some(60), Some(30)];

/// The clock after this one.
fn next_clock(now: Option<u32>) -> Option<u32> {
    let at = CLOCKS.iter().position(|clock| *clock == now).unwrap_or(0);
    CLOCKS[(at + 1) % CLOCKS.len()]
}

/// What is needed to draw the room once.
pub(super) struct Page<'a> {
    pub texts: &'a Texts,
    pub narrow: bool,
    pub room: &'a AtTable,
    pub connection: &'a Connection,
    pub beside: &'a Beside,
}

impl Page<'_> {
    pub(super) fn draw(&self, root: &mut ChildSpawnerCommands<'_>, images: &mut Assets<Image>) {
        self.head(root);
        if self.narrow {
            scroller(root, "friends", filling(), |list| {
                list.spawn(Node { padding: UiRect::axes(px(10), px(8)), ..column(14.0) }).with_children(
                    |list| {
                        self.paper(list, Node::default(), |body| self.chairs(body));
                        self.paper(list, Node::default(), |body| self.invitation(body, images));
                    },
                );
            });
            return;
        }
        root.spawn(Node {
            padding: UiRect { left: px(60), right: px(60), bottom: px(30), ..UiRect::ZERO },
            column_gap: px(20),
            ..filling()
        })
        .with_children(|columns| {
            let node = Node { flex_grow: 1.4, flex_basis: px(520), ..default() };
            self.paper(columns, node, |body| {
                scroller(body, "chairs", filling(), |list| {
                    let room = UiRect { right: px(14), bottom: px(6), ..UiRect::ZERO };
                    list.spawn(Node { padding: room, ..column(10.0) })
                        .with_children(|list| self.chairs(list));
                });
            });
            let node = Node { flex_grow: 1.0, flex_basis: px(380), ..default() };
            self.paper(columns, node, |body| self.invitation(body, images));
        });
    }

    fn head(&self, root: &mut ChildSpawnerCommands<'_>) {
        let (size, padding) = if self.narrow {
            (26.0, UiRect { left: px(20), right: px(10), top: px(28), bottom: px(8) })
        } else {
            (42.0, UiRect { left: px(60), right: px(20), top: px(32), bottom: px(12) })
        };
        root.spawn(Node {
            justify_content: JustifyContent::SpaceBetween,
            padding,
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|head| {
            head.spawn(column(0.0)).with_children(|words| {
                let game = self.texts.get(&format!("game-{}", self.room.0.setup.game().id));
                words.spawn(role::heading(game, size, palette::CREAM));
                let table = self.room.0.table.to_string();
                let letters = format!("{} {}", &table[..5], &table[5..]);
                let said = self.texts.fmt("friends-table", &[("table", letters.into())]);
                words.spawn(label(said, Face::Italic, 19.0, palette::MIST));
            });
            head.spawn(Node { align_self: AlignSelf::FlexStart, ..default() }).with_children(|corner| {
                button::square(Look::Glass, "back", "close", self.texts.get("friends-leave"))
                    .spawn(corner)
                    .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title));
            });
        });
    }

    fn paper(
        &self,
        parent: &mut ChildSpawnerCommands<'_>,
        node: Node,
        fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
    ) {
        let side = if self.narrow { 18.0 } else { 26.0 };
        let node = Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(12),
            padding: UiRect::axes(px(side), px(22)),
            min_height: px(0),
            ..node
        };
        parent.spawn(panel::paper(node)).with_children(|body| {
            body.spawn(panel::hairline());
            fill(body);
        });
    }

    /// The chairs, and what may be done with the table.
    fn chairs(&self, body: &mut ChildSpawnerCommands<'_>) {
        body.spawn(role::heading(self.texts.get("friends-seats"), 25.0, palette::INK));
        for nth in 0..self.room.0.chairs.len() {
            self.chair(body, nth);
        }
        if self.room.0.onlookers > 0 {
            let count = [("count", FluentValue::from(self.room.0.onlookers))];
            let said = self.texts.fmt("friends-onlookers", &count);
            body.spawn(label(said, Face::Italic, 16.0, palette::INK_SOFT));
        }
        if self.connection.standing() == Standing::Lost {
            body.spawn(label(self.texts.get("friends-lost"), Face::Strong, 17.0, palette::NEGATIVE));
        }
        self.ways(body);
    }

    fn ways(&self, body: &mut ChildSpawnerCommands<'_>) {
        let room = &self.room.0;
        match room.stage {
            Stage::Dealing => {
                body.spawn(label(self.texts.get("friends-dealing"), Face::Italic, 17.0, palette::INK_SOFT));
                return;
            }
            // The cards come by themselves.
            Stage::Playing => return,
            Stage::Gathering | Stage::Over => {}
        }
        if !self.room.is_host() {
            let host = room.chairs.get(room.host.index()).map(|chair| &chair.who);
            if let Some(Who::Person(name)) = host {
                let name = [("name", name.as_str().into())];
                let said = self.texts.fmt("friends-wait-host", &name);
                body.spawn(label(said, Face::Italic, 17.0, palette::INK_SOFT));
            }
            return;
        }
        let free = room.chairs.iter().any(|chair| chair.who == Who::Free);
        if free {
            body.spawn(label(self.texts.get("friends-wait-chairs"), Face::Italic, 16.0, palette::INK_SOFT));
        }
        let lacks = self.texts.get("friends-wait-chairs");
        body.spawn(Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), ..row(12.0) }).with_children(|line| {
            button::primary("deal", self.texts.get("friends-deal"))
                .icon("cards")
                .size(22.0)
                .dimmed(free)
                .first()
                .spawn(line)
                .observe(
                    move |_: On<Activate>,
                          connection: Res<Connection>,
                          mut notices: MessageWriter<Notice>| {
                        if free {
                            notices.write(Notice(lacks.clone()));
                        } else {
                            connection.say(&Ask::Deal);
                        }
                    },
                );
            let (clock, next) = (room.clock, next_clock(room.clock));
            let said = match clock {
                Some(seconds) => self.texts.fmt("friends-clock-set", &[("seconds", seconds.into())]),
                None => self.texts.get("friends-clock-none"),
            };
            button::paper("clock", said).spawn(line).observe(
                move |_: On<Activate>, connection: Res<Connection>| connection.say(&Ask::Clock(next)),
            );
            button::paper("another-game", self.texts.get("friends-change")).spawn(line).observe(
                |_: On<Activate>, mut next: ResMut<NextState<Screen>>, mut commands: Commands| {
                    commands.insert_resource(Hosting);
                    next.set(Screen::Choose);
                },
            );
        });
    }

    /// The link, in every form in which it can be handed on.
    fn invitation(&self, body: &mut ChildSpawnerCommands<'_>, images: &mut Assets<Image>) {
        let link = self.room.0.invite.and_then(|key| self.connection.link(Some(key)));
        let Some(link) = link.map(|link| link.to_string()) else {
            body.spawn(label(self.texts.get("friends-looking-on"), Face::Body, 17.0, palette::INK));
            return;
        };
        body.spawn(label(self.texts.get("friends-invite"), Face::Body, 17.0, palette::INK));
        if let Some(square) = invitation::square(&link) {
            body.spawn((
                ImageNode::new(images.add(square)),
                AccessibleName(self.texts.get("friends-qr")),
                Node { width: px(230), height: px(230), align_self: AlignSelf::Center, ..default() },
            ));
        }
        body.spawn((
            label(link.clone(), Face::Body, 14.5, palette::INK_SOFT),
            TextLayout { linebreak: LineBreak::AnyCharacter, ..default() },
        ));
        self.copy(body, "copy-link", "friends-copy", link.clone());
        if can_share() {
            button::paper("share-link", self.texts.get("friends-share"))
                .icon("share")
                .spawn(body)
                .observe(move |_: On<Activate>| share(&link));
        }
        if let Some(own) = self.connection.own_link().filter(|_| self.room.0.you.is_some()) {
            body.spawn(panel::rule());
            body.spawn(label(self.texts.get("friends-own"), Face::Body, 15.5, palette::INK_SOFT));
            self.copy(body, "copy-own-link", "friends-copy-own", own.to_string());
        }
    }

    /// A button that puts a link on the clipboard.
    fn copy(&self, body: &mut ChildSpawnerCommands<'_>, tag: &str, words: &str, link: String) {
        button::paper(tag, self.texts.get(words)).icon("share").spawn(body).observe(
            move |_: On<Activate>,
                  texts: Res<Texts>,
                  mut clipboard: ResMut<Clipboard>,
                  mut notices: MessageWriter<Notice>| {
                notices.write(invitation::copy(&link, &mut clipboard, &texts));
            },
        );
    }
}
