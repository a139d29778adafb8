//! The house rules' head: what they are called, and the way to others.

use bevy::prelude::*;
use rummage_rules::house::options::Options;

use super::Page;
use crate::{
    shell::{
        assets::Face,
        match_setup::{Base, MatchSetup},
        states::Menu,
    },
    stage::palette,
    store::house,
    ui::theme::{
        button::{self, Activate, pressable},
        lettering::label,
        look::Look,
        panel::{column, row},
        picture::icon,
    },
};

impl Page<'_> {
    /// The options that the table's rules began with.
    pub(super) fn base_options(&self) -> Options {
        self.shelf.options(self.game, &self.setup.base)
    }

    /// Whether they are still the rules they began as.
    fn as_named(&self) -> bool {
        house::same(self.game.options, &self.base_options(), &self.setup.options)
    }

    /// The name of the rules in force, with a sentence; pressing it offers others.
    pub(super) fn house(&self, body: &mut ChildSpawnerCommands<'_>) {
        let (game, base) = (self.setup.game, &self.setup.base);
        let mut name = self.texts.base_name(game, base);
        if !self.as_named() {
            name = self.texts.fmt("house-changed-name", &[("name", name.into())]);
        }
        let own = match base {
            Base::Own(name) => self.shelf.find(game, name),
            _ => None,
        };
        let differing = own.map_or(0, |kept| house::words::differing(self.game, kept));
        let note = self.texts.base_note(game, base, differing);
        let values = [("name", name.as_str().into()), ("note", note.as_str().into())];
        body.spawn((
            pressable("house", self.texts.fmt("house-choose", &values)),
            Look::Row,
            Node {
                min_height: px(54),
                padding: UiRect::axes(px(12), px(6)),
                margin: UiRect { left: px(2), right: px(14), ..UiRect::ZERO },
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::all(px(14)),
                flex_shrink: 0.0,
                ..row(12.0)
            },
            BackgroundColor(Color::WHITE),
            BorderColor::all(palette::PAPER_LINE),
        ))
        .with_children(|face| {
            face.spawn(icon("rules", 26.0, palette::LEAF_DARK));
            face.spawn((
                Node { flex_grow: 1.0, flex_basis: px(0), ..column(0.0) },
                children![
                    label(name, Face::Bold, 17.0, palette::INK),
                    label(note, Face::Body, 14.0, palette::INK_SOFT)
                ],
            ));
            let choose = self.texts.get("house-choose-short");
            face.spawn(label(choose, Face::Strong, 15.0, palette::LEAF_DARK));
        })
        .observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(Menu::House));
    }

    /// The way back to the rules as they are named, where something was changed.
    pub(super) fn back_to_base(&self, list: &mut ChildSpawnerCommands<'_>) {
        if self.as_named() {
            return;
        }
        let name = self.texts.base_name(self.setup.game, &self.setup.base);
        let words = match self.setup.base {
            Base::Usual => self.texts.get("setup-usual-rules"),
            _ => self.texts.fmt("house-back-to", &[("name", name.into())]),
        };
        let options = self.base_options();
        button::paper("usual-rules", words)
            .size(15.0)
            .height(40.0)
            .spawn(list)
            .observe(move |_: On<Activate>, mut setup: ResMut<MatchSetup>| setup.options = options.clone());
    }
}
