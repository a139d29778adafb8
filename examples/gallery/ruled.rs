//! Tables that a house rule makes look otherwise.

use rummage_rules::{games, house::options::Options, turn::window::WindowKind};

use super::{position::Moment, scene::What};

/// A game, players, house rules as in `key=value,…`, what is seen, and the picture's last word.
type Ruled = (&'static str, usize, &'static str, Moment, &'static str);

const TABLES: [Ruled; 7] = [
    ("gin", 2, "hollywood=on", Moment::Sheet, "lanes"),
    ("gin", 2, "browse=on", Moment::Late, "browse"),
    ("threethirteen", 4, "layoff_at_end=on", Moment::Showdown, "layoff"),
    ("knockrummy", 4, "knock_before_draw=on", Moment::Late, "undrawn"),
    ("rummy500", 4, "rummy_call=on", Moment::Question(WindowKind::Rummy), "rummy"),
    ("indian", 4, "direction=anticlockwise", Moment::Early, "anticlockwise"),
    ("shanghai", 6, "packs=2", Moment::Early, "two-packs"),
];

/// Every such table, with its picture's name; and the set-up that warns of too few packs.
pub fn all() -> impl Iterator<Item = (String, What)> {
    let tables = TABLES.into_iter().map(|(id, players, rules, moment, word)| {
        let game = games::find(id).expect("a game of this name");
        let options = Options::parse(rules).expect("house rules that can be read");
        (format!("{id}-{players}-{word}"), What::Table { game, players, options, moment })
    });
    let few = games::find("shanghai").expect("a game of this name");
    let options = Options::parse("packs=2").expect("house rules that can be read");
    tables.chain([("setup-shanghai-few".into(), What::SetUp { game: few, players: 6, options })])
}
