//! The commands as somebody types them: what they print, and the sentence for everything that cannot be done.

use crate::common::command;
use rummage_rules::record::share;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A file or folder of the project.
fn project(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}

/// A file with this text, of its own for this test.
fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder for tests can be written");
    path
}

/// What the last line of a replay says after the number of its hashes, which a code leaves out.
fn tail(line: &str) -> &str {
    line.split("at the end").nth(1).unwrap_or(line)
}

/// The sentence for a scenario file with this text, the file's name left out.
fn scenario_trouble(name: &str, text: &str) -> String {
    let path = file(name, text);
    let path = path.to_str().expect("a path that is text");
    match command(&["scenario", path]) {
        Ok((_, printed)) => printed,
        Err(trouble) => trouble.replace(path, "FILE"),
    }
}

#[test]
fn every_scenario_of_the_project_passes() {
    for words in [
        ["scenario", &project("tests/scenarios")].as_slice(),
        &["scenario", "--solve", &project("tests/solve")],
    ] {
        let (good, printed) = command(words).expect("the files can be read");
        let failed: Vec<&str> = printed.lines().filter(|line| !line.starts_with("ok ")).collect();
        assert!(good && failed.len() == 1, "{failed:?}");
    }
}

#[test]
fn every_house_rule_changes_the_outcome_of_a_scenario() {
    let listed = command(&["scenario", "--options", &project("tests/scenarios")]);
    let (good, printed) = listed.expect("the files can be read");
    let idle: Vec<&str> = printed.lines().filter(|line| line.starts_with("FAILED")).collect();
    assert!(good && idle.is_empty(), "{idle:?}");
}

#[test]
fn every_golden_playthrough_is_as_it_was() {
    let checked = command(&["golden", "--check", &project("tests/goldens")]);
    assert_eq!(
        checked,
        Ok((true, String::new())),
        "read the difference; `rummage-cli golden` writes them anew"
    );
}

#[test]
fn a_scenario_that_fails_says_what_was_expected_and_what_came() {
    let text = r#"
        [[scenario]]
        id = "pair"
        game = "daylily"
        players = 2
        state = "AwaitPlay"
        hands = ["MT2 SD3 ?9", "?10"]
        [[scenario.step]]
        seat = 0
        do = "meld MT2 SD3"
        expect = "NotAMeld"
        [[scenario]]
        id = "turn"
        game = "daylily"
        players = 2
        [scenario.expect]
        turn = 1
        [[scenario]]
        id = "right"
        game = "daylily"
        players = 2
        expect = { turn = 0 }
    "#;
    let path = file("fails.toml", text);
    let printed = "FAILED pair: expected step 1 'meld MT2 SD3' NotAMeld got ok\n\
                   FAILED turn: expected turn Some(Seat(1)) got Some(Seat(0))\n\
                   ok right\n\
                   1 passed, 2 failed\n";
    assert_eq!(command(&["scenario", path.to_str().expect("text")]), Ok((false, printed.into())));
}

