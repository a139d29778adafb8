//! A contract judged a second way: melds laid together fill it if any way to share its slots among them does, in whatever order they
//! are named.

use crate::common::{pick, rng};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::shuffle::{below, shuffle};
use rummage_rules::games::GAMES;
use rummage_rules::judge::Verdict;
use rummage_rules::melds::pattern;
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::turn::gate::{Gate, Wanted};
use std::sync::LazyLock;

const SEAT: Seat = Seat(0);

/// Every game that has contracts, as it is usually played and with each of its house rules.
static TABLES: LazyLock<Vec<Spec>> = LazyLock::new(|| {
    let tables = |game: &&'static Game| {
        let rules = game.extremes().map(|(_, rules)| rules).chain([Options::default()]);
        let game = *game;
        rules.map(|rules| game.spec(game.usual_seats, &rules).expect("rules of the game")).collect::<Vec<_>>()
    };
    let mut specs: Vec<Spec> = GAMES.iter().flat_map(tables).collect();
    specs.retain(|spec| matches!(spec.gates.gate, Gate::Round(_) | Gate::Seat(_)));
    specs
});

/// A table at which a seat is to play in this round, with nothing laid yet.
fn table(spec: &Spec, round: u16) -> Public {
    let mut public = Public::new(spec.in_round(round), SEAT);
    public.round = round;
    public.contracts.fill(u8::try_from(round).expect("a small number"));
    public.pending = vec![Pending::Turn(SEAT, TurnStep::Play)];
    public
}

/// Cards that could be what a slot asks for, few of them natural, so that they may well be something else, too.
fn group(spec: &Spec, deck: &mut Vec<CardId>, wanted: Wanted, rng: &mut ChaCha8Rng) -> Vec<CardId> {
    let size = wanted.most.min(wanted.least + below(rng, 2) as usize) as u8;
    let (rank, suit) = (1 + below(rng, 13) as u8, below(rng, 4) as u8);
    let is_run = spec.patterns[wanted.pattern].name == "run";
    let mut take = |fits: &dyn Fn(CardId) -> bool| {
        let place = deck.iter().position(|card| fits(*card))?;
        Some(deck.remove(place))
    };
    let naturals = 1 + below(rng, u32::from(size)) as u8;
    let card = |place: u8| {
        let natural = |card: CardId| {
            let face = spec.deck.printed(card);
            let meant = if is_run {
                (face.rank, face.suit) == ((rank - 1 + place) % 13 + 1, suit)
            } else {
                face.rank == rank
            };
            meant && !spec.is_wild(card)
        };
        let wild = |card: CardId| spec.is_wild(card);
        if place < naturals {
            take(&natural).or_else(|| take(&wild))
        } else {
            take(&wild).or_else(|| take(&natural))
        }
    };
    (0..size).filter_map(card).collect()
}

/// Groups for the slots of a contract, mostly; now and then of another slot, or one too many or too few.
fn groups(spec: &Spec, contract: &[Wanted], rng: &mut ChaCha8Rng) -> Vec<Vec<CardId>> {
    let mut deck: Vec<CardId> = spec.deck.cards().collect();
    shuffle(&mut deck, rng);
    let mut slots = contract.to_vec();
    match below(rng, 8) {
        0 => slots[0] = *pick(contract, rng),
        1 => slots.push(*pick(contract, rng)),
        2 if slots.len() > 1 => drop(slots.pop()),
        _ => {}
    }
    slots.into_iter().map(|slot| group(spec, &mut deck, slot, rng)).collect()
}

/// Every order of these things.
fn orders<T: Clone>(of: &[T]) -> Vec<Vec<T>> {
    if of.is_empty() {
        return vec![Vec::new()];
    }
    let beginning_with = |first: usize| {
        let mut rest = of.to_vec();
        let first = rest.remove(first);
        orders(&rest).into_iter().map(move |rest| [vec![first.clone()], rest].concat())
    };
    (0..of.len()).flat_map(beginning_with).collect()
}

/// Whether the slots can be shared out among the groups so that each is what its slot asks for: every one tried for the first group, and
/// then the others for the rest.
fn can_share(spec: &Spec, groups: &[Vec<CardId>], slots: &[Wanted]) -> bool {
    let Some((group, others)) = groups.split_first() else { return true };
    let is =
        |slot: &Wanted| slot.takes(slot.pattern, group.len()) && pattern::is_meld(spec, slot.pattern, group);
    (0..slots.len()).any(|place| {
        let mut rest = slots.to_vec();
        let slot = rest.remove(place);
        is(&slot) && can_share(spec, others, &rest)
    })
}

fn lay_down(groups: Vec<Vec<CardId>>) -> Action {
    let melds = groups.into_iter().map(|cards| MeldPlan { cards, ..MeldPlan::default() }).collect();
    Action::LayDown { melds, swaps: Vec::new() }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn melds_are_judged_alike_in_any_order_and_as_the_slots_can_be_shared(seed: u64) {
        let rng = &mut rng(seed);
        let spec = pick(&TABLES, rng);
        let rounds = match &spec.gates.gate {
            Gate::Round(rule) => rule.contracts.len(),
            Gate::Seat(rule) => rule.contracts.len(),
            _ => 0,
        };
        let public = table(spec, 1 + below(rng, rounds as u32) as u16);
        let contract = public.contract(SEAT);
        let groups = groups(&public.spec, &contract, rng);
        // One card more than is laid, so that none of the ways to end a turn is in question.
        let mut hand = groups.concat();
        hand.extend(public.spec.deck.cards().find(|card| !hand.contains(card)));
        let verdict = |groups: Vec<Vec<CardId>>| match public.judge(&hand, SEAT, &lay_down(groups))? {
            Verdict::FailedAttempt(refusal, _) => Err(*refusal),
            _ => Ok(()),
        };
        let first = verdict(groups.clone());
        for order in orders(&groups) {
            let other = verdict(order.clone()).map_err(|refusal| refusal.code);
            prop_assert_eq!(other, first.clone().map_err(|refusal| refusal.code), "{:?}", order);
        }
        if groups.iter().all(|cards| pattern::read(&public.spec, cards).is_ok()) {
            let partial = match &public.spec.gates.gate {
                Gate::Seat(rule) => !rule.at_once,
                _ => false,
            };
            let counts = partial || groups.len() == contract.len();
            let joined = first.as_ref().is_err_and(|refusal| refusal.why == "contract-runs-joined");
            let mismatch = |refusal: &Refusal| [Code::NotInContract, Code::ContractMismatch].contains(&refusal.code);
            let passes = counts && can_share(&public.spec, &groups, &contract) && !joined;
            prop_assert_eq!(passes, !first.is_err_and(|refusal| mismatch(&refusal)), "{:?}", groups);
        }
    }
}
