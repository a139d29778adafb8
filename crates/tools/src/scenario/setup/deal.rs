//! A deal of named hands: the pack lies so that each seat is dealt what the scenario names, and what the deal decides happens.

use super::super::file::Scenario;
use super::state::scored_before;
use super::{Placer, by_seat, seat};
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::spec::Spec;
use rummage_rules::table::{Due, Step, StepKind, Table};

/// The table once these hands were dealt; `discard` names the card turned up, `stock` those on top then.
///
/// # Errors
/// The key that does not fit, and why.
pub(super) fn of_named_hands(scenario: &Scenario, spec: &Spec) -> Result<Table, String> {
    let mut placer = Placer { deck: &spec.deck, placed: Vec::new() };
    let size = spec.deal.hand(scenario.round);
    let hands = by_seat("hands", scenario.hands.as_deref().unwrap_or_default(), spec)?;
    let mut hands = hands
        .iter()
        .map(|hand| placer.hand(hand).map(|(named, _)| named))
        .collect::<Result<Vec<Vec<CardId>>, String>>()?;
    if let Some(hand) = hands.iter().find(|hand| hand.len() > size) {
        return Err(format!("hands: {size} cards are dealt to each, not {}", hand.len()));
    }
    let mut next = placer.cards("discard", scenario.discard.as_deref().unwrap_or(""))?;
    next.extend(placer.cards("stock", scenario.stock.as_deref().unwrap_or(""))?);
    let mut rest =
        spec.deck.cards().filter(|card| !placer.placed.contains(card)).collect::<Vec<_>>().into_iter();
    for hand in &mut hands {
        let lacks = size - hand.len();
        hand.extend(rest.by_ref().take(lacks));
    }
    let dealer =
        scenario.dealer.map_or(Ok(Seat::at(spec.seats - 1)), |dealer| seat("dealer", dealer, spec))?;
    let mut table = Table::new(spec.clone(), dealer);
    if let Some(totals) = &scenario.totals {
        table.public.set_up().totals = by_seat("totals", totals, spec)?.to_vec();
    }
    scored_before(scenario, table.public.set_up())?;
    table.step(Step::NextRound).map_err(|error| error.to_string())?;
    super::begin_round(&mut table, scenario, spec);
    let mut to = dealer;
    let dealt: Vec<usize> = (0..spec.seats)
        .map(|_| {
            to = table.public.left_of(to);
            to.index()
        })
        .collect();
    let hands = &hands;
    let cards = (0..size).flat_map(|nth| dealt.iter().map(move |seat| hands[*seat][nth]));
    let order: Vec<CardId> = cards.chain(next).chain(rest).collect();
    table.step(Step::Deal { order }).map_err(|error| error.to_string())?;
    if table.due() == Due::Step(StepKind::Score) {
        table.step(Step::Score).map_err(|error| error.to_string())?;
    }
    Ok(table)
}
