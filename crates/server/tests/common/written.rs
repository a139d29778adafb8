//! What a table's rows tell: what each seat did, and what everybody knew after every action.

use super::client::sum_of;
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_server::store::Row;
use std::collections::BTreeMap;

fn read(rows: &[String]) -> impl Iterator<Item = Row> {
    rows.iter().map(|row| serde_json::from_str(row).expect("a row"))
}

/// What a person did, with the numbers of the frames.
pub fn deeds(rows: &[String], of: Seat) -> Vec<(u32, String)> {
    let deed = |row: Row| match row {
        Row::Acted { seat, m, text } if seat == of => Some((m.expect("a person's"), text)),
        Row::Left { seat, m } if seat == of => Some((m.expect("a person's"), "pass".into())),
        _ => None,
    };
    read(rows).filter_map(deed).collect()
}

/// The latest match: its seal, and the sums of what each seat and then an onlooker knew after so many events.
pub fn known(rows: &[String]) -> (String, BTreeMap<usize, Vec<u64>>) {
    let (mut setup, mut seed, mut acted) = (None, None, Vec::new());
    for row in read(rows) {
        match row {
            Row::Opened { setup: first, .. } => setup = Some(first),
            Row::Rules(next) => setup = Some(next),
            Row::Dealt { proof, .. } => (seed, acted) = (Some(proof.seed), Vec::new()),
            Row::Acted { seat, text, .. } => acted.push(format!("{seat} {text}")),
            _ => {}
        }
    }
    let (setup, seed) = (setup.expect("a table"), seed.expect("a match"));
    let begun = Host::new(setup.game(), setup.seats(), setup.options().clone(), seed).expect("a match");
    let mut record = begun.record().clone();
    record.actions = acted;
    let mut known = BTreeMap::new();
    Host::replay(&record, |moment| {
        let seated = moment.public().seats().map(|seat| moment.view(seat));
        let onlooker = moment.view_of_onlooker();
        let sums = seated.chain([onlooker]).map(|view| sum_of(&view)).collect();
        known.insert(moment.happened(), sums);
    })
    .expect("what was written can be played again");
    (begun.seal().to_string(), known)
}
