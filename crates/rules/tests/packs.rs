//! Games in which seats buy: the packs hold what is dealt, what is turned up, and every card that can be bought.

use rummage_rules::games::GAMES;
use rummage_rules::options::Options;

#[test]
fn where_buys_are_counted_the_packs_are_enough_for_all_of_them() {
    let mut looked_at = 0;
    for game in GAMES {
        for seats in game.seats.clone() {
            let spec = game.spec(seats, &Options::default()).expect("a table");
            let Some(rule) = spec.windows.buy.filter(|rule| rule.most.is_some()) else { continue };
            for round in 1..=spec.plan.round_limit {
                let buys = usize::from(rule.most_in(round).expect("a limit"));
                // A buy is two cards, and everybody has drawn one besides.
                let each = spec.deal.hand(round) + 2 * buys + 1;
                assert!(spec.deck.len() > seats * each, "{} for {seats}, round {round}", game.id);
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 0);
}
