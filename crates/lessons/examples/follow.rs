//! Plays a lesson as its file has it and prints what the table looks like at each step; past its last move bots play on, so that
//! half a lesson shows how its round would end.

use clap::Parser;
use rummage_bots::{Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_lessons::Lesson;
use rummage_rules::notation::{action_text, cards_text, meld_address, meld_text, parse_action};
use rummage_rules::prelude::*;

/// Follows a lesson, with every hand open.
#[derive(Parser)]
struct Followed {
    /// The lesson's file.
    file: std::path::PathBuf,
}

fn main() {
    let text = std::fs::read_to_string(Followed::parse().file).expect("a file");
    let lesson = Lesson::read(&text).expect("a lesson");
    let game = rummage_rules::games::find(lesson.game).expect("a game");
    let mut host = Host::new(game, lesson.seats, lesson.options.clone(), lesson.seed).expect("a table");
    host.settle();
    for step in &lesson.steps {
        println!("== {}", step.say);
        for (seat, text) in step.moves() {
            look(&host);
            let view = host.view(seat);
            let action = parse_action(&view.public, &view.hand, text).expect(text);
            act(&mut host, seat, &action);
        }
    }
    println!("== what bots would do");
    let mut bots: Vec<_> = (0..lesson.seats as u64).map(|seat| seat_bot(Level::HedgeSharp, seat)).collect();
    while let Due::Seat(seat) = host.due() {
        look(&host);
        let action = bots[seat.index()].choose(&host.view(seat), Budget::default());
        act(&mut host, seat, &action);
    }
    look(&host);
    println!("{:?}, {:?}", host.public().ending, host.public().round_scores());
}

fn act(host: &mut Host, seat: Seat, action: &Action) {
    println!("{seat} {}", action_text(host.public(), action));
    if let Err(refusal) = host.act(seat, action) {
        panic!("{refusal}");
    }
    host.settle();
}

/// Prints the pile, the melds and every hand.
fn look(host: &Host) {
    let public = host.public();
    let cards = |cards: &[CardId]| cards_text(public, cards.iter().copied());
    println!("    pile {} | stock {}", cards(&public.discard), public.stock_size);
    for (number, meld) in (0..).zip(&public.melds) {
        println!("    {} {}", meld_address(public, MeldId(number)), meld_text(public, meld));
    }
    for seat in public.seats() {
        println!("    {seat} holds {}", cards(host.hand(seat)));
    }
}
