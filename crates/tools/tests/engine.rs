//! The protocol of `docs/engine.md`, spoken to the real program from both sides.

use proptest::prelude::*;
use rummage_bots::Level;
use rummage_tools::engine;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

const CLI: &str = env!("CARGO_BIN_EXE_rummage-cli");

/// What the program prints to these lines, and whether it ended well.
fn spoken(words: &[&str], input: &str) -> (bool, String) {
    let mut child = Command::new(CLI)
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("an input").write_all(input.as_bytes()).expect("it listens");
    let output = child.wait_with_output().expect("it ends");
    (output.status.success(), String::from_utf8(output.stdout).expect("text"))
}

/// What a command prints to its two outputs, and whether it came out well.
fn command(words: &[&str]) -> (bool, String) {
    let output = Command::new(CLI).args(words).output().expect("the program starts");
    let text = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    (output.status.success(), text.concat())
}

#[test]
fn a_conversation_goes_as_it_is_written_down() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine/conversation.txt");
    let written = std::fs::read_to_string(&path).expect("the conversation");
    // What is said, one line after the other, each with what is answered.
    let said: Vec<&str> = written.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let (ended, answers) = spoken(&["engine"], &(said.join("\n") + "\n"));
    let mut answers = answers.lines();
    let mut held = String::new();
    for line in said {
        held += &format!("> {line}\n");
        for answer in answers.by_ref() {
            held += &format!("{answer}\n");
            if answer == "ok" || answer.starts_with("error ") {
                break;
            }
        }
    }
    if held != written {
        let now = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conversation.txt");
        std::fs::write(&now, held).expect("the folder for tests can be written");
        panic!("read how it goes now: diff {} {}", path.display(), now.display());
    }
    assert!(ended && answers.next().is_none());
}

#[test]
fn a_program_plays_a_match_in_its_seat_and_the_same_one_again() {
    let program = format!("program:{CLI} engine --level gardener");
    for game in ["gin", "daylily", "liverpool"] {
        let mut seats = vec![program.as_str(), "seedling"];
        seats.extend((game == "liverpool").then_some("seedling"));
        let seats = seats.join(",");
        let play = || command(&["play", game, "--seed", "5", "--seats", &seats]);
        let (good, record) = play();
        assert!(good && record.contains("\"actions\""), "{game}: {record}");
        assert_eq!(play().1, record, "{game}: the same seed plays the same match");
    }
}

#[test]
fn a_tourney_counts_what_a_program_cannot_do_as_lost() {
    let script = Path::new(env!("CARGO_TARGET_TMPDIR")).join("liar.sh");
    // It says yes to everything and throws a card that is in no deck.
    std::fs::write(
        &script,
        "while read word rest; do [ $word = think ] && echo move discard XX; echo ok; done\n",
    )
    .expect("the folder for tests can be written");
    let seats = format!("seedling,program:sh {}", script.display());
    let (good, printed) = command(&["tourney", "gin", "--seats", &seats, "--matches", "2", "--seed", "1"]);
    assert!(good && printed.contains("seedling     wins 100.0 %"), "{printed}");
    assert!(printed.contains("lost 4 by what cannot be done: 'XX' is no card of this deck"), "{printed}");
    let words = ["tourney", "gin", "--seats", &seats, "--matches", "2", "--seed", "1", "--json"];
    let json: serde_json::Value = serde_json::from_str(&command(&words).1).expect("JSON");
    assert_eq!(json["players"][1]["forfeits"], 4);
    assert_eq!(json["pairs"][0]["share"], 1.0);
    assert!(json["players"][0]["p99_ms"].is_number());
    let (good, printed) = command(&["play", "gin", "--seed", "1", "--seats", &seats]);
    assert!(!good && printed.contains("ends the match at action"), "{printed}");
}

#[test]
fn a_program_that_gives_no_answer_ends_the_match_in_a_sentence() {
    let table = [
        ("true", "at 'hello': it has gone without an answer"),
        ("sleep 60", "at 'hello': no answer within 50ms"),
        ("echo error I play no cards", "at 'hello': it answered 'error I play no cards'"),
        ("/nowhere/bot", "program '/nowhere/bot' does not start: "),
    ];
    for (program, sentence) in table {
        let seats = format!("program:{program},seedling");
        let words = ["play", "gin", "--seed", "1", "--answer-within", "0.05", "--seats", &seats];
        let (good, printed) = command(&words);
        assert!(!good && printed.contains(sentence), "expected {sentence:?} got {printed:?}");
    }
}

