//! Whether a hand can open with a certain card: the judge's answer beside that of a plain search through all groups of cards.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::action::{Action, Source};
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::cards::shuffle;
use rummage_rules::games;
use rummage_rules::house::options::Options;
use rummage_rules::spec::Spec;
use rummage_rules::table::setup::Situation;

const LEAST: i32 = 40;

/// What cards are worth as a meld, if they are one, with two naturals and no wilds side by side.
fn worth(spec: &Spec, cards: &[CardId]) -> Option<i32> {
    let (wilds, naturals): (Vec<CardId>, Vec<CardId>) = cards.iter().partition(|card| spec.is_wild(**card));
    let faces: Vec<(u8, u8)> =
        naturals.iter().map(|card| (spec.deck.printed(*card).rank, spec.deck.printed(*card).suit)).collect();
    let (rank, suit) = *faces.first().filter(|_| wilds.is_empty() || faces.len() >= 2)?;
    let value = |position: usize| match position {
        1 => 1,
        14 => 11,
        2..=9 => i32::try_from(position).unwrap(),
        _ => 10,
    };
    let count = i32::try_from(cards.len()).unwrap();
    let mut suits: Vec<u8> = faces.iter().map(|face| face.1).collect();
    suits.sort_unstable();
    suits.dedup();
    let is_set = faces.iter().all(|face| face.0 == rank) && suits.len() == faces.len() && cards.len() <= 4;
    let set = is_set.then(|| count * value(if rank == 1 { 14 } else { rank.into() }));
    let run = |low: usize| {
        let place = |at: usize| at + low;
        let rank_at = |position: usize| if position == 14 { 1 } else { position };
        let held: Vec<bool> = (0..cards.len())
            .map(|at| faces.iter().any(|face| usize::from(face.0) == rank_at(place(at))))
            .collect();
        let all_used = held.iter().filter(|held| **held).count() == faces.len();
        let apart = held.windows(2).all(|pair| pair[0] || pair[1]);
        let sum = || (0..cards.len()).map(|at| value(place(at))).sum::<i32>();
        (place(cards.len() - 1) <= 14 && all_used && apart).then(sum)
    };
    let one_suit = faces.iter().all(|face| face.1 == suit) && cards.len() <= 13;
    let runs = (1..=12).filter_map(|low| if one_suit { run(low) } else { None });
    set.into_iter().chain(runs).max()
}

/// The most that melds of these cards are worth, with the last of them in one.
fn most(spec: &Spec, cards: &[CardId]) -> i32 {
    let picked = |mask: u32| -> Vec<CardId> {
        (0..cards.len()).filter(|place| mask >> place & 1 == 1).map(|place| cards[place]).collect()
    };
    let size = 1u32 << cards.len();
    let groups = (1..size).filter(|mask| mask.count_ones() >= 3);
    let melds: Vec<(u32, i32)> =
        groups.filter_map(|mask| Some((mask, worth(spec, &picked(mask))?))).collect();
    let mut best = vec![0; size as usize];
    for mask in 1..size {
        let lowest = mask.isolate_lowest_one();
        let within = melds.iter().filter(|(meld, _)| meld & lowest != 0 && meld & !mask == 0);
        let with = within.map(|(meld, worth)| worth + best[(mask & !meld) as usize]).max().unwrap_or(0);
        best[mask as usize] = with.max(best[(mask & !lowest) as usize]);
    }
    let last = 1u32 << (cards.len() - 1);
    let holding = melds.iter().filter(|(meld, _)| meld & last != 0);
    holding.map(|(meld, worth)| worth + best[((size - 1) & !meld) as usize]).max().unwrap_or(0)
}

fn may_take(spec: &Spec, hand: &[CardId], top: CardId) -> bool {
    let mut situation = Situation::new(spec.clone());
    situation.hands[0] = (hand.to_vec(), 0);
    situation.discard = vec![top];
    let table = situation.build().expect("a situation");
    table.check(Seat(0), &Action::Draw(Source::Discard)).is_ok()
}

#[test]
fn the_open_card_is_taken_exactly_where_some_melds_open_with_it() {
    let openers = games::GAMES.iter().filter_map(|game| game.spec(2, &Options::default()).ok());
    let spec = openers.into_iter().find(|spec| spec.draw.to_open).expect("a game that asks for it");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut opened = 0;
    for number in 0..160 {
        // Half of the hands hold what goes together, so that many of them open.
        let near = |card: &CardId| {
            let face = spec.deck.printed(*card);
            number % 2 == 0 || face.suit < 2 || spec.is_wild(*card)
        };
        let mut cards: Vec<CardId> = spec.deck.cards().filter(near).collect();
        shuffle::shuffle(&mut cards, &mut rng);
        cards.truncate(11);
        let (top, hand) = cards.split_last().expect("cards");
        let by_search = most(&spec, &cards) >= LEAST;
        assert_eq!(
            may_take(&spec, hand, *top),
            by_search,
            "{:?}",
            cards.iter().map(|c| spec.deck.code(*c)).collect::<Vec<_>>()
        );
        opened += usize::from(by_search);
    }
    assert!((15..145).contains(&opened), "{opened} of 160 hands open");
}
