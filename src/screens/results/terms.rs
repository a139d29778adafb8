//! The lines of a score sheet as rows: one for each scoring term of the game, with every seat's points.

use rummage_rules::{card::Seat, table::Public};

use crate::text::Texts;

/// A row of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// What it counts.
    pub title: String,
    /// The same in a few small words.
    pub note: String,
    /// The points by seat.
    pub points: Vec<i32>,
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
        title: texts.get(&format!("score-{label}")),
        note: texts.get(&format!("score-{label}-note")),
        points: public.seats().map(|seat| points(label, seat)).collect(),
    };
    let rows = labels.iter().map(row).enumerate();
    rows.filter(|(index, row)| *index == 0 || row.points.iter().any(|points| *points != 0))
        .map(|(_, row)| row)
        .collect()
}