/// What a program is told of its deal that answers `hello` with this line, before it leaves the table.
fn deal_told_to(name: &str, answer: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (script, heard) = (folder.join(format!("{name}.sh")), folder.join(format!("{name}.txt")));
    let lines = format!(
        "while read word rest; do echo $word $rest >> {}; [ $word = hello ] && echo {answer}; [ $word = think ] && exit; echo ok; done\n",
        heard.display()
    );
    let _ = std::fs::remove_file(&heard);
    std::fs::write(&script, lines).expect("the folder for tests can be written");
    let program = format!("program:sh {}", script.display());
    let seats = [program.as_str(), &program, &program].join(",");
    command(&["play", "liverpool", "--seed", "1", "--seats", &seats, "--options", "cut_bonus=off"]);
    let heard = std::fs::read_to_string(&heard).expect("it was told something");
    heard.lines().find(|line| line.starts_with("event deal")).expect("it was dealt cards").to_owned()
}

#[test]
fn a_program_is_told_which_copy_of_a_card_it_is_if_it_asks() {
    let (plain, numbered) = (deal_told_to("plain", "id nobody"), deal_told_to("numbered", "copies on"));
    let without = |text: &str| text.replace(['#', '1', '2', '3', '4', '5', '6', '7', '8', '9'], "");
    assert!(numbered.matches('#').count() == 10 && numbered.contains("??"), "{numbered}");
    assert!(!plain.contains('#') && without(&plain) == without(&numbered), "{plain} is {numbered}");
}

#[test]
fn a_line_that_is_no_text_or_far_too_long_is_an_error_and_no_end() {
    let long = "x".repeat(3 << 20);
    let input = [b"hello\n\xff\xfe\n", long.as_bytes(), b"\nquit"].concat();
    let mut out = Vec::new();
    engine::converse(&mut input.as_slice(), &mut out, Level::Seedling).expect("it can be answered");
    let out = String::from_utf8(out).expect("text");
    let last: Vec<&str> = out.lines().rev().take(3).collect();
    assert_eq!(last, ["ok", "error line 3: is longer than 1048576 bytes", "error line 2: is not UTF-8"]);
}

/// A line as somebody might type it: most words mean something, in any order.
fn line() -> impl Strategy<Value = String> {
    let words = "hello game seats match play try undo watch copies view show turn suggest actions practice think thoughts record seat event refused divide quit on off gin daylily \
                 liverpool ditch quick dummy you seedling gardener hedge-sharp plain random P0 P1 P9 P300 0 1 2 3 7 -1 4294967296 seed \
                 budget all none draw take decline stop pass discard knock buy rummy dig yes no cut meld down lay single swap on in \
                 then from pile low high + > : = 4H KD TS JK 7H#2 4H=5H P1.1 P0.9 MT2 CA1 {} [] \"x\" knock_limit=upcard target_score=50";
    let word = proptest::sample::select(words.split_whitespace().collect::<Vec<_>>());
    let words = proptest::collection::vec(word, 1..7).prop_map(|words| words.join(" "));
    prop_oneof![8 => words, 1 => "\\PC{0,40}"]
}

proptest! {
    #[test]
    fn whatever_is_said_is_answered_line_by_line(lines in proptest::collection::vec(line(), 1..40)) {
        let start = ["game gin 2", "match 7", "game daylily 2", "match 1"];
        let lines: Vec<String> = start.iter().map(ToString::to_string).chain(lines).collect();
        let mut out = Vec::new();
        engine::converse(&mut (lines.join("\n") + "\n").as_bytes(), &mut out, Level::Seedling).expect("it can be answered");
        let out = String::from_utf8(out).expect("text");
        prop_assert!(!out.contains("defect"), "{out}");
        let answers = out.lines().filter(|line| *line == "ok" || line.starts_with("error line ")).count();
        let asked = lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let quit = asked.clone().position(|line| line == "quit").map_or(usize::MAX, |place| place + 1);
        prop_assert_eq!(answers, asked.count().min(quit));
    }
}
