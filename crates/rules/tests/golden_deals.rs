//! The shuffle, pinned: a seed deals these cards, on every platform and in every release. A record lives from it.

use rummage_rules::games;
use rummage_rules::notation::cards_text;
use rummage_rules::prelude::*;

/// The first deal of a seed: dealer, first hand, turned card, top of the stock.
fn deal(seats: usize, seed: &str) -> String {
    let daylily = games::find("daylily").expect("there is Daylily");
    let mut played =
        Match::new(daylily, seats, Options::default(), seed.parse().expect("a seed")).expect("a table");
    played.settle();
    let table = played.table();
    let cards = |cards: &[CardId]| cards_text(&table.public, cards.iter().copied());
    let top = &table.stock[table.stock.len() - 3..];
    format!(
        "{}: {} | {} | {}",
        table.public.dealer,
        cards(&table.hands[0]),
        cards(&table.public.discard),
        cards(top)
    )
}

#[test]
fn seeds_deal_the_cards_they_always_dealt() {
    assert_eq!(deal(2, "0"), "P0: DE3 PP3 CA3 FV3 GP3 FC3 VD3 FC1 YL2 SD2 | PP2 | YL1 IN3 GP1");
    assert_eq!(deal(2, "1"), "P1: DE3 PV1 FC1 FC2 PV2 GP3 PP1 VD2 PB2 TR1 | DE1 | MT2 DE2 SD3");
    assert_eq!(deal(3, "1"), "P1: CA2 FC1 IN3 GP3 GP1 PB2 PP2 DE2 YL1 YL2 | PV3 | PP3 YL3 CA1");
    assert_eq!(
        deal(3, "ffffffffffffffffffffffffffffffff"),
        "P1: PP2 CA2 FV3 PP1 PV2 TR2 FC1 MT1 FC2 MT3 | VD1 | PB3 GP1 PB1"
    );
}
