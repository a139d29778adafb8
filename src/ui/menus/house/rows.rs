//! The list of house rules: a row for each, and for the player's own what can be done with them.

use bevy::prelude::*;

use super::{Copier, Forgetting, Letters, Page, Purpose, small};
use crate::{
    shell::{
        assets::Face,
        match_setup::{Base, MatchSetup},
        notice::Notice,
        states::Menu,
        text::Texts,
    },
    stage::palette,
    store::house::{Kept, Shelf, words::differing},
    ui::{
        input::focus::FirstFocus,
        theme::{
            button::Activate,
            lettering::label,
            look::Look,
            panel::{column, row},
            picture::icon,
            role,
        },
    },
};

impl Page<'_> {
    /// Everything there is to choose from.
    pub(super) fn rows(&self, list: &mut ChildSpawnerCommands<'_>) {
        self.heading(list, "house-games");
        self.choice(list, "house-usual", Base::Usual, 0);
        for preset in self.game.presets {
            self.choice(list, &format!("house-{}", preset.id), Base::Preset(preset.id), 0);
        }
        self.heading(list, "house-own");
        let own: Vec<&Kept> = self.shelf.of(self.game.id).collect();
        if own.is_empty() {
            list.spawn(label(self.texts.get("house-own-none"), Face::Body, 15.0, palette::INK_SOFT));
        }
        for (nth, kept) in own.into_iter().enumerate() {
            self.own(list, nth, kept);
        }
    }

    fn heading(&self, list: &mut ChildSpawnerCommands<'_>, key: &str) {
        list.spawn((
            label(self.texts.get(key), Face::Italic, 16.5, palette::HONEY_LO),
            Node { margin: UiRect::top(px(4)), ..default() },
        ));
    }

    /// Rules to play by.
    fn choice(&self, list: &mut ChildSpawnerCommands<'_>, tag: &str, base: Base, differing: usize) {
        let chosen = base == self.setup.base;
        let name = self.texts.base_name(self.game.id, &base);
        let note = self.texts.base_note(self.game.id, &base, differing);
        let values = [("name", name.as_str().into()), ("note", note.as_str().into())];
        let spoken = self.texts.fmt("house-named", &values);
        let mut line = list.spawn((
            role::one_of(tag, spoken),
            Look::Row,
            Node {
                min_height: px(52),
                padding: UiRect::axes(px(12), px(5)),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::all(px(12)),
                flex_grow: 1.0,
                flex_basis: if self.narrow { Val::Auto } else { px(0) },
                ..row(12.0)
            },
            BackgroundColor(Color::WHITE),
            BorderColor::all(if chosen { palette::LEAF_DARK } else { palette::PAPER_LINE }),
        ));
        role::set(&mut line, chosen);
        if chosen {
            line.insert(FirstFocus);
        }
        line.with_children(|face| {
            let ink = if chosen { palette::LEAF_DARK } else { Color::NONE };
            face.spawn(icon("check", 22.0, ink));
            face.spawn((
                Node { flex_grow: 1.0, flex_basis: px(0), ..column(0.0) },
                children![
                    label(name, Face::Bold, 17.0, palette::INK),
                    label(note, Face::Body, 14.0, palette::INK_SOFT)
                ],
            ));
        })
        .observe(
            move |_: On<Activate>,
                  shelf: Res<Shelf>,
                  mut setup: ResMut<MatchSetup>,
                  mut next: ResMut<NextState<Menu>>| {
                if let Some(game) = rummage_rules::games::find(setup.game) {
                    setup.options = shelf.options(game, &base);
                    setup.base = base.clone();
                    next.set(Menu::None);
                }
            },
        );
    }

    /// Rules of the player's own: to play by, pass on, rename and forget.
    fn own(&self, list: &mut ChildSpawnerCommands<'_>, nth: usize, kept: &Kept) {
        let name = kept.rules.name.clone();
        let line = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(4), flex_shrink: 0.0, ..row(8.0) };
        list.spawn(line).with_children(|line| {
            if self.forgetting == Some(name.as_str()) {
                self.question(line, &name);
                return;
            }
            match self.texts.kept_fault(kept) {
                Some(fault) => self.broken(line, &name, fault),
                None => self.choice(
                    line,
                    &format!("house-own-{nth}"),
                    Base::Own(name.clone()),
                    differing(self.game, kept),
                ),
            }
            let told = |key: &str| self.texts.fmt(key, &[("name", name.as_str().into())]);
            if kept.fault.is_none() {
                let (rules, words) = (kept.rules.clone(), self.texts.get("house-short-copy"));
                small(format!("copy-{nth}"), words).spoken(told("house-copy")).spawn(line).observe(
                    move |_: On<Activate>, mut copier: Copier| {
                        copier.copy(&rules.game, &rules.name, &rules.options);
                    },
                );
            }
            let (from, words) = (name.clone(), self.texts.get("house-short-rename"));
            small(format!("rename-{nth}"), words).spoken(told("house-rename")).spawn(line).observe(
                move |_: On<Activate>, mut letters: Letters| {
                    letters.open(Menu::House, Purpose::Rename(from.clone()), from.clone());
                },
            );
            let (lost, words) = (name.clone(), self.texts.get("house-short-forget"));
            small(format!("forget-{nth}"), words).spoken(told("house-forget")).spawn(line).observe(
                move |_: On<Activate>, mut forgetting: ResMut<Forgetting>| {
                    forgetting.0 = Some(lost.clone());
                },
            );
        });
    }

    /// Rules that are kept but cannot be played.
    fn broken(&self, line: &mut ChildSpawnerCommands<'_>, name: &str, fault: String) {
        line.spawn((
            Node {
                padding: UiRect::axes(px(12), px(5)),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(200),
                ..column(0.0)
            },
            children![
                label(name, Face::Bold, 17.0, palette::INK_SOFT),
                label(fault, Face::Body, 14.0, palette::NEGATIVE)
            ],
        ));
    }

    /// Whether these are to be forgotten.
    fn question(&self, line: &mut ChildSpawnerCommands<'_>, name: &str) {
        line.spawn(Node {
            padding: UiRect::axes(px(12), px(5)),
            min_height: px(52),
            min_width: px(120),
            flex_grow: 1.0,
            flex_basis: px(0),
            align_items: AlignItems::Center,
            ..default()
        })
        .with_children(|words| {
            let asked = self.texts.fmt("house-forget-question", &[("name", name.into())]);
            words.spawn(label(asked, Face::Bold, 17.0, palette::INK));
        });
        let lost = name.to_owned();
        small("forget-yes", self.texts.get("house-forget-yes")).spawn(line).observe(
            move |_: On<Activate>,
                  mut shelf: ResMut<Shelf>,
                  mut setup: ResMut<MatchSetup>,
                  mut forgetting: ResMut<Forgetting>,
                  texts: Res<Texts>,
                  mut notices: MessageWriter<Notice>| {
                shelf.forget(setup.game, &lost);
                forgetting.0 = None;
                // The table keeps its rules; they only have no name any more.
                if setup.base == Base::Own(lost.clone()) {
                    setup.base = Base::Usual;
                }
                notices.write(Notice(texts.fmt("house-forgotten", &[("name", lost.as_str().into())])));
            },
        );
        small("forget-no", self.texts.get("house-forget-no"))
            .spawn(line)
            .observe(|_: On<Activate>, mut forgetting: ResMut<Forgetting>| forgetting.0 = None);
    }
}
