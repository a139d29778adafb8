//! The tab of controls: what can be done, by which key and which button of a pad, and how that is changed.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Page, rows::line_node};
use crate::{
    shell::{
        AppSystems,
        assets::Face,
        bindings::{Bindings, Board, Deed},
        intent::LastDevice,
        notice::Notice,
        states::Menu,
        text::Texts,
    },
    stage::palette,
    ui::{
        input::rebinding::{Pressed, Rebinding},
        theme::{
            button::{self, Activate},
            lettering::label,
            look::Look,
            panel::{self, row},
            prompt::Drawn,
            role,
        },
    },
};

/// Something that can be done: its key in the texts, what may be put elsewhere of it, and the pictures of the keys and of the pad's
/// buttons that do it in any case.
struct Line {
    key: &'static str,
    deed: Option<Deed>,
    keys: &'static [&'static str],
    pad: &'static [&'static str],
}

const fn line(
    key: &'static str,
    deed: Option<Deed>,
    keys: &'static [&'static str],
    pad: &'static [&'static str],
) -> Line {
    Line { key, deed, keys, pad }
}

const LINES: [Line; 20] = [
    line("controls-move", None, &["key-arrows"], &["pad-dpad-all"]),
    line("controls-choose", Some(Deed::Choose), &["key-enter", "key-space"], &[]),
    line("controls-back", Some(Deed::Back), &["key-esc"], &[]),
    line("controls-meld", Some(Deed::Primary), &[], &[]),
    line("controls-discard", Some(Deed::Act2), &[], &[]),
    line("controls-region", Some(Deed::Next), &["key-tab"], &[]),
    line("controls-region-back", Some(Deed::Previous), &[], &[]),
    line("controls-sort", Some(Deed::SortRank), &[], &[]),
    line("controls-sort-suit", Some(Deed::SortSuit), &[], &[]),
    line("controls-sort-melds", Some(Deed::SortMelds), &[], &["pad-r1"]),
    line("controls-carry", Some(Deed::Carry), &[], &[]),
    line("controls-hint", Some(Deed::Hint), &[], &["pad-view", "pad-north"]),
    line("controls-pass-on", Some(Deed::PassOn), &[], &[]),
    line("controls-undo", Some(Deed::Undo), &[], &["pad-view", "pad-west"]),
    line("controls-redo", Some(Deed::Redo), &[], &["pad-view", "pad-r1"]),
    line("controls-log", Some(Deed::Log), &[], &["pad-view", "pad-south"]),
    line("controls-rules", Some(Deed::Rules), &[], &["pad-view", "pad-east"]),
    line("controls-inspect", Some(Deed::Inspect), &[], &["pad-view"]),
    line("controls-pause", Some(Deed::Menu), &[], &[]),
    line("controls-nth", None, &["key-1", "key-9"], &[]),
];

impl Line {
    /// What does it on a keyboard or a pad.
    fn drawn(&self, board: Board, bindings: &Bindings) -> Vec<Drawn> {
        let (fixed, drawn): (_, fn(&_) -> Drawn) = match board {
            Board::Keys => (self.keys, Drawn::key),
            Board::Pad => (self.pad, Drawn::button),
        };
        let put = self.deed.and_then(|deed| bindings.place(board, deed));
        fixed.iter().map(|name| Drawn::named(name)).chain(put.iter().map(drawn)).collect()
    }
}

/// The key of a deed in the texts.
fn key_of(deed: Deed) -> &'static str {
    LINES.iter().find(|line| line.deed == Some(deed)).map_or("controls-move", |line| line.key)
}

/// What the lines of controls show.
#[derive(SystemParam)]
pub(super) struct Controls<'w> {
    bindings: Res<'w, Bindings>,
    rebinding: Res<'w, Rebinding>,
}

/// Registers what a press does that was waited for.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Menu::Options), |mut rebinding: ResMut<Rebinding>| rebinding.0 = None)
        .add_systems(Update, put.run_if(in_state(Menu::Options)).in_set(AppSystems::Think));
}

impl Page<'_, '_> {
    pub(super) fn controls(&self, list: &mut ChildSpawnerCommands<'_>) {
        self.switch_line(list, "player", "options-hand", self.preferences.left_handed, |likes| {
            likes.left_handed = !likes.left_handed;
        });
        for line in &LINES {
            self.control(list, line);
            list.spawn(panel::rule());
        }
        if !self.controls.bindings.are_usual() {
            button::paper("controls-usual", self.texts.get("controls-usual"))
                .size(16.0)
                .spawn(list)
                .observe(|_: On<Activate>, mut bindings: ResMut<Bindings>| *bindings = Bindings::default());
        }
    }

