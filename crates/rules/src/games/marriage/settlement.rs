//! Rules 10 and 11: what the wild cards of each seat are worth, and who pays whom when a deal is over. What one seat gets others pay.

use crate::cards::deck::Printed;
use crate::cards::ids::{CardId, Seat};
use crate::cards::wilds::are_next;
use crate::melds::meld::Meld;
use crate::score::length;
use crate::spec::own::{Args, Counting};
use crate::table::Public;

/// What one, two and three copies of a card are worth.
const TIPLU: [i32; 3] = [3, 8, 15];
const NEIGHBOUR: [i32; 3] = [2, 5, 10];
const ALTER: [i32; 3] = [5, 15, 30];
/// A marriage laid as one group, and a tunnela laid before the first draw.
const MARRIAGE: i32 = 10;
const DEALT_TUNNELA: i32 = 5;
/// What a loser pays that has seen, that has not, and what is added where the winner went out with pairs.
const SEEN: i32 = 3;
const UNSEEN: i32 = 10;
const BY_PAIRS: i32 = 5;

/// What the wild cards of a seat bring it: from each of the others its own, and to each of them theirs.
pub(super) fn mal(asked: &Counting<'_>) -> i32 {
    let public = asked.public;
    let of = |seat: Seat| worth(public, seat, asked.args);
    let all: i32 = public.seats().map(of).sum();
    length(public.spec.seats) * of(asked.seat) - all
}

/// What the losers pay to whoever went out; nothing where nobody did.
pub(super) fn points(asked: &Counting<'_>) -> i32 {
    let Some(winner) = asked.public.ending.and_then(|ending| ending.by) else { return 0 };
    if asked.seat == winner {
        return asked.others().map(|loser| price(asked.public, loser, winner)).sum();
    }
    -price(asked.public, asked.seat, winner)
}

fn price(public: &Public, loser: Seat, winner: Seat) -> i32 {
    let pairs = |seat: Seat| public.sight_of(seat).is_some_and(|way| way.one_more);
    let more = if pairs(winner) { BY_PAIRS } else { 0 };
    match public.state(loser).opened {
        true if pairs(loser) => 0,
        true => SEEN + more,
        false => UNSEEN + more,
    }
}

/// What the wild cards of a seat are worth; nothing where it has not seen, or the hidden card was a joker.
fn worth(public: &Public, seat: Seat, [alter, marriages, _]: Args) -> i32 {
    let tiplu = public.wild_card.map(|card| public.spec.deck.printed(card)).filter(|face| face.rank > 0);
    let Some(tiplu) = tiplu.filter(|_| public.state(seat).opened) else { return 0 };
    let shown = public.shown.get(seat.index()).into_iter();
    let held = shown.flat_map(|split| split.melds.iter().flatten().chain(&split.loose)).copied();
    let laid = || public.melds.iter().filter(|meld| meld.owner == seat);
    let cards: Vec<CardId> = held.chain(laid().flat_map(Meld::cards)).collect();
    let copies = |values: [i32; 3], is_it: &dyn Fn(&Printed) -> bool| -> i32 {
        let alike = |face: &&Printed| is_it(face);
        let of_face = |face: &Printed| {
            let held = cards.iter().filter(|card| public.spec.deck.printed(**card) == face).count();
            held.checked_sub(1).and_then(|held| values.get(held)).copied().unwrap_or(0)
        };
        public.spec.deck.faces().iter().filter(alike).map(of_face).sum()
    };
    let is_tiplu = |face: &Printed| (face.suit, face.rank) == (tiplu.suit, tiplu.rank);
    let is_next = |face: &Printed| face.suit == tiplu.suit && are_next(face.rank, tiplu.rank);
    let is_alter =
        |face: &Printed| face.rank == tiplu.rank && face.suit != tiplu.suit && is_red(face) == is_red(tiplu);
    let wedded = |meld: &&Meld| {
        let faces = || meld.cards().map(|card| public.spec.deck.printed(card));
        faces().any(is_tiplu)
            && faces().all(|face| is_tiplu(face) || is_next(face))
            && meld.reading.is_pure(&public.spec)
    };
    let married = length(laid().filter(wedded).count());
    copies(TIPLU, &is_tiplu)
        + copies(NEIGHBOUR, &is_next)
        + alter * copies(ALTER, &is_alter)
        + marriages * married * MARRIAGE
        + i32::from(public.state(seat).laid_early) * DEALT_TUNNELA
}

/// Diamonds and hearts.
fn is_red(face: &Printed) -> bool {
    (1..=2).contains(&face.suit)
}
