//! The lines of a score sheet as rows: one for each scoring term of the game, with every seat's points.

use rummage_rules::{ask::Made, cards::ids::Seat, table::Public};

use crate::shell::text::{Texts, points};

/// A row of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// What it counts.
    pub title: String,
    /// The same in a few small words.
    pub note: String,
    /// The points by seat.
    pub points: Vec<i32>,
    /// What stands in the cells instead of points, by seat.
    pub words: Option<Vec<String>>,
    /// The cards that stand beside the points.
    pub made: Option<Made>,
}

/// The rows of the last counted round. A term that is worth nothing to anybody is left out, except the first.
pub fn rows(texts: &Texts, public: &Public) -> Vec<Row> {
    let Some(lines) = public.sheets.last() else { return Vec::new() };
    let mut labels: Vec<&'static str> = Vec::new();
    for line in lines {
        if !labels.contains(&line.label) {
            labels.push(line.label);
        }
    }
    let points = |label: &str, seat: Seat| {
        lines.iter().filter(|line| line.label == label && line.seat == seat).map(|line| line.amount).sum()
    };
    let row = |label: &&'static str| Row {
        title: texts.told(public.spec.sheet.game, &format!("score-{label}"), &[]),
        note: texts.told(public.spec.sheet.game, &format!("score-{label}-note"), &[]),
        points: public.seats().map(|seat| points(label, seat)).collect(),
        words: None,
        made: public.spec.made(label),
    };
    let rows = labels.iter().map(row).enumerate();
    let worth_a_row = rows.filter(|(index, row)| *index == 0 || row.points.iter().any(|points| *points != 0));
    contracts(texts, public)
        .into_iter()
        .chain(left_over(texts, public))
        .chain(worth_a_row.map(|(_, row)| row))
        .chain(lanes(texts, public))
        .collect()
}

/// Where hands are compared: what each had left over. Who left the round before shows none.
fn left_over(texts: &Texts, public: &Public) -> Option<Row> {
    let sum = |seat: Seat| {
        public.counted_of(seat).map(|cards| cards.iter().map(|card| public.spec.value(*card)).sum())
    };
    let words = |seat: Seat| match sum(seat) {
        Some(sum) if public.state(seat).left.is_none() => points::plain(sum),
        _ => points::or_dash(0),
    };
    let game = public.spec.sheet.game;
    public.spec.compares_hands().then(|| Row {
        title: texts.told(game, "sheet-left-over", &[]),
        note: texts.told(game, "sheet-left-over-note", &[]),
        points: vec![0; public.spec.seats],
        words: Some(public.seats().map(words).collect()),
        made: Some(Made::LeftOver),
    })
}

/// Where a race is scored in several lanes: the points that everybody has in each of them.
fn lanes(texts: &Texts, public: &Public) -> Option<Row> {
    let lanes = public.lanes();
    let of = |seat: Seat| {
        let points = lanes.iter().filter_map(|lane| lane.points.get(seat.index()));
        points.map(|points| points::plain(*points)).collect::<Vec<_>>().join(" · ")
    };
    (!lanes.is_empty()).then(|| Row {
        title: texts.get("sheet-lanes"),
        note: texts.get("sheet-lanes-note"),
        points: vec![0; public.spec.seats],
        words: Some(public.seats().map(of).collect()),
        made: None,
    })
}

/// Where everybody climbs alone: which contract each seat laid in this round, or has to lay again.
fn contracts(texts: &Texts, public: &Public) -> Option<Row> {
    public.ladder()?;
    let words = |seat: Seat| {
        // The number goes up with the count of the round.
        let laid = public.state(seat).opened;
        let number = public.contract_number(seat) - u8::from(laid);
        let key = if laid { "sheet-contract-laid" } else { "sheet-contract-again" };
        texts.fmt(key, &[("number", number.into())])
    };
    Some(Row {
        title: texts.get("sheet-contract"),
        note: texts.get("sheet-contract-note"),
        points: vec![0; public.spec.seats],
        words: Some(public.seats().map(words).collect()),
        made: None,
    })
}
