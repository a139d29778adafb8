//! Views as text: every seat's view of every game comes back as it was, and a spoilt one is told what is wrong with it.

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_host::Host;
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;
use rummage_tools::view_text::{read, write};

/// Views of so many steps of a random match of this game, with these house rules, after one of so many.
fn views(game: &Game, options: &Options, seed: u64, steps: usize, one_of: usize) -> Vec<View> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut host =
        Host::new(game, game.usual_seats, options.clone(), Seed(u128::from(seed))).expect("a table");
    let mut views = Vec::new();
    for step in 0..steps {
        let done = host.go_on(|view| view.any_action(&mut rng).expect("a legal action"));
        let Some(moment) = done.expect("it is legal") else { break };
        if step % one_of == 0 {
            views.extend(moment.public().seats().map(|seat| moment.view(seat)));
        }
    }
    views
}

#[test]
fn a_view_comes_back_from_its_text_as_it_was() {
    for game in GAMES {
        let tables = game.extremes().map(|(_, options)| (options, 97));
        for (options, one_of) in tables.chain([(Options::default(), 11)]) {
            for view in views(game, &options, 3, 1500, one_of) {
                let back = read(&write(&view, &options));
                assert_eq!(back.as_ref(), Ok(&view), "{}", game.id);
            }
        }
    }
}

#[test]
fn a_view_that_cannot_be_is_told_what_is_wrong_with_it() {
    let gin = GAMES.iter().find(|game| game.id == "gin").expect("there is Gin");
    let view = views(gin, &Options::default(), 1, 100, 9).remove(2);
    let text = write(&view, &Options::default());
    let first = view.hand[0].0;
    let table = [
        (text.replacen("\"gin\"", "\"whist\"", 1), "there is no game 'whist'"),
        (text.replacen("\"seats\":2", "\"seats\":3", 1), "gin is played by 2 to 2, not by 3"),
        (text.replacen("\"options\":{}", "\"options\":{\"hats\":1}", 1), "gin has no option 'hats'"),
        (text.replacen("\"totals\":[0,0]", "\"totals\":[0]", 1), "totals has 1 entries for 2 seats"),
        (text.replacen("\"dealer\":", "\"dealer\":7,\"x\":", 1), "unknown field `x`"),
        (text.replacen(&format!("\"hand\":[{first}"), "\"hand\":[99", 1), "the deck has no card 99"),
        (text.replacen("\"stock_size\":", "\"stock_size\":9", 1), "the stock has "),
        (
            text.replacen("\"totals\":[0,0]", "\"totals\":[5,0]", 1),
            "the score lines of P0 sum to 0, the total is 5",
        ),
        (text.replacen("\"turns\":[", "\"turns\":[70000,", 1), "column "),
        ("{".into(), "column 1: EOF while parsing"),
    ];
    for (text, sentence) in table {
        let why = read(&text).err().unwrap_or_default();
        assert!(why.contains(sentence), "expected {sentence:?} got {why:?}");
    }
}

proptest! {
    /// Whatever is done to one number of a view, it is a view that every bot can think about, or it is refused.
    #[test]
    fn a_spoilt_view_is_refused_or_can_be_played(game in 0..GAMES.len(), which in 0usize..4000, number in 0u32..300, seed in 0u64..4) {
        let game = GAMES[game];
        let views = views(game, &Options::default(), seed, 300, 19);
        let text = write(&views[which % views.len()], &Options::default());
        if let Ok(view) = read(&spoilt(&text, which, number)) {
            view.suggest(usize::MAX);
            for level in rummage_bots::Level::ALL {
                rummage_bots::seat_bot(level, 1).choose(&view, rummage_bots::Budget(1));
            }
        }
    }
}

/// The text with another number in the place of one of its numbers.
fn spoilt(text: &str, which: usize, number: u32) -> String {
    let mut starts = Vec::new();
    let bytes = text.as_bytes();
    for at in 1..bytes.len() {
        if bytes[at].is_ascii_digit() && matches!(bytes[at - 1], b':' | b',' | b'[') {
            starts.push(at);
        }
    }
    let start = starts[which % starts.len()];
    let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    format!("{}{number}{}", &text[..start], &text[start + length..])
}
