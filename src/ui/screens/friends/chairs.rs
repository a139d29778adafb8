//! A chair of a table elsewhere: who sits there, whether they are here, and what may be done about it.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Ask, Chair, Level, Stage, Who};

use super::{hosting::called, room::Page};
use crate::{
    play::online::{A_MINUTE, Beside, Connection, level_of},
    shell::{
        assets::{Face, Sheet},
        match_setup::{BOTS, BotLevel},
        notice::Notice,
        states::Menu,
        text::{FluentValue, Texts},
    },
    stage::palette,
    store::friends::Friends,
    ui::{
        menus::entry::{Letters, Purpose},
        theme::{
            button::{self, Activate},
            control::leaves,
            lettering::label,
            panel::{column, row},
            picture::picture,
        },
    },
};

impl Page<'_> {
    pub(super) fn chair(&self, body: &mut ChildSpawnerCommands<'_>, nth: usize) {
        let Some(chair) = self.room.0.chairs.get(nth) else { return };
        body.spawn((
            Node {
                min_height: px(58),
                padding: UiRect::axes(px(10), px(6)),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::all(px(14)),
                flex_wrap: FlexWrap::Wrap,
                // What has no room beside the name lies below it, on the right as well.
                justify_content: JustifyContent::FlexEnd,
                row_gap: px(6),
                ..row(8.0)
            },
            BackgroundColor(Color::WHITE),
            BorderColor::all(palette::PAPER_LINE),
        ))
        .with_children(|line| {
            line.spawn(picture(Sheet::Pieces, format!("seat-{nth}"), Vec2::splat(40.0), Color::WHITE));
            line.spawn(Node { flex_grow: 1.0, ..column(0.0) }).with_children(|words| {
                words.spawn(label(self.who(nth, chair), Face::Bold, 18.0, palette::INK));
                words.spawn(label(self.standing(nth, chair), Face::Body, 14.0, palette::INK_SOFT));
            });
            if let Who::Bot(level) = chair.who {
                line.spawn(row(2.0)).with_children(|face| leaves(face, level_of(level) as usize + 1));
            }
            self.deeds(line, nth, chair);
        });
    }

    fn is_you(&self, nth: usize) -> bool {
        self.room.0.you.is_some_and(|you| you.index() == nth)
    }

    fn is_beside(&self, nth: usize) -> bool {
        self.beside.seats().any(|seat| seat.index() == nth)
    }

    fn who(&self, nth: usize, chair: &Chair) -> String {
        match &chair.who {
            Who::Free => self.texts.get("friends-chair-free"),
            Who::Person(name) => name.as_str().to_owned(),
            Who::Bot(_) => self.texts.get(BOTS[nth % BOTS.len()]),
        }
    }

    /// What is to be said of the chair, in a few words.
    fn standing(&self, nth: usize, chair: &Chair) -> String {
        let mut said = Vec::new();
        if self.is_you(nth) {
            said.push(self.texts.get("friends-chair-you"));
        }
        if self.is_beside(nth) {
            said.push(self.texts.get("friends-chair-beside"));
        }
        if self.room.0.host.index() == nth {
            said.push(self.texts.get("friends-chair-host"));
        }
        match (&chair.who, chair.away) {
            (Who::Bot(level), _) => said.push(self.texts.get(level_of(*level).text_key())),
            (Who::Person(_), _) if chair.here => said.push(self.texts.get("friends-chair-here")),
            (Who::Person(_), Some(away)) if away >= A_MINUTE => {
                let minutes = [("minutes", FluentValue::from((away / A_MINUTE) as i64))];
                said.push(self.texts.fmt("friends-chair-away-for", &minutes));
            }
            (Who::Person(_), _) => said.push(self.texts.get("friends-chair-away")),
            (Who::Free, _) => {}
        }
        if chair.stand_in {
            said.push(self.texts.get("friends-chair-stand-in"));
        }
        said.join(" · ")
    }

    /// What whoever is at this screen may do about the chair.
    fn deeds(&self, line: &mut ChildSpawnerCommands<'_>, nth: usize, chair: &Chair) {
        if self.is_you(nth) {
            if let Who::Person(name) = &chair.who {
                self.rename(line, name.as_str());
            }
            return;
        }
        if !matches!(self.room.0.stage, Stage::Gathering | Stage::Over) {
            self.stand_in(line, nth, chair);
            self.hand_on(line, nth, chair);
            return;
        }
        let number = [("chair", FluentValue::from(nth as i64 + 1))];
        match &chair.who {
            Who::Free if self.room.0.you.is_none() && self.connection.has_key() => {
                button::primary(format!("sit-{nth}"), self.texts.get("friends-sit"))
                    .spoken(self.texts.fmt("friends-sit-spoken", &number))
                    .size(16.0)
                    .height(42.0)
                    .spawn(line)
                    .observe(sit(nth));
            }
            Who::Free if self.room.0.you.is_some() => {
                self.beside(line, nth);
                if !self.room.is_host() {
                    return;
                }
                let spoken = self.texts.fmt("friends-fill-spoken", &number);
                self.deed(
                    line,
                    format!("fill-{nth}"),
                    "friends-fill",
                    spoken,
                    Ask::Fill(Seat::at(nth), Level::Gardener),
                );
            }
            Who::Bot(level) if self.room.is_host() => {
                let next = level_of(*level).next();
                let words = [("level", self.texts.get(next.text_key()).into())];
                let spoken = self.texts.fmt("friends-bot-level", &words);
                self.level(line, nth, next, spoken);
                self.free(line, nth, self.who(nth, chair));
            }
            Who::Person(name) if self.is_beside(nth) => {
                let spoken = self.texts.fmt("friends-up-spoken", &[("name", name.as_str().into())]);
                button::paper(format!("up-{nth}"), self.texts.get("friends-up"))
                    .spoken(spoken)
                    .size(15.0)
                    .height(42.0)
                    .spawn(line)
                    .observe(move |_: On<Activate>, beside: Res<Beside>| beside.stand(Seat::at(nth)));
            }
            Who::Person(name) if self.room.is_host() => {
                self.hand_on(line, nth, chair);
                self.free(line, nth, name.as_str().to_owned());
            }
            _ => {}
        }
    }

    /// Another name for whoever is at this screen.
    fn rename(&self, line: &mut ChildSpawnerCommands<'_>, now: &str) {
        let spoken = self.texts.fmt("friends-rename-spoken", &[("name", now.into())]);
        let now = now.to_owned();
        button::paper("rename", self.texts.get("friends-rename"))
            .spoken(spoken)
            .size(15.0)
            .height(42.0)
            .spawn(line)
            .observe(move |_: On<Activate>, menu: Res<State<Menu>>, mut letters: Letters| {
                letters.open(*menu.get(), Purpose::Own, now.clone());
            });
    }

    /// A bot plays on for whoever has been away for a while.
    fn stand_in(&self, line: &mut ChildSpawnerCommands<'_>, nth: usize, chair: &Chair) {
        let Who::Person(name) = &chair.who else { return };
        if self.room.may_be_stood_in_for(Seat::at(nth)) {
            let spoken = self.texts.fmt("friends-let-bot-spoken", &[("name", name.as_str().into())]);
            self.deed(line, format!("let-bot-{nth}"), "friends-let-bot", spoken, Ask::Bot(Seat::at(nth)));
        }
    }

    /// The host's place goes to somebody who is here.
    fn hand_on(&self, line: &mut ChildSpawnerCommands<'_>, nth: usize, chair: &Chair) {
        let Who::Person(name) = &chair.who else { return };
        if chair.here && self.room.is_host() {
            let spoken = self.texts.fmt("friends-host-spoken", &[("name", name.as_str().into())]);
            self.deed(line, format!("host-{nth}"), "friends-host", spoken, Ask::Host(Seat::at(nth)));
        }
    }

    /// Somebody else at this screen sits down there.
    fn beside(&self, line: &mut ChildSpawnerCommands<'_>, nth: usize) {
        let spoken = self.texts.fmt("friends-beside-spoken", &[("chair", FluentValue::from(nth as i64 + 1))]);
        button::paper(format!("beside-{nth}"), self.texts.get("friends-beside"))
            .spoken(spoken)
            .size(15.0)
            .height(42.0)
            .spawn(line)
            .observe(move |_: On<Activate>, mut letters: Letters| {
                letters.open(Menu::None, Purpose::Beside(Seat::at(nth)), String::new());
            });
    }

    fn level(&self, line: &mut ChildSpawnerCommands<'_>, nth: usize, next: BotLevel, spoken: String) {
        let ask = Ask::Fill(Seat::at(nth), called(next));
        button::paper(format!("level-{nth}"), self.texts.get(next.text_key()))
            .spoken(spoken)
            .size(15.0)
            .height(42.0)
            .spawn(line)
            .observe(move |_: On<Activate>, connection: Res<Connection>| connection.say(&ask));
    }

    fn free(&self, line: &mut ChildSpawnerCommands<'_>, nth: usize, name: String) {
        let spoken = self.texts.fmt("friends-free-spoken", &[("name", name.into())]);
        self.deed(line, format!("free-{nth}"), "friends-free", spoken, Ask::Free(Seat::at(nth)));
    }

    fn deed(&self, line: &mut ChildSpawnerCommands<'_>, tag: String, words: &str, spoken: String, ask: Ask) {
        button::paper(tag, self.texts.get(words))
            .spoken(spoken)
            .size(15.0)
            .height(42.0)
            .spawn(line)
            .observe(move |_: On<Activate>, connection: Res<Connection>| connection.say(&ask));
    }
}

/// Sits down in a chair, once it is known what one is called.
fn sit(
    nth: usize,
) -> impl Fn(On<Activate>, Res<Friends>, Res<Connection>, Res<Texts>, Letters, MessageWriter<Notice>) {
    move |_, friends, connection, texts, mut letters, mut notices| match &friends.name {
        Some(name) => connection.say(&Ask::Sit(Seat::at(nth), name.clone())),
        None => {
            notices.write(Notice(texts.get("friends-name-first")));
            letters.open(Menu::None, Purpose::Own, String::new());
        }
    }
}
