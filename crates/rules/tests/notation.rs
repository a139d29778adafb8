//! `docs/notation.md` is true: every action it shows is read, and written as it was read.

mod common;

use rummage_rules::games;
use rummage_rules::notation::{action_text, parse_action};
use rummage_rules::prelude::*;
use rummage_rules::table::EndReason;

/// The actions in the page's table: the texts between backticks in its first column.
fn actions_of_the_page() -> Vec<String> {
    let page = include_str!("../../../docs/notation.md");
    let actions = page.split("## Actions").nth(1).and_then(|rest| rest.split("\n## ").next());
    let rows = actions.expect("the page has actions").lines().filter(|line| line.starts_with("| `"));
    let first_column = |row: &str| row.split('|').nth(1).unwrap_or_default().to_owned();
    let texts = |column: String| column.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    rows.flat_map(|row| texts(first_column(row))).collect()
}

/// A table of a game with one card on its discard pile.
fn table(game: &str, options: &str, discard: &str) -> Public {
    let game = games::find(game).expect("the game is there");
    let options = Options::parse(options).expect("options");
    let spec = game.spec(game.usual_seats, &options).expect("it is played by so many");
    let discard = common::cards(&spec, discard);
    let mut public = Public::new(spec, Seat(0));
    public.discard = discard;
    public
}

#[test]
fn every_action_of_the_page_is_read_and_written_alike() {
    let flowers = table("daylily", "", "PB1");
    let packs = table("liverpool", "", "9D");
    let closing = table("gin", "", "9D");
    let undrawn = table("knockrummy", "knock_before_draw=on", "9D");
    let over = Some(Ending { why: EndReason::Closed, by: Some(Seat(1)) });
    let counted = Public { ending: over, ..closing.clone() };
    let actions = actions_of_the_page();
    assert!(actions.len() > 20, "the page shows every verb");
    for text in actions {
        let closes = text.starts_with("knock ") || text == "big gin";
        let public = if text.contains("CA1") { &flowers } else { &packs };
        let public = if closes { &closing } else { public };
        let public = if text.starts_with("divide ") { &counted } else { public };
        let public = if text.starts_with("knock :") { &undrawn } else { public };
        let action = parse_action(public, &[], &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let written = action_text(public, &action);
        // No melds lie on these tables, so an address is not written as it was read; and a pass has several words.
        let exact = !text.contains("P1.") && !text.contains("P2.") && !["stop", "decline"].contains(&&*text);
        assert!(!exact || written == text, "{text} is written {written}");
        assert_eq!(parse_action(public, &[], &written).is_ok(), !written.contains('?'), "{written}");
    }
}

#[test]
fn what_is_no_action_is_answered_with_a_sentence() {
    let flowers = table("daylily", "", "PB1");
    let table = [
        ("shuffle", "'shuffle' is no action"),
        ("meld", "'meld': name the cards"),
        ("meld CA1 XX9", "'XX9' is no card of this deck"),
        ("discard 7H", "'7H' is no card of this deck"),
        ("meld CA1 from pile x", "write from pile 2"),
        ("lay CA1", "write lay 7C on P1.2"),
        ("lay CA1 on P0", "'P0' is no meld on the table"),
        ("lay CA1 on P0.1 middle", "an end of a run is low or high"),
        ("swap CA1 in P0.1", "write swap 7H in P1.1 then meld"),
        ("down CA1-P0.1 : CA2", "write a swap as 5D>P2.1"),
        ("cut 300", "write the number of cards, 0 to 255"),
        ("dig maybe", "'dig maybe' is no action"),
        ("meld CA1=XX CA2", "'XX' is no card of this deck"),
        ("lay CA1=7H on P0.1", "'7H' is no card of this deck"),
        ("discard CA1=CA2", "'CA1=CA2': only a card that is melded or laid off"),
        ("swap CA1=CA2 in P0.1 then discard", "'CA1=CA2': only a card that is melded or laid off"),
    ];
    for (text, sentence) in table {
        let error = parse_action(&flowers, &[], text).expect_err(text).to_string();
        assert!(error.contains(sentence), "{text}: {error}");
    }
}

#[test]
fn names_are_kept_whether_they_are_true_or_not() {
    let packs = table("liverpool", "9D");
    for text in [
        "meld 4S 5S JK=6S 7S",
        "meld 4S 5S JK=QD 7S",
        "meld 4S 4H=4D 4C",
        "down 4S 4H JK=5 + 8S 9S JK=TS JS",
        "lay JK=5D on P1.1 low",
        "lay 7H=8H on P1.1",
    ] {
        let action = parse_action(&packs, &[], text).unwrap_or_else(|error| panic!("{text}: {error}"));
        // No meld lies there, and so its address is not written as it was read.
        let written = action_text(&packs, &action);
        assert_eq!(written.split(" on ").next(), text.split(" on ").next());
    }
    // What is said of one wild is written of all, and in a set by the rank.
    for (text, whole) in
        [("meld 4S JK JK=6S 7S", "meld 4S JK=5S JK=6S 7S"), ("meld 4S 4H JK=4C", "meld 4S 4H JK=4")]
    {
        let quick = table("quick", "9D");
        let action = parse_action(&quick, &[], text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(action_text(&quick, &action), whole);
    }
}
