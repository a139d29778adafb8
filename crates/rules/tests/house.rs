//! Named house rules: what is written is read again, and what is spoilt is refused in a sentence.

use proptest::prelude::*;
use rummage_rules::games::{self, GAMES};
use rummage_rules::house::options::{OptionDef, OptionKind, UNLIMITED};
use rummage_rules::house::{self, CodeError, HouseRules};
use rummage_rules::prelude::*;

/// Any value of an option.
fn value(def: &'static OptionDef) -> BoxedStrategy<Value> {
    let number = |least: i64, most: i64| (least..=most).prop_map(Value::Number);
    match &def.kind {
        OptionKind::Range { least, most, .. } => number(*least, *most).boxed(),
        OptionKind::RangeOrUnlimited { least, most } => {
            prop_oneof![number(*least, *most), Just(Value::Word(UNLIMITED.into()))].boxed()
        }
        OptionKind::Switch(_) | OptionKind::Words(_) | OptionKind::Numbers(_) => {
            prop::sample::select(def.extremes()).boxed()
        }
    }
}

/// A game with any options.
fn house() -> impl Strategy<Value = (&'static Game, Options)> {
    prop::sample::select(GAMES.to_vec()).prop_flat_map(|game| {
        let chosen: Vec<_> = game.options.iter().map(|def| prop::option::of(value(def))).collect();
        chosen.prop_map(move |values| {
            let mut options = Options::default();
            for (def, value) in game.options.iter().zip(values) {
                value.into_iter().for_each(|value| options.set(def.key, value));
            }
            (game, options)
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn house_rules_come_back_from_file_and_from_code((game, options) in house(), name in "[A-Za-z'. äé]{1,20}[a-z]") {
        let rules = HouseRules::new(&name, game, &options).expect("valid house rules");
        prop_assert_eq!(&rules.options, &options.changed(game.options));
        prop_assert_eq!(HouseRules::from_ron(&rules.to_ron()), Ok(rules.clone()));

        let code = rules.code().expect("valid house rules");
        let url_safe = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '-';
        prop_assert!(code.chars().all(url_safe), "{}", code);
        for written in [code.clone(), code.to_lowercase(), code.replace('-', " "), code.replace('0', "o").replace('1', "l")] {
            let (read, chosen) = house::read_code(&written).expect("the code that was written");
            prop_assert_eq!(read.id, game.id);
            prop_assert_eq!(&chosen, &rules.options);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn a_spoilt_code_is_refused_or_names_valid_house_rules(
        (game, options) in house(),
        slips in prop::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0..4), 1..4),
    ) {
        let mut letters: Vec<char> = house::code(game, &options).chars().collect();
        for (place, letter, kind) in slips {
            let place = if letters.is_empty() { 0 } else { place.index(letters.len()) };
            match kind {
                0 if !letters.is_empty() => letters[place] = letter,
                1 if !letters.is_empty() => drop(letters.remove(place)),
                2 if !letters.is_empty() => letters.swap(0, place),
                _ => letters.insert(place, letter),
            }
        }
        let spoilt: String = letters.into_iter().collect();
        match house::read_code(&spoilt) {
            Ok((game, options)) => prop_assert!(options.validate(game.id, game.options).is_ok()),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn any_digits_with_a_right_check_are_refused_or_name_valid_house_rules(digits in "1[0-9A-HJKMNP-TV-Z]{2,20}") {
        // All 32768 checks are too many to try; the reader itself tells no more than that one is wrong.
        if let Ok((game, options)) = house::read_code(&digits) {
            prop_assert!(options.validate(game.id, game.options).is_ok());
        }
    }

    #[test]
    fn a_spoilt_file_is_refused_or_holds_valid_house_rules(
        (game, options) in house(),
        place in any::<prop::sample::Index>(),
        letter in prop::sample::select("(){}[]:,\"'0 9ax\n\\".chars().collect::<Vec<_>>()),
        replace in any::<bool>(),
    ) {
        let mut letters: Vec<char> =
            HouseRules::new("Ours", game, &options).expect("valid house rules").to_ron().chars().collect();
        let place = place.index(letters.len());
        if replace { letters[place] = letter } else { letters.insert(place, letter) }
        match HouseRules::from_ron(&letters.into_iter().collect::<String>()) {
            Ok(rules) => prop_assert!(rules.code().is_ok()),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}

#[test]
fn codes_are_short_and_stay_what_they_are() {
    let code = |id: &str, rules: &str| {
        let game = games::find(id).expect("a game");
        house::code(game, &Options::parse(rules).expect("options"))
    };
    let table = [
        ("daylily", "", "1NA7-36"),
        ("liverpool", "buy_precedence=first_call", "11BW-F1DS-6"),
        ("ditch", "teams=on, max_digs=0, idle_cycles=5", "1QD5-510Y-1PV4-DXH"),
        ("dummy", "end_mode=first_to_finish, laydown=all_at_once", "10RX-H19P-13CA"),
        ("quick", "target_score=5000, rummy_bonus=50", "1K1H-NMJK-1SR1-XTK"),
        ("gin", "", "1T77-36"),
        // Their names share two digits: the later takes the next that are free.
        ("khanhoo", "", "1V77-36"),
    ];
    let codes = table.map(|(id, rules, _)| code(id, rules));
    assert_eq!(codes.each_ref().map(String::as_str), table.map(|(_, _, code)| code));
    assert_eq!(code("daylily", "end_mode=target"), code("daylily", ""), "a default is not written");
}

#[test]
fn every_name_has_digits_of_its_own() {
    for game in GAMES {
        for def in game.options {
            for value in def.extremes() {
                let mut options = Options::default();
                options.set(def.key, value.clone());
                let (read, chosen) = house::read_code(&house::code(game, &options)).expect("a code");
                assert_eq!(
                    (read.id, chosen),
                    (game.id, options.changed(game.options)),
                    "{} {value}",
                    def.key
                );
            }
        }
    }
}

#[test]
fn presets_are_house_rules_of_their_game_that_change_something() {
    for game in GAMES {
        assert!(!game.presets.is_empty(), "{} has none", game.id);
        for preset in game.presets {
            let options = preset.options().expect("options");
            let rules = HouseRules::new(preset.id, game, &options).expect("house rules");
            assert_eq!(rules.options, options, "{} {} names only what differs", game.id, preset.id);
            assert_ne!(rules.options, Options::default());
        }
    }
}

#[test]
fn what_is_wrong_is_named() {
    let ron = |text: &str| HouseRules::from_ron(text).expect_err("spoilt").to_string();
    let table = [
        ("", "line 1, column 1: "),
        ("(name: \"Ours\", game: \"daylily\")", "line 1, column 3"),
        ("(name: \"Ours\", game: \"daylily\", options: {}, seats: 2)", "line 1, column 46: "),
        ("(name: \"Ours\",\n game: 7, options: {})", "line 2, column 7: "),
        ("(name: \" \", game: \"daylily\", options: {})", "these house rules have no name"),
        (
            "(name: \"a\\nb\", game: \"daylily\", options: {})",
            "the name of these house rules holds a character",
        ),
        ("(name: \"Ours\", game: \"whist\", options: {})", "there is no game 'whist'"),
        ("(name: \"Ours\", game: \"daylily\", options: {\"turns\": 3})", "daylily has no option 'turns'"),
        (
            "(name: \"Ours\", game: \"daylily\", options: {\"turn_limit\": 5})",
            "option 'turn_limit' of daylily cannot be '5': it takes 20 to 200",
        ),
        ("(name: \"Ours\", game: \"daylily\", options: {\"turn_limit\": 2.5})", "line 1, column 5"),
    ];
    for (text, sentence) in table {
        let got = ron(text);
        assert!(got.starts_with(sentence), "{text}: expected {sentence:?} got {got:?}");
    }
    let long = HouseRules::new(&"x".repeat(41), GAMES[0], &Options::default()).expect_err("too long");
    assert_eq!(long.to_string(), "the name of these house rules has 41 letters; 40 are the most");

    let code = |text: &str| house::read_code(text).map(|(game, _)| game.id).expect_err("spoilt");
    assert_eq!(code(""), CodeError::Short);
    assert_eq!(code("1-2"), CodeError::Short);
    assert_eq!(code("1UUU-000"), CodeError::Character('U'));
    assert_eq!(code("1234-5678"), CodeError::Check);
}
