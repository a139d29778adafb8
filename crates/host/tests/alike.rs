//! When two actions come to the same: whatever is written differently and happens alike.

use rummage_host::Host;
use rummage_rules::games;
use rummage_rules::notation::parse_action;
use rummage_rules::prelude::*;

/// A turn of this game in which a card has been drawn.
fn drawn(game: &str, seed: u128) -> (Host, Seat) {
    let game = games::find(game).expect("a game");
    let mut host = Host::new(game, *game.seats.start(), Options::default(), Seed(seed)).expect("a table");
    host.settle();
    let seat = host.asked()[0];
    host.act(seat, &Action::Draw(Source::Stock)).expect("it may draw");
    (host, seat)
}

#[test]
fn a_meld_is_the_same_in_whatever_order_its_cards_are_named() {
    let same = |seed| {
        let (host, seat) = drawn("basic", seed);
        let view = host.view(seat);
        let lays = |action: &Action| matches!(action, Action::LayDown { .. });
        let laid = view.suggest(60).into_iter().find(lays)?;
        let Action::LayDown { melds, swaps } = laid.clone() else { return None };
        let turned: Vec<_> = melds
            .into_iter()
            .map(|mut meld| {
                meld.cards.reverse();
                meld
            })
            .collect();
        Some(host.come_to_the_same(seat, &laid, &Action::LayDown { melds: turned, swaps }))
    };
    assert_eq!((0..200).find_map(same), Some(true));
}

#[test]
fn a_table_laid_anew_is_the_same_in_whatever_order_it_is_named() {
    let game = games::find("robbers").expect("a game");
    let same = |seed| {
        let mut host = Host::new(game, 2, Options::default(), Seed(seed)).expect("a table");
        host.settle();
        let seat = host.asked()[0];
        let lays_two = |action: &Action| matches!(action, Action::Rearrange { layout } if layout.len() > 1 && layout.iter().any(|plan| plan.cards.len() > 3));
        for _ in 0..60 {
            let seat = *host.asked().first().unwrap_or(&seat);
            let ideas = host.view(seat).suggest(60);
            if let Some(laid) = ideas.iter().find(|action| lays_two(action)) {
                let Action::Rearrange { layout } = laid else { unreachable!("it is one") };
                let mut turned = layout.clone();
                turned.reverse();
                turned.iter_mut().for_each(|plan| plan.cards.reverse());
                return Some(host.come_to_the_same(seat, laid, &Action::Rearrange { layout: turned }));
            }
            let lays = ideas.iter().find(|action| matches!(action, Action::Rearrange { .. }));
            host.act(seat, lays.or(ideas.first())?).ok()?;
            host.settle();
        }
        None
    };
    let compared: Vec<bool> = (0..40).filter_map(same).collect();
    assert!(compared.len() > 10, "{compared:?}");
    assert!(compared.iter().all(|same| *same), "{compared:?}");
}

#[test]
fn other_cards_are_another_thing_and_copies_are_not() {
    let (host, seat) = drawn("romme", 3);
    let view = host.view(seat);
    let throw = |card: CardId| Action::discard(card);
    let code = |card: CardId| view.public.spec.deck.code(card);
    let (one, other) =
        (view.hand[0], *view.hand.iter().find(|card| code(**card) != code(view.hand[0])).expect("another"));
    assert!(host.come_to_the_same(seat, &throw(one), &throw(one)));
    assert!(!host.come_to_the_same(seat, &throw(one), &throw(other)));
    let copies = |seed| {
        let (host, seat) = drawn("romme", seed);
        let view = host.view(seat);
        let deck = &view.public.spec.deck;
        let twin = |card: CardId| {
            view.hand.iter().copied().find(|twin| *twin != card && deck.code(*twin) == deck.code(card))
        };
        let (card, twin) = view.hand.iter().find_map(|card| Some((*card, twin(*card)?)))?;
        Some(host.come_to_the_same(seat, &throw(card), &throw(twin)))
    };
    assert_eq!((0..200).find_map(copies), Some(true));
}

#[test]
fn what_is_not_legal_comes_to_nothing() {
    let (host, seat) = drawn("basic", 3);
    let view = host.view(seat);
    let again = parse_action(&view.public, &view.hand, "draw").expect("it is an action");
    assert!(!host.come_to_the_same(seat, &again, &again));
}