#[test]
fn a_scenario_file_that_cannot_be_read_is_named_with_line_and_key() {
    let scenario =
        |more: &str| format!("[[scenario]]\nid = \"a\"\ngame = \"daylily\"\nplayers = 2\n{more}\n");
    let table = [
        ("[[scenario]\n".into(), "FILE:1: "),
        ("[[scenario]]\nid = \"a\"\n".into(), "FILE:1: missing field `game`"),
        (scenario("colour = \"red\""), "FILE:5: unknown field `colour`, expected one of"),
        (scenario("hands = 3"), "FILE:5: invalid type: integer `3`, expected a sequence"),
        (scenario("hands = [\"CA1\"]"), "FILE:1: a: hands: 1 entries for 2 seats"),
        (scenario("hands = [\"CA1 XX1\", \"\"]"), "FILE:1: a: hands: 'XX1' is no card of this deck"),
        (
            scenario("hands = [\"CA1\", \"CA1\"]"),
            "FILE:1: a: hands: 'CA1' is placed more often than the deck holds it",
        ),
        (
            scenario("hands = [\"?x\", \"\"]"),
            "FILE:1: a: hands: '?x' names no number of cards: write ?3 for three unnamed cards",
        ),
        (
            scenario("hands = [\"?40\", \"?6\"]"),
            "FILE:1: a: the deck does not hold enough cards for this situation",
        ),
        (scenario("hands = [\"\", \"\"]\nturn = 2"), "FILE:1: a: turn: there is no seat 2 at a table of 2"),
        (
            scenario("hands = [\"\", \"\"]\nstate = \"Sleep\""),
            "FILE:1: a: state: 'Sleep' is neither 'AwaitDraw' nor 'AwaitPlay'",
        ),
        (
            scenario("options = { turn_limit = 5 }"),
            "FILE:1: a: options: option 'turn_limit' of daylily cannot be '5': it takes 20 to 200",
        ),
        (
            scenario("hands = [\"\", \"\"]\nmelds = [{ owner = 0, cards = \"CA1 CA2\" }]"),
            "FILE:1: a: melds: 'CA1 CA2' is no meld: NotAMeld: ",
        ),
        (
            scenario("stock = \"CA1\""),
            "FILE:1: a: stock: without hands the round is dealt, and no card can be placed",
        ),
        (scenario("totals = [2147483647, 0]"), "FILE:1: a: totals: 2147483647 is beyond 1000000"),
        (scenario("round = 65535"), "FILE:1: a: round: 65535 is beyond 1000"),
        (
            scenario("hands = [\"\", \"\"]\nflags = { turns = [65535, 1] }"),
            "FILE:1: a: flags: turns: 65535 is beyond 1000",
        ),
        (scenario("").replace("daylily", "whist"), "FILE:1: a: game: there is no game 'whist'"),
        (scenario("").replace("= 2", "= 5"), "FILE:1: a: options: daylily is played by 2 to 3, not by 5"),
        (scenario("") + &scenario(""), "FILE:6: the id 'a' is already that of FILE:1"),
    ];
    for (index, (text, sentence)) in table.iter().enumerate() {
        let got = scenario_trouble(&format!("unreadable-{index}.toml"), text);
        assert!(got.starts_with(sentence), "row {index}: expected {sentence:?} got {got:?}");
    }
}

#[test]
fn what_cannot_be_done_is_said_in_a_sentence() {
    let empty = Path::new(env!("CARGO_TARGET_TMPDIR")).join("empty");
    std::fs::create_dir_all(&empty).expect("the folder for tests can be written");
    let empty = empty.to_str().expect("text");
    let table: [(&[&str], &str); 10] = [
        (&["scenario", empty], "there is no .toml file in this folder"),
        (&["scenario", "nowhere.toml"], "nowhere.toml: No such file or directory"),
        (
            &["sim", "whist", "--matches", "1", "--seed", "1"],
            "there is no game 'whist': the games are daylily",
        ),
        (&["sim", "daylily", "--matches", "0", "--seed", "1"], "0 is not in 1.."),
        (
            &["sim", "daylily", "--matches", "1", "--seed", "1", "--players", "9"],
            "daylily is played by 2 to 3, not by 9",
        ),
        (
            &["sim", "daylily", "--matches", "1", "--seed", "1", "--seats", "ann"],
            "there is no player 'ann': the players are random, bot, seedling",
        ),
        (
            &["sim", "daylily", "--matches", "1", "--seed", "1", "--options", "turn_limit"],
            "'turn_limit' is no option: write key=value",
        ),
        (
            &["sim", "daylily", "--matches", "1", "--seed", "1", "--options", "turns=3"],
            "daylily has no option 'turns'",
        ),
        (&["play", "daylily", "--seed", "dealer", "--seats", "bot,bot"], "'dealer' is not a seed"),
        (&["replay", "nowhere.json"], "nowhere.json: No such file or directory"),
    ];
    for (words, sentence) in table {
        let got = command(words).expect_err("this cannot be done");
        assert!(got.contains(sentence), "{words:?}: expected {sentence:?} got {got:?}");
    }
}

