//! From the words of a scenario to a table.

mod deal;
mod state;

use super::bounds;
use super::file::Scenario;
use rummage_rules::cards::deck::Deck;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::cards::shuffle::{Chance, Seed};
use rummage_rules::games;
use rummage_rules::spec::Spec;
use rummage_rules::table::setup::Situation;
use rummage_rules::table::{Due, Step, Table, TurnStep};

/// The chance of every scenario: what is not stated is dealt by it.
pub const SEED: Seed = Seed(0);

/// The table that a scenario describes.
///
/// # Errors
/// The key that does not fit, and why.
pub fn table(scenario: &Scenario, chance: &mut Chance) -> Result<Table, String> {
    bounds::check(scenario)?;
    let spec = spec(scenario)?;
    let asked = match &scenario.hands {
        Some(_) if scenario.state.as_deref() == Some(spec.sheet.states.deal) => {
            return deal::of_named_hands(scenario, &spec);
        }
        Some(_) => Some((first_turn(scenario, &spec)?, turn_step(scenario, &spec)?)),
        None => None,
    };
    if asked.is_none() {
        return dealt(scenario, &spec, chance);
    }
    let mut table = situation(scenario, &spec, asked)?.build().map_err(|error| error.to_string())?;
    state::adjust(scenario, table.public.set_up())?;
    Ok(table)
}

fn spec(scenario: &Scenario) -> Result<Spec, String> {
    let game = games::find(&scenario.game).ok_or(format!("game: there is no game '{}'", scenario.game))?;
    let spec = game.spec(scenario.players, &scenario.options).map_err(|error| format!("options: {error}"))?;
    Ok(spec.in_round(scenario.round))
}

/// A round that is really dealt; where the game has a cut, the scenario begins before it.
fn dealt(scenario: &Scenario, spec: &Spec, chance: &mut Chance) -> Result<Table, String> {
    let placed = [
        ("stock", scenario.stock.is_some()),
        ("discard", scenario.discard.is_some()),
        ("melds", !scenario.melds.is_empty()),
        ("aside", scenario.aside.is_some()),
    ];
    if let Some((key, _)) = placed.iter().find(|(_, placed)| *placed) {
        return Err(format!("{key}: without hands the round is dealt, and no card can be placed"));
    }
    let dealer = match scenario.dealer {
        Some(dealer) => seat("dealer", dealer, spec)?,
        None => Seat::at(spec.seats - 1),
    };
    let mut table = Table::new(spec.clone(), dealer);
    if let Some(totals) = &scenario.totals {
        table.public.set_up().totals = by_seat("totals", totals, spec)?.to_vec();
    }
    table.step(Step::NextRound).map_err(|error| error.to_string())?;
    begin_round(&mut table, scenario, spec);
    if let Due::Step(kind) = table.due() {
        let step = chance.step(&table.public, kind);
        table.step(step).map_err(|error| error.to_string())?;
    }
    Ok(table)
}

/// The round is the one that the scenario tells, with its rules.
fn begin_round(table: &mut Table, scenario: &Scenario, spec: &Spec) {
    let public = table.public.set_up();
    (public.round, public.spec) = (scenario.round, spec.clone());
}

fn situation(scenario: &Scenario, spec: &Spec, asked: Option<(Seat, TurnStep)>) -> Result<Situation, String> {
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
        situation.melds.push(state::meld(meld, spec, &mut placer)?);
    }
    if let Some(aside) = &scenario.aside {
        for (seat, cards) in (0u8..).map(Seat).zip(by_seat("aside", aside, spec)?) {
            let cards = placer.cards("aside", cards)?;
            situation.aside.extend(cards.into_iter().map(|card| (seat, card)));
        }
    }
    let wild = flags.hidden_wild.as_ref().or(flags.wild.as_ref());
    situation.wild_card = wild.map(|code| placer.card("flags: wild", code)).transpose()?;
    situation.wild_hidden = flags.hidden_wild.is_some();
    situation.discard = placer.cards("discard", scenario.discard.as_deref().unwrap_or(""))?;
    situation.stock = placer.cards("stock", scenario.stock.as_deref().unwrap_or(""))?;
    situation.stock_size = scenario.stock_size;
    if let Some(totals) = &scenario.totals {
        situation.totals = by_seat("totals", totals, spec)?.to_vec();
    }
    if let Some(turns) = &flags.turns {
        situation.turns = by_seat("flags: turns", turns, spec)?.to_vec();
    } else if !flags.first_turn {
        situation.turns.fill(1);
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
            let dealer = seat("dealer", scenario.dealer.unwrap_or(last), spec)?;
            Ok(spec.deal.first(dealer, spec.seats))
        }
    }
}

fn turn_step(scenario: &Scenario, spec: &Spec) -> Result<TurnStep, String> {
    let names = &spec.sheet.states;
    match scenario.state.as_deref() {
        None => Ok(TurnStep::Draw),
        Some("Offer") => Ok(TurnStep::Offer),
        Some(name) if name == names.draw => Ok(TurnStep::Draw),
        Some(name) if name == names.play => Ok(TurnStep::Play),
        Some(name) => Err(format!("state: '{name}' is neither '{}' nor '{}'", names.draw, names.play)),
    }
}

pub(super) fn seat(key: &str, number: u8, spec: &Spec) -> Result<Seat, String> {
    let seat = Some(Seat(number)).filter(|seat| seat.index() < spec.seats);
    seat.ok_or(format!("{key}: there is no seat {number} at a table of {}", spec.seats))
}

pub(super) fn by_seat<'a, T>(key: &str, list: &'a [T], spec: &Spec) -> Result<&'a [T], String> {
    let fits = list.len() == spec.seats;
    fits.then_some(list).ok_or(format!("{key}: {} entries for {} seats", list.len(), spec.seats))
}

/// Gives out the cards of the deck by their names, each copy once.
pub(super) struct Placer<'a> {
    deck: &'a Deck,
    placed: Vec<CardId>,
}

impl Placer<'_> {
    pub(super) fn card(&mut self, key: &str, code: &str) -> Result<CardId, String> {
        let printed = code.split_once('=').map_or(code, |(card, _)| card);
        let mut copies = self.deck.find(printed).peekable();
        if copies.peek().is_none() {
            return Err(format!("{key}: '{code}' is no card of this deck"));
        }
        let free = copies.find(|card| !self.placed.contains(card));
        let card = free.ok_or(format!("{key}: '{code}' is placed more often than the deck holds it"))?;
        self.placed.push(card);
        Ok(card)
    }

    pub(super) fn cards(&mut self, key: &str, text: &str) -> Result<Vec<CardId>, String> {
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
