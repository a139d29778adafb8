//! The rules reader with words that are looked for, and house rules in force.

use bevy::prelude::*;
use rummage::{
    shell::{
        match_setup::MatchSetup,
        states::{Menu, Screen},
        text::Texts,
    },
    ui::menus::rules::Sought,
};
use rummage_rules::games::Game;

use super::stage::Stage;

impl Stage {
    /// Opens the rules of a game's first preset where these words stand.
    pub(super) fn look_for(&mut self, game: &'static Game, words: &str) -> Result<(), String> {
        let mut setup = MatchSetup { seed: Some(7), ..MatchSetup::usual(game) };
        let preset = game.presets.first().and_then(|preset| preset.options().ok());
        setup.options = preset.unwrap_or_default();
        let world = self.world();
        let mut sought = Sought::default();
        if !sought.seek(words, world.resource::<Texts>(), &setup) {
            return Err(format!("\"{words}\" stands nowhere in the rules of {}", game.id));
        }
        self.prepare(setup);
        self.go(Screen::Title)?;
        let world = self.world();
        world.insert_resource(sought);
        world.resource_mut::<NextState<Menu>>().set(Menu::Rules);
        Ok(())
    }
}