#[test]
fn matches_are_simulated_compared_played_and_replayed() {
    let words =
        ["sim", "daylily", "--matches", "2", "--seed", "1", "--players", "2", "--options", "target_score=20"];
    let (good, printed) = command(&words).expect("it can be simulated");
    assert!(
        good && printed.starts_with("daylily 2 players target_score=20: 2 matches, ")
            && printed.contains("\nin all 2 matches, "),
        "{printed}"
    );

    let words = ["tourney", "daylily", "--matches", "1", "--seed", "1", "--seats", "seedling,random"];
    let (_, printed) = command(&words).expect("they can play");
    assert!(printed.starts_with("seedling     wins 100.0 %"), "{printed}");

    let words =
        ["play", "daylily", "--seed", "1", "--seats", "seedling,random", "--options", "target_score=20"];
    let (_, record) = command(&words).expect("they can play");
    let path = file("record.json", &record);
    let kept = serde_json::from_str(&std::fs::read_to_string(&path).expect("a file")).expect("a record");
    let code = share::code(&kept, &[]);
    let (_, by_code) = command(&["replay", &code]).expect("a code replays as a file does");
    let spoilt = command(&["replay", &code[..code.len() - 5]]).expect_err("it has a slip");
    assert!(spoilt.starts_with("the code has a slip in it"), "{spoilt}");
    let (good, printed) = command(&["replay", path.to_str().expect("text")]).expect("it replays");
    assert_eq!(by_code.lines().next_back().map(tail), printed.lines().next_back().map(tail));
    assert!(good && printed.starts_with("daylily for 2, seed 00000000000000000000000000000001\noption target_score = 20\nround 1, dealer P1\n"));
    assert!(printed.contains("with the right hash") && !printed.contains("holds"));
    let (_, printed) = command(&["replay", path.to_str().expect("text"), "--hands"]).expect("it replays");
    let first_turn = printed.lines().skip_while(|line| !line.ends_with(" to play")).nth(1);
    let (seat, hand) = first_turn.and_then(|line| line.split_once(" holds ")).expect("a hand");
    let dealt = printed.lines().find(|line| line.starts_with("deal ")).expect("a deal");
    let dealt = dealt.split_once(&format!("{seat} ")).expect("its cards").1;
    let dealt = dealt.split(" |").next().expect("its cards");
    let sorted = |cards: &str| cards.split(' ').map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(sorted(hand), sorted(dealt), "{printed}");

    let spoilt = [
        (record.replacen("\"P0 ", "\"P1 ", 1), "record.json: action 1 'P1 "),
        (record.replacen("\"format\": 1", "\"format\": x", 1), "record.json:2: expected value"),
        (record.replacen("\"marks\"", "\"scars\"", 1), "unknown field `scars`"),
    ];
    for (text, sentence) in spoilt {
        let path = file("record.json", &text);
        let got = command(&["replay", path.to_str().expect("text")]).expect_err("it is spoilt");
        assert!(got.contains(sentence), "expected {sentence:?} got {got:?}");
    }
}

#[test]
fn a_match_is_verified_in_plain_words() {
    let words =
        ["play", "daylily", "--seed", "1", "--seats", "seedling,random", "--options", "target_score=20"];
    let (_, record) = command(&words).expect("they can play");
    let path = file("verified.json", &record);
    let path = path.to_str().expect("text");
    let (good, printed) = command(&["verify", path]).expect("it can be verified");
    assert!(
        good && printed.contains("\nRound 1:\n  P0 ") && printed.contains("\nFAIR: the seed gives all "),
        "{printed}"
    );

    let seal = printed.lines().find(|line| line.len() == 64).expect("a seal").to_owned();
    let (good, printed) = command(&["verify", path, "--seal", &seal]).expect("it can be verified");
    assert!(good && printed.contains("\nThe table showed the same seal before the deal.\n"), "{printed}");
    let (good, printed) = command(&["verify", path, "--seal", "abc"]).expect("it can be verified");
    assert!(!good && printed.contains("NOT FAIR: the table showed the seal abc."), "{printed}");

    let other = record.replacen("000000000000001\"", "000000000000002\"", 1);
    assert_ne!(other, record);
    let other = file("other-seed.json", &other);
    let (good, printed) = command(&["verify", other.to_str().expect("text")]).expect("it can be verified");
    assert!(
        !good && printed.contains("NOT FAIR: the match cannot have been played with this seed: action "),
        "{printed}"
    );
}
