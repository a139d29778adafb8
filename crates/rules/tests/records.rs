//! A match as it is written down: it comes back as it was, and a bad one is refused with a sentence.

use crate::common::{go_on, in_play, rng};
use rummage_rules::prelude::*;
use rummage_rules::{games, record::share};

fn written() -> MatchRecord {
    in_play(2, 7, 60).record().clone()
}

#[test]
fn a_record_comes_back_from_json_as_it_was_and_replays_to_the_same_table() {
    for (seats, seed) in [(2, 1), (2, 2), (3, 3)] {
        let played = in_play(seats, seed, 2000);
        assert!(!played.record().marks.is_empty());
        let json = serde_json::to_string_pretty(played.record()).expect("a record can be written");
        let read: MatchRecord = serde_json::from_str(&json).expect("and read");
        assert_eq!(read, *played.record());
        let replayed = Match::replay(&read, |_, _| ()).expect("and replayed");
        // A step that is due when the record was made is taken at once when it is replayed.
        let mut settled = played.clone();
        while matches!(settled.table().due(), Due::Step(_)) {
            settled.step();
        }
        assert_eq!(replayed.table().digest(), settled.table().digest());
    }
}

/// The sentence with which a spoilt record is refused.
fn refused(spoil: impl FnOnce(&mut MatchRecord)) -> String {
    let mut record = written();
    spoil(&mut record);
    match Match::replay(&record, |_, _| ()) {
        Ok(_) => "replayed".into(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_spoilt_record_is_refused_with_a_sentence() {
    let option =
        |key: &'static str, value: Value| move |record: &mut MatchRecord| record.options.set(key, value);
    let word = |text: &str| Value::Word(text.into());
    let first = |text: &'static str| move |record: &mut MatchRecord| record.actions[0] = text.into();
    let no_verb = |verb: &str| {
        format!(
            "'{verb}' is no action here: an action of this game begins with draw, take, meld, down or discard"
        )
    };
    let table: [(String, String); 28] = [
        (refused(|_| ()), "replayed".into()),
        (refused(|record| record.format = 9), "the record has format 9; this program reads format 1".into()),
        (refused(|record| record.rules_revision = 99), "the record was made under rules revision 99; this program plays revision 1".into()),
        (refused(|record| record.game = "whist".into()), "there is no game 'whist'".into()),
        (refused(|record| record.seats = 1), "daylily is played by 2 to 3, not by 1".into()),
        (refused(|record| record.seats = 4), "daylily is played by 2 to 3, not by 4".into()),
        (refused(option("turns", Value::Number(1))), "daylily has no option 'turns'".into()),
        (refused(option("turn_limit", Value::Number(19))), "option 'turn_limit' of daylily cannot be '19': it takes 20 to 200".into()),
        (refused(option("turn_limit", Value::Number(201))), "option 'turn_limit' of daylily cannot be '201': it takes 20 to 200".into()),
        (refused(option("turn_limit", word("many"))), "option 'turn_limit' of daylily cannot be 'many': it takes 20 to 200".into()),
        (refused(option("leftover_value", Value::Number(3))), "option 'leftover_value' of daylily cannot be '3': it takes 1, 2".into()),
        (refused(option("pair_scoring", word("sometimes"))), "option 'pair_scoring' of daylily cannot be 'sometimes': it takes equal_blooms, always, never".into()),
        (refused(option("pb_feeds_winner", word("yes"))), "option 'pb_feeds_winner' of daylily cannot be 'yes': it takes on or off".into()),
        (refused(first("draw")), "action 1 'draw' does not begin with a seat of this table: P0 draw".into()),
        (refused(first("")), "action 1 '' does not begin with a seat of this table: P0 draw".into()),
        (refused(first("P7 draw")), "action 1 'P7 draw' does not begin with a seat of this table: P0 draw".into()),
        (refused(first("P-1 draw")), "action 1 'P-1 draw' does not begin with a seat of this table: P0 draw".into()),
        (refused(first("P1 ")), format!("action 1 'P1 ': {}", no_verb(""))),
        (refused(first("P1 shuffle")), format!("action 1 'P1 shuffle': {}", no_verb("shuffle"))),
        (refused(first("P1 meld")), "action 1 'P1 meld': 'meld': name the cards".into()),
        (refused(first("P1 meld CA1 XX9")), "action 1 'P1 meld CA1 XX9': 'XX9' is no card of this deck".into()),
        (refused(first("P1 discard CA1")), "action 1 'P1 discard CA1' is refused: NotYourTurn: others-turn".into()),
        (refused(first("P0 discard CA1")), "action 1 'P0 discard CA1' is refused: WrongPhase: draw-first".into()),
        (refused(first("P1 lay CA1")), "action 1 'P1 lay CA1': 'lay CA1': write lay 7C on P1.2".into()),
        (refused(first("P1 lay CA1 on top")), "action 1 'P1 lay CA1 on top': 'top' is no meld on the table: melds are written P1.2, seat 1's second meld".into()),
        (refused(first("P1 cut everything")), "action 1 'P1 cut everything': 'cut everything': write the number of cards to lift: cut 41".into()),
        (refused(first("P1 swap CA1 in P0.1")), "action 1 'P1 swap CA1 in P0.1': 'swap CA1 in P0.1': write swap 7H in P1.1 then meld …, then lay on P0.2, then discard or then keep".into()),
        (refused(|record| record.marks.push("0000000000000000".into())), "after round 1 the table's hash is missing, the record says 0000000000000000".into()),
    ];
    for (index, (got, expected)) in table.iter().enumerate() {
        assert_eq!(got, expected, "row {index}");
    }
}

#[test]
fn text_that_is_no_record_is_refused_with_line_and_key() {
    let json = serde_json::to_string_pretty(&written()).expect("a record can be written");
    let refused =
        |from: &str, to: &str| match serde_json::from_str::<MatchRecord>(&json.replacen(from, to, 1)) {
            Ok(_) => "read".into(),
            Err(error) => error.to_string(),
        };
    let table: [(String, String); 8] = [
        (refused("{", ""), "invalid type: string \"format\", expected struct MatchRecord at line 2 column 10".into()),
        (refused("\"format\": 1", "\"format\": \"one\""), "invalid type: string \"one\", expected u16 at line 2 column 17".into()),
        (refused("\"format\": 1,", ""), "missing field `format` at line 69 column 1".into()),
        (refused("\"format\"", "\"fromat\""), "unknown field `fromat`, expected one of `format`, `rules_revision`, `game`, `seats`, `options`, `seed`, `practice`, `actions`, `marks` at line 2 column 10".into()),
        (refused("\"seed\": \"0", "\"seed\": \"x"), "'x0000000000000000000000000000007' is not a seed: a seed is 1 to 32 hexadecimal digits at line 7 column 44".into()),
        (refused("\"seats\": 2", "\"seats\": -2"), "invalid value: integer `-2`, expected usize at line 5 column 13".into()),
        (refused("\"options\": {}", "\"options\": {\"turn_limit\": 2.5}"), "an option takes a whole number or a word at line 6 column 32".into()),
        (refused("\"actions\": [", "\"actions\": [7,"), "invalid type: integer `7`, expected a string at line 8 column 15".into()),
    ];
    for (index, (got, expected)) in table.iter().enumerate() {
        assert_eq!(got, expected, "row {index}");
    }
}

/// A match of two at Three Thirteen from before ruling R24, when nothing chosen meant two packs.
const OF_TWO_PACKS: &str = include_str!("../../../tests/goldens/threethirteen-2.json");

#[test]
fn a_match_from_before_a_default_changed_goes_on_by_the_default_of_its_time() {
    let old: MatchRecord = serde_json::from_str(OF_TWO_PACKS).expect("a record");
    assert_eq!((old.rules_revision, &old.options), (1, &Options::default()));
    let half = MatchRecord {
        actions: old.actions[..old.actions.len() / 2].to_vec(),
        marks: Vec::new(),
        ..old.clone()
    };
    let resumed = Match::replay(&half, |_, _| ()).expect("a kept match of before");
    assert_eq!(resumed.table().public.spec.deck.len(), 104);
    let kept = resumed.record();
    assert_eq!((kept.rules_revision, &kept.options, kept.seal()), (1, &old.options, old.seal()));
    assert_eq!(Ok(half.rules()), Options::parse("packs_for_two=2"));
    let passed_on = share::read(&share::code(&old, &["you".into(), "bot".into()])).expect("its code");
    assert_eq!((passed_on.record.seal(), passed_on.record.rules()), (old.seal(), half.rules()));

    let game = games::find("threethirteen").expect("the game");
    let new = Match::new(game, 2, Options::default(), Seed(1)).expect("a table");
    assert_eq!(new.table().public.spec.deck.len(), 52);
    assert_eq!((new.record().rules_revision, new.record().rules()), (2, Options::default()));
}

/// A short match by these house rules, written down as it was before their rulings changed.
fn of_revision_1(id: &str, options: &str) -> MatchRecord {
    let game = games::find(id).expect("a game");
    let options = Options::parse(options).expect("options");
    let played = Match::new(game, game.usual_seats, options, Seed(3)).expect("a table");
    assert_eq!(played.record().rules_revision, 2, "{id}");
    MatchRecord { rules_revision: 1, ..played.record().clone() }
}

/// House rules of which one is played by another ruling since revision 2, and that one.
const RULED: [(&str, &str, &str); 6] = [
    ("indian", "form=deals", "form=deals"),
    ("dummy", "progress=common, end_mode=first_to_finish", "progress=common"),
    ("dummy", "set_needs_contract=on, wild_swap=on", "set_needs_contract=on"),
    ("quick", "no_return_discard=on", "no_return_discard=on"),
    ("quick", "swap_owner=meld_owner", "swap_owner=meld_owner"),
    ("liverpool", "false_laydown=penalty50", "false_laydown=penalty50"),
];

/// Some rounds by chance by house rules of which a ruling has changed, as if they had been written down before.
fn rounds_of_revision_1(id: &str, options: &str) -> MatchRecord {
    let game = games::find(id).expect("a game");
    let chosen = Options::parse(options).expect("options");
    let mut played = Match::new(game, game.usual_seats, chosen, Seed(3)).expect("a table");
    let mut rng = rng(3);
    for _ in 0..4000 {
        if played.record().marks.len() == 2 || go_on(&mut played, &mut rng).is_empty() {
            break;
        }
    }
    assert!(!played.record().marks.is_empty(), "{id} {options}: no round was counted");
    MatchRecord { rules_revision: 1, ..played.record().clone() }
}

#[test]
fn a_match_from_before_a_ruling_changed_goes_on_where_it_never_mattered() {
    for (id, options, _) in RULED {
        for old in [of_revision_1(id, options), rounds_of_revision_1(id, options)] {
            let on = Match::resume(&old, |_, _| ()).unwrap_or_else(|error| panic!("{id} {options}: {error}"));
            let kept = on.record();
            assert_eq!((&kept.actions, kept.rules_revision), (&old.actions, 1), "{id} {options}");
            assert_eq!(kept.seal(), old.seal(), "{id} {options}");
        }
    }
}

#[test]
fn a_match_from_before_a_ruling_changed_is_refused_with_a_sentence_where_it_did() {
    for (id, options, choice) in RULED {
        let old = rounds_of_revision_1(id, options);
        let sentence = format!(
            "the record was made under rules revision 1; {id} with {choice} is played by another ruling since revision 2"
        );
        let refused = |old: &MatchRecord| old.replays().map_err(|error| error.to_string());
        let elsewhere = MatchRecord { marks: vec!["0123456789abcdef".into()], ..old.clone() };
        assert_eq!(refused(&elsewhere), Err(sentence.clone()), "{id} {options}: it came to another count");
        let mut actions = old.actions.clone();
        actions.insert(1, actions[0].clone());
        let illegal = MatchRecord { actions, ..old.clone() };
        assert_eq!(
            refused(&illegal),
            Err(sentence.clone()),
            "{id} {options}: what was played is refused today"
        );
        // A code carries no marks that would tell: it is refused by what was chosen.
        let code = share::code(&old, &vec!["you".into(); old.seats]);
        assert_eq!(share::read(&code).map(drop).map_err(|error| error.to_string()), Err(sentence));
    }
}

#[test]
fn a_match_from_before_goes_on_where_no_ruling_of_its_own_has_changed() {
    let table = [
        ("indian", ""),
        ("indian", "form=points"),
        ("dummy", ""),
        ("dummy", "progress=common"),
        ("dummy", "end_mode=first_to_finish"),
        ("dummy", "set_needs_contract=on"),
        ("dummy", "wild_swap=on"),
        ("quick", ""),
        ("quick", "swap_owner=swapper, no_return_discard=off"),
        ("liverpool", ""),
        ("liverpool", "false_laydown=reject"),
    ];
    for (id, options) in table {
        let old = of_revision_1(id, options);
        let resumed =
            Match::replay(&old, |_, _| ()).unwrap_or_else(|error| panic!("{id} {options}: {error}"));
        assert_eq!((resumed.record().rules_revision, resumed.record().seal()), (1, old.seal()));
    }
}

/// A default is said only at tables that it changes: packs for two mean nothing to three and more.
#[test]
fn a_match_from_before_a_default_changed_shows_no_house_rule_where_it_makes_none() {
    let rules = |seats: usize, options: &str| {
        let game = games::find("threethirteen").expect("the game");
        let options = Options::parse(options).expect("options");
        let mut record = Match::new(game, seats, options, Seed(1)).expect("a table").record().clone();
        record.rules_revision = 1;
        record.rules()
    };
    let parse = |text| Options::parse(text).expect("options");
    for seats in 3..=8 {
        assert_eq!(rules(seats, ""), Options::default(), "{seats} seats");
        assert_eq!(rules(seats, "jokers=2"), parse("jokers=2"), "{seats} seats");
    }
    assert_eq!(rules(2, "jokers=2"), parse("jokers=2, packs_for_two=2"));
    assert_eq!(rules(2, "packs_for_two=1"), parse("packs_for_two=1"));
}
