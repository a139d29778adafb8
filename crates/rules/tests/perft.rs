//! How many ways a game can go from a fixed deal, so many decisions deep, by what the judge suggests. A changed number is a
//! changed rule, or a changed suggestion: read why before the table below is changed.

use crate::common::new_match;
use rummage_rules::games::{self, GAMES};
use rummage_rules::prelude::*;
use std::collections::BTreeSet;

/// The ways of a match and the tables that they lead to, this many decisions further on.
#[derive(Default)]
struct Count {
    ways: usize,
    tables: BTreeSet<u64>,
}

fn walk(mut played: Match, depth: usize, count: &mut Count) {
    played.settle();
    let Due::Seat(seat) = played.table().due() else {
        count.ways += 1;
        count.tables.insert(played.table().digest());
        return;
    };
    if depth == 0 {
        count.ways += 1;
        count.tables.insert(played.table().digest());
        return;
    }
    let actions = played.table().view(seat).suggest(usize::MAX);
    assert!(!actions.is_empty(), "{seat} has no legal way on");
    for (index, action) in actions.iter().enumerate() {
        assert!(!actions[..index].contains(action), "{action:?} is suggested twice");
        let mut next = played.clone();
        next.act(seat, action).expect("a suggested action is legal");
        walk(next, depth - 1, count);
    }
}

/// The ways and the tables at every depth from 1.
fn perft(game: &str, seats: usize, seed: u64, deepest: usize) -> Vec<(usize, usize)> {
    let game = games::find(game).expect("a game");
    let count = |depth: usize| {
        let mut count = Count::default();
        walk(new_match(game, seats, seed), depth, &mut count);
        (count.ways, count.tables.len())
    };
    (1..=deepest).map(count).collect()
}

