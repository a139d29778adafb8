//! Actions that nobody would ask for: a seat out of turn, cards of other hands, verbs of other games.

use rand::Rng;
use rummage_rules::action::{Action, Choice, End, MeldPlan, Place, Source, Swap};
use rummage_rules::cards::ids::{CardId, MeldId, Seat};
use rummage_rules::cards::shuffle::below;
use rummage_rules::table::Table;

/// An action of a seat, most likely an illegal one.
pub fn action(table: &Table, rng: &mut impl Rng) -> (Seat, Action) {
    let seat = Seat::at(number(rng, table.public.spec.seats + 1));
    let action = match below(rng, 10) {
        0 => Action::Draw(Source::Stock),
        1 => Action::Draw(Source::Discard),
        2 => Action::Draw(Source::Row(card(table, rng))),
        3 => Action::LayDown { melds: plans(table, seat, rng), swaps: Vec::new() },
        4 => Action::LayDown { melds: plans(table, seat, rng), swaps: vec![swap(table, rng)] },
        5 => Action::LayOff {
            card: card(table, rng),
            meld: meld(rng),
            named: None,
            end: Some(End::Low),
            beside: false,
        },
        6 => Action::SwapWild { swap: swap(table, rng), place: Place::Discard },
        7 => Action::Discard(cards(table, seat, rng)),
        8 => Action::Rearrange { layout: [table.public.layout(), plans(table, seat, rng)].concat() },
        _ if below(rng, 3) == 0 => Action::Knock,
        _ if below(rng, 4) == 0 => Action::close(card(table, rng)),
        _ if below(rng, 8) == 0 => Action::Drop,
        _ if below(rng, 2) == 0 => Action::Answer(Choice::Cut(0)),
        _ => Action::Pass,
    };
    (seat, action)
}

fn plans(table: &Table, seat: Seat, rng: &mut impl Rng) -> Vec<MeldPlan> {
    (0..number(rng, 3)).map(|_| MeldPlan { cards: cards(table, seat, rng), ..MeldPlan::default() }).collect()
}

/// Cards from anywhere, of the seat's own hand more often than not.
fn cards(table: &Table, seat: Seat, rng: &mut impl Rng) -> Vec<CardId> {
    let hand = table.hands.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let one = |rng: &mut _| match hand {
        [_, ..] if below(rng, 4) > 0 => hand[number(rng, hand.len())],
        _ => card(table, rng),
    };
    (0..number(rng, 5)).map(|_| one(rng)).collect()
}

/// A card of the deck, or one that it does not have.
fn card(table: &Table, rng: &mut impl Rng) -> CardId {
    CardId(u8::try_from(number(rng, table.public.spec.deck.len() + 2)).unwrap_or(u8::MAX))
}

fn swap(table: &Table, rng: &mut impl Rng) -> Swap {
    Swap { natural: card(table, rng), meld: meld(rng) }
}

fn meld(rng: &mut impl Rng) -> MeldId {
    MeldId(u8::try_from(number(rng, 12)).unwrap_or(0))
}

fn number(rng: &mut impl Rng, bound: usize) -> usize {
    below(rng, u32::try_from(bound).unwrap_or(u32::MAX)) as usize
}
