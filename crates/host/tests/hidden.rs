//! Nobody peeks: nothing of what a seat is told changes when the cards that it cannot see are exchanged.
#![cfg(debug_assertions)]

use crate::common::{in_play, pick, rng};
use rand::rngs::ChaCha8Rng;
use rummage_host::Host;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};
use rummage_rules::games::{GAMES, Game};

/// All that a host says to a seat, in bytes.
fn said(host: &Host, seat: Seat) -> Vec<String> {
    let told: Vec<Event<Seen>> = host.told(Some(seat), 0).collect();
    let back = host.view_at(host.happened() / 2, seat, Some(seat));
    let written = |shown: &dyn Fn() -> serde_json::Result<String>| shown().expect("it can be written");
    vec![
        written(&|| serde_json::to_string(&host.view(seat))),
        written(&|| serde_json::to_string(&back)),
        written(&|| serde_json::to_string(&told)),
        format!("{:?} {:?} {:?} {}", host.due(), host.asked(), host.may_undo(seat), host.seal()),
    ]
}

/// The same match, in which the cards that this seat cannot see lie elsewhere.
fn exchanged(host: &Host, seat: Seat, rng: &mut ChaCha8Rng) -> Host {
    let mut other = host.clone();
    other.suppose(host.view(seat).sample(rng));
    other
}

/// An action of whoever is asked that names no card which the seat cannot see.
fn blind(host: &Host, seat: Seat, rng: &mut ChaCha8Rng) -> Option<(Seat, Action)> {
    let actor = *host.asked().first()?;
    let mut ways = host.view(actor).suggest(usize::MAX);
    ways.retain(|way| actor == seat || matches!(way, Action::Draw(_) | Action::Answer(_) | Action::Pass));
    (!ways.is_empty()).then(|| (actor, pick(&ways, rng).clone()))
}

/// Whether this is a card that the seat comes to know by it.
fn is_its_to_know(event: &Event<Seen>, seat: Seat) -> bool {
    event.tells(seat) || event.opens_cards()
}

/// Looks at a moment from every seat; how often hidden cards really lay elsewhere, and how many actions were compared.
fn look(game: &Game, seats: usize, seed: u64) -> (usize, usize) {
    let mut rng = rng(seed);
    let host = in_play(game, seats, seed, 20 + 23 * seed as usize);
    let (mut moved, mut compared) = (0, 0);
    for seat in host.public().seats() {
        let (mut here, mut there) = (host.clone(), exchanged(&host, seat, &mut rng));
        moved += usize::from(here.truth() != there.truth());
        assert_eq!(said(&here, seat), said(&there, seat), "{seat} of {}", game.id);
        let Some((actor, action)) = blind(&host, seat, &mut rng) else { continue };
        let (Ok(happened), Ok(elsewhere)) = (here.act(actor, &action), there.act(actor, &action)) else {
            continue;
        };
        if happened
            .told(Some(seat))
            .chain(elsewhere.told(Some(seat)))
            .any(|event| is_its_to_know(&event, seat))
        {
            continue;
        }
        assert_eq!(happened.first(), elsewhere.first());
        assert_eq!(
            said(&here, seat),
            said(&there, seat),
            "{seat} of {} after {action:?} of {actor}",
            game.id
        );
        compared += 1;
    }
    (moved, compared)
}

#[test]
fn nothing_that_is_said_to_a_seat_depends_on_what_it_cannot_see() {
    for game in GAMES {
        let (mut moved, mut compared) = (0, 0);
        for seats in game.seats.clone() {
            for seed in 0..6 {
                let (elsewhere, actions) = look(game, seats, seed);
                (moved, compared) = (moved + elsewhere, compared + actions);
            }
        }
        assert!(moved > 5 && compared > 2, "{}: {moved} moments, {compared} actions", game.id);
    }
}
