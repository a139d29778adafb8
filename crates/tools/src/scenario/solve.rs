//! Hands to solve: is the game's own split of a hand as good as the file says?

use super::Verdict;
use super::file::{Solve, Solves, Source};
use crate::trouble::Trouble;
use rummage_rules::{deadwood::division, games};

/// Solves every hand of a file, and tells in which line each one stands.
///
/// # Errors
/// When the file or one of its hands cannot be read.
pub fn all(source: &Source) -> Result<Vec<(usize, Verdict)>, Trouble> {
    let file: Solves = source.parse()?;
    let mut verdicts = Vec::new();
    for hand in file.solve {
        let line = source.line(hand.span().start);
        let hand = hand.into_inner();
        let failure =
            failure(&hand).map_err(|what| source.trouble(line, format_args!("{}: {what}", hand.id)))?;
        verdicts.push((line, Verdict { id: hand.id, failure }));
    }
    Ok(verdicts)
}

/// What of a hand comes out otherwise than the file says: the cards that the game's split covers, or the worth of those left over.
fn failure(solve: &Solve) -> Result<Option<String>, String> {
    let game = games::find(&solve.game).ok_or(format!("game: there is no game '{}'", solve.game))?;
    let spec = game.spec(game.usual_seats, &solve.options).map_err(|error| format!("options: {error}"))?;
    let spec = match &solve.wild {
        Some(code) => {
            spec.with_cut(spec.deck.find(code).next().ok_or(format!("wild: the deck has no '{code}'"))?)
        }
        None => spec,
    };
    let mut hand = Vec::new();
    for code in solve.hand.split_whitespace() {
        let card = spec.deck.find(code).find(|card| !hand.contains(card));
        hand.push(card.ok_or(format!("hand: the deck has no '{code}', or not so many"))?);
    }
    if hand.len() > division::LARGEST_HAND {
        return Err(format!("hand: more than {} cards", division::LARGEST_HAND));
    }
    let covered = || {
        let got = hand.len() - division::cover(&spec, &hand).loose.len();
        solve.cover.filter(|cover| *cover != got).map(|cover| format!("expected cover {cover} got {got}"))
    };
    match (solve.loose, &spec.ends.close) {
        (None, _) => Ok(covered()),
        (Some(_), None) => Err("loose: nobody closes in this game".into()),
        (Some(loose), Some(_)) => {
            let got = spec.least_left(&hand);
            Ok((got != loose).then(|| format!("expected loose {loose} got {got}")))
        }
    }
}
