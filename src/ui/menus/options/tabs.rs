//! What the tabs of sight, sound and play hold.

use bevy::prelude::*;

use super::Page;
use crate::shell::{
    arguments::Speed,
    full_screen,
    preferences::{Back, Light, Patience, Preferences},
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

const LIGHTS: &[(Light, &str)] = &[
    (Light::Day, "options-light-day"),
    (Light::Dusk, "options-light-dusk"),
    (Light::Sea, "options-light-sea"),
    (Light::Clay, "options-light-clay"),
];

const BACKS: &[(Back, &str)] = &[
    (Back::ByPacks, "options-back-packs"),
    (Back::Green, "options-back-green"),
    (Back::Plum, "options-back-plum"),
];

impl Page<'_, '_> {
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
        self.choice_line(list, "cards", "options-back", BACKS, likes.back, |likes, back| {
            likes.back = back;
        });
        self.switch_line(list, "suit-spade", "options-letters", likes.suit_letters, |likes| {
            likes.suit_letters = !likes.suit_letters;
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
        let twice = self.preferences.asks_twice;
        self.switch_line(list, "check", "options-twice", twice, |likes| likes.asks_twice = !likes.asks_twice);
        self.copies(list);
    }
}
