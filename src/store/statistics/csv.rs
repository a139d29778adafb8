//! The ledger as a table that any spreadsheet opens: one line a match.

use super::{
    ledger::{End, Ledger, Played, Rules},
    luck::Wilds,
};
use crate::shell::text::Texts;

const HEAD: &str = "match,game,rules,players,place,won,total,rounds,points per round,ends of rounds,opponents,wild cards dealt,drawn from the stock,kept,wild cards drawn,wild cards expected";

/// The whole ledger, in words of the player's language where there are words.
pub fn write(ledger: &Ledger, texts: &Texts) -> String {
    let lines = (1..).zip(&ledger.matches).map(|(number, played)| line(number, played, texts));
    std::iter::once(HEAD.to_owned()).chain(lines).map(|line| line + "\r\n").collect()
}

fn line(number: usize, played: &Played, texts: &Texts) -> String {
    let joined = |words: Vec<String>| words.join(" ");
    let rules = match &played.rules {
        Rules::Usual => texts.get("house-usual"),
        Rules::Preset(id) => texts.get(&format!("preset-{}-{id}", played.game)),
        Rules::Own(name) => name.clone(),
        Rules::Code(code) => code.clone(),
    };
    let end = |end: End| match end {
        End::You => "you",
        End::Other => "other",
        End::Stock => "stock",
        End::Quiet => "quiet",
    };
    let others = played.others.iter().map(|other| {
        let level = other.level.map_or("level-person", |level| level.text_key());
        let name = other.called.clone().unwrap_or_else(|| texts.get(&other.name));
        format!("{name} ({})", texts.get(level))
    });
    let mut wilds = Wilds::default();
    wilds.add(played.dealt, played.drawn);
    let cells = [
        number.to_string(),
        texts.get(&format!("game-{}", played.game)),
        rules,
        played.seats.to_string(),
        played.place.to_string(),
        if played.won { "1" } else { "0" }.into(),
        played.total.to_string(),
        played.rounds.len().to_string(),
        joined(played.rounds.iter().map(|round| round.points.to_string()).collect()),
        joined(played.rounds.iter().map(|round| end(round.end).into()).collect()),
        others.collect::<Vec<_>>().join("; "),
        played.dealt.wilds.to_string(),
        played.drawn.cards.to_string(),
        played.drawn.kept.to_string(),
        played.drawn.wilds.to_string(),
        format!("{:.2}", wilds.expected),
    ];
    cells.map(|cell| quoted(&cell)).join(",")
}

/// A cell with a comma, a quote or a line break stands in quotes. A cell that a spreadsheet would run as a formula is only text.
fn quoted(cell: &str) -> String {
    let number = cell.parse::<i64>().is_ok();
    let formula = !number && cell.starts_with(['=', '+', '-', '@', '\t']);
    let text = if formula { format!("'{cell}") } else { cell.to_owned() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}
