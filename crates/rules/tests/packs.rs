//! Games in which seats buy: the packs hold what is dealt, what is turned up, and every card that can be bought; else the table says so.

use rummage_rules::games::{self, GAMES};
use rummage_rules::house::options::Options;

#[test]
fn where_buys_are_counted_the_usual_packs_are_enough_for_all_of_them() {
    let mut looked_at = 0;
    for game in GAMES {
        for seats in game.seats.clone() {
            let spec = game.spec(seats, &Options::default()).expect("a table");
            assert!(!spec.packs_are_too_few(), "{} for {seats}", game.id);
            looked_at += usize::from(spec.windows.buy.is_some_and(|rule| rule.most.is_some()));
        }
    }
    assert!(looked_at > 0);
}

#[test]
fn a_table_with_too_few_packs_says_so() {
    let game = games::find("shanghai").expect("a game whose packs can be chosen");
    // Eleven cards, four buys of two cards and a draw are twenty for each seat; a pack has 54.
    for (packs, seats, too_few) in
        [(2, 5, false), (2, 6, true), (3, 6, false), (3, 8, false), (2, 8, true), (4, 8, false)]
    {
        let options = Options::parse(&format!("packs={packs}")).expect("options");
        let spec = game.spec(seats, &options).expect("a table");
        assert_eq!(spec.packs_are_too_few(), too_few, "{packs} packs for {seats}");
    }
}
