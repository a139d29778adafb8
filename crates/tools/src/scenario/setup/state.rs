//! What a scenario says of the melds on the table and of each seat's standing in the round.

use super::{Placer, by_seat, seat};
use crate::scenario::file::{LaidMeld, Scenario};
use rummage_rules::cards::ids::Seat;
use rummage_rules::melds::meld::{Meld, Rider};
use rummage_rules::melds::pattern;
use rummage_rules::notation;
use rummage_rules::round::leaving::RE_ENTRY;
use rummage_rules::score::ScoreLine;
use rummage_rules::spec::Spec;
use rummage_rules::table::{Left, Pending, Public, TurnStep};
use rummage_rules::turn::FromDiscard;
use rummage_rules::turn::gate::{Gate, SeatContract};

/// A meld as the file describes it.
pub(super) fn meld(laid: &LaidMeld, spec: &Spec, placer: &mut Placer) -> Result<Meld, String> {
    let owner = seat("melds: owner", laid.owner, spec)?;
    let cards = placer.cards("melds", &laid.cards)?;
    let no_meld = |why: String| format!("melds: '{}' is no meld: {why}", laid.cards);
    let names = notation::names_in(&spec.deck, &laid.cards, &cards);
    let names = names.ok_or_else(|| no_meld("a wild stands for no card of this deck".into()))?;
    let readings = pattern::readings_named(spec, &cards, &names);
    let reading = readings.map_err(|why| no_meld(why.to_string()))?.swap_remove(0);
    let mut meld = Meld::new(owner, reading);
    if let Some(by) = &laid.by {
        if by.len() != meld.len() {
            return Err(format!("melds: by: {} entries for {} cards", by.len(), meld.len()));
        }
        meld.laid_by = by.iter().map(|by| seat("melds: by", *by, spec)).collect::<Result<_, _>>()?;
    }
    for rider in laid.riders.iter().flat_map(|riders| riders.split(',')) {
        let (card, by) = rider.trim().split_once(" by ").ok_or("melds: riders: write 9S by 1")?;
        let by = by.trim().parse().map_err(|_| format!("melds: riders: '{by}' is no seat"))?;
        meld.riders.push(Rider {
            card: placer.card("melds: riders", card.trim())?,
            by: seat("melds: riders", by, spec)?,
        });
    }
    Ok(meld)
}

/// Brings the seats' standing into what everybody sees.
pub(super) fn adjust(scenario: &Scenario, public: &mut Public) -> Result<(), String> {
    let spec = public.spec.clone();
    let flags = &scenario.flags;
    for down in &scenario.down {
        public.states[seat("down", *down, &spec)?.index()].opened = true;
    }
    for floating in &flags.floating {
        let state = &mut public.states[seat("flags: floating", *floating, &spec)?.index()];
        (state.opened, state.floating) = (true, true);
    }
    if let Some(buys) = &flags.buys {
        let buys = by_seat("flags: buys", buys, &spec)?;
        public.states.iter_mut().zip(buys).for_each(|(state, buys)| state.buys = *buys);
    }
    if let Some(done) = &flags.row_turns {
        let done = by_seat("flags: row_turns", done, &spec)?;
        public.states.iter_mut().zip(done).for_each(|(state, done)| state.row_turn = *done > 0);
    }
    if let Some(rounds) = &flags.rounds_out {
        public.rounds_out = by_seat("flags: rounds_out", rounds, &spec)?.to_vec();
    }
    if let Some(won) = &flags.rounds_won {
        let won = by_seat("flags: rounds_won", won, &spec)?;
        // What a round was won by does not matter here, only that it was won.
        let sheet = |seat: Seat| vec![ScoreLine { seat, label: "won", amount: 1 }];
        let sheets = public.seats().zip(won).flat_map(|(seat, won)| (0..*won).map(move |_| sheet(seat)));
        public.sheets = sheets.collect();
    }
    scored_before(scenario, public)?;
    for back in &flags.re_entered {
        let seat = seat("flags: re_entered", *back, &spec)?;
        public.sheets.push(vec![ScoreLine { seat, label: RE_ENTRY, amount: 0 }]);
    }
    for dropped in &flags.dropped {
        let state = &mut public.states[seat("flags: dropped", *dropped, &spec)?.index()];
        state.left = Some(Left::Dropped { first: true });
    }
    for stuck in &flags.stuck {
        public.states[seat("flags: stuck", *stuck, &spec)?.index()].left = Some(Left::Stuck);
    }
    contracts(scenario, public)?;
    turn(scenario, public)
}

