//! A fair deal: the seal stands before the first card, nothing tells the seed or a hidden card before the end, and then the deals are proven.

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    play::{
        referee::{ActionRequest, Referee},
        table::Flow,
    },
    shell::{
        arguments::Arguments,
        keep::Keeper,
        names::AccessibleName,
        preferences::Preferences,
        states::{Menu, Screen},
        text::{Texts, cards::card_name},
    },
};
use rummage_rules::house::options::Value;

/// A seed that nothing contains by chance.
const SEED: u128 = 0x0fed_cba9_8765_4321_1357_9bdf_0246_8ace;

/// Everything that is written or may be read aloud.
fn told(game: &mut Game) -> String {
    let mut all = game.texts();
    let world = game.app.world_mut();
    let mut names = world.query::<&AccessibleName>();
    all.extend(names.iter(world).map(|name| name.0.clone()));
    all.join("\n")
}

fn groups(digits: &str) -> String {
    let letters: Vec<char> = digits.chars().collect();
    letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// The seed in every way it could be written.
fn seeds() -> [String; 3] {
    let hex = format!("{SEED:032x}");
    [groups(&hex), hex, SEED.to_string()]
}

fn tells_nothing(game: &mut Game) {
    let told = told(game);
    let view = game.view();
    let seen = serde_json::to_string(&view).expect("a view can be written");
    for seed in seeds() {
        assert!(!told.contains(&seed) && !seen.contains(&seed), "the seed is told");
    }
    let texts = Texts::english();
    let deck = &view.public.spec.deck;
    let words: Vec<&str> = told.split(|c: char| !c.is_alphanumeric()).collect();
    // What went back into the stock was seen before.
    for card in view.unseen().into_iter().filter(|_| !told.contains("reshuffle")) {
        let name = card_name(&texts, &view.public, card);
        assert!(!told.contains(&name) && !words.contains(&deck.code(card)), "{name} is told:\n{told}");
    }
}

fn show(game: &mut Game, menu: Menu) {
    game.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
    game.settle();
}

#[test]
fn the_deal_is_sealed_hidden_and_proven() {
    let mut game = Game::at_the_table_of("daylily", 2, SEED, &[("target_score", Value::Number(20))]);
    // Brackets below the hand name cards that would help, wherever they lie.
    game.app.world_mut().resource_mut::<Preferences>().hand_groups = false;
    let seal =
        groups(&game.app.world().resource::<Referee>().host().expect("it runs here").seal().to_string());
    {
        assert!(told(&mut game).contains(&format!("Sealed: {} …", &seal[..14])));
    }
    show(&mut game, Menu::Fair);
    let page = told(&mut game);
    assert!(
        page.contains(&seal[..39])
            && page.contains(&seal[40..])
            && page.contains("The seed is shown when the match is over.")
    );
    tells_nothing(&mut game);
    show(&mut game, Menu::None);
    game.key(KeyCode::KeyG);
    for _ in 0..400 {
        if game.can_see("next-round") {
            tells_nothing_of_the_seed(&mut game);
            game.click("next-round");
            game.rest();
        } else if let Some(action) = game.next_action() {
            tells_nothing(&mut game);
            let seat = game.view().seat;
            game.app.world_mut().write_message(ActionRequest { seat, action });
            game.rest();
        } else {
            break;
        }
    }
    assert_eq!(*game.app.world().resource::<State<Flow>>().get(), Flow::Over);
    let [seed, ..] = seeds();
    assert!(told(&mut game).contains(&seed), "the last sheet shows the seed");
    show(&mut game, Menu::Fair);
    assert!(told(&mut game).contains(&seed));
    game.click("fair-check");
    assert!(told(&mut game).contains("what this seed gives, card for card."));
}

fn tells_nothing_of_the_seed(game: &mut Game) {
    let told = told(game);
    assert!(seeds().iter().all(|seed| !told.contains(seed)));
}

#[test]
fn the_title_offers_a_match_without_its_seed() {
    let folder = std::env::temp_dir().join(format!("rummage-fair-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let arguments =
        Arguments { data: Some(folder.clone()), game: Some("quick".into()), seed: Some(SEED), ..default() };
    let mut game = Game::start_with(arguments);
    game.rest();
    game.app.world_mut().resource_mut::<Keeper>().finish();
    game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.settle();
    assert!(told(&mut game).contains("QuickRummy, hand 1"), "{}", told(&mut game));
    tells_nothing_of_the_seed(&mut game);
    let _ = std::fs::remove_dir_all(folder);
}
