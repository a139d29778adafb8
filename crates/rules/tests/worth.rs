//! What bots and screens ask the judge besides legality: what a meld pays, what a loose card costs, why cards are no meld.

use crate::common::{cards, daylily};
use rummage_rules::games;
use rummage_rules::prelude::*;
use rummage_rules::{melds::pattern, score};

fn spec(game: &str, rules: &str) -> Spec {
    let game = games::find(game).expect("a game");
    game.spec(game.usual_seats, &Options::parse(rules).expect("options")).expect("valid options")
}

/// Cards of a deck that has several copies, each copy once.
fn copies(spec: &Spec, codes: &str) -> Vec<CardId> {
    let mut found: Vec<CardId> = Vec::new();
    for code in codes.split_whitespace() {
        let card = spec.deck.find(code).find(|card| !found.contains(card));
        found.push(card.expect("a card of the deck"));
    }
    found
}

#[test]
fn a_meld_pays_its_cards_if_it_scores_and_three_for_each_box() {
    let spec = daylily(2);
    let points = |codes: &str| {
        let reading = pattern::read(&spec, &cards(&spec, codes)).expect("a meld");
        score::meld_points(&spec, &Meld::new(Seat(0), reading))
    };
    for (codes, expected) in [
        ("SL1 SL2 SL3", 3),
        ("MT2 SD3", 0),
        ("SL2 PB2", 5),
        ("SL1 PB2", 3),
        ("TR1 TR2 TR3 PB1", 7),
        ("PB1 PB2 PB3", 12),
    ] {
        assert_eq!(points(codes), expected, "{codes}");
    }
}

#[test]
fn a_loose_card_costs_what_it_gives_the_others_and_takes_from_its_holder() {
    for (rules, plain, pandora) in [
        ("", 1, 11),
        ("leftover_value=2", 2, 12),
        ("pb_feeds_winner=off", 1, 10),
        ("leftover_value=2, pb_feeds_winner=off", 2, 10),
    ] {
        let spec = spec("daylily", rules);
        let cost = |code: &str| score::loose_cost(&spec, cards(&spec, code)[0]);
        assert_eq!((cost("CA1"), cost("PB1")), (plain, pandora), "{rules}");
    }
}

#[test]
fn going_out_pays_what_the_game_fixes_for_it() {
    for (game, rules, expected) in [
        ("daylily", "", 0),
        ("daylily", "festival_bonus=5", 5),
        ("quick", "", 50),
        ("quick", "rummy_bonus=100", 50),
        ("liverpool", "", 0),
    ] {
        assert_eq!(score::going_out_points(&spec(game, rules)), expected, "{game} {rules}");
    }
}

#[test]
fn cards_that_are_no_meld_are_told_apart() {
    let why = |game: &str, codes: &str| {
        let spec = spec(game, "");
        pattern::read(&spec, &copies(&spec, codes)).expect_err("no meld").why
    };
    for (game, codes, expected) in [
        ("daylily", "CA1", "too-few"),
        ("daylily", "CA1 CA2 CA3 MT1 MT2", "too-many"),
        ("daylily", "CA1 MT1 TR1", "two-groups"),
        ("daylily", "FC1 FC2", "pair-one-suit"),
        ("daylily", "MT1 FC1", "pair-no-mark"),
        ("daylily", "CA1 CA2 CA3 MT1", "crown-missing"),
        ("daylily", "TR1 SL1 PB1 PV1", "crown-twice"),
        ("daylily", "CA1 CA2 CA3 SL1", "crown-group"),
        ("daylily", "TR1 PV1 TR3 SL1", "crown-base"),
        ("ditch", "7C", "too-few"),
        ("ditch", "7C 7D 7H 7S", "too-many"),
        ("ditch", "7C 9D", "neither-set-nor-run"),
        ("liverpool", "7C 7D", "too-few"),
        ("liverpool", "7C JK JK", "wild-limit"),
        ("liverpool", "7C 7D 8H", "set-ranks"),
        ("liverpool", "4S JK JK 7S", "neither-set-nor-run"),
        ("quick", "JK 6H 7D", "neither-set-nor-run"),
        ("dummy", "2C 2D JK", "wild-limit"),
    ] {
        assert_eq!(why(game, codes), expected, "{game} {codes}");
    }
}

