//! The player's own house rules: named, kept between runs, and told apart from those a game comes with.

use bevy::prelude::*;
use rummage_rules::{
    games::Game,
    house::options::{OptionDef, Options},
    house::{HouseRules, HouseRulesError},
};

use crate::shell::{
    AppSystems,
    keep::{Keeper, in_short, recall_anew},
    match_setup::Base,
};

pub mod words;

/// The name under which they are kept.
pub(crate) const NAME: &str = "house-rules";

/// House rules of the player's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// The rules.
    pub rules: HouseRules,
    /// Why they cannot be played here, such as an option that this program does not know. They are kept all the same.
    pub fault: Option<HouseRulesError>,
}

/// Why a name is not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NameFault {
    /// The name cannot be one.
    Odd(HouseRulesError),
    /// Other rules of this game have it.
    Taken,
}

/// All house rules of the player's own. Every change is kept.
#[derive(Resource, Debug, Default)]
pub struct Shelf {
    kept: Vec<Kept>,
    /// Why they could not be read; told once.
    trouble: Option<String>,
}

impl Shelf {
    /// Those of a game, in the order in which they were named.
    pub fn of(&self, game: &str) -> impl Iterator<Item = &Kept> {
        self.kept.iter().filter(move |kept| kept.rules.game == game)
    }

    /// Those of this name.
    pub fn find(&self, game: &str, name: &str) -> Option<&Kept> {
        self.of(game).find(|kept| kept.rules.name == name)
    }

    /// The options that a table of this base begins with.
    pub fn options(&self, game: &Game, base: &Base) -> Options {
        match base {
            Base::Usual => Options::default(),
            Base::Preset(id) => {
                let preset = game.presets.iter().find(|preset| preset.id == *id);
                preset.and_then(|preset| preset.options().ok()).unwrap_or_default()
            }
            Base::Own(name) => {
                self.find(game.id, name).map(|kept| kept.rules.options.clone()).unwrap_or_default()
            }
        }
    }

    /// The rules with exactly these options, if they have a name: the game's own names first.
    pub fn named(&self, game: &'static Game, options: &Options) -> Option<Base> {
        let presets = game.presets.iter().map(|preset| Base::Preset(preset.id));
        let own = self.of(game.id).filter(|kept| kept.fault.is_none());
        let own = own.map(|kept| Base::Own(kept.rules.name.clone()));
        std::iter::once(Base::Usual)
            .chain(presets)
            .chain(own)
            .find(|base| same(game.options, &self.options(game, base), options))
    }

    /// Keeps rules under a name that no others of their game have.
    ///
    /// # Errors
    /// Why the name cannot be taken.
    pub fn save(&mut self, game: &Game, name: &str, options: &Options) -> Result<(), NameFault> {
        let rules = HouseRules::new(name, game, options).map_err(NameFault::Odd)?;
        self.is_free(&rules)?;
        self.kept.push(Kept { rules, fault: None });
        Ok(())
    }

    /// Keeps other options under a name that is there.
    pub fn change(&mut self, game: &Game, name: &str, options: &Options) {
        if let Some(kept) = self.get_mut(game.id, name) {
            kept.rules.options = options.changed(game.options);
            kept.fault = None;
        }
    }

    /// Gives rules another name.
    ///
    /// # Errors
    /// Why the name cannot be taken; then they keep the one they have.
    pub fn rename(&mut self, game: &Game, from: &str, to: &str) -> Result<(), NameFault> {
        let rules = HouseRules::new(to, game, &Options::default()).map_err(NameFault::Odd)?;
        if rules.name != from {
            self.is_free(&rules)?;
        }
        if let Some(kept) = self.get_mut(game.id, from) {
            kept.rules.name = rules.name;
        }
        Ok(())
    }

    /// Forgets rules.
    pub fn forget(&mut self, game: &str, name: &str) {
        self.kept.retain(|kept| kept.rules.game != game || kept.rules.name != name);
    }

    /// Why the rules could not be read, once.
    pub fn take_trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }

    fn get_mut(&mut self, game: &str, name: &str) -> Option<&mut Kept> {
        self.kept.iter_mut().find(|kept| kept.rules.game == game && kept.rules.name == name)
    }

    fn is_free(&self, rules: &HouseRules) -> Result<(), NameFault> {
        match self.find(&rules.game, &rules.name) {
            Some(_) => Err(NameFault::Taken),
            None => Ok(()),
        }
    }

    fn to_ron(&self) -> String {
        let rules: Vec<&HouseRules> = self.kept.iter().map(|kept| &kept.rules).collect();
        // Names, ids and maps of words and numbers: there is nothing in it that could not be written.
        ron::ser::to_string_pretty(&rules, ron::ser::PrettyConfig::default()).unwrap_or_default()
    }

    fn from_ron(text: &str) -> Result<Self, String> {
        let rules: Vec<HouseRules> = ron::from_str(text).map_err(|why| in_short(&why))?;
        let check = |rules: HouseRules| {
            let fault = HouseRules::from_ron(&rules.to_ron()).err();
            Kept { rules, fault }
        };
        Ok(Self { kept: rules.into_iter().map(check).collect(), trouble: None })
    }
}

/// Whether two choices of options are the same game.
pub fn same(defs: &[OptionDef], one: &Options, other: &Options) -> bool {
    defs.iter().all(|def| one.value(def).to_string() == other.value(def).to_string())
}

/// Registers the rules as they were kept, and keeps every change.
pub fn plugin(app: &mut App) {
    let shelf = recall(&mut app.world_mut().resource_mut::<Keeper>());
    app.insert_resource(shelf).add_systems(
        Update,
        keep.run_if(resource_exists_and_changed::<Shelf>.and_then(not(resource_added::<Shelf>)))
            .in_set(AppSystems::Present),
    );
    recall_anew(app, recall);
}

/// What cannot be read is set aside and told of; the shelf is empty then.
pub(crate) fn recall(keeper: &mut Keeper) -> Shelf {
    match keeper.recall(NAME, Shelf::from_ron) {
        Ok(shelf) => shelf.unwrap_or_default(),
        Err(why) => Shelf { kept: Vec::new(), trouble: Some(why) },
    }
}

fn keep(shelf: Res<Shelf>, mut keeper: ResMut<Keeper>) {
    keeper.keep(NAME, &shelf.to_ron());
}

#[cfg(test)]
mod tests;
