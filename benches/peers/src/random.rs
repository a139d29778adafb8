//! Random games of Gin to 100 points: whoever is asked does anything legal, each action as likely as any other. Each side plays in a program of its own
//! (`bin/`): in a common one the peer, whose code does not change, was a tenth slower or faster with every build.

use rummage_peers::{
    contest::{median, row},
    walked::{Walked, of_program},
};

/// How often the programs take turns.
const TURNS: usize = 7;

/// Nanoseconds for a decision, deals and scores included, by our two ways.
pub fn compare() {
    for (what, way) in [("judged, with events", "events"), ("in small", "small")] {
        let turns: Vec<_> =
            (0..TURNS).map(|_| (of_program("theirs", &[]), of_program("ours", &[way]))).collect();
        let peer = median(turns.iter().map(|(theirs, _)| theirs.0).collect());
        let ours = median(turns.iter().map(|(_, ours)| ours.0).collect());
        row(&format!("a random decision, {what}"), peer, ours);
        let (theirs, ours) = (turns[0].0.1, turns[0].1.1);
        println!("  a random round: peer {}; here {}", shape(&theirs), shape(&ours));
    }
}

/// How long rounds are, and how they end.
fn shape(walked: &Walked) -> String {
    let share = |count: u64| count as f64 / walked.rounds as f64;
    format!("{:.1} decisions, {:.1} % without a knock", share(walked.decisions), 100.0 * share(walked.dead))
}
