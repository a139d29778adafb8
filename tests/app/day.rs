//! The deal of the day: chosen in the set-up, the same for everybody, and told with its date at the end.

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    play::{referee::ActionRequest, referee::Referee},
    shell::{
        match_setup::MatchSetup,
        states::Screen,
        text::Texts,
        today::{date_words, today},
    },
};
use rummage_rules::{
    cards::{ids::Seat, shuffle::Seed},
    games,
    house::options::Value,
};

fn chosen(game: &Game) -> Option<u128> {
    game.app.world().resource::<MatchSetup>().seed
}

#[test]
fn the_deal_of_the_day_is_chosen_by_a_press_and_told_at_the_end() {
    let mut game = Game::start();
    let mut setup = MatchSetup::usual(games::find("quick").expect("a game"));
    setup.options.set("end_mode", Value::Word("single_hand".into()));
    let world = game.app.world_mut();
    world.insert_resource(setup);
    world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
    game.wait_for("the set-up", |world| *world.resource::<State<Screen>>().get() == Screen::Setup);

    game.click("day");
    assert!(game.says("Deal of the day: on"));
    let seed = Seed(chosen(&game).expect("a deal is chosen"));
    let day = today().dealt("quick", seed).expect("it is that of a day");
    assert!(today().0 - day.0 <= 1, "and that of today, unless midnight was between");
    game.click("day");
    assert_eq!(chosen(&game), None, "a second press leaves the deal to chance");
    game.click("day");
    game.click("deal");
    game.rest();
    assert_eq!(game.app.world().resource::<Referee>().record().expect("it runs here").seed, seed);

    while !game.can_see("result") {
        match game.next_action() {
            Some(action) => {
                game.app.world_mut().write_message(ActionRequest { seat: Seat(0), action });
            }
            // Equal totals play on.
            None => game.click("next-round"),
        }
        game.rest();
    }
    let date = date_words(game.app.world().resource::<Texts>(), day).expect("a date");
    assert!(game.says(&format!("Deal of the day, {date}")));
}