/// What each seat scored in the rounds before.
pub(super) fn scored_before(scenario: &Scenario, public: &mut Public) -> Result<(), String> {
    for round in &scenario.flags.rounds {
        let scored = public.seats().zip(by_seat("flags: rounds", round, &public.spec)?);
        let sheet = scored.map(|(seat, amount)| ScoreLine { seat, label: "won", amount: *amount }).collect();
        public.sheets.push(sheet);
    }
    Ok(())
}

fn turn(scenario: &Scenario, public: &mut Public) -> Result<(), String> {
    let spec = public.spec.clone();
    let flags = &scenario.flags;
    public.discarder = match flags.discarder {
        Some(discarder) => Some(seat("flags: discarder", discarder, &spec)?),
        None => None,
    };
    let offered = matches!(public.pending.last(), Some(Pending::Turn(_, TurnStep::Offer)));
    public.live = offered || !matches!(spec.draw.discard, FromDiscard::Live { .. });
    if offered && spec.draw.offer {
        let asked_after = |seat: &Seat| Some(public.left_of(*seat)) == public.turn();
        public.offered_by = public.discarder.or_else(|| public.seats().find(asked_after));
    }
    if let Some(code) = &flags.upcard {
        let card = spec.deck.find(code).next();
        public.upcard = Some(card.ok_or(format!("flags: upcard: '{code}' is no card of this deck"))?);
    }
    public.played = !public.melds.is_empty();
    public.digs = flags.digs;
    public.in_turn.opened = flags.went_down;
    if let Some(code) = &flags.must_play {
        let card = spec.deck.find(code).next();
        public.in_turn.must_play =
            Some(card.ok_or(format!("flags: must_play: '{code}' is no card of this deck"))?);
    }
    if let (Some(turn), 0) = (public.turn(), public.stock_size) {
        public.states[turn.index()].row_turn = true;
    }
    Ok(())
}

fn contracts(scenario: &Scenario, public: &mut Public) -> Result<(), String> {
    let spec = public.spec.clone();
    if let Some(contracts) = &scenario.flags.contract {
        public.contracts = by_seat("flags: contract", contracts, &spec)?.to_vec();
        public.completed = public.contracts.iter().map(|contract| contract.saturating_sub(1)).collect();
    }
    let Gate::Seat(rule) = &spec.gates.gate else { return Ok(()) };
    if rule.common {
        public.contracts.fill(rule.in_round(scenario.round));
    }
    for seat in public.seats() {
        let index = seat.index();
        let stated = scenario.flags.filled.as_ref().map(|filled| by_seat("flags: filled", filled, &spec));
        let filled = match stated.transpose()? {
            Some(filled) => filled[index].clone(),
            None => slots_filled(rule, public, seat),
        };
        let slots = rule.contracts.get(usize::from(public.contracts[index]).saturating_sub(1));
        public.states[index].opened |= slots.is_some_and(|slots| slots.len() == filled.len());
        public.states[index].filled = filled;
    }
    Ok(())
}

/// The slots of a seat's contract that its melds on the table fill. A meld may have grown since it was laid.
fn slots_filled(rule: &SeatContract, public: &Public, seat: Seat) -> Vec<usize> {
    let contract = usize::from(public.contracts[seat.index()]).saturating_sub(1);
    let slots = rule.contracts.get(contract).map_or(&[][..], Vec::as_slice);
    let mut filled = Vec::new();
    for meld in public.melds_of(seat) {
        let free = |(index, (pattern, size)): &(usize, &(usize, usize))| {
            !filled.contains(index) && *pattern == meld.reading.pattern && *size <= meld.len()
        };
        filled.extend(slots.iter().enumerate().find(free).map(|(index, _)| index));
    }
    filled
}
