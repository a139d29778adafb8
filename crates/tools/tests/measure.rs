//! What measures: random matches, hands and the fairness of the bots.

use crate::common::command;
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::without_wilds::set_of;
use rummage_rules::games::{self, GAMES};
use rummage_rules::house::options::Options;
use rummage_tools::bench::hands;

#[test]
fn measurements_name_what_was_measured_of_every_game() {
    let (good, printed) = command(&["bench", "--all", "--batches", "1", "--millis", "1"]).expect("measured");
    assert!(good);
    for words in [
        "daylily for 2",
        "decisions/s",
        "gardener",
        "rounds played out/s",
        "copy of a table",
        "melds to lay, 13 cards, late",
    ] {
        assert!(printed.contains(words), "{words}: {printed}");
    }
    let json = ["bench", "gin", "--batches", "1", "--millis", "1", "--json"];
    let (_, printed) = command(&json).expect("measured");
    let report: serde_json::Value = serde_json::from_str(&printed).expect("one object");
    assert!(report["random"]["decisions_per_s"].as_f64() > Some(0.0));
    assert_eq!(report["playouts"][0]["level"], "seedling");
    assert!(report["playouts"][0]["per_s"].as_f64() > Some(0.0));
    assert_eq!(report["solver"].as_array().map(Vec::len), Some(8), "two questions, two sizes, two kinds");
}

#[test]
fn the_ladder_has_a_row_for_every_level_over_the_one_below() {
    let words = ["ladder", "knockrummy", "--deals", "2", "--seed", "1", "--budget", "1"];
    let (good, printed) = command(&words).expect("it can be played");
    let rows: Vec<&str> = printed.lines().skip(2).collect();
    assert!(good && rows.len() == 3, "{printed}");
    for (row, rung) in
        rows.iter().zip(["gardener to seedling", "hedge-sharp to gardener", "sage to hedge-sharp"])
    {
        assert!(row.starts_with(&format!("| knockrummy, 3 | {rung} | 6 | ")), "{printed}");
    }
    let why = command(&["ladder", "gin", "--deals", "1", "--seed", "1", "--only", "nobody"]);
    assert!(why.is_err_and(|why| why.to_string().contains("there is no player 'nobody'")));
}

/// Partners play on one level, and rows are kept in the order of the games: each in place of the one before, or joined with it.
#[test]
fn the_ladder_keeps_its_rows_in_a_file() {
    let file = std::env::temp_dir().join(format!("rummage-ladder-{}.csv", std::process::id()));
    let path = file.to_str().expect("a path of letters");
    let kept = |words: &str| {
        let line = format!("ladder {words} --only hedge-sharp,gardener --keep {path}");
        let done = command(&line.split(' ').collect::<Vec<_>>());
        done.map(|_| std::fs::read_to_string(&file).expect("it was kept"))
    };
    let kept = |words| kept(words).map_err(|trouble| trouble.to_string());
    kept("knockrummy --deals 1 --seed 1").expect("it can be played");
    kept("canasta --deals 1 --seed 1").expect("it can be played");
    let first = kept("knockrummy --deals 2 --seed 1").expect("it can be played");
    let starts = ["knockrummy,3,gardener,6,", "knockrummy,3,hedge-sharp,6,", "canasta,4,gardener,4,"];
    let lines: Vec<&str> = first.lines().collect();
    assert_eq!(lines.len(), 4, "{first}");
    assert!(lines.iter().zip(starts).all(|(line, start)| line.starts_with(start)), "{first}");

    let again = kept("knockrummy --deals 2 --seed 1 --join");
    assert!(
        again.is_err_and(|why| why.contains("knockrummy of 3, gardener") && why.contains("seed 1 already"))
    );
    let joined = kept("knockrummy --deals 4 --seed 2 --join").expect("it can be played");
    let line = joined.lines().next().expect("a row");
    assert!(line.starts_with("knockrummy,3,gardener,18,") && line.ends_with(",1+2"), "{joined}");

    std::fs::write(&file, "knockrummy,3,gardener,6\n").expect("it can be written");
    let why = kept("canasta --deals 1 --seed 1");
    assert!(why.is_err_and(|why| why.contains(".csv:1: expected game,seats,level")));
    std::fs::remove_file(&file).expect("it was there");
    let why = command(&["ladder", "gin", "--deals", "1", "--seed", "1", "--keep", "/nowhere/ladder.csv"]);
    assert!(why.is_err_and(|why| why.to_string().contains("/nowhere/ladder.csv")));
}

#[test]
fn the_page_of_measurements_has_the_table_of_standings() {
    let (good, printed) = command(&["standings"]).expect("it can be printed");
    assert!(good && printed.lines().count() > GAMES.len(), "{printed}");
    let page = include_str!("../../../docs/measurements/bots.md");
    assert!(
        page.contains(&printed),
        "put what `rummage-cli standings` prints into docs/measurements/bots.md"
    );
}

