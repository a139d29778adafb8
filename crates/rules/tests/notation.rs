//! `docs/notation.md` is true: every action it shows is read, and written as it was read.

use crate::common;
use rummage_rules::games;
use rummage_rules::notation::{action_text, event_text, numbered_event_text, parse_action};
use rummage_rules::prelude::*;
use rummage_rules::table::{EndReason, Pending, TurnStep};

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
    let gin = table("gin", "", "9D");
    let over = Some(Ending { why: EndReason::Closed, by: Some(Seat(1)) });
    let mut counted = gin.clone();
    counted.ending = over;
    let undrawn = table("knockrummy", "knock_before_draw=on", "9D");
    let closing = [
        (vec!["knock", "big"], gin),
        (vec!["divide"], counted),
        (vec!["rum"], table("knockrummy", "", "9D")),
        (vec!["out"], table("threethirteen", "", "9D")),
        (vec!["show"], table("indian", "", "9D")),
        (vec!["close"], table("chinchon", "", "7O")),
    ];
    let actions = actions_of_the_page();
    assert!(actions.len() > 20, "the page shows every verb");
    for text in actions {
        let first_word = text.split(' ').next().unwrap_or_default();
        let closing = closing.iter().find(|(words, _)| words.contains(&first_word) && text != "knock");
        let public = if text.contains("CA1") { &flowers } else { &packs };
        let public = closing.map_or(public, |(_, closing)| closing);
        let public = if text.starts_with("knock :") { &undrawn } else { public };
        let action = parse_action(public, &[], &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let written = action_text(public, &action);
        // No melds lie on these tables, so an address is not written as it was read; and a pass has several words.
        // What closes is written by the word for cards left over: whether there are any shows on the table.
        let other_word = ["stop", "decline"].contains(&&*text) || text.starts_with("rum ");
        let exact = !text.contains("P1.") && !text.contains("P2.") && !other_word;
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
        ("cut 300", "write the number of cards to lift"),
        ("dig maybe", "'dig maybe' is no action"),
        ("meld CA1=XX CA2", "'XX' is no card of this deck"),
        ("lay CA1=7H on P0.1", "'7H' is no card of this deck"),
        ("discard CA1=CA2", "'CA1=CA2': only a card that is melded or laid off"),
        ("swap CA1=CA2 in P0.1 then discard", "'CA1=CA2': only a card that is melded or laid off"),
        ("take CA1", "'CA1' does not lie in the discard pile"),
        ("discard PB1@2", "'PB1@2' does not lie in the discard pile"),
        ("discard CA1@1", "'CA1@1' does not lie in the discard pile"),
        ("discard XX@1", "'XX@1' is no card of this deck"),
        ("take XX", "'XX' is no card of this deck"),
    ];
    for (text, sentence) in table {
        let error = parse_action(&flowers, &[], text).expect_err(text).to_string();
        assert!(error.contains(sentence), "{text}: {error}");
    }
}

#[test]
fn names_are_kept_whether_they_are_true_or_not() {
    let packs = table("liverpool", "", "9D");
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
        let quick = table("quick", "", "9D");
        let action = parse_action(&quick, &[], text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(action_text(&quick, &action), whole);
    }
}
/// The words that the sentence about an unknown action lists for a game.
fn words_of(game: &str) -> Vec<String> {
    let error = parse_action(&table(game, "", ""), &[], "shuffle").expect_err("no action").to_string();
    let listed = error.split("begins with ").nth(1).expect("the words are listed");
    listed.replace(" or ", ", ").split(", ").map(str::to_owned).collect()
}