#[test]
fn every_game_goes_as_many_ways_as_it_always_did() {
    let table: [(&str, usize, u64, &[(usize, usize)]); 48] = [
        ("daylily", 2, 1, &[(2, 2), (22, 22), (44, 44), (670, 669), (3050, 3045)]),
        ("daylily", 3, 2, &[(2, 2), (28, 28), (104, 104), (858, 857), (5221, 5197)]),
        (
            "ditch",
            2,
            1,
            &[
                (2, 2),
                (3, 3),
                (6, 6),
                (16, 16),
                (30, 30),
                (55, 54),
                (124, 118),
                (359, 323),
                (873, 758),
                (2400, 2016),
                (6855, 5407),
            ],
        ),
        (
            "ditch",
            4,
            2,
            &[
                (2, 2),
                (3, 3),
                (6, 6),
                (18, 18),
                (33, 33),
                (65, 64),
                (138, 132),
                (359, 341),
                (779, 729),
                (1706, 1529),
                (3907, 3370),
            ],
        ),
        ("liverpool", 3, 1, &[(3, 3), (6, 6), (75, 75), (276, 273), (684, 681), (1206, 1128), (5394, 5247)]),
        ("liverpool", 5, 2, &[(3, 3), (6, 6), (36, 36), (72, 72), (384, 384), (768, 735), (4008, 3855)]),
        ("contractrummy", 3, 1, &[(2, 2), (14, 14), (31, 30), (157, 156), (373, 362), (2023, 2001)]),
        ("contractrummy", 5, 2, &[(2, 2), (13, 13), (26, 26), (151, 151), (302, 291), (1677, 1622)]),
        ("shanghai", 3, 1, &[(2, 2), (18, 18), (54, 53), (234, 233), (758, 742), (3547, 3496)]),
        ("shanghai", 8, 2, &[(2, 2), (14, 14), (28, 28), (176, 176), (352, 352), (2144, 2144)]),
        (
            "threethirteen",
            2,
            1,
            &[(2, 2), (7, 7), (14, 14), (53, 53), (106, 106), (371, 371), (714, 714), (2563, 2482)],
        ),
        (
            "threethirteen",
            8,
            2,
            &[(2, 2), (7, 7), (14, 14), (70, 70), (140, 140), (518, 518), (1036, 1036), (3786, 3786)],
        ),
        ("dummy", 2, 1, &[(2, 2), (70, 70), (788, 788), (5127, 4920)]),
        ("dummy", 4, 2, &[(2, 2), (62, 62), (558, 558), (3286, 3255)]),
        ("quick", 2, 1, &[(2, 2), (16, 16), (40, 40), (152, 151), (504, 501), (1568, 1535), (6216, 6102)]),
        ("gin", 2, 1, &[(2, 2), (12, 12), (31, 31), (241, 241), (652, 652), (5061, 5061)]),
        ("gin", 2, 2, &[(2, 2), (12, 12), (31, 31), (241, 241), (652, 652), (5061, 5061)]),
        ("quick", 2, 2, &[(2, 2), (24, 24), (84, 84), (672, 671), (2984, 2798)]),
        ("knockrummy", 2, 1, &[(2, 2), (42, 42), (63, 63), (903, 903), (1344, 1344)]),
        ("knockrummy", 5, 2, &[(2, 2), (30, 30), (45, 45), (465, 465), (690, 690)]),
        ("rummy500", 2, 1, &[(2, 2), (52, 52), (346, 346), (1557, 1557)]),
        ("rummy500", 5, 2, &[(2, 2), (16, 16), (39, 39), (583, 583), (2365, 2349)]),
        ("romme", 2, 1, &[(2, 2), (15, 15), (24, 24), (206, 206), (347, 347), (3035, 3035)]),
        ("romme", 4, 2, &[(1, 1), (17, 17), (43, 43), (233, 233), (615, 615), (3225, 3225)]),
        ("viennese", 2, 1, &[(11, 11), (22, 22), (231, 231), (462, 462), (4851, 4851)]),
        ("viennese", 6, 2, &[(11, 11), (22, 22), (231, 231), (462, 462), (4851, 4851)]),
        ("indian", 2, 1, &[(3, 3), (29, 29), (81, 81), (757, 756), (2109, 2106)]),
        ("indian", 6, 2, &[(3, 3), (30, 30), (99, 99), (909, 908), (3514, 3510)]),
        (
            "conquian",
            2,
            1,
            &[
                (1, 1),
                (2, 2),
                (5, 5),
                (19, 18),
                (49, 42),
                (62, 50),
                (163, 151),
                (327, 271),
                (567, 493),
                (878, 739),
            ],
        ),
        ("canasta", 4, 1, &[(1, 1), (19, 19), (74, 74), (359, 359), (1796, 1796)]),
        ("canasta", 2, 3, &[(1, 1), (19, 19), (87, 87), (934, 934)]),
        ("chinchon", 2, 1, &[(2, 2), (16, 16), (32, 32), (256, 255), (512, 510)]),
        ("chinchon", 5, 2, &[(2, 2), (16, 16), (32, 32), (256, 255), (512, 510)]),
        ("conquian", 2, 4, &[(1, 1), (1, 1), (1, 1), (1, 1), (1, 1), (2, 2), (7, 7), (46, 46)]),
        ("tonk", 2, 1, &[(3, 3), (13, 13), (37, 37), (157, 156), (445, 442)]),
        ("tonk", 4, 2, &[(3, 3), (13, 13), (37, 37), (159, 158), (451, 448)]),
        ("penang", 2, 47, &[(8, 8), (53, 52), (647, 626)]),
        ("penang", 4, 20, &[(7, 7), (38, 38), (309, 300), (2242, 2176)]),
        ("robbers", 2, 1, &[(7, 7), (25, 22), (377, 311)]),
        ("robbers", 4, 2, &[(52, 52), (189, 166), (1108, 924)]),
        (
            "desmoche",
            2,
            2,
            &[(9, 9), (81, 81), (81, 81), (81, 81), (144, 144), (190, 190), (614, 614), (1042, 1042)],
        ),
        ("desmoche", 3, 2, &[(9, 9), (81, 81), (729, 729), (729, 729), (729, 729), (729, 729), (801, 801)]),
        ("khanhoo", 2, 1, &[(16, 16), (32, 32), (512, 512), (1024, 1024), (16384, 16368)]),
        ("khanhoo", 4, 2, &[(16, 16), (256, 256), (4096, 4096)]),
        ("marriage", 2, 1, &[(2, 2), (44, 44), (88, 88), (1936, 1935)]),
        ("marriage", 5, 2, &[(4, 4), (50, 50), (168, 168), (2183, 2182)]),
        ("basic", 2, 1, &[(2, 2), (21, 21), (42, 42), (485, 485), (1213, 1213)]),
        ("basic", 4, 2, &[(2, 2), (15, 15), (30, 30), (231, 231), (482, 480), (3447, 3439)]),
    ];
    assert!(GAMES.iter().all(|game| table.iter().any(|(id, ..)| *id == game.id)));
    for (game, seats, seed, expected) in table {
        assert_eq!(perft(game, seats, seed, expected.len()), expected, "{game} for {seats}, seed {seed}");
    }
}
