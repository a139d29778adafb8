//! Laying a contract: which of the melds that a hand holds go to the table, and in which shape.

use crate::contract::prospect::Prospect;
use crate::contract::{parts, whole_hand};
use crate::goal::Goal;
use crate::goal::reach::{Target, Way, each_way};
use crate::goal::tally::Tally;
use rummage_rules::action::{Action, MeldPlan, Swap};
use rummage_rules::cards::ids::{CardId, MeldId};
use rummage_rules::cards::order::Order;
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;

/// No more ways to lay a contract than this are compared.
const MOST_LAYS: usize = 80;

/// The lay-down that leaves the least in the hand, if the goal can be laid.
pub fn lay(prospect: &Prospect) -> Option<Action> {
    let view = prospect.view;
    if prospect.goal.is_done() {
        return None;
    }
    if prospect.goal.whole_hand {
        let melds = whole_hand::melds(&view.public.spec, &prospect.goal, &view.hand)?;
        return legal(view, Action::LayDown { melds, swaps: Vec::new() });
    }
    best_lay(prospect, &view.hand, &[])
        .or_else(|| lay_by_swap(prospect))
        .or_else(|| if prospect.goal.at_once { None } else { parts::lay(prospect) })
}

pub fn legal(view: &View, action: Action) -> Option<Action> {
    view.check(&action).is_ok().then_some(action)
}

/// The best way to lay the whole goal from these cards.
fn best_lay(prospect: &Prospect, hand: &[CardId], swaps: &[Swap]) -> Option<Action> {
    let (view, spec) = (prospect.view, &prospect.view.public.spec);
    let mut lays: Vec<Vec<MeldPlan>> = Vec::new();
    each_way(spec, &prospect.goal, &Tally::of(spec, hand), &mut |ways, missing| {
        if missing == 0 && lays.len() < MOST_LAYS {
            lays.extend(plans(spec, &prospect.goal, hand, ways));
        }
        0
    });
    let actions = lays.into_iter().map(|melds| Action::LayDown { melds, swaps: swaps.to_vec() });
    let legal = actions.filter(|action| view.check(action).is_ok());
    let longer = legal.map(|action| lengthened(view, hand, action));
    longer.min_by_key(|action| left_over(prospect, hand, action))
}

/// The same lay-down with every other card of the hand that one of its melds can take in, where melds may be longer than was asked.
fn lengthened(view: &View, hand: &[CardId], mut lay: Action) -> Action {
    for card in hand {
        let Action::LayDown { melds, swaps } = &lay else { break };
        let longer = longer_by(&view.public.spec, melds, *card)
            .map(|melds| Action::LayDown { melds, swaps: swaps.clone() })
            .find(|longer| view.check(longer).is_ok());
        lay = longer.unwrap_or(lay);
    }
    lay
}

/// These melds with one card more at either end of one of them, wherever that is still a meld; none where they hold the card.
fn longer_by(spec: &Spec, melds: &[MeldPlan], card: CardId) -> impl Iterator<Item = Vec<MeldPlan>> {
    let is_held = melds.iter().any(|plan| plan.cards.contains(&card));
    let plans = melds.iter().enumerate().filter(move |_| !is_held);
    plans.flat_map(|(meld, plan)| [(meld, 0), (meld, plan.cards.len())]).filter_map(move |(meld, place)| {
        let mut cards = melds[meld].cards.clone();
        cards.insert(place, card);
        pattern::read_as(spec, melds[meld].pattern?, &cards).ok()?;
        let mut melds = melds.to_vec();
        melds[meld].cards = cards;
        Some(melds)
    })
}

