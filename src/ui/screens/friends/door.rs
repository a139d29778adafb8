//! The door: what one is called, and the two ways to a table, opening one and coming by a link.

use bevy::prelude::*;
use rummage_wire::Sorry;

use super::hosting::Hosting;
use crate::{
    play::online::{Connection, Standing},
    shell::{
        assets::Face,
        notice::Notice,
        platform,
        states::{Menu, Screen},
        text::Texts,
    },
    stage::palette,
    store::friends::Friends,
    ui::{
        menus::entry::{Entry, Purpose},
        theme::{
            button::{self, Activate},
            lettering::label,
            look::Look,
            panel::{self, column, row},
            role,
        },
    },
};

/// What is needed to draw the door once.
pub(super) struct Page<'a> {
    pub texts: &'a Texts,
    pub narrow: bool,
    pub friends: &'a Friends,
    /// Whether a match was played that can be looked back on.
    pub played: bool,
}

impl Page<'_> {
    pub(super) fn draw(&self, root: &mut ChildSpawnerCommands<'_>, connection: Option<&Connection>) {
        root.spawn(Node {
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        })
        .with_children(|middle| {
            let side = if self.narrow { 20.0 } else { 40.0 };
            middle
                .spawn(panel::paper(Node {
                    width: px(600),
                    max_width: percent(95),
                    padding: UiRect::axes(px(side), px(28)),
                    ..column(14.0)
                }))
                .with_children(|sheet| self.sheet(sheet, connection));
        });
    }

    fn sheet(&self, sheet: &mut ChildSpawnerCommands<'_>, connection: Option<&Connection>) {
        sheet.spawn(panel::hairline());
        sheet.spawn(Node { justify_content: JustifyContent::SpaceBetween, ..row(12.0) }).with_children(
            |head| {
                let size = if self.narrow { 30.0 } else { 38.0 };
                head.spawn(role::heading(self.texts.get("friends"), size, palette::INK));
                button::square(Look::Paper, "back", "close", self.texts.get("prompt-back"))
                    .spawn(head)
                    .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title));
            },
        );
        sheet.spawn(label(self.texts.get("friends-note"), Face::Italic, 17.0, palette::INK_SOFT));
        sheet.spawn(panel::rule());
        self.said(
            sheet,
            "friends-name",
            self.friends.name.as_ref().map(|name| name.as_str().to_owned()),
            Purpose::Own,
        );
        if platform::origin().is_none() {
            self.said(sheet, "friends-server", self.friends.server.clone(), Purpose::Server);
        }
        match connection.map(Connection::standing) {
            Some(Standing::Over(why)) => {
                let words = self.texts.get(over(why));
                sheet.spawn(label(words, Face::Strong, 17.0, palette::NEGATIVE));
            }
            Some(Standing::Lost) => {
                sheet.spawn(label(self.texts.get("friends-lost"), Face::Strong, 17.0, palette::INK));
            }
            Some(_) => {
                sheet.spawn(label(self.texts.get("friends-reaching"), Face::Strong, 17.0, palette::INK));
            }
            None => {}
        }
        self.ways(sheet);
    }

    /// A line with what was said of oneself, which can be said anew.
    fn said(
        &self,
        sheet: &mut ChildSpawnerCommands<'_>,
        key: &'static str,
        value: Option<String>,
        purpose: Purpose,
    ) {
        let shown = value.clone().unwrap_or_else(|| self.texts.get(&format!("{key}-none")));
        let variable = if purpose == Purpose::Own { "name" } else { "server" };
        let spoken = self.texts.fmt(&format!("{key}-spoken"), &[(variable, shown.as_str().into())]);
        sheet
            .spawn(Node { justify_content: JustifyContent::FlexEnd, flex_wrap: FlexWrap::Wrap, ..row(12.0) })
            .with_children(|line| {
                let called = label(self.texts.get(key), Face::Body, 18.0, palette::INK);
                line.spawn((Node { flex_grow: 1.0, ..default() }, children![called]));
                button::paper(key, shown).spoken(spoken).size(18.0).spawn(line).observe(
                    move |_: On<Activate>, mut entry: ResMut<Entry>, mut menu: ResMut<NextState<Menu>>| {
                        *entry = Entry::new(purpose.clone(), value.clone().unwrap_or_default());
                        menu.set(Menu::Letters);
                    },
                );
            });
    }

    fn ways(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        if let Some(link) = self.friends.latest() {
            button::primary("friends-back", self.texts.get("friends-back"))
                .size(21.0)
                .first()
                .spawn(sheet)
                .observe(move |_: On<Activate>, friends: Res<Friends>, mut commands: Commands| {
                    commands.insert_resource(Connection::by_link(&link, &friends));
                });
        }
        let open = match self.friends.latest() {
            Some(_) => button::paper("friends-open", self.texts.get("friends-open")),
            None => button::primary("friends-open", self.texts.get("friends-open")).size(21.0).first(),
        };
        open.icon("cards").spawn(sheet).observe(open_one);
        button::paper("friends-enter", self.texts.get("friends-enter")).icon("share").spawn(sheet).observe(
            |_: On<Activate>, mut entry: ResMut<Entry>, mut menu: ResMut<NextState<Menu>>| {
                *entry = Entry::new(Purpose::Link, String::new());
                menu.set(Menu::Letters);
            },
        );
        if self.played {
            button::paper("friends-played", self.texts.get("friends-played"))
                .icon("replay")
                .spawn(sheet)
                .observe(|_: On<Activate>, mut menu: ResMut<NextState<Menu>>| menu.set(Menu::Played));
        }
    }
}

/// Goes on to the choice of a game, once it is known who opens the table, and where.
fn open_one(
    _: On<Activate>,
    friends: Res<Friends>,
    texts: Res<Texts>,
    mut next: ResMut<NextState<Screen>>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let lacks = match (&friends.name, platform::origin().or(friends.server.clone())) {
        (None, _) => "friends-name-first",
        (_, None) => "friends-server-first",
        (Some(_), Some(_)) => {
            commands.insert_resource(Hosting);
            next.set(Screen::Choose);
            return;
        }
    };
    notices.write(Notice(texts.get(lacks)));
}

/// The key of the words for why the line is not reached for again.
fn over(why: Sorry) -> &'static str {
    match why {
        Sorry::Revision => "friends-over-revision",
        Sorry::UnknownTable => "friends-over-unknown-table",
        Sorry::WrongKey => "friends-over-wrong-key",
        Sorry::Full => "friends-over-full",
        Sorry::TooFast => "friends-over-too-fast",
        Sorry::TooLong => "friends-over-too-long",
        Sorry::NotUnderstood => "friends-over-not-understood",
        Sorry::TooManyTables => "friends-over-too-many-tables",
        Sorry::Elsewhere => "friends-over-elsewhere",
        _ => "friends-over-other",
    }
}
