//! Numbers of a scenario that no match comes to: whoever writes them has mistyped, and counting on from them would go wrong.

use super::file::Scenario;

/// More points than any match has.
const POINTS: i64 = 1_000_000;
/// More rounds, and more turns of a round, than any match has.
const ROUNDS: i64 = 1_000;
/// More buys, shuffles and the like than any round has.
const TIMES: i64 = 100;
/// Nobody cuts further off than by this.
const CUT: i64 = 9;

/// Looks whether the numbers of a scenario could be those of a match.
///
/// # Errors
/// The key of a number that could not, and how far it may go.
pub fn check(scenario: &Scenario) -> Result<(), String> {
    let flags = &scenario.flags;
    let all = [
        ("round", ROUNDS, vec![i64::from(scenario.round)]),
        ("totals", POINTS, numbers(&scenario.totals)),
        ("flags: reshuffles", TIMES, vec![i64::from(flags.reshuffles)]),
        ("flags: turns", ROUNDS, numbers(&flags.turns)),
        ("flags: last_festival", ROUNDS, numbers(&flags.last_festival)),
        ("flags: contract", TIMES, numbers(&flags.contract)),
        ("flags: rounds_out", ROUNDS, numbers(&flags.rounds_out)),
        ("flags: buys", TIMES, numbers(&flags.buys)),
        ("flags: digs", TIMES, vec![i64::from(flags.digs)]),
        ("flags: cut_error", CUT, flags.cut_error.map(i64::from).into_iter().collect()),
        ("flags: rounds_won", TIMES, numbers(&flags.rounds_won)),
    ];
    for (key, most, numbers) in all {
        if let Some(number) = numbers.into_iter().find(|number| number.abs() > most) {
            return Err(format!("{key}: {number} is beyond {most}"));
        }
    }
    Ok(())
}

fn numbers<T: Copy + Into<i64>>(list: &Option<Vec<T>>) -> Vec<i64> {
    list.iter().flatten().map(|number| (*number).into()).collect()
}