#[test]
fn the_words_offered_are_those_that_the_game_understands() {
    let expected = [
        ("daylily", "draw, take, meld, down, discard"),
        ("ditch", "draw, stop, meld, down, single, discard, pass, dig"),
        ("liverpool", "draw, take, decline, meld, down, lay, swap, discard, pass, buy, rummy, cut"),
        ("gin", "draw, take, decline, stop, lay, discard, knock, gin, divide"),
        ("knockrummy", "draw, take, discard, knock, rum, divide"),
        ("threethirteen", "draw, take, discard, out, divide"),
        ("indian", "draw, take, drop, discard, show, divide"),
        ("rummy500", "draw, take, stop, meld, down, lay, discard"),
        ("penang", "stop, meld, down, lay, swap"),
        ("robbers", "draw, stop, rearrange"),
        ("canasta", "draw, stop, meld, down, lay, discard, pass, ask, agree"),
        ("conquian", "draw, take, decline, meld, down, lay, discard, pass, force"),
        ("desmoche", "draw, take, decline, meld, down, lay, discard, pass, force, give"),
        ("tonk", "draw, take, meld, down, lay, discard, knock"),
        ("chinchon", "draw, take, stop, lay, discard, close, divide"),
        ("khanhoo", "draw, take, discard, out, divide"),
        ("marriage", "draw, take, meld, down, discard, show"),
    ];
    for (game, words) in expected {
        assert_eq!(words_of(game).join(", "), words, "{game}");
    }
    let page = include_str!("../../../docs/notation.md");
    for game in games::GAMES {
        for word in words_of(game.id) {
            assert!(page.contains(&format!("\"{word}\"")), "the page's grammar has no {word}");
            // Alone or with something behind it, the word is understood.
            let texts = ["", " yes", " 41", " 9D on P0.1", " 9D in P0.1 then discard", " 9D"];
            let read = |rest: &&str| {
                let error = parse_action(&table(game.id, "", ""), &[], &format!("{word}{rest}")).err();
                !error.is_some_and(|error| error.to_string().contains("is no action"))
            };
            assert!(texts.iter().any(read), "{}: {word}", game.id);
        }
    }
}

#[test]
fn a_closing_word_alone_asks_for_the_card() {
    for (game, word) in [("gin", "knock"), ("gin", "gin"), ("viennese", "knock")] {
        let error = parse_action(&table(game, "", "9D"), &[], word).expect_err(word).to_string();
        assert_eq!(error, format!("'{word}': name the card that is thrown, after the word"), "{game}");
    }
}

#[test]
fn passing_is_written_by_the_word_of_the_moment() {
    let mut offered = table("gin", "", "9D");
    for (step, word) in [(TurnStep::Offer, "decline"), (TurnStep::Draw, "stop"), (TurnStep::Showdown, "stop")]
    {
        offered.pending.push(Pending::Turn(Seat(0), step));
        assert_eq!(action_text(&offered, &Action::Pass), word);
        for read in ["stop", "decline"] {
            assert_eq!(parse_action(&offered, &[], read), Ok(Action::Pass), "{word} is read as {read}");
        }
    }
}

#[test]
fn copies_are_numbered_where_several_look_alike_and_the_viewer_sees_them() {
    let packs = table("liverpool", "", "");
    let kings: Vec<CardId> = packs.spec.deck.find("KH").collect();
    let second = Event::Discarded { seat: Seat(0), card: kings[1] };
    assert_eq!(event_text(&packs, &second), "P0 discard KH");
    assert_eq!(numbered_event_text(&packs, &second), "P0 discard KH#2");
    let drawn = Event::Drew { seat: Seat(0), card: kings[0] };
    assert_eq!(numbered_event_text(&packs, &drawn.shown_to(Some(Seat(0)))), "P0 draw KH#1");
    assert_eq!(numbered_event_text(&packs, &drawn.shown_to(Some(Seat(1)))), "P0 draw ??");
    let one_pack = table("gin", "", "");
    let king = one_pack.spec.deck.find("KH").next().expect("a card of the deck");
    let single = Event::Discarded { seat: Seat(0), card: king };
    assert_eq!(numbered_event_text(&one_pack, &single), "P0 discard KH");
}
