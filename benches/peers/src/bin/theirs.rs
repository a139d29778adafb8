//! Random games of the peer to 100 points, alone in a program. Of the 22 ways to end a turn, eleven discards and eleven knocks, one is drawn after another until it is legal.

use gin_rummy::{Card, Game, Phase, Player, Round, RoundResult, Rules, best_melds};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_peers::walked::{Walked, measure};
use rummage_rules::cards::shuffle::below;
use std::cell::RefCell;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    measure(game);
}

/// One game, by a seed.
fn game(seed: u64) -> Walked {
    let mut walked = Walked::default();
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
    walked
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