/// What stays in the hand after a lay-down and fits nowhere.
fn left_over(prospect: &Prospect, hand: &[CardId], action: &Action) -> i32 {
    let (public, spec) = (&prospect.view.public, &prospect.view.public.spec);
    let Action::LayDown { melds, .. } = action else { return 0 };
    let mut table: Vec<Meld> = public.melds.clone();
    for plan in melds {
        let reading = plan.pattern.and_then(|index| pattern::read_as(spec, index, &plan.cards).ok());
        table.extend(reading.map(|reading| Meld::new(prospect.view.seat, reading)));
    }
    let laid = |card: &&CardId| melds.iter().any(|plan| plan.cards.contains(card));
    let rest = hand.iter().filter(|card| !laid(card));
    // What fits is not gone yet, but it is as good as gone.
    rest.map(|card| spec.value(*card) * if pattern::fits_anywhere(spec, &table, *card) { 1 } else { 10 })
        .sum()
}

/// Lays the goal with the help of a wild that lies on the table, where that is allowed.
fn lay_by_swap(prospect: &Prospect) -> Option<Action> {
    let (view, public) = (prospect.view, &prospect.view.public);
    if !public.spec.tableau.swap.to_open {
        return None;
    }
    let melds = (0..public.melds.len()).filter_map(|index| u8::try_from(index).ok().map(MeldId));
    melds.into_iter().find_map(|meld| {
        let slots = &public.melds[meld.index()].reading.slots;
        slots.iter().find_map(|slot| {
            let stand = slot.stands_for?;
            let same = |card: &&CardId| {
                let face = public.spec.deck.printed(**card);
                face.rank == stand.rank && stand.suit == Some(face.suit) && !public.spec.is_wild(**card)
            };
            let natural = *view.hand.iter().find(same)?;
            let mut hand: Vec<CardId> = view.hand.iter().copied().filter(|card| *card != natural).collect();
            hand.push(slot.card);
            best_lay(prospect, &hand, &[Swap { natural, meld }])
        })
    })
}

/// The cards of a hand that fill the slots in these ways.
pub fn plans(spec: &Spec, goal: &Goal, hand: &[CardId], ways: &[Way]) -> Option<Vec<MeldPlan>> {
    let mut rest: Vec<CardId> = hand.to_vec();
    let is_run = |way: &&Way| matches!(way.meld, Target::Run { .. });
    let runs = ways.iter().filter(is_run);
    let kinds = ways.iter().filter(|way| !is_run(way));
    let mut melds = Vec::with_capacity(ways.len());
    for way in runs.chain(kinds) {
        let slot = goal.slots[way.slot];
        let cards = match way.meld {
            Target::Run { suit, low } => run_cards(spec, slot.size, suit, low, &mut rest),
            Target::Kind { rank } => kind_cards(spec, slot.size, rank, &mut rest),
        };
        melds.push(MeldPlan { cards: cards?, pattern: Some(slot.pattern), ..MeldPlan::default() });
    }
    Some(melds)
}

/// A run out of these cards, wilds where naturals are missing.
pub fn run_cards(
    spec: &Spec,
    size: usize,
    suit: usize,
    low: u8,
    rest: &mut Vec<CardId>,
) -> Option<Vec<CardId>> {
    (low..).take(size).map(|position| natural_or_wild(spec, suit, Order::rank_at(position), rest)).collect()
}

fn natural_or_wild(spec: &Spec, suit: usize, rank: u8, rest: &mut Vec<CardId>) -> Option<CardId> {
    let natural = rest.iter().position(|card| {
        let face = spec.deck.printed(*card);
        !spec.is_wild(*card) && face.rank == rank && usize::from(face.suit) == suit
    });
    let place = natural.or_else(|| rest.iter().position(|card| spec.is_wild(*card)))?;
    Some(rest.remove(place))
}

fn kind_cards(spec: &Spec, size: usize, rank: u8, rest: &mut Vec<CardId>) -> Option<Vec<CardId>> {
    let natural = |card: &CardId| !spec.is_wild(*card) && spec.deck.printed(*card).rank == rank;
    let mut cards: Vec<CardId> = rest.iter().copied().filter(natural).take(size).collect();
    let wilds = rest.iter().copied().filter(|card| spec.is_wild(*card));
    cards.extend(wilds.take(size - cards.len()).collect::<Vec<_>>());
    rest.retain(|card| !cards.contains(card));
    (cards.len() == size).then_some(cards)
}
