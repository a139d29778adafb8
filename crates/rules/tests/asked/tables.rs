//! What is told of a table is what is seen there: how it is spread, what lies in a plot, what must be laid, what is wild.

use super::met;
use crate::common;
use rummage_rules::ask::{HowLaid, MeldsLie, PileSeen, Plaque, Plot, Shares, Standing};
use rummage_rules::games;
use rummage_rules::prelude::*;
use std::collections::BTreeSet;

fn spec(game: &str) -> Spec {
    let found = games::find(game).expect("the game is there");
    found.spec(found.usual_seats, &Options::default()).expect("it is played by so many")
}

#[test]
fn a_table_is_spread_as_its_game_says() {
    for (_, name, mut played) in met::tables() {
        let spread = played.table().public.spec.spread();
        let mut laid: Vec<Vec<CardId>> = Vec::new();
        met::watch(&mut played, 120, |played| {
            let public = &played.table().public;
            let open = public.open_discards().len();
            let all = spread.pile != PileSeen::Top;
            assert_eq!(open, if all { public.discard.len() } else { open.min(1) }, "{name}");
            assert!(public.wild_card.is_none() || spread.wild_card, "{name}: a card was cut");
            let singles = public.melds.iter().any(|meld| !meld.riders.is_empty());
            assert!(!singles || spread.singles, "{name}: a single lies there");
            if let Some(places) = spread.places {
                assert!(public.hand_sizes.iter().all(|size| *size <= places), "{name}: a hand is full");
            }
            let now: Vec<Vec<CardId>> = public.melds.iter().map(|meld| meld.cards().collect()).collect();
            match spread.melds {
                MeldsLie::Frozen => assert!(now.is_empty() || now.starts_with(&laid), "{name}: a meld grew"),
                MeldsLie::InHands => {
                    assert!(now.is_empty() || public.closed.or(public.ending).is_some(), "{name}");
                }
                MeldsLie::Growing => {}
            }
            laid = now;
        });
    }
}

#[test]
fn plaque_plot_and_standing_agree_with_the_contract() {
    let mut met_plaques: BTreeSet<&str> = BTreeSet::new();
    for (_, name, mut played) in met::tables() {
        met::watch(&mut played, 120, |played| {
            let public = &played.table().public;
            for seat in public.seats() {
                let (slots, opened) = (public.slots(seat), public.state(seat).opened);
                let asked = slots.iter().filter(|slot| !slot.laid).count();
                assert_eq!(public.how_laid(seat).is_some(), !slots.is_empty(), "{name}");
                assert_eq!(public.has_laid_contract(seat), !slots.is_empty() && asked == 0, "{name}");
                if public.ending.is_none() {
                    assert_eq!(public.has_laid_contract(seat), !slots.is_empty() && opened, "{name}");
                }
                met_plaques.insert(match public.plaque(seat) {
                    Plaque::Contract(HowLaid::Down | HowLaid::Done) => {
                        assert_eq!(asked, 0, "{name}");
                        "laid"
                    }
                    Plaque::Contract(_) => "contract",
                    Plaque::Pile(depth) => {
                        assert_eq!(depth, public.discard.len(), "{name}");
                        "pile"
                    }
                    Plaque::Goal => "goal",
                    Plaque::Nothing => "nothing",
                });
                if let Plot::Melds(count) = public.plot(seat) {
                    let here = |meld: &&Meld| public.melds_lie_together(meld.owner, seat);
                    assert_eq!(count, public.melds.iter().filter(here).count(), "{name}");
                }
                if let Standing::Opened(told) | Standing::Down(told) = public.standing(seat) {
                    assert_eq!(told, opened, "{name}");
                }
            }
        });
    }
    assert_eq!(met_plaques.len(), 5, "{met_plaques:?}");
}

#[test]
fn the_slots_of_a_contract_say_their_size_where_it_tells_them_apart() {
    let slots = |game: &str, round: u16, number: u8| -> Vec<(&'static str, usize, bool)> {
        let mut public = Public::new(spec(game), Seat(0));
        public.round = round;
        public.contracts[0] = number;
        public.slots(Seat(0)).iter().map(|slot| (slot.name, slot.size, slot.sized)).collect()
    };
    assert_eq!(slots("liverpool", 1, 1), [("book", 3, false), ("book", 3, false)]);
    assert_eq!(slots("shanghai", 9, 1).last(), Some(&("run", 5, true)));
    assert_eq!(slots("dummy", 1, 12), [("run", 10, true)]);
    assert!(slots("quick", 1, 1).is_empty());
}

