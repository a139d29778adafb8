//! What a tourney showed: for people as a table, for programs as JSON.

use super::{Contest, Outcome};
use crate::pace::Pace;
use crate::players::Player;
use rummage_rules::house::options::Options;
use serde::Serialize;
use std::cmp::Ordering;
use std::fmt;

/// What a tourney showed. Shares are parts of 1; margins are half the width of their 95 % intervals, over deals: the mirrored matches
/// of one deal depend on each other.
#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    options: Options,
    seed: u64,
    budget: u32,
    matches: usize,
    /// On average.
    rounds: f64,
    /// On average.
    actions: f64,
    seconds: f64,
    players: Vec<Row>,
    pairs: Vec<Pair>,
}

#[derive(Serialize)]
struct Row {
    name: String,
    wins: f64,
    margin: f64,
    points: f64,
    #[serde(flatten)]
    pace: Pace,
    forfeits: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_forfeit: Option<String>,
}

/// How often one player came out above another, over all their seats; a tie is half.
#[derive(Serialize)]
struct Pair {
    above: String,
    below: String,
    share: f64,
    margin: f64,
}

/// In how many matches how often one player came out above another, with its margin; both in per cent.
#[derive(Copy, Clone)]
pub(crate) struct Above {
    pub matches: usize,
    pub share: f64,
    pub margin: f64,
}

impl Above {
    /// What both have shown together, where the deals of one were not those of the other.
    pub fn with(self, other: Above) -> Above {
        let matches = self.matches + other.matches;
        let part = |above: Above| above.matches as f64 / matches as f64;
        let (mine, theirs) = (part(self), part(other));
        let share = mine * self.share + theirs * other.share;
        Above { matches, share, margin: (mine * self.margin).hypot(theirs * other.margin) }
    }
}

impl Report {
    /// What these outcomes of a contest show.
    pub(super) fn of(contest: &Contest, outcomes: &[Outcome], seconds: f64) -> Report {
        let count = outcomes.len() as f64;
        let rows = contest.players.iter().enumerate().map(|(index, player)| row(index, player, outcomes));
        let pairs = pairs(contest.players).into_iter().map(|(above, below)| {
            let (share, margin) =
                over_deals(outcomes, |outcome| share(outcome, contest.players, above, below));
            Pair { above: above.name(), below: below.name(), share, margin }
        });
        Report {
            game: contest.game.id,
            options: contest.options.clone(),
            seed: contest.seed,
            budget: contest.budget.0,
            matches: outcomes.len(),
            rounds: outcomes.iter().map(|outcome| outcome.rounds).sum::<f64>() / count,
            actions: outcomes.iter().map(|outcome| outcome.actions).sum::<usize>() as f64 / count,
            seconds,
            players: rows.collect(),
            pairs: pairs.collect(),
        }
    }

    /// How often the first player came out above the next one.
    pub fn above(&self) -> Option<Above> {
        let pair = self.pairs.first()?;
        Some(Above { matches: self.matches, share: 100.0 * pair.share, margin: 100.0 * pair.margin })
    }

    /// Between the first player and the next one: a row of the table of levels, but for the game.
    pub fn rung(&self) -> String {
        let [above, below] = [0, 1].map(|place| self.players.get(place).map(|row| (&row.name, row.pace)));
        let (Some((above, pace)), Some((below, _)), Some(Above { matches, share, margin })) =
            (above, below, self.above())
        else {
            return String::new();
        };
        let [low, rating, high] = [-1.0, 0.0, 1.0].map(|way| elo((share + way * margin) / 100.0));
        let rating = format!("{rating:+.0} ({low:+.0} to {high:+.0})");
        format!("{above} to {below} | {matches} | {share:.1} % ± {margin:.1} | {rating} | {}", pace.brief())
    }
}

/// By how many points of Elo a player is better that comes out above another so often.
pub(crate) fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

fn row(index: usize, player: &Player, outcomes: &[Outcome]) -> Row {
    let (wins, margin) = over_deals(outcomes, |outcome| outcome.wins[index]);
    let forfeits = outcomes.iter().filter_map(|outcome| outcome.forfeit.as_ref());
    let mut forfeits = forfeits.filter(|(loser, _)| *loser == index).map(|(_, why)| why);
    let first_forfeit = forfeits.next().cloned();
    Row {
        name: player.name(),
        wins,
        margin,
        points: outcomes.iter().map(|outcome| outcome.points[index]).sum::<f64>() / outcomes.len() as f64,
        pace: Pace::of(outcomes.iter().flat_map(|outcome| &outcome.thoughts[index]).copied().collect()),
        forfeits: forfeits.count() + usize::from(first_forfeit.is_some()),
        first_forfeit,
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Row { name, wins, margin, points, pace, forfeits, first_forfeit } in &self.players {
            let (wins, margin) = (100.0 * wins, 100.0 * margin);
            writeln!(f, "{name:12} wins {wins:5.1} % ± {margin:.1}, {points:6.1} points a match, {pace}")?;
            if let Some(why) = first_forfeit {
                writeln!(f, "{name:12} lost {forfeits} by what cannot be done: {why}")?;
            }
        }
        for Pair { above, below, share, margin } in &self.pairs {
            writeln!(f, "{above} ranks above {below} in {:.1} % ± {:.1}", 100.0 * share, 100.0 * margin)?;
        }
        let Report { matches, rounds, actions, seconds, .. } = self;
        let pace = *matches as f64 / seconds;
        writeln!(f, "{matches} matches of {rounds:.1} rounds and {actions:.0} actions, {pace:.1} matches/s")
    }
}

/// The mean of something over the deals, each with all its mirrored matches, and its margin.
fn over_deals(outcomes: &[Outcome], of: impl Fn(&Outcome) -> f64) -> (f64, f64) {
    let ways = outcomes.first().map_or(1, |outcome| outcome.wins.len());
    let deals = outcomes.chunks(ways).map(|deal| deal.iter().map(&of).sum::<f64>() / deal.len() as f64);
    mean_and_margin(&deals.collect::<Vec<_>>())
}

/// The different players, each with the next one.
fn pairs(players: &[Player]) -> Vec<(&Player, &Player)> {
    let mut different: Vec<&Player> = Vec::new();
    for player in players {
        if !different.contains(&player) {
            different.push(player);
        }
    }
    different.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

/// How often a player came out above another in one match, over all their seats; a tie is half.
fn share(outcome: &Outcome, players: &[Player], above: &Player, below: &Player) -> f64 {
    let seats_of = |player: &Player| {
        let player = player.clone();
        (0..players.len()).filter(move |seat| players[*seat] == player)
    };
    let (mut won, mut all) = (0.0, 0.0);
    for one in seats_of(above) {
        for other in seats_of(below) {
            all += 1.0;
            won += match outcome.merits[one].cmp(&outcome.merits[other]) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            };
        }
    }
    won / all
}

/// The mean, and half the width of its 95 % interval.
fn mean_and_margin(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (spread / count).sqrt())
}