#[test]
fn bots_of_a_temper_are_called_by_it_before_their_level() {
    let words = ["tourney", "gin", "--seats", "greedy-hedge-sharp,gardener", "--matches", "1", "--seed", "1"];
    let (good, printed) = command(&words).expect("it can be played");
    assert!(good && printed.contains("greedy-hedge-sharp ranks above gardener in"), "{printed}");
    for name in ["greedy", "greedy-", "gentle-gardener", "gardener-greedy"] {
        let why = command(&["tourney", "gin", "--seats", name, "--matches", "1", "--seed", "1"]);
        let said = format!("there is no player '{name}'");
        assert!(why.is_err_and(|why| why.to_string().contains(&said)), "{name}");
    }
}

#[test]
fn whoever_sees_all_hands_wins_more_and_only_in_a_tourney() {
    let words =
        ["tourney", "gin", "--seats", "open-sage,sage", "--matches", "10", "--seed", "1", "--budget", "1"];
    let (good, printed) = command(&words).expect("it can be played");
    assert!(good && printed.contains("open-sage ranks above sage in"), "{printed}");
    let wins = printed.split_whitespace().nth(2).and_then(|share| share.parse::<f64>().ok());
    assert!(wins.is_some_and(|wins| wins > 60.0), "{printed}");
    let why =
        command(&["tourney", "gin", "--seats", "open-random,gardener", "--matches", "1", "--seed", "1"]);
    assert!(why.is_err_and(|why| why.to_string().contains("there is no player 'open-random'")));
}

#[test]
fn the_adviser_plays_as_a_sage_does_where_no_rounds_are_played_out() {
    let alike = |game| {
        let words =
            ["tourney", game, "--seats", "adviser,sage", "--matches", "1", "--seed", "1", "--budget", "1"];
        let (good, printed) = command(&words).expect("it can be played");
        assert!(good && printed.contains("adviser ranks above sage in"), "{printed}");
        let wins_and_points = |name: &str| {
            let figures = printed.lines().find_map(|line| line.strip_prefix(name));
            figures.map(|figures| {
                figures.split(',').take(2).map(|one| one.trim().to_owned()).collect::<Vec<_>>()
            })
        };
        wins_and_points("adviser") == wins_and_points("sage")
    };
    assert!(alike("knockrummy"), "deals are mirrored, and they play alike");
    assert!(!alike("rummy500"), "a Sage plays rounds out");
}

#[test]
fn a_late_hand_leaves_less_than_a_random_one() {
    let spec = games::find("gin").and_then(|game| game.spec(2, &Options::default()).ok()).expect("a game");
    let melds = spec.meld_table.as_ref().expect("a list of melds");
    let left = |hands: Vec<Vec<CardId>>| hands.iter().map(|hand| melds.least(set_of(hand))).sum::<i32>();
    let (random, late) = (hands::random(&spec, 10, 200, 3), hands::late(&spec, 10, 200, 3));
    assert!(late.iter().all(|hand| hand.len() == 10));
    assert_eq!(late, hands::late(&spec, 10, 200, 3), "the same seed gathers the same hands");
    assert!(left(late) * 2 < left(random));
}

#[test]
fn nothing_that_reaches_a_seat_changes_when_hidden_cards_are_exchanged() {
    let pairs = (20 * GAMES.len()).to_string();
    let (good, printed) =
        command(&["fairness", "--pairs", &pairs, "--seed", "1", "--budget", "4"]).expect("it can be asked");
    assert!(good && printed.lines().count() == GAMES.len(), "{printed}");
    for line in printed.lines() {
        assert!(
            line.contains(": 20 positions as a seat has them, in ") && line.ends_with("none changed"),
            "{line}"
        );
        assert!(
            !line.contains(" 0 moves") && !line.contains(" 0 lines"),
            "hardly anything was compared: {line}"
        );
    }
}

#[test]
fn spoilt_texts_of_every_kind_are_read_or_refused_in_words() {
    for kind in ["record", "code", "rules", "rules-code", "scenario"] {
        let corpus = format!("{}/../../tests/fuzz/{kind}", env!("CARGO_MANIFEST_DIR"));
        let words = ["fuzz", kind, "--corpus", &corpus, "--seed", "7", "--executions", "3000"];
        let words = [&words[..], &["--save", env!("CARGO_TARGET_TMPDIR")]].concat();
        let (good, printed) = command(&words).expect("it can be tried");
        assert!(good && printed.contains(": 3000 texts, ") && printed.contains(" 0 harmful"), "{printed}");
        assert!(
            !printed.contains(" 0 accepted"),
            "nothing was spoilt so mildly that it was taken: {printed}"
        );
    }
}