    /// A line that can be pressed where something of it can be put elsewhere.
    fn control(&self, list: &mut ChildSpawnerCommands<'_>, line: &'static Line) {
        let node = Node { min_height: px(44), ..line_node() };
        let name = self.texts.get(line.key);
        let Some(deed) = line.deed else {
            list.spawn(node).with_children(|row| self.content(row, line, name));
            return;
        };
        let spoken = self.texts.fmt("controls-change", &[("what", name.as_str().into())]);
        list.spawn((role::pressable(line.key, spoken), Look::Bare, node, BackgroundColor(Color::NONE)))
            .with_children(|row| self.content(row, line, name))
            .observe(move |_: On<Activate>, waiting: Waiting| waiting.wait(deed));
    }

    fn content(&self, parent: &mut ChildSpawnerCommands<'_>, line: &Line, name: String) {
        let words = label(name, Face::Strong, 16.0, palette::INK);
        parent.spawn((Node { flex_grow: 1.0, flex_shrink: 1.0, ..default() }, children![words]));
        for (board, ink, ask) in [
            (Board::Keys, palette::INK_SOFT, "controls-press-key"),
            (Board::Pad, palette::LEAF_DARK, "controls-press-button"),
        ] {
            let place =
                Node { width: px(74), flex_shrink: 0.0, justify_content: JustifyContent::End, ..row(4.0) };
            parent.spawn(place).with_children(|glyphs| {
                if line.deed.is_some_and(|deed| self.controls.rebinding.0 == Some((board, deed))) {
                    glyphs.spawn(label(self.texts.get(ask), Face::Bold, 14.0, palette::PRIMARY_FOOT));
                    return;
                }
                for drawn in line.drawn(board, &self.controls.bindings) {
                    drawn.spawn(glyphs, 28.0, ink);
                }
            });
        }
    }
}

/// Begins to wait for the next press of the device in hand.
#[derive(SystemParam)]
struct Waiting<'w> {
    device: Res<'w, LastDevice>,
    bindings: Res<'w, Bindings>,
    texts: Res<'w, Texts>,
    rebinding: ResMut<'w, Rebinding>,
    notices: MessageWriter<'w, Notice>,
}

impl Waiting<'_> {
    /// A second press on the same line waits no longer.
    fn wait(mut self, deed: Deed) {
        let board = if *self.device == LastDevice::Gamepad { Board::Pad } else { Board::Keys };
        if self.bindings.place(board, deed).is_none() {
            let why = if board == Board::Pad { "controls-fixed-pad" } else { "controls-fixed-key" };
            self.notices.write(Notice(self.texts.get(why)));
            return;
        }
        let asked = Some((board, deed));
        self.rebinding.0 = asked.filter(|asked| self.rebinding.0 != Some(*asked));
    }
}

/// Puts what was waited for where the press was.
fn put(
    mut heard: MessageReader<Pressed>,
    mut rebinding: ResMut<Rebinding>,
    mut bindings: ResMut<Bindings>,
    texts: Res<Texts>,
    mut notices: MessageWriter<Notice>,
) {
    for pressed in heard.read() {
        let Some((board, deed)) = rebinding.0 else { continue };
        match pressed {
            Pressed::Leave => rebinding.0 = None,
            Pressed::Fixed => {
                notices.write(Notice(texts.get("controls-taken")));
            }
            Pressed::Place(place) => {
                rebinding.0 = None;
                if let Some(other) = bindings.put(board, deed, place.clone()) {
                    let what = |deed| texts.get(key_of(deed)).into();
                    let values = [("what", what(deed)), ("other", what(other))];
                    notices.write(Notice(texts.fmt("controls-swapped", &values)));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_can_be_put_elsewhere_has_a_line_of_its_own() {
        let bindings = Bindings::default();
        let deeds: Vec<Deed> = LINES.iter().filter_map(|line| line.deed).collect();
        for (number, deed) in deeds.iter().enumerate() {
            assert_eq!(deeds.iter().position(|other| other == deed), Some(number));
            let somewhere = [Board::Keys, Board::Pad].map(|board| bindings.place(board, *deed).is_some());
            assert!(somewhere.contains(&true), "{deed:?}");
        }
        assert_eq!(deeds.len(), 18);
    }
}
