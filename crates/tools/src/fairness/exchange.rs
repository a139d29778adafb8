//! One position and one seat: the hidden cards are exchanged, and everything that reaches the seat is compared.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};
use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::event::Event;
use rummage_rules::notation;
use rummage_rules::table::Table;
use rummage_rules::table::view::View;

/// What was compared of a pair of a position and a seat.
#[derive(Copy, Clone, Default)]
pub struct Compared {
    /// Whether any hidden card really lay elsewhere.
    pub exchanged: bool,
    /// The moves that bots were asked for.
    pub moves: u64,
    /// What was shown of the next action: its events, and their lines of the log.
    pub lines: u64,
}

/// Of so many positions a Sage that plays rounds out, and so thinks long, is asked at one.
const OF_A_SAGE: u32 = 16;
/// So many ways on are looked at for one that tells nothing by itself.
const WAYS: usize = 12;

/// Exchanges the cards that a seat cannot see and compares its view, the moves of every level if it is asked, and what it is shown
/// of the next action.
///
/// # Errors
/// What changed.
pub fn compare(table: &Table, seat: Seat, budget: Budget, rng: &mut ChaCha8Rng) -> Result<Compared, String> {
    let view = table.view(seat);
    let mut other = view.sample(rng);
    // What others have answered in secret is not a card: it stays.
    other.answers.clone_from(&table.answers);
    let shown = other.view(seat);
    if bytes(&view) != bytes(&shown) {
        return Err(format!("the view of {seat} changes"));
    }
    let asked = table.public.asked();
    let moves = if asked.contains(&seat) { moves(&view, &shown, budget, rng)? } else { 0 };
    let lines = asked.first().map_or(Ok(0), |actor| follow(table, &other, *actor, seat, rng))?;
    let hidden = |table: &Table| (table.hands.clone(), table.stock.clone(), table.hidden_wild);
    let exchanged = hidden(&other) != hidden(table);
    Ok(Compared { exchanged, moves, lines })
}

fn bytes(shown: &impl serde::Serialize) -> String {
    serde_json::to_string(shown).unwrap_or_default()
}

/// Every level chooses from both views with the same seed; one that plays rounds out only now and then.
fn moves(view: &View, shown: &View, budget: Budget, rng: &mut ChaCha8Rng) -> Result<u64, String> {
    let asks_all = rng.random_ratio(1, OF_A_SAGE);
    let levels: Vec<Level> =
        if asks_all { Level::ALL.to_vec() } else { Level::swift_at(&view.public.spec).collect() };
    for level in &levels {
        let seed = rng.next_u64();
        let [before, after] = [view, shown].map(|view| seat_bot(*level, seed).choose(view, budget));
        if before != after {
            let [before, after] = [before, after].map(|action| notation::action_text(&view.public, &action));
            return Err(format!("{} in {}: '{before}' becomes '{after}'", level.id(), view.seat));
        }
    }
    Ok(levels.len() as u64)
}

/// The same action is taken at both tables: how many lines the seat is told of it.
fn follow(
    table: &Table,
    other: &Table,
    actor: Seat,
    seat: Seat,
    rng: &mut ChaCha8Rng,
) -> Result<u64, String> {
    // Another seat's hand is exchanged, so of its actions only those that name no card of it can be compared.
    let tells_nothing = |action: &Action| {
        actor == seat || matches!(action, Action::Draw(_) | Action::Answer(_) | Action::Pass)
    };
    let mut ways = table.view(actor).suggest(WAYS);
    ways.retain(tells_nothing);
    if ways.is_empty() {
        return Ok(0);
    }
    let action = ways.swap_remove(rng.random_range(0..ways.len()));
    let (mut here, mut there) = (table.clone(), other.clone());
    let (Ok(happened), Ok(elsewhere)) = (here.play(actor, &action), there.play(actor, &action)) else {
        return Ok(0);
    };
    // What the seat draws and what is laid open at the end of a round is its to know.
    let its_to_know = |event: &Event<CardId>| event.tells(seat) || event.opens_cards();
    if happened.iter().chain(&elsewhere).any(its_to_know) {
        return Ok(0);
    }
    let told = |table: &Table, events: &[Event<CardId>]| -> Vec<(String, String)> {
        let shown = events.iter().map(|event| event.shown_to(Some(seat)));
        shown.map(|event| (bytes(&event), notation::event_text(&table.public, &event))).collect()
    };
    let (told_here, told_there) = (told(&here, &happened), told(&there, &elsewhere));
    if told_here != told_there {
        return Err(format!("{seat} is told {told_here:?} of {actor}, or {told_there:?}"));
    }
    if bytes(&here.view(seat)) != bytes(&there.view(seat)) {
        return Err(format!("the view of {seat} changes after {action:?} of {actor}"));
    }
    Ok(told_here.len() as u64)
}
