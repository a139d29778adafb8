//! From the words of a scenario to a table.

use super::file::Scenario;
use rummage_rules::card::{CardId, Seat};
use rummage_rules::deck::Deck;
use rummage_rules::games;
use rummage_rules::setup::Situation;
use rummage_rules::shuffle::{Chance, Seed};
use rummage_rules::spec::Spec;
use rummage_rules::table::{StepKind, Table, TurnStep};
use std::sync::Arc;

/// The chance of every scenario: what is not stated is dealt by it.
pub const SEED: Seed = Seed(0);

/// The table that a scenario describes.
///
/// # Errors
/// The key that does not fit, and why.
pub fn table(scenario: &Scenario, chance: &mut Chance) -> Result<Table, String> {
    let spec = spec(scenario)?;
    let asked = match &scenario.hands {
        Some(_) => Some((first_turn(scenario, &spec)?, turn_step(scenario, &spec)?)),
        None => None,
    };
    let table = situation(scenario, &spec, asked)?.build().map_err(|error| error.to_string())?;
    if asked.is_some() { Ok(table) } else { dealt(table, chance) }
}

fn spec(scenario: &Scenario) -> Result<Arc<Spec>, String> {
    let game = games::find(&scenario.game).ok_or(format!("game: there is no game '{}'", scenario.game))?;
    game.spec(scenario.players, &scenario.options).map_err(|error| format!("options: {error}"))
}

fn dealt(mut table: Table, chance: &mut Chance) -> Result<Table, String> {
    let deal = chance.step(&table.public, StepKind::Deal);
    table.step(deal).map_err(|error| error.to_string())?;
    Ok(table)
}

fn situation(
    scenario: &Scenario,
    spec: &Arc<Spec>,
    asked: Option<(Seat, TurnStep)>,
) -> Result<Situation, String> {
    let flags = &scenario.flags;
    let mut placer = Placer { deck: &spec.deck, placed: Vec::new() };
    let mut situation = Situation::new(spec.clone());
    situation.round = scenario.round;
    situation.asked = asked;
    if let Some(dealer) = scenario.dealer {
        situation.dealer = seat("dealer", dealer, spec)?;
    }
    if let Some(hands) = &scenario.hands {
        let hands = by_seat("hands", hands, spec)?;
        situation.hands = hands.iter().map(|hand| placer.hand(hand)).collect::<Result<_, _>>()?;
    }
    for meld in &scenario.melds {
        let owner = seat("melds: owner", meld.owner, spec)?;
        situation.melds.push((owner, placer.cards("melds", &meld.cards)?));
    }
    situation.discard = placer.cards("discard", scenario.discard.as_deref().unwrap_or(""))?;
    situation.stock = placer.cards("stock", scenario.stock.as_deref().unwrap_or(""))?;
    situation.stock_size = scenario.stock_size;
    if let Some(totals) = &scenario.totals {
        situation.totals = by_seat("totals", totals, spec)?.to_vec();
    }
    if let Some(turns) = &flags.turns {
        situation.turns = by_seat("flags: turns", turns, spec)?.to_vec();
    }
    if let Some((seat, _)) = asked {
        // The file counts the turns finished, the table those begun.
        situation.turns[seat.index()] += 1;
    }
    if let Some(rounds) = &flags.last_festival {
        let rounds = by_seat("flags: last_festival", rounds, spec)?;
        situation.last_out = rounds.iter().map(|round| (*round > 0).then_some(*round)).collect();
    }
    situation.recycles = flags.reshuffles;
    situation.last_turn = flags.last_turn;
    if let Some(code) = &flags.taken {
        let card = spec.deck.find(code).next();
        situation.taken = Some(card.ok_or(format!("flags: taken: '{code}' is no card of this deck"))?);
    }
    Ok(situation)
}

fn first_turn(scenario: &Scenario, spec: &Spec) -> Result<Seat, String> {
    match scenario.turn {
        Some(turn) => seat("turn", turn, spec),
        None => {
            let last = u8::try_from(spec.seats - 1).unwrap_or(u8::MAX);
            Ok(seat("dealer", scenario.dealer.unwrap_or(last), spec)?.left(spec.seats))
        }
    }
}

fn turn_step(scenario: &Scenario, spec: &Spec) -> Result<TurnStep, String> {
    let names = &spec.states;
    match scenario.state.as_deref() {
        None => Ok(TurnStep::Draw),
        Some(name) if name == names.draw => Ok(TurnStep::Draw),
        Some(name) if name == names.play => Ok(TurnStep::Play),
        Some(name) => Err(format!("state: '{name}' is neither '{}' nor '{}'", names.draw, names.play)),
    }
}

fn seat(key: &str, number: u8, spec: &Spec) -> Result<Seat, String> {
    let seat = Some(Seat(number)).filter(|seat| seat.index() < spec.seats);
    seat.ok_or(format!("{key}: there is no seat {number} at a table of {}", spec.seats))
}

fn by_seat<'a, T>(key: &str, list: &'a [T], spec: &Spec) -> Result<&'a [T], String> {
    let fits = list.len() == spec.seats;
    fits.then_some(list).ok_or(format!("{key}: {} entries for {} seats", list.len(), spec.seats))
}

/// Gives out the cards of the deck by their names, each copy once.
struct Placer<'a> {
    deck: &'a Deck,
    placed: Vec<CardId>,
}

impl Placer<'_> {
    fn card(&mut self, key: &str, code: &str) -> Result<CardId, String> {
        let mut copies = self.deck.find(code).peekable();
        if copies.peek().is_none() {
            return Err(format!("{key}: '{code}' is no card of this deck"));
        }
        let free = copies.find(|card| !self.placed.contains(card));
        let card = free.ok_or(format!("{key}: '{code}' is placed more often than the deck holds it"))?;
        self.placed.push(card);
        Ok(card)
    }

    fn cards(&mut self, key: &str, text: &str) -> Result<Vec<CardId>, String> {
        text.split_whitespace().map(|code| self.card(key, code)).collect()
    }

    /// A hand: named cards, and `?3` for three unnamed ones.
    fn hand(&mut self, text: &str) -> Result<(Vec<CardId>, usize), String> {
        let mut hand = (Vec::new(), 0);
        for word in text.split_whitespace() {
            match word.strip_prefix('?') {
                None => hand.0.push(self.card("hands", word)?),
                Some(number) => {
                    hand.1 += number.parse::<usize>().map_err(|_| {
                        format!("hands: '{word}' names no number of cards: write ?3 for three unnamed cards")
                    })?;
                }
            }
        }
        Ok(hand)
    }
}
