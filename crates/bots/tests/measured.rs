//! What has been measured of the levels: every game has a row for each level that has one below, and each row can be what a tourney showed.

use rummage_bots::Level;
use rummage_rules::games::GAMES;

#[test]
fn every_level_has_been_measured_at_every_game() {
    for game in GAMES {
        for level in Level::ALL {
            let measured = level.measured(game.id, game.usual_seats);
            assert_eq!(measured.is_some(), level.below().is_some(), "{} of {}", game.id, level.id());
            let Some(row) = measured else { continue };
            assert!(game.seats.contains(&row.seats) && row.matches > 0, "{}: {row:?}", game.id);
            assert!((0.0..=100.0).contains(&row.share) && row.margin < 50.0, "{}: {row:?}", game.id);
        }
    }
}

#[test]
fn the_measured_table_that_comes_nearest_is_told_of() {
    let seats = |seats| Level::Gardener.measured("chinchon", seats).expect("it was measured").seats;
    assert_eq!([seats(2), seats(4), seats(8)], [2, 4, 4]);
    assert_eq!(Level::Gardener.measured("whist", 4), None);
    assert_eq!(Level::Seedling.measured("gin", 2), None);
}
