//! The solver of melds that score in the hand against a second reading of Khanhoo's sheet: rule 7 written down again, and every division tried.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::ids::CardId;
use rummage_rules::cards::shuffle;
use rummage_rules::games;
use rummage_rules::house::options::Options;
use rummage_rules::melds::pattern;
use rummage_rules::spec::Spec;

fn khanhoo() -> Spec {
    games::find("khanhoo").expect("a game").spec(3, &Options::default()).expect("a table")
}

/// What these cards score as one group by rule 7, if they are one.
fn group(codes: &[&str]) -> Option<i32> {
    let mut cards: Vec<&str> = codes.iter().copied().filter(|code| *code != "JK").collect();
    cards.sort_unstable();
    if cards.len() == codes.len() {
        return natural(&cards);
    }
    let faces = ["M", "S", "C"].iter().flat_map(|suit| (1..=9).map(move |rank| format!("{rank}{suit}")));
    let courts = ["WF", "RF", "OT"].map(String::from);
    let with = |face: String| {
        let mut all = [&cards[..], &[face.as_str()]].concat();
        all.sort_unstable();
        natural(&all)
    };
    faces.chain(courts).filter_map(with).max()
}

fn natural(cards: &[&str]) -> Option<i32> {
    let suits = ["M", "S", "C"];
    let is = |wanted: &[String]| {
        let mut wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
        wanted.sort_unstable();
        wanted == cards
    };
    let twice = |group: &[String]| [group, group].concat();
    let mut listed: Vec<(Vec<String>, i32, i32)> =
        (2..=9).map(|rank| (suits.map(|suit| format!("{rank}{suit}")).to_vec(), 2, 10)).collect();
    let given = |cards: [&str; 3]| cards.map(String::from).to_vec();
    listed.push((given(["1M", "1S", "1C"]), 3, 10));
    listed.push((given(["WF", "RF", "OT"]), 3, 10));
    listed.push((given(["1M", "2S", "3C"]), 4, 15));
    for (cards, once, doubled) in &listed {
        if is(cards) {
            return Some(*once);
        }
        if is(&twice(cards)) {
            return Some(*doubled);
        }
    }
    let run = |suit: &str, low: usize| {
        let run: Vec<String> = (low..low + cards.len()).map(|rank| format!("{rank}{suit}")).collect();
        low + cards.len() <= 10 && is(&run)
    };
    let is_run = cards.len() >= 3 && suits.iter().any(|suit| (1..=7).any(|low| run(suit, low)));
    is_run.then_some(1)
}

/// The most that any division scores, and the fewest cards that any leaves over.
fn best(codes: &[&str]) -> (i32, i32) {
    let groups: Vec<(usize, i32)> = (1usize..1 << codes.len())
        .filter(|set| set.count_ones() >= 3)
        .filter_map(|set| {
            let picked: Vec<&str> =
                (0..codes.len()).filter(|nth| set >> nth & 1 == 1).map(|nth| codes[nth]).collect();
            group(&picked).map(|worth| (set, worth))
        })
        .collect();
    let mut table = vec![(0, 0); 1 << codes.len()];
    for set in 1usize..1 << codes.len() {
        let lowest = 1 << set.trailing_zeros();
        let (most, least): (i32, i32) = table[set & !lowest];
        let mut here = (most, least + 1);
        for (group, worth) in groups.iter().filter(|(group, _)| group & !set == 0 && group & lowest != 0) {
            let (most, least) = table[set & !group];
            here = (here.0.max(most + worth), here.1.min(least));
        }
        table[set] = here;
    }
    table[(1 << codes.len()) - 1]
}

#[test]
fn hands_score_and_leave_what_every_division_tried_says() {
    let spec = khanhoo();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    // Hands that are all of low ranks, of courts and the joker: there much goes with much.
    let dense =
        ["1M", "1S", "1C", "2M", "2S", "2C", "3M", "3S", "3C", "4M", "4S", "4C", "WF", "RF", "OT", "JK"];
    let mut with_joker = 0;
    for nth in 0..120 {
        let mut cards: Vec<CardId> =
            spec.deck.cards().filter(|card| dense.contains(&spec.deck.code(*card))).collect();
        shuffle::shuffle(&mut cards, &mut rng);
        let hand = &cards[..[8, 9, 10, 11][nth % 4]];
        let codes: Vec<&str> = hand.iter().map(|card| spec.deck.code(*card)).collect();
        with_joker += usize::from(codes.contains(&"JK"));
        let (most, least) = best(&codes);
        assert_eq!((spec.most_scored(hand), spec.least_left(hand)), (most, least), "{codes:?}");
        let split = spec.best_split(hand);
        let read = |cards: &Vec<CardId>| pattern::read(&spec, cards).expect("a group");
        assert_eq!(split.melds.iter().map(|cards| spec.worth(&read(cards))).sum::<i32>(), most, "{codes:?}");
        assert_eq!(split.melds.concat().len() + split.loose.len(), hand.len());
        let thrown = |card: &CardId| {
            let rest: Vec<CardId> = hand.iter().copied().filter(|other| other != card).collect();
            spec.least_left(&rest)
        };
        assert_eq!(Some(spec.least_after_discard(hand)), hand.iter().map(thrown).min());
    }
    assert!(with_joker > 10, "{with_joker} hands with the joker");
}
