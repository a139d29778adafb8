//! Random matches of every game keep every invariant.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;
use rummage_rules::shuffle::below;

/// Plays a whole random match and checks the table after every step of it.
fn play(game: &Game, seats: usize, options: Options, seed: u64) -> Match {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut played =
        Match::new(game, seats, options, Seed(u128::from(rng.next_u64()))).expect("valid options");
    let mut views: Vec<View> = played.table().public.seats().map(|seat| played.table().view(seat)).collect();
    for _ in 0..20_000 {
        let events = match played.table().due() {
            Due::Nothing => return played,
            Due::Step(_) => played.step(),
            Due::Seat(seat) => {
                let actions = played.table().view(seat).suggest(100);
                assert!(!actions.is_empty(), "{seat} has no legal way on");
                let action = &actions[below(&mut rng, actions.len() as u32) as usize];
                played.act(seat, action).expect("a suggested action is legal")
            }
        };
        for view in &mut views {
            events.iter().for_each(|event| view.fold(&event.shown_to(Some(view.seat))));
        }
        check(&played, &views);
    }
    panic!("the match does not end");
}

fn check(played: &Match, views: &[View]) {
    let table = played.table();
    let public = &table.public;
    let mut cards: Vec<CardId> =
        table.hands.iter().flatten().chain(&table.stock).chain(&public.discard).copied().collect();
    cards.extend(public.melds.iter().flat_map(Meld::all_cards));
    cards.sort_unstable();
    if !cards.is_empty() {
        assert_eq!(cards, public.spec.deck.cards().collect::<Vec<_>>(), "cards are conserved");
    }
    for (seat, view) in public.seats().zip(views) {
        let truth = table.view(seat);
        assert_eq!(
            serde_json::to_string(view).unwrap(),
            serde_json::to_string(&truth).unwrap(),
            "fold = project"
        );
    }
    let sheets = public.sheets.iter().flatten().chain(&public.entries);
    for seat in public.seats() {
        let total: i32 = sheets.clone().filter(|line| line.seat == seat).map(|line| line.amount).sum();
        assert_eq!(total, public.totals[seat.index()], "score lines sum to the total");
    }
}

#[test]
fn random_matches_keep_every_invariant() {
    for game in GAMES {
        for seats in game.seats.clone() {
            for seed in 0..2 {
                let played = play(game, seats, Options::default(), seed);
                let replayed = Match::replay(played.record(), |_, _| ()).expect("the record replays");
                assert_eq!(replayed.table().digest(), played.table().digest());
            }
        }
    }
}
