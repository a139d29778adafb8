//! Nobody peeks: what a seat is given is the same whatever lies in the cards that it cannot see.

use crate::common::{go_on, new_match, pick, rng};
use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::shuffle;
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;

/// Looks at so many moments of random matches of every game.
fn at_moments(each: u64, mut look: impl FnMut(&Match, &mut ChaCha8Rng)) {
    for game in GAMES {
        for seats in game.seats.clone() {
            for seed in 0..each {
                let mut rng = rng(seed);
                let mut played = new_match(game, seats, seed);
                for _ in 0..shuffle::below(&mut rng, 400) {
                    go_on(&mut played, &mut rng);
                }
                look(&played, &mut rng);
            }
        }
    }
}

fn bytes(shown: &impl serde::Serialize) -> String {
    serde_json::to_string(shown).expect("views and events can be written")
}

/// The same moment with the cards that this seat cannot see exchanged between the other hands and the stock.
fn exchanged(table: &Table, seat: Seat, rng: &mut ChaCha8Rng) -> Table {
    let mut other = table.view(seat).sample(rng);
    other.answers.clone_from(&table.answers);
    other
}

#[test]
fn a_view_is_the_same_whatever_lies_in_the_hidden_cards() {
    let mut moved = 0;
    at_moments(30, |played, rng| {
        let table = played.table();
        for seat in table.public.seats() {
            let guess = exchanged(table, seat, rng);
            guess.audit().expect("a guess is a table that can be");
            assert_eq!(bytes(&guess.view(seat)), bytes(&table.view(seat)));
            moved += usize::from(guess != *table);
        }
    });
    assert!(moved > 200, "the hidden cards really were others");
}

#[test]
fn what_is_shown_of_an_action_is_the_same_whatever_lies_in_the_hidden_cards() {
    at_moments(30, |played, rng| {
        let table = played.table();
        let Some(actor) = table.public.asked().first().copied() else { return };
        let actions = table.view(actor).suggest(usize::MAX);
        for seat in table.public.seats() {
            // Another seat's hand is exchanged, so of its actions only those that name no card of it can be compared.
            let blind = |action: &&Action| {
                actor == seat || matches!(action, Action::Draw(_) | Action::Answer(_) | Action::Pass)
            };
            let fair: Vec<&Action> = actions.iter().filter(blind).collect();
            if fair.is_empty() {
                continue;
            }
            let action = *pick(&fair, rng);
            let (mut here, mut there) = (table.clone(), exchanged(table, seat, rng));
            let (Ok(here_events), Ok(there_events)) = (here.play(actor, action), there.play(actor, action))
            else {
                continue;
            };
            // What the seat draws and what is laid open at the end of a round is its to know.
            let its_to_know = |event: &Event<CardId>| event.opens_cards() || event.tells(seat);
            if here_events.iter().chain(&there_events).any(its_to_know) {
                continue;
            }
            let shown = |events: &[Event<CardId>]| -> Vec<String> {
                events.iter().map(|event| bytes(&event.shown_to(Some(seat)))).collect()
            };
            assert_eq!(shown(&here_events), shown(&there_events), "{seat} is shown {action:?} of {actor}");
            assert_eq!(bytes(&here.view(seat)), bytes(&there.view(seat)));
        }
    });
}

#[test]
fn a_deal_shows_each_seat_its_own_hand_and_an_onlooker_none() {
    for game in GAMES {
        let mut played = new_match(game, game.usual_seats, 1);
        let dealt = loop {
            let events = go_on(&mut played, &mut rng(1));
            if let Some(dealt) = events.into_iter().find(|event| matches!(event, Event::Dealt { .. })) {
                break dealt;
            }
        };
        let faces = |viewer: Option<Seat>| match dealt.shown_to(viewer) {
            Event::Dealt { hands, stock } => {
                let is_face = |seen: &&Seen| matches!(seen, Seen::Face(_));
                assert!(!stock.iter().any(|seen| is_face(&seen)), "the stock is shown to nobody");
                hands.iter().map(|hand| hand.iter().filter(is_face).count()).collect::<Vec<_>>()
            }
            _ => Vec::new(),
        };
        let sizes = &played.table().public.hand_sizes;
        for seat in played.table().public.seats() {
            let own = |other: usize| if other == seat.index() { sizes[other] } else { 0 };
            assert_eq!(faces(Some(seat)), (0..sizes.len()).map(own).collect::<Vec<_>>());
        }
        assert!(faces(None).iter().all(|faces| *faces == 0));
    }
}

#[test]
fn no_view_and_no_shown_event_holds_the_seed() {
    let seed = 0xfeed_beef_cafe_f00d_dead_c0de_1234_5678_u128;
    for game in GAMES {
        let mut rng = rng(3);
        let mut played =
            Match::new(game, game.usual_seats, Options::default(), Seed(seed)).expect("valid options");
        for _ in 0..300 {
            let events = go_on(&mut played, &mut rng);
            let table = played.table();
            let views = table.public.seats().map(|seat| bytes(&table.view(seat)));
            let shown = events.iter().map(|event| bytes(&event.shown_to(None)));
            for text in views.chain(shown) {
                assert!(!text.contains(&Seed(seed).to_string()) && !text.contains(&seed.to_string()));
            }
        }
    }
}