#[test]
fn the_wild_rank_is_told_where_it_changes() {
    for (_, name, mut played) in met::tables() {
        let rank_of = |played: &Match| played.table().public.wild_rank();
        let changes = rank_of(&played).is_some() || played.table().public.spec.spread().wild_card;
        met::watch(&mut played, 40, |played| {
            let public = &played.table().public;
            let told = public.spec.deck.cards().filter(|card| public.is_told_wild(*card)).count();
            assert!(changes || told == 0, "{name}: {told} cards are told as wild");
            if let Some(rank) = public.wild_rank() {
                let of_rank = |card: &CardId| public.spec.deck.printed(*card).rank == rank;
                assert!(
                    public.spec.deck.cards().filter(of_rank).all(|card| public.is_told_wild(card)),
                    "{name}"
                );
            }
        });
    }
}

#[test]
fn whoever_is_stranded_never_lays_the_whole_hand() {
    let (mut stranded, mut games_with) = (0, BTreeSet::new());
    for (game, name, mut played) in met::tables() {
        met::watch(&mut played, 400, |played| {
            let public = &played.table().public;
            for seat in public.seats().filter(|seat| public.strands(public.melded_by(*seat))) {
                stranded += 1;
                games_with.insert(game.id);
                let out = public.ending.is_some_and(|ending| ending.by == Some(seat));
                assert!(!out, "{name}: {seat} went out with {} cards melded", public.melded_by(seat));
            }
        });
    }
    assert!(stranded > 0, "nobody was ever stranded");
    assert_eq!(games_with.into_iter().collect::<Vec<_>>(), ["daylily"]);
    let public = common::in_play(2, 7, 3).table().public.clone();
    let trap = |melded: &usize| public.strands(*melded);
    assert_eq!((1..=11).filter(trap).collect::<Vec<_>>(), [9], "a pair is a meld, a card is none");
}

#[test]
fn melds_say_what_their_cards_share() {
    let mut shared: BTreeSet<String> = BTreeSet::new();
    for (_, _, mut played) in met::tables() {
        met::watch(&mut played, 100, |played| {
            let public = &played.table().public;
            for meld in &public.melds {
                let shares = public.spec.shares(&meld.reading);
                let naturals = meld.cards().filter(|card| !public.spec.is_wild(*card));
                let suits: BTreeSet<u8> = naturals.map(|card| public.spec.deck.printed(card).suit).collect();
                assert!(shares != Shares::Suit || suits.len() <= 1, "{suits:?}");
                assert!(meld.len() >= public.spec.least_meld());
                shared.insert(format!("{shares:?}"));
            }
        });
    }
    assert_eq!(shared.len(), 3, "{shared:?}");
}

#[test]
fn a_long_meld_of_a_side_is_squared_and_its_top_tells_whether_it_has_wilds() {
    let spec = spec("canasta");
    let card = |code: &str, nth: usize| spec.deck.find(code).nth(nth).expect("a card of the deck");
    let top = |codes: &[(&str, usize)]| {
        let cards: Vec<CardId> = codes.iter().map(|(code, nth)| card(code, *nth)).collect();
        let mut readings = rummage_rules::draft::readings(&spec, &cards);
        let reading = readings.pop().expect("a set");
        let laid_by = vec![Seat(0); cards.len()];
        let meld = Meld { owner: Seat(0), reading, laid_by, riders: Vec::new() };
        spec.squared_top(&meld).map(|top| spec.deck.code(top).to_owned())
    };
    let natural = [("9C", 0), ("9C", 1), ("9D", 0), ("9S", 0), ("9S", 1), ("9H", 0), ("9D", 1)];
    let red = top(&natural).expect("it is squared");
    assert!(["9D", "9H"].contains(&red.as_str()), "{red}");
    let mixed = [("9C", 0), ("9D", 0), ("9D", 1), ("9H", 0), ("9H", 1), ("2D", 0), ("JK", 0)];
    assert_eq!(top(&mixed).as_deref(), Some("9C"));
    let without_black = [("9D", 0), ("9D", 1), ("9H", 0), ("9H", 1), ("2D", 0), ("JK", 0), ("2H", 0)];
    let wild = top(&without_black).expect("it is squared");
    assert!(["2D", "JK", "2H"].contains(&wild.as_str()), "{wild}");
    assert_eq!(top(&natural[..6]), None);
}

#[test]
fn melds_of_partners_lie_together_only_where_both_add_to_all_of_them() {
    for game in games::GAMES {
        for seats in game.seats.clone() {
            let spec = game.spec(seats, &Options::default()).expect("it is played by so many");
            let by_sides = spec.spread().by_sides;
            let table = Table::new(spec, Seat(0));
            let public = &table.public;
            for (a, b) in public.seats().flat_map(|a| public.seats().map(move |b| (a, b))) {
                let together = public.melds_lie_together(a, b);
                assert_eq!(together, a == b || by_sides && public.same_side(a, b), "{}", game.id);
            }
            assert_eq!(by_sides, game.id == "canasta" && seats == 4, "{} of {seats}", game.id);
        }
    }
}
