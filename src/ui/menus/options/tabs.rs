//! What each tab of the options holds.

use bevy::prelude::*;

use super::{Page, rows::line_node};
use crate::{
    shell::{
        arguments::Speed,
        assets::Face,
        full_screen,
        preferences::{Light, Patience, Preferences},
    },
    stage::palette,
    ui::theme::{
        lettering::label,
        panel::{self, row},
        picture::icon,
    },
};

const SPEEDS: &[(Speed, &str)] = &[
    (Speed::Half, "options-speed-half"),
    (Speed::Usual, "options-speed-usual"),
    (Speed::Double, "options-speed-double"),
    (Speed::Instant, "options-speed-instant"),
];

const PATIENCE: &[(Patience, &str)] = &[
    (Patience::Endless, "options-patience-endless"),
    (Patience::Long, "options-patience-long"),
    (Patience::Usual, "options-patience-usual"),
];

const LIGHTS: &[(Light, &str)] = &[(Light::Day, "options-light-day"), (Light::Dusk, "options-light-dusk")];

/// What can be done, with the pictures of the keys and of the pad's buttons that do it.
const CONTROLS: &[(&str, &[&str], &[&str])] = &[
    ("controls-move", &["key-arrows"], &["pad-dpad-all"]),
    ("controls-choose", &["key-enter", "key-space"], &["pad-south"]),
    ("controls-back", &["key-esc"], &["pad-east"]),
    ("controls-meld", &["key-m"], &["pad-north"]),
    ("controls-discard", &["key-d"], &["pad-west"]),
    ("controls-region", &["key-tab"], &["pad-l1", "pad-r1"]),
    ("controls-sort", &["key-s"], &["pad-l2", "pad-r2"]),
    ("controls-sort-melds", &["key-b"], &["pad-r1"]),
    ("controls-hint", &["key-h"], &["pad-view", "pad-north"]),
    ("controls-pass-on", &["key-n"], &["pad-stick-r"]),
    ("controls-log", &["key-g"], &["pad-view", "pad-south"]),
    ("controls-pause", &["key-p"], &["pad-menu"]),
    ("controls-nth", &["key-1", "key-9"], &[]),
    ("controls-undo", &["key-z"], &["pad-view", "pad-west"]),
    ("controls-redo", &["key-y"], &["pad-view", "pad-r1"]),
];

impl Page<'_> {
    pub(super) fn sight(&self, list: &mut ChildSpawnerCommands<'_>) {
        let likes = self.preferences;
        self.decks(list);
        self.switch_line(list, "contrast", "options-contrast", likes.high_contrast, |likes| {
            likes.high_contrast = !likes.high_contrast;
        });
        self.size_line(list, "cards", "options-cards", likes.card_scale(), Preferences::step_cards);
        self.size_line(list, "text-size", "options-text", likes.text_scale(), Preferences::step_text);
        self.switch_line(list, "motion", "options-motion", likes.reduced_motion, |likes| {
            likes.reduced_motion = !likes.reduced_motion;
        });
        self.choice_line(list, "speed", "options-speed", SPEEDS, likes.speed, |likes, speed| {
            likes.speed = speed;
        });
        self.choice_line(list, "bloom", "options-light", LIGHTS, likes.light, |likes, light| {
            likes.light = light;
        });
        if full_screen::THERE_IS {
            self.switch_line(list, "search", "options-full-screen", likes.full_screen, |likes| {
                likes.full_screen = !likes.full_screen;
            });
        }
    }

    pub(super) fn sound(&self, list: &mut ChildSpawnerCommands<'_>) {
        let likes = self.preferences;
        self.size_line(list, "sound", "options-sounds", likes.effects_volume(), Preferences::step_effects);
        self.size_line(
            list,
            "settings",
            "options-buttons",
            likes.interface_volume(),
            Preferences::step_interface,
        );
        self.size_line(list, "bloom", "options-garden", likes.garden_volume(), Preferences::step_garden);
        self.switch_line(list, "sound-off", "options-quiet", likes.quiet_when_away, |likes| {
            likes.quiet_when_away = !likes.quiet_when_away;
        });
    }

    pub(super) fn play(&self, list: &mut ChildSpawnerCommands<'_>) {
        let patience = self.preferences.patience;
        self.choice_line(list, "pause", "options-patience", PATIENCE, patience, |likes, patience| {
            likes.patience = patience;
        });
        let groups = self.preferences.hand_groups;
        self.switch_line(list, "sort-melds", "options-groups", groups, |likes| {
            likes.hand_groups = !likes.hand_groups;
        });
        let firsts = self.preferences.first_times;
        self.switch_line(list, "hint", "options-firsts", firsts, |likes| {
            likes.first_times = !likes.first_times;
        });
        let fits = self.preferences.ask_when_it_fits;
        self.switch_line(list, "buy", "options-fits", fits, |likes| {
            likes.ask_when_it_fits = !likes.ask_when_it_fits;
        });
    }

    pub(super) fn controls(&self, list: &mut ChildSpawnerCommands<'_>) {
        self.switch_line(list, "player", "options-hand", self.preferences.left_handed, |likes| {
            likes.left_handed = !likes.left_handed;
        });
        for (key, keys, pad) in CONTROLS {
            let node = Node { min_height: px(40), ..line_node() };
            list.spawn(node).with_children(|line| {
                let words = label(self.texts.get(key), Face::Strong, 16.0, palette::INK);
                line.spawn((Node { flex_grow: 1.0, flex_shrink: 1.0, ..default() }, children![words]));
                for (names, ink) in [(*keys, palette::INK_SOFT), (*pad, palette::LEAF_DARK)] {
                    let place = Node { width: px(74), justify_content: JustifyContent::End, ..row(4.0) };
                    line.spawn(place).with_children(|glyphs| {
                        for name in names {
                            glyphs.spawn(icon(*name, 28.0, ink));
                        }
                    });
                }
            });
            list.spawn(panel::rule());
        }
    }
}
