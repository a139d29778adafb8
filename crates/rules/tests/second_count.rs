//! Rounds counted a second time, from what everybody saw: who scores a card that took a joker's place, and what a deal of Indian Rummy pays by each form.

use crate::common::{go_on, rng};
use rummage_rules::games;
use rummage_rules::prelude::*;
use std::collections::BTreeMap;

fn chosen(id: &str, seats: usize, options: &str, seed: u64) -> Match {
    let game = games::find(id).expect("a game");
    let options = Options::parse(options).expect("options");
    Match::new(game, seats, options, Seed(u128::from(seed))).expect("a table")
}

/// Section 5 of QuickRummy: pips up to nine count five, tens and pictures ten, aces 25 and jokers 50.
fn worth(code: &str) -> i32 {
    match code.chars().next() {
        _ if code.starts_with("JK") => 50,
        Some('A') => 25,
        Some('T' | 'J' | 'Q' | 'K') => 10,
        _ => 5,
    }
}

/// Who scores each card that lies on the table, as `swap_owner` says: whoever put it down, or of one that took a joker's place the owner of the meld.
#[derive(Default)]
struct Credits {
    owners: Vec<Seat>,
    scored_by: BTreeMap<CardId, Seat>,
}

impl Credits {
    /// Takes an event in; whether a card took the place of a joker in a meld of another seat.
    fn see(&mut self, event: &Event<CardId>, to_swapper: bool) -> bool {
        match event {
            Event::RoundBegan { .. } => *self = Credits::default(),
            Event::Melded { meld } => {
                self.owners.push(meld.owner);
                self.scored_by.extend(meld.cards().map(|card| (card, meld.owner)));
            }
            Event::LaidOff { seat, fit, .. } => drop(self.scored_by.insert(fit.slot.card, *seat)),
            Event::Swapped { seat, swap, wild, .. } => {
                self.scored_by.remove(wild).expect("the joker lay there");
                let owner = self.owners[swap.meld.index()];
                self.scored_by.insert(swap.natural, if to_swapper { *seat } else { owner });
                return owner != *seat;
            }
            _ => {}
        }
        false
    }

    fn laid(&self, seat: Seat, deck: &Deck) -> i32 {
        self.scored_by.iter().filter(|(_, by)| **by == seat).map(|(card, _)| worth(deck.code(*card))).sum()
    }
}

#[test]
fn a_card_that_takes_a_jokers_place_scores_for_whom_the_table_says() {
    for (options, to_swapper) in [("", true), ("swap_owner=meld_owner", false)] {
        let (mut exchanged, mut counted) = (0, 0);
        for seed in 0..400 {
            let (mut played, mut rng) = (chosen("quick", 2, options, seed), rng(seed));
            let mut credits = Credits::default();
            for _ in 0..400 {
                let events = go_on(&mut played, &mut rng);
                for event in &events {
                    exchanged += usize::from(credits.see(event, to_swapper));
                    if let Event::Scored { lines } = event {
                        counted += 1;
                        for line in lines.iter().filter(|line| line.label == "laid") {
                            let expected = credits.laid(line.seat, &played.table().public.spec.deck);
                            assert_eq!(line.amount, expected, "{options} seed {seed}: {}", line.seat);
                        }
                    }
                }
                if events.is_empty() {
                    break;
                }
            }
        }
        assert!(exchanged > 20 && counted > 100, "{exchanged} exchanges in {counted} rounds are too few");
    }
}

/// What the first deal of a match of Indian Rummy counts for everybody, if its actions are played by this form.
fn first_deal(record: &MatchRecord, form: &str) -> (Option<Ending>, Vec<i32>) {
    let options = Options::parse(form).expect("a form");
    let record = MatchRecord { options, marks: Vec::new(), ..record.clone() };
    let mut sums: Option<Vec<i32>> = None;
    let mut ending: Option<Ending> = None;
    let watch = |_: &Match, events: Vec<Event<CardId>>| {
        for event in &events {
            match event {
                Event::RoundEnded { ending: how } => ending = ending.or(Some(*how)),
                Event::Scored { lines } if sums.is_none() => {
                    let of = |seat: usize| lines.iter().filter(move |line| line.seat.index() == seat);
                    let sum = |seat: usize| of(seat).map(|line| line.amount).sum();
                    sums = Some((0..record.seats).map(sum).collect());
                }
                _ => {}
            }
        }
    };
    Match::replay(&record, watch).unwrap_or_else(|error| panic!("{form}: {error}"));
    (ending, sums.expect("a deal was counted"))
}

#[test]
fn every_form_of_indian_rummy_counts_the_same_deal_and_chips_come_to_nothing() {
    let mut won = 0;
    for seed in 0..120 {
        let seats = 2 + usize::try_from(seed % 5).expect("few");
        let (mut played, mut rng) = (chosen("indian", seats, "", seed), rng(seed));
        while played.record().marks.is_empty() && !go_on(&mut played, &mut rng).is_empty() {}
        let (ending, penalties) = first_deal(played.record(), "");
        let winner = ending.and_then(|ending| ending.by).map(Seat::index);
        for form in ["form=deals", "form=points"] {
            let (_, chips) = first_deal(played.record(), form);
            let expected = |seat: usize| match winner {
                None => 0,
                Some(winner) if winner == seat => penalties.iter().sum(),
                Some(_) => -penalties[seat],
            };
            let expected: Vec<i32> = (0..seats).map(expected).collect();
            assert_eq!(chips, expected, "{form} seed {seed}: {penalties:?}");
            assert_eq!(chips.iter().sum::<i32>(), 0);
        }
        won += usize::from(winner.is_some());
    }
    assert!(won > 60, "only {won} deals had a winner");
}
