//! What only lasts for a moment, frame by frame: a question that comes and goes, a card under the pointer, what moves in reduced motion.

use std::path::Path;

use bevy::prelude::*;
use rummage::{
    play::{
        seats::human::wish,
        table::{
            aim::{Target, laid_cards, own_cards},
            meld::Meld,
        },
    },
    shell::{arguments::Speed, intent::Intent, preferences::Preferences, states::Menu},
};
use rummage_rules::games;

use super::{
    gestures::{ask, close, point, tap},
    position::Moment as Position,
    scene::{Scene, What},
    stage::Stage,
};

/// A moment at a table.
struct Moment {
    name: &'static str,
    game: &'static str,
    position: Position,
    /// Fades for flights.
    calm: bool,
    /// What begins it.
    begins: fn(&mut Stage) -> Result<(), String>,
    /// Kept frames.
    frames: usize,
}

const SIZES: [UVec2; 2] = [UVec2::new(1280, 720), UVec2::new(390, 844)];

const MOMENTS: [Moment; 13] = [
    Moment { name: "asked", game: "quick", position: Position::Reach, calm: false, begins: ask, frames: 8 },
    Moment {
        name: "left",
        game: "quick",
        position: Position::Reach,
        calm: false,
        begins: |stage| {
            ask(stage)?;
            stage.pass(12);
            stage.world().write_message(Intent::Back);
            Ok(())
        },
        frames: 7,
    },
    Moment {
        name: "drops",
        game: "indian",
        position: Position::Early,
        calm: false,
        begins: |stage| {
            wish::drop_out(stage.world());
            stage.pass(12);
            Ok(())
        },
        frames: 1,
    },
    Moment {
        name: "shows",
        game: "indian",
        position: Position::Play,
        calm: false,
        begins: |stage| {
            let card = *own_cards(stage.world()).first().ok_or("no card is left")?;
            wish::pick(stage.world(), card);
            stage.pass(3);
            wish::primary(stage.world());
            stage.pass(12);
            Ok(())
        },
        frames: 1,
    },
    Moment {
        name: "anew",
        game: "robbers",
        position: Position::Late,
        calm: false,
        begins: |stage| {
            let laid = laid_cards(stage.world());
            for card in [laid.first(), laid.last()].into_iter().flatten() {
                wish::clear(stage.world());
                wish::choose_laid(stage.world(), *card);
                wish::primary(stage.world());
                stage.pass(20);
            }
            wish::choose_laid(stage.world(), laid[1]);
            stage.pass(12);
            Ok(())
        },
        frames: 1,
    },
    Moment {
        name: "menus",
        game: "daylily",
        position: Position::Late,
        calm: false,
        begins: |stage| {
            stage.world().resource_mut::<NextState<Menu>>().set(Menu::Pause);
            stage.pass(12);
            stage.world().resource_mut::<NextState<Menu>>().set(Menu::Options);
            Ok(())
        },
        frames: 7,
    },
    Moment {
        name: "closes",
        game: "quick",
        position: Position::Late,
        calm: false,
        begins: close,
        frames: 12,
    },
    Moment {
        name: "parts",
        game: "quick",
        position: Position::Late,
        calm: false,
        begins: |stage| {
            close(stage)?;
            stage.pass(60);
            stage.world().write_message(Intent::Choose);
            Ok(())
        },
        frames: 12,
    },
    Moment {
        name: "fades",
        game: "quick",
        position: Position::Reach,
        calm: true,
        begins: |stage| {
            tap(stage, Target::Stock)?;
            stage.pass(3);
            Ok(())
        },
        frames: 6,
    },
    Moment {
        name: "tilts",
        game: "daylily",
        position: Position::Late,
        calm: false,
        begins: |stage| {
            let card = *own_cards(stage.world()).last().ok_or("no card is left")?;
            point(stage, Target::Card(card), Vec2::new(34.0, 30.0))?;
            stage.pass(10);
            Ok(())
        },
        frames: 1,
    },
    Moment {
        name: "tokens",
        game: "liverpool",
        position: Position::Late,
        calm: false,
        begins: |stage| {
            let world = stage.world();
            let mut melds = world.query::<(Entity, &Meld)>();
            let laid_by_another = |meld: &Meld| meld.laid_by.iter().any(|by| *by != meld.laid_by[0]);
            let found = melds.iter(world).find(|(_, meld)| laid_by_another(meld));
            let pile = found.ok_or("nobody has laid anything off")?.0;
            point(stage, Target::Meld(pile), Vec2::ZERO)?;
            stage.pass(3);
            Ok(())
        },
        frames: 1,
    },
    Moment {
        name: "closely",
        game: "rummy500",
        position: Position::Play,
        calm: true,
        begins: |stage| {
            let card = *own_cards(stage.world()).first().ok_or("no card is left")?;
            point(stage, Target::Card(card), Vec2::ZERO)?;
            stage.pass(3);
            stage.world().write_message(Intent::Inspect);
            stage.pass(3);
            Ok(())
        },
        frames: 1,
    },
    Moment {
        name: "plot",
        game: "liverpool",
        position: Position::Late,
        calm: false,
        begins: |stage| {
            let world = stage.world();
            let mut melds = world.query::<(Entity, &Meld)>();
            let longest = melds.iter(world).max_by_key(|(_, meld)| meld.laid_by.len());
            let pile = longest.ok_or("nothing is laid")?.0;
            tap(stage, Target::Meld(pile))?;
            stage.pass(12);
            Ok(())
        },
        frames: 1,
    },
];

/// Shoots the moments whose path has all of these words, each into a folder of its own.
pub fn shoot(stage: &mut Stage, folder: &Path, words: &[String]) -> Result<usize, String> {
    let mut shot = 0;
    for size in SIZES {
        for moment in &MOMENTS {
            let path = format!("{}x{}/{}", size.x, size.y, moment.name);
            if !words.iter().all(|word| path.contains(word.as_str())) {
                continue;
            }
            moment.begin(stage, size)?;
            for frame in 0..moment.frames {
                stage.shoot(&folder.join(format!("{path}/{frame:02}.png")))?;
                stage.pass(1);
                shot += 1;
            }
        }
    }
    Ok(shot)
}

impl Moment {
    fn begin(&self, stage: &mut Stage, size: UVec2) -> Result<(), String> {
        let game = games::find(self.game).ok_or("no game of this name")?;
        let what = What::Table {
            game,
            players: game.usual_seats,
            options: Default::default(),
            moment: self.position,
        };
        stage.show(&Scene { name: self.name.into(), what, likes: |_| {} }, size)?;
        let mut likes = Preferences::default();
        (likes.speed, likes.reduced_motion) = (Speed::Usual, self.calm);
        stage.world().insert_resource(likes);
        (self.begins)(stage)
    }
}
