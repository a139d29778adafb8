//! Random games of Gin to 100 points: whoever is asked does anything legal, each action as likely as any other. Of the 22 ways to end
//! a turn, eleven discards and eleven knocks, one is drawn after another until it is legal.

use crate::contest::Contest;
use gin_rummy::{Card, Game, Phase, Player, Round, RoundResult, Rules, best_melds};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_bots::duel::{self, Asked, Dice};
use rummage_rules::shuffle::below;
use rummage_rules::spec::Spec;
use rummage_tools::bench::rounds::{self, Path, Walk};
use std::cell::RefCell;
use std::sync::Arc;

/// So many games are looked at for how long rounds are and how they end.
const GAMES: u64 = 60;

/// Nanoseconds for a decision, deals and scores included, by both of our ways.
pub fn compare(contest: &Contest, spec: &Arc<Spec>, seed: u64) {
    for (what, path) in [("play-out", Path::Untold), ("judged, with events", Path::Told)] {
        let theirs = |number| {
            let mut walked = Walked::default();
            game(seed + number, &mut walked);
            walked.decisions
        };
        let ours = |number| rounds::walk(spec, seed + number, path).decisions;
        contest.hold(&format!("a random decision, {what}"), theirs, ours);
    }
    let rules = duel::Rules::of(spec).expect("a duel");
    let theirs = |number| {
        let mut walked = Walked::default();
        game(seed + number, &mut walked);
        walked.decisions
    };
    let ours = |number| {
        let mut walked = Walked::default();
        small_game(&rules, seed + number, &mut walked);
        walked.decisions
    };
    contest.hold("a random decision, in small", theirs, ours);
    let (mut theirs, mut ours, mut small) = (Walked::default(), Walk::default(), Walked::default());
    for number in 0..GAMES {
        game(seed + number, &mut theirs);
        small_game(&rules, seed + number, &mut small);
        ours.add(&rounds::walk(spec, seed + number, Path::Untold));
    }
    let share = |count: u64, rounds: u64| 100.0 * count as f64 / rounds as f64;
    println!(
        "  a random round: peer {:.1} decisions, {:.1} % without a knock; here {:.1}, {:.1} %; in small {:.1}, {:.1} %",
        theirs.decisions as f64 / theirs.rounds as f64,
        share(theirs.dead, theirs.rounds),
        ours.decisions as f64 / ours.rounds as f64,
        share(ours.endings.get("StockOut").copied().unwrap_or(0), ours.rounds),
        small.decisions as f64 / small.rounds as f64,
        share(small.dead, small.rounds),
    );
}

#[derive(Default)]
struct Walked {
    decisions: u64,
    rounds: u64,
    dead: u64,
}

fn game(seed: u64, walked: &mut Walked) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::new(Rules::classic(), Player::One);
    while !game.is_over() {
        let mut round = game.deal(&mut rng);
        while round.result().is_none() {
            decide(&mut round, &mut rng);
            walked.decisions += 1;
        }
        let result = round.result().expect("a round that is over");
        walked.rounds += 1;
        walked.dead += u64::from(result == RoundResult::Dead);
        game.record(result).expect("its game goes on");
    }
}

/// A game of rounds as play-outs have them.
fn small_game(rules: &duel::Rules, seed: u64, walked: &mut Walked) {
    let mut dice = Dice::new(seed);
    let (mut totals, mut dealer) = ([0; 2], 0);
    while totals.iter().all(|total| *total < 100) {
        let mut round = duel::Round::deal(rules, dealer, &mut dice);
        while round.asked() != Asked::Nothing {
            round.play(round.any(&mut dice));
            walked.decisions += 1;
        }
        let points = round.points();
        totals = [0, 1].map(|seat| totals[seat] + points[seat]);
        dealer = if points[0] > 0 {
            0
        } else if points[1] > 0 {
            1
        } else {
            dealer
        };
        walked.rounds += 1;
        walked.dead += u64::from(points == [0; 2]);
    }
}

fn decide(round: &mut Round, rng: &mut ChaCha8Rng) {
    let first = below(rng, 2) == 0;
    match round.phase() {
        Phase::Upcard if first => round.pass().expect("an offer"),
        Phase::Upcard => drop(round.take_discard().expect("an offer")),
        Phase::Draw => {
            if first || round.take_discard().is_err() {
                round.draw_stock().expect("a draw");
            }
        }
        Phase::Discard => end_turn(round, rng),
        Phase::Layoff => lay_off(round, rng),
        Phase::Finished => {}
    }
}

thread_local! {
    static CARDS: RefCell<Vec<Card>> = const { RefCell::new(Vec::new()) };
}

fn end_turn(round: &mut Round, rng: &mut ChaCha8Rng) {
    CARDS.with_borrow_mut(|cards| {
        let hand = round.hand(round.turn().expect("a round in play"));
        cards.clear();
        cards.extend(hand.iter());
        let mut ways: [usize; 22] = std::array::from_fn(|way| way);
        for left in (1..=22).rev() {
            let place = below(rng, left) as usize;
            let way = ways[place];
            ways[place] = ways[left as usize - 1];
            let card = cards[way % 11];
            let done = if way < 11 {
                round.discard(card)
            } else {
                round.knock(card, best_melds(hand - card.into()))
            };
            if done.is_ok() {
                return;
            }
        }
    });
}

fn lay_off(round: &mut Round, rng: &mut ChaCha8Rng) {
    let hand = round.hand(round.turn().expect("a round in play"));
    let spread: Vec<_> = round.spread().collect();
    let fits = hand.iter().flat_map(|card| {
        let fits = spread.iter().enumerate().filter(move |(_, meld)| meld.extended(card).is_some());
        fits.map(move |(index, _)| (card, index))
    });
    let ways: Vec<(Card, usize)> = fits.collect();
    match ways.get(below(rng, ways.len() as u32 + 1) as usize) {
        Some((card, index)) => round.lay_off(*card, *index).expect("it fits"),
        None => drop(round.finish_layoffs().expect("a showdown")),
    }
}
