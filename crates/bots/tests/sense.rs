//! Moments in which a sensible player of Daylily knows what to do.

use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::games;
use rummage_rules::notation::action_text;
use rummage_rules::pattern;
use rummage_rules::prelude::*;
use rummage_rules::setup::Situation;
use rummage_rules::table::TurnStep;

/// A moment for seat 0: its hand, what lies on the discard pile, what seat 0 has declared, and what seat 1 is known to hold.
struct Moment {
    step: TurnStep,
    hand: &'static str,
    discard: &'static str,
    melds: &'static [&'static str],
    known: &'static str,
}

/// What a bot of a level does then, in notation.
fn answer(level: Level, moment: &Moment) -> String {
    let daylily = games::find("daylily").unwrap();
    let mut situation = Situation::new(daylily.spec(2, &Options::default()).unwrap());
    let deck = situation.spec.deck.clone();
    let cards = |codes: &str| -> Vec<CardId> {
        codes.split_whitespace().map(|code| deck.find(code).next().unwrap()).collect()
    };
    let known = cards(moment.known);
    situation.asked = Some((Seat(0), moment.step));
    situation.hands = vec![(cards(moment.hand), 0), (known.clone(), 10 - known.len())];
    situation.discard = cards(moment.discard);
    let read = |meld: &&str| Meld::new(Seat(0), pattern::read(&situation.spec, &cards(meld)).unwrap());
    situation.melds = moment.melds.iter().map(read).collect();
    let mut table = situation.build().unwrap();
    table.public.known[1] = known;
    let view = table.view(Seat(0));
    action_text(&view.public, &seat_bot(level, 1).choose(&view, Budget::default()))
}

#[test]
fn whoever_can_go_out_goes_out() {
    let melds: &[&str] = &["FV1 FV2 FV3", "TR1 TR2 TR3", "MT1 SD2"];
    let before = Moment { step: TurnStep::Play, hand: "DE1 IN1 CA2", discard: "YL3", melds, known: "" };
    let melds: &[&str] = &["FV1 FV2 FV3", "TR1 TR2 TR3", "MT1 SD2", "DE1 IN1"];
    let after = Moment { step: TurnStep::Play, hand: "CA2", discard: "YL3", melds, known: "" };
    for level in Level::ALL {
        assert_eq!(answer(level, &before), "meld DE1 IN1");
        assert_eq!(answer(level, &after), "discard CA2");
    }
}

#[test]
fn a_discard_that_completes_a_meld_is_taken() {
    let hand = "SL1 SL2 TR1 CA2 FC3 GP1 PV2 DE3 VD1 IN2";
    let moment = Moment { step: TurnStep::Draw, hand, discard: "PB1 SL3", melds: &[], known: "" };
    for level in Level::ALL {
        assert_eq!(answer(level, &moment), "take");
    }
}

#[test]
fn a_lone_pandoras_box_that_nothing_can_join_is_thrown() {
    let hand = "PB1 FV1 FV2 FV3 TR1 CA2 GP1 DE3";
    let discard = "SL1 SL2 SL3 PB2 PB3";
    let moment = Moment { step: TurnStep::Play, hand, discard, melds: &["YL1 SD2 YL3"], known: "" };
    for level in Level::ALL {
        let answer = answer(level, &moment);
        assert!(["discard PB1", "meld FV1 FV2 FV3"].contains(&&*answer), "{answer}");
    }
}

#[test]
fn pandoras_box_crowns_a_trio_and_the_trio_is_not_laid_without_it() {
    let hand = "TR1 TR2 TR3 PB1 CA2";
    let melds: &[&str] = &["FV1 FV2 FV3", "SL1 SL2 SL3"];
    let moment = Moment { step: TurnStep::Play, hand, discard: "YL3", melds, known: "" };
    for level in Level::ALL {
        assert_eq!(answer(level, &moment), "meld TR1 TR2 TR3 PB1");
    }
}

#[test]
fn of_two_useless_cards_the_sharpest_throws_the_one_that_the_next_player_does_not_collect() {
    // CA1 and PP1 are both alone; seat 1 has taken CA2 and CA3 from the pile.
    let hand = "TR1 TR2 TR3 YL1 YL2 YL3 IN1 GP1 VD2 CA1 PP1";
    let discard = "MT1 MT2 MT3 FC1 FC2 FC3 FV1 FV2 FV3 DE1 DE2 DE3 PP2 PP3 SD1 SD2";
    let moment = Moment { step: TurnStep::Play, hand, discard, melds: &[], known: "CA2 CA3" };
    let answer = answer(Level::HedgeSharp, &moment);
    assert!(answer.starts_with("meld ") || answer == "discard PP1", "{answer}");
}
