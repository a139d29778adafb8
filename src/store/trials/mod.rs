//! What is done to everything that is kept, again and again, to see that nothing of it is lost or takes the program down.

mod corpus;
mod damage;
mod disk;
mod places;
mod power;

use rummage_rules::{
    games::{self, Game},
    house::HouseRules,
};

use crate::{
    shell::{
        keep::Keeper,
        preferences::{self, Preferences},
    },
    store::{house, sample, saves, statistics},
};

/// Actions of a match that is damaged.
const ACTIONS: usize = 40;

/// What was counted of two matches.
const LEDGER: &str = r#"{"version":1,"matches":[
{"game":"quick","rules":"Usual","won":true,"place":1,"total":220,"seats":2,"rounds":[{"points":120,"end":"You"},
{"points":100,"end":"Stock"}],"others":[{"name":"bot-basil","level":"Gardener","behind":true}],
"dealt":{"cards":26,"wilds":3,"deck":108,"deck_wilds":4}},
{"game":"gin","rules":{"Own":"Ours"},"won":false,"place":2,"total":-4,"seats":2,"rounds":[],"others":[]}],"counted":["quick"]}"#;

/// How much came back of something that was kept: all of it, nothing, or the sentence for why not.
type Back = Result<bool, String>;

/// Something that is kept, and how it is recalled.
pub(super) struct Kept {
    pub name: String,
    text: String,
    recall: Box<dyn Fn(&mut Keeper) -> Back>,
}

/// One of everything that is kept.
pub(super) fn everything() -> Vec<Kept> {
    let mut all: Vec<Kept> = games::GAMES.iter().map(|game| a_match(game)).collect();
    let rules: Vec<String> = games::GAMES
        .iter()
        .map(|game| {
            let options = game.presets[0].options().expect("a preset");
            HouseRules::new("Ours", game, &options).expect("house rules").to_ron()
        })
        .collect();
    all.push(Kept {
        name: house::NAME.into(),
        text: format!("[{}]", rules.join(",")),
        recall: Box::new(|keeper| {
            let mut shelf = house::recall(keeper);
            let some = shelf.of("daylily").next().is_some();
            shelf.take_trouble().map_or(Ok(some), Err)
        }),
    });
    all.push(Kept {
        name: statistics::NAME.into(),
        text: LEDGER.into(),
        recall: Box::new(|keeper| {
            let mut statistics = statistics::recall(keeper);
            let some = !statistics.ledger.matches.is_empty();
            statistics.take_trouble().map_or(Ok(some), Err)
        }),
    });
    all.push(Kept {
        name: preferences::NAME.into(),
        text: "{ \"left_handed\": true, \"text_steps\": 3, \"speed\": \"Double\" }".into(),
        recall: Box::new(|keeper| Ok(preferences::recall(keeper) != Preferences::default())),
    });
    all.push(Kept {
        name: saves::LAST.into(),
        text: "quick daylily".into(),
        recall: Box::new(|keeper| Ok(saves::order(keeper).first() == Some(&"quick"))),
    });
    all
}

fn a_match(game: &'static Game) -> Kept {
    Kept {
        name: saves::name_of(game.id),
        text: saves::sample::kept(sample::begun(game, ACTIONS)),
        recall: Box::new(move |keeper| saves::recall(keeper, game).map(|waiting| waiting.is_some())),
    }
}

/// How often something is tried: a variable of the environment says it, for long runs by hand.
fn times(variable: &str, usually: u64) -> u64 {
    std::env::var(variable).map_or(usually, |times| times.parse().expect("a number"))
}