#[test]
fn cards_that_do_not_fit_a_meld_are_told_apart() {
    for (game, rules, meld, card, expected) in [
        ("dummy", "wild_limit=half", "9C 9D 2C", "JK", Ok(())),
        ("dummy", "wild_limit=half", "9C 9D 2C 2D", "JK", Err("wild-limit")),
        ("liverpool", "", "KC KD JK", "JK", Ok(())),
        ("quick", "max_set=4", "6S 6D 6H 6C", "JK", Err("fit-full")),
        ("quick", "", "6S 6D 6H 6C", "JK", Ok(())),
        ("romme", "", "6S 6D 6H", "6S", Err("set-suits")),
        ("romme", "", "6S 6D 6H 6C", "JK", Err("fit-full")),
        ("quick", "", "6S 6D 6H", "7C", Err("fit-rank")),
        ("liverpool", "", "4D 5D 6D 7D", "8H", Err("fit-suit")),
        ("liverpool", "", "4D 5D 6D 7D", "9D", Err("fit-rank")),
        ("liverpool", "", "AD 2D 3D 4D", "5D", Ok(())),
        ("liverpool", "", "4D 5D 6D JK", "JK", Err("wilds-adjacent")),
    ] {
        let spec = spec(game, rules);
        let mut laid = copies(&spec, &format!("{meld} {card}"));
        let card = laid.pop().expect("the last card");
        let meld = Meld::new(Seat(0), pattern::read(&spec, &laid).expect("a meld"));
        let fit = pattern::fits(&spec, &meld, card, Some(End::High)).map(|_| ());
        assert_eq!(fit, expected, "{game} {rules}: {card:?} on {meld:?}");
    }
}

#[test]
fn a_run_may_hold_both_aces_only_where_the_game_says_so() {
    let whole = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH";
    let read = |game: &str, rules: &str, codes: &str| {
        let spec = spec(game, rules);
        pattern::read(&spec, &copies(&spec, codes)).map(|reading| reading.low).map_err(|refusal| refusal.code)
    };
    assert_eq!(read("liverpool", "", &format!("AH {whole} AH")), Ok(1));
    assert_eq!(read("liverpool", "", &format!("{whole} AH AH")), Ok(1), "in any order");
    assert_eq!(
        read("liverpool", "", &format!("{whole} AH JK")),
        Err(Code::NotAMeld),
        "nothing lies above a high ace"
    );
    assert_eq!(read("liverpool", "", &format!("AH {whole}")), Ok(1));
    assert_eq!(read("liverpool", "", &format!("{whole} AH")), Ok(1), "low, where an ace could be either");
    assert_eq!(read("quick", "", &format!("AH {whole} JK")), Err(Code::NotAMeld));
    assert_eq!(read("dummy", "", "AH 3H 4H 5H"), Err(Code::NotAMeld));
}

#[test]
fn options_that_matter_only_beside_others_say_so() {
    let expected = [
        ("daylily", "target_score", "end_mode=target"),
        ("daylily", "round_count", "end_mode=rounds"),
        ("ditch", "target_score", "end_mode=target"),
        ("ditch", "hand_count", "end_mode=hands"),
        ("ditch", "dig_vote", "dig=on"),
        ("ditch", "max_digs", "dig=on"),
        ("shanghai", "last_deal_waits", "lay_off_from=same_turn"),
        ("shanghai", "two_value", "twos_wild=on"),
        ("quick", "target_score", "end_mode=target"),
        ("quick", "hand_count", "end_mode=hands"),
        ("gin", "upcard_ace", "knock_limit=upcard"),
        ("gin", "big_gin_bonus", "big_gin=on"),
        ("knockrummy", "target_score", "end_mode=target"),
        ("knockrummy", "hand_count", "end_mode=hands"),
        ("rummy500", "joker_exchange", "jokers=on"),
        ("romme", "deals_each", "end_mode=deals"),
        ("romme", "target_score", "end_mode=points"),
        ("indian", "pool", "form=pool"),
        ("indian", "re_entry", "form=pool"),
        ("indian", "deal_count", "form=deals"),
        ("indian", "point_deals", "form=points"),
        ("conquian", "goal", "count=pips"),
        ("penang", "target_score", "end_mode=points"),
        ("penang", "deals", "end_mode=deals"),
        ("robbers", "deals", "count=wins"),
        ("robbers", "target_score", "count=penalty"),
    ];
    let mut found = Vec::new();
    for game in games::GAMES {
        for def in game.options {
            found.extend(def.only_with.map(|(other, word)| (game.id, def.key, format!("{other}={word}"))));
        }
    }
    assert_eq!(found, expected.map(|(game, key, with)| (game, key, with.to_owned())));
}
